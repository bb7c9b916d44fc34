import { isAbout } from '@ziggurat/kernel'
import type { FunctionComponent, HTMLAttributes } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

import { say } from '../core/language.ts'
import type { GameUi, MatchModel } from '../core/match-model.ts'
import { Reasons } from './reasons.tsx'

import './lens.css'

const HOVER = 140
const PRESS = 450

let timer: ReturnType<typeof setTimeout> | undefined

type Handlers = Pick<
  HTMLAttributes<HTMLElement>,
  | 'onPointerEnter'
  | 'onPointerLeave'
  | 'onPointerDown'
  | 'onPointerUp'
  | 'onFocus'
  | 'onBlur'
  | 'onContextMenu'
>

/** Shows a card in the lens on hover, focus or a long press; on a tap too, if the card is disabled. */
export function lensHandlers(model: MatchModel, card: string): Handlers {
  const show = (at: EventTarget | null): void => {
    if (at instanceof Element) model.lens.value = { card, at }
  }
  const hide = (): void => {
    clearTimeout(timer)
    if (model.lens.value?.card === card) model.lens.value = null
  }
  /** Shows it after the finger has left, until anything is touched. */
  const stay = (at: Element): void => {
    setTimeout(() => {
      show(at)
      addEventListener('pointerdown', hide, { once: true, capture: true })
    })
  }
  const later = (at: EventTarget | null, wait: number): void => {
    clearTimeout(timer)
    timer = setTimeout(() => show(at), wait)
  }
  return {
    onPointerEnter: (event) => event.pointerType === 'mouse' && later(event.currentTarget, HOVER),
    onPointerLeave: hide,
    onPointerDown: (event) => event.pointerType !== 'mouse' && later(event.currentTarget, PRESS),
    onPointerUp: ({ pointerType, currentTarget }) =>
      pointerType !== 'mouse' && currentTarget.ariaDisabled === 'true' && stay(currentTarget),
    onFocus: ({ currentTarget }) => currentTarget.matches(':focus-visible') && show(currentTarget),
    onBlur: hide,
    onContextMenu: (event) => event.preventDefault(),
  }
}

/** The enlarged card, above or beside the original and never under the pointer. */
export const Lens: FunctionComponent<{ readonly model: MatchModel; readonly game: GameUi }> = ({
  model,
  game,
}) => {
  const looked = model.lens.value
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = box
    if (current === null || looked === null) return
    const zoom = Number(getComputedStyle(current).zoom || 1)
    const at = looked.at.getBoundingClientRect()
    const own = current.getBoundingClientRect()
    const gap = 10
    const room = { width: innerWidth - own.width - gap, height: innerHeight - own.height - gap }
    const above = at.top - own.height - gap
    const beside = at.right + gap <= room.width + gap ? at.right + gap : at.left - own.width - gap
    const left = above >= gap ? at.left + at.width / 2 - own.width / 2 : beside
    const top = above >= gap ? above : at.top
    current.style.left = `${Math.max(gap, Math.min(room.width, left)) / zoom}px`
    current.style.top = `${Math.max(gap, Math.min(room.height, top)) / zoom}px`
  })
  if (looked === null) return null
  const refusals = model.refusals.value.filter((refusal) => isAbout(refusal, looked.card))
  const idle = refusals.length === 0 && looked.at.ariaDisabled === 'true' && isMine(model, looked.at)
  return (
    <div class="lens" ref={box} role="tooltip">
      <game.Face id={looked.card} texts={model.texts.value} />
      {refusals.length > 0 && (
        <div class="lens__why">
          <h3>{say.value.table.cannot}</h3>
          <Reasons model={model} refusals={refusals} />
        </div>
      )}
      {idle && <p class="lens__why">{unasked(model)}</p>}
    </div>
  )
}

/** Whether a card is in my hand in a game that is running. */
const isMine = (model: MatchModel, at: Element): boolean =>
  model.playable &&
  model.outcome.value === null &&
  model.seat.value !== null &&
  at.closest('[data-place^="hand"]') !== null

/** Why a card of mine does nothing, if no refusal says so. */
function unasked(model: MatchModel): string {
  const words = say.value.table
  return model.question.value === null ? words.notAsked : words.notOffered
}
