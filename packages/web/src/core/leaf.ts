import type { GameOptions } from '@ziggurat/kernel'
import type { Language, Texts } from '@ziggurat/texts'
import type { FunctionComponent } from 'preact'

/** What the almanac knows of a card before anybody reads it. */
export interface Leaf {
  readonly id: string
  readonly name: string
  readonly effect: string
  /** Null where there are no ages: a board. */
  readonly age: number | null
  readonly kind: string
  /** Copies in the game by number of players. */
  readonly copies: Readonly<Record<number, number>>
  /** Whether chance decides if it is in a game: then their number says nothing. */
  readonly isByChance?: boolean
  readonly icons: readonly string[]
  /** What the rules call it, in English. */
  readonly english: readonly string[]
  /** Its drawing, where it is no card that the game's table draws. */
  readonly Drawing?: FunctionComponent
  /** What is printed on it in numbers. */
  readonly Numbers?: FunctionComponent<{ readonly link: (card: string) => string }>
}

/** What leaves are made of. */
export interface AlmanacContext {
  readonly language: Language
  readonly options: GameOptions
  readonly texts: Texts
  readonly english: Texts
}

type Names = Readonly<Record<string, string>>

/** What a game brings to the almanac. */
export interface GameAlmanac {
  leaves(making: AlmanacContext): Promise<readonly Leaf[]>
  /** The usual game of an edition, where its cards depend on that. */
  optionsOf?(edition: string): GameOptions
  /** How an age is numbered. */
  ageNumber(age: number): string
  /** In the language that is shown: what an age is called, kinds of cards, icons, and what has no age. */
  names(): {
    readonly age: string
    readonly kinds: Names
    readonly icons?: Names
    readonly boards?: string
  }
}
