import { describe, expect, test } from 'vitest'

import { CARDS_2015, position } from './testing.ts'
import type { Facts } from './testing.ts'

const ageOf = (id: string | null) => CARDS_2015.find((card) => card.id === id)?.age
const agesOf = (cards: readonly (string | null)[]) => cards.map(ageOf)

const A_CARDS = [
  'moses',
  'homer',
  'aristotle',
  'hammurabi',
  'pyramids',
  'colossus',
  'hanging-gardens',
  'frugality-a',
  'rich-land-a',
  'urban-growth-a',
  'stockpile',
  'patriotism-a',
  'cultural-heritage-a',
]
const I_CARDS = [
  'michelangelo',
  'great-wall',
  'breakthrough-i',
  'frugality-i',
  'reserves-i',
  'taj-mahal',
  'warfare',
]
/** Cards on spaces 1, 3, 4, 7, 9, 10 and 13. */
const GAPS = [
  'irrigation',
  null,
  'alchemy',
  'drama',
  null,
  null,
  'monarchy',
  null,
  'code-of-laws',
  'iron',
  null,
  null,
  'knights',
]

describe('the end of Age A', () => {
  const first = (facts: Partial<Facts>) =>
    position({ players: [{}, {}], row: A_CARDS, age: 0, round: 2, stage: 'row', ...facts })

  test('it ends with the first replenishing, and the rest of its deck leaves the game (TTA-AGE-01)', () => {
    const table = first({})
    expect(table.state.age).toBe(1)
    expect(agesOf(table.state.row)).toEqual(Array.from({ length: 13 }, () => 0))
    expect(table.state.gone).toHaveLength(3 + 4)
    expect(agesOf(table.state.gone)).toEqual(Array.from({ length: 7 }, () => 0))
  })

  test('the decks of Age I become current (TTA-AGE-02)', () => {
    const { civilDeck, militaryDeck } = first({}).state
    expect([civilDeck.length, militaryDeck.length]).toEqual([44, 43])
    expect(new Set(agesOf([...civilDeck, ...militaryDeck]))).toEqual(new Set([1]))
  })

  test('spaces that its deck cannot fill are filled from the deck of Age I (TTA-AGE-03)', () => {
    const row = A_CARDS.map((card, space) => (space < 6 ? card : null))
    const table = first({ row, civilNext: ['julius-caesar', 'library-of-alexandria'], shortDecks: true })
    expect(table.state.row.slice(0, 5)).toEqual([
      'hammurabi',
      'pyramids',
      'colossus',
      'julius-caesar',
      'library-of-alexandria',
    ])
    expect(agesOf(table.state.row.slice(5))).toEqual(Array.from({ length: 8 }, () => 1))
    expect(table.state.civilDeck).toHaveLength(44 - 8)
  })

  test('it makes nothing antiquated and removes no tokens (TTA-AGE-04)', () => {
    const table = first({
      players: [
        { leader: 'julius-caesar', hand: ['engineering-genius-a'], site: ['library-of-alexandria', 1] },
        {},
      ],
    })
    expect(table.civ(0)).toMatchObject({
      leader: 'julius-caesar',
      civilHand: ['engineering-genius-a'],
      site: { card: 'library-of-alexandria', tokens: 1 },
    })
    expect(table.state.players.map(({ yellowBank }) => yellowBank)).toEqual([18, 18])
    expect(table.events('antiquated', 'tokens')).toEqual([])
  })
})

describe('the end of Age I', () => {
  const ends = (facts: Partial<Facts>) =>
    position({ players: [{}, {}, {}], row: GAPS, shortDecks: true, stage: 'row', ...facts })

  test('it ends in the middle of replenishing, when its last card is dealt (TTA-AGE-05, TTA-AGE-06, TTA-AGE-14, TTA-EX-04)', () => {
    const table = ends({
      players: [{ leader: 'moses' }, { leader: 'homer' }, {}],
      civilNext: I_CARDS.slice(0, 4),
    })
    expect(table.state.age).toBe(2)
    expect(table.state.row.slice(6, 10)).toEqual(I_CARDS.slice(0, 4))
    expect(agesOf(table.state.row.slice(10))).toEqual([2, 2, 2])
    expect(table.state.civilDeck).toHaveLength(50 - 3)
    expect(table.state.players.map(({ leader }) => leader)).toEqual([null, null, null])
    expect(table.state.players.map(({ yellowBank }) => yellowBank)).toEqual([16, 16, 16])
  })

  test('it ends even if the last card fills the last space (TTA-AGE-05, TTA-EX-04)', () => {
    const table = ends({ civilNext: I_CARDS })
    expect(table.state.row.slice(6)).toEqual(I_CARDS)
    expect(table.state.age).toBe(2)
    expect(table.state.civilDeck).toHaveLength(50)
    expect(table.civ(0).yellowBank).toBe(16)
  })

  test('it continues while a single card is left (TTA-AGE-05)', () => {
    const table = ends({ civilNext: [...I_CARDS, 'masonry'] })
    expect(table.state.age).toBe(1)
    expect(table.civ(0).yellowBank).toBe(18)
  })

  test('the old military deck leaves the game, and that of Age II becomes current (TTA-AGE-15)', () => {
    const table = ends({ civilNext: I_CARDS, militaryNext: ['legion', 'raid-i'] })
    expect(table.state.leftOver[1]?.cards).toEqual(expect.arrayContaining(['legion', 'raid-i']))
    expect(table.state.militaryDeck).toHaveLength(50)
    expect(new Set(agesOf(table.state.militaryDeck))).toEqual(new Set([2]))
  })

  test('antiquated cards leave; everything else stays (TTA-AGE-07, TTA-AGE-08, TTA-AGE-10, TTA-AGE-13, TTA-EX-05)', () => {
    const table = ends({
      players: [
        {
          leader: 'moses',
          site: ['pyramids', 2],
          wonders: ['colossus'],
          colonies: ['historic-territory-i'],
          pact: { card: 'open-borders-agreement', partner: 1 },
          hand: ['stockpile', 'rich-land-i'],
          military: ['raid-i'],
          blueBank: 9,
          yellowBank: 1,
        },
        {},
        {},
      ],
      civilNext: I_CARDS,
    })
    const civ = table.civ(0)
    expect(civ).toMatchObject({ leader: null, site: null, blueBank: 11, yellowBank: 0, unused: 1 })
    expect(civ.civilHand).toEqual(['rich-land-i'])
    expect(civ.militaryHand.cards).toEqual(['raid-i'])
    expect(civ).toMatchObject({ wonders: [{ card: 'colossus' }], colonies: ['historic-territory-i'] })
    expect(civ.pact).toMatchObject({ card: 'open-borders-agreement' })
    expect(table.on(0, 'bronze')).toEqual([2, 0])
    expect(table.table.view(0).players[0]?.ratings).toMatchObject({ consumption: 6, facesNeeded: 8 })
    expect(table.state.gone).toEqual(expect.arrayContaining(['moses', 'pyramids', 'stockpile']))
  })

  test('no action is regained for a leader that leaves (TTA-AGE-09)', () => {
    const table = ends({ players: [{}, { leader: 'moses', civilActions: 2 }, {}], civilNext: I_CARDS })
    expect(table.civ(1).leader).toBeNull()
    expect(table.civilActions(1)).toEqual([2, 2])
  })

  test('totals and ratings of all change at once, and nobody is asked anything (TTA-AGE-09, TTA-AGE-18)', () => {
    const table = ends({
      players: [
        { leader: 'alexander-the-great', on: { warriors: 3 } },
        { leader: 'julius-caesar' },
        { leader: 'homer' },
      ],
      civilNext: I_CARDS,
    })
    expect(table.table.answers).toEqual([])
    expect(table.asked).toBe('0 politics')
    expect([table.strength(0), table.strength(1), table.happiness(2)]).toEqual([3, 1, 0])
    expect(table.militaryActions(1)).toEqual([2, 0])
  })

  test('a player with fewer than two yellow tokens in the bank loses only those (TTA-AGE-13)', () => {
    const players = [{ yellowBank: 1 }, { yellowBank: 0 }, { yellowBank: 5 }]
    const table = ends({ players, civilNext: I_CARDS })
    expect(table.state.players.map(({ yellowBank }) => yellowBank)).toEqual([0, 0, 3])
    expect(table.state.players.map(({ unused }) => unused)).toEqual([1, 1, 1])
  })
})

describe('the end of Age II', () => {
  const ends = (facts: Partial<Facts>) =>
    position({
      players: [{}, {}, {}],
      civilNext: ['opera'],
      shortDecks: true,
      age: 2,
      stage: 'row',
      ...facts,
    })

  test('cards of Ages A and I leave the hands; military ones go to the pile of their age (TTA-AGE-07, TTA-AGE-08)', () => {
    const table = ends({
      players: [
        {},
        { hand: ['stockpile', 'iron', 'coal'], military: ['legion', 'annex', 'rats', 'military-bonus-ii'] },
        {},
      ],
    })
    expect(table.civ(1).civilHand).toEqual(['coal'])
    expect(table.civ(1).militaryHand.cards).toEqual(['annex', 'military-bonus-ii'])
    expect(table.state.discards[1]?.cards.toSorted()).toEqual(['legion', 'rats'])
  })

  test('leaders and unfinished wonders of Ages A and I leave; those of Age II stay (TTA-AGE-07, TTA-AGE-09, TTA-AGE-10)', () => {
    const table = ends({
      players: [
        { leader: 'moses', site: ['great-wall', 3], blueBank: 4 },
        { leader: 'michelangelo', site: ['colossus', 1], blueBank: 4 },
        { leader: 'j-s-bach', site: ['kremlin', 2], blueBank: 4 },
      ],
    })
    expect(table.state.players.map(({ leader }) => leader)).toEqual([null, null, 'j-s-bach'])
    expect(table.state.players.map(({ site }) => site?.card)).toEqual([undefined, undefined, 'kremlin'])
    expect(table.state.players.map(({ blueBank }) => blueBank)).toEqual([7, 5, 4])
  })

  test('a pact of Age I ends for both partners; one of Age II stays (TTA-AGE-11)', () => {
    const table = ends({
      players: [
        { pact: { card: 'open-borders-agreement', partner: 1 } },
        { pact: { card: 'promise-of-military-protection', partner: 2 } },
        {},
      ],
    })
    expect(table.state.players.map(({ pact }) => pact?.card)).toEqual([
      undefined,
      'promise-of-military-protection',
      undefined,
    ])
    expect(table.militaryActions(0)).toEqual([2, 0])
    expect(table.militaryActions(1)).toEqual([2, 0])
  })

  test('a card that refills the row ends the age in the middle of a turn (TTA-AGE-17)', () => {
    const table = ends({
      players: [
        { on: { warriors: 3 }, military: ['pestilence'], hand: ['iron'] },
        { leader: 'michelangelo' },
        {},
      ],
      row: ['coal'],
      currentEvents: ['international-agreement'],
      stage: 'politics',
    })
    table.plays(0, 'event pestilence', 'take 1')
    expect(table.asked).toBe('0 action')
    expect(table.state.age).toBe(3)
    expect(agesOf(table.state.row)).toEqual([2, ...Array.from({ length: 12 }, () => 3)])
    expect(table.civ(0).civilHand).toEqual(['coal'])
    expect(table.civ(1).leader).toBeNull()
    expect(table.state.players.map(({ yellowBank }) => yellowBank)).toEqual([16, 16, 16])
  })
})

describe('the end of Age III', () => {
  const ends = (facts: Partial<Facts>) =>
    position({
      players: [{}, {}, {}],
      civilNext: ['movies'],
      shortDecks: true,
      age: 3,
      stage: 'row',
      ...facts,
    })

  test('everything but leaders, unfinished wonders and pacts stays in play (TTA-AGE-12)', () => {
    const table = ends({
      players: [
        { exclusive: 'classic-army' },
        {
          government: 'monarchy',
          on: { irrigation: 2, drama: 1 },
          specials: ['masonry'],
          wonders: ['pyramids', 'ruined great-wall', 'kremlin'],
          colonies: ['vast-territory-i', 'historic-territory-ii'],
          wars: [{ card: 'war-over-territory', rival: 2 }],
          exclusive: 'legion',
        },
        { tactic: 'phalanx' },
      ],
      currentEvents: ['development-of-crafts', 'rats'],
      futureEvents: ['cold-war'],
    })
    expect(table.state.age).toBe(4)
    expect(table.civ(1)).toMatchObject({
      government: 'monarchy',
      specials: ['masonry'],
      wonders: [{ card: 'pyramids' }, { card: 'great-wall' }, { card: 'kremlin' }],
      colonies: ['vast-territory-i', 'historic-territory-ii'],
      wars: [{ card: 'war-over-territory', rival: 2 }],
      tactic: 'legion',
      exclusive: true,
    })
    expect([table.on(1, 'irrigation'), table.on(1, 'drama')]).toEqual([
      [2, 0],
      [1, 0],
    ])
    expect(table.civ(2).tactic).toBe('phalanx')
    expect(table.state.commonTactics.toSorted()).toEqual(['classic-army', 'phalanx'])
    expect(table.state.currentEvents.cards).toHaveLength(2)
    expect(table.state.futureEvents.cards).toEqual(['cold-war'])
  })

  test('cards of Ages A, I and II are antiquated, those of Age III are not (TTA-AGE-07, TTA-AGE-08, TTA-AGE-13)', () => {
    const table = ends({
      players: [
        { leader: 'j-s-bach', hand: ['coal', 'iron', 'oil'], military: ['spy', 'raid-iii'] },
        { leader: 'sid-meier', site: ['kremlin', 1] },
        { site: ['hollywood', 1], pact: { card: 'peace-treaty', partner: 0 } },
      ],
    })
    expect(table.civ(0)).toMatchObject({
      leader: null,
      civilHand: ['oil'],
      militaryHand: { cards: ['raid-iii'] },
    })
    expect(table.civ(1)).toMatchObject({ leader: 'sid-meier', site: null })
    expect(table.civ(2)).toMatchObject({ site: { card: 'hollywood' }, pact: { card: 'peace-treaty' } })
    expect(table.state.players.map(({ yellowBank }) => yellowBank)).toEqual([16, 16, 16])
  })

  test('the rest of the row stays empty (TTA-AGE-14)', () => {
    const table = ends({ row: ['oil', 'tanks', 'rockets'] })
    expect(table.state.row).toEqual(['rockets', 'movies', ...Array.from({ length: 11 }, () => null)])
    expect(table.state.civilDeck).toEqual([])
  })

  test('no military card can be drawn any more in any way (TTA-AGE-15)', () => {
    const table = ends({
      players: [{ military: ['impact-of-science'], on: { warriors: 3 } }, {}],
      militaryNext: ['raid-iii', 'shock-troops'],
      discards: ['spy', 'plunder-iii'],
      currentEvents: ['strategic-territory-ii'],
    })
    expect(table.state.militaryDeck).toEqual([])
    table.plays(0, 'event impact-of-science', 'bid 1').plays(1, 'pass').plays(0, 'send warriors')
    expect(table.civ(0).colonies).toEqual(['strategic-territory-ii'])
    expect(table.civ(0).militaryHand.cards).toEqual([])
    table.plays(0, 'end turn')
    expect(table.civ(0).militaryHand.cards).toEqual([])
  })
})
