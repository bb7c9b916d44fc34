import { dogmaOf } from '@ziggurat/innovation/facts'
import type { CardId, PileView } from '@ziggurat/innovation/facts'
import type { Seat } from '@ziggurat/kernel'
import { Fragment } from 'preact'
import type { FunctionComponent, RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

import type { IconName } from '../../look/icon-names.ts'
import { Icon, SeatMark } from '../../look/icon.tsx'
import type { InnovationModel } from './model.ts'
import { Tag, Tile } from './signs.tsx'
import { gameWords, own, sentencesOf } from './words.ts'

const SPLAYS: Readonly<Record<PileView['splay'], IconName>> = {
  none: 'splay-none',
  left: 'splay-left',
  right: 'splay-right',
  up: 'splay-up',
}

/** 'red 3 cards, splayed left' */
export const PileCaption: FunctionComponent<{ readonly pile: PileView }> = ({ pile }) => (
  <p class="pile__cap label">
    <Icon name={SPLAYS[pile.splay]} />
    <b>{gameWords.value.colours[pile.colour].heading}</b>
    <span aria-hidden="true">{own.value.cards(pile.size)}</span>
    <span class="visually-hidden">{own.value.pile(pile.size, pile.splay)}</span>
  </p>
)

/** The line height of a card's text, in pixels. */
const LINE = 15

/** Clamps a text to the whole lines that fit. */
function useWholeLines(): RefObject<HTMLSpanElement> {
  const box = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const { current } = box
    const text = current?.firstElementChild
    if (current === null || !(text instanceof HTMLElement)) return
    const watching = new ResizeObserver(() => {
      const lines = Math.floor(current.clientHeight / LINE)
      // A single line says too little.
      text.hidden = lines < 2
      text.style.webkitLineClamp = String(lines)
    })
    watching.observe(current)
    return () => watching.disconnect()
  }, [])
  return box
}

interface EffectProps {
  readonly model: InnovationModel
  readonly seat: Seat
  readonly card: CardId
}

/** A top card's effects, and the players they would concern if its owner activated it now. */
export const PileEffect: FunctionComponent<EffectProps> = ({ model, seat, card }) => {
  const view = model.view.value
  const box = useWholeLines()
  const { icon, sharing, demanded, effects } = dogmaOf(view, seat, card)
  const alone = effects[0]?.kind === 'demand' ? 'hitsNobody' : 'alone'
  const words = own.value.meets
  const marks = (seats: readonly Seat[]) =>
    seats.map((each) => <SeatMark key={each} seat={each} label={model.name(each)} />)
  return (
    <>
      <span ref={box} class="icard__does" aria-hidden="true">
        <span>
          {sentencesOf(card, view.edition).map(({ kind, text }, at) => (
            <Fragment key={at}>
              {kind === 'demand' && <Tag kind={kind} />}
              {text}{' '}
            </Fragment>
          ))}
        </span>
      </span>
      <span class="meets cluster">
        <Tile icon={icon} />
        {demanded.length > 0 && (
          <span>
            {words.hits} {marks(demanded)}
          </span>
        )}
        {sharing.length > 0 && (
          <span>
            {words.shares} {marks(sharing)}
          </span>
        )}
        {demanded.length + sharing.length === 0 && <span>{words[alone]}</span>}
      </span>
    </>
  )
}
