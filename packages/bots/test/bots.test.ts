import { playOut, quick, seedFrom, Table, turnOf, usualOptions } from '@ziggurat/kernel'
import type { Bot, Turn } from '@ziggurat/kernel'
import { sevenWonders } from '@ziggurat/seven-wonders'
import type { State } from '@ziggurat/seven-wonders'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { BOTS, isBotName, makeBot } from '../src/index.ts'
import type { BotName } from '../src/index.ts'

const open = (seats: number, seed: string, options = {}) =>
  Table.open(sevenWonders, {
    seats,
    options: { ...usualOptions(sevenWonders.options), ...options },
    seed: seedFrom(seed),
  })

const botAt = (name: BotName, seed: number): Bot => makeBot(name, sevenWonders.id, quick(seed))

function played(names: readonly BotName[], seed: string, options = {}) {
  const table = open(names.length, seed, options)
  const bots = names.map((name, seat) => botAt(name, seat))
  playOut(table, bots, quick(1))
  return table
}

const novices = (count: number): BotName[] => Array.from({ length: count }, () => 'novice')

/** Positions of a game between random players, a few answers apart: each with a question to look at. */
function* positions(seats: number, seed: string) {
  const table = open(seats, seed)
  const random = quick(seats)
  const bot = botAt('random', seats)
  for (let answers = 0; table.outcome === null; answers++) {
    const question = table.questions[random.int(table.questions.length)]
    if (question === undefined) return
    if (answers % 7 === 0) yield { table, question }
    table.answer(question.seat, bot.choose(turnOf(table, question, random)))
  }
}

test('bots are known by their names', () => {
  expect(BOTS.every(isBotName)).toBe(true)
  expect(isBotName('grandmaster')).toBe(false)
})

test('a game without an evaluation is refused in one clear line', () => {
  expect(() => makeBot('novice', 'chess', quick(1))).toThrow(
    "the bot 'novice' has no evaluation for the game 'chess' (it plays: seven-wonders)",
  )
  expect(makeBot('random', 'chess', quick(1)).name).toBe('random')
})

test.each(BOTS)('%s plays the same game for the same seeds', (name) => {
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

describe('the novice knows only what its seat may know', () => {
  afterEach(() => void vi.restoreAllMocks())

  test('it touches no table but those that were dealt anew for it', () => {
    const touched = new Set<Table>()
    for (const method of ['fork', 'answer', 'question', 'view', 'redeal'] as const) {
      const real = Table.prototype[method] as (...args: unknown[]) => unknown
      vi.spyOn(Table.prototype, method).mockImplementation(function spy(this: Table, ...args: unknown[]) {
        touched.add(this)
        return real.apply(this, args) as never
      })
    }
    for (const property of ['state', 'questions', 'answers'] as const) {
      const getter = Object.getOwnPropertyDescriptor(Table.prototype, property)
      vi.spyOn(Table.prototype, property, 'get').mockImplementation(function spy(this: Table) {
        touched.add(this)
        return getter?.get?.call(this) as never
      })
    }
    for (const { table, question } of positions(4, 'sealed')) {
      const before = JSON.stringify(table.state)
      const imagined = table.redeal(question.seat, quick(5))
      const turn: Turn = { seat: question.seat, question, view: null, redeal: () => imagined }
      touched.clear()
      botAt('novice', 3).choose(turn)
      expect(touched.has(table)).toBe(false)
      expect(touched.has(imagined)).toBe(question.options.length > 1)
      expect(JSON.stringify(table.state)).toBe(before)
    }
  })

  test.each([2, 3, 5])('of %i, worlds that look the same get the same answer', (seats) => {
    const hands = ({ state }: Table<State>) => JSON.stringify(state.hands)
    let moved = 0
    for (const { table, question } of positions(seats, 'twins')) {
      const { seat } = question
      const imagined = table.redeal(seat, quick(1))
      const choice = (world: Table<State>) => {
        const asked = world.question(seat)
        if (asked === undefined) throw new Error('the seat is not asked in a world that looks the same')
        const turn = { seat, question: asked, view: world.view(seat), redeal: () => imagined.fork() }
        return botAt('novice', 9).choose(turn)
      }
      const twin = table.redeal(seat, quick(2))
      expect(choice(twin)).toBe(choice(table))
      if (hands(twin) !== hands(table)) moved++
    }
    expect(moved).toBeGreaterThan(2)
  })
})

test('the novice beats three random players', () => {
  const games = 12
  let wins = 0
  for (let game = 0; game < games; game++) {
    const names: BotName[] = ['random', 'random', 'random', 'random']
    names[game % 4] = 'novice'
    if (played(names, `beats ${game}`).outcome?.places[game % 4] === 1) wins++
  }
  expect(wins).toBeGreaterThanOrEqual(8)
})
