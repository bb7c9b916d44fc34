import type { Question, Seat } from '@ziggurat/kernel'
import { describe, expect, test } from 'vitest'

import { innovation } from '../src/index.ts'
import { position, randomGame, step } from './testing.ts'
import type { Position } from './testing.ts'

/** The open question's reasons against an answer. */
const against = ({ table }: Position, seat: Seat, id: string) =>
  table
    .question(seat)
    ?.refused()
    .find((refusal) => refusal.id === id)?.reasons

describe('why an achievement cannot be claimed', () => {
  test('10 of 15 points; no top card of age 3 (INN-ACHIEVE-01)', () => {
    const table = position({ players: [{ board: [['calendar']], score: ['software'] }, {}] })
    expect(against(table, 0, 'achieve 3')).toEqual([
      { kind: 'points', rule: 'INN-ACHIEVE-01', points: 10, needed: 15 },
      { kind: 'age', rule: 'INN-ACHIEVE-01', highest: 2, needed: 3 },
    ])
    expect(against(table, 0, 'achieve 2')).toBeUndefined()
  })

  test('enough points, but no top card as high (INN-ACHIEVE-01)', () => {
    const table = position({
      players: [{ board: [['calendar', 'genetics']], score: ['software', 'coal'] }, {}],
    })
    expect(against(table, 0, 'achieve 3')).toEqual([
      { kind: 'age', rule: 'INN-ACHIEVE-01', highest: 2, needed: 3 },
    ])
  })

  test('a high top card, but too few points (INN-ACHIEVE-01)', () => {
    const table = position({ players: [{ board: [['genetics']], score: ['gunpowder'] }, {}] })
    expect(against(table, 0, 'achieve 1')).toEqual([
      { kind: 'points', rule: 'INN-ACHIEVE-01', points: 4, needed: 5 },
    ])
  })

  test('claimed, and by whom (INN-ACHIEVE-03)', () => {
    const table = position({
      players: [{ board: [['calendar']], score: ['software'] }, {}, {}],
      ages: { 1: 2, 2: 0 },
    })
    expect(against(table, 0, 'achieve 1')).toEqual([{ kind: 'claimed', rule: 'INN-ACHIEVE-03', by: 2 }])
    expect(against(table, 0, 'achieve 2')).toEqual([{ kind: 'claimed', rule: 'INN-ACHIEVE-03', by: 0 }])
  })

  test('without a top card the highest value is 0 (INN-TERM-02)', () => {
    const table = position({ players: [{ score: ['coal'] }, {}] })
    expect(against(table, 0, 'achieve 1')).toEqual([
      { kind: 'age', rule: 'INN-ACHIEVE-01', highest: 0, needed: 1 },
    ])
  })
})

describe('why nothing can be melded or activated', () => {
  test('an empty hand, an empty board (INN-TURN-05)', () => {
    const table = position({ players: [{}, { hand: ['oars'], board: [['tools']] }] })
    expect(against(table, 0, 'meld')).toEqual([{ kind: 'empty-hand', rule: 'INN-TURN-05' }])
    expect(against(table, 0, 'dogma')).toEqual([{ kind: 'no-top-card', rule: 'INN-TURN-05' }])
  })

  test('a player who is not asked gets reasons too (INN-TURN-05, INN-ACHIEVE-01)', () => {
    const { table } = position({ players: [{}, { hand: ['oars'], board: [['tools']], score: ['coal'] }] })
    const refused = innovation.why(table.state, 1)
    expect(refused.map(({ id }) => id)).toEqual([2, 3, 4, 5, 6, 7, 8, 9].map((age) => `achieve ${age}`))
    expect(innovation.why(table.state, 0)).toHaveLength(11)
  })
})

/**
 * Faults in a question's refusals. A fault is something that is both offered and refused, or neither, or
 * refused without a reason.
 */
function faults(question: Question): readonly string[] {
  const refused = question.refused()
  const offered = (start: string) => question.options.some(({ id }) => `${id} `.startsWith(`${start} `))
  const names = ['meld', 'dogma', ...Array.from({ length: 9 }, (_, at) => `achieve ${at + 1}`)]
  return [
    ...names.filter((name) => offered(name) === refused.some(({ id }) => id === name)),
    ...refused.filter(({ reasons }) => reasons.length === 0).map(({ id }) => id),
  ]
}

test('over whole games everything is either offered or refused with a reason (INN-TURN-05, INN-ACHIEVE-01, INN-ACHIEVE-03)', () => {
  const kinds = new Set<string>()
  for (let i = 0; i < 12; i++) {
    const game = randomGame(2 + (i % 3), `why ${i}`)
    for (const { table } = game; table.questions.length > 0; step(game)) {
      for (const question of table.questions.filter(({ kind }) => kind === 'action')) {
        expect(faults(question)).toEqual([])
        expect(innovation.why(table.state, question.seat)).toEqual(question.refused())
        for (const { reasons } of question.refused()) for (const { kind } of reasons) kinds.add(kind)
      }
    }
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['age', 'claimed', 'empty-hand', 'points']))
})
