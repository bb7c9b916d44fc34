import { describe, expect, test } from 'vitest'

import { position } from './position.ts'

/** Enough resources for everything, and special technologies. */
const wealthy = (specials: readonly string[], on: Readonly<Record<string, number>> = {}) =>
  position({
    players: [
      { specials, on: { ...on, oil: [0, 4], bronze: [2, 9] }, unused: 1, government: 'monarchy' },
      {},
    ],
    age: 3,
  })

const LABS = { philosophy: 0, alchemy: 0, 'scientific-method': 0, computers: 0 }

/** What a new building costs. */
function price(specials: readonly string[], card: string): number {
  const table = wealthy(specials, { ...LABS, [card]: 0 })
  return table.resources(0) - table.plays(0, `build ${card}`).resources(0)
}

/** The cost of upgrading a building. */
function difference(specials: readonly string[], from: string, to: string): number {
  const table = wealthy(specials, { ...LABS, [from]: 1 })
  return table.resources(0) - table.plays(0, `upgrade ${from} ${to}`).resources(0)
}

describe('levels and higher technologies', () => {
  test('the level of a technology is the number of its age, 0 for Age A (TTA06-ADV-TECH-01)', () => {
    const site = ['first-space-flight', 2] as const
    const on = { bronze: [2, 9], alchemy: 0, coal: 0, computers: 0 } as const
    const table = position({ players: [{ site, on }, {}], age: 3 }).plays(0, 'stage 1')
    expect(table.events('completed')).toEqual([
      { kind: 'completed', seat: 0, card: 'first-space-flight', culture: 1 + 2 + 3 },
    ])
  })

  test('technologies of Ages II and III need no predecessors (TTA06-ADV-TECH-02)', () => {
    const table = position({
      players: [{ hand: ['coal', 'rockets', 'satellites'], science: 40 }, {}],
      age: 3,
    })
    table.plays(0, 'develop coal', 'develop rockets', 'develop satellites')
    expect([table.on(0, 'coal'), table.on(0, 'rockets')]).toEqual([
      [0, 0],
      [0, 0],
    ])
    expect(table.civ(0).specials).toEqual(['satellites'])
  })

  test('below a higher technology the lower one keeps its workers, and can be built on and make change (TTA06-ADV-TECH-03)', () => {
    const on = { bronze: [2, 0], iron: [1, 3] } as const
    const table = position({ players: [{ hand: ['coal'], science: 7, on, unused: 1 }, {}], age: 2 })
    table.plays(0, 'develop coal')
    expect([table.on(0, 'bronze'), table.on(0, 'iron'), table.on(0, 'coal')]).toEqual([
      [2, 0],
      [1, 3],
      [0, 0],
    ])
    table.plays(0, 'build iron')
    expect(table.on(0, 'iron')).toEqual([2, 0])
    expect(table.on(0, 'bronze')).toEqual([2, 1])
  })
})

describe('special technologies', () => {
  test('Justice System replaces Code of Laws: one action and three blue tokens in total (TTA06-ADV-TECH-04, TTA06-EX-R20)', () => {
    const players = [{ specials: ['code-of-laws'], hand: ['justice-system'], science: 7, blueBank: 10 }, {}]
    const table = position({ players, age: 2 })
    expect(table.civilActions(0)).toEqual([5, 0])
    table.plays(0, 'develop justice-system')
    expect(table.civilActions(0)).toEqual([4, 1])
    expect(table.civ(0)).toMatchObject({ specials: ['justice-system'], blueBank: 13 })
    expect(table.state.gone).toContain('code-of-laws')
  })

  test('those of another type stay; those of one type do not add up (TTA06-ADV-TECH-04)', () => {
    const players = [{ specials: ['warfare', 'masonry'], hand: ['strategy'], science: 8 }, {}]
    const table = position({ players, age: 2 })
    expect([table.strength(0), table.militaryActions(0)]).toEqual([2, [3, 0]])
    table.plays(0, 'develop strategy')
    expect([table.strength(0), table.militaryActions(0)]).toEqual([4, [4, 0]])
    expect(table.civ(0).specials.toSorted()).toEqual(['masonry', 'strategy'])
  })

  test('one below a higher one of its type in play cannot be played (TTA06-ADV-TECH-05, TTA06-GAP-17)', () => {
    const players = [{ specials: ['justice-system'], hand: ['code-of-laws', 'warfare'], science: 20 }, {}]
    const table = position({ players, age: 2 })
    expect(table.options(0)).not.toContain('develop code-of-laws')
    expect(table.why(0, 'develop code-of-laws')).toEqual(['higher-special TTA06-ADV-TECH-05'])
    expect(table.options(0)).toContain('develop warfare')
  })
})

describe('construction technologies', () => {
  test('Masonry: a new lab costs 1 less from level I on, one of level 0 does not (TTA06-ADV-TECH-06, TTA06-ADV-TECH-07, TTA06-EX-R21)', () => {
    expect([price([], 'philosophy'), price([], 'alchemy'), price([], 'scientific-method')]).toEqual([3, 6, 8])
    expect(price(['masonry'], 'alchemy')).toBe(5)
    expect(price(['masonry'], 'philosophy')).toBe(3)
    expect(price(['masonry'], 'scientific-method')).toBe(7)
    expect(price(['masonry'], 'computers')).toBe(9)
  })

  test('Masonry: an upgrade costs the difference of the lowered costs (TTA06-ADV-TECH-07, TTA06-EX-R21)', () => {
    expect(difference([], 'philosophy', 'alchemy')).toBe(3)
    expect(difference(['masonry'], 'philosophy', 'alchemy')).toBe(2)
    expect(difference([], 'philosophy', 'scientific-method')).toBe(5)
    expect(difference(['masonry'], 'philosophy', 'scientific-method')).toBe(4)
    expect(difference([], 'alchemy', 'scientific-method')).toBe(2)
    expect(difference(['masonry'], 'alchemy', 'scientific-method')).toBe(2)
  })

  test('Architecture: 1 less at level I, 2 less from level II on (TTA06-ADV-TECH-06, TTA06-ADV-TECH-07, TTA06-EX-R22)', () => {
    expect(price(['architecture'], 'philosophy')).toBe(3)
    expect(price(['architecture'], 'alchemy')).toBe(5)
    expect(price(['architecture'], 'scientific-method')).toBe(6)
    expect(price(['architecture'], 'computers')).toBe(8)
    expect(difference(['architecture'], 'alchemy', 'scientific-method')).toBe(1)
  })

  test('Engineering: 1, 2 and 3 less at levels I, II and III (TTA06-ADV-TECH-06, TTA06-ADV-TECH-07)', () => {
    expect(price(['engineering'], 'philosophy')).toBe(3)
    expect(price(['engineering'], 'alchemy')).toBe(5)
    expect(price(['engineering'], 'scientific-method')).toBe(6)
    expect(price(['engineering'], 'computers')).toBe(7)
    expect(difference(['engineering'], 'philosophy', 'computers')).toBe(4)
  })

  test('all urban buildings are cheaper; farms, mines and units are not (TTA06-ADV-TECH-06)', () => {
    expect(price(['engineering'], 'movies')).toBe(12 - 3)
    expect(price(['engineering'], 'theology')).toBe(5 - 1)
    expect(price(['engineering'], 'team-sports')).toBe(6 - 2)
    expect(price(['engineering'], 'multimedia')).toBe(11 - 3)
    expect(price(['engineering'], 'iron')).toBe(5)
    expect(price(['engineering'], 'irrigation')).toBe(4)
    expect(price(['engineering'], 'riflemen')).toBe(5)
  })

  test.each([
    ['masonry', 2],
    ['architecture', 3],
    ['engineering', 4],
  ])('%s builds up to %i stages of a wonder with one action (TTA06-ADV-TECH-08)', (special, most) => {
    const site = ['internet', 0] as const
    const table = position({
      players: [{ specials: [special], site, on: { oil: [0, 4] } }, {}],
      age: 3,
    })
    const stages = ['stage 1', 'stage 2', 'stage 3', 'stage 4'].slice(0, most)
    expect(table.options(0).filter((id) => id.startsWith('stage'))).toEqual(stages)
  })

  test('it takes one action, but the resources of all the stages (TTA06-ADV-TECH-08)', () => {
    const players = [
      { specials: ['architecture'], site: ['internet', 0], on: { bronze: [2, 9] } },
      {},
    ] as const
    const table = position({ players, age: 3 })
    expect(table.options(0)).not.toContain('stage 4')
    table.plays(0, 'stage 3')
    expect(table.resources(0)).toBe(9 - (2 + 3 + 4))
    expect(table.civilActions(0)).toEqual([3, 1])
    expect(table.civ(0).site).toEqual({ card: 'internet', built: 3, tokens: 3 })
  })

  test('without them an action builds one stage (TTA06-ADV-TECH-08)', () => {
    const table = position({ players: [{ site: ['internet', 0], on: { bronze: [2, 9] } }, {}], age: 3 })
    expect(table.options(0).filter((id) => id.startsWith('stage'))).toEqual(['stage 1'])
  })
})
