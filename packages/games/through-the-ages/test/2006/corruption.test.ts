import { describe, expect, test } from 'vitest'

import type { PlayerFacts, Position } from '../testing.ts'
import { position } from './position.ts'

/** The first player ends their turn with this. */
const produced = (player: PlayerFacts, level: 'advanced' | 'full' = 'advanced'): Position =>
  position({ options: { level }, players: [player, {}], age: 2 }).plays(0, 'end turn')

/** No workers on farms and mines, so that only the loss shows. */
const idle = (food: number, resources: number) =>
  ({ agriculture: [0, food], bronze: [0, resources] }) as const

test('farms, consumption, mines, and then corruption, with all numbers (TTA06-ADV-CORR-01, TTA06-GAP-02, TTA06-EX-O07)', () => {
  const table = produced({
    on: { agriculture: [3, 1], bronze: [4, 3] },
    yellowBank: 14,
    blueBank: 14,
  })
  expect(table.events('produced').slice(2)).toEqual([
    { kind: 'produced', seat: 0, goods: 'food', amount: 3 },
    { kind: 'produced', seat: 0, goods: 'resources', amount: 4 },
  ])
  expect(table.events('consumption')).toEqual([
    { kind: 'consumption', seat: 0, food: 1, resources: 0, missing: 0 },
  ])
  expect(table.events('corruption')).toEqual([{ kind: 'corruption', seat: 0, resources: 2, food: 0 }])
  expect([table.food(0), table.resources(0), table.civ(0).blueBank]).toEqual([3, 5, 10])
})

describe.each(['advanced', 'full'] as const)('in the %s game', (level) => {
  test.each([
    [18, 0],
    [9, 0],
    [8, 2],
    [5, 2],
    [4, 4],
    [1, 4],
    [0, 6],
  ])(
    '%i tokens in the blue bank: %i resources are lost (TTA06-ADV-CORR-01, TTA06-GAP-02)',
    (blueBank, lost) => {
      const table = produced({ on: idle(0, 9), blueBank }, level)
      expect(table.resources(0)).toBe(9 - lost)
    },
  )
})

test('it counts the bank after the mines have produced (TTA06-ADV-CORR-01)', () => {
  const table = produced({ on: { agriculture: 0, bronze: [2, 3] }, blueBank: 10 })
  expect([table.resources(0), table.civ(0).blueBank]).toEqual([3 + 2 - 2, 8 + 2])
})

test('tokens returned by consumption count (TTA06-ADV-CORR-01)', () => {
  const hungry = { on: idle(5, 5), yellowBank: 14, blueBank: 8 }
  expect(produced(hungry).resources(0)).toBe(5)
  expect(produced({ ...hungry, yellowBank: 18 }).resources(0)).toBe(3)
})

test('tokens on an unfinished wonder are missing in the bank (TTA06-ADV-CORR-01)', () => {
  const table = position({
    options: { level: 'advanced' },
    players: [{ on: { agriculture: 0, bronze: [0, 5] }, site: ['great-wall', 0], blueBank: 6 }, {}],
  })
  table.plays(0, 'stage 1', 'stage 1')
  expect([table.resources(0), table.civ(0).blueBank]).toEqual([1, 8])
  table.plays(0, 'end turn')
  expect(table.resources(0)).toBe(0)
})

test('it is measured in resources and not in tokens (TTA06-ADV-CORR-02)', () => {
  const iron = produced({ on: { agriculture: 0, bronze: 0, iron: [0, 3] }, blueBank: 6 })
  expect([iron.on(0, 'iron'), iron.resources(0), iron.civ(0).blueBank]).toEqual([[0, 2], 4, 7])
  const coal = produced({ on: { agriculture: 0, bronze: 0, coal: [0, 3] }, blueBank: 2 })
  expect(coal.resources(0)).toBe(9 - 4)
})

test('with too few resources all of them are lost, but no food (TTA06-ADV-CORR-02, TTA06-ADV-CORR-03, TTA06-GAP-16, TTA06-EX-O08)', () => {
  const table = produced({ on: idle(9, 3), blueBank: 4 })
  expect([table.resources(0), table.food(0)]).toEqual([0, 9])
  expect(table.events('corruption')).toEqual([{ kind: 'corruption', seat: 0, resources: 3, food: 0 }])
})

test('missing resources cost nothing else (TTA06-ADV-CORR-03, TTA06-GAP-16)', () => {
  const table = produced(
    { on: { ...idle(9, 0), philosophy: 0 }, blueBank: 0, culture: 20, science: 7 },
    'full',
  )
  expect([table.food(0), table.civ(0).culture, table.civ(0).science]).toEqual([9, 20, 7])
  expect(table.civ(0).blueBank).toBe(0)
})

test('it is determined once: tokens that come back by paying it do not lower it (TTA06-ADV-CORR-04)', () => {
  const table = produced({ on: idle(0, 9), blueBank: 4 })
  expect([table.resources(0), table.civ(0).blueBank]).toEqual([5, 8])
  const empty = produced({ on: idle(0, 9), blueBank: 0 }, 'full')
  expect([empty.resources(0), empty.civ(0).blueBank]).toEqual([3, 6])
})
