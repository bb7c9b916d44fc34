import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { fastRandom, Table } from '../src/index.ts'
import { asked, bidding, everything, keg, open, play, SEED, smugglers, TOYS, wander } from './toys.ts'

describe('the start of the running beat', () => {
  test('is the position before the answers of the beat', () => {
    const table = open(smugglers, 3)
    const { state } = structuredClone(table.beatStart)
    play(table, '0: draw')
    wander(table, fastRandom(1), 1)
    expect(table.beatStart).toEqual({ state, count: 0, length: 0 })
    expect(table.state).not.toEqual(state)
  })

  test('is the current position between two beats, also after an undo', () => {
    const table = Table.open(keg, { seats: 2, options: {}, seed: SEED })
    play(table, '0: take 1', '1: take 1')
    table.undo(1)
    expect(table.beatStart).toMatchObject({ state: { sparks: 3 }, count: 1, length: 3 })
  })

  test('is not changed when the table goes on', () => {
    const table = open(bidding, 2)
    const before = structuredClone(table.beatStart)
    const { state } = table.beatStart
    wander(table, fastRandom(3))
    expect(state).toEqual(before.state)
  })
})

test('a position is a checkpoint and the answers since, without what was taken back', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...TOYS),
      fc.nat(),
      fc.array(fc.nat(9), { maxLength: 40 }),
      (toy, seed, steps) => {
        const random = fastRandom(seed)
        const table = open(toy)
        for (const step of steps) {
          if (step < 6) wander(table, random, 1)
          else if (step < 7) table.withdraw(random.int(2))
          else if (step < 8) table.undo(random.int(table.count + 1))
          else void table.beatStart
          const { checkpoint, answers } = structuredClone(table.position)
          const { setting, count } = table
          const other = checkpoint === null ? Table.open(toy, setting) : Table.from(toy, setting, checkpoint)
          for (const { seat, id } of answers) expect(other.answer(seat, id)).toBeNull()
          expect([other.state, other.count]).toEqual([table.state, count])
          expect(asked(other)).toEqual(asked(table))
        }
      },
    ),
  )
})

/** Replays the rest of the log on a table that goes on from another table's checkpoint. */
test('a game that goes on from there is the same game, except that earlier answers cannot be undone', () => {
  fc.assert(
    fc.property(fc.constantFrom(...TOYS), fc.nat(), fc.nat(40), fc.nat(40), (toy, seed, before, after) => {
      const random = fastRandom(seed)
      const table = open(toy)
      wander(table, random, before)
      const start = table.beatStart
      const since = table.answers.slice(start.count)
      const later = Table.from(toy, table.setting, structuredClone(start))
      for (const { seat, id } of since) expect(later.answer(seat, id)).toBeNull()
      wander(later, random, after)
      for (const { seat, id } of later.answers.slice(since.length)) expect(table.answer(seat, id)).toBeNull()
      const seen = (all: Record<string, unknown>): object => ({
        ...all,
        answers: null,
        seats: (all['seats'] as object[]).map((seat) => ({ ...seat, undoable: null })),
      })
      expect(seen(everything(later) as Record<string, unknown>)).toEqual(
        seen(everything(table) as Record<string, unknown>),
      )
      expect(() => later.undo(start.count - 1)).toThrow('cannot go back to')
      later.undo(start.count)
      table.undo(start.count)
      expect(later.state).toEqual(table.state)
      expect(later.fork().state).toEqual(table.state)
    }),
  )
})
