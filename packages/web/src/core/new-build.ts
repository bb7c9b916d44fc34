import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

import { buildIn } from './build-name.ts'
import { ownBuild, ROOT } from './site.ts'

/** How often a page looks for another build, in milliseconds. */
const LOOK_EVERY = 5 * 60_000
const RELOADED = 'ziggurat.reloaded'

/** Whether the site has another build than this page. */
export const isOutdated = signal(false)

let boards = 0
let looked = Number.NEGATIVE_INFINITY

/** While a component with this hook is mounted, a game is on the screen, and the page is not loaded anew by itself. */
export function useBoardOnScreen(): void {
  useEffect(() => {
    boards++
    return () => void boards--
  }, [])
}

/** Whether the next page is loaded anew: there is a new build, and no game on the screen. */
export const loadsAnew = (): boolean => isOutdated.value && boards === 0

/** The name of the other build that the site has; null if it has this one, or cannot be reached. */
async function otherBuild(): Promise<string | null> {
  try {
    const build = buildIn(await (await fetch(ROOT, { cache: 'no-store' })).text())
    return build === ownBuild ? null : build
  } catch {
    return null
  }
}

async function look(): Promise<string | null> {
  looked = Date.now()
  const build = ownBuild === null ? null : await otherBuild()
  if (build !== null) isOutdated.value = true
  return build
}

/**
 * Loads the page anew if the site has another build, which may speak another protocol; during a game it is only offered. Once for each
 * build: if the network is slow, the browser may get the old page again.
 */
export async function reloadIfOutdated(): Promise<void> {
  const build = await look()
  if (build === null || boards > 0 || sessionStorage.getItem(RELOADED) === build) return
  sessionStorage.setItem(RELOADED, build)
  location.reload()
}

/** Looks for another build when the page is visible again, and when a chunk of this one is no longer on the server. */
export function lookForNewBuilds(): void {
  addEventListener('vite:preloadError', () => void reloadIfOutdated())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - looked > LOOK_EVERY) void look()
  })
}
