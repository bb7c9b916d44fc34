import { describe, expect, test } from 'vitest'

import { CARDS_2006 } from '../testing.ts'
import type { Facts } from '../testing.ts'
import { position } from './position.ts'

const ADVANCED = { level: 'advanced' } as const

const agesOf = (cards: readonly (string | null)[]) =>
  new Set(cards.map((id) => CARDS_2006.find((card) => card.id === id)?.age))

/** The first player replenishes the row with the last card of an age. The row was empty. */
const ends = (age: 1 | 2 | 3, facts: Partial<Facts> = {}) =>
  position({
    players: [{}, {}, {}],
    civilNext: [['drama'], ['opera'], ['movies']][age - 1] ?? [],
    shortDecks: true,
    age,
    stage: 'row',
    ...facts,
  })

describe('when an age ends', () => {
  test('Age I: when the last card of its civil deck is dealt (TTA06-ADV-AGE-01)', () => {
    const row = ['iron', 'alchemy', 'knights', 'monarchy', 'warfare', 'masonry', 'theocracy', 'irrigation']
    const table = ends(1, { options: ADVANCED, row, civilNext: ['drama', 'swordsmen'] })
    expect(table.state.age).toBe(2)
    expect(table.state.row.slice(0, 8)).toEqual([...row.slice(2), 'drama', 'swordsmen'])
    expect(agesOf(table.state.row.slice(8))).toEqual(new Set([2]))
  })

  test('Age I: not while a card is left in its civil deck (TTA06-ADV-AGE-01)', () => {
    const row = ['iron', 'alchemy', 'knights', 'monarchy', 'warfare', 'masonry', 'theocracy', 'irrigation']
    const more = [
      'swordsmen',
      'drama',
      'printing-press',
      'theology',
      'cartography',
      'michelangelo',
      'great-wall',
    ]
    const stays = ends(1, { options: ADVANCED, row, civilNext: [...more, 'genghis-khan'] })
    expect(stays.state).toMatchObject({ age: 1, civilDeck: ['genghis-khan'] })
    const over = ends(1, { options: ADVANCED, row, civilNext: more })
    expect(over.state).toMatchObject({ age: 2 })
    expect(over.state.row.at(-1)).toBe('great-wall')
  })

  test('Age II ends in the same way (TTA06-ADV-AGE-01)', () => {
    expect(ends(2, { options: ADVANCED }).state.age).toBe(3)
    expect(ends(2, { options: ADVANCED, shortDecks: false }).state.age).toBe(2)
  })

  test('Age A ends with the second turn of the starting player, and nothing is lost (TTA06-ADV-AGE-01)', () => {
    const table = position({
      players: [
        { leader: 'moses', hand: ['rich-land-a'], site: ['pyramids', 1], blueBank: 17 },
        { leader: 'homer' },
      ],
      age: 0,
      round: 2,
      stage: 'row',
    })
    expect(table.state.age).toBe(1)
    expect(table.civ(0)).toMatchObject({ leader: 'moses', civilHand: ['rich-land-a'], blueBank: 17 })
    expect(table.civ(0).site).toMatchObject({ card: 'pyramids', tokens: 1 })
    expect(table.state.players.map(({ yellowBank }) => yellowBank)).toEqual([18, 18])
  })
})

describe('cards of the previous age', () => {
  test('hands, leaders and unfinished wonders of Age A leave at the end of Age I; those of Age I stay (TTA06-ADV-AGE-02)', () => {
    const table = ends(1, {
      options: ADVANCED,
      players: [
        {},
        {
          leader: 'moses',
          site: ['pyramids', 2],
          blueBank: 16,
          hand: ['patriotism-a', 'patriotism-i', 'iron'],
          military: ['legion'],
        },
        {
          leader: 'joan-of-arc',
          site: ['great-wall', 1],
          pact: { card: 'trade-routes-agreement', partner: 0 },
        },
      ],
    })
    expect(table.civ(1)).toMatchObject({ leader: null, site: null, blueBank: 18 })
    expect(table.civ(1).civilHand).toEqual(['patriotism-i', 'iron'])
    expect(table.civ(1).militaryHand.cards).toEqual(['legion'])
    expect(table.civ(2)).toMatchObject({ leader: 'joan-of-arc', site: { card: 'great-wall' } })
    expect(table.civ(2).pact?.card).toBe('trade-routes-agreement')
    expect(table.state.gone).toEqual(expect.arrayContaining(['moses', 'pyramids', 'patriotism-a']))
  })

  test('those of Age I leave at the end of Age II, and so do pacts; those of Age II stay (TTA06-ADV-AGE-02)', () => {
    const table = ends(2, {
      options: ADVANCED,
      players: [
        { hand: ['iron', 'coal'], military: ['legion', 'raid-i', 'raid-ii', 'military-bonus-ii'] },
        {
          leader: 'joan-of-arc',
          site: ['great-wall', 1],
          pact: { card: 'open-borders-agreement', partner: 0 },
        },
        {
          leader: 'isaac-newton',
          site: ['kremlin', 1],
          pact: { card: 'acceptance-of-supremacy', partner: 0 },
        },
      ],
    })
    expect(table.civ(0).civilHand).toEqual(['coal'])
    expect(table.civ(0).militaryHand.cards).toEqual(['raid-ii', 'military-bonus-ii'])
    expect(table.civ(1)).toMatchObject({ leader: null, site: null, pact: null })
    expect(table.civ(2)).toMatchObject({ leader: 'isaac-newton', site: { card: 'kremlin' } })
    expect(table.civ(2).pact?.card).toBe('acceptance-of-supremacy')
  })

  test('technologies, governments, tactics, colonies and completed wonders never leave (TTA06-ADV-AGE-03)', () => {
    const table = ends(2, {
      options: ADVANCED,
      players: [
        {
          government: 'monarchy',
          on: { warriors: 3, irrigation: 1, drama: 1 },
          specials: ['code-of-laws'],
          tactic: 'legion',
          colonies: ['historic-territory-i'],
          wonders: ['pyramids', 'great-wall'],
        },
        {},
        {},
      ],
      currentEvents: ['rats', 'development-of-science'],
      futureEvents: ['wealthy-territory-i', 'foray'],
    })
    expect(table.civ(0)).toMatchObject({
      government: 'monarchy',
      specials: ['code-of-laws'],
      tactic: 'legion',
      colonies: ['historic-territory-i'],
      wonders: [{ card: 'pyramids' }, { card: 'great-wall' }],
    })
    expect([table.on(0, 'irrigation'), table.on(0, 'drama')]).toEqual([
      [1, 0],
      [1, 0],
    ])
    expect(table.state.currentEvents.cards).toEqual(['development-of-science', 'rats'])
    expect(table.state.futureEvents.cards).toEqual(['wealthy-territory-i', 'foray'])
  })

  test('ratings and action tokens change at once when a leader leaves (TTA06-ADV-AGE-04)', () => {
    const table = ends(1, {
      options: ADVANCED,
      players: [
        { leader: 'julius-caesar' },
        { leader: 'hammurabi' },
        { leader: 'homer', on: { warriors: 2 } },
      ],
    })
    expect([table.strength(0), table.militaryActions(0)]).toEqual([1, [2, 0]])
    expect([table.civilActions(1), table.militaryActions(1)]).toEqual([
      [4, 0],
      [2, 0],
    ])
    expect(table.cultureRating(2)).toBe(0)
  })

  test('the decks of the next age replace the old ones (TTA06-ADV-AGE-05)', () => {
    const table = ends(1, { options: ADVANCED, militaryNext: ['legion', 'raid-i'] })
    const { civilDeck, militaryDeck } = table.state
    expect(civilDeck).toHaveLength(50 - 12)
    expect(militaryDeck).toHaveLength(46)
    expect(agesOf([...civilDeck, ...militaryDeck])).toEqual(new Set([2]))
  })
})

describe('the full game', () => {
  test('at the end of Age III cards of Age II leave as well (TTA06-FULL-AGE-01)', () => {
    const table = ends(3, {
      players: [
        { leader: 'isaac-newton', site: ['kremlin', 2], blueBank: 16, hand: ['coal', 'oil'] },
        { leader: 'winston-churchill', military: ['raid-ii', 'raid-iii'] },
        { pact: { card: 'acceptance-of-supremacy', partner: 0 } },
      ],
    })
    expect(table.state.age).toBe(4)
    expect(table.civ(0)).toMatchObject({ leader: null, site: null, blueBank: 18, civilHand: ['oil'] })
    expect(table.civ(1).leader).toBe('winston-churchill')
    expect(table.civ(1).militaryHand.cards).toEqual(['raid-iii'])
    expect(table.civ(2).pact).toBeNull()
  })

  test('the ends of Ages I and II are as in the advanced game (TTA06-FULL-AGE-01)', () => {
    expect(ends(1, { players: [{ leader: 'moses' }, {}, {}] }).civ(0).leader).toBeNull()
    expect(ends(2, { players: [{ leader: 'joan-of-arc' }, {}, {}] }).civ(0).leader).toBeNull()
    expect(ends(2, { players: [{ leader: 'isaac-newton' }, {}, {}] }).civ(0).leader).toBe('isaac-newton')
  })

  test.each([1, 2, 3] as const)(
    'two yellow tokens leave each bank at the end of age %i, but no workers (TTA06-FULL-AGE-02)',
    (age) => {
      const table = ends(age, {
        players: [{ yellowBank: 9 }, { yellowBank: 1 }, { yellowBank: 0, unused: 4 }],
      })
      expect(table.state.players.map(({ yellowBank }) => yellowBank)).toEqual([7, 0, 0])
      expect(table.state.players.map(({ unused }) => unused)).toEqual([1, 1, 4])
    },
  )

  test('in the advanced game no tokens are lost (TTA06-FULL-AGE-02)', () => {
    const table = ends(1, { options: ADVANCED })
    expect(table.state.players.map(({ yellowBank }) => yellowBank)).toEqual([18, 18, 18])
  })

  test('the end of Age II for a player with many cards of Age I (TTA06-ADV-AGE-02, TTA06-ADV-AGE-03, TTA06-FULL-AGE-02, TTA06-EX-O18)', () => {
    const table = ends(2, {
      players: [
        {
          yellowBank: 1,
          leader: 'joan-of-arc',
          site: ['great-wall', 2],
          blueBank: 10,
          pact: { card: 'trade-routes-agreement', partner: 1 },
          tactic: 'legion',
          on: { warriors: 3, religion: 2 },
          military: ['raid-i', 'iconoclasm'],
        },
        {},
        {},
      ],
    })
    expect(table.civ(0)).toMatchObject({ yellowBank: 0, leader: null, site: null, blueBank: 12, pact: null })
    expect(table.civ(0).militaryHand.cards).toEqual(['iconoclasm'])
    expect(table.civ(0).tactic).toBe('legion')
    expect(table.strength(0)).toBe(3 + 2)
  })
})
