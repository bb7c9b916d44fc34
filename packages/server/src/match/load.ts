import { same, sentence, Table, upgraded } from '@ziggurat/kernel'
import type { Game } from '@ziggurat/kernel'
import type { Entry, Holder, Match, Snapshot, Store } from '@ziggurat/store'

import type { Logger } from '../logger.ts'
import { timeSliced } from '../time-slices.ts'
import { LiveMatch } from './live-match.ts'
import type { RulesChange, Start } from './live-match.ts'
import type { MatchData } from './match-data.ts'
import {
  withoutDropped,
  rulesChangeText,
  isChangeOfRules,
  isRewinding,
  standingAnswers,
  replayWay,
  takesBack,
  withoutTakenBack,
  keptLength,
} from './moves.ts'
import type { ReplayWay } from './moves.ts'
import { checkpointIn, clocksIn } from './snapshots.ts'
import type { ClocksAt } from './snapshots.ts'

interface Loading {
  readonly store: Store
  readonly log: Logger
  readonly now: () => number
  readonly game: Game
}

interface Seated {
  readonly match: Match
  readonly holders: readonly Holder[]
}

/** How far a log can be replayed. */
interface Replay {
  readonly way: ReplayWay
  /** Null if not even the start can be set up. */
  readonly live: LiveMatch | null
  /** How many entries fit the rules. */
  readonly fits: number
  /** Why the next entry does not fit; null if all fit. */
  readonly problem: string | null
}

/**
 * Loads a match from the store. Its log is replayed with today's rules, from the beginning or from the last snapshot. If
 * neither replay reaches the end, the match resumes where the longer one stopped, and the entries after that are dropped.
 */
export async function load(loading: Loading, seated: Seated): Promise<LiveMatch> {
  const { store, log, now, game } = loading
  const { match } = seated
  for (let isWritten = false; ;) {
    const entries = match.status === 'open' ? [] : await store.entries(match.id, 0)
    const { replays, start } = await replayBothWays(loading, seated, entries)
    const [first] = replays
    const best = replays.reduce((one, other) => (other.fits > one.fits ? other : one), first)
    const fitting = replays.find(({ problem }) => problem === null)?.live ?? null
    if (fitting !== null) {
      fitting.rulesChange = lastRulesChange(entries)
      // The mark stays even if a change of the rules dropped the undo.
      fitting.rewound ||= entries.some(isRewinding)
      return fitting
    }
    if (match.status === 'over') {
      log.warn('a finished game does not fit the rules', { match: match.id })
      return unreplayable(game, seated, { ...(start ?? beginning(game, match)), length: entries.length })
    }
    const { fits, way, live, problem: why } = best
    if (live === null || isWritten) throw new Error(`${match.id} does not fit the rules: ${why}`)
    const change = { at: now(), seat: null, text: rulesChangeText(game.version, way, fits) }
    // If another node wrote first, it has played on by the same rules or written the same change: read the log again.
    if (!(await store.append(match.id, entries.length, [change]))) continue
    isWritten = true
    const dropped = entries
      .slice(fits)
      .map(({ seat, text }, at) => `${fits + at + 1}: seat ${seat}: ${text}`)
      .join('; ')
    const facts = { match: match.id, game: game.id, rules: game.version, from: fits, why, dropped }
    log.warn('the rules have changed: entries that do not fit were dropped', facts)
  }
}

interface Replays {
  readonly replays: readonly [Replay, ...Replay[]]
  /** The snapshot's checkpoint, if it was needed and can be used. */
  readonly start: Start | null
}

/** Replays the log in the way that worked last time, and then in the other way if that does not fit. */
async function replayBothWays(loading: Loading, seated: Seated, written: readonly Entry[]): Promise<Replays> {
  const { store, log, game } = loading
  const { match } = seated
  const entries = withoutDropped(written)
  const last = written.findLast(isChangeOfRules)
  const replay = async (from?: Start): Promise<Replay> => {
    const short = await shortened(store, match, written, from)
    const done = short === null ? null : await timeSliced(replayed(game, seated, short, from))
    // If the shortened log does not fit the rules, the whole log decides how many entries do.
    return done?.problem === null ? done : timeSliced(replayed(game, seated, { entries }, from))
  }
  const first = last === undefined || replayWay(last) === 'keeps' ? await replay() : null
  if (first?.problem === null) return { replays: [first], start: null }
  const start = startOf(game, match, await store.snapshot(match.id), written, log)
  if (start === null) return { replays: [first ?? (await replay())], start }
  const rest = await replay(start)
  if (first !== null) return { replays: [first, rest], start }
  return { replays: rest.problem === null ? [rest] : [rest, await replay()], start }
}

/** A log to be replayed. If it lacks what was taken back, the clocks of a snapshot include it. */
interface ReplayedLog {
  readonly entries: readonly Entry[]
  readonly clocks?: ClocksAt
}

/** With a clock, a log is shortened only if it has this many undos and withdrawals: then a snapshot must be read. */
const MANY_TAKEN_BACK = 32

/**
 * A log without what was taken back, which need not be replayed. Null if nothing was taken back, or if the clocks after it are
 * not known.
 */
async function shortened(
  store: Store,
  { id, data }: Match,
  written: readonly Entry[],
  first: Pick<Start, 'length' | 'count'> = { length: 0, count: 0 },
): Promise<ReplayedLog | null> {
  const takenBack = written.filter(takesBack).length
  if (takenBack === 0) return null
  const entries = withoutDropped(written)
  if ((data as MatchData).clock.kind === 'none')
    return { entries: withoutTakenBack(entries, first, entries.length) }
  const snapshot = takenBack < MANY_TAKEN_BACK ? null : await store.snapshot(id)
  const clocks = snapshot === null ? null : clocksIn(snapshot)
  if (clocks === null || isTakenBack(written, clocks.length)) return null
  if (clocks.length <= first.length || clocks.length > entries.length) return null
  return { entries: withoutTakenBack(entries, first, clocks.length), clocks }
}

const beginning = (game: Game, { seats, options, seed, started }: Match): Start => ({
  ...Table.open(game, { seats, options, seed }).origin,
  at: started ?? 0,
})

/** The snapshot's checkpoint; null if a change of the rules has dropped its position, or if these rules cannot read it. */
function startOf(
  game: Game,
  match: Match,
  snapshot: Snapshot | null,
  entries: readonly Entry[],
  log: Logger,
): Start | null {
  if (snapshot === null || isTakenBack(entries, snapshot.length)) return null
  const { rules, ...found } = checkpointIn(snapshot)
  try {
    const state = rules === game.version ? found.state : upgraded(game, match.seats, found.state, rules)
    const rewound = entries.slice(0, found.length).some(isRewinding)
    return { ...found, state, at: entries[found.length - 1]?.at ?? match.started ?? 0, rewound }
  } catch (error) {
    log.warn('a snapshot cannot be used with these rules', { match: match.id, rules, why: reasonOf(error) })
    return null
  }
}

const isTakenBack = (entries: readonly Entry[], length: number): boolean =>
  entries.some((entry, at) => isChangeOfRules(entry) && keptLength(entry) < length && length <= at)

/** A finished game that does not fit the rules: viewers see its snapshot. */
function unreplayable(game: Game, { match, holders }: Seated, start: Start): LiveMatch {
  const live = new LiveMatch(game, match, holders, start)
  live.clocks.afterMove(start.at, { questions: [], answers: [] })
  live.isUnreplayable = true
  return live
}

/** Replays the entries as far as they fit. A generator, because a long log takes a while. */
function* replayed(
  game: Game,
  { match, holders }: Seated,
  { entries, clocks }: ReplayedLog,
  from?: Start,
): Generator<void, Replay> {
  const way: ReplayWay = from === undefined ? 'keeps' : 'from'
  let fits = from?.length ?? 0
  let live: LiveMatch | null = null
  // Rules may throw anything on a position that they were not made for.
  try {
    live = new LiveMatch(game, match, holders, from)
    for (const entry of entries.slice(fits)) {
      const refused = live.replay(entry)
      if (refused !== null) return { way, live, fits, problem: `entry ${fits + 1}: ${sentence(refused)}` }
      fits++
      if (fits === clocks?.length) live.restoreClocks(clocks)
      yield
    }
  } catch (error) {
    return { way, live, fits, problem: `entry ${fits + 1}: ${reasonOf(error)}` }
  }
  live.seatClocksUntil(Infinity)
  live.lastSnapshot = { length: live.length, count: live.table.count }
  const { outcome } = live.data
  const differs = outcome !== null && !same(outcome, live.table.outcome)
  return { way, live, fits, problem: differs ? 'the outcome differs' : null }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The last change of the rules, to show to people; null if it dropped no answers. */
function lastRulesChange(entries: readonly Entry[]): RulesChange | null {
  const at = entries.findLastIndex(isChangeOfRules)
  const entry = entries[at]
  if (entry === undefined) return null
  const before = standingAnswers(entries.slice(0, at))
  const kept = standingAnswers(entries.slice(0, keptLength(entry)))
  const first = before.findIndex(({ seat, id }, i) => seat !== kept[i]?.seat || id !== kept[i]?.id)
  if (first < 0) return null
  const dropped = before.slice(first)
  const moves = entries.slice(at + 1).filter(({ text }) => !text.startsWith('order '))
  const moved = moves.flatMap(({ seat }) => seat ?? [])
  return { rules: Number(entry.text.split(' ')[1]), length: at + 1, at: entry.at, dropped, moved }
}
