import { isSeed, seedFrom, sentence, Table } from '@ziggurat/kernel'
import type { Refusal, Seat } from '@ziggurat/kernel'

import type { Age } from '../src/card.ts'
import { cardOf, sevenWonders } from '../src/index.ts'
import type { CardId, City, Play, Reason, State, View } from '../src/index.ts'
import { layDown, NOBODY, trace } from '../src/knowledge.ts'
import type { ScoreSheet } from '../src/scoring.ts'
import { foundCity } from '../src/turn.ts'
import type { BoardId, Side } from '../src/wonders.ts'

/** A city as a test describes it. What is left out is as at the start of a game. */
export interface CityFacts {
  readonly board?: `${BoardId} ${Side}`
  readonly coins?: number
  readonly built?: readonly CardId[]
  /** The number of built stages; their markers are copies of this card. */
  readonly stages?: number
  readonly tokens?: readonly number[]
  readonly freeBuiltIn?: Age
}

export interface Facts {
  readonly age?: Age
  readonly turn?: number
  /** Clockwise from seat 0. With two players the third is the Free City. */
  readonly cities: readonly CityFacts[]
  readonly hands: readonly (readonly CardId[])[]
  readonly discard?: readonly CardId[]
  readonly draw?: readonly CardId[]
  readonly drawn?: CardId
}

const BOARDS: readonly `${BoardId} ${Side}`[] = [
  'giza A',
  'ephesos A',
  'rhodos A',
  'alexandria A',
  'olympia A',
  'babylon A',
  'halikarnassos A',
]

function cityOf({ board, coins, built, stages, tokens, freeBuiltIn }: CityFacts, index: number): City {
  const [name, side] = (board ?? BOARDS[index] ?? 'giza A').split(' ') as [BoardId, Side]
  const city = foundCity(name, side)
  city.coins = coins ?? 3
  city.built.push(...(built ?? []))
  city.tokens.push(...(tokens ?? []))
  city.freeBuiltIn = freeBuiltIn ?? 0
  for (let i = 0; i < (stages ?? 0); i++) layDown(city.stages, 'lumber-yard', trace(index, index, 0))
  return city
}

/**
 * A table in a position described by names. Tests do only what a player can do. There are as many seats as
 * hands.
 */
export function position(facts: Facts): Position {
  const { hands, cities } = facts
  const discard = { cards: [], traces: [] }
  for (const card of facts.discard ?? []) layDown(discard, card, trace(NOBODY, NOBODY, 0))
  const state: State = {
    random: { seed: seedFrom('position'), drawn: 0 },
    players: hands.length,
    sides: cities.map(() => 'A'),
    age: facts.age ?? 1,
    turn: facts.turn ?? 1,
    cities: cities.map(cityOf),
    hands: hands.map((hand) => [...hand]),
    handSeenBy: hands.map((_, seat) => 1 << seat),
    draw: [...(facts.draw ?? [])],
    drawn: facts.drawn === undefined ? [] : [facts.drawn],
    guildsAside: [],
    discard,
    looked: hands.map(() => 0),
    over: false,
  }
  const setting = {
    seats: hands.length,
    options: { sides: 'A', boards: 'dealt' },
    seed: seedFrom('position'),
  }
  return new Position(Table.at(sevenWonders, setting, state))
}

/** Seat 0 between its left neighbour (seat 1) and its right one (seat 2). All three hold these cards. */
export function between(
  own: CityFacts,
  left: CityFacts,
  right: CityFacts,
  ...hand: readonly [CardId, ...CardId[]]
): Position {
  return position({
    age: cardOf(hand[0]).age,
    cities: [own, left, right],
    hands: [hand, hand, hand],
  })
}

/** The end of a game in whose last turn everybody discarded. Coins are those at the end. */
export function finished(...cities: readonly CityFacts[]): Position {
  const table = position({
    age: 3,
    turn: 6,
    cities: cities.map((city) => ({ ...city, coins: (city.coins ?? 3) - 3 })),
    hands: cities.map(() => ['palace', 'senate']),
  })
  return table.all(...cities.map(() => 'sell palace'))
}

/** A new game, from its first question. */
export function newGame(seats: number, options = {}, words = 'a game'): Position {
  const seed = isSeed(words) ? words : seedFrom(words)
  return new Position(
    Table.open(sevenWonders, { seats, options: { sides: 'A', boards: 'dealt', ...options }, seed }),
  )
}

export class Position {
  readonly table: Table<State, View>

  constructor(table: Table<State, View>) {
    this.table = table
  }

  /** Gives one answer for a seat. On failure, the error lists what was open. */
  plays(seat: Seat, id: string): this {
    const refused = this.table.answer(seat, id)
    if (refused !== null) throw new Error(`${sentence(refused)}; open: ${refused.options.join(' | ')}`)
    return this
  }

  /** Gives one answer for each seat, in seat order. */
  all(...ids: readonly string[]): this {
    ids.forEach((id, seat) => this.plays(seat, id))
    return this
  }

  /** Everybody discards a card for coins, for this many turns. */
  allSell(turns = 1): this {
    for (let turn = 0; turn < turns; turn++) {
      this.table.state.hands.forEach((_, seat) => this.plays(seat, this.options(seat, 'sell')[0] ?? 'sell'))
    }
    return this
  }

  /** One seat acts while everybody else discards a card for coins. */
  acts(seat: Seat, id: string): this {
    this.plays(seat, id)
    for (const other of this.table.state.hands.keys()) {
      if (other !== seat) this.plays(other, this.options(other, 'sell')[0] ?? 'sell')
    }
    return this
  }

  /** What a seat may answer now; with `word`, only the answers that contain this word. */
  options(seat: Seat, word?: string): readonly string[] {
    const ids = this.table.question(seat)?.options.map(({ id }) => id) ?? []
    return word === undefined ? ids : ids.filter((id) => id.split(' ').includes(word))
  }

  /** The payments (coins left, coins right) that a seat may choose from to build a card. */
  payments(seat: Seat, card: CardId): readonly (readonly [number, number])[] {
    const plays = (this.table.question(seat)?.options ?? []) as readonly Play[]
    return plays.flatMap((play) =>
      play.does === 'build' && play.card === card ? [[play.left, play.right] as const] : [],
    )
  }

  /** The reasons against an answer ('build palace', 'wonder'). */
  why(seat: Seat, id: string): readonly Reason[] {
    const refusals = (this.table.question(seat)?.refused() ?? []) as readonly Refusal<Reason>[]
    return refusals.find((refusal) => refusal.id === id)?.reasons ?? []
  }

  city(index: number): City {
    const city = this.table.state.cities[index]
    if (city === undefined) throw new Error(`there is no city ${index}`)
    return city
  }

  coins(): readonly number[] {
    return this.table.state.cities.map((city) => city.coins)
  }

  /** The score sheet of a city, once the game is over. */
  score(city: number): ScoreSheet {
    const sheet = this.table.view(null).scores?.[city]
    if (sheet === undefined) throw new Error('the game is not over')
    return sheet
  }
}

/** Two players and the Free City. Seat 0 sits on its left and leads it in odd turns of Ages I and III. */
export const two = (
  [first, second, freeCity]: readonly [CityFacts, CityFacts, CityFacts],
  [one, other]: readonly [readonly CardId[], readonly CardId[]],
  facts: Partial<Facts> = {},
): Position => position({ ...facts, cities: [first, second, freeCity], hands: [one, other] })
