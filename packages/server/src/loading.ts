import { same, Table } from '@ziggurat/kernel'
import type { Checkpoint, Game, GameState } from '@ziggurat/kernel'
import type { Entry, Holder, Match, Snapshot, Store } from '@ziggurat/store'

import { LiveMatch } from './live-match.ts'
import type { Log } from './log.ts'
import { inSlices } from './slices.ts'

/** The entry that says that a game goes on from a snapshot by these rules; what came between is taken back. */
const goesOn = (version: number, length: number): string => `rules ${version} from ${length}`
export const isChangeOfRules = ({ text }: Entry): boolean => text.startsWith('rules ')

interface Loading {
  readonly store: Store
  readonly log: Log
  readonly now: () => number
  readonly game: Game
}

/**
 * A match as the store has it. Its log is done again with today's rules; if an answer does not fit them any more or the
 * outcome is another, it goes on from its last snapshot.
 */
export async function load(
  loading: Loading,
  { match, holders }: { readonly match: Match; readonly holders: readonly Holder[] },
): Promise<LiveMatch> {
  const { store, log, now, game } = loading
  for (;;) {
    const entries = match.status === 'open' ? [] : await store.entries(match.id, 0)
    const changed = entries.findLastIndex(isChangeOfRules) + 1
    const whole = changed > 0 ? null : await inSlices(replayed(game, match, holders, entries))
    if (whole !== null && whole.problem === null) return whole.live
    const start = startOf(game, match, await store.snapshot(match.id), changed)
    const rest = await inSlices(replayed(game, match, holders, entries.slice(start.length), start))
    if (rest.problem === null || match.status === 'over') {
      if (rest.problem !== null) log.warn('a finished game does not fit the rules', { match: match.id })
      return rest.live
    }
    log.warn('a match goes on from its snapshot', {
      match: match.id,
      length: start.length,
      why: rest.problem,
    })
    const text = goesOn(game.version, start.length)
    if (await store.append(match.id, entries.length, [{ at: now(), seat: null, text }])) {
      const anew = replayed(game, match, holders, [], { ...start, length: entries.length + 1 })
      return (await inSlices(anew)).live
    }
  }
}

function startOf(game: Game, match: Match, snapshot: Snapshot | null, changed: number): Checkpoint {
  const { seats, options, seed } = match
  const start =
    snapshot === null ? Table.open(game, { seats, options, seed }).beatStart : checkpointIn(snapshot)
  return { ...start, length: Math.max(start.length, changed) }
}

/** As far as the entries fit, one after the other: a long log takes a while. */
function* replayed(
  game: Game,
  match: Match,
  holders: readonly Holder[],
  entries: readonly Entry[],
  from?: Checkpoint,
): Generator<void, { readonly live: LiveMatch; readonly problem: string | null }> {
  const live = new LiveMatch(game, match, holders, from)
  for (const entry of entries) {
    const problem = problemOf(live, entry)
    if (problem !== null) return { live, problem: `entry ${live.length + 1}: ${problem}` }
    yield
  }
  live.seatUntil(Infinity)
  live.kept = { length: live.length, count: live.table.count }
  const { outcome } = live.data
  if (outcome !== null && !same(outcome, live.table.outcome)) return { live, problem: 'another outcome' }
  return { live, problem: null }
}

/** Rules that were not made for a position may do anything. */
function problemOf(live: LiveMatch, entry: Entry): string | null {
  try {
    return live.replay(entry)?.problem ?? null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

export function snapshotOf({ table, game }: LiveMatch): Snapshot {
  const { state, count, length } = table.beatStart
  return { length, text: JSON.stringify({ rules: game.version, count, state }) }
}

function checkpointIn({ length, text }: Snapshot): Checkpoint {
  const { count, state } = JSON.parse(text) as { count: number; state: GameState }
  return { state, count, length }
}
