import { computed, signal } from '@preact/signals'
import type { MatchShape, OwnMatchShape } from '@ziggurat/protocol'
import { useEffect } from 'preact/hooks'

import { me, server, whoAmI } from '../../core/session.ts'
import { storage } from '../../core/settings.ts'
import { hasServer } from '../../core/site.ts'
import { requestNews } from './news.ts'

const EVERY = 10_000

interface Listed {
  readonly open: readonly MatchShape[]
  readonly running: readonly MatchShape[]
}

export const myMatches = signal<readonly OwnMatchShape[] | null>(null)
export const listedMatches = signal<Listed | null>(null)
/** The server does not answer. What is on this device can still be played. */
export const unreachable = signal(false)

/** How many games waited for me when the server last answered. */
interface Waited {
  readonly count: number
  readonly at: number
}

const KEY = 'ziggurat.waited'

/** Null if the server has not answered yet in this browser, or not to anybody who was known. */
export function waitedAtServer(): Waited | null {
  try {
    return JSON.parse(storage()?.getItem(KEY) ?? 'null') as Waited | null
  } catch {
    return null
  }
}

const waitsForMe = ({ waiting, seat }: OwnMatchShape): boolean => waiting.includes(seat)
const urgency = (match: OwnMatchShape): number =>
  waitsForMe(match) ? (match.due ?? Number.MAX_SAFE_INTEGER) : Number.POSITIVE_INFINITY

/** Games that wait for me come first, the most urgent at the top; the others in the server's order, the latest first. */
export const unfinished = computed(() =>
  (myMatches.value ?? [])
    .filter(({ status }) => status !== 'over')
    .toSorted((a, b) => {
      if (waitsForMe(a) !== waitsForMe(b)) return waitsForMe(a) ? -1 : 1
      return waitsForMe(a) ? urgency(a) - urgency(b) : 0
    }),
)
export const finished = computed(() =>
  (myMatches.value ?? [])
    .filter(({ status }) => status === 'over')
    .toSorted((a, b) => (b.ended ?? 0) - (a.ended ?? 0)),
)
export const waitingForMe = computed(() => unfinished.value.filter(waitsForMe).length)

/** Open tables, without mine. */
export const openTables = computed(() => {
  const mine = new Set(myMatches.value?.map(({ id }) => id))
  return (listedMatches.value?.open ?? []).filter(({ id }) => !mine.has(id))
})
export const runningTables = computed(() => {
  const mine = new Set(myMatches.value?.map(({ id }) => id))
  return (listedMatches.value?.running ?? []).filter(({ id }) => !mine.has(id))
})

async function loadMyMatches(): Promise<{ readonly matches: readonly OwnMatchShape[] }> {
  if (me.value === undefined) await whoAmI()
  return me.value ? server.ask('myMatches') : { matches: [] }
}

async function refresh(): Promise<void> {
  try {
    const [tables, games] = await Promise.all([server.ask('matches'), loadMyMatches()])
    listedMatches.value = tables
    myMatches.value = games.matches
    requestNews(unfinished.value)
    unreachable.value = false
    const waited: Waited = { count: waitingForMe.value, at: Date.now() }
    storage()?.setItem(KEY, JSON.stringify(waited))
  } catch {
    unreachable.value = true
  }
}

/** Refreshes the server's lists every ten seconds while the page is visible, and when it becomes visible or online again. */
export function useLists(): void {
  const person = me.value?.id
  useEffect(() => {
    if (!hasServer) return
    const look = (): void => {
      if (document.visibilityState === 'visible') void refresh()
    }
    look()
    const timer = setInterval(look, EVERY)
    document.addEventListener('visibilitychange', look)
    addEventListener('online', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      removeEventListener('online', look)
    }
  }, [person])
}
