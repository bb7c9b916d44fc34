import { usualOptions } from '@ziggurat/kernel'

import { learnable } from '../games.ts'
import { result } from '../learned/judge.ts'
import { isDecided, mostGames } from './cells.ts'
import type { Cell, Pairing, Score } from './cells.ts'
import type { Played } from './contest.ts'
import type { Player } from './players.ts'
import { playBatches } from './pool.ts'
import { keyOf, readEntries, writeEntry } from './results.ts'
import type { Entry, Thought } from './results.ts'
import { versionOf } from './version.ts'
import type { Batch, BatchResult } from './worker.ts'

interface Ladder {
  readonly game: string
  readonly cells: readonly Cell[]
  /** By their names. */
  readonly players: ReadonlyMap<string, Player>
  /** Results are read from here and kept here. */
  readonly file: string
  readonly threads: number
  /** The day, as 2026-11-19. */
  readonly date: string
}

interface Watching {
  /** Called after each game of a cell that is not decided yet. */
  onGame?(cell: Cell, entry: Entry): void
  onDecided?(cell: Cell, entry: Entry): void
}

/** A pairing that is being played, and the cells that it decides. */
interface Run {
  readonly cells: readonly Cell[]
  readonly pairing: Pairing
  entry: Entry
  /** A cell that is decided stays so, while others of the pairing go on. */
  readonly decided: Set<Cell>
  /** The number of games that have been begun, in this sitting or before. */
  begun: number
}

/**
 * Plays cells until each is decided. All pairings get the same deals, and a deal is played on each seat. A game that has been
 * played is in the file at once: the same call goes on where it was stopped.
 */
export async function playLadder(ladder: Ladder, watching: Watching = {}): Promise<void> {
  const { game, file, threads } = ladder
  const runs = runsOf(ladder)
  for (const run of runs) decide(run)
  const order: { readonly run: Run; readonly number: number }[] = []
  function* batches(): Generator<Batch> {
    for (const run of runs)
      while (!isOver(run) && (run.begun < mostOf(run) || run.begun % run.pairing.seats > 0)) {
        const number = run.begun++
        if (isPlayed(run.entry, number)) continue
        order.push({ run, number })
        yield batchOf(ladder, run.pairing, number)
      }
  }
  const onResult = ({ played }: BatchResult, at: number): void => {
    const begun = order[at]
    const [one] = played
    // A cell that has been decided in the meantime has whole deals: they stay whole.
    if (begun === undefined || one === undefined || isOver(begun.run)) return
    const { run, number } = begun
    run.entry = withGame(run.entry, one, number, ladder.date)
    // Games count in the order of their numbers, so that short ones do not come first.
    for (let more = withNext(run.entry); more !== null && !isOver(run); more = withNext(run.entry)) {
      run.entry = more
      decide(run)
    }
    writeEntry(file, run.entry)
    for (const cell of run.cells) if (!run.decided.has(cell)) watching.onGame?.(cell, run.entry)
  }
  await playBatches(batches(), threads, onResult, 'of arrival')

  function decide({ cells, decided, entry }: Run): void {
    for (const cell of cells) {
      if (decided.has(cell) || !isDecided(cell, entry)) continue
      decided.add(cell)
      watching.onDecided?.(cell, entry)
    }
  }

  function runsOf({ cells, players }: Ladder): readonly Run[] {
    const entries = readEntries(file)
    return [...Map.groupBy(cells, keyOf)].map(([key, same]) => {
      const [{ seats, options, player, against }] = same as [Cell]
      const versions = [player, against].map((name) => versionOf(game, playerOf(players, name)))
      const pairing = { seats, options, player, against }
      const known = entries.get(key)
      const entry = known?.versions.join() === versions.join() ? known : newEntry(pairing, versions)
      return { cells: same, pairing, entry, decided: new Set(), begun: entry.games.length }
    })
  }
}

const mostOf = ({ cells }: Run): number => Math.max(...cells.map(mostGames))

const isOver = ({ cells, decided }: Run): boolean => decided.size === cells.length

function playerOf(players: ReadonlyMap<string, Player>, name: string): Player {
  const player = players.get(name)
  if (player === undefined) throw new Error(`there is no bot '${name}'`)
  return player
}

const newEntry = (pairing: Pairing, [one = '', other = '']: readonly string[]): Entry => ({
  ...pairing,
  versions: [one, other],
  date: '',
  thought: [
    [0, 0],
    [0, 0],
  ],
  unended: 0,
  games: [],
  ahead: [],
})

function batchOf(
  { game, players }: Ladder,
  { seats, options, player, against }: Pairing,
  number: number,
): Batch {
  const at = number % seats
  const [one, other] = [playerOf(players, player), playerOf(players, against)]
  const setup = {
    seats,
    options: { ...usualOptions(learnable(game).game.options), ...options },
    seed: `ladder ${Math.floor(number / seats)}`,
  }
  const seated = Array.from({ length: seats }, (_, seat) => (seat === at ? one : other))
  return { game, games: [{ setup, players: seated }], sampling: null }
}

/** The entry with one more game: ahead of the others, until all before it are there. */
function withGame(entry: Entry, { outcome, seats }: Played, number: number, date: string): Entry {
  const at = number % entry.seats
  const thought = [true, false].map((isPlayer, side): Thought => {
    const mine = seats.filter((_, seat) => (seat === at) === isPlayer)
    const [decisions = 0, ms = 0] = entry.thought[side] ?? []
    return [
      decisions + mine.reduce((sum, each) => sum + each.decisions, 0),
      rounded(ms + mine.reduce((sum, each) => sum + each.ms, 0)),
    ]
  }) as [Thought, Thought]
  const score: Score =
    outcome === null ? [rounded(1 / seats.length), 0, 0] : scoreOf(outcome, at, seats.length - 1)
  const unended = entry.unended + (outcome === null ? 1 : 0)
  return { ...entry, date, thought, unended, ahead: [...entry.ahead, [number, score]] }
}

const isPlayed = ({ games, ahead }: Entry, number: number): boolean =>
  number < games.length || ahead.some(([each]) => each === number)

/** The entry after its next game, if that has been played. */
function withNext(entry: Entry): Entry | null {
  const { games, ahead } = entry
  const next = ahead.find(([number]) => number === games.length)
  if (next === undefined) return null
  return { ...entry, games: [...games, next[1]], ahead: ahead.filter((each) => each !== next) }
}

function scoreOf(outcome: NonNullable<Played['outcome']>, at: number, others: number): Score {
  const own = outcome.scores[at] ?? 0
  const sum = outcome.scores.reduce((all, each) => all + each, 0)
  return [rounded(result(outcome, at).chance), own, rounded((sum - own) / others)]
}

const rounded = (number: number): number => Math.round(number * 1000) / 1000
