import { describe, expect, test } from 'vitest'

import { idleGame, idleTurn } from '../testing.ts'
import type { Facts, Position } from '../testing.ts'
import { newGame, position } from './position.ts'

const EVENTS = [
  'impact-of-agriculture',
  'impact-of-architecture',
  'impact-of-colonies',
  'impact-of-competition',
  'impact-of-government',
  'impact-of-happiness',
  'impact-of-industry',
  'impact-of-population',
  'impact-of-progress',
  'impact-of-science',
  'impact-of-strength',
  'impact-of-technology',
  'impact-of-wonders',
]

/** The face-up Age III events for the end, as everybody sees them. */
const open = (game: Position) => game.table.view(null).scoring.filter((card) => card !== null)

/** All players pass until the age begins. */
function idleUntil(game: Position, age: number): Position {
  while (game.state.age < age) {
    const [question] = game.table.questions
    const ids = question?.options.map(({ id }) => id) ?? []
    game.plays(question?.seat ?? 0, ids.find((id) => id === 'pass' || id === 'end turn') ?? ids[0] ?? '')
  }
  return game
}

describe('public scoring', () => {
  test.each([
    ['public-3', 3],
    ['public-4', 4],
    ['public-5', 5],
  ] as const)(
    '%s: this many Age III events are face up from the start (TTA06-VAR-SCORE-02)',
    (scoring, count) => {
      const game = newGame(3, { scoring })
      for (const viewer of [0, 1, 2, null]) {
        const { scoring: seen } = game.table.view(viewer)
        expect(seen).toHaveLength(count)
        expect(EVENTS).toEqual(expect.arrayContaining(seen as string[]))
        expect(new Set(seen).size).toBe(count)
      }
      expect(game.asked).toBe('0 action')
    },
  )

  test('the other events are in the military deck of Age III (TTA06-VAR-SCORE-01)', () => {
    const game = newGame(3, { scoring: 'public-4' })
    const chosen = open(game)
    const { militaryDeck, aside } = idleUntil(game, 3).state
    expect(militaryDeck).toHaveLength(45 - 4)
    expect(militaryDeck.filter((card) => EVENTS.includes(card)).toSorted()).toEqual(
      EVENTS.filter((card) => !chosen.includes(card)),
    )
    expect(aside.cards).toEqual([])
  })

  test('the face-up events are random (TTA06-VAR-SCORE-01)', () => {
    const games = ['a', 'b', 'c', 'd'].map((seed) => newGame(3, { scoring: 'public-4' }, seed))
    expect(new Set(games.map((game) => open(game).join())).size).toBeGreaterThan(2)
  })

  test('in the default game all events of Age III are in the deck (TTA06-VAR-SCORE-01)', () => {
    const game = newGame(3)
    expect(game.table.view(null).scoring).toEqual([])
    expect(idleUntil(game, 3).state.militaryDeck.filter((card) => EVENTS.includes(card))).toHaveLength(13)
  })
})

describe('age by age', () => {
  test('one of five is face up at the start, one more after round 1 and after each age (TTA06-VAR-SCORE-03)', () => {
    const game = newGame(2, { scoring: 'age-by-age' })
    const counts = () => [game.table.view(null).scoring.length, open(game).length]
    expect(counts()).toEqual([5, 1])
    idleTurn(game)
    expect([game.state.round, ...counts()]).toEqual([1, 5, 1])
    idleTurn(game)
    expect([game.state.round, ...counts()]).toEqual([2, 5, 2])
    idleUntil(game, 1)
    expect(counts()).toEqual([5, 2])
    idleUntil(game, 2)
    expect(counts()).toEqual([5, 3])
    idleUntil(game, 3)
    expect(counts()).toEqual([5, 4])
    idleUntil(game, 4)
    expect(counts()).toEqual([5, 5])
  })

  test('everybody learns which one was revealed, and it stays face up (TTA06-VAR-SCORE-03)', () => {
    const game = newGame(2, { scoring: 'age-by-age' })
    const [first] = open(game)
    idleTurn(idleTurn(game))
    const second = open(game).find((card) => card !== first)
    expect(game.events('turned-up')).toEqual([{ kind: 'turned-up', card: second }])
    expect(open(game)).toContain(first)
  })

  test('the eight others are in the deck of Age III (TTA06-VAR-SCORE-01, TTA06-VAR-SCORE-03)', () => {
    const game = idleUntil(newGame(2, { scoring: 'age-by-age' }), 3)
    const events = game.state.militaryDeck.filter((card) => EVENTS.includes(card))
    expect([...events, ...game.state.scoring.cards].toSorted()).toEqual(EVENTS)
    expect(events).toHaveLength(8)
  })
})

describe('the private variant', () => {
  const dealt = (game: Position, seat: number) => [
    ...new Set(game.options(seat).flatMap((id) => id.split(' ').slice(1))),
  ]

  test.each([
    [2, 6, 15],
    [3, 4, 4],
    [4, 3, 3],
  ])(
    'with %i players each is dealt %i of twelve cards and keeps one, or two of six (TTA06-VAR-SCORE-04)',
    (seats, cards, choices) => {
      const game = newGame(seats, { scoring: 'private' })
      const hands = game.state.players.map(({ seat }) => dealt(game, seat))
      expect(hands.map((hand) => hand.length)).toEqual(hands.map(() => cards))
      expect(new Set(hands.flat()).size).toBe(12)
      expect(game.state.players.map(({ seat }) => game.options(seat).length)).toEqual(
        hands.map(() => choices),
      )
    },
  )

  test('all choose before the first turn, in any order (TTA06-VAR-SCORE-04)', () => {
    const game = newGame(3, { scoring: 'private' })
    expect(game.asked).toBe('0 keep, 1 keep, 2 keep')
    const kept = [0, 1, 2].map((seat) => dealt(game, seat)[1] ?? '')
    game.plays(2, `keep ${kept[2]}`).plays(0, `keep ${kept[0]}`)
    expect(game.asked).toBe('1 keep')
    game.plays(1, `keep ${kept[1]}`)
    expect(game.asked).toBe('0 action')
    expect(game.state.scoring.cards).toEqual(kept)
  })

  test('cards not kept and the card not dealt are in the deck (TTA06-VAR-SCORE-04, TTA06-GAP-35)', () => {
    const game = newGame(3, { scoring: 'private' })
    const all = [0, 1, 2].flatMap((seat) => dealt(game, seat))
    const removed = EVENTS.filter((card) => !all.includes(card))
    expect(removed).toHaveLength(1)
    for (const seat of [0, 1, 2]) game.plays(seat, game.options(seat)[0] ?? '')
    const kept = [...game.state.scoring.cards]
    const events = idleUntil(game, 3).state.militaryDeck.filter((card) => EVENTS.includes(card))
    expect(events).toEqual(expect.arrayContaining(removed))
    expect(events.toSorted()).toEqual(EVENTS.filter((card) => !kept.includes(card)))
  })

  test('the cards are shown when the game is over (TTA06-VAR-SCORE-04)', () => {
    const game = newGame(2, { scoring: 'private' })
    game.plays(0, game.options(0)[0] ?? '').plays(1, game.options(1)[0] ?? '')
    expect(open(game)).toEqual([])
    const kept = game.state.scoring.cards.toSorted()
    idleGame(game)
    expect(open(game)).toEqual(kept)
    const scored = game.state.final.map(({ what }) => what)
    expect(scored).toEqual(expect.arrayContaining(kept))
  })
})

describe('the open variant', () => {
  test('all thirteen are face up, and each player in turn chooses one (TTA06-VAR-SCORE-05, TTA06-GAP-26)', () => {
    const game = newGame(3, { scoring: 'open' })
    expect(game.table.view(1).aside).toEqual(EVENTS)
    expect([game.asked, game.options(0)]).toEqual(['0 keep', expect.any(Array)])
    expect(game.options(0).toSorted()).toEqual(EVENTS.map((card) => `keep ${card}`))
    game.plays(0, 'keep impact-of-wonders')
    expect([game.asked, game.options(1).length]).toEqual(['1 keep', 12])
    expect(game.options(1)).not.toContain('keep impact-of-wonders')
    game.plays(1, 'keep impact-of-colonies').plays(2, 'keep impact-of-science')
    expect(game.asked).toBe('0 action')
    const chosen = ['impact-of-colonies', 'impact-of-science', 'impact-of-wonders']
    for (const viewer of [0, 1, 2, null]) expect(game.table.view(viewer).scoring).toEqual(chosen)
    idleUntil(game, 2)
    expect(game.table.view(null).scoring).toEqual(chosen)
  })

  test('two players choose two each (TTA06-VAR-SCORE-05, TTA06-GAP-26)', () => {
    const game = newGame(2, { scoring: 'open' })
    game.plays(0, 'keep impact-of-colonies impact-of-wonders')
    expect(game.asked).toBe('1 keep')
    game.plays(1, 'keep impact-of-science impact-of-strength')
    expect([game.asked, open(game).length]).toEqual(['0 action', 4])
  })

  test('the others are in the deck of Age III (TTA06-VAR-SCORE-01, TTA06-VAR-SCORE-05)', () => {
    const game = newGame(2, { scoring: 'open' })
    game.plays(0, 'keep impact-of-colonies impact-of-wonders')
    game.plays(1, 'keep impact-of-science impact-of-strength')
    const events = idleUntil(game, 3).state.militaryDeck.filter((card) => EVENTS.includes(card))
    expect(events).toHaveLength(9)
    expect(events).not.toContain('impact-of-wonders')
  })
})

describe('the end of the game', () => {
  /** The last turn of a game with one event set aside and one left in the decks. */
  const last = (options: Facts['options'] = {}) =>
    position({
      players: [
        { wonders: ['pyramids', 'great-wall'], colonies: ['historic-territory-i'], culture: 20 },
        { colonies: ['strategic-territory-i'], culture: 30 },
      ],
      scoring: ['impact-of-wonders'],
      futureEvents: ['impact-of-colonies'],
      age: 4,
      lastRound: 5,
      active: 1,
      options: { scoring: 'public-3', ...options },
    }).plays(1, 'end turn')
  const scores = (game: Position) =>
    Object.fromEntries(game.state.final.map(({ what, scores: points }) => [what, points]))

  test('the chosen events score for all, in addition to those left in the event decks (TTA06-VAR-SCORE-01)', () => {
    const game = last()
    expect(scores(game)).toEqual({ 'impact-of-colonies': [4, 4], 'impact-of-wonders': [9, 0] })
    expect(game.table.outcome?.scores).toEqual([33, 34])
  })

  test('with fewer bonuses the events left over do not count (TTA06-VAR-SCORE-06)', () => {
    const game = last({ leftovers: 'unscored' })
    expect(scores(game)).toEqual({ 'impact-of-wonders': [9, 0] })
    expect(game.table.outcome?.scores).toEqual([29, 30])
  })

  test('this is possible without chosen events too (TTA06-VAR-SCORE-06)', () => {
    const facts = {
      players: [{}, { colonies: ['historic-territory-i'], culture: 3 }],
      futureEvents: ['impact-of-colonies'],
      age: 4,
      lastRound: 5,
      active: 1,
    } as const
    const usual = position(facts).plays(1, 'end turn')
    const game = position({ ...facts, options: { leftovers: 'unscored' } }).plays(1, 'end turn')
    expect([usual.table.outcome?.scores, game.table.outcome?.scores]).toEqual([
      [0, 7],
      [0, 3],
    ])
  })

  test('an event of Age III still gives 3 points, and scores if it comes up (TTA06-VAR-SCORE-06)', () => {
    const game = position({
      players: [{ military: ['impact-of-wonders'], colonies: ['historic-territory-i'] }, {}],
      currentEvents: ['impact-of-colonies', 'impact-of-science'],
      age: 3,
      stage: 'politics',
      options: { leftovers: 'unscored', scoring: 'public-3' },
      scoring: ['impact-of-strength', 'impact-of-population', 'impact-of-progress'],
    })
    game.plays(0, 'event impact-of-wonders')
    expect(game.civ(0).culture).toBe(3 + 4)
  })

  test.each(['public-4', 'age-by-age', 'private', 'open'] as const)(
    '%s and fewer bonuses can be combined: only chosen events score (TTA06-VAR-SCORE-06)',
    (scoring) => {
      expect(Object.keys(scores(last({ scoring })))).toHaveLength(2)
      expect(scores(last({ scoring, leftovers: 'unscored' }))).toEqual({ 'impact-of-wonders': [9, 0] })
    },
  )
})
