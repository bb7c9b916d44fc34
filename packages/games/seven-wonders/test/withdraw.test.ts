import { pick } from '@ziggurat/kernel'
import { describe, expect, test } from 'vitest'

import type { CardId } from '../src/index.ts'
import { newGame, position, randomGame, step } from './testing.ts'
import type { CityFacts, Facts } from './testing.ts'

const HANDS: readonly (readonly CardId[])[] = [
  ['altar', 'theater', 'tavern'],
  ['altar', 'theater', 'tavern'],
  ['altar', 'theater', 'tavern'],
]
const three = (facts: Partial<Facts> = {}, ...cities: readonly CityFacts[]) =>
  position({ hands: HANDS, cities: [cities[0] ?? {}, cities[1] ?? {}, cities[2] ?? {}], ...facts })

describe('until the last player has chosen (7W-HIDDEN-02, 7W-TURN-03)', () => {
  test('a choice can be taken back and made again any number of times (7W-TURN-03)', () => {
    const { table } = three()
    for (const id of ['build altar', 'sell altar', 'build tavern']) {
      expect(table.answer(0, id)).toBeNull()
      expect(table.given(0)?.id).toBe(id)
      expect(table.question(0)).toBeUndefined()
      expect(table.withdraw(0)).toBeNull()
      expect(table.given(0)).toBeNull()
      expect(table.question(0)?.options.map((option) => option.id)).toContain(id)
    }
    table.answer(0, 'build theater')
    table.answer(1, 'build altar')
    table.answer(2, 'build altar')
    expect(table.state.cities.map(({ built }) => built)).toEqual([['theater'], ['altar'], ['altar']])
    expect(table.answers.map(({ seat, id }) => `${seat}: ${id}`)).toEqual([
      '0: build theater',
      '1: build altar',
      '2: build altar',
    ])
  })

  test('a question cannot be answered twice without taking back (7W-TURN-03)', () => {
    const game = three()
    game.plays(0, 'build altar')
    expect(game.table.answer(0, 'build tavern')?.code).toBe('not-asked')
    expect(game.table.given(0)?.id).toBe('build altar')
  })

  test("a change of mind does not touch anybody else's choice (7W-HIDDEN-02)", () => {
    const game = three()
    game.plays(2, 'build tavern').plays(0, 'build altar')
    game.table.withdraw(2)
    expect(game.table.given(0)?.id).toBe('build altar')
    expect(game.table.questions.map(({ seat }) => seat)).toEqual([1, 2])
    game.plays(1, 'sell theater')
    game.table.withdraw(1)
    game.table.withdraw(0)
    expect(game.table.questions.map(({ seat }) => seat)).toEqual([0, 1, 2])
    expect(game.coins()).toEqual([3, 3, 3])
  })

  test('a player who has not chosen has nothing to take back (7W-HIDDEN-02)', () => {
    const { table } = three()
    expect(table.withdraw(1)?.code).toBe('nothing-to-withdraw')
    table.answer(0, 'build altar')
    expect(table.withdraw(1)?.code).toBe('nothing-to-withdraw')
  })

  test('a choice that is taken back leaves no trace in the game (7W-HIDDEN-02)', () => {
    let wavers = 0
    for (const seats of [2, 3, 5]) {
      const straight = randomGame(seats, `no trace ${seats}`)
      const wavering = newGame(seats, { sides: 'random' }, `no trace ${seats}`)
      while (straight.table.questions.length > 0) {
        const { questions } = wavering.table
        const question = pick(straight.random, questions)
        if (questions.length > 1) {
          wavering.plays(question.seat, pick(straight.random, question.options).id)
          wavering.table.withdraw(question.seat)
          wavers++
        }
        const { seat, id } = step(straight)
        wavering.plays(seat, id)
      }
      expect(wavering.table.state).toEqual(straight.table.state)
      expect(wavering.table.outcome).toEqual(straight.table.outcome)
    }
    expect(wavers).toBeGreaterThan(100)
  })

  test('two players: the second of two choices is taken back first, then the first (7W-TWO-06)', () => {
    const game = newGame(2)
    const [own] = game.options(0)
    game.plays(0, own ?? '')
    const [free] = game.options(0)
    game.plays(0, free ?? '')
    game.table.withdraw(0)
    expect(game.table.given(0)?.id).toBe(own)
    expect(game.table.question(0)?.kind).toBe('free-city')
    game.table.withdraw(0)
    expect(game.table.given(0)).toBeNull()
    expect(game.table.question(0)?.kind).toBe('play')
  })
})

describe('but not afterwards (7W-HIDDEN-02, 7W-TURN-04)', () => {
  /** Whether nobody can take back, or undo alone, an answer whose results all have seen. */
  const settled = (table: ReturnType<typeof three>['table']) =>
    table.state.hands.map((_, seat) => [table.withdraw(seat) === null, table.undoable(seat) < table.count])
  const nobody = [
    [false, false],
    [false, false],
    [false, false],
  ]

  test('when all have chosen, nobody can take anything back (7W-TURN-04)', () => {
    const game = three()
    game.all('build altar', 'build altar', 'build tavern')
    expect(settled(game.table)).toEqual(nobody)
  })

  test('not at the end of an age (7W-TURN-07)', () => {
    const hands = HANDS.map((hand) => hand.slice(0, 2))
    const game = three({ turn: 6, hands }).all('build altar', 'build altar', 'build altar')
    expect(game.table.state.age).toBe(2)
    expect(settled(game.table)).toEqual(nobody)
  })

  test("not while Babylon chooses about its seventh card, after seeing the others' cards (7W-WONDER-B-BABYLON)", () => {
    const hands = HANDS.map((hand) => hand.slice(0, 2))
    const babylon = { board: 'babylon B', stages: 2 } as const
    const last = three({ turn: 6, hands }, babylon).all('build altar', 'sell altar', 'build altar')
    expect(last.table.question(0)?.kind).toBe('seventh-card')
    expect(settled(last.table)).toEqual(nobody)
    const own = three({ turn: 6, hands }, babylon)
    own.plays(1, 'sell altar').plays(2, 'build altar').plays(0, 'build altar')
    expect(settled(own.table)).toEqual(nobody)
  })

  test('not while the Free City is asked about the last card of the draw pile (7W-TWO-17)', () => {
    const game = position({
      turn: 6,
      cities: [{}, {}, { board: 'babylon B', stages: 2 }],
      hands: [
        ['altar', 'baths'],
        ['theater', 'stockade'],
      ],
      drawn: 'marketplace',
      draw: ['tavern'],
    })
    game.plays(0, 'build altar').plays(1, 'build theater').plays(1, 'free-city build marketplace')
    expect(game.table.question(1)?.kind).toBe('free-city-seventh-card')
    expect(settled(game.table)).toEqual(nobody.slice(0, 2))
  })

  test('not while Halikarnassos digs (7W-WONDER-A-HALIKARNASSOS)', () => {
    const city = { board: 'halikarnassos A', stages: 1, built: ['ore-vein', 'clay-pit', 'mine'] } as const
    const game = three({}, city).all('wonder with altar', 'sell altar', 'build tavern')
    expect(game.table.question(0)?.kind).toBe('dig')
    expect(settled(game.table)).toEqual(nobody)
  })

  test('not when the game is over (7W-SCORE-01)', () => {
    const hands: readonly (readonly CardId[])[] = [
      ['palace', 'senate'],
      ['palace', 'senate'],
      ['palace', 'senate'],
    ]
    const game = three({ age: 3, turn: 6, hands }).all('sell palace', 'sell palace', 'sell palace')
    expect(game.table.outcome).not.toBeNull()
    expect(settled(game.table)).toEqual(nobody)
  })

  test('a player’s only answer may be undone while the others still choose (7W-HIDDEN-02)', () => {
    const game = three().plays(1, 'build altar')
    expect(game.table.undoable(1)).toBe(0)
    expect(game.table.undoable(0)).toBe(1)
  })
})
