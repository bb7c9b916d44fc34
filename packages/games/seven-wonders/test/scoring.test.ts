import { describe, expect, test } from 'vitest'

import type { CardId } from '../src/index.ts'
import { finished } from './testing.ts'
import type { CityFacts } from './testing.ts'

test('the game ends after the conflict of Age III; the sum of seven categories wins (7W-SCORE-01)', () => {
  const first: CityFacts = {
    board: 'giza A',
    stages: 1,
    coins: 6,
    tokens: [1],
    built: ['altar', 'apothecary', 'haven', 'lumber-yard', 'workers-guild'],
  }
  const table = finished(first, { built: ['clay-pool'] }, {})
  expect(table.score(0)).toEqual({
    conflict: 1,
    treasury: 2,
    wonder: 3,
    civilian: 2,
    science: 1,
    commercial: 1,
    guilds: 1,
    total: 11,
  })
  expect(table.table.questions).toEqual([])
  expect(table.table.outcome).toEqual({ scores: [11, 1, 1], places: [1, 2, 2] })
})

test('tokens +1, +3, +5 and three times -1 are 6 points (7W-SCORE-02, 7W-EX-15)', () => {
  expect(finished({ tokens: [1, 3, 5, -1, -1, -1] }, {}, {}).score(0).conflict).toBe(6)
  expect(finished({ tokens: [-1, -1, -1, -1] }, {}, {}).score(0).conflict).toBe(-4)
})

test.each([
  [0, 0],
  [2, 0],
  [3, 1],
  [14, 4],
  [15, 5],
])('%i coins: %i points, and the coins stay (7W-SCORE-03, 7W-EX-16)', (coins, points) => {
  const table = finished({ coins }, {}, {})
  expect(table.score(0).treasury).toBe(points)
  expect(table.city(0).coins).toBe(coins)
})

test('Alexandria A complete is worth 3 + 7 = 10 (7W-SCORE-04, 7W-EX-17)', () => {
  const wonder = (stages: number) => finished({ board: 'alexandria A', stages }, {}, {}).score(0).wonder
  expect([0, 1, 2, 3].map(wonder)).toEqual([0, 3, 3, 10])
})

test('Altar 2, Aqueduct 5 and Town Hall 6 are 13 points (7W-SCORE-05, 7W-EX-18)', () => {
  const sheet = finished({ built: ['altar', 'aqueduct', 'town-hall', 'barracks'] }, {}, {}).score(0)
  expect(sheet.civilian).toBe(13)
})

describe('science', () => {
  const GREEN: readonly (readonly CardId[])[] = [
    ['apothecary', 'dispensary', 'lodge', 'academy'],
    ['workshop', 'laboratory', 'observatory', 'study'],
    ['scriptorium', 'library', 'school', 'university'],
  ]
  /**
   * The science score for these numbers of compasses, gears and tablets. Free symbols are Scientists Guild
   * and then Babylon.
   */
  const science = (counts: readonly number[], free = 0): number => {
    const built = counts.flatMap((count, kind) => (GREEN[kind] ?? []).slice(0, count))
    const guild: readonly CardId[] = free > 0 ? ['scientists-guild'] : []
    const city: CityFacts = { board: 'babylon A', stages: free === 2 ? 2 : 1, built: [...built, ...guild] }
    return finished(city, {}, {}).score(0).science
  }

  test('equal symbols are squared, and each set of three is worth 7 more (7W-SCORE-06, 7W-EX-19)', () => {
    expect(science([3, 2, 1])).toBe(21)
    expect(science([3, 2, 2])).toBe(31)
    expect(science([0, 0, 0])).toBe(0)
    expect(science([4, 4, 4])).toBe(48 + 28)
  })

  test('there are four cards of each symbol; free symbols make five 25 and six 36 points (7W-SCORE-06, 7W-EX-20)', () => {
    expect(science([4, 0, 0])).toBe(16)
    expect(science([4, 0, 0], 1)).toBe(25)
    expect(science([4, 0, 0], 2)).toBe(36)
  })

  test.each([
    [[3, 1, 0], 18, [17, 13, 18]],
    [[3, 2, 1], 31, [28, 26, 31]],
    [[2, 2, 1], 26, [21, 21, 26]],
    [[3, 3, 0], 26, [25, 25, 26]],
    [[0, 0, 0], 1, [1, 1, 1]],
    [[1, 1, 0], 10, [5, 5, 10]],
  ] as const)('%j and a free symbol: %i, the best of %j (7W-SCORE-07, 7W-EX-47)', (counts, best, each) => {
    expect(science(counts, 1)).toBe(best)
    expect(each.map((_, kind) => science(counts.map((n, i) => (i === kind ? n + 1 : n))))).toEqual(each)
  })

  test.each([
    [[4, 1, 1], 34],
    [[4, 1, 0], 26],
  ] as const)('%j and a free symbol as fifth compass: %i (7W-SCORE-07, 7W-EX-47)', (counts, best) => {
    expect(science(counts, 1)).toBe(best)
  })

  test.each([
    [[3, 1, 0], 26],
    [[4, 2, 1], 48],
    [[1, 0, 0], 10],
    [[4, 0, 0], 36],
    [[4, 4, 4], 96],
  ] as const)('%j and two free symbols placed together: %i (7W-SCORE-07, 7W-EX-47)', (counts, best) => {
    expect(science(counts, 2)).toBe(best)
  })
})

test('commercial points are counted from the city at the end (7W-SCORE-08)', () => {
  const commercial = (...built: CardId[]) =>
    finished({ board: 'giza A', stages: 2, built }, {}, {}).score(0).commercial
  expect(commercial('haven', 'lumber-yard', 'sawmill')).toBe(2)
  expect(commercial('lighthouse', 'tavern')).toBe(2)
  expect(commercial('chamber-of-commerce', 'loom-age-1')).toBe(2)
  expect(commercial('arena')).toBe(2)
  expect(commercial('tavern', 'marketplace', 'vineyard', 'forum')).toBe(0)
})

test('each purple card counts, and so does the guild that Olympia B copies (7W-SCORE-09)', () => {
  const left: CityFacts = { built: ['builders-guild'], stages: 1 }
  const olympia: CityFacts = { board: 'olympia B', stages: 3, built: ['spies-guild', 'magistrates-guild'] }
  const table = finished(olympia, left, { built: ['altar', 'theater'] })
  expect(table.score(0).guilds).toBe(0 + 2 + 4)
  const scientist = finished({ built: ['scientists-guild'] }, {}, {}).score(0)
  expect([scientist.science, scientist.guilds]).toEqual([1, 0])
})

describe('ties', () => {
  /** 51 and 50 points of blue cards. */
  const most: readonly CardId[] = ['town-hall', 'senate', 'gardens', 'aqueduct', 'courthouse', 'statue']
  const rest: readonly CardId[] = ['temple', 'pawnshop', 'baths', 'altar', 'theater']
  const fiftyOne: readonly CardId[] = [...most, ...rest, 'palace']
  const fifty: readonly CardId[] = [...most, ...rest, 'pantheon']

  test('52 with 4 coins against 52 with 7 coins: more coins win (7W-SCORE-10, 7W-EX-55)', () => {
    const table = finished({ built: fiftyOne, coins: 4 }, { built: fifty, coins: 7 }, {})
    expect(table.table.outcome).toEqual({ scores: [52, 52, 1], places: [2, 1, 3] })
  })

  test('52 with 4 coins each: the victory is shared (7W-SCORE-10, 7W-EX-55)', () => {
    const table = finished({ built: fiftyOne, coins: 4 }, { built: fiftyOne, coins: 4 }, {})
    expect(table.table.outcome).toEqual({ scores: [52, 52, 1], places: [1, 1, 3] })
  })
})

test("free symbols and the copied guild change nobody else's score (7W-SCORE-11)", () => {
  const left: CityFacts = { built: ['builders-guild', 'shipowners-guild'], stages: 2 }
  const right: CityFacts = { built: ['scientists-guild', 'strategists-guild', 'apothecary'], stages: 1 }
  const others = (olympia: CityFacts) => {
    const table = finished(olympia, left, right)
    return [table.score(1), table.score(2)]
  }
  // Giza B with three stages replaces the Olympia that could copy: the neighbours score the same
  expect(others({ board: 'olympia B', stages: 3 })).toEqual(others({ board: 'giza B', stages: 3 }))
  expect(others({ board: 'babylon A', stages: 3 })).toEqual(others({ board: 'giza B', stages: 3 }))
})

test('the final score of three cities (7W-SCORE-01, 7W-SCORE-11, 7W-EX-54)', () => {
  const table = finished(
    {
      board: 'alexandria A',
      stages: 3,
      coins: 7,
      tokens: [-1, -1, -1, -1],
      built: [
        ...(['stone-pit', 'ore-vein', 'quarry', 'foundry', 'press-age-1', 'loom-age-1', 'temple'] as const),
        ...(['pantheon', 'scriptorium', 'library', 'apothecary', 'dispensary', 'scientists-guild'] as const),
      ],
    },
    {
      board: 'olympia B',
      stages: 3,
      coins: 5,
      tokens: [1, -1, 3, -1],
      built: [
        ...(['lumber-yard', 'clay-pool', 'brickyard', 'glassworks-age-1', 'west-trading-post'] as const),
        ...(['forum', 'haven', 'theater', 'statue', 'gardens', 'barracks', 'stables'] as const),
        'workers-guild',
      ],
    },
    {
      board: 'rhodos B',
      stages: 2,
      coins: 12,
      tokens: [1, 1, 3, 3],
      built: [
        ...(['timber-yard', 'sawmill', 'stockade', 'guard-tower', 'walls', 'fortifications'] as const),
        ...(['marketplace', 'caravansery', 'lighthouse', 'arena', 'town-hall', 'builders-guild'] as const),
        'strategists-guild',
      ],
    },
  )
  const rows = [0, 1, 2].map((city) => Object.values(table.score(city)))
  expect(rows).toEqual([
    [-6, 2, 10, 10, 16, 0, 0, 32],
    [6, 1, 5, 11, 0, 3, 14, 40],
    [18, 4, 7, 6, 0, 6, 17, 58],
  ])
  expect(table.table.outcome).toEqual({ scores: [32, 40, 58], places: [3, 2, 1] })
})
