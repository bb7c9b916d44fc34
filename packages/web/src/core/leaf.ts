import type { GameOptions } from '@ziggurat/kernel'
import type { Language, Texts } from '@ziggurat/texts'
import type { FunctionComponent } from 'preact'

/** A card's page in the almanac: what the almanac searches, filters and shows. */
export interface Leaf {
  readonly id: string
  readonly name: string
  readonly effect: string
  /** Null for what has no age, such as a board. */
  readonly age: number | null
  readonly kind: string
  /** The number of copies in the game, by number of players. */
  readonly copies: Readonly<Record<number, number>>
  /** Whether it is drawn at random for each game, so that `copies` means nothing. */
  readonly isByChance?: boolean
  readonly icons: readonly string[]
  /** Its names in the rules, which are in English. */
  readonly english: readonly string[]
  /** How it is drawn, if not by the game's `Face`. */
  readonly Drawing?: FunctionComponent
  /** The numbers that are printed on it. */
  readonly Numbers?: FunctionComponent<{ readonly link: (card: string) => string }>
}

/** What a game needs to make its leaves. */
export interface AlmanacContext {
  readonly language: Language
  readonly options: GameOptions
  readonly texts: Texts
  readonly english: Texts
}

type Names = Readonly<Record<string, string>>

/** A game's part of the almanac. */
export interface GameAlmanac {
  leaves(context: AlmanacContext): Promise<readonly Leaf[]>
  /** The options of an edition, if the cards depend on it. */
  optionsOf?(edition: string): GameOptions
  /** The number of an age as it is printed. */
  ageNumber(age: number): string
  /** Names in the language that is shown: an age, kinds of cards, icons, and the heading for what has no age. */
  names(): {
    readonly age: string
    readonly kinds: Names
    readonly icons?: Names
    readonly boards?: string
  }
}
