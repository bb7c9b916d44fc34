import { dogmaOf } from '@ziggurat/innovation/facts'
import type { CardId, PileView } from '@ziggurat/innovation/facts'
import type { Seat } from '@ziggurat/kernel'
import type { FunctionComponent } from 'preact'

import type { IconName } from '../../look/icon-names.ts'
import { Icon, SeatMark } from '../../look/icon.tsx'
import type { InnovationTable } from './model.ts'
import { Tile } from './signs.tsx'
import { game, own, sentencesOf } from './words.ts'

const SPLAYS: Readonly<Record<PileView['splay'], IconName>> = {
  none: 'splay-none',
  left: 'splay-left',
  right: 'splay-right',
  up: 'splay-up',
}

/** 'red 3 cards, splayed left' */
export const PileCaption: FunctionComponent<{ readonly pile: PileView }> = ({ pile }) => (
  <p class="pile__cap">
    <Icon name={SPLAYS[pile.splay]} />
    <span>
      <b>{game.value.colours[pile.colour].heading}</b> {own.value.pile(pile.size, pile.splay)}
    </span>
  </p>
)

interface EffectProps {
  readonly table: InnovationTable
  readonly seat: Seat
  readonly card: CardId
}

/** What a top card does, and whom it would concern if its owner activated it now. */
export const PileEffect: FunctionComponent<EffectProps> = ({ table, seat, card }) => {
  const view = table.view.value
  const { icon, sharing, demanded } = dogmaOf(view, seat, card)
  const text = sentencesOf(card, view.edition)
    .map((each) => each.text)
    .join(' ')
  const words = own.value.meets
  const marks = (seats: readonly Seat[]) =>
    seats.map((each) => <SeatMark key={each} seat={each} label={table.name(each)} />)
  return (
    <>
      <span class="icard__does" aria-hidden="true">
        {text}
      </span>
      <span class="meets">
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
        {demanded.length + sharing.length === 0 && <span>{words.alone}</span>}
      </span>
    </>
  )
}
