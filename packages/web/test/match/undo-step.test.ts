import { expect, test } from 'vitest'

import { isFree, undoStep } from '../../src/match/undo-step.ts'
import type { UndoState } from '../../src/match/undo-step.ts'

const NOTHING: UndoState = { given: null, undoing: null, asked: false, rewound: false }
const to12 = (costs: 'nothing' | 'mark' | 'consent'): UndoState => ({
  ...NOTHING,
  undoing: { to: 12, costs },
})

test('a player who has answered while others are asked withdraws the answer, whatever an undo would cost', () => {
  const standing = { ...to12('consent'), given: 'build baths' }
  expect(isFree(standing)).toBe(true)
  expect(undoStep(standing)).toEqual({ does: 'withdraw' })
})

test('where there is nothing to take back, nothing is done', () => {
  expect(isFree(NOTHING)).toBe(false)
  expect(undoStep(NOTHING)).toEqual({ does: 'nothing' })
})

test('an undo leads to the answer that the server named, at the price that it named', () => {
  for (const costs of ['nothing', 'mark', 'consent'] as const)
    expect(undoStep(to12(costs))).toEqual({ does: 'undo', to: 12, costs })
})

test('it is free unless all others must agree', () => {
  expect(isFree(to12('nothing'))).toBe(true)
  expect(isFree(to12('mark'))).toBe(true)
  expect(isFree(to12('consent'))).toBe(false)
})

test('a mark that is there costs nothing more; that others must agree stays', () => {
  expect(undoStep({ ...to12('mark'), rewound: true })).toMatchObject({ costs: 'nothing' })
  expect(undoStep({ ...to12('consent'), rewound: true })).toMatchObject({ costs: 'consent' })
})

test('a player who has asked the others waits for them', () => {
  expect(undoStep({ ...to12('consent'), asked: true })).toEqual({ does: 'wait' })
})
