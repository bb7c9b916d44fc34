import { usualOptions } from '@ziggurat/kernel'

import { learnable } from '../games.ts'
import { isDecided, mostGames } from './cells.ts'
import type { Cell } from './cells.ts'
import { isPlayed, newEntry, withGame, withNext } from './entry.ts'
import type { Entry } from './entry.ts'
import { gamesOfDeal, keyOf, seating } from './pairing.ts'
import type { Pairing } from './pairing.ts'
import type { Player } from './players.ts'
import { playBatches } from './pool.ts'
import { readEntries, writeEntry } from './results.ts'
import { versionOf } from './version.ts'
import type { Batch, BatchResult } from './worker.ts'

interface Ladder {
  readonly game: string
  readonly cells: readonly Cell[]
  /** By their names. */
  readonly players: ReadonlyMap<string, Player>
  /** The results so far are read from here, and new ones written. */
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
  const runs = runsOf(ladder)
  for (const run of runs) decide(run, watching)
  const order: { readonly run: Run; readonly number: number }[] = []
  function* batches(): Generator<Batch> {
    for (const run of runs)
      while (!isOver(run) && (run.begun < mostOf(run) || run.begun % gamesOfDeal(run.pairing) > 0)) {
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
      decide(run, watching)
    }
    writeEntry(ladder.file, run.entry)
    for (const cell of run.cells) if (!run.decided.has(cell)) watching.onGame?.(cell, run.entry)
  }
  await playBatches(batches(), ladder.threads, onResult, 'of arrival')
}

function runsOf({ game, cells, players, file }: Ladder): readonly Run[] {
  const entries = readEntries(file)
  return [...Map.groupBy(cells, keyOf)].map(([key, same]) => {
    const [{ seats, options, player, against }] = same as [Cell]
    const pairing = { seats, options, player, against }
    const version = (name: string) => versionOf(game, playerOf(players, name))
    const versions = [version(player), version(against)] as const
    const known = entries.get(key)
    const entry = known?.versions.join() === versions.join() ? known : newEntry(pairing, versions)
    return { cells: same, pairing, entry, decided: new Set(), begun: entry.games.length }
  })
}

function decide({ cells, decided, entry }: Run, watching: Watching): void {
  for (const cell of cells) {
    if (decided.has(cell) || !isDecided(cell, entry)) continue
    decided.add(cell)
    watching.onDecided?.(cell, entry)
  }
}

const mostOf = ({ cells }: Run): number => Math.max(...cells.map(mostGames))

const isOver = ({ cells, decided }: Run): boolean => decided.size === cells.length

function playerOf(players: ReadonlyMap<string, Player>, name: string): Player {
  const player = players.get(name)
  if (player === undefined) throw new Error(`there is no bot '${name}'`)
  return player
}

function batchOf({ game, players }: Ladder, pairing: Pairing, number: number): Batch {
  const { seats, options, player, against } = pairing
  const at = number % gamesOfDeal(pairing)
  const [one, other] = [playerOf(players, player), playerOf(players, against)]
  const setup = {
    seats,
    options: { ...usualOptions(learnable(game).game.options), ...options },
    seed: `ladder ${Math.floor(number / gamesOfDeal(pairing))}`,
  }
  return { game, games: [{ setup, players: seating(seats, at, one, other) }], sampling: null }
}
