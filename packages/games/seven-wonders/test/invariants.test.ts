import { describe, expect, test } from 'vitest'

import { cardOf, hasAbility, neighbour, sevenWonders } from '../src/index.ts'
import type { CardId, Event, State } from '../src/index.ts'
import { stagesOf } from '../src/wonders.ts'
import { randomGame, step } from './testing.ts'
import type { RandomGame } from './testing.ts'

const PLAYERS = [2, 3, 4, 5, 6, 7] as const
const GAMES = process.env['LONG'] ? 300 : 3

/** A position of a random game. */
interface Moment {
  readonly state: State
  /** The events since the previous moment. */
  readonly events: readonly Event[]
  /** Whether an age has ended since then. */
  readonly ageOver: boolean
}

/** A random game as its positions: the first, and one after each answer. */
function* moments(game: RandomGame): Generator<Moment> {
  let [seenEvents, age] = [0, 1]
  const now = (): Moment => {
    const { state } = game.table
    const events = game.emitted.slice(seenEvents).map(({ event }) => event)
    const ageOver = state.age > age || state.over
    seenEvents = game.emitted.length
    age = state.age
    return { state, events, ageOver }
  }
  yield now()
  while (game.table.questions.length > 0) {
    step(game)
    yield now()
  }
}

const games = (players: number, words: string): readonly RandomGame[] =>
  Array.from({ length: GAMES }, (_, i) => randomGame(players, `${words} ${players} ${i}`))

const citiesOf = (players: number) => Math.max(3, players)
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
const lying = (state: State): readonly CardId[] => [
  ...state.hands.flat(),
  ...state.draw,
  ...state.drawn,
  ...state.discard.cards,
  ...state.cities.flatMap(({ built, stages }) => [...built, ...stages.cards]),
]

describe.each(PLAYERS)('%i players', (players) => {
  const n = citiesOf(players)

  test('I1: in each age there are 7 cards for each city: in hands, in the draw pile, played or discarded', () => {
    for (const game of games(players, 'I1')) {
      for (const { state } of moments(game)) {
        sevenWonders.check(state)
        for (let age = 1; age <= state.age; age++) {
          expect(lying(state).filter((id) => cardOf(id).age === age)).toHaveLength(7 * n)
        }
        expect(state.guildsAside).toHaveLength(state.age === 3 ? 10 - (n + 2) : 0)
      }
    }
  })

  test('I2: hands have 8 cards minus the number of the turn, and none after the sixth', () => {
    for (const game of games(players, 'I2')) {
      const sizes: number[][] = []
      const wanted: number[][] = []
      let turn = ''
      for (const { state } of moments(game)) {
        const now = `${state.age} ${state.turn}`
        if (turn === now && !state.over) continue
        turn = now
        const left = state.over ? 0 : 8 - state.turn
        const drawn = players === 2 && !state.over ? 1 : 0
        sizes.push([...state.hands.map((hand) => hand.length), state.drawn.length, state.draw.length])
        wanted.push([...state.hands.map(() => left), drawn, drawn * (7 - state.turn)])
      }
      expect(sizes).toHaveLength(19)
      expect(sizes).toEqual(wanted)
    }
  })

  test('I3: treasuries change only by payments to and from the bank; trade preserves their sum', () => {
    for (const game of games(players, 'I3')) {
      let coins = Array.from({ length: n }, () => 3)
      for (const { state, events } of moments(game)) {
        const after = [...coins]
        const add = (city: number, amount: number) => {
          after[city] = (after[city] ?? 0) + amount
        }
        let bank = 0
        for (const event of events) {
          if (event.kind === 'sold') {
            add(event.city, 3)
            bank += 3
          } else if (event.kind === 'gained') {
            add(event.city, event.coins)
            bank += event.coins
          } else if (event.kind === 'built' || event.kind === 'stage') {
            const { left, right } = event.payment
            const cost = event.kind === 'built' ? event.bank : 0
            add(event.city, -left - right - cost)
            add(neighbour(state, event.city, 'left'), left)
            add(neighbour(state, event.city, 'right'), right)
            bank -= cost
          }
        }
        expect(state.cities.map((city) => city.coins)).toEqual(after)
        expect(sum(after) - sum(coins)).toBe(bank)
        coins = after
      }
    }
  })

  test('I4, I5: no debts, no two buildings of one name', () => {
    for (const game of games(players, 'I4')) {
      for (const { state } of moments(game)) {
        for (const { coins, built } of state.cities) {
          expect(coins).toBeGreaterThanOrEqual(0)
          const names = built.map((id) => id.replace(/-age-\d$/, ''))
          expect(new Set(names).size).toBe(names.length)
        }
      }
    }
  })

  test('I6: stages are built in order, a card under the board for each, none taken away', () => {
    for (const game of games(players, 'I6')) {
      const stages = Array.from({ length: n }, () => 0)
      for (const { state, events } of moments(game)) {
        for (const event of events.filter((each) => each.kind === 'stage')) {
          stages[event.city] = (stages[event.city] ?? 0) + 1
          expect(event.stage).toBe(stages[event.city])
        }
        expect(state.cities.map((city) => city.stages.cards.length)).toEqual(stages)
        for (const { board, side, stages: pile } of state.cities) {
          expect(pile.cards.length).toBeLessThanOrEqual(stagesOf(board, side).length)
          expect(pile.traces).toHaveLength(pile.cards.length)
        }
      }
    }
  })

  test('I7: on each border and in each age there is one victory and one defeat, or neither', () => {
    for (const game of games(players, 'I7')) {
      for (const { state, events } of moments(game)) {
        const conflicts = events.filter((event) => event.kind === 'conflict')
        for (const { city, against, shields, theirs, token } of conflicts) {
          const others = conflicts.filter((each) => each.city === against && each.against === city)
          expect(others).toHaveLength(1)
          const age = state.over ? 3 : state.age - 1
          const victory = [1, 3, 5][age - 1]
          expect(token).toBe(shields > theirs ? victory : -1)
          expect(token + (others[0]?.token ?? 0)).toBe([0, 2, 4][age - 1])
          expect(shields).not.toBe(theirs)
        }
      }
      const emitted = game.emitted.flatMap(({ event }) => (event.kind === 'conflict' ? [event] : []))
      game.table.state.cities.forEach(({ tokens }, city) => {
        expect(tokens).toEqual(emitted.filter((event) => event.city === city).map(({ token }) => token))
      })
    }
  })

  test("I8: each city uses 6 cards per age, Babylon B with its second stage 7; Halikarnassos' finds do not count", () => {
    for (const game of games(players, 'I8')) {
      const [used, allowed]: number[][] = [[], []]
      let since = Array.from({ length: n }, () => 0)
      for (const { state, events, ageOver } of moments(game)) {
        for (const event of events) {
          if (
            event.kind === 'sold' ||
            event.kind === 'stage' ||
            (event.kind === 'built' && event.how !== 'dug')
          ) {
            since[event.city] = (since[event.city] ?? 0) + 1
          }
        }
        if (ageOver) {
          used?.push(...since)
          allowed?.push(...state.cities.map((city) => (hasAbility(city, 'seventh-card') ? 7 : 6)))
          since = since.map(() => 0)
        }
      }
      expect(used).toHaveLength(3 * n)
      expect(used).toEqual(allowed)
    }
  })

  test('I9: the discard pile grows by sales and last cards, and shrinks only by Halikarnassos', () => {
    for (const game of games(players, 'I9')) {
      const [laidOff, allowed]: number[][] = [[], []]
      let [pile, since] = [0, 0]
      for (const { state, events, ageOver } of moments(game)) {
        for (const event of events) {
          if (event.kind === 'sold' || event.kind === 'laid-off') pile++
          if (event.kind === 'built' && event.how === 'dug') pile--
          if (event.kind === 'laid-off') since++
        }
        expect(state.discard.cards).toHaveLength(pile)
        expect(state.discard.traces).toHaveLength(pile)
        if (ageOver) {
          laidOff?.push(since)
          allowed?.push(n - state.cities.filter((city) => hasAbility(city, 'seventh-card')).length)
          since = 0
        }
      }
      expect(laidOff).toHaveLength(3)
      expect(laidOff).toEqual(allowed)
    }
  })

  test('places follow the score sheets: points, then coins (7W-SCORE-10)', () => {
    for (const game of games(players, 'outcome')) {
      while (game.table.questions.length > 0) step(game)
      const { outcome, state } = game.table
      const sheets = game.table.view(null).scores ?? []
      const ranks = Array.from({ length: players }, (_, seat) => [
        sheets[seat]?.total ?? 0,
        state.cities[seat]?.coins ?? 0,
      ]) as [number, number][]
      expect(outcome?.scores).toEqual(ranks.map(([total]) => total))
      expect(outcome?.places).toEqual(
        ranks.map(
          ([total, coins]) => 1 + ranks.filter(([t, c]) => t > total || (t === total && c > coins)).length,
        ),
      )
    }
  })
})
