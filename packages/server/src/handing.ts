import type { Seat } from '@ziggurat/kernel'
import type { Entry, Handed, Store } from '@ziggurat/store'

import type { Done } from './moves.ts'

/** After so many milliseconds the other node is taken for dead, or too busy. */
const PATIENCE = 1_000

/** An entry that another node was asked to write. */
interface Given {
  readonly seat: Seat
  readonly text: string
  /** Fulfilled when the log is known to have it, or something else of its seat, or when it has taken too long. */
  readonly settled: Promise<void>
  readonly settle: () => void
  /** The log's length with it, once that is known. */
  length: number | null
}

/**
 * What is left to another node, the one that writes to a match: answers that the players of a table give at the same moment
 * on several nodes are written together by one of them, instead of by each against the others.
 */
export class Handing {
  private readonly store: Store
  private readonly given = new Map<string, Set<Given>>()

  constructor(store: Store) {
    this.store = store
  }

  /** Leaves a move to another node; what is done `otherwise`, if it does not come into the log in time. */
  async give(node: string, entry: Handed, otherwise: () => Promise<Done>): Promise<Done> {
    const { match, seat, text } = entry
    const { promise: settled, resolve: settle } = Promise.withResolvers<void>()
    const given: Given = { seat, text, settled, settle, length: null }
    const all = this.given.get(match) ?? new Set()
    this.given.set(match, all.add(given))
    const timer = setTimeout(settle, PATIENCE)
    this.store.hand(node, entry)
    try {
      await settled
      const done: Done = given.length === null ? await otherwise() : { kind: 'late' }
      // It may have come after all, meanwhile.
      return given.length === null ? done : { kind: 'done', length: given.length }
    } finally {
      clearTimeout(timer)
      all.delete(given)
      if (all.size === 0) this.given.delete(match)
    }
  }

  /** The log of a match has entries after the first so many. Each is the answer to one who has given it. */
  arrived(match: string, after: number, entries: readonly Entry[]): void {
    const taken = new Set<number>()
    for (const given of this.given.get(match) ?? []) {
      const at = entries.findIndex(({ seat }) => seat === given.seat)
      if (at < 0) continue
      if (entries[at]?.text === given.text && !taken.has(at)) given.length ??= after + at + 1
      taken.add(at)
      given.settle()
    }
  }

  /** When nothing of this match is left to another node any more. */
  async settled(match: string): Promise<void> {
    for (const { settled } of this.given.get(match) ?? []) await settled
  }
}
