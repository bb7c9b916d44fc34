import type { GameOptions } from '@ziggurat/kernel'
import type { Texts } from '@ziggurat/texts'

import { isGame, textsOf } from '../games/index.ts'
import type { SettingName } from '../parts/problem.ts'

/** A game's words in the language that is shown; until they come, those of the language before. */
export const loadedTexts = (game: string): Texts | null => (isGame(game) ? textsOf(game).now : null)

/** What a game calls its options and their values. */
export const settingName =
  (texts: Texts | null): SettingName =>
  (key, value) =>
    texts?.setting(key, value) ?? value ?? key

/** The options that somebody may want to know, in words. */
export const optionsText = (
  options: GameOptions,
  texts: Texts | null,
): readonly (readonly [string, string])[] =>
  Object.entries(options).map(([key, value]) => [settingName(texts)(key), settingName(texts)(key, value)])
