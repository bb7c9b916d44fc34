import { computed, signal } from '@preact/signals'
import type { MatchShape, OwnMatchShape } from '@ziggurat/protocol'
import { useEffect } from 'preact/hooks'

import { me, server, whoAmI } from '../../core/session.ts'
import { askNews } from './news.ts'

const EVERY = 10_000

interface Listed {
  readonly open: readonly MatchShape[]
  readonly running: readonly MatchShape[]
}

export const own = signal<readonly OwnMatchShape[] | null>(null)
export const listed = signal<Listed | null>(null)
export const unreachable = signal(false)

const waits = ({ waiting, seat }: OwnMatchShape): boolean => waiting.includes(seat)
const urgency = (match: OwnMatchShape): number =>
  waits(match) ? (match.due ?? Number.MAX_SAFE_INTEGER) : Number.POSITIVE_INFINITY

/** Games that wait for me come first, the most urgent above; then the rest, the latest first as they come. */
export const unfinished = computed(() =>
  (own.value ?? [])
    .filter(({ status }) => status !== 'over')
    .toSorted((a, b) => {
      if (waits(a) !== waits(b)) return waits(a) ? -1 : 1
      return waits(a) ? urgency(a) - urgency(b) : 0
    }),
)
export const finished = computed(() =>
  (own.value ?? [])
    .filter(({ status }) => status === 'over')
    .toSorted((a, b) => (b.ended ?? 0) - (a.ended ?? 0)),
)
export const waitingForMe = computed(() => unfinished.value.filter(waits).length)

/** Tables of others at which one can sit down; mine stand above. */
export const openTables = computed(() => {
  const mine = new Set(own.value?.map(({ id }) => id))
  return (listed.value?.open ?? []).filter(({ id }) => !mine.has(id))
})
export const runningTables = computed(() => {
  const mine = new Set(own.value?.map(({ id }) => id))
  return (listed.value?.running ?? []).filter(({ id }) => !mine.has(id))
})

async function myMatches(): Promise<{ readonly matches: readonly OwnMatchShape[] }> {
  if (me.value === undefined) await whoAmI()
  return me.value ? server.ask('myMatches') : { matches: [] }
}

async function refresh(): Promise<void> {
  try {
    const [tables, games] = await Promise.all([server.ask('matches'), myMatches()])
    listed.value = tables
    own.value = games.matches
    askNews(unfinished.value)
    unreachable.value = false
  } catch {
    unreachable.value = true
  }
}

/** Looks again every ten seconds while somebody lensHandlers, and at once when somebody comes back. */
export function useLists(): void {
  const person = me.value?.id
  useEffect(() => {
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
