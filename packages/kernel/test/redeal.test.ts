import { describe, expect, test } from 'vitest'

import { ask, fastRandom, eventFor } from '../src/index.ts'
import type { Game, GameState, Question, Seat, Table, FullEvent } from '../src/index.ts'
import { bidding, caravan, choose, everything, open, piles, places, play, smugglers } from './toys.ts'
import { TOYS, toy, wander } from './toys.ts'

const seatsAndSpectator = (table: Table): (Seat | null)[] => [
  ...Array.from({ length: table.setting.seats }, (_, seat) => seat),
  null,
]

/** The same game with a witness that records the events of the current beat of each table. */
function witnessed<State extends GameState>(game: Game<State>) {
  const beats = new WeakMap<object, FullEvent[]>()
  const witness: Game<State> = {
    ...game,
    beat(state, emit) {
      const emitted: FullEvent[] = []
      beats.set(state, emitted)
      return game.beat(state, (event, telling) => {
        emitted.push({ ...telling, event })
        emit(event, telling)
      })
    },
  }
  const emitted = (table: Table, viewer: Seat | null) =>
    (beats.get(table.state) ?? []).map((each) => eventFor(each, viewer))
  return { game: witness, emitted }
}

/** The table as if the others had not yet answered in the open group. */
function unanswered(table: Table, viewer: Seat | null): Table {
  const fork = table.fork()
  for (const seat of seatsAndSpectator(table)) {
    if (seat === null || seat === viewer) continue
    while (fork.given(seat) !== null) fork.withdraw(seat)
  }
  return fork
}

const inFull = (question: Question | undefined) =>
  question && { kind: question.kind, about: question.about, options: question.options }

const sight = (table: Table, viewer: Seat | null) => ({
  view: table.view(viewer),
  own: viewer === null ? undefined : inFull(table.question(viewer)),
  given: viewer === null ? null : table.given(viewer),
  others: table.questions.filter(({ seat }) => seat !== viewer).map(({ seat, kind }) => `${seat} ${kind}`),
  outcome: table.outcome,
})

describe('nobody can tell a redealt table from the true one', () => {
  const cases = TOYS.flatMap((toy) =>
    [toy.seats.min, toy.seats.max].map((seats) => [toy.id, seats, toy] as const),
  )

  test.each(cases)('%s with %i players', (_id, seats, toy) => {
    const { game, emitted } = witnessed(toy)
    for (let seed = 0; seed < 2; seed++) {
      const table = open(game, seats, `redeal ${seed}`)
      const random = fastRandom(seed)
      for (let over = false; !over; wander(table, random, 1)) {
        over = table.questions.length === 0
        const before = everything(table)
        for (const viewer of seatsAndSpectator(table)) {
          const other = table.redeal(viewer, random)
          game.check(other.state)
          expect(sight(other, viewer)).toEqual(sight(unanswered(table, viewer), viewer))
          expect(over || emitted(other, viewer)).toEqual(over || emitted(table, viewer))
          expect(other.setting.seed).not.toBe(table.setting.seed)
          expect(other.state.random.seed).toBe(other.setting.seed)
          wander(other, random)
          game.check(other.state)
          expect(other.outcome).not.toBeNull()
        }
        expect(everything(table)).toEqual(before)
      }
    }
  })

  test('the same random numbers redeal the same way', () => {
    const table = open(smugglers, 3)
    wander(table, fastRandom(1), 6)
    expect(everything(table.redeal(1, fastRandom(9)))).toEqual(everything(table.redeal(1, fastRandom(9))))
  })

  test('a redealt table can be redealt', () => {
    const table = open(smugglers, 3)
    wander(table, fastRandom(1), 6)
    const again = table.redeal(1, fastRandom(1)).redeal(1, fastRandom(2))
    expect(sight(again, 1)).toEqual(sight(table, 1))
  })
})

describe("others' answers in an open group", () => {
  test("are dropped; the viewer's own stay", () => {
    const table = open(caravan, 3)
    play(table, '0: south')
    wander(table, fastRandom(2), 1)
    const other = table.redeal(0, fastRandom(1))
    expect(other.given(0)).toEqual(toy('south'))
    expect([other.given(1), other.given(2)]).toEqual([null, null])
    expect(other.questions.map(({ seat, kind }) => `${seat} ${kind}`)).toEqual([
      '0 goods',
      '1 goods',
      '2 goods',
    ])
  })

  test('are all dropped for a spectator', () => {
    const table = open(bidding, 3)
    wander(table, fastRandom(2), 2)
    const other = table.redeal(null, fastRandom(1))
    expect(other.questions.map(({ seat }) => seat)).toEqual([0, 1, 2])
    expect(other.answers).toEqual([])
  })

  test('are dropped even if the others come before the viewer', () => {
    const table = open(caravan, 3)
    play(table, '0: south')
    play(table, `0: ${table.question(0)?.options[0]?.id}`)
    const other = table.redeal(1, fastRandom(1))
    expect(other.question(0)?.kind).toBe('route')
  })
})

function redeals<State extends GameState>(table: Table<State>, viewer: Seat | null, count: number) {
  const random = fastRandom(17)
  return Array.from({ length: count }, () => table.redeal(viewer, random))
}

/** How often each card was found, and the chi-square statistic against a uniform distribution. */
function spread(found: readonly (string | undefined)[]) {
  const counts = new Map<string | undefined, number>()
  for (const card of found) counts.set(card, (counts.get(card) ?? 0) + 1)
  const expected = found.length / counts.size
  const chiSquare = [...counts.values()].reduce((sum, each) => sum + (each - expected) ** 2 / expected, 0)
  return { cards: counts.size, chiSquare }
}

describe('hidden cards really move', () => {
  test('at the start of a beat every order is equally likely (9 degrees of freedom, 99.9 %)', () => {
    const tables = redeals(open(bidding, 2), 0, 1000)
    for (const found of [
      tables.map(({ state }) => state.deck[0]),
      tables.map(({ state }) => state.deck[7]),
      tables.map(({ state }) => state.hands[1]?.[1]),
    ]) {
      expect(spread(found).cards).toBe(10)
      expect(spread(found).chiSquare).toBeLessThan(27.9)
    }
  })

  /** Seat 0 has drawn a hidden card, seat 1 has buried one face down, seat 2 is asked. */
  const middle = () => {
    const table = open(smugglers, 3)
    play(table, '0: draw', `1: ${table.state.hands[1]?.map((card) => `bury ${card}`)[0] ?? ''}`)
    return table
  }

  /** Of 22 cards seat 0 sees four, the others three, a spectator none. */
  test.each([
    [0, 18],
    [2, 19],
    [null, 22],
  ])('in the middle of a beat, for viewer %s: each of %i cards may be anywhere', (viewer, cards) => {
    const tables = redeals(middle(), viewer, 600)
    const found = {
      deck: tables.map(({ state }) => state.deck[5]),
      buried: tables.map(({ state }) => state.buried[1]?.[0]),
      drawn: tables.map(({ state }) => (viewer === 0 ? state.deck[6] : state.hands[0]?.at(-1))),
    }
    for (const each of Object.values(found)) {
      expect(spread(each).cards).toBe(cards)
      expect(spread(each).chiSquare).toBeLessThan(46.8) // 21 degrees of freedom, 99.9 %
    }
  })

  test('in the middle of a beat: the card that another seat buried moves, and the answer with it', () => {
    for (const { state, answers } of redeals(middle(), 0, 50)) {
      expect(answers).toEqual([
        { seat: 0, id: 'draw' },
        { seat: 1, id: `bury ${state.buried[1]?.[0]}` },
      ])
    }
  })

  test('but not what the viewer drew or buried', () => {
    const table = middle()
    for (const { state } of redeals(table, 0, 50)) expect(state.hands[0]).toEqual(table.state.hands[0])
    for (const { state, answers } of redeals(table, 1, 50)) {
      expect(state.buried[1]).toEqual(table.state.buried[1])
      expect(state.hands[1]).toEqual(table.state.hands[1])
      expect(answers).toEqual(table.answers)
    }
  })

  test('in groups that overlap, one after the other', () => {
    const game = piles([['a', 'b', 'c']], {
      *beat() {
        yield* ask(choose(0, 'go', ['on']))
      },
      hidden: ({ lists: [row = []] }) => [places(row).slice(0, 2), places(row).slice(1)],
    })
    const rows = redeals(open(game), 0, 100).map(({ state }) => state.lists[0]?.join(''))
    expect(new Set(rows)).toEqual(new Set(['abc', 'bac', 'acb', 'bca']))
  })
})

describe('cards that everybody has seen stay', () => {
  test('a card that was shown in this beat, and the answer that showed it', () => {
    const game = piles(
      [
        ['a', 'b', 'c'],
        ['d', 'e'],
      ],
      {
        *beat({ lists: [, hand = []], shown }) {
          const ids = hand.map((card) => `show ${card}`)
          const { id } = yield* ask(choose(0, 'show', ids))
          shown.push(...hand.splice(ids.indexOf(id), 1))
          yield* ask(choose(1, 'go', ['on']))
        },
        hidden: ({ lists }) => [lists.flatMap(places)],
      },
    )
    const table = open(game)
    play(table, '0: show e')
    const tables = redeals(table, 1, 60)
    for (const { state, answers } of tables) {
      expect(state.shown).toEqual(['e'])
      expect(answers).toEqual([{ seat: 0, id: 'show e' }])
    }
    const left = new Set(tables.map(({ state }) => state.lists[1]?.[0]))
    expect(left).toEqual(new Set(['a', 'b', 'c', 'd']))
  })

  test('a card that an event of this beat named to the viewer', () => {
    const game = piles([['a', 'b', 'c', 'd']], {
      *beat({ lists: [deck = []] }, emit) {
        yield* ask(choose(0, 'peek', ['peek']))
        emit({ kind: 'peeked' }, { to: [0], more: { card: deck[0] }, reveals: true })
        yield* ask(choose(1, 'go', ['on']))
      },
      hidden: ({ lists }) => [lists.flatMap(places)],
    })
    const table = open(game)
    play(table, '0: peek')
    const tops = (viewer: Seat) => new Set(redeals(table, viewer, 60).map(({ state }) => state.lists[0]?.[0]))
    expect(tops(0)).toEqual(new Set(['a']))
    expect(tops(1)).toEqual(new Set(['a', 'b', 'c', 'd']))
  })

  test('but a card that was only named moves', () => {
    const game = piles([['a', 'b', 'c', 'd']], {
      *beat({ shown }) {
        const { id } = yield* ask(choose(0, 'guess', ['guess a', 'guess b', 'guess c', 'guess d']))
        shown.push(id)
        yield* ask(choose(1, 'go', ['on']))
      },
      hidden: ({ lists }) => [lists.flatMap(places)],
    })
    const table = open(game)
    play(table, '0: guess a')
    const tables = redeals(table, 1, 60)
    for (const { state } of tables) expect(state.shown).toEqual(['guess a'])
    expect(new Set(tables.map(({ state }) => state.lists[0]?.indexOf('a')))).toEqual(new Set([0, 1, 2, 3]))
  })
})
