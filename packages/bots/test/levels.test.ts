import { anyOptions, fastRandom, randomFor, seedFrom, Table, usualOptions } from '@ziggurat/kernel'
import type { Game, Question, Seat } from '@ziggurat/kernel'
import { describe, expect, test, vi } from 'vitest'

import { learnable } from '../src/games.ts'
import { BOTS, Ceiling, LEVELS, makeBot } from '../src/index.ts'
import type { BotName, Clock } from '../src/index.ts'

const GAMES = ['seven-wonders', 'innovation', 'through-the-ages'] as const

const gameOf = (id: string): Game => learnable(id).game

const hasChoice = ({ set, options }: Question): boolean => set !== undefined || options.length > 2

const open = (game: Game, seats: number, options: Table['setting']['options'], seed: string): Table =>
  Table.open(game, { seats, options, seed: seedFrom(seed) })

function questionTo(table: Table, seat: Seat): Question {
  const question = table.question(seat)
  if (question === undefined) throw new Error(`seat ${seat} is not asked`)
  return question
}

/** Positions of a random game at which a seat has a choice. */
function positionsOf(id: string, count: number): readonly { readonly table: Table; readonly seat: Seat }[] {
  const game = gameOf(id)
  const random = fastRandom(7)
  const table = open(game, 3, usualOptions(game.options), `levels of ${id}`)
  const found: { table: Table; seat: Seat }[] = []
  for (let answers = 0; found.length < count; answers++) {
    const [question] = table.questions
    if (question === undefined) throw new Error('the game ended too soon')
    if (answers % 5 === 4 && hasChoice(question)) found.push({ table: table.fork(), seat: question.seat })
    table.answer(question.seat, question.any(random).id)
  }
  return found
}

/** What a bot answers in a world if its redealt tables come from another one. */
function answerOf(
  name: BotName,
  id: string,
  seat: Seat,
  world: Table,
  imagined = world,
  clock?: Clock,
): string {
  const random = fastRandom(5)
  const bot = makeBot(name, id, randomFor('bot', seedFrom('levels')), clock)
  const redeal = () => imagined.redeal(seat, random)
  return bot.choose({ seat, question: questionTo(world, seat), view: world.view(seat), redeal })
}

/** The positions that are tried with a level: those that think long try few. */
const POSITIONS = { novice: 8, player: 4, expert: 1, master: 1 } as const

describe.each(GAMES)('%s', (id) => {
  test.each(LEVELS)('a %s answers the same on tables that look the same', (level) => {
    for (const { table, seat } of positionsOf(id, POSITIONS[level])) {
      const twin = table.redeal(seat, fastRandom(9))
      expect(answerOf(level, id, seat, twin, table)).toBe(answerOf(level, id, seat, table))
    }
  })

  test('a level that knows more than another does more work for a decision', () => {
    const [position] = positionsOf(id, 1)
    if (position === undefined) throw new Error('no position')
    const { features } = learnable(id).subject
    const judged = LEVELS.map((level) => {
      const write = vi.spyOn(features, 'write')
      answerOf(level, id, position.seat, position.table)
      const { length } = write.mock.calls
      write.mockRestore()
      return length
    })
    expect(judged).toEqual(judged.toSorted((a, b) => a - b))
    expect(new Set(judged).size).toBe(LEVELS.length)
  })

  test('a level whose time is up gives the best answer that it has found, and says that it was cut short', () => {
    for (const { table, seat } of positionsOf(id, 3)) {
      const ceiling = new Ceiling(0)
      const answer = answerOf('master', id, seat, table, table, ceiling)
      expect(questionTo(table, seat).find(answer)).toBeDefined()
      expect(ceiling.hasCutShort).toBe(true)
    }
  })
})

/** A clock that is up when it has been asked so often, on a fast machine and on a slow one. */
function upAfter(times: number): Clock {
  let asked = 0
  return { isUp: () => ++asked > times }
}

/** So many games; in each, bots give some answers, and the others are random. */
const [MIXED, BY_BOTS] = [1000, 4]
/** The answers of a game before bots may begin, and the most of a game: a random one can last for thousands. */
const [LATEST, MOST] = [600, 800]
/** Of the bots' answers, one in so many may be thought about for long. */
const LONG_THOUGHT = 20

test(
  `in ${MIXED} mixed games with all options, levels and numbers of players, no bot throws or answers wrongly`,
  { timeout: 300_000 },
  () => {
    const answers = new Map<BotName, number>(BOTS.map((name) => [name, 0]))
    for (let i = 0; i < MIXED; i++) {
      const id = GAMES[i % GAMES.length] ?? GAMES[0]
      const game = gameOf(id)
      const random = fastRandom(i)
      const { min, max } = game.seats
      const table = open(game, min + random.int(max - min + 1), anyOptions(game, random), `mixed ${i}`)
      const begin = random.int(LATEST)
      for (let left = BY_BOTS; left > 0 && table.count < MOST;) {
        const [question] = table.questions
        if (question === undefined) break
        let { id: answer } = question.any(random)
        if (table.count >= begin && random.int(10) === 0) {
          const name = BOTS[random.int(BOTS.length)] ?? 'random'
          const clock = upAfter(random.int(LONG_THOUGHT) === 0 ? 500 : 5)
          answer = answerOf(name, id, question.seat, table, table, clock)
          answers.set(name, (answers.get(name) ?? 0) + 1)
          left--
        }
        const refused = table.answer(question.seat, answer)
        if (refused !== null) throw new Error(`game ${i}: '${answer}' was refused`)
      }
    }
    for (const count of answers.values()) expect(count).toBeGreaterThan(100)
  },
)
