import { describe, expect, test } from 'vitest'

import { FULL_ROW, newGame, position } from './testing.ts'

describe('the row', () => {
  const costs = [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]

  test.each([2, 3, 4])(
    'a card costs what is printed at its space, with %i players (TTA-BOARD-01)',
    (players) => {
      const seats = Array.from({ length: players }, () => ({}))
      for (const [space, cost] of costs.entries()) {
        const table = position({ players: seats, row: FULL_ROW }).plays(0, `take ${space + 1}`)
        expect(table.civilActions(0)).toEqual([4 - cost, cost])
        expect(table.civ(0).civilHand).toEqual([FULL_ROW[space]])
      }
    },
  )
})

describe('the yellow bank', () => {
  /** Tokens, food to increase the population, consumption, happy faces. */
  const SECTIONS = [
    [[21, 20, 19, 18, 17], 2, 0, 0],
    [[16, 15, 14, 13], 3, 1, 1],
    [[12, 11], 4, 2, 2],
    [[10, 9], 4, 2, 3],
    [[8, 7], 5, 3, 4],
    [[6, 5], 5, 3, 5],
    [[4, 3], 7, 4, 6],
    [[2, 1], 7, 4, 7],
  ] as const
  const table = (yellowBank: number) =>
    position({ players: [{ yellowBank, unused: 8, on: { agriculture: [0, 9], bronze: 0 } }, {}] })

  test.each(SECTIONS)(
    'with %j tokens a worker costs %i food, consumption is %i, %i faces are needed (TTA-BOARD-02, TTA-BOARD-04)',
    (banks, cost, consumption, faces) => {
      for (const yellowBank of banks) {
        expect(table(yellowBank).plays(0, 'population').food(0)).toBe(9 - cost)
        expect(table(yellowBank).plays(0, 'end turn').food(0)).toBe(9 - consumption)
        expect(table(yellowBank).discontent(0)).toBe(faces)
      }
    },
  )

  test('an empty bank gives no worker; consumption is 6, and 8 faces are needed (TTA-BOARD-02)', () => {
    expect(table(0).why(0, 'population')).toContain('bank-empty TTA-POP-03')
    expect(table(0).plays(0, 'end turn').food(0)).toBe(3)
    expect(table(0).discontent(0)).toBe(8)
  })
})

describe('the blue bank', () => {
  test.each([
    [[20, 17, 16, 15, 14, 13, 12, 11], 0],
    [[10, 9, 8, 7, 6], 2],
    [[5, 4, 3, 2, 1], 4],
    [[0], 6],
  ] as const)(
    'with %j tokens corruption takes %i resources (TTA-BOARD-03, TTA-BOARD-04)',
    (banks, corruption) => {
      for (const blueBank of banks) {
        const table = position({ players: [{ blueBank, on: { agriculture: 0, bronze: [0, 9] } }, {}] })
        table.plays(0, 'end turn')
        expect(table.resources(0)).toBe(9 - corruption)
        expect(table.civ(0).blueBank).toBe(blueBank + corruption)
      }
    },
  )
})

describe('the starting technologies (TTA-BOARD-05)', () => {
  test.each([
    ['warriors', 1],
    ['agriculture', 2],
    ['bronze', 2],
    ['philosophy', 1],
    ['religion', 0],
  ])('%s begins with %i workers', (card, workers) => {
    expect(newGame(2).on(0, card)).toEqual([workers, 0])
  })

  test.each([
    ['warriors', 2],
    ['agriculture', 2],
    ['bronze', 2],
    ['philosophy', 3],
    ['religion', 3],
  ])('a worker on %s costs %i resources', (card, cost) => {
    const table = position({ players: [{ on: { bronze: [2, 7] } }, {}] })
    expect(table.plays(0, `build ${card}`).resources(0)).toBe(7 - cost)
  })

  test('warriors give strength, a lab science, a temple culture and a happy face', () => {
    const table = position({ players: [{ on: { warriors: 3, philosophy: 2, religion: 2 } }, {}] })
    expect([table.strength(0), table.scienceRating(0)]).toEqual([3, 2])
    expect([table.cultureRating(0), table.happiness(0)]).toEqual([2, 2])
  })

  test('a token on a farm is worth 1 food, on a mine 1 resource', () => {
    const table = position({ players: [{ on: { agriculture: [2, 5], bronze: [2, 7] } }, {}] })
    expect([table.food(0), table.resources(0)]).toEqual([5, 7])
  })

  test('despotism has 4 civil and 2 military actions, and room for two buildings of a type', () => {
    const table = position({ players: [{ on: { bronze: [2, 9] }, unused: 2 }, {}] })
    expect([table.civilActions(0), table.militaryActions(0)]).toEqual([
      [4, 0],
      [2, 0],
    ])
    expect(table.plays(0, 'build philosophy').why(0, 'build philosophy')).toContain('limit TTA-BUILD-03')
    expect(table.options(0)).toContain('build religion')
  })
})

test('the end of a turn goes in the order printed on the board (TTA-BOARD-06)', () => {
  const table = position({
    players: [
      {
        on: { agriculture: [2, 3], bronze: [2, 9] },
        yellowBank: 16,
        unused: 2,
        blueBank: 4,
        military: ['legion', 'phalanx', 'raid-i'],
      },
      {},
    ],
  })
  table.plays(0, 'end turn', 'discard raid-i')
  const seen = table.events('discarded', 'produced', 'corruption', 'consumption', 'drew', 'turn')
  const words = seen.map((event) => {
    const { kind, goods } = event as { kind: string; goods?: string }
    return goods === undefined ? kind : `${kind} ${goods}`
  })
  expect(words).toEqual([
    'discarded',
    'produced science',
    'produced culture',
    'corruption',
    'produced food',
    'consumption',
    'produced resources',
    'drew',
    'turn',
  ])
})

describe('where tokens go (TTA-BOARD-07)', () => {
  test('new workers, and workers of destroyed buildings and disbanded units, go to the worker pool', () => {
    const table = position({ players: [{ on: { agriculture: [2, 2] } }, {}] })
    table.plays(0, 'population')
    expect([table.civ(0).unused, table.civ(0).yellowBank]).toEqual([2, 17])
    table.plays(0, 'destroy philosophy', 'disband warriors')
    expect([table.civ(0).unused, table.civ(0).yellowBank]).toEqual([4, 17])
  })

  test('lost population goes to the yellow bank', () => {
    const table = position({
      players: [{ military: ['rats'], on: { warriors: 2 }, yellowBank: 10, unused: 0 }, { yellowBank: 10 }],
      currentEvents: ['reign-of-terror'],
      stage: 'politics',
    })
    table.plays(0, 'event rats')
    expect([table.civ(1).unused, table.civ(1).yellowBank]).toEqual([0, 11])
  })

  test('sacrificed units go to the yellow bank', () => {
    const table = position({
      players: [{ military: ['rats'], on: { warriors: 3 }, yellowBank: 10, unused: 0 }, {}],
      currentEvents: ['historic-territory-i'],
      stage: 'politics',
    })
    table.plays(0, 'event rats', 'bid 2').plays(1, 'pass').plays(0, 'send warriors 2')
    expect(table.on(0, 'warriors')).toEqual([1, 0])
    expect([table.civ(0).unused, table.civ(0).yellowBank]).toEqual([0, 12])
  })

  test('spent and lost food and resources go to the blue bank', () => {
    const table = position({
      players: [{ military: ['pestilence'], on: { agriculture: [2, 5], bronze: [2, 4] }, blueBank: 7 }, {}],
      currentEvents: ['rats'],
      stage: 'politics',
    })
    table.plays(0, 'event pestilence')
    expect([table.food(0), table.civ(0).blueBank]).toEqual([0, 12])
    table.plays(0, 'build religion')
    expect([table.resources(0), table.civ(0).blueBank]).toEqual([1, 15])
  })
})
