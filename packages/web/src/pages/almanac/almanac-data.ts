import type { Language, Texts } from '@ziggurat/texts'

import type { GameAlmanac, Leaf } from '../../core/leaf.ts'
import type { GameUi } from '../../core/match-model.ts'
import { GAMES, readTexts, uiOf } from '../../games/index.ts'
import type { GameId } from '../../games/index.ts'

/** The leaves of a game in one language, and what draws and names them. */
export interface AlmanacData {
  readonly leaves: readonly Leaf[]
  readonly texts: Texts
  readonly ui: GameUi
  readonly almanac: GameAlmanac
}

/** The editions of a game, the usual one first; empty if it has only one. */
export const editionsOf = (game: GameId): readonly string[] =>
  GAMES[game].rulebooks.map(({ edition }) => edition).filter((edition) => edition !== '')

export async function loadAlmanac(game: GameId, edition: string, language: Language): Promise<AlmanacData> {
  const almanac = await GAMES[game].almanac()
  const options = almanac.optionsOf?.(edition) ?? {}
  const [texts, english, ui] = await Promise.all([
    readTexts(game, language, options),
    readTexts(game, 'en', options),
    uiOf(game),
  ])
  return { texts, ui, almanac, leaves: await almanac.leaves({ language, options, texts, english }) }
}

/** The name of a kind of card; its id, if it has no name. */
export const kindName = ({ almanac }: AlmanacData, kind: string): string =>
  almanac.names().kinds[kind] ?? kind
