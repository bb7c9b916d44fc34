import type { GameOptions } from '@ziggurat/kernel'
import type { Texts } from '@ziggurat/texts'

import { isGame, textsOf } from '../games/index.ts'
import type { SettingName } from '../parts/problem.ts'

/** A game's texts, if they are loaded. While another language is loading, those of the old one. */
export const loadedTexts = (game: string): Texts | null => (isGame(game) ? textsOf(game).now : null)

/** Gives the names of a game's options and their values; their ids until the texts are loaded. */
export const settingName =
  (texts: Texts | null): SettingName =>
  (key, value) =>
    texts?.setting(key, value) ?? value ?? key

/** The names of options and of their values. */
export const optionsText = (
  options: GameOptions,
  texts: Texts | null,
): readonly (readonly [string, string])[] =>
  Object.entries(options).map(([key, value]) => [settingName(texts)(key), settingName(texts)(key, value)])
