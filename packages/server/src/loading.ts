import { same, Table } from '@ziggurat/kernel'
import type { Game } from '@ziggurat/kernel'
import type { Entry, Holder, Match, Snapshot, Store } from '@ziggurat/store'

import { resumed } from './clocks.ts'
import { LiveMatch } from './live-match.ts'
import type { Start } from './live-match.ts'
import type { Log } from './log.ts'
import type { MatchData } from './match-data.ts'
import { goesOn, isChangeOfRules, isRewinding } from './moves.ts'
import { inSlices } from './slices.ts'
import { checkpointIn } from './snapshots.ts'

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
    const whole = entries.some(isChangeOfRules)
      ? null
      : await inSlices(replayed(game, match, holders, entries))
    if (whole !== null && whole.problem === null) return whole.live
    const snapshot = await store.snapshot(match.id)
    const start = startOf(game, match, snapshot, entries)
    const rest = await inSlices(replayed(game, match, holders, entries.slice(start.length), start))
    if (rest.problem === null) return rest.live
    if (match.status === 'over') {
      log.warn('a finished game does not fit the rules', { match: match.id })
      return asItStood(game, match, holders, { ...start, length: entries.length })
    }
    log.warn('a match goes on from its snapshot', {
      match: match.id,
      length: start.length,
      why: rest.problem,
    })
    const change = { at: now(), seat: null, text: goesOn(game.version, start.length) }
    if (await store.append(match.id, entries.length, [change])) {
      const anew = startOf(game, match, snapshot, [...entries, change])
      return (await inSlices(replayed(game, match, holders, [], anew))).live
    }
  }
}

/** Its snapshot or its beginning; if the rules have changed since, after that. */
function startOf(game: Game, match: Match, snapshot: Snapshot | null, entries: readonly Entry[]): Start {
  const { seats, options, seed, started } = match
  const found: Omit<Start, 'at'> =
    snapshot === null ? Table.open(game, { seats, options, seed }).beatStart : checkpointIn(snapshot)
  const changed = entries.findLastIndex(isChangeOfRules) + 1
  const length = Math.max(found.length, changed)
  const rewound = entries.slice(0, length).some(isRewinding)
  const start = { ...found, length, at: entries[length - 1]?.at ?? started ?? 0, rewound }
  if (found.clocks === undefined || found.length >= changed) return start
  return { ...start, clocks: resumed(found.clocks, (match.data as MatchData).clock, start.at) }
}

/** A game that is over and does not fit the rules: those who look on see its snapshot. */
function asItStood(game: Game, match: Match, holders: readonly Holder[], start: Start): LiveMatch {
  const live = new LiveMatch(game, match, holders, start)
  live.clocks.turn(start.at, { questions: [], answers: [] })
  return live
}

/** As far as the entries fit, one after the other: a long log takes a while. */
function* replayed(
  game: Game,
  match: Match,
  holders: readonly Holder[],
  entries: readonly Entry[],
  from?: Start,
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
