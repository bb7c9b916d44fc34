import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

import { theme } from '../core/settings.ts'

/** What a token is worth just now: a canvas knows neither variables nor light-dark(). */
export function inkOf(token: string, property: 'color' | 'fontFamily' = 'color'): string {
  const probe = document.createElement('i')
  probe.style[property] = `var(${token})`
  document.body.append(probe)
  const value = getComputedStyle(probe)[property]
  probe.remove()
  return value
}

const night = matchMedia('(prefers-color-scheme: dark)')

export const isNight = (): boolean => theme.value === 'dark' || (theme.value === 'system' && night.matches)

/** Draws anew when the system goes from day to night. */
export function useNight(): void {
  const turned = useSignal(0)
  void turned.value
  useEffect(() => {
    const turn = (): void => {
      turned.value++
    }
    night.addEventListener('change', turn)
    return () => night.removeEventListener('change', turn)
  }, [])
}
