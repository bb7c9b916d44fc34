import type { Game, GameEvent, Seat } from '@ziggurat/kernel'
import type { Language, Texts } from '@ziggurat/texts'

import type { IconName } from '../look/icon-names.ts'
import type { Glaze } from '../look/mosaic/glazes.ts'
import type { GameAlmanac } from './leaf.ts'
import type { GameUi } from './match-model.ts'
import type { WordsLoader } from './words.ts'

/** A page of rules. */
export interface Rulebook {
  /** Empty if the game has only one edition. */
  readonly edition: string
  /** The prefix of its rule ids. */
  readonly prefix: string
  readonly load: () => Promise<{ readonly default: string }>
}

/** What the site knows of a game before it is loaded, and how its parts are loaded. */
export interface GameManifest {
  readonly title: Readonly<Record<Language, string>>
  /** How long a game takes, in words. */
  readonly lasts: Readonly<Record<Language, string>>
  readonly publisher: string
  readonly icon: IconName
  readonly glaze: Glaze
  /** The id of the mosaic that stands for the game. */
  readonly picture: string
  /** The fewest and the most players. */
  readonly players: readonly [number, number]
  /** The number of players that a new table starts with, and that of 'play now'. */
  readonly usual: { readonly atTable: number; readonly atOnce: number }
  /** The usual edition first. */
  readonly rulebooks: readonly [Rulebook, ...Rulebook[]]
  readonly texts: WordsLoader<Texts>
  /** Whether the home page mentions an event to this seat's player: not what they did themselves, nor whose turn it is. */
  readonly isNews: (event: GameEvent, seat: Seat) => boolean
  /** The rules: replays and curves play a record again in the browser. */
  readonly rules: () => Promise<Game>
  readonly ui: () => Promise<GameUi>
  readonly almanac: () => Promise<GameAlmanac>
}

/** Loads a game's `textsIn` and the messages of one language, and makes its texts of them. */
export const textsFrom =
  <Say>(
    load: () => Promise<{ readonly textsIn: (language: Language, say: Say) => Texts }>,
    messages: WordsLoader<Say>,
  ): WordsLoader<Texts> =>
  async (language) => {
    const [{ textsIn }, say] = await Promise.all([load(), messages(language)])
    return textsIn(language, say)
  }
