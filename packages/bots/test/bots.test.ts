import { playOut, fastRandom, seedFrom, Table, turnOf, usualOptions } from '@ziggurat/kernel'
import type { Bot, Question, Seat } from '@ziggurat/kernel'
import { sevenWonders } from '@ziggurat/seven-wonders'
import { afterEach, describe, expect, test, vi } from 'vitest'

import type { Evaluation } from '../src/evaluation.ts'
import { BOTS, isBotName, makeBot } from '../src/index.ts'
import type { BotName } from '../src/index.ts'
import { noviceOneBot } from '../src/novice-1.ts'

/** Those that answer fast enough for many games in a test. */
const FAST = ['random', 'novice-1', 'novice', 'player'] as const satisfies readonly BotName[]

const open = (seats: number, seed: string, options = {}) =>
  Table.open(sevenWonders, {
    seats,
    options: { ...usualOptions(sevenWonders.options), ...options },
    seed: seedFrom(seed),
  })

const botAt = (name: BotName, seed: number): Bot => makeBot(name, sevenWonders.id, fastRandom(seed))

function played(names: readonly BotName[], seed: string, options = {}) {
  const table = open(names.length, seed, options)
  const bots = names.map((name, seat) => botAt(name, seat))
  playOut(table, bots, fastRandom(1))
  return table
}

const novices = (count: number): BotName[] => Array.from({ length: count }, () => 'novice')

/** Positions of a random game, a few answers apart, each with a seat that is asked. */
function* positions(seats: number, seed: string) {
  const table = open(seats, seed)
  const random = fastRandom(seats)
  const bot = botAt('random', seats)
  for (let answers = 0; table.outcome === null; answers++) {
    const question = table.questions[random.int(table.questions.length)]
    if (question === undefined) return
    if (answers % 7 === 0) yield { table: table.fork(), seat: question.seat }
    table.answer(question.seat, bot.choose(turnOf(table, question, random)))
  }
}

function questionTo(table: Table, seat: Seat): Question {
  const question = table.question(seat)
  if (question === undefined) throw new Error(`seat ${seat} is not asked`)
  return question
}

test('bots are known by their names', () => {
  expect(BOTS.every(isBotName)).toBe(true)
  expect(isBotName('grandmaster')).toBe(false)
})

test('a game without an evaluation is refused with one clear line', () => {
  expect(() => makeBot('novice', 'chess', fastRandom(1))).toThrow(
    "the bot 'novice' has no evaluation for the game 'chess' (it plays: seven-wonders, innovation, through-the-ages)",
  )
  expect(makeBot('random', 'chess', fastRandom(1)).name).toBe('random')
})

test.each(FAST)('%s plays the same game for the same seeds', (name) => {
  const names: BotName[] = [name, name, name]
  const { answers } = played(names, 'again')
  expect(played(names, 'again').answers).toEqual(answers)
  expect(played(names, 'another').answers).not.toEqual(answers)
})

test.each([2, 3, 4, 5, 6, 7])('%i novices finish their game', (seats) => {
  for (const boards of ['dealt', 'chosen']) {
    const table = played(novices(seats), `novices ${seats}`, { boards })
    expect(table.outcome?.scores).toHaveLength(seats)
    sevenWonders.check(table.state)
  }
})

describe('bots use only what their seat may know', () => {
  afterEach(() => void vi.restoreAllMocks())

  test.each(FAST)('%s only redeals the true table', (name) => {
    const touched: { readonly table: Table; readonly by: string }[] = []
    for (const method of ['fork', 'answer', 'question', 'view', 'redeal', 'undo', 'withdraw'] as const) {
      const real = Table.prototype[method] as (...args: unknown[]) => unknown
      vi.spyOn(Table.prototype, method).mockImplementation(function spy(this: Table, ...args: unknown[]) {
        touched.push({ table: this, by: method })
        return real.apply(this, args) as never
      })
    }
    for (const property of ['state', 'questions', 'answers'] as const) {
      const getter = Object.getOwnPropertyDescriptor(Table.prototype, property)
      vi.spyOn(Table.prototype, property, 'get').mockImplementation(function spy(this: Table) {
        touched.push({ table: this, by: property })
        return getter?.get?.call(this) as never
      })
    }
    for (const { table, seat } of positions(4, 'sealed')) {
      const question = questionTo(table, seat)
      const before = JSON.stringify(table.state)
      touched.length = 0
      botAt(name, 3).choose(turnOf(table, question, fastRandom(5)))
      const uses = touched.filter((each) => each.table === table).map(({ by }) => by)
      const thinks = question.options.length > 1 && name !== 'random'
      expect([...new Set(uses)]).toEqual(thinks ? ['redeal'] : [])
      expect(JSON.stringify(table.state)).toBe(before)
    }
  })

  test('tables that look the same get the same answer, even with an evaluation that depends on every hidden card', () => {
    const hashing: Evaluation = (state) => {
      let hash = 0
      for (const letter of JSON.stringify({ ...state, random: null }))
        hash = (hash * 31 + letter.charCodeAt(0)) | 0
      return hash
    }
    let different = 0
    for (const { table, seat } of [2, 3, 5].flatMap((seats) => [...positions(seats, 'twins')])) {
      const choice = (world: Table, imagined: Table) => {
        const question = questionTo(world, seat)
        const redeal = () => imagined.fork()
        return noviceOneBot(hashing, fastRandom(9), 100).choose({
          seat,
          question,
          view: world.view(seat),
          redeal,
        })
      }
      const twin = table.redeal(seat, fastRandom(1))
      const imagined = table.redeal(seat, fastRandom(2))
      expect(choice(twin, imagined)).toBe(choice(table, imagined))
      if (choice(table, twin) !== choice(table, imagined)) different++
    }
    expect(different).toBeGreaterThan(10)
  })
})

test.each(['novice-1', 'novice'] as const)('the %s beats three random players', (name) => {
  const games = 12
  let wins = 0
  for (let game = 0; game < games; game++) {
    const names: BotName[] = ['random', 'random', 'random', 'random']
    names[game % 4] = name
    if (played(names, `beats ${game}`).outcome?.places[game % 4] === 1) wins++
  }
  expect(wins).toBeGreaterThanOrEqual(8)
})
