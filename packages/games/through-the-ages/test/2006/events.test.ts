import { describe, expect, test } from 'vitest'

import type { CardId } from '../../src/index.ts'
import type { Facts, PlayerFacts, Position } from '../testing.ts'
import { newGame, position } from './position.ts'

const ADVANCED = { level: 'advanced' } as const

/** The active player prepares Rats, which scores 1 culture point, and this event comes up. */
function revealed(card: CardId, players: readonly PlayerFacts[], facts: Partial<Facts> = {}): Position {
  const { active = 0 } = facts
  const all = players.map((player, seat) => (seat === active ? { ...player, military: ['rats'] } : player))
  const table = position({
    age: 2,
    currentEvents: [card, 'development-of-crafts'],
    ...facts,
    players: all,
    stage: 'politics',
  })
  return table.plays(active, 'event rats')
}

/** Players with these numbers of warriors, and so with these strengths. */
const strengths = (...each: readonly number[]): PlayerFacts[] =>
  each.map((warriors) => ({ on: { warriors }, culture: 10 }))

const cultures = (table: Position) => table.state.players.map(({ culture }) => culture)

describe('playing an event', () => {
  test.each([
    ['rats', 1],
    ['historic-territory-i', 1],
    ['cold-war', 2],
    ['wealthy-territory-ii', 2],
    ['impact-of-science', 3],
  ])('%s scores %i culture, by its own age and not the current one (TTA06-ADV-EVENT-01)', (card, points) => {
    const table = position({
      players: [{ military: [card], culture: 10 }, { culture: 10 }],
      currentEvents: ['no-event', 'development-of-crafts'],
      age: 3,
      stage: 'politics',
    })
    table.plays(0, `event ${card}`)
    expect(cultures(table)).toEqual([10 + points, 10])
    expect(table.state.futureEvents.cards).toEqual([card])
    expect(table.civ(0).militaryHand.cards).toEqual([])
  })

  test('it is face down: the others see only its age (TTA06-ADV-EVENT-01)', () => {
    const table = revealed('no-event', [{}, {}], { options: ADVANCED })
    expect(table.table.view(1).futureEvents).toEqual([{ age: 1, card: null }])
    expect(table.events('prepared')).toEqual([{ kind: 'prepared', seat: 0, age: 1 }])
  })

  test('then the top current event happens and goes to the past events (TTA06-ADV-EVENT-02)', () => {
    const table = revealed('development-of-science', [{}, {}], { options: ADVANCED })
    expect([table.civ(0).science, table.civ(1).science]).toEqual([2, 2])
    expect(table.state.pastEvents).toEqual(['development-of-science'])
    expect(table.state.currentEvents.cards).toEqual(['development-of-crafts'])
    expect(table.state.discards.flatMap(({ cards }) => cards)).toEqual([])
  })

  test('a territory that comes up is auctioned (TTA06-ADV-EVENT-02)', () => {
    const table = revealed('historic-territory-i', [{}, {}], { options: ADVANCED })
    expect(table.asked).toBe('0 bid')
    expect(table.state.pastEvents).toEqual([])
  })
})

describe('the event decks', () => {
  const example = () =>
    position({
      players: [{ military: ['terrorism'] }, {}, {}],
      currentEvents: ['development-of-science'],
      futureEvents: ['cold-war', 'rats', 'crime-wave', 'crusades'],
      age: 2,
      stage: 'politics',
    })

  test('the last current event happens, then the future ones become current, older ages on top (TTA06-ADV-EVENT-01, TTA06-ADV-EVENT-02, TTA06-ADV-EVENT-03, TTA06-EX-O12)', () => {
    const table = example().plays(0, 'event terrorism')
    expect(table.civ(0).culture).toBe(2)
    expect(table.civ(0).science).toBe(2)
    expect(table.table.view(1).currentEvents).toEqual([1, 1, 2, 2, 2])
    const fromTheTop = table.state.currentEvents.cards.toReversed()
    expect(fromTheTop.slice(0, 2).toSorted()).toEqual(['crusades', 'rats'])
    expect(fromTheTop.slice(2).toSorted()).toEqual(['cold-war', 'crime-wave', 'terrorism'])
    expect(table.state.futureEvents.cards).toEqual([])
  })

  test('within an age they are shuffled, so they do not come in the order in which they were played (TTA06-ADV-EVENT-03)', () => {
    const played = ['foray', 'raiders', 'barbarians', 'crusades', 'rats']
    const table = position({
      players: [{ military: ['rats'] }, {}, {}],
      currentEvents: ['no-event'],
      futureEvents: played.slice(0, 4),
      stage: 'politics',
    })
    const { cards } = table.plays(0, 'event rats').state.currentEvents
    expect(cards.toSorted()).toEqual(played.toSorted())
    expect(cards).not.toEqual(played)
    expect(cards.toReversed()).not.toEqual(played)
  })

  test('there are always two more current and future events than players (TTA06-ADV-EVENT-04, TTA06-EX-O12)', () => {
    const counts = ({ state }: Position) => [
      state.currentEvents.cards.length,
      state.futureEvents.cards.length,
    ]
    const table = example().plays(0, 'event terrorism')
    expect(counts(table)).toEqual([5, 0])
    const game = newGame(4)
    expect(counts(game)).toEqual([6, 0])
    const middle = position({
      players: [{ military: ['rats'] }, {}],
      currentEvents: ['no-event', 'development-of-crafts', 'development-of-science'],
      futureEvents: ['crusades'],
      stage: 'politics',
    })
    expect(counts(middle.plays(0, 'event rats'))).toEqual([2, 2])
  })
})

describe('whom an event concerns', () => {
  test('players who must choose do so in turn order from the active player (TTA06-ADV-EVENT-05, TTA06-GAP-12)', () => {
    const table = revealed('development-of-markets', [{}, {}, {}], { options: ADVANCED, active: 1 })
    expect(table.asked).toBe('1 goods')
    table.plays(1, 'food')
    expect(table.asked).toBe('2 goods')
    table.plays(2, 'resources')
    expect(table.asked).toBe('0 goods')
    table.plays(0, 'food')
    expect([table.food(0), table.food(1), table.resources(2)]).toEqual([2, 2, 2])
    expect(table.asked).toBe('1 action')
  })

  test('only the civilizations that it names; each chooses for itself (TTA06-ADV-EVENT-05, TTA06-GAP-12)', () => {
    const table = revealed('foray', strengths(6, 1, 4, 2), { active: 2 })
    expect(table.asked).toBe('2 gain-mix')
    table.plays(2, 'food 1 resources 2')
    expect(table.asked).toBe('0 gain-mix')
    table.plays(0, 'food 3 resources 0')
    expect(table.state.players.map(({ seat }) => [table.food(seat), table.resources(seat)])).toEqual([
      [3, 0],
      [0, 0],
      [1, 2],
      [0, 0],
    ])
  })

  const tied = strengths(5, 7, 7, 5)

  test('in a tie the first in turn order is the strongest, the last the weakest (TTA06-ADV-EVENT-06, TTA06-EX-O11)', () => {
    const table = revealed('crusades', tied, { options: ADVANCED, active: 2 })
    expect(cultures(table)).toEqual([10 - 4, 10, 11 + 4, 10])
  })

  test('the second strongest and the second weakest follow in the same way (TTA06-ADV-EVENT-06, TTA06-EX-O11)', () => {
    const table = revealed('impact-of-strength', tied, { active: 2, age: 3 })
    expect(cultures(table)).toEqual([10, 10 + 10, 11 + 15, 10 + 5])
  })

  test('the two strongest and the two weakest of a tie (TTA06-ADV-EVENT-06, TTA06-EX-O11)', () => {
    const cold = revealed('cold-war', tied, { options: ADVANCED, active: 2 })
    expect(cold.state.players.map(({ science }) => science)).toEqual([0, 6, 6, 0])
    const alike = revealed('crime-wave', strengths(5, 5, 5, 5), { options: ADVANCED, active: 2 })
    expect(cultures(alike)).toEqual([7, 7, 11, 10])
  })

  test('the same applies to the most culture points (TTA06-ADV-EVENT-06)', () => {
    const table = revealed('national-pride', [{ culture: 9 }, { culture: 9 }, { culture: 8 }], { active: 2 })
    expect(cultures(table)).toEqual([9, 9, 9 + 5])
    const other = revealed('national-pride', [{ culture: 9 }, { culture: 9 }, {}], { active: 2 })
    expect(cultures(other)).toEqual([9 + 5, 9, 1])
  })

  test('and to the fewest culture points (TTA06-ADV-EVENT-06)', () => {
    const table = revealed('terrorism', [{ culture: 4 }, { culture: 4 }, { culture: 9 }], { active: 2 })
    expect(table.events('destroyed')).toEqual([
      { kind: 'destroyed', seat: 2, card: 'philosophy' },
      { kind: 'destroyed', seat: 0, card: 'philosophy' },
    ])
  })

  test('immigrants come to all who tie for the most happiness (TTA06-ADV-EVENT-07)', () => {
    const happy = { on: { religion: 1 } }
    const table = revealed('immigration', [happy, {}, happy], { options: ADVANCED })
    expect(table.state.players.map(({ unused }) => unused)).toEqual([2, 1, 2])
    expect(table.state.players.map(({ yellowBank }) => yellowBank)).toEqual([17, 18, 17])
  })

  test('with two players the two strongest are one, and so are the two weakest (TTA06-ADV-EVENT-08)', () => {
    const cold = revealed('cold-war', strengths(2, 1), { options: ADVANCED })
    expect(cold.state.players.map(({ science }) => science)).toEqual([6, 0])
    const crime = revealed('crime-wave', strengths(2, 1), { options: ADVANCED })
    expect(cultures(crime)).toEqual([11, 10 - 3])
  })
})

describe('what an event takes', () => {
  test('nobody loses more points and goods than they have (TTA06-ADV-EVENT-09)', () => {
    const crusades = revealed('crusades', [{ on: { warriors: 3 } }, { culture: 3 }], { options: ADVANCED })
    expect(cultures(crusades)).toEqual([5, 0])
    const raiders = revealed('raiders', [{ on: { warriors: 3 } }, { on: { bronze: [2, 1] } }])
    expect([raiders.asked, raiders.resources(1), raiders.food(1)]).toEqual(['0 action', 0, 0])
  })

  test('an unused worker goes back to the bank first, without a choice (TTA06-ADV-EVENT-09)', () => {
    const table = revealed('pestilence', [{ unused: 2 }, {}], { options: ADVANCED })
    expect(table.asked).toBe('0 action')
    expect([table.civ(0).unused, table.civ(0).yellowBank]).toEqual([1, 19])
    expect([table.civ(1).unused, table.civ(1).yellowBank]).toEqual([0, 19])
  })

  test('without unused workers the owner chooses a working one (TTA06-ADV-EVENT-09)', () => {
    const table = revealed('pestilence', [{}, { unused: 0 }], { options: ADVANCED })
    expect(table.asked).toBe('1 withdraw')
    expect(table.options(1)).toEqual([
      'withdraw agriculture',
      'withdraw bronze',
      'withdraw philosophy',
      'withdraw warriors',
    ])
    table.plays(1, 'withdraw warriors')
    expect([table.on(1, 'warriors'), table.civ(1).yellowBank, table.strength(1)]).toEqual([[0, 0], 19, 0])
  })
})

test('an Age III event that comes up during the game scores at once (TTA06-ADV-EVENT-10)', () => {
  const table = revealed('impact-of-colonies', [{ colonies: ['historic-territory-i'] }, { culture: 2 }], {
    age: 3,
  })
  expect(cultures(table)).toEqual([1 + 4, 2])
  expect(table.state.pastEvents).toEqual(['impact-of-colonies'])
})
