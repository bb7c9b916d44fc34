import type { Game, GameEvent, Seat } from '@ziggurat/kernel'
import type { Language, Texts } from '@ziggurat/texts'

import type { IconName } from '../look/icon-names.ts'
import type { Glaze } from '../look/mosaic/glazes.ts'
import type { GameAlmanac } from './leaf.ts'
import type { GameUi } from './match-model.ts'
import type { WordsLoader } from './words.ts'

/** A page of rules. */
export interface Rulebook {
  /** The edition, where a game has more than one. */
  readonly edition: string
  /** What the ids of its rules begin with. */
  readonly prefix: string
  readonly load: () => Promise<{ readonly default: string }>
}

/** How a game comes to the browser: what the site says of it at once, and all else when it is needed. */
export interface GameManifest {
  readonly title: Readonly<Record<Language, string>>
  /** How long a game takes. */
  readonly lasts: Readonly<Record<Language, string>>
  /** Whose rules these are. */
  readonly publisher: string
  readonly icon: IconName
  readonly glaze: Glaze
  /** The mosaic by which it is known here. */
  readonly picture: string
  /** The fewest and the most. */
  readonly players: readonly [number, number]
  /** How many play at a new table, and when somebody wants to play at once. */
  readonly usual: { readonly atTable: number; readonly atOnce: number }
  /** The usual edition first. */
  readonly rulebooks: readonly [Rulebook, ...Rulebook[]]
  readonly texts: WordsLoader<Texts>
  /** Whether the home page mentions an event to this seat's player: not what they did themselves, nor whose turn it is. */
  readonly isNews: (event: GameEvent, seat: Seat) => boolean
  /** The rules themselves, for looking back: a record is played again in the browser. */
  readonly rules: () => Promise<Game>
  readonly ui: () => Promise<GameUi>
  readonly almanac: () => Promise<GameAlmanac>
}

/** A game's texts are made of a function, the same for all languages, and one language's messages. */
export const textsFrom =
  <Say>(
    load: () => Promise<{ readonly textsIn: (language: Language, say: Say) => Texts }>,
    messages: WordsLoader<Say>,
  ): WordsLoader<Texts> =>
  async (language) => {
    const [{ textsIn }, say] = await Promise.all([load(), messages(language)])
    return textsIn(language, say)
  }
