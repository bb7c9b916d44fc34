import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { ask, askAll, chacha, fastRandom } from '../src/index.ts'
import type { Table } from '../src/index.ts'
import { asked, bidding, caravan, choose, everything, keg, open, play, position, sketch } from './toys.ts'
import { smugglers, TOYS, toy, wander } from './toys.ts'

/** Gives the first option for each of these seats. */
function first(table: Table, ...seats: readonly number[]): void {
  for (const seat of seats) play(table, `${seat}: ${table.question(seat)?.options[0]?.id ?? ''}`)
}

describe('what a seat has given', () => {
  test('is its answer while the group is open', () => {
    const table = open(bidding, 3)
    const [low, high] = table.question(1)?.options ?? []
    expect(table.given(1)).toBeNull()
    play(table, `1: ${high?.id}`)
    expect(table.given(1)).toEqual(high)
    expect([table.given(0), table.given(2), table.given(7)]).toEqual([null, null, null])
    first(table, 0, 2)
    expect([0, 1, 2].map((seat) => table.given(seat))).toEqual([null, null, null])
    expect(low).not.toEqual(high)
  })

  test('is the latest one in a part with two questions', () => {
    const table = open(caravan)
    play(table, '0: south')
    expect(table.given(0)).toEqual(toy('south'))
    const goods = table.question(0)?.options[1]
    play(table, `0: ${goods?.id}`)
    expect(table.given(0)).toEqual(goods)
  })

  test('is nothing after a question to one seat', () => {
    const table = open(smugglers, 3)
    play(table, '0: draw')
    expect(table.given(0)).toBeNull()
  })
})

describe('withdraw', () => {
  test('takes back an answer in an open group; the others stay', () => {
    const table = open(bidding, 3)
    first(table, 2, 0)
    const zero = table.given(0)
    expect(table.withdraw(2)).toBeNull()
    expect(table.answers).toEqual([{ seat: 0, id: zero?.id }])
    expect(table.questions.map(({ seat }) => seat)).toEqual([1, 2])
    expect([table.given(0), table.given(2)]).toEqual([zero, null])
    expect([table.count, table.length]).toEqual([1, 3])
  })

  test('and then another answer has the same result as if it had been given at once', () => {
    const table = open(bidding, 3)
    const straight = open(bidding, 3)
    const [one, other] = table.question(2)?.options ?? []
    play(table, `2: ${one?.id}`)
    first(table, 0)
    table.withdraw(2)
    play(table, `2: ${other?.id}`)
    first(table, 1)
    first(straight, 0)
    play(straight, `2: ${other?.id}`)
    first(straight, 1)
    expect(position(table)).toEqual(position(straight))
  })

  test('goes back one question at a time in a part of two', () => {
    const table = open(caravan, 3)
    play(table, '0: south')
    first(table, 1, 0)
    expect(asked(table)).toHaveLength(1)
    table.withdraw(0)
    expect(table.given(0)).toEqual(toy('south'))
    expect(table.question(0)?.options.every(({ id }) => id.endsWith('south'))).toBe(true)
    table.withdraw(0)
    expect(table.given(0)).toBeNull()
    expect(table.question(0)?.kind).toBe('route')
    expect(table.given(1)).not.toBeNull()
    play(table, '0: north')
    expect(table.question(0)?.options.every(({ id }) => id.endsWith('north'))).toBe(true)
  })

  test('is refused when there is nothing to take back, and nothing changes', () => {
    const table = open(bidding)
    first(table, 0)
    const before = everything(table)
    const refused = { code: 'nothing-to-withdraw', params: { seat: 1 }, options: [] }
    expect(table.withdraw(1)).toEqual(refused)
    expect(everything(table)).toEqual(before)
  })

  test('is refused when the group is closed, and nothing changes', () => {
    const table = open(bidding)
    first(table, 0, 1)
    const before = everything(table)
    expect(table.withdraw(0)).not.toBeNull()
    expect(table.withdraw(1)).not.toBeNull()
    expect(everything(table)).toEqual(before)

    const over = open(keg)
    play(over, '0: take 2', '1: take 2')
    expect(over.withdraw(1)).not.toBeNull()
  })

  test('is refused for an answer to an earlier group of the same beat', () => {
    const table = open(
      sketch(function* () {
        yield* askAll([choose(0, 'one', ['a']), choose(1, 'one', ['a'])])
        yield* askAll([choose(0, 'two', ['b']), choose(1, 'two', ['b'])])
      }),
    )
    play(table, '0: a', '1: a')
    expect(table.withdraw(0)).not.toBeNull()
    play(table, '0: b')
    expect(table.withdraw(1)).not.toBeNull()
    expect(table.withdraw(0)).toBeNull()
    expect(asked(table)).toEqual(['0 two: b', '1 two: b'])
  })
})

describe('a question opens', () => {
  const opened = (table: Table) =>
    Array.from({ length: table.setting.seats }, (_, seat) => table.opened(seat))

  test('at the length the log had when it was first asked', () => {
    const table = open(smugglers, 3)
    expect(opened(table)).toEqual([0, null, null])
    first(table, 0)
    expect(opened(table)).toEqual([null, 1, null])
    first(table, 1, 2)
    expect(opened(table)).toEqual([3, null, null])
  })

  test('for the whole group at once, whoever answers in between', () => {
    const table = open(bidding, 3)
    first(table, 0, 1, 2)
    expect(opened(table)).toEqual([3, 3, 3])
    first(table, 1)
    expect(opened(table)).toEqual([3, null, 3])
  })

  test('for the second question of a part when the first is answered', () => {
    const table = open(caravan, 3)
    first(table, 2, 0, 1)
    expect(opened(table)).toEqual([2, null, null])
  })

  test('again for the seat that withdraws, and for no other', () => {
    const table = open(bidding, 3)
    first(table, 0, 1)
    table.withdraw(0)
    expect(opened(table)).toEqual([3, null, 0])
    first(table, 0)
    table.withdraw(1)
    expect(opened(table)).toEqual([null, 5, 0])
    first(table, 1, 2)
    expect(opened(table)).toEqual([7, 7, 7])
  })

  test('again for both questions of a part that is withdrawn from', () => {
    const table = open(caravan)
    first(table, 0, 0)
    table.withdraw(0)
    expect(opened(table)).toEqual([3, 0])
    table.withdraw(0)
    expect(opened(table)).toEqual([4, 0])
    first(table, 0)
    expect(opened(table)).toEqual([5, 0])
  })

  test('again after an undo', () => {
    const table = open(bidding)
    first(table, 0, 1, 0)
    table.undo(2)
    expect(table.length).toBe(4)
    expect(opened(table)).toEqual([4, 4])
    first(table, 1)
    expect(opened(table)).toEqual([4, null])
    table.undo(0)
    expect(opened(table)).toEqual([6, 6])
  })

  test('never twice at the same length for one seat with different questions', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...TOYS),
        fc.integer(),
        fc.array(fc.nat(9), { maxLength: 40 }),
        (toy, seed, steps) => {
          const table = open(toy)
          const random = fastRandom(seed)
          const seen = new Map<string, string>()
          for (const step of steps) {
            const lengthBefore = table.length
            for (const { seat, options } of table.questions) {
              const at = `${seat} ${table.opened(seat)}`
              const question = options.map(({ id }) => id).join()
              expect(seen.get(at) ?? question).toBe(question)
              seen.set(at, question)
            }
            if (step < 7) wander(table, random, 1)
            else if (step < 9) table.withdraw(random.int(2))
            else table.undo(random.int(table.count + 1))
            expect(table.length).toBeGreaterThanOrEqual(lengthBefore)
          }
        },
      ),
    )
  })
})

describe('undo', () => {
  test.each(TOYS.map((toy) => [toy.id, toy] as const))(
    '%s: goes back to every count, and the same answers lead to the same positions',
    (_id, toy) => {
      const table = open(toy, toy.seats.max)
      const stood = [position(table)]
      const random = fastRandom(11)
      while (table.questions.length > 0) {
        wander(table, random, 1)
        stood.push(position(table))
      }
      const { answers, length } = table
      for (let count = answers.length; count >= 0; count--) {
        const fork = table.fork()
        fork.undo(count)
        expect(fork.length).toBe(length + 1)
        expect(position(fork)).toEqual(stood[count])
        answers.slice(count).forEach(({ seat, id }, i) => {
          expect(fork.answer(seat, id)).toBeNull()
          expect(position(fork)).toEqual(stood[count + i + 1])
        })
      }
    },
  )

  test('that goes back nowhere changes only the log', () => {
    const table = open(caravan)
    first(table, 0, 1)
    const before = position(table)
    table.undo(2)
    expect(position(table)).toEqual(before)
    expect(table.length).toBe(3)
  })

  test('to a count above the number of answers is a programming error', () => {
    const table = open(keg)
    play(table, '0: take 1')
    for (const count of [-1, 2, 0.5, Number.NaN]) expect(() => table.undo(count)).toThrow(RangeError)
  })

  test('replays about as many answers as it takes back, however long the game is', () => {
    let beats = 0
    const game = sketch(function* (state) {
      beats++
      const { id } = yield* ask(choose(0, 'go', ['left', 'right']))
      state.notes.push(id)
    })
    const table = open(game, 1)
    const random = fastRandom(4)
    const stood: string[][] = []
    for (let count = 0; count < 3_000; count++) {
      stood.push([...table.state.notes])
      wander(table, random, 1)
      // As a server does for its snapshots.
      if (count % 32 === 0) void table.beatStart
    }
    for (const back of [1, 10, 40, 100, 300, 1_000, 2_900]) {
      const fork = table.fork()
      beats = 0
      fork.undo(table.count - back)
      expect(fork.state.notes).toEqual(stood[table.count - back])
      expect(beats).toBeLessThan(2 * back + 100)
    }
    // There are few checkpoints.
    const copies = new Set<unknown>()
    const fork = table.fork()
    while (fork.position.checkpoint !== null && fork.position.checkpoint.count > 0) {
      const { checkpoint } = fork.position
      copies.add(checkpoint.state)
      fork.undo(checkpoint.count - 1)
    }
    expect(copies.size).toBeLessThan(24)
  })

  test('draws the same random numbers again', () => {
    const table = open(bidding)
    first(table, 0, 1, 0, 1)
    const { hands } = structuredClone(table.state)
    table.undo(3)
    first(table, 1)
    expect(table.state.hands).toEqual(hands)
  })
})

describe('what a seat may undo on its own', () => {
  const questions = (seats: readonly number[], after: Parameters<typeof sketch>[0]) =>
    sketch(function* (state, emit) {
      for (const seat of seats) yield* ask(choose(seat, 'go', ['on']))
      yield* after(state, emit)
    })
  const nothing = questions([0, 0], function* () {})

  test('is all its answers if nothing prevents it, across beats too', () => {
    const table = open(nothing)
    play(table, '0: on', '0: on', '0: on')
    expect(table.undoable(0)).toBe(0)
    table.undo(1)
    expect(table.undoable(0)).toBe(0)
    expect(open(nothing).undoable(0)).toBe(0)
  })

  test("is nothing after another seat's answer", () => {
    const table = open(keg)
    play(table, '0: take 1')
    expect([table.undoable(0), table.undoable(1)]).toEqual([0, 1])
    play(table, '1: take 1')
    expect([table.undoable(0), table.undoable(1)]).toEqual([2, 1])
  })

  test('ends at an event that revealed something', () => {
    const table = open(smugglers, 2)
    play(table, '0: draw')
    expect(table.undoable(0)).toBe(1)
    const other = open(smugglers, 2)
    play(other, '0: pass')
    expect(other.undoable(0)).toBe(0)
  })

  test('does not end at an event that revealed nothing', () => {
    const game = questions([0], function* (_state, emit) {
      emit({ kind: 'went' }, { reveals: false })
      emit({ kind: 'went' }, { to: [1] })
    })
    const table = open(game)
    play(table, '0: on', '0: on')
    expect(table.undoable(0)).toBe(0)
  })

  test('ends where random numbers were drawn', () => {
    const game = questions([0, 0], function* (state) {
      chacha(state.random).int(6)
    })
    const table = open(game)
    play(table, '0: on')
    expect(table.undoable(0)).toBe(0)
    play(table, '0: on')
    expect(table.undoable(0)).toBe(2)
    play(table, '0: on')
    expect(table.undoable(0)).toBe(2)
  })

  test('ends where random numbers were drawn by a beat that asks nothing', () => {
    const game = sketch(function* (state) {
      state.notes.push('beat')
      if (state.notes.length === 2) chacha(state.random).int(6)
      else yield* ask(choose(0, 'go', ['on']))
    })
    const table = open(game)
    play(table, '0: on')
    expect(table.undoable(0)).toBe(1)
  })

  test('does not include the answer that closed a group in which others had answered', () => {
    const game = questions([], function* () {
      yield* askAll([choose(0, 'both', ['on']), choose(1, 'both', ['on'])])
    })
    const table = open(game)
    play(table, '0: on')
    expect(table.undoable(0)).toBe(0)
    play(table, '1: on')
    expect([table.undoable(0), table.undoable(1)]).toEqual([2, 2])
  })

  test('is the same after fork, withdraw and undo', () => {
    const table = open(smugglers, 2)
    play(table, '0: draw')
    first(table, 1, 0)
    const after = [table.undoable(0), table.undoable(1)]
    const fork = table.fork()
    expect([fork.undoable(0), fork.undoable(1)]).toEqual(after)
    table.undo(1)
    expect(table.undoable(0)).toBe(1)

    const group = open(bidding, 3)
    first(group, 0, 1, 2, 0, 1)
    group.withdraw(0)
    expect([group.undoable(0), group.undoable(1), group.undoable(2)]).toEqual([4, 3, 4])
  })
})
