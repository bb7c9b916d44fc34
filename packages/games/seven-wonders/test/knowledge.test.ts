import { fastRandom } from '@ziggurat/kernel'
import type { Seat, Table } from '@ziggurat/kernel'
import { describe, expect, test } from 'vitest'

import { cardOf, GUILDS, isCard } from '../src/cards/index.ts'
import type { CardId } from '../src/cards/index.ts'
import type { View } from '../src/index.ts'
import { FREE_CITY } from '../src/state.ts'
import type { State } from '../src/state.ts'
import { seenEvents, newGame, position, randomGame, step } from './testing.ts'

const sorted = (cards: readonly string[]) => cards.toSorted()
const seatsOf = (table: Table<State, View>): readonly Seat[] => table.state.hands.map((_, seat) => seat)

/** All card ids anywhere in a piece of data. */
function cardsIn(data: unknown): readonly CardId[] {
  if (typeof data === 'string') return isCard(data) ? [data] : []
  if (typeof data !== 'object' || data === null) return []
  return Object.values(data).flatMap(cardsIn)
}

/** Tables that a viewer cannot tell from this one. */
const redeals = (table: Table<State, View>, viewer: Seat | null, times: number) =>
  Array.from({ length: times }, (_, i) => table.redeal(viewer, fastRandom(i + 1)))

const hand = (table: Table<State, View>, seat: Seat) => sorted(table.state.hands[seat] ?? [])

/** The number of different values. */
const distinct = (values: readonly unknown[]) => new Set(values.map((value) => JSON.stringify(value))).size

describe('hands', () => {
  test('a player sees their own hand, and only how many cards the others hold (7W-HIDDEN-01)', () => {
    const { table } = newGame(4)
    for (const seat of seatsOf(table)) {
      expect(sorted(table.view(seat).hand)).toEqual(hand(table, seat))
      expect(table.view(seat).handSizes).toEqual([7, 7, 7, 7])
      expect(table.view(seat).recalled).toEqual([])
      expect(sorted(cardsIn(table.view(seat)))).toEqual(hand(table, seat))
    }
    expect(cardsIn(table.view(null))).toEqual([])
    expect(table.view(null).handSizes).toEqual([7, 7, 7, 7])
  })

  test('a hand that was passed on is remembered, without what was openly built from it (7W-HIDDEN-01)', () => {
    const game = position({
      cities: [{}, {}, {}],
      hands: [
        ['altar', 'theater', 'tavern', 'marketplace'],
        ['stockade', 'barracks', 'guard-tower', 'pawnshop'],
        ['apothecary', 'workshop', 'scriptorium', 'baths'],
      ],
    })
    game.all('sell altar', 'sell stockade', 'sell apothecary')
    const recalled = (seat: Seat) => game.table.view(seat).recalled
    expect(recalled(0)).toEqual([{ age: 1, holder: 1, cards: ['marketplace', 'tavern', 'theater'] }])
    game.all('sell workshop', 'build theater', 'sell barracks')
    expect(recalled(0)).toHaveLength(2)
    expect(recalled(0)).toContainEqual({ age: 1, holder: 1, cards: ['baths', 'scriptorium'] })
    expect(recalled(0)).toContainEqual({ age: 1, holder: 2, cards: ['marketplace', 'tavern'] })
    game.all('sell guard-tower', 'sell baths', 'sell tavern')
    expect(
      recalled(0)
        .flatMap(({ cards }) => cards)
        .toSorted(),
    ).toEqual(['baths', 'pawnshop', 'scriptorium', 'tavern'])
    expect(game.table.view(0).hand).toEqual(['marketplace'])
    expect(game.table.view(null).recalled).toEqual([])
  })

  test('a hand just passed on keeps its cards in every redeal; one never seen does not (7W-HIDDEN-01)', () => {
    const { table } = newGame(4, {}, 'four hands').allSell(2)
    const others = redeals(table, 0, 80)
    expect(distinct(others.map((other) => hand(other, 0)))).toBe(1)
    expect(others.map((other) => hand(other, 1))).toEqual(others.map(() => hand(table, 1)))
    expect(distinct(others.map((other) => hand(other, 3)))).toBeGreaterThan(5)
  })

  test('a card put face down from a hand that the viewer has seen may be any card of it (7W-HIDDEN-01, 7W-HIDDEN-04)', () => {
    const { table } = newGame(4, {}, 'four hands').allSell(2)
    const soldByOne = (other: Table<State, View>) => other.state.discard.cards[5] as CardId
    const known = sorted([...hand(table, 2), soldByOne(table)])
    const recalled = table.view(0).recalled.find(({ holder }) => holder === 2)
    expect(recalled?.cards).toEqual(known)
    const others = redeals(table, 0, 120)
    for (const other of others) expect(sorted([...hand(other, 2), soldByOne(other)])).toEqual(known)
    expect(new Set(others.map(soldByOne))).toEqual(new Set(known))
  })

  test.each([
    [3, 4],
    [4, 5],
  ])(
    '%i players: a hand that comes round again is known afresh when it is passed on (7W-HIDDEN-01)',
    (players, turns) => {
      const { table } = newGame(players, {}, 'round again').allSell(turns)
      const before = hand(table, 1)
      expect(table.view(0).recalled.find(({ holder }) => holder === 1)?.cards).toEqual(before)
      for (const other of redeals(table, 0, 20)) expect(hand(other, 1)).toEqual(before)
    },
  )

  test('two players: the hand that a player gives away is known afresh each turn (7W-HIDDEN-01, 7W-HIDDEN-06)', () => {
    const game = newGame(2, {}, 'exchange')
    while (game.table.state.turn < 4) {
      const [{ seat } = { seat: 0 }] = game.table.questions
      game.plays(seat, game.options(seat, 'sell')[0] ?? game.options(seat)[0] ?? '')
    }
    const { table } = game
    for (const seat of seatsOf(table)) {
      const other = 1 - seat
      expect(table.view(seat).recalled.find(({ holder }) => holder === other)?.cards).toEqual(
        hand(table, other),
      )
      for (const world of redeals(table, seat, 20)) expect(hand(world, other)).toEqual(hand(table, other))
    }
  })
})

describe('simultaneous choices', () => {
  test('others see only that a player has answered (7W-HIDDEN-02)', () => {
    const { table } = newGame(3)
    const seen = (viewer: Seat | null) =>
      JSON.stringify([table.view(viewer), viewer === null ? [] : table.question(viewer)?.options])
    const before = [0, 2, null].map(seen)
    const [first] = table.state.hands[1] ?? []
    table.answer(1, `sell ${first}`)
    expect([0, 2, null].map(seen)).toEqual(before)
    expect(table.questions.map(({ seat }) => seat)).toEqual([0, 2])
    expect(cardsIn(table.view(1))).toEqual(cardsIn(newGame(3).table.view(1)))
  })

  test("a redeal drops the hidden answers of others and keeps the viewer's (7W-HIDDEN-02)", () => {
    const { table } = newGame(3)
    const [mine] = table.state.hands[0] ?? []
    const [theirs] = table.state.hands[1] ?? []
    table.answer(0, `sell ${mine}`)
    table.answer(1, `sell ${theirs}`)
    for (const other of redeals(table, 0, 5)) {
      expect(other.given(0)?.id).toBe(`sell ${mine}`)
      expect(other.given(1)).toBeNull()
    }
  })

  test("two players: the first of the leader's two choices is hidden (7W-HIDDEN-02)", () => {
    const { table } = newGame(2)
    const before = JSON.stringify(table.view(1))
    table.answer(0, table.question(0)?.options[0]?.id ?? '')
    expect(JSON.stringify(table.view(1))).toBe(before)
    expect(table.question(0)?.kind).toBe('free-city')
  })
})

describe('what everybody sees', () => {
  test('boards, buildings, stages, coins, tokens, sizes and payments (7W-HIDDEN-03)', () => {
    const game = position({
      turn: 6,
      cities: [
        { board: 'giza A', built: ['stone-pit'] },
        { board: 'rhodos B', built: ['stockade'] },
        { board: 'olympia A' },
      ],
      hands: [
        ['altar', 'theater'],
        ['baths', 'barracks'],
        ['tavern', 'workshop'],
      ],
    })
    const emitted: unknown[] = []
    const fork = game.table.fork(({ event }) => emitted.push(event))
    fork.answer(0, 'wonder with altar')
    fork.answer(1, 'build baths right 2')
    fork.answer(2, 'sell tavern')
    const view = fork.view(null)
    expect(view.cities[0]).toEqual({
      board: 'giza',
      side: 'A',
      coins: 5,
      built: ['stone-pit'],
      stages: 1,
      tokens: [-1],
      shields: 0,
      freeBuild: false,
      under: [null],
    })
    expect(view.cities[1]).toMatchObject({
      side: 'B',
      coins: 1,
      built: ['stockade', 'baths'],
      tokens: [1, 1],
    })
    expect(view.cities[2]).toMatchObject({ coins: 6, tokens: [-1] })
    expect(view.discarded).toBe(4)
    expect(emitted).toContainEqual({
      kind: 'built',
      city: 1,
      card: 'baths',
      how: 'paid',
      bank: 0,
      payment: { left: 0, right: 2, buys: { left: {}, right: { stone: 1 } } },
    })
    expect(emitted).toContainEqual({ kind: 'sold', city: 2, coins: 3 })
    expect(emitted).toContainEqual({
      kind: 'stage',
      city: 0,
      stage: 1,
      payment: { left: 0, right: 0, buys: { left: {}, right: {} } },
    })
  })
})

describe('permanently face down', () => {
  test('a stage marker and a discard are known only to the player who put them there (7W-HIDDEN-04)', () => {
    const game = position({
      turn: 6,
      cities: [{ board: 'giza A', built: ['stone-pit'] }, {}, {}],
      hands: [
        ['altar', 'theater'],
        ['tavern', 'barracks'],
        ['marketplace', 'workshop'],
      ],
    })
    game.all('wonder with altar', 'sell tavern', 'build marketplace')
    const { table } = game
    expect(table.view(0).cities[0]?.under).toEqual(['altar'])
    expect(table.view(1).cities[0]?.under).toEqual([null])
    expect(table.view(null).cities[0]?.under).toEqual([null])
    expect(table.view(0).discards).toEqual(['theater'])
    expect(table.view(1).discards).toEqual(['barracks', 'tavern'])
    expect(table.view(2).discards).toEqual(['workshop'])
    expect(table.view(null)).toMatchObject({ discards: [], discarded: 4 })
  })

  const looking = () =>
    position({
      age: 2,
      cities: [{}, { board: 'halikarnassos A', stages: 1, built: ['ore-vein', 'foundry'] }, {}],
      hands: [
        ['walls', 'statue', 'temple'],
        ['forum', 'school', 'library'],
        ['caravansery', 'vineyard', 'aqueduct'],
      ],
      discard: ['tavern', 'altar', 'baths'],
    }).all('sell walls', 'wonder with forum', 'sell caravansery')

  test('Halikarnassos knows all discards when it looks, but no later ones (7W-HIDDEN-04)', () => {
    const game = looking()
    expect(game.table.question(1)?.kind).toBe('dig')
    expect(game.table.view(1).discards).toEqual(['altar', 'baths', 'caravansery', 'tavern', 'walls'])
    expect(game.table.view(0).discards).toEqual(['walls'])
    game.plays(1, 'dig altar')
    expect(game.table.view(1).discards).toEqual(['baths', 'caravansery', 'tavern', 'walls'])
    expect(game.table.view(0)).toMatchObject({ discards: ['walls'], discarded: 4 })
    game.allSell()
    expect(game.table.view(1).discarded).toBe(7)
    expect(game.table.view(1).discards).toHaveLength(5)
    for (const other of redeals(game.table, 1, 20)) {
      expect(other.view(1).discards).toEqual(game.table.view(1).discards)
      expect(sorted(other.state.discard.cards.slice(0, 4))).toEqual(
        sorted(game.table.state.discard.cards.slice(0, 4)),
      )
    }
  })

  test('cards that it found but did not build stay unknown to the others (7W-HIDDEN-04)', () => {
    const { table } = looking()
    const others = redeals(table, 2, 40)
    expect(distinct(others.map((other) => other.state.discard.cards.slice(0, 3)))).toBeGreaterThan(1)
    expect(new Set(others.map((other) => other.state.discard.cards[4]))).toEqual(new Set(['caravansery']))
  })

  test('events name hidden cards only to the players who put them there or saw them (7W-HIDDEN-04, 7W-HIDDEN-07)', () => {
    for (const seats of [2, 3, 5]) {
      for (let i = 0; i < 6; i++) {
        const game = randomGame(seats, `told ${seats} ${i}`)
        while (game.table.questions.length > 0) step(game)
        const viewers = [...seatsOf(game.table), null]
        const secret = game.emitted.filter(({ event }) => !['built', 'board'].includes(event.kind))
        expect(secret.flatMap(({ event }) => cardsIn(event))).toEqual([])
        expect(secret.flatMap(({ to }) => (to === undefined ? [] : [to.length])).every((n) => n === 1)).toBe(
          true,
        )
        for (const viewer of viewers) {
          const named = seenEvents(game, viewer).filter(
            (event) => event.kind !== 'built' && cardsIn(event).length > 0,
          )
          const owned = named.filter((event) =>
            'city' in event && event.city !== null && !(seats === 2 && event.city === FREE_CITY)
              ? event.city === viewer
              : viewer !== null,
          )
          expect(named).toEqual(owned)
          expect(named.length > 0).toBe(viewer !== null)
        }
      }
    }
  })
})

describe('guilds', () => {
  /** The start of Age III, after ages with nothing but sales. */
  const ageThree = (seats: number) => {
    const game = newGame(seats, {}, `guilds of ${seats}`)
    game.allSell(12)
    expect(game.table.state).toMatchObject({ age: 3, turn: 1 })
    return game
  }

  test('which guilds are in play is unknown: those set aside vary, among guilds only (7W-HIDDEN-05, 7W-HIDDEN-07)', () => {
    const game = ageThree(4)
    const { table } = game
    expect(table.state.guildsAside).toHaveLength(4)
    for (const viewer of [0, 1, 2, 3, null]) {
      const others = redeals(table, viewer, 60)
      const own = (viewer === null ? [] : (table.state.hands[viewer] ?? [])).filter((id) =>
        GUILDS.includes(id),
      )
      for (const other of others) {
        expect(other.state.guildsAside).toHaveLength(4)
        expect(other.state.guildsAside.filter((id) => !GUILDS.includes(id) || own.includes(id))).toEqual([])
        const all = [...other.state.hands.flat(), ...other.state.guildsAside]
        expect(sorted(all)).toEqual(sorted([...table.state.hands.flat(), ...table.state.guildsAside]))
        expect(all.filter((id) => cardOf(id).age !== 3)).toEqual([])
      }
      const aside = new Set(others.flatMap((other) => other.state.guildsAside))
      expect(sorted([...aside])).toEqual(sorted(GUILDS.filter((id) => !own.includes(id))))
    }
  })

  test('a guild that was seen in a passed hand is never among those set aside (7W-HIDDEN-05, 7W-HIDDEN-01)', () => {
    const game = ageThree(4)
    const seen = new Set(game.table.state.hands[0])
    game.allSell()
    for (const id of game.table.state.hands[0] ?? []) seen.add(id)
    for (const other of redeals(game.table, 0, 30)) {
      expect(other.state.guildsAside.filter((id) => seen.has(id))).toEqual([])
    }
  })

  test('no view names guilds set aside (7W-HIDDEN-05, 7W-HIDDEN-07)', () => {
    const { table } = ageThree(3)
    for (const viewer of [0, 1, 2, null]) {
      const named = cardsIn(table.view(viewer))
      expect(table.state.guildsAside.filter((id) => named.includes(id))).toEqual([])
    }
  })

  test('the number of players determines the cards of an age: only those are redealt (7W-HIDDEN-05)', () => {
    const { table } = newGame(5, {}, 'only these')
    for (const other of redeals(table, 2, 10)) {
      expect(sorted(other.state.hands.flat())).toEqual(sorted(table.state.hands.flat()))
    }
  })
})

describe('two players', () => {
  test('the drawn card is known only to the player who drew it; nobody knows the order of the draw pile (7W-HIDDEN-06)', () => {
    const { table } = newGame(2, {}, 'the draw pile')
    const [drawn] = table.state.drawn
    expect(table.view(0).hand).toContain(drawn)
    expect(table.view(0).hand).toHaveLength(8)
    expect(cardsIn(table.view(1))).toHaveLength(7)
    const mine = redeals(table, 0, 30)
    const theirs = redeals(table, 1, 30)
    expect(distinct(mine.map((other) => other.state.drawn))).toBe(1)
    expect(distinct(theirs.map((other) => other.state.drawn))).toBeGreaterThan(3)
    expect(distinct(mine.map((other) => other.state.draw))).toBe(30)
    expect(distinct(theirs.map((other) => other.state.draw))).toBe(30)
  })

  test('after the exchange each player knows the hand that they gave away (7W-HIDDEN-06)', () => {
    const game = randomGame(2, 'knows it', { sides: 'A' })
    while (game.table.state.turn < 2) step(game)
    const { table } = game
    for (const seat of [0, 1]) {
      const recalled = table.view(seat).recalled.find(({ holder }) => holder === 1 - seat)
      expect(
        recalled?.cards.filter((id) => table.state.hands[1 - seat]?.includes(id)).length,
      ).toBeGreaterThanOrEqual(6)
      for (const other of redeals(table, seat, 10))
        expect(hand(other, 1 - seat)).toEqual(hand(table, 1 - seat))
    }
  })

  test('the last card of the draw pile is discarded unseen by both (7W-HIDDEN-06)', () => {
    const game = position({
      turn: 6,
      cities: [{}, {}, {}],
      hands: [
        ['altar', 'baths'],
        ['theater', 'stockade'],
      ],
      drawn: 'marketplace',
      draw: ['tavern'],
    })
    game.plays(0, 'build altar').plays(1, 'build theater').plays(1, 'free-city build marketplace')
    expect(game.table.view(0).discards).toEqual(['baths'])
    expect(game.table.view(1).discards).toEqual(['stockade'])
    expect(game.table.state.discard.cards).toContain('tavern')
  })

  test("the Free City's stage marker and sale are known to its leader (7W-HIDDEN-06, 7W-HIDDEN-04)", () => {
    const freeCity = { board: 'giza A', built: ['stone-pit'] } as const
    const game = position({
      cities: [{ board: 'olympia A' }, { board: 'rhodos A' }, freeCity],
      hands: [
        ['altar', 'workshop', 'barracks'],
        ['theater', 'apothecary', 'scriptorium'],
      ],
      drawn: 'marketplace',
      draw: ['tavern'],
    })
    game.plays(0, 'sell altar').plays(0, 'free-city wonder with workshop').plays(1, 'sell theater')
    expect(game.table.view(0).cities[2]?.under).toEqual(['workshop'])
    expect(game.table.view(1).cities[2]?.under).toEqual([null])
    expect(game.table.view(0).discards).toEqual(['altar'])
  })
})
