import { describe, expect, test } from 'vitest'

import { ask, chacha, seedFrom, shuffle } from '../src/index.ts'
import type { Game, GameState, Place } from '../src/index.ts'
import { conform } from '../src/testing/index.ts'
import { choose, idOf, places } from './toys.ts'

/**
 * Seat 0 gives two cards away that seat 1 has seen. One now lies on the heap and one is still in hand; seat 1
 * does not know which. Only seat 0 knows the rest of the heap. Then seat 0 takes cards from the heap openly.
 */
interface Heap extends GameState {
  /** The first card is the one given away, if it is still there. */
  heap: string[]
  given: boolean
  hand: string[]
  deck: string[]
  taken: string[]
}

const CARDS = ['rope', 'rope', 'rope', 'salt', 'salt', 'wine', 'silk', 'corn']

/** What seat 1 remembers of the two cards it has seen. */
type Recall = (state: Heap) => readonly string[]

const heapGame = (recall: Recall): Game<Heap> => ({
  id: 'heap',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  idOf,
  cards: () =>
    [...new Set(CARDS)].map((id) => ({
      id,
      age: 1,
      kind: 'card',
      copies: { 2: CARDS.filter((each) => each === id).length },
    })),
  setup: (_seats, _options, random) => {
    const deck = shuffle(chacha(random), [...CARDS])
    return { random, heap: deck.splice(0, 4), given: true, hand: deck.splice(0, 1), deck, taken: [] }
  },
  *beat(state, emit) {
    const { heap, taken } = state
    const { id } = yield* ask(
      choose(
        0,
        'take',
        [...new Set(heap)].toSorted().map((card) => `take ${card}`),
      ),
    )
    const [, card = ''] = id.split(' ')
    const at = heap.indexOf(card)
    heap.splice(at, 1)
    if (at === 0) state.given = false
    taken.push(card)
    emit({ kind: 'taken', card } as { kind: string }, { reveals: true })
  },
  outcome: ({ taken }) => (taken.length === 2 ? { scores: [1, 0], places: [1, 2] } : null),
  view: (state, viewer) => ({
    sizes: [state.heap.length, state.deck.length],
    taken: state.taken,
    heap: viewer === 0 ? state.heap.toSorted() : [],
    seen: viewer === 1 ? recall(state) : [],
  }),
  hidden: ({ heap, given, hand, deck }, viewer) => {
    const all = places(heap)
    if (viewer === 0) return [[...places(hand), ...places(deck)]]
    const first: Place[] = given ? all.splice(0, 1) : []
    return viewer === null
      ? [[...first, ...all, ...places(hand), ...places(deck)]]
      : [
          [...first, ...places(hand)],
          [...all, ...places(deck)],
        ]
  },
  why: () => [],
  check: () => {},
})

const run = (game: Game<Heap>, games: number) => {
  for (let i = 0; i < games; i++) {
    conform(game, { seats: 2, options: {}, seed: seedFrom(`heap ${i}`) })
  }
}

describe('copies of a card', () => {
  test('rules that show which copy it was do not conform', () => {
    const leaking = heapGame(({ heap, given, hand }) => [...heap.slice(0, given ? 1 : 0), ...hand].toSorted())
    expect(() => run(leaking, 200)).toThrow(/shows viewer 1 which \w+ it was/)
  })

  test('rules that show only what was seen conform', () => {
    const honest = heapGame(() => [])
    expect(() => run(honest, 20)).not.toThrow()
  })
})
