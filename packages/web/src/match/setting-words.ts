import type { GameOptions, Texts } from '@ziggurat/kernel'
import { useRef } from 'preact/hooks'

import { language } from '../core/language.ts'
import { isGame, lobbyWordsOf } from '../games/index.ts'
import { useLoaded } from '../parts/lazy.tsx'
import type { SettingName } from '../parts/problem.ts'

/** A game's words in the language that is shown; until they come, those of the language before. */
export function useTexts(game: string): Texts | null {
  const wanted = language.value
  const last = useRef<{ readonly game: string; readonly texts: Texts } | null>(null)
  const { value } = useLoaded(
    async () => (isGame(game) ? { game, texts: await lobbyWordsOf(game, wanted) } : null),
    `${game} ${wanted}`,
  )
  if (value !== null) last.current = value
  return last.current?.game === game ? last.current.texts : null
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
