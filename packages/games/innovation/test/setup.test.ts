import { seedFrom, Table, usualOptions } from '@ziggurat/kernel'
import type { Seat } from '@ziggurat/kernel'
import { describe, expect, test } from 'vitest'

import { COLOURS, ICONS } from '../src/card.ts'
import { ageOf, innovation } from '../src/index.ts'
import { CARDS } from '../src/printed.ts'
import { NOBODY, SPECIALS } from '../src/state.ts'
import { titleOf } from '../src/titles.ts'

const SEATS = [2, 3, 4] as const

/** The English titles of the age 1 cards, in alphabetical order. */
const ALPHABET = [
  'agriculture',
  'archery',
  'city-states',
  'clothing',
  'code-of-laws',
  'domestication',
  'masonry',
  'metalworking',
  'mysticism',
  'oars',
  'pottery',
  'sailing',
  'the-wheel',
  'tools',
  'writing',
]

const newGame = (seats: number, words: string) =>
  Table.open(innovation, { seats, options: usualOptions(innovation.options), seed: seedFrom(words) })
type Game = ReturnType<typeof newGame>

const handOf = ({ state }: Game, seat: Seat) => state.players[seat]?.hand.cards ?? []
const boardOf = ({ state }: Game, seat: Seat) =>
  state.players[seat]?.board.flatMap(({ cards }) => cards) ?? []

/** A game in which these seats hold these cards, among others. */
function dealt(...wanted: readonly string[]): Game {
  for (let i = 0; ; i++) {
    const game = newGame(wanted.length, `dealt ${i}`)
    if (wanted.every((card, seat) => handOf(game, seat).includes(card))) return game
  }
}

describe('components', () => {
  test('105 different cards, 21 of each colour (INN-COMP-01)', () => {
    expect(CARDS).toHaveLength(105)
    expect(new Set(CARDS.map(({ id }) => id)).size).toBe(105)
    for (const colour of COLOURS) expect(CARDS.filter((card) => card.colour === colour)).toHaveLength(21)
  })

  test('15 cards of age 1, three of each colour; 10 of every other, two of each (INN-COMP-01)', () => {
    for (let age = 1; age <= 10; age++) {
      for (const colour of COLOURS) {
        const cards = CARDS.filter((card) => card.age === age && card.colour === colour)
        expect(cards).toHaveLength(age === 1 ? 3 : 2)
      }
    }
  })

  test('five special achievements; two to four players (INN-COMP-01)', () => {
    expect(SPECIALS).toHaveLength(5)
    expect(innovation.seats).toEqual({ min: 2, max: 4 })
    expect(() => newGame(1, 'alone')).toThrow('2 to 4')
    expect(() => newGame(5, 'a crowd')).toThrow('2 to 4')
  })

  test('four icon places, one of them the picture, and one to three effects (INN-COMP-02)', () => {
    const odd = CARDS.filter(
      ({ places, effects }) =>
        places.length !== 4 ||
        places.filter((place) => place === 'hex').length !== 1 ||
        ![1, 2, 3].includes(effects.length),
    )
    expect(odd).toEqual([])
  })

  test('six resources; each card has one dogma icon and shows it (INN-COMP-03)', () => {
    expect(ICONS).toEqual(['castle', 'leaf', 'lightbulb', 'crown', 'factory', 'clock'])
    const icons = (places: readonly string[]) => places.filter((place) => place !== 'hex')
    const odd = CARDS.filter(({ places }) =>
      icons(places).some((place) => !ICONS.some((icon) => icon === place)),
    )
    expect(odd).toEqual([])
    expect(CARDS.filter(({ dogma, places }) => !places.includes(dogma))).toEqual([])
  })

  test('a demand is the first effect of its card, and no card has two (INN-COMP-04)', () => {
    expect(CARDS.filter(({ effects }) => effects.slice(1).includes('demand'))).toEqual([])
    expect(CARDS.filter(({ effects }) => effects[0] === 'demand').length).toBeGreaterThan(20)
  })
})

describe.each(SEATS)('set-up for %i players', (seats) => {
  test('ten piles by age, each shuffled (INN-SETUP-01)', () => {
    const games = ['one', 'two', 'three'].map((words) => newGame(seats, words))
    for (const { state } of games) {
      expect(state.supply).toHaveLength(10)
      state.supply.forEach(({ cards }, at) => expect(new Set(cards.map(ageOf))).toEqual(new Set([at + 1])))
    }
    for (let at = 0; at < 10; at++) {
      expect(new Set(games.map(({ state }) => state.supply[at]?.cards.join())).size).toBe(3)
    }
  })

  test('one hidden card of each age from 1 to 9 is set aside; none of age 10 (INN-SETUP-02)', () => {
    const { state } = newGame(seats, 'aside')
    expect(state.aside.map(ageOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(state.ages).toEqual(Array.from({ length: 9 }, () => NOBODY))
    expect(state.supply.map(({ cards }) => cards.length)).toEqual([
      14 - 2 * seats,
      9,
      9,
      9,
      9,
      9,
      9,
      9,
      9,
      10,
    ])
    for (const viewer of [...Array.from({ length: seats }, (_, seat) => seat), null]) {
      const seen = JSON.stringify(innovation.view(state, viewer))
      for (const card of state.aside) expect(seen).not.toContain(`"${card}"`)
    }
  })

  test('the five special achievements are visible to everybody (INN-SETUP-03)', () => {
    const game = newGame(seats, 'specials')
    expect(game.view(null).specials).toEqual(SPECIALS.map(() => NOBODY))
  })

  test('everybody has two cards of age 1 and nothing else (INN-SETUP-04)', () => {
    const game = newGame(seats, 'two cards')
    for (let seat = 0; seat < seats; seat++) {
      expect(handOf(game, seat).map(ageOf)).toEqual([1, 1])
      expect(boardOf(game, seat)).toEqual([])
    }
  })

  test('all choose at once, and nobody sees what others chose until all have (INN-SETUP-05)', () => {
    const game = newGame(seats, 'at once')
    expect(game.questions.map(({ seat, kind }) => [seat, kind])).toEqual(
      Array.from({ length: seats }, (_, seat) => [seat, 'first-card']),
    )
    const chosen = Array.from({ length: seats }, (_, seat) => handOf(game, seat)[1] ?? '')
    const kept = Array.from({ length: seats }, (_, seat) => handOf(game, seat)[0] ?? '')
    const before = JSON.stringify([game.view(0), game.view(null)])
    for (let seat = seats - 1; seat > 0; seat--) {
      expect(game.answer(seat, `meld ${chosen[seat]}`)).toBeNull()
      expect(JSON.stringify([game.view(0), game.view(null)])).toBe(before)
    }
    game.withdraw(1)
    expect(game.questions.map(({ seat }) => seat)).toEqual([0, 1])
    game.answer(1, `meld ${chosen[1]}`)
    game.answer(0, `meld ${chosen[0]}`)
    for (let seat = 0; seat < seats; seat++) {
      expect(boardOf(game, seat)).toEqual([chosen[seat]])
      expect(handOf(game, seat)).toEqual([kept[seat]])
      expect(game.view(null).players[seat]?.board.map(({ top }) => top)).toEqual([chosen[seat]])
    }
  })

  test('the player whose card comes first in the alphabet starts (INN-SETUP-06)', () => {
    const starters = new Set<Seat>()
    for (let i = 0; i < 60; i++) {
      const game = newGame(seats, `who starts ${i}`)
      const chosen = Array.from({ length: seats }, (_, seat) => handOf(game, seat)[i % 2] ?? '')
      chosen.forEach((card, seat) => game.answer(seat, `meld ${card}`))
      const ranks = chosen.map((card) => ALPHABET.indexOf(card))
      expect(game.state.active).toBe(ranks.indexOf(Math.min(...ranks)))
      expect(game.questions.map(({ seat, kind }) => [seat, kind])).toEqual([[game.state.active, 'action']])
      starters.add(game.state.active)
    }
    expect(starters.size).toBe(seats)
  })

  test('play goes clockwise (INN-SETUP-07)', () => {
    const game = newGame(seats, 'clockwise')
    for (let seat = 0; seat < seats; seat++) game.answer(seat, `meld ${handOf(game, seat)[0]}`)
    const turns: Seat[] = []
    for (let i = 0; i < 2 * seats; i++) {
      const { active, turns: turn } = game.state
      turns.push(active)
      while (game.state.turns === turn && game.questions.length > 0) game.answer(active, 'draw')
      if (game.state.actions === 0) break
    }
    expect(turns).toEqual(turns.map((_, i) => ((turns[0] ?? 0) + i) % seats))
  })
})

describe('the alphabet', () => {
  test('the order is that of the English titles (INN-SETUP-06)', () => {
    expect(ALPHABET).toEqual(CARDS.filter(({ age }) => age === 1).map(({ id }) => id))
    expect(ALPHABET.map(titleOf).toSorted((one, other) => one.localeCompare(other, 'en'))).toEqual(
      ALPHABET.map(titleOf),
    )
    expect(titleOf('code-of-laws')).toBe('Code of Laws')
    expect(titleOf('ai')).toBe('A.I.')
  })

  test("articles count: 'The Wheel' comes before 'Tools' (INN-SETUP-06)", () => {
    const game = dealt('tools', 'the-wheel')
    game.answer(0, 'meld tools')
    game.answer(1, 'meld the-wheel')
    expect(game.state.active).toBe(1)
  })

  test("but not before 'Sailing' (INN-SETUP-06)", () => {
    const game = dealt('the-wheel', 'sailing')
    game.answer(0, 'meld the-wheel')
    game.answer(1, 'meld sailing')
    expect(game.state.active).toBe(1)
  })
})
