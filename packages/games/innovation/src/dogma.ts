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

/**
 * A top card that is activated: icons are counted once, effects follow in printed order (INN-DOGMA-01 to -09).
 * Not a generator, because every answer would have to pass through it.
 */
export class Activation {
  private readonly me: Actor
  private readonly effects: readonly Effect[]
  private readonly demanded: readonly Seat[]
  /** Who shares, and at last who activates. */
  private readonly sharing: readonly Seat[]
  private number = 0
  private turn = 0

  constructor(state: State, tell: Tell<Event>, seat: Seat, id: CardId) {
    this.me = new Actor(seat, newFrame(newAction(state, tell, seat), id))
    const { sharing, demanded } = preview(state, seat, id)
    tell({ kind: 'dogma', seat, card: id, sharing, demanded })
    this.effects = effectsOf(id, state.edition)
    this.demanded = demanded
    this.sharing = [...sharing, seat]
  }

  /** Lets effects be executed until one of them asks something: null if the activation is over. */
  next(): Rules<unknown> | null {
    const { me, effects } = this
    for (; this.number < effects.length; this.number++) {
      const effect = effects[this.number] as Effect
      const seats = effect.kind === 'demand' ? this.demanded : this.sharing
      while (this.turn < seats.length) {
        if (me.action.ended) return null
        const asking = executeBy(seats[this.turn++] as Seat, me, effect, this.number)
        if (asking !== undefined) return asking
      }
      this.turn = 0
    }
    if (!me.action.ended) this.bonus()
    return null
  }

  private bonus(): void {
    const { seat, action } = this.me
    action.sharing = false
    if (!action.shared) return
    action.tell({ kind: 'bonus', seat })
    drawAction(this.me)
  }
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
