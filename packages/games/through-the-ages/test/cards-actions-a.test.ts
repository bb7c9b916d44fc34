import { describe, expect, test } from 'vitest'

import { position } from './testing.ts'
import type { PlayerFacts } from './testing.ts'

/** A player who holds the card. */
const holding = (card: string, facts: PlayerFacts = {}) =>
  position({ players: [{ ...facts, hand: [card, ...(facts.hand ?? [])] }, {}] })

describe('points and goods', () => {
  test('cultural-heritage-a: 1 science and 4 culture for 1 civil action, and the card is gone (TTA-ACARD-01)', () => {
    const table = holding('cultural-heritage-a').plays(0, 'play cultural-heritage-a')
    expect(table.civ(0)).toMatchObject({ science: 1, culture: 4, civilHand: [] })
    expect(table.civilActions(0)).toEqual([3, 1])
    expect(table.state.gone).toContain('cultural-heritage-a')
  })

  test('cultural-heritage-a: not in the action phase in which it was taken (TTA-ACARD-02)', () => {
    const table = position({ players: [{}, {}], row: ['cultural-heritage-a'], age: 0 }).plays(0, 'take 1')
    expect(table.why(0, 'play cultural-heritage-a')).toEqual(['just-taken TTA-ACARD-02'])
  })

  test('cultural-heritage-a: not without a civil action (TTA-ACARD-01)', () => {
    const table = holding('cultural-heritage-a', { civilActions: 0 })
    expect(table.why(0, 'play cultural-heritage-a')).toEqual(['civil-actions TTA-ACT-03'])
  })

  test('stockpile: 1 resource and 1 food', () => {
    const table = holding('stockpile').plays(0, 'play stockpile')
    expect([table.resources(0), table.food(0), table.civ(0).blueBank]).toEqual([1, 1, 14])
  })

  test('stockpile: the resource comes first if there is one blue token (TTA-GAIN-05)', () => {
    const table = holding('stockpile', { blueBank: 1 }).plays(0, 'play stockpile')
    expect([table.resources(0), table.food(0), table.civ(0).blueBank]).toEqual([1, 0, 0])
  })
})

describe('Engineering Genius', () => {
  test('engineering-genius-a: one stage of the wonder for 2 resources less (TTA-ACARD-03)', () => {
    const facts = { site: ['pyramids', 0] as const, on: { bronze: [2, 1] as const } }
    const table = holding('engineering-genius-a', facts).plays(0, 'play engineering-genius-a')
    expect(table.civ(0).site).toEqual({ card: 'pyramids', built: 1, tokens: 1 })
    expect(table.resources(0)).toBe(0)
    expect(table.civilActions(0)).toEqual([3, 1])
  })

  test('engineering-genius-a: never below 0 (TTA-ACARD-04)', () => {
    const facts = { site: ['library-of-alexandria', 0] as const, on: { bronze: [2, 1] as const } }
    expect(holding('engineering-genius-a', facts).plays(0, 'play engineering-genius-a').resources(0)).toBe(1)
  })

  test('engineering-genius-a: exactly one stage, even where one action may build two (TTA-ACARD-06)', () => {
    const facts = { site: ['pyramids', 0] as const, specials: ['masonry'], on: { bronze: [2, 9] as const } }
    const table = holding('engineering-genius-a', facts)
    expect(table.options(0)).toContain('stage 2')
    table.plays(0, 'play engineering-genius-a')
    expect(table.asked).toBe('0 action')
    expect(table.civ(0).site?.built).toBe(1)
  })

  test('engineering-genius-a: not without a wonder or the rest of its cost (TTA-ACARD-07)', () => {
    const why = (facts: PlayerFacts) =>
      holding('engineering-genius-a', facts).why(0, 'play engineering-genius-a')
    expect(why({ on: { bronze: [2, 9] } })).toEqual(['nothing-to-order TTA-ACARD-07'])
    expect(why({ site: ['pyramids', 0] })).toEqual(['nothing-to-order TTA-ACARD-07'])
  })
})

describe('Frugality', () => {
  test('frugality-a: the full food for a new worker, then 1 food back (TTA-WORKER-04)', () => {
    const table = holding('frugality-a', { on: { agriculture: [2, 2] } }).plays(0, 'play frugality-a')
    expect(table.civ(0)).toMatchObject({ yellowBank: 17, unused: 2 })
    expect(table.food(0)).toBe(1)
    expect(table.civilActions(0)).toEqual([3, 1])
  })

  test('frugality-a: the food gained does not help to pay, and the yellow bank must have a token (TTA-ACARD-07, TTA-EX-46)', () => {
    const why = (facts: PlayerFacts) => holding('frugality-a', facts).why(0, 'play frugality-a')
    expect(why({ on: { agriculture: [2, 1] } })).toEqual(['food TTA-POP-01'])
    expect(why({ on: { agriculture: [2, 9] }, yellowBank: 0 })).toEqual(['bank-empty TTA-POP-03'])
  })
})

describe('Patriotism', () => {
  test('patriotism-a: 1 military action and 1 resource for units, spent before other resources (TTA-TOTAL-06, TTA-PAY-09)', () => {
    const table = holding('patriotism-a', { on: { bronze: [2, 3] } }).plays(0, 'play patriotism-a')
    expect(table.militaryActions(0)).toEqual([2, 0])
    table.plays(0, 'build warriors')
    expect(table.militaryActions(0)).toEqual([2, 0])
    expect(table.resources(0)).toBe(2)
    expect(table.plays(0, 'disband warriors').militaryActions(0)).toEqual([1, 1])
  })

  test('patriotism-a: the resource builds no mine', () => {
    const table = holding('patriotism-a', { on: { bronze: [2, 1] } }).plays(0, 'play patriotism-a')
    expect(table.options(0)).toContain('build warriors')
    expect(table.why(0, 'build bronze')).toEqual(['resources TTA-BUILD-01'])
  })

  test('patriotism-a: the action is not part of the total, and if unused it draws a card (TTA-ACARD-08, TTA-ACARD-09)', () => {
    const facts = { military: ['legion', 'phalanx', 'rats'] }
    const table = holding('patriotism-a', facts).plays(0, 'play patriotism-a', 'end turn')
    expect(table.asked).toBe('0 discard')
    table.plays(0, 'discard rats')
    expect(table.civ(0).militaryHand.cards).toHaveLength(2 + 3)
  })

  test('patriotism-a: what is not used is lost at the end of the turn', () => {
    const table = holding('patriotism-a', { on: { bronze: [0, 1] } }).plays(
      0,
      'play patriotism-a',
      'end turn',
    )
    table.plays(1, 'pass', 'end turn').plays(0, 'pass')
    expect(table.why(0, 'build warriors')).toEqual(['resources TTA-UNIT-01'])
  })
})

describe('Rich Land', () => {
  const land = { on: { bronze: [2, 1], irrigation: 0 } } satisfies PlayerFacts

  test('rich-land-a: a farm or mine is built for 1 resource less (TTA-ACARD-03)', () => {
    const table = holding('rich-land-a', land).plays(0, 'play rich-land-a')
    expect(table.asked).toBe('0 order')
    expect(table.options(0)).toEqual(['build agriculture', 'build bronze', 'upgrade agriculture irrigation'])
    table.plays(0, 'build bronze')
    expect(table.on(0, 'bronze')).toEqual([3, 0])
    expect(table.civilActions(0)).toEqual([3, 1])
  })

  test('rich-land-a: or upgraded', () => {
    const table = holding('rich-land-a', land).plays(0, 'play rich-land-a', 'upgrade agriculture irrigation')
    expect([table.on(0, 'agriculture'), table.on(0, 'irrigation')]).toEqual([
      [1, 0],
      [1, 0],
    ])
    expect(table.resources(0)).toBe(0)
  })

  test('rich-land-a: not if there is nothing to build or upgrade (TTA-ACARD-07)', () => {
    const table = holding('rich-land-a', { on: { bronze: [2, 9] }, unused: 0 })
    expect(table.why(0, 'play rich-land-a')).toEqual(['nothing-to-order TTA-ACARD-07'])
  })
})

describe('Urban Growth', () => {
  test('urban-growth-a: an urban building is built for 1 resource less (TTA-ACARD-03)', () => {
    const facts = { on: { bronze: [2, 2] as const, alchemy: 0 } }
    const table = holding('urban-growth-a', facts).plays(0, 'play urban-growth-a')
    expect(table.options(0)).toEqual(['build philosophy', 'build religion', 'upgrade philosophy alchemy'])
    table.plays(0, 'build religion')
    expect(table.on(0, 'religion')).toEqual([1, 0])
    expect(table.resources(0)).toBe(0)
    expect(table.civilActions(0)).toEqual([3, 1])
  })

  test('urban-growth-a: or upgraded, without another worker', () => {
    const facts = { on: { bronze: [2, 2] as const, alchemy: 0 }, unused: 0 }
    const table = holding('urban-growth-a', facts).plays(0, 'play urban-growth-a')
    expect(table.on(0, 'alchemy')).toEqual([1, 0])
    expect(table.resources(0)).toBe(0)
  })

  test('urban-growth-a: the urban limit applies (TTA-BUILD-03)', () => {
    const facts = { on: { bronze: [2, 9] as const, philosophy: 2, religion: 2 } }
    expect(holding('urban-growth-a', facts).why(0, 'play urban-growth-a')).toEqual([
      'nothing-to-order TTA-ACARD-07',
    ])
  })
})
