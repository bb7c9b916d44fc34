import { availableParallelism } from 'node:os'
import { relative, resolve } from 'node:path'

import { BOTS } from '@ziggurat/bots'
import {
  BASELINES,
  ladderTable,
  load,
  measured,
  playerFrom,
  playerNamed,
  playLadder,
  readEntries,
  roundRobin,
  versionOf,
} from '@ziggurat/bots/arena'
import type { Cell, Entry, Player, TableKind } from '@ziggurat/bots/arena'
import type { Game } from '@ziggurat/kernel'

import { BadInput } from '../bad-input.ts'
import type { Command } from '../command.ts'
import type { Flags } from '../flags.ts'
import { gameNamed } from '../games.ts'
import { print } from '../lines.ts'
import { Progress } from '../progress.ts'
import { gameOptions, MOST_GAMES, playerCount, wholeNumber } from '../values.ts'

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
      printTable(game, players, file)
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
    print([`The results are in ${relative(process.cwd(), file)}: 'ladder ${game.id} --table' prints them.`])
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

/**
 * What is to be measured: of the bars and checks, those at the chosen tables and with the chosen bots; otherwise a round robin.
 */
function cellsOf(game: Game, players: ReadonlyMap<string, Player>, flags: Flags): readonly Cell[] {
  const { bars, checks, table, players: usual } = measured(game.id)
  const own = [...players].filter(([, player]) => 'module' in player).map(([name]) => name)
  const chosen = flags.bots?.split(',').map((each) => each.trim())
  for (const name of chosen ?? []) {
    if (!players.has(name))
      throw new BadInput(`there is no bot '${name}' (bots: ${[...players.keys()].join(', ')})`)
  }
  const seats = flags.players === undefined ? undefined : playerCount(game, flags.players)
  const options = flags.option === undefined ? undefined : unusual(game, flags.option)
  if (flags.bars === true || flags.checks === true) {
    return [...(flags.bars === true ? bars : []), ...(flags.checks === true ? checks : [])].filter(
      (cell) =>
        (chosen === undefined || (chosen.includes(cell.player) && chosen.includes(cell.against))) &&
        (seats === undefined || cell.seats === seats) &&
        (options === undefined || isSameTable({ seats: cell.seats, options }, cell)),
    )
  }
  const at: TableKind = {
    seats: seats ?? table.seats,
    options: options ?? table.options,
  }
  const most = flags.games === undefined ? undefined : wholeNumber('games', flags.games, 1, MOST_GAMES)
  return roundRobin(at, [...own, ...(chosen ?? usual)], most)
}

/** The options that are not the usual ones. */
function unusual(game: Game, given: readonly string[]): Readonly<Record<string, string>> {
  const options = gameOptions(game, given)
  return Object.fromEntries(
    Object.entries(options).filter(([key, value]) => game.options[key]?.usual !== value),
  )
}

const isSameTable = (one: TableKind, other: TableKind): boolean => {
  const [mine, yours] = [Object.entries(one.options), Object.entries(other.options)]
  return mine.length === yours.length && mine.every(([key, value]) => other.options[key] === value)
}

/** Prints the results of the bots as they are now. */
function printTable(game: Game, players: ReadonlyMap<string, Player>, file: string): void {
  const { bars, players: names } = measured(game.id)
  const isCurrent = ({ player, against, versions }: Entry): boolean =>
    [player, against].every((name, at) => {
      const known = players.get(name)
      return known !== undefined && versionOf(game.id, known) === versions[at]
    })
  const entries = [...readEntries(file)]
  const current = new Map(entries.filter(([, entry]) => isCurrent(entry)))
  print(ladderTable(game.id, current, bars, names))
  const older = entries.length - current.size
  if (older > 0) process.stderr.write(`ziggurat: ${older} results of other versions are left out\n`)
}
