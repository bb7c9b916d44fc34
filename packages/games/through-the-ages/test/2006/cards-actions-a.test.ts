import { describe, expect, test } from 'vitest'

import type { PlayerFacts } from '../testing.ts'
import { position } from './position.ts'

/** A player who holds the card. */
const holding = (card: string, facts: PlayerFacts = {}) =>
  position({ players: [{ ...facts, hand: [card, ...(facts.hand ?? [])] }, {}] })

describe('points', () => {
  test('work-of-art-a: 6 culture points for 1 civil action, the rating stays, the card is gone (TTA06-SIMPLE-AC-01, TTA06-SIMPLE-AC-05)', () => {
    const table = holding('work-of-art-a').plays(0, 'play work-of-art-a')
    expect(table.civ(0)).toMatchObject({ science: 0, culture: 6, civilHand: [] })
    expect([table.cultureRating(0), table.civilActions(0)]).toEqual([0, [3, 1]])
    expect(table.state.gone).toContain('work-of-art-a')
  })

  test('work-of-art-a: not in the turn in which it was taken (TTA06-SIMPLE-TAKE-06, TTA06-SIMPLE-AC-01)', () => {
    const table = position({ players: [{}, {}], row: ['work-of-art-a'] }).plays(0, 'take 1')
    expect(table.why(0, 'play work-of-art-a')).toEqual(['just-taken TTA06-SIMPLE-TAKE-06'])
    table.plays(0, 'end turn').plays(1, 'stay', 'pass', 'end turn').plays(0, 'stay', 'pass')
    expect(table.plays(0, 'play work-of-art-a').civ(0).culture).toBe(6)
  })

  test('work-of-art-a: not without a civil action (TTA06-SIMPLE-AC-01)', () => {
    const table = holding('work-of-art-a', { civilActions: 0 })
    expect(table.why(0, 'play work-of-art-a')).toEqual(['civil-actions TTA06-GEN-11'])
  })

  test('revolutionary-idea-a: 1 science point, the rating stays (TTA06-SIMPLE-AC-05)', () => {
    const table = holding('revolutionary-idea-a').plays(0, 'play revolutionary-idea-a')
    expect(table.civ(0)).toMatchObject({ science: 1, culture: 0 })
    expect([table.scienceRating(0), table.civilActions(0)]).toEqual([1, [3, 1]])
  })
})

describe('Engineering Genius', () => {
  test('engineering-genius-a: a stage that costs 3 is built for 1, with only the action of the card (TTA06-SIMPLE-AC-02, TTA06-SIMPLE-AC-04, TTA06-EX-R05)', () => {
    const table = position({
      players: [{ hand: ['engineering-genius-a'], site: ['colossus', 0], on: { bronze: [2, 2] } }, {}],
      row: [null, null, null, null, null, null, 'engineering-genius-i'],
    }).plays(0, 'play engineering-genius-a')
    expect(table.civ(0).site).toEqual({ card: 'colossus', built: 1, tokens: 1 })
    expect([table.resources(0), table.civilActions(0)]).toEqual([1, [3, 1]])
    table.plays(0, 'take 7')
    expect(table.civilActions(0)).toEqual([1, 3])
    expect(table.why(0, 'play engineering-genius-i')).toEqual(['just-taken TTA06-SIMPLE-TAKE-06'])
  })

  test('engineering-genius-a: a stage that costs less is free; nothing is given back (TTA06-SIMPLE-AC-04, TTA06-EX-O06)', () => {
    const facts = { site: ['pyramids', 2] as const, on: { bronze: [2, 1] as const } }
    const table = holding('engineering-genius-a', facts).plays(0, 'play engineering-genius-a')
    expect(table.civ(0).wonders.map(({ card }) => card)).toEqual(['pyramids'])
    expect(table.resources(0)).toBe(1)
  })

  test('engineering-genius-a: exactly one stage, even with Masonry (TTA06-CARD-01, TTA06-EX-O06)', () => {
    const facts = { site: ['pyramids', 0] as const, specials: ['masonry'], on: { bronze: [2, 9] as const } }
    const table = holding('engineering-genius-a', facts)
    expect(table.options(0)).toContain('stage 2')
    table.plays(0, 'play engineering-genius-a')
    expect([table.asked, table.civ(0).site?.built]).toEqual(['0 action', 1])
    expect(table.resources(0)).toBe(9 - (3 - 2))
  })

  test('engineering-genius-a: a free stage needs no blue token if the bank is empty (TTA06-GAP-31, TTA06-SIMPLE-WONDER-02)', () => {
    const facts = { site: ['library-of-alexandria', 0] as const, blueBank: 0 }
    const table = holding('engineering-genius-a', facts).plays(0, 'play engineering-genius-a')
    expect(table.civ(0).site).toEqual({ card: 'library-of-alexandria', built: 1, tokens: 0 })
    expect(table.civ(0).blueBank).toBe(0)
  })

  test('engineering-genius-a: not without a wonder under construction or the rest of the cost (TTA06-SIMPLE-AC-02, TTA06-GEN-11)', () => {
    const why = (facts: PlayerFacts) =>
      holding('engineering-genius-a', facts).why(0, 'play engineering-genius-a')
    expect(why({ on: { bronze: [2, 9] } })).toEqual(['nothing-to-order TTA06-SIMPLE-AC-02'])
    expect(why({ site: ['pyramids', 0] })).toEqual(['nothing-to-order TTA06-SIMPLE-AC-02'])
  })
})

describe('Frugality', () => {
  test('frugality-a: the full food for a new worker, then 1 food back (TTA06-SIMPLE-AC-03)', () => {
    const table = holding('frugality-a', { on: { agriculture: [2, 2] } }).plays(0, 'play frugality-a')
    expect(table.civ(0)).toMatchObject({ yellowBank: 17, unused: 2 })
    expect([table.food(0), table.civilActions(0)]).toEqual([1, [3, 1]])
  })

  test('frugality-a: the food that comes back does not help to pay, and an empty yellow bank gives no worker (TTA06-SIMPLE-AC-03, TTA06-SIMPLE-POP-02)', () => {
    const why = (facts: PlayerFacts) => holding('frugality-a', facts).why(0, 'play frugality-a')
    expect(why({ on: { agriculture: [2, 1] } })).toEqual(['food TTA06-SIMPLE-POP-01'])
    expect(why({ on: { agriculture: [2, 9] }, yellowBank: 0 })).toEqual(['bank-empty TTA06-SIMPLE-POP-02'])
  })
})

describe('Ideal Building Site', () => {
  test('ideal-building-site-a: a new urban building for 1 resource less, no upgrade, no farm, no mine (TTA06-SIMPLE-AC-04, TTA06-CARD-01)', () => {
    const facts = { on: { bronze: [2, 4] as const, alchemy: 0, iron: 0 } }
    const table = holding('ideal-building-site-a', facts).plays(0, 'play ideal-building-site-a')
    expect(table.options(0)).toEqual(['build philosophy', 'build religion'])
    table.plays(0, 'build religion')
    expect([table.on(0, 'religion'), table.resources(0)]).toEqual([[1, 0], 2])
    expect(table.civilActions(0)).toEqual([3, 1])
  })

  test('ideal-building-site-a: the urban limit applies (TTA06-SIMPLE-AC-02, TTA06-SIMPLE-BUILD-02)', () => {
    const facts = { on: { bronze: [2, 9] as const, philosophy: 2, religion: 2 } }
    expect(holding('ideal-building-site-a', facts).why(0, 'play ideal-building-site-a')).toEqual([
      'nothing-to-order TTA06-SIMPLE-AC-02',
    ])
  })

  test('ideal-building-site-a: with Masonry both reductions count (TTA06-ADV-TECH-07)', () => {
    const facts = { on: { bronze: [2, 4] as const, alchemy: 0 }, specials: ['masonry'] }
    const table = holding('ideal-building-site-a', facts).plays(0, 'play ideal-building-site-a')
    expect(table.plays(0, 'build alchemy').resources(0)).toBe(0)
  })
})

describe('Patriotism', () => {
  test('patriotism-a: 1 extra military action and 1 resource for units, spent before other resources (TTA06-SIMPLE-BUILD-08, TTA06-CARD-02)', () => {
    const table = holding('patriotism-a', { on: { bronze: [2, 3] } }).plays(0, 'play patriotism-a')
    expect(table.civilActions(0)).toEqual([3, 1])
    table.plays(0, 'build warriors')
    expect(table.resources(0)).toBe(2)
    table.plays(0, 'disband warriors', 'disband warriors')
    expect(table.why(0, 'build warriors')).toEqual(['military-actions TTA06-GEN-11'])
  })

  test('patriotism-a: the resource builds no mine (TTA06-SIMPLE-BUILD-08)', () => {
    const table = holding('patriotism-a', { on: { bronze: [2, 1] } }).plays(0, 'play patriotism-a')
    expect(table.options(0)).toContain('build warriors')
    expect(table.why(0, 'build bronze')).toEqual(['resources TTA06-SIMPLE-BUILD-01'])
  })

  test('patriotism-a: what is not used is lost at the end of the turn (TTA06-SIMPLE-TURN-02)', () => {
    const table = holding('patriotism-a', { on: { bronze: [0, 1] }, militaryActions: 0 })
    table.plays(0, 'play patriotism-a')
    expect(table.options(0)).toContain('build warriors')
    table.plays(0, 'end turn').plays(1, 'stay', 'pass', 'end turn').plays(0, 'stay', 'pass')
    expect(table.why(0, 'build warriors')).toEqual(['resources TTA06-SIMPLE-BUILD-03'])
  })

  test('patriotism-a: the unused action draws a card, but does not raise the hand limit (TTA06-ADV-MIL-01, TTA06-ADV-MIL-03)', () => {
    const table = holding('patriotism-a').plays(0, 'play patriotism-a', 'end turn')
    expect(table.civ(0).militaryHand.cards).toHaveLength(3)
    table.plays(1, 'stay', 'pass', 'end turn').plays(0, 'stay', 'pass')
    expect(table.asked).toBe('0 discard')
  })
})

describe('Rich Land', () => {
  test('rich-land-a: a new farm or mine for 1 resource less, no upgrade (TTA06-SIMPLE-AC-04, TTA06-CARD-01)', () => {
    const facts = { on: { bronze: [2, 3] as const, irrigation: 0 } }
    const table = holding('rich-land-a', facts).plays(0, 'play rich-land-a')
    expect(table.options(0)).toEqual(['build agriculture', 'build irrigation', 'build bronze'])
    table.plays(0, 'build bronze')
    expect([table.on(0, 'bronze'), table.civilActions(0)]).toEqual([
      [3, 2],
      [3, 1],
    ])
  })

  test('rich-land-a: it needs an unused worker (TTA06-SIMPLE-AC-02)', () => {
    const table = holding('rich-land-a', { on: { bronze: [2, 9] }, unused: 0 })
    expect(table.why(0, 'play rich-land-a')).toEqual(['nothing-to-order TTA06-SIMPLE-AC-02'])
  })
})
