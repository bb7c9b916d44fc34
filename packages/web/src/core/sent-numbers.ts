import type { Contribution } from '@ziggurat/kernel'
import type { MatchShape, RouteName } from '@ziggurat/protocol'

import { storage } from './settings.ts'

/** What this browser knows of a match's shuffle before the end. */
export interface Sent {
  /** The hash that it saw before it sent a number, or with the first reply. */
  readonly hash: string | null
  /** All numbers that it sent: a reply may be lost, so it may not know which of them counts. */
  readonly numbers: readonly Contribution[]
}

const KEY = 'ziggurat.numbers'
/** How many matches are remembered. */
const MOST = 200

/** The hashes that this page has shown, by match. */
const seenHashes = new Map<string, string>()

/** The page shows a match that has not started. */
export function sawHash({ id, hash, status }: MatchShape): void {
  if (status === 'open' && !seenHashes.has(id)) seenHashes.set(id, hash)
}

function stored(): readonly (readonly [string, Sent])[] {
  try {
    return JSON.parse(storage()?.getItem(KEY) ?? '[]') as [string, Sent][]
  } catch {
    return []
  }
}

export const sentBy = (person: string, match: string): Sent | null =>
  stored().find(([key]) => key === `${match} ${person}`)?.[1] ?? null

/** Remembers a number: before its request is sent, and with the reply. */
export function rememberSent(
  person: string,
  number: Contribution,
  match: string | MatchShape,
  route: RouteName,
): void {
  const [id, shape] = typeof match === 'string' ? [match, null] : [match.id, match]
  const { hash, numbers } = sentBy(person, id) ?? { hash: null, numbers: [] }
  const all = [...numbers.filter((each) => each !== number), number]
  // A player who joins a running game is too late for its shuffle, unless their number is from before they left it.
  const isLate = shape !== null && route === 'join' && shape.status !== 'open'
  const sent = {
    hash: hash ?? seenHashes.get(id) ?? shape?.hash ?? null,
    numbers: isLate ? all.filter((each) => shape.contributions.includes(each)) : all,
  }
  const rest = stored().filter(([key]) => key !== `${id} ${person}`)
  try {
    storage()?.setItem(KEY, JSON.stringify([...rest, [`${id} ${person}`, sent]].slice(-MOST)))
  } catch {
    // No room: the shuffle can be checked without our number.
  }
}
