import {
  ask,
  askAll,
  chacha,
  end,
  pick,
  Question,
  seedFrom,
  shuffle,
  Table,
  together,
  sentence,
} from '../src/index.ts'
import type {
  Game,
  GameState,
  Option,
  Outcome,
  Parts,
  Place,
  Random,
  Rules,
  Seat,
  Emit,
} from '../src/index.ts'

export const SEED = seedFrom('toys')

/** An answer with a verb and an object. */
interface Toy extends Option {
  readonly on: readonly string[]
}

/** The answer with this id. Any answer in a toy game may reveal something. */
export function toy(id: string): Toy {
  const [does = '', ...on] = id.split(' ')
  return { id, does, on, reveals: true }
}

export const idOf = (parts: Parts): string => [parts.does, ...(parts as Toy).on].join(' ')

/** The members that most toy games leave at these values. */
const plain = { version: 1, options: {}, cards: () => [], why: () => [], check: () => {}, idOf }

export const choose = (seat: Seat, kind: string, ids: readonly string[]): Question =>
  new Question(seat, kind, () => ids.map(toy))

const cards = (count: number): string[] => Array.from({ length: count }, (_, i) => `c${i + 1}`)
const worth = (card: string): number => Number(card.slice(1))
const card = (id: string): string => id.split(' ')[1] ?? ''
const lists = (count: number): string[][] => Array.from({ length: count }, () => [])
export const places = (list: string[]): Place[] => list.map((_, at) => ({ list, at }))
const others = <T>(all: readonly T[], viewer: Seat | null): T[] => all.filter((_, seat) => seat !== viewer)
const own = (all: readonly string[][], viewer: Seat | null): readonly string[] =>
  viewer === null ? [] : (all[viewer] ?? [])

function take(list: string[], which: string): string {
  const at = list.indexOf(which)
  if (at < 0) throw new Error(`${which} is not here`)
  list.splice(at, 1)
  return which
}

function allThere(count: number, ...found: readonly string[][]): void {
  const sorted = found.flat().sort((one, other) => worth(one) - worth(other))
  if (sorted.join() !== cards(count).join()) throw new Error(`cards: ${sorted.join()}`)
}

function ranked(scores: readonly number[]): Outcome {
  return { scores, places: scores.map((score) => 1 + scores.filter((other) => other > score).length) }
}

/** Each round every player gets two cards. Twice all bid one face down at once, and the highest scores. */
export interface Bidding extends GameState {
  deck: string[]
  hands: string[][]
  played: string[]
  points: number[]
  round: number
  rounds: number
}

export const bidding: Game<Bidding> = {
  ...plain,
  id: 'bidding',
  seats: { min: 2, max: 4 },
  options: { length: { values: ['short', 'long'], usual: 'short' } },
  setup: (seats, options, random) => ({
    random,
    deck: cards(12),
    hands: lists(seats),
    played: [],
    points: Array.from({ length: seats }, () => 0),
    round: 0,
    rounds: options['length'] === 'long' ? 3 : 2,
  }),
  *beat(state, emit) {
    if (state.hands.every((hand) => hand.length === 0)) {
      deal(state, emit)
      return
    }
    const bids = yield* askAll(
      state.hands.map((hand, seat) =>
        choose(
          seat,
          'bid',
          hand.map((each) => `bid ${each}`),
        ),
      ),
    )
    const shown = bids.map(({ id }, seat) => take(state.hands[seat] ?? [], card(id)))
    const winner = shown.indexOf(shown.reduce((best, each) => (worth(each) > worth(best) ? each : best)))
    state.played.push(...shown)
    state.points[winner] = (state.points[winner] ?? 0) + 1
    emit({ kind: 'bids', cards: shown } as { kind: string }, { reveals: true })
  },
  outcome: ({ hands, round, rounds, points }) =>
    round === rounds && hands.every((hand) => hand.length === 0) ? ranked(points) : null,
  view: ({ deck, hands, played, points, round }, viewer) => ({
    hand: own(hands, viewer),
    sizes: hands.map((hand) => hand.length),
    deck: deck.length,
    played,
    points,
    round,
  }),
  hidden: ({ deck, hands }, viewer) => [[deck, ...others(hands, viewer)].flatMap(places)],
  check: ({ deck, hands, played }) => allThere(12, deck, ...hands, played),
}

function deal(state: Bidding, emit: Emit): void {
  state.deck = shuffle(chacha(state.random), [...state.deck, ...state.played])
  state.played = []
  state.round++
  state.hands.forEach((hand, seat) => {
    hand.push(...state.deck.splice(0, 2))
    emit({ kind: 'dealt' }, { to: [seat], more: { cards: [...hand] } })
  })
}

/** The leader chooses a route and then goods that depend on it; meanwhile the others choose goods. */
export interface Caravan extends GameState {
  deck: string[]
  hands: string[][]
  north: string[]
  south: string[]
  turn: number
}

export const caravan: Game<Caravan> = {
  ...plain,
  id: 'caravan',
  seats: { min: 2, max: 3 },
  setup: (seats, _options, random) => {
    const deck = shuffle(chacha(random), cards(12))
    const hands = lists(seats).map(() => deck.splice(0, 3))
    return { random, deck, hands, north: [], south: [], turn: 0 }
  },
  *beat(state, emit) {
    const leader = state.turn % state.hands.length
    state.turn++
    const parts = state.hands.map((hand, seat) =>
      seat === leader ? routeAndGoods(seat, hand) : goods(seat, hand, 'add'),
    )
    const sent = yield* together(parts)
    const route = (sent[leader] ?? '').endsWith('south') ? state.south : state.north
    sent.forEach((id, seat) => route.push(take(state.hands[seat] ?? [], card(id))))
    emit({ kind: 'sent', by: leader } as { kind: string }, { reveals: true })
  },
  outcome: ({ hands, north, south }) =>
    hands.every((hand) => hand.length === 0) ? ranked(hands.map(() => north.length - south.length)) : null,
  view: ({ deck, hands, north, south, turn }, viewer) => ({
    hand: own(hands, viewer),
    sizes: hands.map((hand) => hand.length),
    deck: deck.length,
    north,
    south,
    turn,
  }),
  hidden: ({ deck, hands }, viewer) => [[deck, ...others(hands, viewer)].flatMap(places)],
  check: ({ deck, hands, north, south }) => allThere(12, deck, ...hands, north, south),
}

function* goods(seat: Seat, hand: readonly string[], verb: string, route = ''): Rules<string> {
  const ids = hand.map((each) => `${verb} ${each}${route}`)
  return (yield* ask(choose(seat, 'goods', ids))).id
}

function* routeAndGoods(seat: Seat, hand: readonly string[]): Rules<string> {
  const route = yield* ask(choose(seat, 'route', ['north', 'south']))
  return yield* goods(seat, hand, 'send', ` ${route.id}`)
}

/**
 * In turn: a player may draw a card that the others do not see, then each other player buries a card face
 * down, then the first player shows a card or nothing. A beat with several questions and much hidden
 * information.
 */
export interface Smugglers extends GameState {
  deck: string[]
  hands: string[][]
  buried: string[][]
  shown: string[]
  turn: number
}

export const smugglers: Game<Smugglers> = {
  ...plain,
  id: 'smugglers',
  seats: { min: 2, max: 4 },
  setup: (seats, _options, random) => {
    const deck = shuffle(chacha(random), cards(22))
    const hands = lists(seats).map(() => deck.splice(0, seats))
    return { random, deck, hands, buried: lists(seats), shown: [], turn: 0 }
  },
  *beat(state, emit) {
    const { hands, buried, deck, shown } = state
    const active = state.turn++
    const mine = hands[active] ?? []
    const search = yield* ask(choose(active, 'search', ['draw', 'pass']))
    if (search.id === 'draw') {
      const drawn = deck.splice(0, 1)
      mine.push(...drawn)
      emit({ kind: 'drew' }, { to: [active], more: { card: drawn[0] }, reveals: true })
    }
    for (const [seat, hand] of hands.entries()) {
      if (seat === active) continue
      const ids = hand.map((each) => `bury ${each}`)
      const which = card((yield* ask(choose(seat, 'bury', ids))).id)
      buried[seat]?.push(take(hand, which))
      emit({ kind: 'buried' }, { to: [seat], more: { card: which } })
    }
    const ids = ['nothing', ...mine.map((each) => `show ${each}`)]
    const { id } = yield* ask(choose(active, 'show', ids))
    if (id === 'nothing') return
    shown.push(take(mine, card(id)))
    emit({ kind: 'shown', card: card(id) } as { kind: string }, { reveals: true })
  },
  outcome: ({ hands, turn }) => (turn === hands.length ? ranked(hands.map((hand) => hand.length)) : null),
  view: ({ deck, hands, buried, shown, turn }, viewer) => ({
    hand: own(hands, viewer),
    buried: own(buried, viewer),
    sizes: hands.map((hand) => hand.length),
    graves: buried.map((grave) => grave.length),
    deck: deck.length,
    shown,
    turn,
  }),
  hidden: ({ deck, hands, buried }, viewer) => [
    [deck, ...others(hands, viewer), ...others(buried, viewer)].flatMap(places),
  ],
  check: ({ deck, hands, buried, shown }) => allThere(22, deck, ...hands, ...buried, shown),
}

/** Two players take one or two sparks in turn; the game ends inside the effect that takes the last one. */
export interface Keg extends GameState {
  sparks: number
  turn: number
  winner: Seat | null
}

export const keg = {
  ...plain,
  id: 'keg',
  seats: { min: 2, max: 2 },
  setup: (_seats, _options, random) => ({ random, sparks: 4, turn: 0, winner: null }),
  *beat(state, emit) {
    const seat = state.turn++ % 2
    const ids = state.sparks === 1 ? ['take 1'] : ['take 1', 'take 2']
    const { id } = yield* ask(choose(seat, 'take', ids))
    spark(state, seat, Number(card(id)))
    emit({ kind: 'survived' })
  },
  outcome: ({ winner }) => (winner === null ? null : ranked([winner === 0 ? 1 : 0, winner])),
  view: (state) => ({ sparks: state.sparks, winner: state.winner }),
  hidden: () => [],
} satisfies Game<Keg>

function spark(state: Keg, seat: Seat, count: number): void {
  state.sparks -= count
  if (state.sparks > 0) return
  state.winner = seat
  end()
}

/** Many beats with shuffles between them: longer than the interval between checkpoints. */
const longBidding: Game<Bidding> = {
  ...bidding,
  id: 'long-bidding',
  setup: (...args) => ({ ...bidding.setup(...args), rounds: 8 }),
}

export const TOYS: readonly Game[] = [bidding, longBidding, caravan, smugglers, keg].map(
  (game) => game as Game,
)

/** A game made up for a single test. It writes notes and ends when its rules say so. */
export interface Sketch extends GameState {
  notes: string[]
  over: boolean
}

export const sketch = (beat: (state: Sketch, emit: Emit) => Rules<void>): Game<Sketch> => ({
  ...plain,
  id: 'sketch',
  seats: { min: 1, max: 4 },
  setup: (_seats, _options, random) => ({ random, notes: [], over: false }),
  beat,
  outcome: ({ over }) => (over ? { scores: [1], places: [1] } : null),
  view: ({ notes }) => notes,
  hidden: () => [],
})

/** A game made up for a single test, with lists of face-down cards and a list of shown ones. */
export interface Piles extends GameState {
  lists: string[][]
  shown: string[]
}

export const piles = (
  lists: readonly string[][],
  rest: Pick<Game<Piles>, 'beat' | 'hidden'>,
): Game<Piles> => ({
  ...plain,
  id: 'piles',
  seats: { min: 1, max: 4 },
  setup: (_seats, _options, random) => ({ random, lists: lists.map((list) => [...list]), shown: [] }),
  outcome: () => null,
  view: ({ lists, shown }) => ({ sizes: lists.map((list) => list.length), shown }),
  ...rest,
})

export const open = <State extends GameState>(game: Game<State>, seats = 2, words = 'toys'): Table<State> =>
  Table.open(game, { seats, options: { length: 'short' }, seed: seedFrom(words) })

/** Gives `count` random answers, or plays until the game is over. */
export function wander(table: Table, random: Random, count = Infinity): void {
  for (let i = 0; i < count && table.questions.length > 0; i++) {
    const { seat, options } = pick(random, table.questions)
    const refused = table.answer(seat, pick(random, options).id)
    if (refused !== null) throw new Error(sentence(refused))
  }
}

/** Gives answers written as in a record: '0: bid c5'. */
export function play(table: Table, ...lines: readonly string[]): void {
  for (const line of lines) {
    const [seat = '', id = ''] = line.split(': ')
    const refused = table.answer(Number(seat), id)
    if (refused !== null) throw new Error(`${line}: ${sentence(refused)} (${refused.options.join(', ')})`)
  }
}

export const asked = (table: Table): readonly string[] =>
  table.questions.map(
    ({ seat, kind, options }) => `${seat} ${kind}: ${options.map(({ id }) => id).join(', ')}`,
  )

/** The position: what undoing and answering again must restore. */
export const position = (table: Table): object =>
  structuredClone({
    state: table.state,
    asked: asked(table),
    answers: table.answers,
    count: table.count,
    outcome: table.outcome,
  })

/** Everything that can be read from a table. */
export const everything = (table: Table): object => ({
  ...position(table),
  length: table.length,
  setting: table.setting,
  seats: Array.from({ length: table.setting.seats }, (_, seat) => ({
    opened: table.opened(seat),
    given: table.given(seat),
    undoable: table.undoable(seat),
    view: structuredClone(table.view(seat)),
  })),
  spectator: structuredClone(table.view(null)),
})
