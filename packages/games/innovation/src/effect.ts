import type { Rules } from '@ziggurat/kernel'

import type { Actor } from './actor.ts'
import type { EffectKind } from './card.ts'
import type { CardId } from './catalogue.ts'

/** Who takes part in an effect: in a demand, 'you' must obey 'me', who activated the card. */
interface Roles {
  readonly you: Actor
  readonly me: Actor
}

/** An effect at work: rules if it may ask something; otherwise it is done at once. */
export type Execution = Rules<unknown> | undefined

/** What a player does when an effect is executed: a little program in the game's verbs. */
export interface Effect {
  readonly kind: EffectKind
  readonly execute: (roles: Roles) => Execution
}

export const demand = (execute: Effect['execute']): Effect => ({ kind: 'demand', execute })
export const shared = (execute: Effect['execute']): Effect => ({ kind: 'shared', execute })

/** The effects of a card, one to three. */
export type Effects = readonly [Effect, Effect?, Effect?]

const first = new Map<CardId, readonly Effect[]>()
const third = new Map<CardId, readonly Effect[]>()

/** Effects are programs in the verbs, and some verbs execute effects: so these are told of them once. */
export function register(cards: Readonly<Record<CardId, Effects>>): void {
  for (const [id, effects] of Object.entries(cards)) {
    first.set(
      id,
      effects.filter((effect) => effect !== undefined),
    )
  }
}

/** Likewise of the effects that another edition has rewritten or added, by card and by their place on it. */
export function registerRewritten(cards: Readonly<Record<CardId, Readonly<Record<number, Effect>>>>): void {
  for (const [id, changes] of Object.entries(cards)) {
    third.set(id, Object.assign([...effectsOf(id, 'first')], changes))
  }
}

/** What a card does, in the edition that is played. */
export function effectsOf(id: CardId, edition: 'first' | 'third'): readonly Effect[] {
  const effects = (edition === 'third' ? third.get(id) : undefined) ?? first.get(id)
  if (effects === undefined) throw new Error(`nobody knows what ${id} does`)
  return effects
}
