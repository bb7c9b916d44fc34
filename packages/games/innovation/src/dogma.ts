import type { Rules, Seat, Tell } from '@ziggurat/kernel'

import { Actor } from './actor.ts'
import type { Action, Frame } from './actor.ts'
import type { Effect, Execution, Icon } from './card.ts'
import { cardOf, effectsOf } from './catalogue.ts'
import type { CardId } from './catalogue.ts'
import type { Event } from './events.ts'
import { iconCount } from './icons.ts'
import { highestOnTop } from './state.ts'
import type { State } from './state.ts'
import { draw } from './verbs.ts'

export const newAction = (state: State, tell: Tell<Event>, activator: Seat): Action => ({
  state,
  tell,
  activator,
  sharing: false,
  shared: false,
  ended: false,
})

export const newFrame = (action: Action, card: CardId | null): Frame => ({
  action,
  card,
  effect: 0,
  moved: 0,
  mostReturned: 0,
})

/** Who would share a card and who would have to obey it, if this seat activated it now (INN-DOGMA-02). */
export interface Preview extends Concerned {
  readonly icon: Icon
  /** The visible icons of that kind, seat by seat. */
  readonly counts: readonly number[]
}

interface Concerned {
  /** Clockwise from the left of who activates. */
  readonly sharing: readonly Seat[]
  readonly demanded: readonly Seat[]
}

export function preview(state: State, seat: Seat, card: CardId): Preview {
  const { dogma: icon } = cardOf(card)
  const counts = state.players.map(({ board }) => iconCount(board, icon))
  const { sharing, demanded } = concerned(effectsOf(card, state.edition), counts, seat)
  return { icon, counts, sharing, demanded }
}

/** Whom effects concern if this seat executes them, by everybody's icons of the kind that decides. */
export function concerned(effects: readonly Effect[], counts: readonly number[], seat: Seat): Concerned {
  const own = counts[seat] ?? 0
  const demands = effects.some(({ kind }) => kind === 'demand')
  const shares = effects.some(({ kind }) => kind === 'shared')
  const sharing: Seat[] = []
  const demanded: Seat[] = []
  for (let i = 1; i < counts.length; i++) {
    const other = (seat + i) % counts.length
    const strong = (counts[other] ?? 0) >= own
    if (strong && shares) sharing.push(other)
    if (!strong && demands) demanded.push(other)
  }
  return { sharing, demanded }
}

/** Activates a top card: icons are counted once, effects follow in printed order (INN-DOGMA-01 to -09). */
export function* activate(state: State, tell: Tell<Event>, seat: Seat, id: CardId): Rules<void> {
  const action = newAction(state, tell, seat)
  const me = new Actor(seat, newFrame(action, id))
  const { sharing, demanded } = preview(state, seat, id)
  tell({ kind: 'dogma', seat, card: id, sharing, demanded })
  const all = [...sharing, seat]
  const effects = effectsOf(id, state.edition)
  for (let number = 0; number < effects.length; number++) {
    const effect = effects[number] as Effect
    const seats = effect.kind === 'demand' ? demanded : all
    for (let i = 0; i < seats.length; i++) {
      const asking = executeBy(seats[i] as Seat, me, effect, number)
      if (asking !== undefined) yield* asking
      if (action.ended) return
    }
  }
  action.sharing = false
  if (!action.shared) return
  tell({ kind: 'bonus', seat })
  drawAction(me)
}

/** An effect of the card that `me` activated, executed by a seat that it concerns. */
function executeBy(seat: Seat, me: Actor, effect: Effect, number: number): Execution {
  const { frame, action } = me
  const role = effect.kind === 'demand' ? 'demanded' : seat === me.seat ? 'own' : 'sharing'
  action.tell({ kind: 'effect', seat, card: frame.card ?? '', effect: number, role })
  action.sharing = role === 'sharing'
  frame.effect = number
  return effect.execute({ you: seat === me.seat ? me : new Actor(seat, frame), me })
}

/** The shared effects of a card for oneself alone: nobody shares, nothing is counted (INN-NEST-01). */
export function* execute(you: Actor, id: CardId): Rules<void> {
  const { action } = you
  const frame = newFrame(action, id)
  const me = new Actor(you.seat, frame)
  for (const [number, effect] of effectsOf(id, action.state.edition).entries()) {
    if (effect.kind === 'demand') continue
    frame.effect = number
    action.tell({ kind: 'effect', seat: you.seat, card: id, effect: number, role: 'alone' })
    const asking = effect.execute({ you: me, me })
    if (asking !== undefined) yield* asking
    if (action.ended) return
  }
}

/** A card of the value of one's highest top card (INN-DRAW-01, -02). */
export function drawAction(you: Actor): void {
  draw(you, highestOnTop(you.board))
}
