import { computed, signal } from '@preact/signals'
import type { MatchShape, OwnMatchShape } from '@ziggurat/protocol'
import { useEffect } from 'preact/hooks'

import { me, server, whoAmI } from '../../core/session.ts'
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

/** Games that wait for me come first, the most urgent above; then the rest, the latest first as they come. */
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

/** Tables of others at which one can sit down; mine stand above. */
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
