import { describe, expect, test } from 'vitest'

import { position } from './testing.ts'

describe('resigning', () => {
  test('the civilization leaves the game, and its turn is over (TTA-RESIGN-02, TTA-RESIGN-07)', () => {
    const table = position({ players: [{}, {}, {}], active: 1, stage: 'politics' })
    table.plays(1, 'resign')
    expect(table.asked).toBe('2 politics')
    table.plays(2, 'pass', 'end turn').plays(0, 'pass', 'end turn')
    expect(table.asked).toBe('2 politics')
    expect(table.state.round).toBe(6)
  })

  test('not in Age IV, nor in the first turn (TTA-RESIGN-01)', () => {
    const late = position({ players: [{}, {}], age: 4, lastRound: 20, stage: 'politics' })
    expect(late.options(0)).toEqual(['pass'])
    expect(late.why(0, 'resign')).toEqual(['age-four TTA-RESIGN-01'])
    const first = position({ players: [{}, {}], age: 0, round: 1, stage: 'actions' })
    expect(first.asked).toBe('0 action')
    expect(first.options(0)).not.toContain('resign')
  })

  test('hands are discarded, and cards in play are gone (TTA-RESIGN-03)', () => {
    const table = position({
      players: [
        {},
        {
          hand: ['iron'],
          military: ['legion', 'cold-war'],
          on: { irrigation: 1 },
          government: 'monarchy',
          leader: 'moses',
          specials: ['warfare'],
          wonders: ['pyramids'],
          site: ['kremlin', 1],
          colonies: ['vast-territory-i'],
        },
        {},
      ],
      active: 1,
      age: 2,
      stage: 'politics',
    })
    table.plays(1, 'resign')
    const civil = ['iron', 'irrigation', 'monarchy', 'moses', 'warfare', 'pyramids', 'kremlin']
    expect(table.state.gone).toEqual(expect.arrayContaining(civil))
    expect(table.state.discards[1]?.cards.toSorted()).toEqual(['legion', 'vast-territory-i'])
    expect(table.state.discards[2]?.cards).toEqual(['cold-war'])
    const { civilHand, militaryHand, leader, site, wonders, colonies, technologies } = table.civ(1)
    expect([leader, site]).toEqual([null, null])
    const empty = [civilHand, militaryHand.cards, wonders, colonies, technologies]
    expect(empty.flat()).toEqual([])
  })

  test('pacts end, wars on the player give 7 each, and wars that they declared are void (TTA-RESIGN-03, TTA-RESIGN-04, TTA-RESIGN-05, TTA-EX-39)', () => {
    const table = position({
      players: [
        { culture: 10, wars: [{ card: 'war-over-territory', rival: 1 }] },
        { culture: 10, wars: [{ card: 'war-over-territory', rival: 2 }] },
        { culture: 10, pact: { card: 'international-trade-agreement', partner: 1 } },
        { culture: 10, wars: [{ card: 'war-over-technology', rival: 1 }] },
      ],
      active: 1,
      age: 2,
      stage: 'politics',
    })
    table.plays(1, 'resign')
    expect([0, 2, 3].map((seat) => table.civ(seat).culture)).toEqual([17, 10, 17])
    expect(table.state.players.flatMap(({ wars }) => wars)).toEqual([])
    expect(table.civ(2).pact).toBeNull()
    expect(table.events('fought')).toEqual([])
    expect(table.state.discards[2]?.cards.toSorted()).toEqual([
      'international-trade-agreement',
      'war-over-technology',
      'war-over-territory',
      'war-over-territory',
    ])
  })

  test('wars and pacts among the others stay (TTA-RESIGN-04, TTA-RESIGN-05)', () => {
    const table = position({
      players: [
        { wars: [{ card: 'war-over-territory', rival: 2 }] },
        {},
        { pact: { card: 'international-trade-agreement', partner: 0 } },
      ],
      active: 1,
      age: 2,
      stage: 'politics',
    })
    table.plays(1, 'resign')
    expect(table.civ(0).wars).toEqual([{ card: 'war-over-territory', rival: 2 }])
    expect(table.civ(2).pact?.partner).toBe(0)
    expect(table.civ(0).culture).toBe(0)
  })

  test('the last player left wins at once, without a final scoring (TTA-RESIGN-02, TTA-RESIGN-06)', () => {
    const table = position({
      players: [{ culture: 80 }, { culture: 3, wonders: ['pyramids'] }],
      age: 3,
      futureEvents: ['impact-of-wonders'],
      currentEvents: ['impact-of-science'],
      stage: 'politics',
    })
    table.plays(0, 'resign')
    expect(table.asked).toBe('')
    expect(table.table.outcome).toMatchObject({ places: [2, 1] })
    expect(table.civ(1).culture).toBe(3)
    expect(table.events('over')).toEqual([{ kind: 'over', winners: [1] }])
  })

  test('a player who has resigned has lost, even with the most culture (TTA-RESIGN-02)', () => {
    const table = position({
      players: [{ culture: 80 }, { culture: 3 }, { culture: 5 }],
      age: 3,
      stage: 'politics',
    })
    table.plays(0, 'resign').plays(1, 'resign')
    expect(table.table.outcome?.places[2]).toBe(1)
    expect(table.table.outcome?.places.slice(0, 2)).not.toContain(1)
  })
})

describe('after a player has resigned', () => {
  /** Four players in Age II; the second resigns. */
  const four = (facts: Partial<Parameters<typeof position>[0]> = {}) =>
    position({ players: [{}, {}, {}, {}], active: 1, age: 2, stage: 'politics', ...facts })

  const ROW = ['coal', 'opera', 'cannon', 'republic', 'strategy', 'navigation', 'kremlin', 'architecture']

  test('fewer players sweep more spaces (TTA-RESIGN-10, TTA-EX-39)', () => {
    const table = four({ row: ROW }).plays(1, 'resign')
    expect(table.events('swept')).toEqual([{ kind: 'swept', cards: ['coal', 'opera'] }])
    table.plays(2, 'resign')
    expect(table.events('swept').at(-1)).toEqual({
      kind: 'swept',
      cards: ['cannon', 'republic', 'strategy'],
    })
  })

  test('the decks of the age stay; later ones are for the players left (TTA-RESIGN-08, TTA-RESIGN-09, TTA-EX-39)', () => {
    const before = four().state
    const after = four().plays(1, 'resign').state
    expect(after.civilDeck).toEqual(before.civilDeck.slice(0, -13))
    expect(after.militaryDeck).toEqual(before.militaryDeck)

    // Six cards of the row are left, and the last one of Age II is dealt.
    const { state } = four({ row: ROW, shortDecks: true, civilNext: ['coal'] }).plays(1, 'resign')
    const civil = [...state.civilDeck, ...state.row].filter((card) => card !== null)
    const copies = (card: string) => civil.filter((each) => each === card).length
    expect(state.age).toBe(3)
    expect(civil).toHaveLength(6 + 1 + 50)
    expect(['professional-sports', 'air-forces', 'military-theory'].map(copies)).toEqual([1, 2, 1])
    expect(['democracy', 'tanks'].map(copies)).toEqual([2, 2])
    expect(state.militaryDeck).toHaveLength(45)
  })

  test('two players left have the decks and events for two (TTA-RESIGN-09, TTA-RESIGN-11, TTA-EX-39)', () => {
    const table = position({
      players: [{ on: { warriors: 2 } }, {}, { military: ['iconoclasm'] }],
      currentEvents: ['cold-war', 'development-of-crafts'],
      row: ROW,
      civilNext: ['coal'],
      shortDecks: true,
      active: 1,
      age: 2,
      stage: 'politics',
    })
    table.plays(1, 'resign')
    expect(table.state.age).toBe(3)
    const deck = [...table.state.civilDeck, ...table.state.row]
    expect(deck.filter((card) => card === 'democracy')).toHaveLength(1)
    expect(deck.filter((card) => card === 'air-forces')).toHaveLength(2)
    expect(table.state.militaryDeck.filter((card) => card.endsWith('-treaty'))).toEqual([])
    expect(table.state.militaryDeck).toHaveLength(41)
    table.plays(2, 'event iconoclasm')
    expect([table.civ(0).science, table.civ(2).science]).toEqual([6, 0])
  })

  test('events that the player prepared and tactics that they shared stay (TTA-RESIGN-12)', () => {
    const table = position({
      players: [{}, { military: ['rats'], tactic: 'legion' }, { military: ['foray'] }],
      currentEvents: ['development-of-science', 'development-of-crafts', 'development-of-agriculture'],
      active: 1,
      stage: 'politics',
    })
    table.plays(1, 'event rats', 'end turn').plays(2, 'pass', 'end turn').plays(0, 'pass', 'end turn')
    table.plays(1, 'resign')
    expect(table.state.futureEvents.cards).toEqual(['rats'])
    expect(table.state.commonTactics).toEqual(['legion'])
    expect(table.civ(1).tactic).toBeNull()
    expect(table.options(2)).toContain('event foray')
  })

  test('the player’s exclusive tactic leaves too (TTA-RESIGN-03)', () => {
    const table = position({
      players: [{ on: { warriors: 3 }, exclusive: 'legion' }, {}, {}],
      stage: 'politics',
    }).plays(0, 'resign')
    expect(table.state.commonTactics).toEqual([])
    expect(table.state.discards[1]?.cards).toEqual(['legion'])
  })

  test('if the starting player resigns, the next one begins the rounds (TTA-RESIGN-07)', () => {
    const table = position({ players: [{}, {}, {}], round: 5, stage: 'politics' })
    table.plays(0, 'resign')
    expect([table.state.active, table.state.round]).toEqual([1, 5])
    table.plays(1, 'pass', 'end turn')
    expect([table.state.active, table.state.round]).toEqual([2, 5])
    table.plays(2, 'pass', 'end turn')
    expect([table.state.active, table.state.round]).toEqual([1, 6])
  })

  test('with two players left pacts stay, and those in hand can be offered (TTA-RESIGN-12)', () => {
    const table = position({
      players: [{ pact: { card: 'international-tourism', partner: 2 } }, {}, { military: ['peace-treaty'] }],
      active: 1,
      age: 3,
      stage: 'politics',
    })
    table.plays(1, 'resign')
    expect(table.civ(0).pact?.card).toBe('international-tourism')
    expect(table.options(2)).toEqual(['pass', 'offer 0 peace-treaty', 'cancel 0', 'resign'])
  })
})
