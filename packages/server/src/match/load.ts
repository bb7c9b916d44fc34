import { same, sentence, Table } from '@ziggurat/kernel'
import type { Game, GameState } from '@ziggurat/kernel'
import type { Entry, Holder, Match, Snapshot, Store } from '@ziggurat/store'

import type { Log } from '../log.ts'
import { timeSliced } from '../time-slices.ts'
import { LiveMatch } from './live-match.ts'
import type { RulesChange, Start } from './live-match.ts'
import { asItCounts, goesOn, isChangeOfRules, isRewinding, standing, wayOf, wentOnFrom } from './moves.ts'
import type { Way } from './moves.ts'
import { checkpointIn } from './snapshots.ts'

interface Loading {
  readonly store: Store
  readonly log: Log
  readonly now: () => number
  readonly game: Game
}

interface Seated {
  readonly match: Match
  readonly holders: readonly Holder[]
}

/** How far a log can be done again. */
interface Attempt {
  readonly way: Way
  /** Null if not even its beginning can be. */
  readonly live: LiveMatch | null
  /** The log's length up to which it can. */
  readonly fits: number
  /** Why not further; null if there is no more. */
  readonly problem: string | null
}

/**
 * A match as the store has it. Its log is done again with today's rules, from its beginning or from its last snapshot. If it
 * fits neither way, it goes on where more of it fits, and what came after that is taken back.
 */
export async function load(loading: Loading, seated: Seated): Promise<LiveMatch> {
  const { store, log, now, game } = loading
  const { match } = seated
  for (let isWritten = false; ;) {
    const entries = match.status === 'open' ? [] : await store.entries(match.id, 0)
    const { attempts, start } = await attempted(loading, seated, entries)
    const [first] = attempts
    const best = attempts.reduce((one, other) => (other.fits > one.fits ? other : one), first)
    const fitting = attempts.find(({ problem }) => problem === null)?.live ?? null
    if (fitting !== null) {
      fitting.change = lastRulesChange(entries)
      // Also where other rules have taken that back.
      fitting.rewound ||= entries.some(isRewinding)
      return fitting
    }
    if (match.status === 'over') {
      log.warn('a finished game does not fit the rules', { match: match.id })
      return asItStood(game, seated, { ...(start ?? beginning(game, match)), length: entries.length })
    }
    const { fits, way, live, problem: why } = best
    if (live === null || isWritten) throw new Error(`${match.id} does not fit the rules: ${why}`)
    const change = { at: now(), seat: null, text: goesOn(game.version, way, fits) }
    // If another node was faster, it has read on by the same rules, or written the same.
    if (!(await store.append(match.id, entries.length, [change]))) continue
    isWritten = true
    const dropped = entries
      .slice(fits)
      .map(({ seat, text }, at) => `${fits + at + 1}: seat ${seat}: ${text}`)
      .join('; ')
    const facts = { match: match.id, game: game.id, rules: game.version, from: fits, why, dropped }
    log.warn('a match goes on by other rules, without what does not fit them', facts)
  }
}

interface Attempts {
  readonly attempts: readonly [Attempt, ...Attempt[]]
  /** What its snapshot comes to, if that was needed and is of use. */
  readonly start: Start | null
}

/** First in the way in which it was read last, and in the other if that does not fit. */
async function attempted(loading: Loading, seated: Seated, written: readonly Entry[]): Promise<Attempts> {
  const { store, log, game } = loading
  const { match } = seated
  const entries = asItCounts(written)
  const last = written.findLast(isChangeOfRules)
  const whole = (): Promise<Attempt> => timeSliced(replayed(game, seated, 'keeps', entries))
  const first = last === undefined || wayOf(last) === 'keeps' ? await whole() : null
  if (first?.problem === null) return { attempts: [first], start: null }
  const start = startOf(game, match, await store.snapshot(match.id), written, log)
  if (start === null) return { attempts: [first ?? (await whole())], start }
  const rest = await timeSliced(replayed(game, seated, 'from', entries, start))
  if (first !== null) return { attempts: [first, rest], start }
  return { attempts: rest.problem === null ? [rest] : [rest, await whole()], start }
}

const beginning = (game: Game, { seats, options, seed, started }: Match): Start => ({
  ...Table.open(game, { seats, options, seed }).origin,
  at: started ?? 0,
})

/** The snapshot, unless it is of what was taken back since, or these rules can do nothing with it. */
function startOf(
  game: Game,
  match: Match,
  snapshot: Snapshot | null,
  entries: readonly Entry[],
  log: Log,
): Start | null {
  if (snapshot === null || isTakenBack(entries, snapshot.length)) return null
  const { rules, ...found } = checkpointIn(snapshot)
  try {
    const state = rules === game.version ? found.state : understood(game, match.seats, found.state, rules)
    const rewound = entries.slice(0, found.length).some(isRewinding)
    return { ...found, state, at: entries[found.length - 1]?.at ?? match.started ?? 0, rewound }
  } catch (error) {
    log.warn('a snapshot is of no use to these rules', { match: match.id, rules, why: reasonOf(error) })
    return null
  }
}

const isTakenBack = (entries: readonly Entry[], length: number): boolean =>
  entries.some((entry, at) => isChangeOfRules(entry) && wentOnFrom(entry) < length && length <= at)

/** A state that other rules have left: everybody must be able to look at it. */
function understood(game: Game, seats: number, state: GameState, rules: number): GameState {
  const now = game.upgrade?.(state, rules) ?? state
  game.check(now)
  for (let viewer = -1; viewer < seats; viewer++) game.view(now, viewer < 0 ? null : viewer)
  return now
}

/** A game that is over and does not fit the rules: those who look on see its snapshot. */
function asItStood(game: Game, { match, holders }: Seated, start: Start): LiveMatch {
  const live = new LiveMatch(game, match, holders, start)
  live.clocks.turn(start.at, { questions: [], answers: [] })
  live.asItStood = true
  return live
}

/** As far as the entries fit, one after the other: a long log takes a while. */
function* replayed(
  game: Game,
  { match, holders }: Seated,
  way: Way,
  entries: readonly Entry[],
  from?: Start,
): Generator<void, Attempt> {
  let fits = from?.length ?? 0
  let live: LiveMatch | null = null
  // Rules that were not made for a position may do anything.
  try {
    live = new LiveMatch(game, match, holders, from)
    for (const entry of entries.slice(fits)) {
      const refused = live.replay(entry)
      if (refused !== null) return { way, live, fits, problem: `entry ${fits + 1}: ${sentence(refused)}` }
      fits++
      yield
    }
  } catch (error) {
    return { way, live, fits, problem: `entry ${fits + 1}: ${reasonOf(error)}` }
  }
  live.seatClocksUntil(Infinity)
  live.kept = { length: live.length, count: live.table.count }
  const { outcome } = live.data
  const differs = outcome !== null && !same(outcome, live.table.outcome)
  return { way, live, fits, problem: differs ? 'another outcome' : null }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** What the last change of the rules took back, for those at the table; null if nothing that stood. */
function lastRulesChange(entries: readonly Entry[]): RulesChange | null {
  const at = entries.findLastIndex(isChangeOfRules)
  const entry = entries[at]
  if (entry === undefined) return null
  const before = standing(entries.slice(0, at))
  const kept = standing(entries.slice(0, wentOnFrom(entry)))
  const first = before.findIndex(({ seat, id }, i) => seat !== kept[i]?.seat || id !== kept[i]?.id)
  if (first < 0) return null
  const dropped = before.slice(first)
  const moves = entries.slice(at + 1).filter(({ text }) => !text.startsWith('order '))
  const moved = moves.flatMap(({ seat }) => seat ?? [])
  return { rules: Number(entry.text.split(' ')[1]), length: at + 1, at: entry.at, dropped, moved }
}
