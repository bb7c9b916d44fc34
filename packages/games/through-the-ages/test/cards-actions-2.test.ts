import { describe, expect, test } from 'vitest'

import { position } from './testing.ts'
import type { PlayerFacts } from './testing.ts'

/** A player who holds the card. */
const holding = (card: string, facts: PlayerFacts = {}) =>
  position({ players: [{ ...facts, hand: [card, ...(facts.hand ?? [])] }, {}], age: 2 })

describe('points and goods', () => {
  test('breakthrough-ii: a technology for its full science, then 3 science', () => {
    const table = holding('breakthrough-ii', { hand: ['coal'], science: 7 }).plays(0, 'play breakthrough-ii')
    expect(table.on(0, 'coal')).toEqual([0, 0])
    expect(table.civ(0).science).toBe(3)
    expect(table.civilActions(0)).toEqual([3, 1])
    expect(holding('breakthrough-ii', { hand: ['coal'], science: 6 }).why(0, 'play breakthrough-ii')).toEqual(
      ['nothing-to-order TTA-ACARD-07'],
    )
  })

  test('breakthrough-ii: a revolution takes all civil actions, not one more (TTA-REV-05)', () => {
    const table = holding('breakthrough-ii', { hand: ['republic'], science: 3 }).plays(
      0,
      'play breakthrough-ii',
    )
    expect(table.civilActions(0)).toEqual([0, 7])
    expect(table.civ(0)).toMatchObject({ government: 'republic', science: 3 })
  })

  test('frugality-ii: a new worker for the full food, then 3 food', () => {
    const table = holding('frugality-ii', { on: { agriculture: [2, 4] }, yellowBank: 12 })
    table.plays(0, 'play frugality-ii')
    expect(table.civ(0)).toMatchObject({ yellowBank: 11, unused: 2 })
    expect(table.food(0)).toBe(3)
  })

  test('reserves-ii: 3 food or 3 resources', () => {
    expect(holding('reserves-ii').plays(0, 'play reserves-ii', 'food').food(0)).toBe(3)
    const table = holding('reserves-ii', { on: { iron: 0 } }).plays(0, 'play reserves-ii', 'resources')
    expect(table.resources(0)).toBe(3)
    expect(table.civilActions(0)).toEqual([3, 1])
  })

  test('revolutionary-idea-ii: 4 science', () => {
    const table = holding('revolutionary-idea-ii').plays(0, 'play revolutionary-idea-ii')
    expect(table.civ(0)).toMatchObject({ science: 4, culture: 0 })
    expect(table.civilActions(0)).toEqual([3, 1])
  })
})

describe('building', () => {
  test('efficient-upgrade-ii: a farm, mine or urban building is upgraded for 3 resources less (TTA-ACARD-03)', () => {
    const on = { bronze: [2, 5] as const, irrigation: 0, coal: 0, 'scientific-method': 0, riflemen: 0 }
    const table = holding('efficient-upgrade-ii', { on }).plays(0, 'play efficient-upgrade-ii')
    expect(table.options(0)).toEqual([
      'upgrade agriculture irrigation',
      'upgrade bronze coal',
      'upgrade philosophy scientific-method',
    ])
    table.plays(0, 'upgrade bronze coal')
    expect([table.on(0, 'bronze'), table.on(0, 'coal')]).toEqual([
      [1, 2],
      [1, 0],
    ])
    expect(table.civilActions(0)).toEqual([3, 1])
  })

  test('efficient-upgrade-ii: an upgrade that costs less is free; nothing is given back (TTA-ACARD-04, TTA-EX-11)', () => {
    const table = holding('efficient-upgrade-ii', { on: { bronze: [2, 1], irrigation: 0 } })
    table.plays(0, 'play efficient-upgrade-ii')
    expect(table.on(0, 'irrigation')).toEqual([1, 0])
    expect(table.resources(0)).toBe(1)
    expect(table.civilActions(0)).toEqual([3, 1])
  })

  test('efficient-upgrade-ii: not if there is nothing to upgrade (TTA-ACARD-07)', () => {
    const table = holding('efficient-upgrade-ii', { on: { bronze: [2, 9], riflemen: 0 } })
    expect(table.why(0, 'play efficient-upgrade-ii')).toEqual(['nothing-to-order TTA-ACARD-07'])
  })

  test('engineering-genius-ii: one stage of the wonder for 4 resources less', () => {
    const facts = { site: ['eiffel-tower', 1] as const, on: { bronze: [2, 3] as const } }
    const table = holding('engineering-genius-ii', facts).plays(0, 'play engineering-genius-ii')
    expect([table.civ(0).site?.built, table.resources(0)]).toEqual([2, 0])
    expect(table.civilActions(0)).toEqual([3, 1])
  })

  test('rich-land-ii: a farm or mine for 3 resources less, built or upgraded', () => {
    const on = { bronze: [2, 5] as const, coal: 0 }
    const built = holding('rich-land-ii', { on }).plays(0, 'play rich-land-ii', 'build coal')
    expect([built.on(0, 'coal'), built.resources(0)]).toEqual([[1, 0], 0])
    const upgraded = holding('rich-land-ii', { on }).plays(0, 'play rich-land-ii', 'upgrade bronze coal')
    expect([upgraded.on(0, 'coal'), upgraded.resources(0)]).toEqual([[1, 0], 2])
    const free = holding('rich-land-ii', { on }).plays(0, 'play rich-land-ii', 'build agriculture')
    expect([free.on(0, 'agriculture'), free.resources(0)]).toEqual([[3, 0], 5])
  })

  test('urban-growth-ii: an urban building for 3 resources less, built or upgraded', () => {
    const on = { bronze: [2, 5] as const, opera: 0, drama: 1 }
    const built = holding('urban-growth-ii', { on }).plays(0, 'play urban-growth-ii', 'build opera')
    expect([built.on(0, 'opera'), built.resources(0)]).toEqual([[1, 0], 0])
    const upgraded = holding('urban-growth-ii', { on }).plays(
      0,
      'play urban-growth-ii',
      'upgrade drama opera',
    )
    expect([upgraded.on(0, 'opera'), upgraded.resources(0)]).toEqual([[1, 0], 4])
    expect(upgraded.civilActions(0)).toEqual([3, 1])
  })
})

describe('arming', () => {
  test('patriotism-ii: 1 military action and 3 resources for units, in one pool', () => {
    const table = holding('patriotism-ii', { on: { bronze: [2, 1] }, unused: 2 })
    table.plays(0, 'play patriotism-ii', 'build warriors')
    expect([table.militaryActions(0), table.resources(0)]).toEqual([[2, 0], 1])
    table.plays(0, 'build warriors')
    expect([table.militaryActions(0), table.resources(0)]).toEqual([[1, 1], 0])
  })

  /** The resources for units that the card gives a player with 2 warriors. */
  const arms = (...rivals: readonly number[]) => {
    const others = rivals.map((warriors) => ({ on: { warriors } }))
    const players = [{ hand: ['wave-of-nationalism'], on: { warriors: 2 } }, ...others]
    return position({ players, age: 2 }).plays(0, 'play wave-of-nationalism').civ(0).turn.unitResources
  }

  test('wave-of-nationalism: resources for units, for each rival that is stronger: 6, 3 or 2 by players', () => {
    expect([arms(3), arms(2), arms(1)]).toEqual([6, 0, 0])
    expect([arms(3, 3), arms(3, 2), arms(1, 2)]).toEqual([6, 3, 0])
    expect([arms(3, 4, 5), arms(3, 2, 3), arms(1, 1, 4)]).toEqual([6, 4, 2])
  })

  test('wave-of-nationalism: they build and upgrade units in this turn and nothing else (TTA-PAY-09)', () => {
    const players = [
      { hand: ['wave-of-nationalism'], on: { riflemen: 0, bronze: [0, 1] as const } },
      { on: { warriors: 2 } },
    ]
    const table = position({ players, age: 2 }).plays(0, 'play wave-of-nationalism', 'build riflemen')
    expect([table.civilActions(0), table.militaryActions(0)]).toEqual([
      [3, 1],
      [1, 1],
    ])
    expect(table.resources(0)).toBe(1)
    expect(table.why(0, 'build bronze')).toContain('resources TTA-BUILD-01')
    expect(table.why(0, 'upgrade warriors riflemen')).toEqual(['resources TTA-UNIT-03'])
  })
})
