import type { GameOptions, Texts } from '@ziggurat/kernel'

import { isGame, wordsOf } from '../../games.ts'
import { language } from '../../language.ts'
import { useLoaded } from '../../lazy.tsx'
import type { SettingName } from './problem.ts'

/** A game's words in the language that is shown, when they have come. */
export function useTexts(game: string): Texts | null {
  const wanted = language.value
  return useLoaded(async () => (isGame(game) ? wordsOf(game, wanted) : null), `${game} ${wanted}`).value
}

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
