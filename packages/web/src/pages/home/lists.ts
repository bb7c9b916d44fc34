import { computed, signal } from '@preact/signals'
import type { MatchShape, OwnMatchShape } from '@ziggurat/protocol'
import { useEffect } from 'preact/hooks'

import { me, server, whoAmI } from '../../core/session.ts'
import { hasServer } from '../../core/site.ts'
import { requestNews } from './news.ts'

const EVERY = 10_000

interface Listed {
  readonly open: readonly MatchShape[]
  readonly running: readonly MatchShape[]
}

export const myMatches = signal<readonly OwnMatchShape[] | null>(null)
export const listedMatches = signal<Listed | null>(null)
export const unreachable = signal(false)

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
