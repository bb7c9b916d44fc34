import { describe, expect, test } from 'vitest'

import { pick, playOut, fastRandom, RESIGN, turnOf, withoutResigning } from '../src/index.ts'
import type { Bot, Option, Table, BotTurn } from '../src/index.ts'
import { bidding, everything, keg, open, smugglers, TOYS } from './toys.ts'

const first: Bot = { name: 'first', choose: ({ question }) => question.options[0]?.id ?? '' }

const random = (seed: number): Bot => {
  const source = fastRandom(seed)
  return { name: 'random', choose: ({ question }) => pick(source, question.options).id }
}

describe('playOut', () => {
  test.each(TOYS.map((toy) => [toy.id, toy] as const))('%s: plays to the end', (_id, toy) => {
    const table = open(toy)
    playOut(table, [first, random(1)], fastRandom(1))
    expect(table.outcome).not.toBeNull()
  })

  test('gives each seat its own bot', () => {
    const table = open(keg)
    const two: Bot = { name: 'two', choose: () => 'take 2' }
    playOut(table, [first, two], fastRandom(1))
    expect(table.answers.map(({ seat, id }) => `${seat}: ${id}`)).toEqual([
      '0: take 1',
      '1: take 2',
      '0: take 1',
    ])
  })

  test('leaves a finished game as it is', () => {
    const table = open(keg)
    playOut(table, [first, first], fastRandom(1))
    const before = everything(table)
    playOut(table, [], fastRandom(1))
    expect(everything(table)).toEqual(before)
  })

  test('stops after the most answers', () => {
    const table = open(keg)
    playOut(table, [first, first], fastRandom(1), 2)
    expect([table.count, table.outcome]).toEqual([2, null])
  })

  test('names the bot that gave a wrong answer', () => {
    const cheat: Bot = { name: 'cheat', choose: () => 'take 9' }
    expect(() => playOut(open(keg), [first, cheat], fastRandom(1))).toThrow(
      "cheat: 'take 9' is not among the answers to 'take'",
    )
  })

  test('names a seat without a bot', () => {
    expect(() => playOut(open(keg), [first], fastRandom(1))).toThrow('nobody sits on seat 1')
  })
})

describe('a turn', () => {
  const turn = (table: Table): BotTurn => {
    const [question] = table.questions
    if (question === undefined) throw new Error('nothing is asked')
    return turnOf(table, question, fastRandom(1))
  }

  test('has the view of its seat', () => {
    const table = open(smugglers, 3)
    expect(turn(table).seat).toBe(0)
    expect(turn(table).question).toBe(table.questions[0])
    expect(turn(table).view).toEqual(table.view(0))
  })

  test('has redealt tables to try things out on', () => {
    const table = open(bidding, 3)
    const before = everything(table)
    const one = turn(table)
    const worlds = Array.from({ length: 20 }, () => one.redeal())
    expect(worlds.every((world) => world !== table && world.setting.seed !== table.setting.seed)).toBe(true)
    for (const world of worlds) {
      expect(world.view(0)).toEqual(one.view)
      playOut(world, [first, first, first], fastRandom(1))
    }
    expect(everything(table)).toEqual(before)
  })
})

describe('the options without resigning', () => {
  const [one, other, resign] = ['one', 'other', RESIGN].map((id) => ({ id, does: id })) as [
    Option,
    Option,
    Option,
  ]

  test('are the others, in their order', () => {
    expect(withoutResigning([one, other, resign])).toEqual([one, other])
    expect(withoutResigning([one, other])).toEqual([one, other])
  })

  test('have it if there is no other', () => {
    expect(withoutResigning([resign])).toEqual([resign])
  })
})
