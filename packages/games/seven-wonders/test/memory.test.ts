import { fastRandom } from '@ziggurat/kernel'
import type { Seat, Table } from '@ziggurat/kernel'
import { describe, expect, test } from 'vitest'

import { cardOf, GUILDS, isCard } from '../src/cards/index.ts'
import type { CardId } from '../src/cards/index.ts'
import type { View } from '../src/index.ts'
import { controllerOf, FREE_CITY } from '../src/state.ts'
import type { State } from '../src/state.ts'
import { randomGame, step } from './testing.ts'
import type { RandomGame } from './testing.ts'

const sorted = (cards: readonly string[]) => cards.toSorted()
const seatsOf = (table: Table<State, View>): readonly Seat[] => table.state.hands.map((_, seat) => seat)

/** All card ids anywhere in a piece of data. */
function cardsIn(data: unknown): readonly CardId[] {
  if (typeof data === 'string') return isCard(data) ? [data] : []
  if (typeof data !== 'object' || data === null) return []
  return Object.values(data).flatMap(cardsIn)
}

const hand = (table: Table<State, View>, seat: Seat) => sorted(table.state.hands[seat] ?? [])

/** What the viewer may know, computed from what happened and not from the knowledge in the state. */
class Memory {
  readonly viewer: Seat
  /** Cards put face down by others, from a hand that the viewer had held before. */
  readonly laid: { readonly age: number; readonly card: CardId; readonly place: 'discard' | 'stage' }[] = []
  /** Cards that the viewer put face down. */
  readonly own: { readonly card: CardId; readonly place: 'discard' | 'stage' }[] = []

  constructor(viewer: Seat) {
    this.viewer = viewer
  }
}

/** The seat that held, in this turn, the hand that was dealt to `dealtTo`. */
const holder = (players: number, age: number, dealtTo: Seat, turn: number): Seat => {
  const way = age === 2 && players > 2 ? players - 1 : 1
  return (dealtTo + way * (turn - 1)) % players
}

/** Plays a game to its end and checks every view at the start of each turn. */
function remember(game: RandomGame): readonly Memory[] {
  const { table } = game
  const { players } = table.state
  const memories = seatsOf(table).map((seat) => new Memory(seat))
  let from = game.emitted.length
  while (table.questions.length > 0) {
    const { age, turn } = table.state
    const leader = controllerOf(table.state)
    const drawn = [...table.state.drawn]
    const hands = table.state.hands.map((cards) => [...cards])
    const lasts = () => table.state.age === age && table.state.turn === turn && table.questions.length > 0
    while (lasts()) step(game)
    for (const { event, to, more } of game.emitted.slice(from)) {
      if (
        event.kind !== 'sold' &&
        event.kind !== 'stage' &&
        event.kind !== 'laid-off' &&
        event.kind !== 'built'
      )
        continue
      if (event.kind === 'built' && event.how === 'dug')
        throw new Error('games with Halikarnassos are not supported')
      const [by] =
        event.kind === 'built'
          ? [event.city === FREE_CITY && players === 2 ? leader : event.city]
          : (to ?? [])
      const [card] = cardsIn(event.kind === 'built' ? event : more)
      if (by === undefined || by === null || card === undefined) continue
      const at = hands[by]?.indexOf(card) ?? -1
      const fromHand = at >= 0
      if (fromHand) hands[by]?.splice(at, 1)
      else drawn.splice(drawn.indexOf(card), 1)
      if (event.kind === 'built') continue
      const place = event.kind === 'stage' ? 'stage' : 'discard'
      const dealtTo = table.state.hands.findIndex((_, seat) => holder(players, age, seat, turn) === by)
      for (const { viewer, laid, own } of memories) {
        const saw = Array.from({ length: turn - 1 }, (_, i) => holder(players, age, dealtTo, i + 1)).includes(
          viewer,
        )
        if (viewer === by) own.push({ card, place })
        else if (saw && fromHand) laid.push({ age, card, place })
      }
    }
    from = game.emitted.length
    checkMemories(table, memories)
  }
  return memories
}

/** Checks that the views at the start of a turn contain what memory says, and no other card. */
function checkMemories(table: Table<State, View>, memories: readonly Memory[]): void {
  const { state } = table
  const { age, turn, players } = state
  for (const { viewer, laid, own } of memories) {
    const view = table.view(viewer)
    const seen = state.over
      ? []
      : state.hands.flatMap((cards, seat) => {
          const dealtTo = state.hands.findIndex((_, each) => holder(players, age, each, turn) === seat)
          const turns = Array.from({ length: turn - 1 }, (_, i) => holder(players, age, dealtTo, i + 1))
          return seat !== viewer && turns.includes(viewer) ? cards : []
        })
    const under = view.cities.flatMap((city) => city.under.filter((card) => card !== null))
    expect(sorted(view.recalled.flatMap(({ cards }) => cards))).toEqual(
      sorted([...laid.map(({ card }) => card), ...seen]),
    )
    expect(view.discards).toEqual(
      sorted(own.filter(({ place }) => place === 'discard').map(({ card }) => card)),
    )
    expect(sorted(under)).toEqual(
      sorted(own.filter(({ place }) => place === 'stage').map(({ card }) => card)),
    )
    const built = state.cities.flatMap((city) => city.built)
    const known = [
      ...built,
      ...view.hand,
      ...laid.map(({ card }) => card),
      ...seen,
      ...own.map(({ card }) => card),
    ]
    expect(sorted(cardsIn(view))).toEqual(sorted(known))
  }
  expect(sorted(cardsIn(table.view(null)))).toEqual(sorted(state.cities.flatMap((city) => city.built)))
}

describe('over whole games', () => {
  const noDigging = (seats: number, i: number) => {
    for (let again = 0; ; again++) {
      const game = randomGame(seats, `memory ${seats} ${i} ${again}`)
      if (game.table.state.cities.every(({ board }) => board !== 'halikarnassos')) return game
    }
  }

  test.each([2, 3, 4, 5, 6])(
    '%i players: a view has the cards that its viewer may know and no others (7W-HIDDEN-01, 7W-HIDDEN-04, 7W-HIDDEN-07)',
    (seats) => {
      for (let i = 0; i < 4; i++) {
        const memories = remember(noDigging(seats, i))
        expect(memories.every(({ own }) => own.length > 0)).toBe(true)
      }
    },
  )

  test.each([2, 3, 4, 7])(
    '%i players: a redeal contradicts nothing that the viewer knows (7W-HIDDEN-07)',
    (seats) => {
      const game = randomGame(seats, `moves ${seats}`)
      const moved = new Set<string>()
      let count = 0
      while (game.table.questions.length > 0) {
        step(game)
        if (++count % 7 !== 0) continue
        for (const viewer of [0, seats - 1, null]) {
          const other = game.table.redeal(viewer, fastRandom(count))
          expect(other.view(viewer)).toEqual(game.table.view(viewer))
          const [now, then] = [game.table.state, other.state]
          expect(then.cities.map(({ built }) => built)).toEqual(now.cities.map(({ built }) => built))
          expect(then.guildsAside.every((id) => GUILDS.includes(id))).toBe(true)
          for (const at of now.discard.cards.keys()) {
            const [one, two] = [now.discard.cards[at], then.discard.cards[at]].map(
              (id) => id && cardOf(id).age,
            )
            expect(two).toBe(one)
          }
          for (const seat of seatsOf(game.table)) {
            if (hand(other, seat).join() !== hand(game.table, seat).join()) moved.add(`hands ${viewer}`)
          }
          if (then.discard.cards.join() !== now.discard.cards.join()) moved.add(`discards ${viewer}`)
          if (
            then.cities.some(({ stages }, i) => stages.cards.join() !== now.cities[i]?.stages.cards.join())
          ) {
            moved.add(`stages ${viewer}`)
          }
        }
      }
      const everywhere = ['hands null', 'discards null', 'stages null']
      expect([...moved]).toEqual(expect.arrayContaining(everywhere))
    },
  )
})
