import { describe, expect, test } from 'vitest'

import type { CardId } from '../src/index.ts'
import { between, finished, position } from './testing.ts'
import type { CityFacts } from './testing.ts'

/** The coins that a city gains by building a card while the others discard theirs. */
function gains(
  own: CityFacts,
  card: CardId,
  other: CardId,
  left: CityFacts = {},
  right: CityFacts = {},
): number {
  const table = between({ coins: 0, ...own }, left, right, card, other)
  return table.all(`build ${card}`, `sell ${other}`, `sell ${other}`).city(0).coins
}

describe('one-time coins, no matter how the card is built', () => {
  test('paid for: Tavern brings 5 coins once (7W-EFFECT-01)', () => {
    const table = between({ coins: 0 }, {}, {}, 'tavern', 'altar', 'theater')
    expect(table.acts(0, 'build tavern').city(0).coins).toBe(5)
    table.acts(0, 'build theater')
    expect(table.city(0).coins).toBe(5)
  })

  test('by a chain: Haven with Forum (7W-EFFECT-01)', () => {
    expect(gains({ built: ['forum', 'lumber-yard', 'clay-pool'] }, 'haven', 'palace')).toBe(2)
  })

  test('by the free build of Olympia A: Chamber of Commerce (7W-EFFECT-01)', () => {
    const olympia: CityFacts = { board: 'olympia A', stages: 2, coins: 0, built: ['loom-age-1'] }
    const table = between(olympia, {}, {}, 'chamber-of-commerce', 'palace')
    table.all('build chamber-of-commerce free', 'sell palace', 'sell palace')
    expect(table.city(0).coins).toBe(2)
  })

  test("as Babylon's seventh card and from Halikarnassos' discard pile (7W-EFFECT-01)", () => {
    const table = position({
      turn: 6,
      cities: [
        { board: 'babylon B', stages: 2, coins: 0 },
        { board: 'halikarnassos B', built: ['foundry'], coins: 0 },
        { board: 'giza A', coins: 0 },
      ],
      hands: [
        ['altar', 'tavern'],
        ['altar', 'theater'],
        ['altar', 'baths'],
      ],
      discard: ['tavern'],
    })
    table.all('build altar', 'wonder with altar', 'build altar')
    table.plays(0, 'build tavern').plays(1, 'dig tavern')
    expect(table.coins()).toEqual([5, 5, 0])
  })
})

test('Vineyard: 2 own brown cards, 1 + 1 on the left, 3 on the right are 7 coins (7W-EFFECT-02, 7W-TURN-12, 7W-EX-40)', () => {
  const table = position({
    age: 2,
    cities: [
      { board: 'rhodos A', coins: 0, built: ['stone-pit', 'clay-pool'] },
      { board: 'giza A', built: ['timber-yard'] },
      { board: 'olympia A', built: ['lumber-yard', 'ore-vein', 'clay-pit'] },
    ],
    hands: [
      ['vineyard', 'walls'],
      ['foundry', 'walls'],
      ['sawmill', 'walls'],
    ],
  })
  table.all('build vineyard', 'build foundry', 'wonder with sawmill')
  expect(table.coins()).toEqual([7, 2, 3])
})

test('Bazar: 2 coins per grey card of all three cities, those of this turn included (7W-EFFECT-02)', () => {
  const table = position({
    age: 2,
    cities: [
      { coins: 0, built: ['loom-age-1'] },
      { built: ['press-age-1'] },
      {},
      { built: ['glassworks-age-1', 'loom-age-1', 'press-age-1'] },
    ],
    hands: [
      ['bazar', 'walls'],
      ['walls', 'forum'],
      ['walls', 'forum'],
      ['bazar', 'walls'],
    ],
  })
  table.all('build bazar', 'sell walls', 'sell walls', 'sell walls')
  expect(table.city(0).coins).toBe(2 * (1 + 1 + 3))
  const same = position({
    age: 2,
    cities: [{ coins: 0 }, {}, {}],
    hands: [
      ['bazar', 'walls'],
      ['press-age-2', 'walls'],
      ['loom-age-2', 'walls'],
    ],
  })
  expect(same.all('build bazar', 'build press-age-2', 'build loom-age-2').city(0).coins).toBe(4)
})

describe('Haven, Lighthouse, Chamber of Commerce and Arena', () => {
  const score = (city: CityFacts) => finished(city, {}, {}).score(0).commercial

  test('Haven: 1 coin and 1 point per own brown card (7W-EFFECT-03)', () => {
    const built: readonly CardId[] = ['forum', 'lumber-yard', 'sawmill', 'loom-age-1']
    const neighbour: CityFacts = { built: ['clay-pool'] }
    expect(gains({ built }, 'haven', 'palace', neighbour, neighbour)).toBe(2)
    expect(score({ built: [...built, 'haven'] })).toBe(2)
  })

  test('Chamber of Commerce with 2 grey cards: 4 coins and 4 points (7W-EFFECT-03, 7W-EX-21)', () => {
    const built: readonly CardId[] = ['press-age-1', 'loom-age-1', 'brickyard']
    expect(gains({ board: 'giza A', built }, 'chamber-of-commerce', 'palace')).toBe(4)
    expect(score({ built: [...built, 'chamber-of-commerce'] })).toBe(4)
  })

  test('Lighthouse counts the yellow cards, including itself (7W-EFFECT-03)', () => {
    expect(gains({ built: ['caravansery'] }, 'lighthouse', 'palace')).toBe(2)
    expect(score({ built: ['caravansery', 'lighthouse'] })).toBe(2)
    expect(score({ built: ['lighthouse'] })).toBe(1)
  })

  test.each([
    [0, 0],
    [1, 3],
    [2, 6],
    [3, 9],
    [4, 12],
  ])('Arena with %i stages: %i coins, and a point for each (7W-EFFECT-03, 7W-EX-22)', (stages, coins) => {
    const city: CityFacts = { board: 'giza B', stages, built: ['dispensary'] }
    expect(gains(city, 'arena', 'palace')).toBe(coins)
    expect(score({ ...city, built: ['dispensary', 'arena'] })).toBe(stages)
  })

  test('coins are counted when the card is built, points at the end: Lighthouse 4 and 6 (7W-EFFECT-04, 7W-EX-41)', () => {
    const table = position({
      age: 3,
      turn: 4,
      cities: [
        {
          board: 'ephesos A',
          coins: 0,
          built: ['caravansery', 'marketplace', 'tavern', 'brickyard', 'quarry', 'ore-vein'],
        },
        {},
        {},
      ],
      hands: [
        ['lighthouse', 'palace', 'study', 'lodge'],
        ['arena', 'palace', 'study', 'lodge'],
        ['chamber-of-commerce', 'palace', 'study', 'lodge'],
      ],
    })
    table.all('build lighthouse', 'sell palace', 'sell palace')
    expect(table.city(0).coins).toBe(4)
    table.all('build chamber-of-commerce', 'sell study', 'sell study')
    table.all('build arena', 'sell lodge', 'sell lodge')
    expect(table.city(0).coins).toBe(4)
    expect(table.score(0).commercial).toBe(6)
  })

  test('Arena without a stage: no coins; with 3 stages at the end: 3 points (7W-EFFECT-04, 7W-EX-41)', () => {
    expect(gains({ built: ['dispensary'] }, 'arena', 'palace')).toBe(0)
    // Giza B: wood, stone, clay for its first three stages
    const built = ['dispensary', 'sawmill', 'quarry', 'brickyard', 'clay-pool'] as const
    const table = position({
      age: 3,
      turn: 3,
      cities: [{ board: 'giza B', coins: 0, built }, {}, {}],
      hands: Array.from({ length: 3 }, () => ['arena', 'palace', 'study', 'lodge', 'senate'] as const),
    })
    table.acts(0, 'build arena')
    for (const _ of [1, 2, 3]) table.acts(0, table.options(0, 'wonder')[0] ?? 'wonder')
    expect(table.city(0)).toMatchObject({ coins: 0 })
    expect(table.score(0).commercial).toBe(3)
  })
})

test('Caravansery and Forum give one good of choice, to their owner only (7W-EFFECT-05)', () => {
  const owner: CityFacts = { board: 'giza A', built: ['caravansery', 'forum'], coins: 0 }
  const own = (card: CardId) => between(owner, {}, {}, card).options(0).includes(`build ${card}`)
  const raw = ['stockade', 'guard-tower', 'barracks'] as const
  const made = ['apothecary', 'workshop', 'scriptorium'] as const
  for (const card of [...raw, ...made]) {
    expect([card, own(card)]).toEqual([card, true])
    const buyer = between({ board: 'ephesos A', coins: 20 }, owner, { board: 'giza B' }, card)
    expect(buyer.payments(0, card).filter(([left]) => left > 0)).toEqual([])
  }
  // Stables = wood + clay + ore, Study = wood + cloth + papyrus: one unit of each class is not enough
  expect(own('stables')).toBe(false)
  expect(own('study')).toBe(false)
})
