import { chacha, shuffle } from '@ziggurat/kernel'
import type { CardFacts, Game, RandomState } from '@ziggurat/kernel'

import { idOf } from './answers.ts'
import type { Choice } from './answers.ts'
import { CARDS } from './cards/index.ts'
import { check } from './check.ts'
import type { Event } from './events.ts'
import { copies, hidden } from './knowledge.ts'
import { outcome } from './scoring.ts'
import { cityCount, OPTIONS } from './state.ts'
import type { Options, State } from './state.ts'
import { beat, foundCity } from './turn.ts'
import { view } from './view.ts'
import type { View } from './view.ts'
import { whyNot } from './why.ts'
import { BOARD_IDS } from './wonders.ts'

function setup(players: number, options: Options, random: RandomState): State {
  const source = chacha(random)
  const sides = Array.from({ length: cityCount({ players }) }, () =>
    options.sides === 'random' ? (source.int(2) === 0 ? 'A' : 'B') : options.sides,
  )
  const boards = options.boards === 'dealt' ? shuffle(source, [...BOARD_IDS]).slice(0, sides.length) : []
  const seats = sides.slice(0, players)
  return {
    random,
    players,
    sides,
    age: 0,
    turn: 0,
    cities: boards.map((board, index) => foundCity(board, sides[index] ?? 'A')),
    hands: seats.map(() => []),
    handSeenBy: seats.map(() => 0),
    draw: [],
    drawn: [],
    guildsAside: [],
    discard: { cards: [], traces: [] },
    looked: seats.map(() => 0),
    over: false,
  }
}

const FEWEST = 2
const MOST = 7

const cards: readonly CardFacts[] = CARDS.map(({ id, age, colour, copies, cost }) => ({
  id,
  age,
  kind: colour,
  copies: Object.fromEntries(
    Array.from({ length: MOST - FEWEST + 1 }, (_, i) => i + FEWEST).map((players) => [
      players,
      colour === 'purple' ? 1 : copies.filter((fewest) => fewest <= cityCount({ players })).length,
    ]),
  ),
  cost: { ...cost },
}))

export const sevenWonders: Game<State, View, Event, Options> = {
  id: 'seven-wonders',
  version: 2,
  seats: { min: FEWEST, max: MOST },
  options: OPTIONS,
  cards: () => cards,
  idOf: (parts) => idOf(parts as Choice),
  setup,
  beat,
  outcome,
  view,
  hidden,
  copies,
  why: whyNot,
  check,
}
