import { expect, test } from 'vitest'

import { CARDS_2015, idleTurn, newGame, position } from './testing.ts'

const factsOf = (id: string | null) => CARDS_2015.find((card) => card.id === id)
const seatsOf = (players: number) => Array.from({ length: players }, (_, seat) => seat)

test.each([2, 3, 4])('%i can play (TTA-SETUP-01)', (players) => {
  expect(newGame(players).state.players).toHaveLength(players)
})

test.each([1, 5])('%i cannot play (TTA-SETUP-01)', (players) => {
  expect(() => newGame(players)).toThrow(`2 to 4 players, not ${players}`)
})

test('three players are set up as in the example (TTA-EX-01)', () => {
  const game = newGame(3)
  expect(game.state.currentEvents.cards).toHaveLength(5)
  expect(seatsOf(3).map((seat) => game.civ(seat).civil)).toEqual([1, 2, 3])
  expect(seatsOf(3).map((seat) => game.civ(seat).military)).toEqual([0, 0, 0])
  for (const seat of seatsOf(3)) {
    const { yellowBank, unused, technologies } = game.civ(seat)
    expect(yellowBank).toBe(18)
    expect(unused + technologies.reduce((sum, { workers }) => sum + workers, 0)).toBe(7)
    expect(unused).toBe(1)
    expect([game.scienceRating(seat), game.cultureRating(seat)]).toEqual([1, 0])
    expect([game.strength(seat), game.happiness(seat)]).toEqual([1, 0])
  }
})

test.each([2, 3, 4])(
  'each of %i players has their tokens on the board (TTA-SETUP-09, TTA-SETUP-10)',
  (players) => {
    const game = newGame(players)
    for (const seat of seatsOf(players)) {
      const { blueBank, yellowBank, unused, technologies } = game.civ(seat)
      expect(blueBank).toBe(16)
      expect([yellowBank, unused]).toEqual([18, 1])
      expect(technologies.reduce((sum, { workers }) => sum + workers, 0)).toBe(6)
      expect([game.food(seat), game.resources(seat)]).toEqual([0, 0])
    }
  },
)

test('nobody has any points, and the ratings follow from the workers (TTA-SETUP-12, TTA-SETUP-13)', () => {
  const game = newGame(2)
  for (const seat of [0, 1]) {
    expect([game.civ(seat).science, game.civ(seat).culture]).toEqual([0, 0])
    expect([game.scienceRating(seat), game.cultureRating(seat)]).toEqual([1, 0])
    expect([game.strength(seat), game.happiness(seat)]).toEqual([1, 0])
  }
})

test('the six starting technologies are in play and can be worked on and upgraded (TTA-SETUP-08)', () => {
  const game = newGame(2)
  expect(
    game
      .civ(0)
      .technologies.map(({ card }) => card)
      .toSorted(),
  ).toEqual(['agriculture', 'bronze', 'philosophy', 'religion', 'warriors'].toSorted())
  expect(game.civ(0).government).toBe('despotism')
  const later = position({ players: [{ on: { bronze: [2, 3], iron: 0 } }, {}] })
  expect(later.plays(0, 'upgrade bronze iron').on(0, 'iron')).toEqual([1, 0])
})

test('at first nobody has a tactic (TTA-SETUP-14)', () => {
  const game = newGame(4)
  expect(game.state.commonTactics).toEqual([])
  expect(game.state.players.map(({ tactic }) => tactic)).toEqual([null, null, null, null])
})

test.each([
  [2, [1, 2]],
  [3, [1, 2, 3]],
  [4, [1, 2, 3, 4]],
])(
  'each of %i players has one more civil action than the one before; the others are beside the board (TTA-SETUP-11, TTA-SETUP-20)',
  (players, available) => {
    const game = newGame(players)
    for (const [seat, civil] of available.entries()) {
      expect(game.civilActions(seat)).toEqual([civil, 4 - civil])
    }
  },
)

test('in the first turn all red tokens are beside the board (TTA-SETUP-11, TTA-SETUP-21)', () => {
  const game = newGame(4)
  for (const seat of seatsOf(4)) expect(game.militaryActions(seat)).toEqual([0, 2])
})

test.each([
  [2, 4],
  [3, 5],
  [4, 6],
])('with %i players %i events of Age A are face down (TTA-SETUP-16)', (players, count) => {
  const game = newGame(players)
  const { cards } = game.state.currentEvents
  expect(cards).toHaveLength(count)
  expect(new Set(cards).size).toBe(count)
  for (const card of cards) expect(factsOf(card)).toMatchObject({ age: 0, kind: 'event' })
  expect(game.table.view(0)).toMatchObject({ currentEvents: cards.map(() => 0), preparedEvents: [] })
  expect(newGame(players, 'another seed').state.currentEvents.cards).not.toEqual(cards)
})

test('the other events of Age A go back to the box, and nobody sees them (TTA-SETUP-17)', () => {
  const game = newGame(2)
  const { currentEvents, leftOver } = game.state
  expect(leftOver[0]?.cards).toHaveLength(6)
  expect(new Set([...currentEvents.cards, ...(leftOver[0]?.cards ?? [])]).size).toBe(10)
  expect(game.state.gone).toEqual([])
  const seen = JSON.stringify([game.table.view(0), game.table.view(1), game.table.view(null), game.emitted])
  for (const card of leftOver[0]?.cards ?? []) expect(seen).not.toContain(card)
})

test('hands, future and past events are empty (TTA-SETUP-18)', () => {
  const game = newGame(4)
  expect(game.state.futureEvents.cards).toEqual([])
  expect(game.state.pastEvents).toEqual([])
  for (const { civilHand, militaryHand } of game.state.players) {
    expect([...civilHand, ...militaryHand.cards]).toEqual([])
  }
})

test('the decks of a later age are shuffled when they become current (TTA-SETUP-18)', () => {
  const decks = ['one', 'other'].map((seed) => {
    const game = newGame(2, seed)
    expect(game.state.militaryDeck).toEqual([])
    const { civilDeck, militaryDeck } = idleTurn(idleTurn(game)).state
    return { civilDeck, militaryDeck }
  })
  const [one, other] = decks
  expect(one?.civilDeck).not.toEqual(other?.civilDeck)
  expect(one?.civilDeck.toSorted()).toEqual(other?.civilDeck.toSorted())
  expect(one?.militaryDeck).not.toEqual(other?.militaryDeck)
  expect(one?.militaryDeck.toSorted()).toEqual(other?.militaryDeck.toSorted())
})

test.each([2, 3, 4])(
  'with %i players 13 cards of Age A are in the row, and the rest is the deck (TTA-SETUP-22)',
  (players) => {
    const game = newGame(players)
    const { row, civilDeck } = game.state
    expect(row).toHaveLength(13)
    expect(civilDeck).toHaveLength(7)
    for (const card of [...row, ...civilDeck]) expect(factsOf(card)).toMatchObject({ age: 0, deck: 'civil' })
    expect(newGame(players, 'another seed').state.row).not.toEqual(row)
  },
)

test('the starting player stays the same (TTA-SETUP-19)', () => {
  const game = newGame(3)
  const { start } = game.state
  const first = seatsOf(9).map(() => {
    const { active, round } = game.state
    idleTurn(game)
    return { active, round }
  })
  expect(game.state.start).toBe(start)
  expect(first.filter((_, turn) => turn % 3 === 0)).toEqual([
    { active: start, round: 1 },
    { active: start, round: 2 },
    { active: start, round: 3 },
  ])
})

test('the back of a card shows its age, and whether it is civil or military (TTA-SETUP-02)', () => {
  const table = position({
    players: [{ military: ['legion', 'annex'] }, {}],
    currentEvents: ['pestilence', 'cold-war'],
    futureEvents: ['impact-of-science'],
    age: 3,
  })
  const { players, currentEvents, futureEvents } = table.table.view(1)
  expect(players[0]?.militaryHand).toEqual([
    { age: 1, card: null },
    { age: 2, card: null },
  ])
  expect(currentEvents).toEqual([1, 2])
  expect(futureEvents).toEqual([{ age: 3, card: null }])
})

test('the box never runs out of tokens (TTA-SETUP-15)', () => {
  const columbus = { leader: 'christopher-columbus', military: ['vast-territory-ii'] }
  const colonies = ['inhabited-territory-ii', 'vast-territory-i', 'developed-territory-ii']
  const table = position({
    players: [{ ...columbus, colonies, yellowBank: 26 }, {}],
    age: 2,
    stage: 'politics',
  })
  table.plays(0, 'use christopher-columbus vast-territory-ii')
  expect(table.civ(0).yellowBank).toBe(30)
})
