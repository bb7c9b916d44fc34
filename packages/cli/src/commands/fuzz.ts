import { anyOptions, pick, printRecord, randomFor, recordOf, seedFrom, Table } from '@ziggurat/kernel'
import type { Game, GameOptions, Random, Seed } from '@ziggurat/kernel'
import { conform, ConformanceError } from '@ziggurat/kernel/testing'
import type { Player } from '@ziggurat/kernel/testing'

import type { Command } from '../command.ts'
import { gameNamed } from '../games.ts'
import { attackReader, attackTable, Breach, mutated } from '../hostile.ts'
import { print } from '../lines.ts'
import { botFor, botNames, playerCount, seconds, seedOf } from '../values.ts'

export const fuzz: Command = {
  name: 'fuzz',
  target: 'game',
  summary: 'test a game with random and hostile input',
  flags: ['seconds', 'players', 'bots', 'seed'],
  run(target, flags) {
    const { game } = gameNamed(target)
    const players = flags.players === undefined ? null : playerCount(game, flags.players)
    const until = performance.now() + seconds(flags.seconds ?? '10') * 1000
    const seed = seedOf(flags.seed)
    const random = randomFor('a search for bugs', seed)
    const bots = botNames(flags.bots ?? 'random')
    const anyGame = (number: number) => {
      const bot = bots[Math.abs(number) % bots.length] ?? 'random'
      const player = bot === 'random' ? undefined : (source: Random) => botFor(bot, game, source)
      const run = anySetting(game, players, seedFrom(`${seed} ${number}`), random)
      return attempt(game, run, random, player)
    }
    let games = 0
    for (; games === 0 || performance.now() < until; games++) {
      const failure = anyGame(games)
      if (failure === null) continue
      const { problem, record } = shortest(failure, anyGame)
      process.stderr.write(`ziggurat: ${problem} (seed ${seed}, game ${games})\n`)
      process.stdout.write(record)
      return 1
    }
    print([`${game.id}: ${games} games, nothing found (seed ${seed})`])
    return 0
  },
}

interface Failure {
  readonly problem: string
  /** The record that leads to it. */
  readonly record: string
}

const MORE_GAMES = 20
const MORE_TIME = 5000

/** Plays a few more games, and returns the shortest record that fails in the same way. */
function shortest(failure: Failure, anyGame: (number: number) => Failure | null): Failure {
  const until = performance.now() + MORE_TIME
  let best = failure
  for (let i = 1; i <= MORE_GAMES && performance.now() < until; i++) {
    const other = anyGame(-i)
    if (other?.problem === best.problem && other.record.length < best.record.length) best = other
  }
  return best
}

interface Run {
  readonly seats: number
  readonly options: GameOptions
  readonly seed: Seed
}

function anySetting(game: Game, players: number | null, seed: Seed, random: Random): Run {
  const { min, max } = game.seats
  return { seats: players ?? min + random.int(max - min + 1), options: anyOptions(game, random), seed }
}

/** Plays a game with all conformance checks, then plays it again with hostile input. */
function attempt(game: Game, run: Run, random: Random, player: Player | undefined): Failure | null {
  try {
    conform(game, run, player)
    attack(game, run, random)
    return null
  } catch (error) {
    if (error instanceof ConformanceError) {
      const [problem = ''] = error.message.split('\n')
      return { problem, record: printRecord(error.record) }
    }
    if (error instanceof Breach) return { problem: error.message, record: error.record }
    throw error
  }
}

const TEXTS = 50

/** Gives wrong answers during the game and at its end, then reads broken records of it. */
function attack(game: Game, run: Run, random: Random): void {
  const table = Table.open(game, run)
  for (;;) {
    const { questions } = table
    if (questions.length === 0 || random.int(4) === 0) attackTable(table, random)
    if (questions.length === 0) break
    const question = pick(random, questions)
    table.answer(question.seat, question.any(random).id)
  }
  const words = printRecord(recordOf(table))
  for (let i = 0; i < TEXTS; i++) attackReader(game, mutated(mutated(words, random), random))
}
