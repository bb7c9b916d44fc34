import { describe, expect, test } from 'vitest'

import { position } from './testing.ts'

describe('playing an action card', () => {
  test('costs 1 civil action; the card takes effect and leaves the game (TTA-ACARD-01, TTA-CARD-44)', () => {
    const table = position({ players: [{ hand: ['stockpile', 'iron'] }, {}] })
    table.plays(0, 'play stockpile')
    expect([table.food(0), table.resources(0)]).toEqual([1, 1])
    expect(table.civilActions(0)).toEqual([3, 1])
    expect(table.civ(0).civilHand).toEqual(['iron'])
    expect(table.state.gone).toContain('stockpile')
  })

  test('not without a civil action (TTA-ACARD-01, TTA-ACT-03)', () => {
    const table = position({ players: [{ hand: ['stockpile'], civilActions: 0 }, {}] })
    expect(table.why(0, 'play stockpile')).toEqual(['civil-actions TTA-ACT-03'])
  })

  test('one taken in this action phase waits for the next turn (TTA-ACARD-02)', () => {
    const table = position({ players: [{}, {}], row: ['reserves-i'] })
    table.plays(0, 'take 1')
    expect(table.options(0)).not.toContain('play reserves-i')
    expect(table.why(0, 'play reserves-i')).toEqual(['just-taken TTA-ACARD-02'])
    table.plays(0, 'end turn').plays(1, 'pass', 'end turn').plays(0, 'pass')
    expect(table.options(0)).toContain('play reserves-i')
  })

  test('of two copies only the older one may be played (TTA-ACARD-02)', () => {
    const table = position({ players: [{ hand: ['reserves-i'] }, {}], row: ['reserves-i'] })
    table.plays(0, 'take 1', 'play reserves-i', 'food')
    expect(table.civ(0).civilHand).toEqual(['reserves-i'])
    expect(table.why(0, 'play reserves-i')).toEqual(['just-taken TTA-ACARD-02'])
  })

  test('one taken in the politics phase may be played (TTA-ACARD-02, TTA-APP-INTAG-02)', () => {
    const table = position({
      players: [{ military: ['cold-war'], on: { warriors: 3 } }, {}],
      currentEvents: ['international-agreement'],
      row: ['reserves-ii'],
      stage: 'politics',
      age: 2,
    })
    table.plays(0, 'event cold-war', 'take 1')
    expect(table.asked).toBe('0 action')
    expect(table.options(0)).toContain('play reserves-ii')
  })

  test('the player makes its choices (TTA-ACARD-01)', () => {
    const table = position({ players: [{ hand: ['reserves-i'] }, {}] })
    table.plays(0, 'play reserves-i')
    expect(table.options(0)).toEqual(['food', 'resources'])
    table.plays(0, 'resources')
    expect([table.food(0), table.resources(0)]).toEqual([0, 2])
  })
})

describe('an action that a card orders', () => {
  test('costs no civil action of its own, but everything else (TTA-ACARD-03, TTA-ACT-06, TTA-ACT-07)', () => {
    const table = position({ players: [{ hand: ['frugality-a'], on: { agriculture: [2, 2] } }, {}] })
    table.plays(0, 'play frugality-a')
    expect(table.civilActions(0)).toEqual([3, 1])
    expect(table.civ(0)).toMatchObject({ unused: 2, yellowBank: 17 })
    // 2 paid, and only then 1 gained.
    expect(table.food(0)).toBe(1)
  })

  test('what the card gives afterwards does not help to pay (TTA-ACARD-03, TTA-ACT-07)', () => {
    const frugality = position({ players: [{ hand: ['frugality-i'], on: { agriculture: [2, 1] } }, {}] })
    expect(frugality.options(0)).not.toContain('play frugality-i')
    const breakthrough = position({ players: [{ hand: ['breakthrough-i', 'irrigation'], science: 2 }, {}] })
    expect(breakthrough.options(0)).not.toContain('play breakthrough-i')
  })

  test('happens before the card gives anything: the payment is in the bank by then (TTA-ACARD-03)', () => {
    const table = position({
      players: [{ hand: ['frugality-a'], on: { agriculture: [2, 2] }, blueBank: 0 }, {}],
    })
    table.plays(0, 'play frugality-a')
    expect([table.food(0), table.civ(0).blueBank]).toEqual([1, 1])
  })

  test('follows its own rules: worker, urban limit, type (TTA-ACARD-03)', () => {
    const on = { bronze: [2, 9] as const, philosophy: 2, alchemy: 0 }
    const table = position({ players: [{ hand: ['urban-growth-a'], on }, {}] })
    table.plays(0, 'play urban-growth-a')
    expect(table.asked).toBe('0 order')
    expect(table.options(0)).toEqual(['build religion', 'upgrade philosophy alchemy'])
    const busy = position({ players: [{ hand: ['urban-growth-a'], on, unused: 0 }, {}] })
    busy.plays(0, 'play urban-growth-a')
    expect(busy.on(0, 'alchemy')).toEqual([1, 0])
    expect(busy.resources(0)).toBe(7)
    expect(busy.civilActions(0)).toEqual([3, 1])
  })

  test('never costs less than nothing (TTA-ACARD-04, TTA-ACARD-03, TTA-EX-11)', () => {
    const table = position({
      players: [{ hand: ['efficient-upgrade-ii'], on: { irrigation: 0, bronze: [2, 0] } }, {}],
      age: 2,
    })
    table.plays(0, 'play efficient-upgrade-ii')
    expect(table.on(0, 'irrigation')).toEqual([1, 0])
    expect(table.civilActions(0)).toEqual([3, 1])
    expect(table.resources(0)).toBe(0)
  })

  test('an unused part of the discount is lost (TTA-ACARD-04)', () => {
    const table = position({
      players: [{ hand: ['rich-land-i'], on: { agriculture: 0, bronze: [0, 3] }, unused: 4 }, {}],
    })
    table.plays(0, 'play rich-land-i', 'build bronze')
    expect(table.resources(0)).toBe(3)
    table.plays(0, 'build bronze')
    expect(table.resources(0)).toBe(1)
  })

  test('developing a technology may be a revolution, which replaces the civil action of the card (TTA-ACARD-05)', () => {
    const table = position({ players: [{ hand: ['breakthrough-i', 'monarchy'], science: 2 }, {}] })
    table.plays(0, 'play breakthrough-i')
    expect(table.civ(0).government).toBe('monarchy')
    expect(table.civilActions(0)).toEqual([0, 5])
  })

  test('building one stage of a wonder means just one, whatever other cards allow (TTA-ACARD-06)', () => {
    const table = position({
      players: [
        {
          hand: ['engineering-genius-a'],
          specials: ['masonry'],
          site: ['pyramids', 0],
          on: { bronze: [2, 9] },
        },
        {},
      ],
    })
    table.plays(0, 'play engineering-genius-a')
    expect(table.asked).toBe('0 action')
    expect(table.civ(0).site).toMatchObject({ built: 1 })
    expect(table.resources(0)).toBe(8)
    expect(table.civilActions(0)).toEqual([3, 1])
  })

  test.each([
    ['too little food', { agriculture: [2, 1] as const }, 18, ['food TTA-POP-01']],
    ['an empty yellow bank', { agriculture: [2, 9] as const }, 0, ['bank-empty TTA-POP-03']],
  ])(
    'with %s a card that orders a population increase cannot be played (TTA-ACARD-07, TTA-EX-46)',
    (_, on, yellowBank, reasons) => {
      const table = position({ players: [{ hand: ['frugality-a'], on, yellowBank }, {}] })
      expect(table.options(0)).not.toContain('play frugality-a')
      expect(table.why(0, 'play frugality-a')).toEqual(reasons)
    },
  )

  test.each(['engineering-genius-i', 'rich-land-i', 'urban-growth-i', 'breakthrough-i'])(
    'if there is nothing to order %s cannot be played (TTA-ACARD-07)',
    (card) => {
      const table = position({ players: [{ hand: [card], unused: 0 }, {}] })
      expect(table.why(0, `play ${card}`)).toEqual(['nothing-to-order TTA-ACARD-07'])
    },
  )
})

describe('what a card gives for this turn', () => {
  test('counts in no total and no rating (TTA-ACARD-08)', () => {
    const table = position({ players: [{ hand: ['patriotism-a'] }, {}] })
    table.plays(0, 'play patriotism-a')
    const { ratings } = table.table.view(0).players[0] ?? {}
    expect(ratings).toMatchObject({ militaryTotal: 2, militaryHandLimit: 2, strength: 1 })
    expect(table.militaryActions(0)).toEqual([2, 0])
    expect(table.resources(0)).toBe(0)
  })

  test('is spent first: a military action and resources for units (TTA-ACARD-08, TTA-TOTAL-06, TTA-PAY-09)', () => {
    const table = position({ players: [{ hand: ['patriotism-a'], on: { bronze: [2, 3] } }, {}] })
    table.plays(0, 'play patriotism-a', 'build warriors')
    expect(table.militaryActions(0)).toEqual([2, 0])
    expect(table.resources(0)).toBe(2)
  })

  test('an unused military action draws a card at the end of the turn (TTA-ACARD-09)', () => {
    const table = position({ players: [{ hand: ['patriotism-a'], militaryActions: 0 }, {}] })
    table.plays(0, 'play patriotism-a', 'end turn')
    expect(table.civ(0).militaryHand.cards).toHaveLength(1)
  })

  test('ends with the turn (TTA-ACARD-08)', () => {
    const table = position({ players: [{ hand: ['patriotism-a'] }, {}] })
    table.plays(0, 'play patriotism-a', 'end turn').plays(1, 'pass', 'end turn').plays(0, 'pass')
    expect(table.civ(0).turn).toMatchObject({ extraMilitary: 0, unitResources: 0 })
    expect(table.militaryActions(0)).toEqual([2, 0])
  })
})
