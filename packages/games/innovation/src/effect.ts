import { Memo } from '@ziggurat/kernel'
import type { Rules } from '@ziggurat/kernel'

import type { Actor } from './actor.ts'
import type { EffectKind } from './card.ts'
import type { CardId } from './catalogue.ts'

/** The players of an effect. In a demand, 'you' must obey 'me', the player who activated the card. */
interface Roles {
  readonly you: Actor
  readonly me: Actor
}

/** A running effect: rules if it may ask something; undefined if it is already done. */
export type Execution = Rules<unknown> | undefined

/** A known property of an effect. */
type Mark =
  /** Changes nothing before its player has answered. */
  | 'asks'
  /** Reveals nothing hidden: it draws nothing, moves no hidden card between players and asks for none. */
  | 'nothing'
  /** Reveals only cards of its player, who knows them already. */
  | 'own-cards'

/** What a player does when an effect is executed: a short program in the game's verbs. */
export interface Effect {
  readonly kind: EffectKind
  readonly execute: (roles: Roles) => Execution
  readonly shows: Shows
  /** Whether it may reveal something before a question when the activator executes it. */
  readonly byOwn: boolean
  /**
   * Whether it may when another player executes it. A shared effect that changes something gives the
   * activator a card (INN-SHARE-05).
   */
  readonly byOthers: boolean
}

/** What an effect may reveal. */
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
  if (effects === undefined) throw new Error(`no effects are registered for ${id}`)
  return effects.filter((effect) => effect !== undefined)
})
const THIRD = new Memo((id: CardId): readonly Effect[] => Object.assign([...FIRST.get(id)], rewritten[id]))

/**
 * Registers the effects of all cards, and those that the third edition has rewritten or added, by index on
 * the card. Effects are written in verbs and some verbs execute effects, so importing them would be circular.
 */
export function register(first: typeof written, third: typeof rewritten): void {
  written = first
  rewritten = third
}

/** The effects of a card in this edition. */
export const effectsOf = (id: CardId, edition: 'first' | 'third'): readonly Effect[] =>
  (edition === 'third' ? THIRD : FIRST).get(id)
