import type { GameOptions, Language, Texts } from '@ziggurat/kernel'
import type { FunctionComponent } from 'preact'

import type { GameTable } from '../../core/table.ts'
import { tableOf, wordsOf } from '../../games/index.ts'
import type { GameId } from '../../games/index.ts'
import { innovationLeaves } from '../../games/innovation/almanac.tsx'
import { sevenWondersLeaves } from '../../games/seven-wonders/almanac.tsx'
import { optionsOf, throughTheAgesLeaves } from '../../games/through-the-ages/almanac.ts'

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
  readonly icons: readonly string[]
  /** What the rules call it, in English. */
  readonly english: readonly string[]
  /** Its drawing, where it is no card that the game's table draws. */
  readonly Drawing?: FunctionComponent
  /** What is printed on it in numbers. */
  readonly Numbers?: FunctionComponent<{ readonly link: (card: string) => string }>
}

/** All cards of a game in one language, with what draws them. */
export interface Shelf {
  readonly leaves: readonly Leaf[]
  readonly texts: Texts
  readonly table: GameTable
}

/** The editions of a game that differ in their cards, the usual one first. */
export const EDITIONS: Readonly<Record<GameId, readonly string[]>> = {
  'seven-wonders': [],
  innovation: [],
  'through-the-ages': ['2015', '2006'],
}

/** What makes the leaves of each game. */
export interface Making {
  readonly language: Language
  readonly options: GameOptions
  readonly texts: Texts
  readonly english: Texts
}

const LEAVES: Readonly<Record<GameId, (making: Making) => Promise<readonly Leaf[]>>> = {
  'seven-wonders': sevenWondersLeaves,
  innovation: innovationLeaves,
  'through-the-ages': throughTheAgesLeaves,
}

export async function shelfOf(game: GameId, edition: string, language: Language): Promise<Shelf> {
  const options = game === 'through-the-ages' ? await optionsOf(edition) : {}
  const [texts, english, table] = await Promise.all([
    wordsOf(game, language, options),
    wordsOf(game, 'en', options),
    tableOf(game),
  ])
  return { texts, table, leaves: await LEAVES[game]({ language, options, texts, english }) }
}
