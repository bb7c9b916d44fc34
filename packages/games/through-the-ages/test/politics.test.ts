import { describe, expect, test } from 'vitest'

import { position } from './testing.ts'

const startsWith = (options: readonly string[], ...verbs: readonly string[]) =>
  options.filter((id) => verbs.some((verb) => id.startsWith(verb)))

/** One card of each kind with a crown, in the hand of a player who is strong enough for all. */
const CROWNED = ['plunder-iii', 'war-over-culture', 'peace-treaty', 'impact-of-science']

describe('the politics phase', () => {
  test('one political action at most, then the action phase begins (TTA-POL-01)', () => {
    const table = position({
      players: [{ military: ['rats', 'crusades'] }, {}],
      currentEvents: ['development-of-science', 'development-of-crafts'],
      stage: 'politics',
    })
    expect(table.asked).toBe('0 politics')
    table.plays(0, 'event rats')
    expect(table.asked).toBe('0 action')
    expect(table.civ(0).militaryHand.cards).toEqual(['crusades'])
  })

  test('or none at all (TTA-POL-01)', () => {
    const table = position({ players: [{ military: ['rats'] }, {}], stage: 'politics' })
    table.plays(0, 'pass')
    expect(table.asked).toBe('0 action')
    expect(table.civ(0).militaryHand.cards).toEqual(['rats'])
  })

  test('events, aggressions, wars, pacts offered and cancelled, resigning (TTA-POL-02)', () => {
    const table = position({
      players: [
        { on: { warriors: 9 }, government: 'monarchy', military: CROWNED },
        {},
        { pact: { card: 'international-tourism', partner: 0 } },
      ],
      age: 3,
      stage: 'politics',
    })
    expect(table.options(0).toSorted()).toEqual([
      'attack 1 plunder-iii',
      'attack 2 plunder-iii',
      'cancel 2',
      'event impact-of-science',
      'offer 1 peace-treaty',
      'offer 2 peace-treaty',
      'pass',
      'resign',
      'war 1 war-over-culture',
      'war 2 war-over-culture',
    ])
  })

  test('cards with a crown are not played in the action phase (TTA-POL-03)', () => {
    const table = position({
      players: [
        { on: { warriors: 9 }, government: 'monarchy', military: [...CROWNED, 'modern-army'] },
        {},
        {},
      ],
      age: 3,
      stage: 'actions',
    })
    expect(table.options(0)).toContain('tactic modern-army')
    expect(table.options(0).filter((id) => CROWNED.some((card) => id.includes(card)))).toEqual([])
  })

  test('cards without a crown are not played in the politics phase (TTA-POL-02)', () => {
    const military = ['legion', 'military-bonus-i']
    const table = position({ players: [{ military }, {}], stage: 'politics' })
    expect(table.options(0)).toEqual(['pass', 'resign'])
  })

  test('the last round in Age IV: no wars, no resigning, everything else (TTA-POL-04, TTA-WAR-08, TTA-RESIGN-01)', () => {
    const table = position({
      players: [
        { on: { warriors: 9 }, government: 'monarchy', military: CROWNED },
        { pact: { card: 'international-tourism', partner: 0 } },
        {},
      ],
      age: 4,
      round: 18,
      lastRound: 18,
      currentEvents: ['impact-of-wonders'],
      stage: 'politics',
    })
    expect(table.options(0).toSorted()).toEqual([
      'attack 1 plunder-iii',
      'attack 2 plunder-iii',
      'cancel 1',
      'event impact-of-science',
      'offer 1 peace-treaty',
      'offer 2 peace-treaty',
      'pass',
    ])
    expect(table.why(0, 'war 1 war-over-culture')).toEqual(['last-round TTA-WAR-08'])
    expect(table.why(0, 'resign')).toEqual(['age-four TTA-RESIGN-01'])
  })

  test('Age IV before the last round: wars can still be declared (TTA-POL-04, TTA-EX-06)', () => {
    const table = position({
      players: [{}, {}, { government: 'monarchy', military: ['war-over-culture'] }],
      age: 4,
      round: 17,
      lastRound: 18,
      active: 2,
      stage: 'politics',
    })
    expect(table.options(2)).toEqual(['pass', 'war 0 war-over-culture', 'war 1 war-over-culture'])
  })

  test('with two players there are no pacts in the game (TTA-POL-02, TTA-PACT-01)', () => {
    for (const [age, pacts] of [2, 4, 4].entries()) {
      const pactsOf = (players: number) => {
        const table = position({ players: Array.from({ length: players }, () => ({})), age: age + 1 })
        const names = ['agreement', 'supremacy', 'protection', 'cooperation']
        names.push('tourism', 'sovereignty', 'alliance', 'treaty')
        return table.state.militaryDeck.filter(
          (card) => card !== 'international-agreement' && names.some((name) => card.endsWith(name)),
        ).length
      }
      expect([pactsOf(2), pactsOf(3), pactsOf(4)]).toEqual([0, pacts, pacts])
    }
  })
})

describe('cards that change it', () => {
  test('Caesar: a second political action after the first, once per game (TTA-POL-05)', () => {
    const table = position({
      players: [{ leader: 'julius-caesar', military: ['rats', 'crusades', 'foray'] }, {}],
      currentEvents: ['development-of-science', 'development-of-crafts', 'development-of-agriculture'],
      stage: 'politics',
    })
    table.plays(0, 'event rats')
    expect(table.asked).toBe('0 politics')
    table.plays(0, 'event crusades')
    expect(table.asked).toBe('0 action')
    expect(table.civ(0).culture).toBe(2)
    table.plays(0, 'end turn').plays(1, 'pass', 'end turn')
    expect(table.asked).toBe('0 politics')
    table.plays(0, 'event foray')
    expect(table.asked).toBe('0 action')
  })

  test('Caesar: a player who passes has not used the second action (TTA-POL-05)', () => {
    const table = position({
      players: [{ leader: 'julius-caesar', military: ['rats', 'crusades', 'foray'] }, {}],
      currentEvents: ['development-of-science', 'development-of-crafts', 'development-of-agriculture'],
      stage: 'politics',
    })
    table.plays(0, 'event rats', 'pass', 'end turn').plays(1, 'pass', 'end turn').plays(0, 'event crusades')
    expect(table.asked).toBe('0 politics')
  })

  test('Alexander is removed for a yellow token as the political action (TTA-POL-05)', () => {
    const table = position({
      players: [{ leader: 'alexander-the-great', on: { warriors: 3 }, yellowBank: 7 }, {}],
      stage: 'politics',
    })
    expect(table.strength(0)).toBe(6)
    table.plays(0, 'use alexander-the-great')
    expect(table.civ(0).leader).toBeNull()
    expect(table.civ(0).yellowBank).toBe(8)
    expect(table.strength(0)).toBe(3)
    expect(table.asked).toBe('0 action')
  })

  test('Columbus settles a territory in hand without sending units (TTA-POL-05)', () => {
    const table = position({
      players: [
        {
          leader: 'christopher-columbus',
          military: ['vast-territory-i', 'rats'],
          yellowBank: 7,
          blueBank: 9,
        },
        {},
      ],
      stage: 'politics',
    })
    expect(startsWith(table.options(0), 'use')).toEqual(['use christopher-columbus vast-territory-i'])
    table.plays(0, 'use christopher-columbus vast-territory-i')
    expect(table.civ(0).leader).toBeNull()
    expect(table.civ(0).colonies).toEqual(['vast-territory-i'])
    expect(table.on(0, 'warriors')).toEqual([1, 0])
    expect([table.civ(0).yellowBank, table.civ(0).blueBank, table.food(0)]).toEqual([10, 5, 3])
    expect(table.asked).toBe('0 action')
  })

  test('a player who has used an International Agreement has no next political action (TTA-POL-05)', () => {
    const table = position({
      players: [
        { on: { warriors: 1 }, military: ['rats'] },
        { on: { warriors: 5 }, military: ['cold-war'] },
      ],
      row: ['iron'],
      currentEvents: ['international-agreement', 'development-of-crafts'],
      age: 2,
      stage: 'politics',
    })
    table.plays(0, 'event rats')
    expect(table.asked).toBe('1 take')
    table.plays(1, 'take 1').plays(0, 'end turn')
    expect(table.asked).toBe('1 action')
    table.plays(1, 'end turn').plays(0, 'pass', 'end turn')
    expect(table.asked).toBe('1 politics')
  })
})
