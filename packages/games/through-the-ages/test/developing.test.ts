import { describe, expect, test } from 'vitest'

import { position } from './testing.ts'

describe('developing a technology', () => {
  test('costs 1 civil action and its science; the card goes from hand into play (TTA-TECH-01, TTA-TECH-02)', () => {
    const table = position({ players: [{ hand: ['irrigation', 'iron'], science: 4 }, {}] })
    table.plays(0, 'develop irrigation')
    expect(table.on(0, 'irrigation')).toEqual([0, 0])
    expect(table.civ(0)).toMatchObject({ civilHand: ['iron'], science: 1 })
    expect(table.civilActions(0)).toEqual([3, 1])
  })

  test('not with less science than it costs, nor without a civil action (TTA-TECH-02, TTA-ACT-03)', () => {
    const poor = position({ players: [{ hand: ['irrigation'], science: 2 }, {}] })
    expect(poor.options(0)).not.toContain('develop irrigation')
    expect(poor.why(0, 'develop irrigation')).toEqual(['science TTA-TECH-02'])
    const idle = position({ players: [{ hand: ['irrigation'], science: 3, civilActions: 0 }, {}] })
    expect(idle.why(0, 'develop irrigation')).toEqual(['civil-actions TTA-ACT-03'])
  })

  test('a technology for workers does nothing without them, but can be used at once (TTA-TECH-07)', () => {
    const table = position({ players: [{ hand: ['alchemy'], science: 4, on: { bronze: [2, 6] } }, {}] })
    table.plays(0, 'develop alchemy')
    expect(table.scienceRating(0)).toBe(1)
    table.plays(0, 'build alchemy')
    expect(table.scienceRating(0)).toBe(3)
  })

  test('a special technology takes effect at once (TTA-TECH-07, TTA-CARD-35)', () => {
    const table = position({ players: [{ hand: ['code-of-laws', 'warfare'], science: 11 }, {}] })
    table.plays(0, 'develop code-of-laws')
    expect(table.civilActions(0)).toEqual([4, 1])
    table.plays(0, 'develop warfare')
    expect(table.militaryActions(0)).toEqual([3, 0])
    expect(table.strength(0)).toBe(2)
  })

  test('only the higher special technology of a type stays, and only the net change counts (TTA-TECH-04, TTA-CARD-36)', () => {
    const table = position({
      players: [
        {
          specials: ['warfare', 'cartography'],
          hand: ['strategy'],
          science: 8,
          militaryActions: 1,
        },
        {},
      ],
      age: 2,
    })
    table.plays(0, 'develop strategy')
    expect(table.civ(0).specials.toSorted()).toEqual(['cartography', 'strategy'])
    expect(table.state.gone).toContain('warfare')
    expect(table.militaryActions(0)).toEqual([2, 2])
    expect(table.strength(0)).toBe(1 + 3 + 1)
  })

  test('special technologies of different types stay together (TTA-TECH-04, TTA-CARD-36)', () => {
    const table = position({ players: [{ specials: ['warfare'], hand: ['masonry'], science: 3 }, {}] })
    table.plays(0, 'develop masonry')
    expect(table.civ(0).specials.toSorted()).toEqual(['masonry', 'warfare'])
  })

  test('if the card just played is the one that leaves, it was still developed (TTA-TECH-05, TTA-TECH-04)', () => {
    const table = position({
      players: [{ leader: 'albert-einstein', specials: ['strategy'], hand: ['warfare'], science: 6 }, {}],
      age: 3,
    })
    table.plays(0, 'develop warfare')
    expect(table.civ(0)).toMatchObject({ specials: ['strategy'], civilHand: [], science: 1, culture: 3 })
    expect(table.state.gone).toContain('warfare')
    expect(table.militaryActions(0)).toEqual([4, 0])
    expect(table.civilActions(0)).toEqual([3, 1])
  })
})

describe('a peaceful change of government', () => {
  test('costs the higher science and 1 civil action; the old government leaves play (TTA-TECH-03, TTA-TECH-06, TTA-CARD-37)', () => {
    const table = position({
      players: [{ government: 'theocracy', hand: ['monarchy'], science: 9 }, {}],
    })
    expect([table.cultureRating(0), table.happiness(0)]).toEqual([1, 1])
    table.plays(0, 'develop monarchy')
    expect(table.civ(0)).toMatchObject({ government: 'monarchy', science: 1 })
    expect(table.state.gone).toContain('theocracy')
    expect([table.cultureRating(0), table.happiness(0)]).toEqual([0, 0])
  })

  test('the lower science is not enough for it (TTA-TECH-03)', () => {
    const table = position({ players: [{ hand: ['monarchy'], science: 7 }, {}] })
    expect(table.options(0)).not.toContain('develop monarchy')
    expect(table.why(0, 'develop monarchy')).toEqual(['science TTA-TECH-03'])
    expect(table.options(0)).toContain('revolt monarchy')
  })

  test('actions gained are available in this turn (TTA-TECH-08, TTA-TECH-07)', () => {
    const table = position({
      players: [{ hand: ['monarchy'], science: 8, civilActions: 1, militaryActions: 0 }, {}],
    })
    table.plays(0, 'develop monarchy')
    expect(table.civilActions(0)).toEqual([1, 4])
    expect(table.militaryActions(0)).toEqual([1, 2])
  })

  test('a lower government may follow; spent actions are lost first (TTA-TECH-06, TTA-TECH-08)', () => {
    const table = position({
      players: [
        { government: 'republic', hand: ['monarchy'], science: 8, civilActions: 4, militaryActions: 2 },
        {},
      ],
      age: 2,
    })
    table.plays(0, 'develop monarchy')
    expect(table.civ(0).government).toBe('monarchy')
    // 4/3, then 3/4 after paying; two spent ones are lost.
    expect(table.civilActions(0)).toEqual([3, 2])
    expect(table.militaryActions(0)).toEqual([3, 0])
  })

  test('the new urban limit applies at once (TTA-TECH-07, TTA-CARD-38)', () => {
    const table = position({
      players: [{ hand: ['monarchy'], science: 8, on: { bronze: [2, 3], philosophy: 2 } }, {}],
    })
    expect(table.why(0, 'build philosophy')).toEqual(['limit TTA-BUILD-03'])
    table.plays(0, 'develop monarchy', 'build philosophy')
    expect(table.on(0, 'philosophy')).toEqual([3, 0])
  })
})

describe('temporary science for military technologies', () => {
  const churchill = (hand: string, pact = false) =>
    position({
      players: [
        {
          leader: 'winston-churchill',
          hand: [hand],
          science: 2,
          ...(pact && { pact: { card: 'scientific-cooperation', partner: 1 } }),
        },
        { science: 5 },
        {},
      ],
      age: 3,
    }).plays(0, 'use winston-churchill military')

  test('3 of it and 2 stored points pay for one that costs 5 (TTA-EX-43, TTA-POINT-04, TTA-POINT-05)', () => {
    const table = churchill('knights')
    table.plays(0, 'develop knights')
    expect(table.civ(0)).toMatchObject({ science: 0, turn: { unitScience: 0 } })
  })

  test('it is spent first: one that costs 2 leaves the stored points (TTA-EX-43, TTA-POINT-05)', () => {
    const table = churchill('swordsmen', true)
    table.plays(0, 'develop swordsmen')
    expect(table.events('developed')).toMatchObject([{ card: 'swordsmen', paid: 2 }])
    expect(table.civ(0)).toMatchObject({ science: 2, turn: { unitScience: 1 } })
  })

  test('other technologies cannot be paid with it (TTA-EX-43, TTA-POINT-05)', () => {
    const table = churchill('printing-press')
    expect(table.why(0, 'develop printing-press')).toEqual(['science TTA-TECH-02'])
  })
})
