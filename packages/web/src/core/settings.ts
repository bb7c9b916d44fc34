import { effect, signal } from '@preact/signals'
import type { Signal } from '@preact/signals'
import { LEVELS } from '@ziggurat/bots/names'
import { LANGUAGES } from '@ziggurat/texts'

import { prefersDark, prefersStill } from './screen.ts'

/** The values of the settings, which are stored in the browser; the first is the default. */
export const THEMES = ['system', 'light', 'dark'] as const
export const MOTIONS = ['system', 'full', 'none'] as const
export const CONFIRMATIONS = ['always', 'reveals', 'never'] as const
export const CONTRASTS = ['system', 'more'] as const
export const SOUNDS = ['off', 'on'] as const
/** How fast one sees what others do. */
export const PACES = ['slow', 'normal', 'fast', 'off'] as const
/** The milliseconds between two acts of others. */
export const PAUSES: Readonly<Record<(typeof PACES)[number], number>> = {
  slow: 1_500,
  normal: 700,
  fast: 300,
  off: 0,
}
/** Where a game against bots is played. */
export const PLACES = ['here', 'server'] as const
export type GamePlace = (typeof PLACES)[number]

/** A setting; a stored value that is not one of `values` is ignored. */
function storedSetting<const Value extends string>(
  key: string,
  values: readonly [Value, ...Value[]],
): Signal<Value> {
  const read = (): Value => {
    const found = storage()?.getItem(`ziggurat.${key}`)
    return values.find((value) => value === found) ?? values[0]
  }
  const setting = signal(read())
  effect(() => storage()?.setItem(`ziggurat.${key}`, setting.value))
  // Set in another tab.
  addEventListener('storage', (event) => {
    if (event.key === `ziggurat.${key}`) setting.value = read()
  })
  return setting
}

/** Null if the browser forbids it. */
export function storage(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}

export const theme = storedSetting('theme', THEMES)
export const motion = storedSetting('motion', MOTIONS)
export const confirmation = storedSetting('confirmation', CONFIRMATIONS)
export const contrast = storedSetting('contrast', CONTRASTS)
export const sound = storedSetting('sound', SOUNDS)
export const place = storedSetting('place', PLACES)
export const pace = storedSetting('pace', ['normal', ...PACES])
/** How strong the bots are. */
export const level = storedSetting('level', LEVELS)
export const languageSetting = storedSetting('language', ['system', ...LANGUAGES])

export const animates = (): boolean =>
  motion.value === 'full' || (motion.value === 'system' && !prefersStill.peek())

export const isDark = (): boolean => theme.value === 'dark' || (theme.value === 'system' && prefersDark.value)

/** Writes the settings that styles depend on to the root element. */
export function applySettings(): void {
  effect(() => {
    const { dataset } = document.documentElement
    for (const [key, value] of Object.entries({
      theme: theme.value,
      motion: motion.value,
      contrast: contrast.value,
    })) {
      if (value === 'system') delete dataset[key]
      else dataset[key] = value
    }
  })
}
