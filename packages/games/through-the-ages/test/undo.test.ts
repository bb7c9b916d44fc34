import { expect, test } from 'vitest'

import { position } from './testing.ts'

test('a whole turn can be undone, action by action, as long as nothing was revealed', () => {
  const { table } = position({
    players: [{ on: { bronze: [2, 8], agriculture: [2, 4] }, hand: ['monarchy'], science: 8 }, {}],
    row: ['moses', 'pyramids'],
  }).plays(0, 'take 1', 'take 2', 'population', 'build religion')
  expect(table.undoable(0)).toBe(0)
  table.undo(2)
  expect(table.question(0)?.options.map(({ id }) => id)).toContain('population')
  table.undo(0)
  expect(table.state.row.slice(0, 2)).toEqual(['moses', 'pyramids'])
  expect(table.state.players[0]?.civilHand).toEqual(['monarchy'])
})

test('an event that came up cannot be undone (TTA-EVENT-04)', () => {
  const { table } = position({
    players: [{ military: ['raiders'], civilActions: 4 }, {}],
    stage: 'politics',
    currentEvents: ['development-of-crafts', 'development-of-science'],
    row: ['moses'],
  }).plays(0, 'event raiders', 'take 1')
  expect(table.undoable(0)).toBe(1)
})

test('cards drawn at the end of a turn cannot be undone (TTA-DRAW-01)', () => {
  const { table } = position({ players: [{ militaryActions: 2 }, {}], row: ['moses'] }).plays(
    0,
    'take 1',
    'end turn',
  )
  expect(table.undoable(0)).toBe(2)
})

test('the end of the game reveals the remaining events (TTA-FINAL-01)', () => {
  const { table } = position({
    players: [{ militaryActions: 0 }, { militaryActions: 0 }],
    active: 1,
    age: 4,
    round: 9,
    lastRound: 9,
    currentEvents: ['terrorism'],
  }).plays(1, 'end turn')
  expect(table.state.over).toBe(true)
  expect(table.undoable(1)).toBe(1)
})
