import type { Good } from '@ziggurat/seven-wonders'

import type { Theme } from '../../seven-wonders/features.ts'
import type { GeneralMessages } from '../words.ts'

/** What the conflicts with both neighbours would bring, if nobody built another shield. */
export type Conflicts = 'both-won' | 'both-lost' | 'won-and-lost' | 'one-won' | 'one-lost' | 'level'

/**
 * Why one option is better or worse than another. The first number is what there would be after it, the second one after the
 * other option. Each sentence begins with what it is about. `age` is a Roman numeral.
 */
export interface Messages extends GeneralMessages<Theme> {
  shields(own: number, other: number, left: number, right: number): string
  /** Follows the sentence about shields. */
  conflicts(how: Conflicts, age: string): string
  /** The conflicts of an age that ends with this turn. */
  conflictPoints(own: number, other: number, age: string): string
  goods(own: number, other: number): string
  /** The kinds of goods. */
  kinds(own: number, other: number): string
  /** Of these sources one chooses each turn what they make. */
  choices(own: number, other: number): string
  readonly names: Readonly<Record<Good, string>>
  /** One good in the place of another, and how many of each the neighbours make. */
  swapped(own: string, other: string, ownBeside: number, otherBeside: number): string
  coins(own: number, other: number): string
  readonly cheaper: { readonly for: string; readonly against: string }
  readonly yellow: { readonly for: string; readonly against: string }
  science(symbols: number, otherSymbols: number, points: number, otherPoints: number): string
  stages(own: number, other: number): string
  guilds(own: number, other: number): string
  blue(own: number, other: number): string
  total(own: number, other: number): string
  /** So many coins more, or fewer, for the neighbours together. */
  readonly coinsBeside: {
    readonly for: (coins: number) => string
    readonly against: (coins: number) => string
  }
}
