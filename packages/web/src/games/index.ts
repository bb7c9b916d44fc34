import type { GameOptions } from '@ziggurat/kernel'
import type { Language, Texts } from '@ziggurat/texts'

import { language, loadWords } from '../core/language.ts'
import type { GameManifest } from '../core/manifest.ts'
import type { GameUi } from '../core/match-model.ts'
import type { Words } from '../core/words.ts'
import { innovation } from './innovation/manifest.ts'
import { sevenWonders } from './seven-wonders/manifest.ts'
import { throughTheAges } from './through-the-ages/manifest.ts'

/** The games; the first one is suggested to newcomers. Nothing else here or in the pages names a game. */
const MANIFESTS = {
  'seven-wonders': sevenWonders,
  innovation,
  'through-the-ages': throughTheAges,
}

export type GameId = keyof typeof MANIFESTS
export const GAMES: Readonly<Record<GameId, GameManifest>> = MANIFESTS
export const GAME_IDS = Object.keys(MANIFESTS) as [GameId, ...GameId[]]
export const [FIRST_GAME] = GAME_IDS
export const isGame = (id: string): id is GameId => Object.hasOwn(GAMES, id)

export const titleOf = (game: string): string => (isGame(game) ? GAMES[game].title[language.value] : game)

const manifestOf = (id: string): GameManifest => {
  if (!isGame(id)) throw new Error(`no game '${id}'`)
  return GAMES[id]
}

export const uiOf = (id: string): Promise<GameUi> => manifestOf(id).ui()

/** A game's texts for these options. */
export const withOptions = (texts: Texts, options: GameOptions): Texts => texts.of?.(options) ?? texts

/** A game's texts in a given language. */
export const readTexts = async (id: string, of: Language, options: GameOptions): Promise<Texts> =>
  withOptions(await manifestOf(id).texts(of), options)

const spoken = new Map<string, Words<Texts>>()

/** A game's texts in the language that is shown. */
export function textsOf(id: string): Words<Texts> {
  const known = spoken.get(id) ?? loadWords(manifestOf(id).texts)
  spoken.set(id, known)
  return known
}
