import { describe, expect, test } from 'vitest'

import { CARDS_2006, counted, FULL_ROW, idleGame, idleTurn } from '../testing.ts'
import type { Position } from '../testing.ts'
import { newGame, position } from './position.ts'

const LEVELS = ['simple', 'advanced', 'full'] as const
type Level = (typeof LEVELS)[number]

const factsOf = (id: string | null) => CARDS_2006.find((card) => card.id === id)
const kindsIn = (cards: readonly string[]) => new Set(cards.map((card) => factsOf(card)?.kind))

/** The start of the second round: Age I has begun, none of its cards has been dealt. */
function ageI(seats: number, level: Level, seed?: string): Position {
  const game = newGame(seats, { level }, seed)
  for (let turn = 0; turn < seats; turn++) idleTurn(game)
  return level === 'full' ? game.plays(0, 'stay') : game
}

/** The last card of an age has just been dealt: the decks of the next one are untouched. */
function afterAge(age: 1 | 2, seats: 2 | 3 | 4, level: Level): Position {
  const last = {
    1: ['great-wall', 'taj-mahal', 'joan-of-arc'],
    2: ['kremlin', 'eiffel-tower', 'james-cook'],
  }[age]
  return position({
    players: Array.from({ length: seats }, () => ({})),
    row: FULL_ROW,
    civilNext: last.slice(seats - 2),
    shortDecks: true,
    age,
    stage: 'row',
    options: { level },
  })
}

describe('each player', () => {
  test.each(LEVELS)(
    'has 25 yellow, 18 blue, 4 white and 2 red tokens in the %s game (TTA06-SETUP-01)',
    (level) => {
      const game = newGame(4, { level })
      for (const { seat, yellowBank, blueBank, unused, technologies } of game.state.players) {
        const workers = technologies.reduce((sum, each) => sum + each.workers, 0)
        expect([yellowBank + unused + workers, blueBank]).toEqual([25, 18])
        const [civil, spentCivil] = game.civilActions(seat)
        const [military, spentMilitary] = game.militaryActions(seat)
        expect([civil + spentCivil, military + spentMilitary]).toEqual([4, 2])
      }
    },
  )

  test('has 18 yellow tokens in the bank, one unused worker and six at work (TTA06-SETUP-02)', () => {
    const game = newGame(2)
    expect([game.civ(1).yellowBank, game.civ(1).unused]).toEqual([18, 1])
    expect(game.on(1, 'agriculture')).toEqual([2, 0])
    expect(game.on(1, 'bronze')).toEqual([2, 0])
    expect(game.on(1, 'philosophy')).toEqual([1, 0])
    expect(game.on(1, 'warriors')).toEqual([1, 0])
    expect(game.on(1, 'religion')).toEqual([0, 0])
  })

  test('has all blue tokens in the bank, so no food and no resources (TTA06-SETUP-03)', () => {
    const game = newGame(2)
    expect(game.civ(0).blueBank).toBe(18)
    expect([game.food(0), game.resources(0)]).toEqual([0, 0])
  })

  test('has five technologies to build on, and Despotism (TTA06-SETUP-04)', () => {
    const { technologies, government, specials } = newGame(2).civ(0)
    const cards = technologies.map(({ card }) => card)
    expect(cards.toSorted()).toEqual(['agriculture', 'bronze', 'philosophy', 'religion', 'warriors'])
    expect([government, specials]).toEqual(['despotism', []])
  })

  test('builds with them for 2, 2, 3, 3 and 2 resources (TTA06-SETUP-04)', () => {
    const paid = (card: string) => {
      const table = position({ players: [{ on: { bronze: [2, 9] } }, {}] })
      return 9 - table.plays(0, `build ${card}`).resources(0)
    }
    expect([paid('agriculture'), paid('bronze'), paid('warriors')]).toEqual([2, 2, 2])
    expect([paid('religion'), paid('philosophy')]).toEqual([3, 3])
  })

  test('gets one of its goods or symbols from every worker there (TTA06-SETUP-04)', () => {
    const on = { agriculture: 3, bronze: 4, religion: 2, philosophy: 2, warriors: 5 }
    const table = position({ players: [{ on }, {}] })
    expect([table.scienceRating(0), table.cultureRating(0)]).toEqual([2, 2])
    expect([table.happiness(0), table.strength(0)]).toEqual([2, 5])
    table.plays(0, 'end turn')
    expect([table.food(0), table.resources(0)]).toEqual([3, 4])
  })

  test('has 4 civil and 2 military actions under Despotism, and room for two buildings of a type (TTA06-SETUP-04)', () => {
    const table = position({ players: [{ on: { bronze: [2, 9] }, unused: 3 }, {}] })
    expect([table.civilActions(0), table.militaryActions(0)]).toEqual([
      [4, 0],
      [2, 0],
    ])
    expect(table.plays(0, 'build philosophy').options(0)).not.toContain('build philosophy')
    expect(table.options(0)).toContain('build religion')
  })

  test('has no points, 1 science, 1 strength, and neither culture nor happiness (TTA06-SETUP-05)', () => {
    const game = newGame(3)
    expect([game.civ(2).culture, game.civ(2).science]).toEqual([0, 0])
    expect([game.cultureRating(2), game.scienceRating(2)]).toEqual([0, 1])
    expect([game.strength(2), game.happiness(2)]).toEqual([1, 0])
  })

  test('has no cards, and there are no future or past events (TTA06-SETUP-13)', () => {
    const { players, futureEvents, pastEvents } = newGame(4).state
    expect([futureEvents.cards, pastEvents]).toEqual([[], []])
    expect(players.map(({ militaryHand }) => militaryHand.cards)).toEqual([[], [], [], []])
    expect(players.map(({ civilHand }) => civilHand)).toEqual([[], [], [], []])
  })
})

test.each(['one', 'two', 'three', 'four'])(
  'the first seat starts, whatever the cards (%s); opening the table decides who sits there (TTA06-SETUP-06, TTA06-GAP-05)',
  (seed) => {
    const game = newGame(4, {}, seed)
    expect(game.asked).toBe('0 action')
    expect(game.state.players.map(({ seat }) => game.civilActions(seat)[0])).toEqual([1, 2, 3, 4])
  },
)

describe('civil decks', () => {
  /** The cards that one more player would add to the decks. */
  const marked = (age: number, players: 2 | 3) =>
    CARDS_2006.filter((card) => card.age === age && card['deck'] === 'civil').flatMap(({ id, copies }) =>
      Array.from({ length: (copies[players + 1] ?? 0) - (copies[players] ?? 0) }, () => id),
    )

  test('five cards of each age are for three or four players, and five for four (TTA06-SETUP-07)', () => {
    expect(marked(1, 2)).toHaveLength(5)
    expect(marked(1, 2)).toEqual(
      expect.arrayContaining(['theology', 'bread-and-circuses', 'monarchy', 'warfare', 'code-of-laws']),
    )
    expect(marked(1, 3)).toHaveLength(5)
    expect(marked(1, 3)).toEqual(
      expect.arrayContaining(['irrigation', 'iron', 'alchemy', 'swordsmen', 'knights']),
    )
    expect([marked(2, 2).length, marked(2, 3).length]).toEqual([5, 5])
    expect([marked(3, 2).length, marked(3, 3).length]).toEqual([5, 5])
    expect([marked(0, 2), marked(0, 3)]).toEqual([[], []])
  })

  test.each([
    [2, 45],
    [3, 50],
    [4, 55],
  ] as const)('with %i players those of Ages I to III have %i cards (TTA06-SETUP-07)', (seats, cards) => {
    expect(ageI(seats, 'simple').state.civilDeck).toHaveLength(cards)
    expect(ageI(seats, 'full').state.civilDeck).toHaveLength(cards)
    expect(afterAge(1, seats, 'advanced').state.civilDeck).toHaveLength(cards)
    expect(afterAge(2, seats, 'full').state.civilDeck).toHaveLength(cards)
  })

  test('the deck for two players lacks the cards for more (TTA06-SETUP-07)', () => {
    const two = counted(ageI(2, 'full').state.civilDeck)
    const four = counted(ageI(4, 'full').state.civilDeck)
    expect([two['monarchy'], two['iron'], two['code-of-laws']]).toEqual([1, 2, 1])
    expect([four['monarchy'], four['iron'], four['code-of-laws']]).toEqual([2, 3, 2])
  })

  test.each([2, 3, 4])(
    'with %i players 13 of the 20 cards of Age A are in the row, the other seven in the deck (TTA06-SETUP-08)',
    (seats) => {
      const { row, civilDeck } = newGame(seats).state
      expect([row.length, civilDeck.length]).toEqual([13, 7])
      const all = [...row, ...civilDeck]
      expect(all.map((card) => factsOf(card)).every((facts) => facts?.age === 0)).toBe(true)
      expect(counted(all)).toMatchObject({ moses: 1, pyramids: 1, 'rich-land-a': 2 })
    },
  )

  test('five spaces cost one action, four cost two and four cost three (TTA06-SETUP-08)', () => {
    const prices = newGame(2)
      .table.view(0)
      .row.map((space) => space?.price)
    expect(prices).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3])
  })

  test('the decks are shuffled (TTA06-SETUP-08)', () => {
    expect(newGame(2, {}, 'one').state.row).not.toEqual(newGame(2, {}, 'two').state.row)
    const [one, two] = [ageI(2, 'simple', 'one').state.civilDeck, ageI(2, 'simple', 'two').state.civilDeck]
    expect(one).not.toEqual(two)
    expect(one.toSorted()).toEqual(two.toSorted())
  })
})

describe('the simple game', () => {
  test.each([2, 3, 4])(
    'with %i players all events of Age A but one are face down, in random order (TTA06-SETUP-09)',
    (seats) => {
      const game = newGame(seats, { level: 'simple' })
      const { cards } = game.state.currentEvents
      expect(cards.toSorted()).toEqual([
        'development-of-agriculture',
        'development-of-crafts',
        'development-of-markets',
        'development-of-religion',
        'development-of-science',
        'development-of-settlement',
        'development-of-trade-routes',
        'development-of-warfare',
        'no-event',
      ])
      expect(game.table.view(0)).toMatchObject({ currentEvents: cards.map(() => 0), preparedEvents: [] })
      const other = newGame(seats, { level: 'simple' }, 'another').state.currentEvents.cards
      expect(other).not.toEqual(cards)
    },
  )

  test('there are no other military cards, and no civil cards after Age I (TTA06-SETUP-09)', () => {
    expect(ageI(3, 'simple').state.militaryDeck).toEqual([])
    expect(afterAge(1, 3, 'simple').state).toMatchObject({
      civilDeck: [],
      militaryDeck: [],
      scoring: { cards: [] },
    })
  })
})

describe('the advanced game', () => {
  test.each([
    [2, 4],
    [3, 5],
    [4, 6],
  ])('with %i players %i events of Age A are face down (TTA06-SETUP-10, TTA06-SETUP-12)', (seats, count) => {
    for (const level of ['advanced', 'full'] as const) {
      const game = newGame(seats, { level })
      const { cards } = game.state.currentEvents
      expect([cards.length, new Set(cards).size]).toEqual([count, count])
      expect(cards.map((card) => factsOf(card)?.age)).toEqual(cards.map(() => 0))
      expect(game.table.view(0)).toMatchObject({ currentEvents: cards.map(() => 0), preparedEvents: [] })
    }
  })

  test('they are drawn from all ten, and nobody sees the others (TTA06-SETUP-10)', () => {
    const game = newGame(2, { level: 'advanced' })
    const rest = game.state.leftOver[0]?.cards ?? []
    expect(rest).toHaveLength(6)
    const all = [...game.state.currentEvents.cards, ...rest]
    expect(new Set(all).size).toBe(10)
    expect(all).toContain('development-of-politics')
    const seen = JSON.stringify([game.table.view(0), game.table.view(1), game.table.view(null), game.emitted])
    for (const card of rest) expect(seen).not.toContain(`"${card}"`)
  })

  test('Development of Politics can be among them (TTA06-SETUP-10)', () => {
    const games = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => newGame(4, { level: 'advanced' }, seed))
    const found = games.map(({ state }) => state.currentEvents.cards.includes('development-of-politics'))
    expect(found).toContain(true)
  })

  test.each([
    [2, 48, 42],
    [3, 50, 46],
    [4, 50, 46],
  ] as const)(
    'with %i players the military decks have %i and %i cards: no wars, and no pacts for two (TTA06-SETUP-10)',
    (seats, first, second) => {
      const one = ageI(seats, 'advanced').state.militaryDeck
      const two = afterAge(1, seats, 'advanced').state.militaryDeck
      expect([one.length, two.length]).toEqual([first, second])
      expect(kindsIn([...one, ...two]).has('war')).toBe(false)
      expect(kindsIn([...one, ...two]).has('pact')).toBe(seats > 2)
      expect(new Set(one.map((card) => factsOf(card)?.age))).toEqual(new Set([1]))
      expect(new Set(two.map((card) => factsOf(card)?.age))).toEqual(new Set([2]))
    },
  )

  test('four of the thirteen events of Age III are face up; the others are not used (TTA06-SETUP-11)', () => {
    const game = newGame(3, { level: 'advanced' })
    const open = game.table.view(0).scoring
    expect([open.length, new Set(open).size]).toEqual([4, 4])
    for (const card of open) expect(factsOf(card)).toMatchObject({ age: 3, kind: 'event' })
    expect(game.table.view(2).scoring).toEqual(open)
    expect(game.table.view(null).scoring).toEqual(open)
    expect(game.state.leftOver[3]?.cards).toHaveLength(9)
    expect(newGame(3, { level: 'advanced' }, 'another').table.view(0).scoring).not.toEqual(open)
  })

  test('these four, and no others, stay until the end and are scored then (TTA06-SETUP-11)', () => {
    const game = newGame(2, { level: 'advanced' })
    const open = game.table.view(0).scoring
    idleGame(game)
    expect(game.table.view(0).scoring).toEqual(open)
    expect(new Set(game.state.final.map(({ what }) => what))).toEqual(new Set(open))
  })
})

describe('the full game', () => {
  test.each([
    [2, 48, 46, 41],
    [3, 50, 50, 45],
    [4, 50, 50, 45],
  ] as const)(
    'with %i players the military decks have %i, %i and %i cards; only two players have no pacts (TTA06-SETUP-12)',
    (seats, first, second, third) => {
      const one = ageI(seats, 'full').state.militaryDeck
      const two = afterAge(1, seats, 'full').state.militaryDeck
      const three = afterAge(2, seats, 'full').state.militaryDeck
      expect([one.length, two.length, three.length]).toEqual([first, second, third])
      expect(kindsIn(one).has('pact')).toBe(seats > 2)
      expect(kindsIn(two).has('pact')).toBe(seats > 2)
      expect(kindsIn(three).has('pact')).toBe(seats > 2)
      expect([kindsIn(two).has('war'), kindsIn(three).has('war')]).toEqual([true, true])
    },
  )

  test('no events are face up for the end (TTA06-SETUP-12)', () => {
    expect(newGame(3).table.view(0).scoring).toEqual([])
  })
})
