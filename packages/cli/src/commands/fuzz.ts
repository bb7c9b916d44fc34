import { pick, printRecord, quick, recordOf, seedFrom, Table } from '@ziggurat/kernel'
import type { Game, GameOptions, Random, Seed } from '@ziggurat/kernel'
import { conform, ConformanceError } from '@ziggurat/kernel/conformance'

import type { Command } from '../command.ts'
import { gameNamed } from '../games.ts'
import { attackReader, attackTable, Breach, mutated } from '../hostile.ts'
import { print } from '../lines.ts'
import { playerCount, seconds, seedOf } from '../values.ts'

export const fuzz: Command = {
  name: 'fuzz',
  target: 'game',
  says: 'look for mistakes with random and hostile input',
  flags: ['seconds', 'players', 'seed'],
  run(target, flags) {
    const { game } = gameNamed(target)
    const players = flags.players === undefined ? null : playerCount(game, flags.players)
    const until = performance.now() + seconds(flags.seconds ?? '10') * 1000
    const seed = seedOf(flags.seed)
    const random = quick(Number.parseInt(seed.slice(0, 8), 16))
    let games = 0
    for (; games === 0 || performance.now() < until; games++) {
      const setting = anySetting(game, players, seedFrom(`${seed} ${games}`), random)
      const failure = attempt(game, setting, random)
      if (failure !== null) {
        process.stderr.write(`ziggurat: ${failure.problem} (seed ${seed}, game ${games})\n`)
        process.stdout.write(failure.record)
        return 1
      }
    }
    print([`${game.id}: ${games} games, nothing found (seed ${seed})`])
    return 0
  },
}

interface Run {
  readonly seats: number
  readonly options: GameOptions
  readonly seed: Seed
}

function anySetting(game: Game, players: number | null, seed: Seed, random: Random): Run {
  const { min, max } = game.seats
  const options = Object.entries(game.options).map(([key, { values }]) => [key, pick(random, values)])
  return { seats: players ?? min + random.int(max - min + 1), options: Object.fromEntries(options), seed }
}

/** One game with every check, then the same table again for the hostile. */
function attempt(game: Game, run: Run, random: Random): { problem: string; record: string } | null {
  try {
    conform(game, run)
    besiege(game, run, random)
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

/** Wrong answers wherever something is asked, and at the end, then broken records of the game. */
function besiege(game: Game, run: Run, random: Random): void {
  const table = Table.open(game, run)
  for (;;) {
    const { questions } = table
    if (questions.length === 0 || random.int(4) === 0) attackTable(table, random)
    if (questions.length === 0) break
    const question = pick(random, questions)
    table.answer(question.seat, pick(random, question.options).id)
  }
  const words = printRecord(recordOf(table))
  for (let i = 0; i < TEXTS; i++) attackReader(game, mutated(mutated(words, random), random))
}
