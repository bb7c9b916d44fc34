import { Memo } from '@ziggurat/kernel'
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

/** What can be said of an effect beforehand. */
type Mark =
  /** Nothing changes before its player has given an answer. */
  | 'asks'
  /** It shows nothing that cannot be unseen: nothing is drawn, goes from one to another, or is asked for unseen. */
  | 'nothing'
  /** Nothing but cards of its player, who knows them. */
  | 'own-cards'

/** What a player does when an effect is executed: a little program in the game's verbs. */
export interface Effect {
  readonly kind: EffectKind
  readonly execute: (roles: Roles) => Execution
  readonly shows: Shows
  /** Whether it may show something, unasked, if who has activated the card executes it. */
  readonly byOwn: boolean
  /** If somebody else does; whatever is shared and changes something brings a card to who has activated it (INN-SHARE-05). */
  readonly byOthers: boolean
}

/** What an effect may show that cannot be unseen. */
export type Shows = 'nothing' | 'own-cards' | 'more'

function effect(kind: EffectKind, execute: Effect['execute'], marks: readonly Mark[]): Effect {
  const shows = marks.includes('nothing') ? 'nothing' : marks.includes('own-cards') ? 'own-cards' : 'more'
  const asks = marks.includes('asks')
  return {
    kind,
    execute,
    shows,
    byOwn: !asks && kind === 'shared' && shows === 'more',
    byOthers: !asks && (kind === 'shared' || shows !== 'nothing'),
  }
}

export const demand = (execute: Effect['execute'], ...marks: readonly Mark[]): Effect =>
  effect('demand', execute, marks)
export const shared = (execute: Effect['execute'], ...marks: readonly Mark[]): Effect =>
  effect('shared', execute, marks)

/** The effects of a card, one to three. */
export type Effects = readonly [Effect, Effect?, Effect?]

let written: Readonly<Record<CardId, Effects>> = {}
let rewritten: Readonly<Record<CardId, Readonly<Record<number, Effect>>>> = {}

const FIRST = new Memo((id: CardId): readonly Effect[] => {
  const effects = written[id]
  if (effects === undefined) throw new Error(`nobody knows what ${id} does`)
  return effects.filter((effect) => effect !== undefined)
})
const THIRD = new Memo((id: CardId): readonly Effect[] => Object.assign([...FIRST.get(id)], rewritten[id]))

/**
 * Effects are programs in the verbs, and some verbs execute effects: so these are told of them once; and of those that
 * the third edition has rewritten or added, by their place on the card.
 */
export function register(first: typeof written, third: typeof rewritten): void {
  written = first
  rewritten = third
}

/** What a card does, in the edition that is played. */
export const effectsOf = (id: CardId, edition: 'first' | 'third'): readonly Effect[] =>
  (edition === 'third' ? THIRD : FIRST).get(id)
