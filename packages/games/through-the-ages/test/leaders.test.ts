import { describe, expect, test } from 'vitest'

import { position } from './testing.ts'

describe('playing a leader', () => {
  test('costs 1 civil action; the card goes from hand into play (TTA-LEADER-01)', () => {
    const table = position({ players: [{ hand: ['moses', 'iron'] }, {}] })
    table.plays(0, 'lead moses')
    expect(table.civ(0).leader).toBe('moses')
    expect(table.civ(0).civilHand).toEqual(['iron'])
    expect(table.civilActions(0)).toEqual([3, 1])
  })

  test('the leader takes effect at once: ratings, actions and abilities (TTA-LEADER-03)', () => {
    const table = position({ players: [{ hand: ['julius-caesar'] }, {}] })
    table.plays(0, 'lead julius-caesar')
    expect(table.strength(0)).toBe(2)
    expect(table.militaryActions(0)).toEqual([3, 0])
    const moses = position({ players: [{ hand: ['moses'], on: { agriculture: [2, 1] } }, {}] })
    expect(moses.options(0)).not.toContain('population')
    moses.plays(0, 'lead moses', 'population')
    expect(moses.food(0)).toBe(0)
  })

  test('a leader in hand has no effect (TTA-LEADER-03, TTA-CARD-10)', () => {
    const table = position({ players: [{ hand: ['julius-caesar'] }, {}] })
    expect(table.strength(0)).toBe(1)
    expect(table.militaryActions(0)).toEqual([2, 0])
  })

  test('not without a civil action, even if one would come back (TTA-LEADER-01, TTA-LEADER-02, TTA-ACT-03)', () => {
    const table = position({ players: [{ leader: 'moses', hand: ['michelangelo'], civilActions: 0 }, {}] })
    expect(table.options(0)).not.toContain('lead michelangelo')
    expect(table.why(0, 'lead michelangelo')).toEqual(['civil-actions TTA-ACT-03'])
  })
})

describe('replacing a leader', () => {
  test('the old one leaves and 1 civil action comes back (TTA-LEADER-02, TTA-LEADER-04)', () => {
    const table = position({ players: [{ leader: 'moses', hand: ['michelangelo'], civilActions: 1 }, {}] })
    table.plays(0, 'lead michelangelo')
    expect(table.civ(0).leader).toBe('michelangelo')
    expect(table.state.gone).toContain('moses')
    expect(table.civilActions(0)).toEqual([1, 3])
  })

  test('the effects of the old one are lost (TTA-LEADER-02, TTA-LEADER-04)', () => {
    const table = position({ players: [{ leader: 'julius-caesar', hand: ['michelangelo'] }, {}] })
    expect(table.strength(0)).toBe(2)
    table.plays(0, 'lead michelangelo')
    expect(table.strength(0)).toBe(1)
  })

  test('nothing comes back if no civil action is spent (TTA-LEADER-02, TTA-TOTAL-05)', () => {
    const table = position({ players: [{ leader: 'hammurabi', hand: ['michelangelo'] }, {}] })
    table.plays(0, 'use hammurabi', 'lead michelangelo')
    expect(table.civilActions(0)).toEqual([4, 0])
    expect(table.civ(0).turn.extraCivil).toBe(0)
  })

  test('a falling total loses a spent action first (TTA-EX-13, TTA-LEADER-02, TTA-TOTAL-05, TTA-TOTAL-10)', () => {
    const table = position({
      players: [{ leader: 'julius-caesar', hand: ['michelangelo'], civilActions: 3, militaryActions: 1 }, {}],
    })
    expect(table.militaryActions(0)).toEqual([1, 2])
    table.plays(0, 'lead michelangelo')
    expect(table.civilActions(0)).toEqual([3, 1])
    expect(table.militaryActions(0)).toEqual([1, 1])
  })

  test('an available one is lost only if none is spent (TTA-EX-13, TTA-TOTAL-10)', () => {
    const table = position({ players: [{ leader: 'julius-caesar', hand: ['michelangelo'] }, {}] })
    table.plays(0, 'lead michelangelo')
    expect(table.militaryActions(0)).toEqual([2, 0])
  })

  test('a rising total gives an available action (TTA-EX-13, TTA-TOTAL-08)', () => {
    const table = position({ players: [{ leader: 'moses', hand: ['joan-of-arc'], militaryActions: 0 }, {}] })
    table.plays(0, 'lead joan-of-arc')
    expect(table.militaryActions(0)).toEqual([1, 2])
  })

  test('only the difference counts: two leaders with the same symbol change nothing (TTA-EX-14, TTA-TOTAL-11)', () => {
    const table = position({
      players: [{ leader: 'julius-caesar', hand: ['joan-of-arc'], civilActions: 2, militaryActions: 1 }, {}],
    })
    table.plays(0, 'lead joan-of-arc')
    expect(table.civilActions(0)).toEqual([2, 2])
    expect(table.militaryActions(0)).toEqual([1, 2])
  })
})

describe('replacing Homer', () => {
  const homer = () =>
    position({
      players: [
        {
          leader: 'homer',
          hand: ['michelangelo'],
          wonders: ['colossus', 'pyramids'],
          site: ['hanging-gardens', 1],
          civilActions: 2,
        },
        {},
      ],
    })

  test('he may go under a completed wonder, and then no civil action comes back (TTA-LEADER-05)', () => {
    const table = homer().plays(0, 'lead michelangelo')
    expect(table.options(0)).toEqual(['slide colossus', 'slide pyramids', 'leave'])
    table.plays(0, 'slide pyramids')
    expect(table.civ(0).leader).toBe('michelangelo')
    expect(table.civilActions(0)).toEqual([1, 4])
    expect(table.happiness(0)).toBe(1)
  })

  test('or he leaves like any other (TTA-LEADER-05, TTA-LEADER-02)', () => {
    const table = homer().plays(0, 'lead michelangelo', 'leave')
    expect(table.civilActions(0)).toEqual([2, 3])
    expect(table.happiness(0)).toBe(0)
    expect(table.state.gone).toContain('homer')
  })

  test('without a completed wonder he simply leaves (TTA-LEADER-05)', () => {
    const table = position({
      players: [{ leader: 'homer', hand: ['michelangelo'], site: ['colossus', 1], civilActions: 2 }, {}],
    })
    table.plays(0, 'lead michelangelo')
    expect(table.asked).toBe('0 action')
    expect(table.civilActions(0)).toEqual([2, 2])
  })
})
