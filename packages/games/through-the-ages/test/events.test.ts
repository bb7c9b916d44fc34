import { describe, expect, test } from 'vitest'

import { position } from './testing.ts'

describe('preparing an event', () => {
  test('events and territories can be prepared; other military cards cannot (TTA-EVENT-01)', () => {
    const table = position({
      players: [{ military: ['rats', 'vast-territory-i', 'legion', 'military-bonus-i', 'enslave'] }, {}],
      stage: 'politics',
    })
    expect(table.options(0)).toEqual(['pass', 'event rats', 'event vast-territory-i', 'resign'])
  })

  test('it goes onto the future events and leaves the hand (TTA-EVENT-02)', () => {
    const table = position({
      players: [{ military: ['rats'] }, {}],
      currentEvents: ['development-of-science', 'development-of-crafts'],
      futureEvents: ['crusades'],
      stage: 'politics',
    })
    table.plays(0, 'event rats')
    expect(table.state.futureEvents.cards).toEqual(['crusades', 'rats'])
    expect(table.civ(0).militaryHand.cards).toEqual([])
  })

  test('even if there are no future events yet (TTA-EVENT-02)', () => {
    const table = position({
      players: [{ military: ['rats'] }, {}],
      currentEvents: ['development-of-science', 'development-of-crafts'],
      stage: 'politics',
    })
    table.plays(0, 'event rats')
    expect(table.state.futureEvents.cards).toEqual(['rats'])
  })

  test.each([
    ['rats', 1],
    ['cold-war', 2],
    ['vast-territory-ii', 2],
    ['impact-of-science', 3],
  ])('%s gives as many culture points as its level, %i (TTA-EVENT-03)', (card, points) => {
    const table = position({
      players: [{ military: [card], culture: 10 }, { culture: 10 }],
      currentEvents: ['development-of-science', 'development-of-crafts'],
      age: 3,
      stage: 'politics',
    })
    table.plays(0, `event ${card}`)
    expect([table.civ(0).culture, table.civ(1).culture]).toEqual([10 + points, 10])
  })

  test('the top card of the current events happens (TTA-EVENT-04, TTA-EVENT-10)', () => {
    const table = position({
      players: [{ military: ['rats'] }, {}],
      currentEvents: ['development-of-science', 'development-of-crafts'],
      stage: 'politics',
    })
    table.plays(0, 'event rats')
    expect([table.civ(0).science, table.civ(1).science]).toEqual([2, 2])
    expect([table.resources(0), table.resources(1)]).toEqual([0, 0])
    expect(table.state.currentEvents.cards).toEqual(['development-of-crafts'])
  })

  test('everybody may colonize a territory that comes up (TTA-EVENT-04, TTA-EVENT-10)', () => {
    const table = position({
      players: [{ military: ['rats'] }, {}],
      currentEvents: ['vast-territory-i', 'development-of-crafts'],
      stage: 'politics',
    })
    table.plays(0, 'event rats')
    expect(table.asked).toBe('0 bid')
  })

  test('it costs no action (TTA-EVENT-08)', () => {
    const table = position({
      players: [{ military: ['rats'] }, {}],
      currentEvents: ['development-of-science', 'development-of-crafts'],
      stage: 'politics',
    })
    table.plays(0, 'event rats')
    expect(table.civilActions(0)).toEqual([4, 0])
    expect(table.militaryActions(0)).toEqual([2, 0])
  })
})

describe('the event decks', () => {
  test('the last current event happens, then earlier ages are above later ones (TTA-EVENT-05, TTA-EX-40)', () => {
    const table = position({
      players: [{ military: ['rats'] }, {}],
      currentEvents: ['development-of-science'],
      futureEvents: ['cold-war', 'crusades'],
      age: 2,
      stage: 'politics',
    })
    table.plays(0, 'event rats')
    expect(table.civ(0).culture).toBe(1)
    expect(table.civ(0).science).toBe(2)
    const fromTheTop = table.state.currentEvents.cards.toReversed()
    expect(fromTheTop.slice(0, 2).toSorted()).toEqual(['crusades', 'rats'])
    expect(fromTheTop[2]).toBe('cold-war')
    expect(table.state.futureEvents.cards).toEqual([])
  })

  test('ages come in order even if the last ones are deepest in the future deck (TTA-EVENT-05)', () => {
    const table = position({
      players: [{ military: ['raiders'] }, {}],
      currentEvents: ['development-of-science'],
      futureEvents: ['impact-of-science', 'rats', 'cold-war', 'impact-of-wonders', 'foray', 'emigration'],
      age: 3,
      stage: 'politics',
    })
    table.plays(0, 'event raiders')
    expect(table.table.view(0).currentEvents).toEqual([1, 1, 1, 2, 2, 3, 3])
  })

  test('a prepared event does not come up in that turn, even if it is the next one (TTA-EVENT-06, TTA-EVENT-07)', () => {
    const table = position({
      players: [{ military: ['scientific-breakthrough'] }, { military: ['rats'] }],
      currentEvents: ['development-of-crafts'],
      stage: 'politics',
    })
    table.plays(0, 'event scientific-breakthrough')
    expect(table.civ(1).science).toBe(0)
    expect(table.state.currentEvents.cards).toEqual(['scientific-breakthrough'])
    table.plays(0, 'end turn').plays(1, 'event rats')
    expect(table.civ(1).science).toBe(1)
    expect(table.state.currentEvents.cards).toEqual(['rats'])
  })

  test('an event that has happened is a past event, not a discard (TTA-EVENT-14)', () => {
    const table = position({
      players: [{ military: ['foray'] }, {}],
      currentEvents: ['rats', 'development-of-crafts'],
      stage: 'politics',
    })
    table.plays(0, 'event foray')
    expect(table.state.pastEvents).toEqual(['rats'])
    expect(table.state.discards.flatMap(({ cards }) => cards)).toEqual([])
  })

  test('it is not drawn again when the discards become the deck (TTA-EVENT-14)', () => {
    const table = position({
      players: [{ military: ['foray'] }, {}],
      currentEvents: ['rats', 'development-of-crafts'],
      militaryNext: ['legion'],
      discards: ['enslave'],
      shortDecks: true,
      stage: 'politics',
    })
    table.plays(0, 'event foray', 'end turn')
    expect(table.civ(0).militaryHand.cards.toSorted()).toEqual(['enslave', 'legion'])
    expect(table.state.militaryDeck).toEqual([])
  })
})

describe('what an event does', () => {
  test('players who must decide do so clockwise from the player who revealed it (TTA-EVENT-11)', () => {
    const table = position({
      players: [{}, { military: ['rats'] }, {}],
      currentEvents: ['development-of-markets', 'development-of-crafts'],
      active: 1,
      stage: 'politics',
    })
    table.plays(1, 'event rats')
    expect(table.asked).toBe('1 goods')
    table.plays(1, 'food')
    expect(table.asked).toBe('2 goods')
    table.plays(2, 'resources')
    expect(table.asked).toBe('0 goods')
    table.plays(0, 'food')
    expect([table.food(0), table.food(1), table.resources(2)]).toEqual([2, 2, 2])
    expect(table.asked).toBe('1 action')
  })

  test.each([
    ['foray', 'gain-mix', [4, 1, 6]],
    ['raiders', 'lose-mix', [2, 6, 1]],
  ])('%s: so do two affected players, whatever their strength (TTA-EVENT-11)', (event, kind, strengths) => {
    const table = position({
      players: strengths.map((warriors, seat) => ({
        on: { warriors, agriculture: [2, 3], bronze: [2, 3] },
        blueBank: 10,
        military: seat === 0 ? ['rats'] : [],
      })),
      currentEvents: [event, 'development-of-crafts'],
      stage: 'politics',
    })
    table.plays(0, 'event rats')
    expect(table.asked).toBe(`0 ${kind}`)
    table.plays(0, table.options(0)[0] ?? '')
    expect(table.asked).toBe(`2 ${kind}`)
  })

  test('an action of the action phase costs no civil action; all other rules apply (TTA-EVENT-12)', () => {
    const table = position({
      players: [
        { military: ['rats'], on: { agriculture: [2, 2] }, civilActions: 0 },
        { on: { agriculture: [2, 0], bronze: [2, 1] } },
        { on: { bronze: [2, 2], religion: 2 }, unused: 1 },
      ],
      currentEvents: ['development-of-civilization', 'development-of-crafts'],
      stage: 'politics',
    })
    table.plays(0, 'event rats')
    expect(table.options(0)).toEqual(['population', 'pass'])
    table.plays(0, 'population')
    expect([table.food(0), table.civ(0).unused]).toEqual([1, 2])
    expect(table.civilActions(0)).toEqual([0, 4])
    expect(table.options(1)).toEqual(['build agriculture', 'build bronze', 'pass'])
    table.plays(1, 'build bronze')
    expect([table.resources(1), table.civ(1).unused]).toEqual([0, 0])
    expect(table.civilActions(1)).toEqual([4, 0])
    // Religion is at the urban limit of Despotism.
    expect(table.options(2)).toEqual(['build agriculture', 'build bronze', 'build philosophy', 'pass'])
  })

  test('a revolution on another player’s turn costs all civil actions (TTA-EVENT-13, TTA-EX-18)', () => {
    const table = position({
      players: [{ military: ['rats'] }, {}, { hand: ['monarchy'], science: 7 }],
      currentEvents: ['development-of-civilization', 'development-of-crafts'],
      stage: 'politics',
    })
    table.plays(0, 'event rats')
    expect(table.options(2)).toContain('develop monarchy')
    table.plays(2, 'revolt monarchy')
    expect(table.civilActions(2)).toEqual([0, 5])
    expect(table.militaryActions(2)).toEqual([3, 0])
    expect(table.civ(2).science).toBe(6)
    table.plays(0, 'end turn').plays(1, 'pass', 'end turn').plays(2, 'pass')
    expect(table.civilActions(2)).toEqual([0, 5])
    expect(table.options(2).filter((id) => !id.startsWith('disband'))).toEqual(['end turn'])
    table.plays(2, 'end turn')
    expect(table.civilActions(2)).toEqual([5, 0])
  })

  test('a player who has spent a civil action cannot revolt by an event (TTA-EVENT-13)', () => {
    const table = position({
      players: [{ military: ['rats'] }, { hand: ['monarchy'], science: 7, civilActions: 3 }],
      currentEvents: ['development-of-civilization', 'development-of-crafts'],
      stage: 'politics',
    })
    table.plays(0, 'event rats')
    expect(table.options(1)).toContain('develop monarchy')
    expect(table.options(1)).not.toContain('revolt monarchy')
  })
})
