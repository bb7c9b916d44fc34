import { describe, expect, test } from 'vitest'

import type { PlayerFacts } from '../testing.ts'
import { position } from './position.ts'

/** The first player of a simple game ends their turn with this. */
const produced = (player: PlayerFacts) =>
  position({ players: [player, {}], options: { level: 'simple' } }).plays(0, 'end turn')

/** No workers on farms and mines. */
const idle = { agriculture: 0, bronze: 0 }

describe('the order of production', () => {
  test('points, farms, consumption, mines (TTA06-SIMPLE-PROD-01)', () => {
    const game = produced({ on: { agriculture: 3, bronze: 2, religion: 1 }, yellowBank: 16, unused: 0 })
    expect(game.events('produced', 'consumption')).toEqual([
      { kind: 'produced', seat: 0, goods: 'science', amount: 1 },
      { kind: 'produced', seat: 0, goods: 'culture', amount: 1 },
      { kind: 'produced', seat: 0, goods: 'food', amount: 3 },
      { kind: 'consumption', seat: 0, food: 1, resources: 0, missing: 0 },
      { kind: 'produced', seat: 0, goods: 'resources', amount: 2 },
    ])
  })

  test('culture is scored before famine takes it away (TTA06-SIMPLE-PROD-01)', () => {
    const game = produced({ on: { ...idle, religion: 2 }, yellowBank: 16, culture: 2 })
    expect(game.civ(0).culture).toBe(2 + 2 - 4)
  })

  test('food from farms can be consumed at once (TTA06-SIMPLE-PROD-01)', () => {
    const game = produced({ on: { agriculture: 2, bronze: 0 }, yellowBank: 12, culture: 9 })
    expect([game.food(0), game.civ(0).culture]).toEqual([0, 9])
  })

  test('tokens returned by consumption are available for the mines (TTA06-SIMPLE-PROD-01)', () => {
    const game = produced({ on: { agriculture: 1, bronze: 2 }, yellowBank: 16, blueBank: 1 })
    expect([game.food(0), game.resources(0), game.civ(0).blueBank]).toEqual([0, 1, 0])
  })

  test('farms come before mines if tokens are scarce (TTA06-SIMPLE-PROD-01)', () => {
    const game = produced({ on: { agriculture: 2, bronze: 2 }, blueBank: 3 })
    expect([game.food(0), game.resources(0)]).toEqual([2, 1])
  })

  test('it happens automatically at the end of each turn, for nobody else (TTA06-SIMPLE-PROD-01)', () => {
    const game = produced({})
    expect(game.asked).toBe('1 action')
    expect([game.food(0), game.resources(0), game.civ(0).science]).toEqual([2, 2, 1])
    expect([game.food(1), game.resources(1), game.civ(1).science]).toEqual([0, 0, 0])
  })
})

describe('points', () => {
  test('the ratings are added to the points (TTA06-SIMPLE-PROD-02)', () => {
    const on = { philosophy: 2, religion: 1, drama: 1 }
    const game = produced({ on, science: 7, culture: 20 })
    expect([game.civ(0).science, game.civ(0).culture]).toEqual([7 + 2, 20 + 1 + 2])
  })

  test('no more than 40 science points, but any number of culture points (TTA06-SIMPLE-PROD-02)', () => {
    const game = produced({ on: { philosophy: 2, religion: 2 }, science: 39, culture: 199 })
    expect([game.civ(0).science, game.civ(0).culture]).toEqual([40, 201])
  })
})

describe('food', () => {
  test('each worker on a farm produces a token, worth what the card says (TTA06-SIMPLE-PROD-03)', () => {
    const game = produced({ on: { agriculture: [2, 1], irrigation: 3, bronze: 0 }, blueBank: 10 })
    expect([game.on(0, 'agriculture'), game.on(0, 'irrigation')]).toEqual([
      [2, 3],
      [3, 3],
    ])
    expect([game.food(0), game.civ(0).blueBank]).toEqual([3 + 6, 5])
  })

  test.each([
    [18, 0],
    [17, 0],
    [16, 1],
    [13, 1],
    [12, 2],
    [11, 2],
    [10, 2],
    [9, 2],
    [8, 3],
    [5, 3],
    [4, 4],
    [1, 4],
    [0, 6],
  ])('with %i yellow tokens in the bank %i food is consumed (TTA06-SIMPLE-PROD-04)', (yellowBank, eaten) => {
    const game = produced({ on: { agriculture: [0, 6], bronze: 0 }, yellowBank, culture: 30, blueBank: 2 })
    expect([game.food(0), game.civ(0).culture]).toEqual([6 - eaten, 30])
    expect(game.civ(0).blueBank).toBe(2 + eaten)
  })

  test('consumption is paid with change as well (TTA06-SIMPLE-PROD-04)', () => {
    const game = produced({
      on: { agriculture: 0, irrigation: [0, 1], bronze: 0 },
      yellowBank: 16,
      blueBank: 9,
    })
    expect([game.on(0, 'agriculture'), game.on(0, 'irrigation'), game.civ(0).blueBank]).toEqual([
      [0, 1],
      [0, 0],
      9,
    ])
  })

  test('one farm and a consumption of 3: two missing food cost 8 culture (TTA06-EX-O09, TTA06-SIMPLE-PROD-05)', () => {
    const game = produced({ on: { agriculture: 1, bronze: 0 }, yellowBank: 8, culture: 20 })
    expect([game.food(0), game.civ(0).culture]).toEqual([0, 12])
  })

  test('a player with less culture than that loses what they have (TTA06-SIMPLE-PROD-05)', () => {
    expect(produced({ on: idle, yellowBank: 8, culture: 11 }).civ(0).culture).toBe(0)
  })

  test('famine costs neither workers nor resources (TTA06-SIMPLE-PROD-05)', () => {
    const game = produced({ on: { agriculture: 0, bronze: [0, 5] }, yellowBank: 8, culture: 20 })
    expect([game.resources(0), game.civ(0).yellowBank, game.civ(0).unused]).toEqual([5, 8, 1])
  })
})

describe('resources', () => {
  test('each worker on a mine produces a token, worth what the card says (TTA06-SIMPLE-PROD-06)', () => {
    const game = produced({ on: { agriculture: 0, bronze: [2, 1], iron: 3 }, blueBank: 10 })
    expect([game.on(0, 'bronze'), game.on(0, 'iron')]).toEqual([
      [2, 3],
      [3, 3],
    ])
    expect([game.resources(0), game.civ(0).blueBank]).toEqual([3 + 6, 5])
  })
})

describe('too few tokens in the bank', () => {
  test('the farms and mines with the highest value get theirs first, until none is left (TTA06-SIMPLE-PROD-07, TTA06-GAP-08)', () => {
    const farms = produced({ on: { agriculture: 3, irrigation: 2, bronze: 0 }, blueBank: 3 })
    expect([farms.on(0, 'agriculture'), farms.on(0, 'irrigation'), farms.civ(0).blueBank]).toEqual([
      [3, 1],
      [2, 2],
      0,
    ])
    const mines = produced({ on: { agriculture: 0, bronze: 4, iron: 1 }, blueBank: 2 })
    expect([mines.on(0, 'bronze'), mines.on(0, 'iron'), mines.civ(0).blueBank]).toEqual([[4, 1], [1, 1], 0])
  })

  test('an empty bank gives nothing (TTA06-SIMPLE-PROD-07)', () => {
    const game = produced({ on: { agriculture: [2, 1], bronze: [2, 1] }, blueBank: 0 })
    expect([game.food(0), game.resources(0)]).toEqual([1, 1])
  })
})
