import type { Answer, OpenQuestions, Beat, Rules, Seat, Emit } from '@ziggurat/kernel'

import { Actor } from './actor.ts'
import type { Action, Ahead, Frame } from './actor.ts'
import type { EffectKind } from './card.ts'
import type { CardId } from './catalogue.ts'
import { effectsOf } from './effect.ts'
import type { Effect, Execution } from './effect.ts'
import type { Event } from './events.ts'
import { preview } from './preview.ts'
import { highestOnTop, NOBODY } from './state.ts'
import type { State } from './state.ts'
import { draw } from './verbs.ts'

export const newAction = (state: State, emit: Emit<Event>, activator: Seat): Action => ({
  state,
  emit,
  activator,
  sharing: false,
  shared: false,
  ended: false,
  ahead: null,
})

export const newFrame = (action: Action, card: CardId | null, nested = false): Frame => ({
  action,
  card,
  effect: 0,
  nested,
  shows: 'more',
  moved: 0,
  mostReturned: 0,
})

/** The result of rules that have nothing more to ask. */
const THROUGH: IteratorReturnResult<void> = { done: true, value: undefined }

/** Activates a top card. Icons are counted once (INN-DOGMA-01, -02). */
export function activate(state: State, emit: Emit<Event>, seat: Seat, card: CardId): Activation {
  const me = new Actor(seat, newFrame(newAction(state, emit, seat), card))
  const { sharing, demanded } = preview(state, seat, card)
  emit({ kind: 'dogma', seat, card, sharing, demanded })
  return new Activation(me, effectsOf(card, state.edition), sharing, demanded)
}

/**
 * Executes the effects of a card in printed order (INN-DOGMA-03 to -09). Not a generator, because every
 * answer would have to pass through it.
 */
class Activation implements Beat, Ahead {
  private readonly me: Actor
  private readonly effects: readonly Effect[]
  private readonly sharing: readonly Seat[]
  private readonly demanded: readonly Seat[]
  private number = 0
  private turn = 0
  /** The effect that is being executed. */
  private running: Rules<unknown> | null = null

  constructor(me: Actor, effects: readonly Effect[], sharing: readonly Seat[], demanded: readonly Seat[]) {
    this.me = me
    this.effects = effects
    this.sharing = sharing
    this.demanded = demanded
    me.action.ahead = this
  }

  /** Whether the next players, the later effects or the bonus may reveal something hidden. */
  mayShow(): boolean {
    const { effects, sharing, demanded, me } = this
    const { shared, sharing: isSharing } = me.action
    if (shared || isSharing) return true
    for (let at = this.number; at < effects.length; at++) {
      const effect = effects[at] as Effect
      const others = effect.kind === 'demand' ? demanded : sharing
      const left = others.length - (at === this.number ? this.turn : 0)
      if ((left > 0 && effect.byOthers) || (left >= 0 && effect.byOwn)) return true
    }
    return false
  }

  /** Executes effects until one of them asks something. */
  next(answer?: Answer): IteratorResult<OpenQuestions, unknown> {
    if (answer !== undefined && this.running !== null) {
      const step = this.running.next(answer)
      if (!step.done) return step
    }
    for (;;) {
      this.running = this.proceed()
      if (this.running === null) return THROUGH
      const step = this.running.next()
      if (!step.done) return step
    }
  }

  /** Executes effects until one may ask something. Returns it; null if there are no more. */
  private proceed(): Rules<unknown> | null {
    const { me, effects } = this
    for (; this.number < effects.length; this.number++) {
      const effect = effects[this.number] as Effect
      for (let seat = this.nextSeat(effect.kind); seat !== NOBODY; seat = this.nextSeat(effect.kind)) {
        if (me.action.ended) return null
        const asking = executeBy(seat, me, effect, this.number)
        if (asking !== undefined) return asking
      }
      this.turn = 0
    }
    if (!me.action.ended) this.bonus()
    return null
  }

  /**
   * The next seat to execute an effect of this kind. Players who share come before the activator
   * (INN-SHARE-03).
   */
  private nextSeat(kind: EffectKind): Seat {
    const others = kind === 'demand' ? this.demanded : this.sharing
    const turn = this.turn++
    if (turn < others.length) return others[turn] as Seat
    return kind === 'shared' && turn === others.length ? this.me.seat : NOBODY
  }

  private bonus(): void {
    const { seat, action } = this.me
    action.sharing = false
    if (!action.shared) return
    action.emit({ kind: 'bonus', seat })
    drawAction(this.me)
  }
}

/** Executes an effect of the card that `me` activated, for a seat that it concerns. */
function executeBy(seat: Seat, me: Actor, effect: Effect, number: number): Execution {
  const { frame, action } = me
  const role = effect.kind === 'demand' ? 'demanded' : seat === me.seat ? 'own' : 'sharing'
  action.emit({ kind: 'effect', seat, card: frame.card ?? '', effect: number, role })
  action.sharing = role === 'sharing'
  frame.effect = number
  frame.shows = effect.shows
  return effect.execute({ you: seat === me.seat ? me : new Actor(seat, frame), me })
}

/**
 * Executes the shared effects of a card for this player alone: nobody shares, and no icons are counted
 * (INN-NEST-01).
 */
export function* execute(you: Actor, id: CardId): Rules<void> {
  const { action } = you
  const frame = newFrame(action, id, true)
  const me = new Actor(you.seat, frame)
  for (const [number, effect] of effectsOf(id, action.state.edition).entries()) {
    if (effect.kind === 'demand') continue
    frame.effect = number
    action.emit({ kind: 'effect', seat: you.seat, card: id, effect: number, role: 'alone' })
    const asking = effect.execute({ you: me, me })
    if (asking !== undefined) yield* asking
    if (action.ended) return
  }
}

/** Draws a card of the value of the player's highest top card (INN-DRAW-01, -02). */
export function drawAction(you: Actor): void {
  draw(you, highestOnTop(you.board))
}
