import { viewerBit, fastRandom } from '@ziggurat/kernel'
import type { Seat, Table } from '@ziggurat/kernel'
import { describe, expect, test } from 'vitest'

import { ageOf, cardOf, innovation } from '../src/index.ts'
import type { State, View } from '../src/index.ts'
import { position, randomGame, step } from './testing.ts'

type Game = Table<State, View>

/** Tables that a viewer cannot tell from this one. */
const redeals = (table: Game, viewer: Seat | null, times: number): readonly Game[] =>
  Array.from({ length: times }, (_, i) => table.redeal(viewer, fastRandom(i + 1)))

/** The number of different values. */
const distinct = (values: readonly unknown[]) => new Set(values.map((value) => JSON.stringify(value))).size

const handOf = ({ state }: Game, seat: Seat) => state.players[seat]?.hand.cards.toSorted() ?? []

/**
 * Checks that the viewer cannot tell the redealt table from this one: hidden cards have moved only within
 * their age.
 */
function compare(table: Game, other: Game, viewer: Seat | null): void {
  innovation.check(other.state)
  expect(other.view(viewer)).toEqual(table.view(viewer))
  table.state.supply.forEach(({ cards, known }, at) => {
    const others = other.state.supply[at]?.cards ?? []
    expect(others.map(ageOf)).toEqual(cards.map(ageOf))
    const seen = (list: readonly string[]) =>
      list.filter((_, i) => ((known[i] ?? 0) & viewerBit(viewer)) !== 0)
    expect(seen(others)).toEqual(seen(cards))
  })
  expect(other.state.aside.map(ageOf)).toEqual(table.state.aside.map(ageOf))
  expect(other.state.removed).toEqual(table.state.removed)
  const sorted = ({ players }: State) =>
    players.map(({ board }) => board.map(({ cards }) => [cards.at(-1), ...cards.toSorted()]))
  expect(sorted(other.state)).toEqual(sorted(table.state))
}

describe('hidden cards', () => {
  const start = () =>
    position({
      players: [
        { hand: ['oars', 'coal'], score: ['tools'], board: [['sailing']] },
        { hand: ['pottery', 'archery', 'canning'], score: ['calendar'], board: [['writing']] },
      ],
    })

  test("others' hands and score piles are dealt anew, within their ages (INN-INFO-03)", () => {
    const { table } = start()
    const others = redeals(table, 0, 60)
    for (const other of others) {
      compare(table, other, 0)
      expect(handOf(other, 0)).toEqual(['coal', 'oars'])
    }
    expect(distinct(others.map((other) => handOf(other, 1)))).toBeGreaterThan(20)
    expect(distinct(others.map(({ state }) => state.players[1]?.score.cards))).toBeGreaterThan(5)
  })

  test('so are the supply and the cards set aside, for everybody (INN-INFO-03)', () => {
    const { table } = start()
    for (const viewer of [0, 1, null]) {
      const others = redeals(table, viewer, 30)
      expect(distinct(others.map(({ state }) => state.supply[0]?.cards))).toBe(30)
      expect(distinct(others.map(({ state }) => state.aside))).toBe(30)
    }
  })

  test('a spectator knows no hand at all (INN-INFO-03)', () => {
    const { table } = start()
    const others = redeals(table, null, 40)
    for (const seat of [0, 1]) {
      expect(distinct(others.map((other) => handOf(other, seat)))).toBeGreaterThan(10)
    }
  })

  test('cards that were seen stay: revealed, given, returned (INN-INFO-01, INN-INFO-02, INN-INFO-04)', () => {
    const shown = position({
      players: [{ board: [['mysticism']], hand: ['tools'] }, {}],
      next: { 1: ['oars'] },
    })
    shown.plays(0, 'dogma mysticism')
    for (const viewer of [1, null]) {
      const others = redeals(shown.table, viewer, 30)
      expect(others.filter((other) => !handOf(other, 0).includes('oars'))).toEqual([])
      expect(distinct(others.map((other) => handOf(other, 0)))).toBeGreaterThan(5)
    }
    const returned = position({ players: [{ board: [['pottery']], hand: ['tools', 'archery'] }, {}] })
    returned.plays(0, 'dogma pottery').plays(0, 'return tools').plays(0, 'return archery')
    const bottom = ({ state }: Game) => state.supply[0]?.cards.slice(0, 2).toReversed()
    for (const other of redeals(returned.table, 0, 20)) expect(bottom(other)).toEqual(['tools', 'archery'])
    expect(distinct(redeals(returned.table, 1, 40).map(bottom))).toBeGreaterThan(10)
  })

  test('others know the cards of a reordered pile, but not their order (INN-INFO-03)', () => {
    const table = position({
      players: [{ board: [['publications', 'tools', 'pottery', 'writing', 'chemistry']] }, {}],
    })
    table.plays(0, 'dogma publications').plays(0, 'rearrange blue')
    for (const card of ['publications', 'pottery', 'chemistry', 'tools']) table.plays(0, `place ${card}`)
    table.plays(0, 'decline')
    const order = ({ state }: Game) => state.players[0]?.board[3]?.cards.toReversed()
    const others = redeals(table.table, 1, 40)
    for (const other of others) compare(table.table, other, 1)
    expect(distinct(others.map(order))).toBeGreaterThan(10)
    for (const other of redeals(table.table, 0, 10)) expect(order(other)).toEqual(order(table.table))
  })
})

describe('in the middle of a dogma', () => {
  const archery = () =>
    position({
      players: [
        { board: [['archery']], hand: ['coal'] },
        { hand: ['pottery', 'writing'] },
        { board: [['masonry']], hand: ['oars'] },
      ],
      next: { 1: ['clothing'] },
    }).plays(0, 'dogma archery')

  test('the cards that another player chooses from are unknown, but not their ages (INN-INFO-03)', () => {
    const { table, asked } = archery()
    expect(asked).toBe('1 transfer')
    const others = redeals(table, 0, 40)
    for (const other of others) {
      compare(table, other, 0)
      expect(other.questions.map(({ seat, kind }) => [seat, kind])).toEqual([[1, 'transfer']])
      expect(other.question(1)?.options).toHaveLength(3)
    }
    expect(distinct(others.map((other) => other.question(1)?.options))).toBeGreaterThan(10)
  })

  test('the player who is asked keeps their options; other hands change (INN-INFO-03)', () => {
    const { table } = archery()
    const others = redeals(table, 1, 40)
    for (const other of others) {
      compare(table, other, 1)
      expect(other.question(1)?.options).toEqual(table.question(1)?.options)
    }
    expect(distinct(others.map((other) => handOf(other, 2)))).toBeGreaterThan(3)
    expect(distinct(others.map((other) => handOf(other, 0)))).toBeGreaterThan(3)
  })

  test('a player whose answer shows that they had a fitting card has one in every redeal (INN-DEMAND-05, INN-INFO-03)', () => {
    const { table } = position({
      players: [{ board: [['oars']] }, { hand: ['sailing', 'tools', 'pottery'] }],
    }).plays(0, 'dogma oars')
    const crowns = (other: Game) => handOf(other, 1).filter((card) => cardOf(card).places.includes('crown'))
    const others = redeals(table, 0, 60)
    for (const other of others) expect(crowns(other)).not.toEqual([])
    expect(distinct(others.map((other) => handOf(other, 1)))).toBeGreaterThan(5)
  })
})

test.each([2, 3, 4])(
  'over whole games of %i players hidden cards move among unknown ones of their age; known ones stay (INN-INFO-03, INN-INFO-04)',
  (seats) => {
    const moved = new Set<string>()
    let amid = 0
    for (let i = 0; i < 2; i++) {
      const game = randomGame(seats, `redeal ${seats} ${i}`)
      const { table } = game
      for (let count = 0; table.questions.length > 0; count++) {
        step(game)
        const inside = table.questions.some(({ kind }) => kind !== 'action')
        if (count % (inside ? 5 : 17) !== 0) continue
        if (inside) amid++
        for (const viewer of [0, seats - 1, null]) {
          const other = table.redeal(viewer, fastRandom(count + 1))
          compare(table, other, viewer)
          const [now, then] = [table.state, other.state]
          if (now.aside.join() !== then.aside.join()) moved.add(`aside ${viewer}`)
          now.supply.forEach(({ cards }, at) => {
            if (cards.join() !== then.supply[at]?.cards.join()) moved.add(`supply ${viewer}`)
          })
          now.players.forEach(({ hand, score }, seat) => {
            if (hand.cards.join() !== then.players[seat]?.hand.cards.join())
              moved.add(`hand ${seat} ${viewer}`)
            if (score.cards.join() !== then.players[seat]?.score.cards.join())
              moved.add(`score ${seat} ${viewer}`)
          })
        }
      }
    }
    expect(amid).toBeGreaterThan(10)
    for (const viewer of [0, seats - 1, null]) {
      expect([...moved]).toEqual(expect.arrayContaining([`aside ${viewer}`, `supply ${viewer}`]))
      for (let seat = 0; seat < seats; seat++) {
        expect(moved.has(`hand ${seat} ${viewer}`)).toBe(seat !== viewer)
        expect(moved.has(`score ${seat} ${viewer}`)).toBe(seat !== viewer)
      }
    }
  },
)
