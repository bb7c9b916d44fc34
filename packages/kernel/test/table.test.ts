import { describe, expect, test, vi } from 'vitest'

import { ask, askAll, chacha, fastRandom, Table, eventFor } from '../src/index.ts'
import type { FullEvent } from '../src/index.ts'
import {
  asked,
  bidding,
  caravan,
  choose,
  everything,
  keg,
  open,
  play,
  position,
  SEED,
  sketch,
} from './toys.ts'
import { smugglers, TOYS, toy, wander } from './toys.ts'

describe('a new table', () => {
  test('asks the first question of the first beat that has one', () => {
    const table = open(bidding)
    const bids = (seat: number) => (table.state.hands[seat] ?? []).map((card) => `bid ${card}`).join(', ')
    expect(asked(table)).toEqual([`0 bid: ${bids(0)}`, `1 bid: ${bids(1)}`])
    expect(table.state.round).toBe(1)
    expect([table.count, table.length, table.outcome]).toEqual([0, 0, null])
    expect(table.answers).toEqual([])
  })

  test('is the same for the same seed and different for another seed', () => {
    expect(everything(open(bidding, 3))).toEqual(everything(open(bidding, 3)))
    expect(open(bidding, 3, 'other').state.hands).not.toEqual(open(bidding, 3).state.hands)
  })

  test.each([1, 5])('for %i players is refused', (seats) => {
    expect(() => open(bidding, seats)).toThrow(`bidding takes 2 to 4 players, not ${seats}`)
  })

  test('takes all chance of its setup from the seed', () => {
    expect(open(bidding).state.random).toEqual({ seed: open(bidding).setting.seed, drawn: 11 })
  })
})

describe('an answer', () => {
  test('is taken if it is among the options', () => {
    const table = open(keg)
    expect(table.answer(0, 'take 2')).toBeNull()
    expect(asked(table)).toEqual(['1 take: take 1, take 2'])
    expect(table.answers).toEqual([{ seat: 0, id: 'take 2' }])
    expect([table.count, table.length]).toEqual([1, 1])
  })

  test('that is not among them is refused with the options, and nothing changes', () => {
    const table = open(keg)
    play(table, '0: take 1')
    const before = everything(table)
    expect(table.answer(1, 'take 3')).toEqual({
      code: 'not-an-answer',
      params: { answer: 'take 3', question: 'take' },
      options: ['take 1', 'take 2'],
    })
    for (const id of ['', 'take', 'TAKE 1', 'take 1 ', 'toString', '__proto__']) {
      expect(table.answer(1, id)).not.toBeNull()
    }
    expect(everything(table)).toEqual(before)
  })

  test('from a seat that is not asked is refused, and nothing changes', () => {
    const table = open(keg)
    const before = everything(table)
    for (const seat of [1, 7, -1, 0.5]) {
      expect(table.answer(seat, 'take 1')).toEqual({
        code: 'not-asked',
        params: { seat, asked: [0] },
        options: [],
      })
    }
    expect(everything(table)).toEqual(before)
  })

  test('from a seat that has answered in the open group is refused: it may take its answer back', () => {
    const table = open(bidding, 3)
    const { id } = table.question(1)?.options[0] ?? { id: '' }
    play(table, `1: ${id}`)
    expect(table.answer(1, id)).toMatchObject({ code: 'not-asked', params: { seat: 1, asked: [0, 2] } })
  })

  test('after the end is refused, and nothing changes', () => {
    const table = open(keg)
    play(table, '0: take 2', '1: take 2')
    const before = everything(table)
    expect(table.answer(0, 'take 1')).toEqual({ code: 'game-over', params: {}, options: [] })
    expect(everything(table)).toEqual(before)
  })

  test.each(TOYS.map((toy) => [toy.id, toy] as const))(
    '%s: every option is accepted, and no other',
    (_id, toy) => {
      const random = fastRandom(1)
      const table = open(toy)
      while (table.questions.length > 0) {
        for (const { seat, options } of table.questions) {
          expect(table.fork().answer(seat, 'cheat')?.options).toEqual(options.map(({ id }) => id))
          for (const { id } of options) expect(table.fork().answer(seat, id)).toBeNull()
        }
        wander(table, random, 1)
      }
      expect(table.outcome).not.toBeNull()
    },
  )
})

describe('the end', () => {
  test('may come in the middle of an effect, which then stops', () => {
    const emitted = vi.fn<() => void>()
    const table = Table.open(keg, { seats: 2, options: {}, seed: SEED }, emitted)
    play(table, '0: take 1', '1: take 1')
    expect(emitted).toHaveBeenCalledTimes(2)
    play(table, '0: take 2')
    expect(emitted).toHaveBeenCalledTimes(2)
    expect(table.questions).toEqual([])
    expect(table.question(0)).toBeUndefined()
    expect(table.outcome).toEqual({ scores: [1, 0], places: [1, 2] })
  })

  test('closes the coroutine', () => {
    const closed = vi.fn<() => void>()
    const game = sketch(function* (state) {
      try {
        yield* ask(choose(0, 'light', ['yes']))
        state.over = true
        yield* keg.beat({ random: state.random, sparks: 1, turn: 0, winner: null }, () => {})
      } finally {
        closed()
      }
    })
    const table = open(game)
    play(table, '0: yes', '0: take 1')
    expect(closed).toHaveBeenCalledTimes(1)
    expect(table.outcome).toEqual({ scores: [1], places: [1] })
  })

  test('may come between two beats', () => {
    const table = open(bidding)
    wander(table, fastRandom(3))
    expect(table.count).toBe(8)
    expect(table.outcome?.scores.reduce((sum, each) => sum + each)).toBe(4)
    expect([0, 1].map((seat) => [table.opened(seat), table.given(seat)])).toEqual([
      [null, null],
      [null, null],
    ])
  })
})

describe('beats', () => {
  test('that ask nothing follow each other', () => {
    const game = sketch(function* (state) {
      const random = chacha(state.random)
      state.notes.push(`die ${random.int(6)}`)
      state.over = state.notes.length === 9
    })
    expect(open(game).state.notes).toHaveLength(9)
    expect(open(game).outcome).not.toBeNull()
  })

  test('that ask after drawing random numbers are a programming error', () => {
    const first = sketch(function* (state) {
      chacha(state.random).int(6)
      yield* ask(choose(0, 'go', ['on']))
    })
    expect(() => open(first)).toThrow('a beat that draws random numbers asks nothing afterwards')
    const later = sketch(function* (state) {
      yield* ask(choose(0, 'go', ['on']))
      chacha(state.random).int(6)
      yield* askAll([choose(0, 'go', ['on']), choose(1, 'go', ['on'])])
    })
    const table = open(later)
    expect(() => table.answer(0, 'on')).toThrow('a beat that draws random numbers asks nothing afterwards')
  })

  test('may draw random numbers after their last question', () => {
    const game = sketch(function* (state) {
      yield* ask(choose(0, 'roll', ['yes']))
      state.notes.push(`die ${chacha(state.random).int(6)}`)
    })
    const table = open(game)
    play(table, '0: yes', '0: yes')
    expect(table.state.notes).toHaveLength(2)
    expect(table.state.random.drawn).toBeGreaterThanOrEqual(2)
  })
})

describe('Table.at', () => {
  test('begins in a given position', () => {
    const state = { random: { seed: SEED, drawn: 5 }, sparks: 2, turn: 1, winner: null }
    const table = Table.at(keg, { seats: 2, options: {}, seed: SEED }, state)
    expect(asked(table)).toEqual(['1 take: take 1, take 2'])
    expect(table.count).toBe(0)
    play(table, '1: take 2')
    expect(table.outcome?.places).toEqual([2, 1])
    table.undo(0)
    expect(asked(table)).toEqual(['1 take: take 1, take 2'])
  })

  test('may begin at the end', () => {
    const state = { random: { seed: SEED, drawn: 0 }, sparks: 0, turn: 3, winner: 0 }
    const table = Table.at(keg, { seats: 2, options: {}, seed: SEED }, state)
    expect(table.questions).toEqual([])
    expect(table.outcome?.places).toEqual([1, 2])
    expect(everything(table.fork())).toEqual(everything(table))
  })
})

describe('events', () => {
  const telling = () => {
    const emitted: FullEvent[] = []
    const table = Table.open(smugglers, { seats: 3, options: {}, seed: SEED }, (each) => emitted.push(each))
    return { table, emitted }
  }

  test('are emitted as they happen, in order', () => {
    const { table, emitted } = telling()
    expect(emitted).toEqual([])
    play(table, '0: draw')
    wander(table, fastRandom(1), 2)
    play(table, '0: nothing')
    expect(emitted.map(({ event }) => event.kind)).toEqual(['drew', 'buried', 'buried'])
  })

  test('contain more for viewers who may know more', () => {
    const { table, emitted } = telling()
    const top = table.state.deck[0]
    play(table, '0: draw')
    const [drew] = emitted
    if (drew === undefined) throw new Error('no event was emitted')
    expect(eventFor(drew, 0)).toEqual({ kind: 'drew', card: top })
    expect(eventFor(drew, 1)).toEqual({ kind: 'drew' })
    expect(eventFor(drew, null)).toEqual({ kind: 'drew' })
    expect(drew).toEqual({ event: { kind: 'drew' }, to: [0], more: { card: top }, reveals: true })
  })

  test('of the beats before the first question are emitted too', () => {
    const emitted: FullEvent[] = []
    const setting = { seats: 2, options: { length: 'short' }, seed: SEED }
    const { state } = Table.open(bidding, setting, (each) => emitted.push(each))
    expect(emitted.map((each) => eventFor(each, 1))).toEqual([
      { kind: 'dealt' },
      { kind: 'dealt', cards: state.hands[1] },
    ])
  })

  test('are not emitted again by fork, undo, withdraw or redeal', () => {
    const { table, emitted } = telling()
    wander(table, fastRandom(2), 6)
    const before = emitted.length
    const forked = vi.fn<() => void>()
    const fork = table.fork(forked)
    expect(forked).not.toHaveBeenCalled()
    table.redeal(1, fastRandom(1))
    table.undo(5)
    table.undo(1)
    expect(emitted).toHaveLength(before)
    wander(fork, fastRandom(3), 2)
    expect(forked).toHaveBeenCalled()
    expect(emitted).toHaveLength(before)

    const seenEvents = vi.fn<() => void>()
    const group = Table.open(caravan, { seats: 2, options: {}, seed: SEED }, seenEvents)
    wander(group, fastRandom(4), 3)
    play(group, '1: north')
    const soFar = seenEvents.mock.calls.length
    group.withdraw(1)
    expect(seenEvents).toHaveBeenCalledTimes(soFar)
  })

  test('are emitted for answers after an undo', () => {
    const { table, emitted } = telling()
    play(table, '0: draw')
    table.undo(0)
    play(table, '0: draw')
    expect(emitted.map(({ event }) => event.kind)).toEqual(['drew', 'drew'])
  })
})

describe('a fork', () => {
  test.each(TOYS.map((toy) => [toy.id, toy] as const))(
    '%s: equals its original at every point, also when both go on',
    (_id, toy) => {
      for (const seats of [toy.seats.min, toy.seats.max]) {
        const table = open(toy, seats)
        for (let i = 0; table.questions.length > 0; i++) {
          const fork = table.fork()
          expect(everything(fork)).toEqual(everything(table))
          wander(fork, fastRandom(i), 3)
          const twin = table.fork().fork()
          wander(twin, fastRandom(i), 3)
          expect(everything(twin)).toEqual(everything(fork))
          wander(table, fastRandom(i), 1)
        }
        expect(everything(table.fork())).toEqual(everything(table))
      }
    },
  )

  test.each(TOYS.map((toy) => [toy.id, toy] as const))('%s: does not change its original', (_id, toy) => {
    const table = open(toy)
    for (let i = 0; table.questions.length > 0; i++) {
      const before = everything(table)
      const forks = [table.fork(), table.fork()]
      for (const fork of forks) {
        wander(fork, fastRandom(i))
        fork.undo(0)
        wander(fork, fastRandom(i + 1), 2)
      }
      expect(everything(table)).toEqual(before)
      wander(table, fastRandom(i), 1)
    }
  })

  test('is not changed by its original', () => {
    const table = open(caravan)
    play(table, '0: south')
    const fork = table.fork()
    const before = everything(fork)
    wander(table, fastRandom(1), 2)
    table.undo(0)
    wander(table, fastRandom(2))
    expect(everything(fork)).toEqual(before)
  })

  test('of a finished game is finished, and can be undone', () => {
    const table = open(smugglers, 3)
    wander(table, fastRandom(5))
    const fork = table.fork()
    expect(fork.outcome).toEqual(table.outcome)
    fork.undo(2)
    expect(fork.questions).not.toEqual([])
    expect(table.questions).toEqual([])
  })

  test('keeps answers given and withdrawn in an open group', () => {
    const table = open(caravan, 3)
    play(table, '0: north')
    table.withdraw(0)
    expect(everything(table.fork())).toEqual(everything(table))
    play(table, '0: south')
    const fork = table.fork()
    expect(fork.given(0)).toEqual(toy('south'))
    expect(fork.length).toBe(3)
    expect(fork.withdraw(0)).toBeNull()
    expect(position(fork)).toEqual(position(open(caravan, 3)))
    expect(table.given(0)).toEqual(toy('south'))
  })
})
