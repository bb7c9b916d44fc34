import { availableParallelism } from 'node:os'
import { relative, resolve } from 'node:path'

import { BOTS } from '@ziggurat/bots'
import {
  BASELINES,
  keyOf,
  ladderTable,
  load,
  measured,
  playerFrom,
  playerNamed,
  playLadder,
  readEntries,
  versionOf,
} from '@ziggurat/bots/arena'
import type { Cell, Entry, Player } from '@ziggurat/bots/arena'
import type { Game } from '@ziggurat/kernel'

import { BadInput } from '../bad-input.ts'
import type { Command } from '../command.ts'
import type { Flags } from '../flags.ts'
import { gameNamed } from '../games.ts'
import { Progress } from '../ladder/progress.ts'
import { cellsOf } from '../ladder/selection.ts'
import { print } from '../lines.ts'
import { wholeNumber } from '../values.ts'

export const ladder: Command = {
  name: 'ladder',
  target: 'game',
  summary: 'measure the bots against each other',
  flags: ['players', 'option', 'bots', 'bot', 'bars', 'checks', 'games', 'threads', 'results', 'table'],
  async run(target, flags) {
    const { game } = gameNamed(target)
    const players = await entrants(flags)
    const file = flags.results ?? usualFile(game)
    if (flags.table === true) {
      printTable(game, players, file, measured(game.id).bars)
      return 0
    }
    const cells = cellsOf(game, players, flags)
    if (cells.length === 0) throw new BadInput('there is nothing to measure: see the flags')
    const threads = wholeNumber('threads', flags.threads ?? `${availableParallelism()}`, 1, 1000)
    const date = new Date().toISOString().slice(0, 10)
    const progress = new Progress(game.id, cells.length)
    try {
      await playLadder({ game: game.id, cells, players, file, threads, date }, progress)
    } catch (error) {
      // Of our own bots it is a bug.
      if (flags.bot === undefined || !(error instanceof Error)) throw error
      throw new BadInput(error.message)
    } finally {
      progress.end()
    }
    const hasBars = flags.bars === true || flags.checks === true
    print([''])
    printTable(game, players, file, hasBars ? cells : [], cells)
    print(['', `The results are in ${flags.results ?? relative(process.cwd(), file)}.`])
    return 0
  },
}

const usualFile = (game: Game): string =>
  resolve(import.meta.dirname, `../../../../docs/ladder/${game.id}.jsonl`)

/** All bots and baselines, and those of the user, by their names. */
async function entrants(flags: Flags): Promise<ReadonlyMap<string, Player>> {
  const players = new Map<string, Player>()
  for (const name of [...BOTS, ...Object.keys(BASELINES)]) {
    const player = playerNamed(name)
    if (player !== undefined) players.set(name, player)
  }
  for (const file of flags.bot ?? []) {
    const { name, player } = playerFrom(file)
    if (players.has(name)) throw new BadInput(`there is a bot '${name}' already: rename ${file}`)
    try {
      await load(player)
    } catch (error) {
      throw new BadInput(error instanceof Error ? error.message : String(error))
    }
    players.set(name, player)
  }
  return players
}

/** Prints the results of the bots as they are now: all of them, or only those of some pairings. */
function printTable(
  game: Game,
  players: ReadonlyMap<string, Player>,
  file: string,
  bars: readonly Cell[],
  pairings?: readonly Cell[],
): void {
  const isCurrent = ({ player, against, versions }: Entry): boolean =>
    [player, against].every((name, at) => {
      const known = players.get(name)
      return known !== undefined && versionOf(game.id, known) === versions[at]
    })
  const keys = pairings && new Set(pairings.map(keyOf))
  const entries = [...readEntries(file)].filter(([key]) => keys?.has(key) !== false)
  const current = new Map(entries.filter(([, entry]) => isCurrent(entry)))
  print(ladderTable(game.id, current, bars, measured(game.id).players))
  const older = entries.length - current.size
  if (older > 0) process.stderr.write(`ziggurat: ${older} results of other versions are left out\n`)
}
