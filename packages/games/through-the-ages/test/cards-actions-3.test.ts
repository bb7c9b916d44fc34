import { describe, expect, test } from 'vitest'

import { position } from './testing.ts'
import type { PlayerFacts } from './testing.ts'

/** A player who holds the card. */
const holding = (card: string, facts: PlayerFacts = {}) =>
  position({ players: [{ ...facts, hand: [card, ...(facts.hand ?? [])] }, {}], age: 3 })

describe('points and goods', () => {
  /** What the card gives a player with 10 culture. */
  const arts = (...rivals: readonly number[]) => {
    const others = rivals.map((culture) => ({ culture }))
    const players = [{ hand: ['endowment-for-the-arts'], culture: 10 }, ...others]
    const table = position({ players, age: 3 }).plays(0, 'play endowment-for-the-arts')
    expect(table.civilActions(0)).toEqual([3, 1])
    return table.civ(0).culture - 10
  }

  test('endowment-for-the-arts: culture for each rival with more culture: 6, 3 or 2 by players', () => {
    expect([arts(11), arts(10), arts(9)]).toEqual([6, 0, 0])
    expect([arts(11, 30), arts(11, 10), arts(10, 9)]).toEqual([6, 3, 0])
    expect([arts(11, 12, 13), arts(11, 10, 13), arts(9, 9, 11)]).toEqual([6, 4, 2])
  })

  test('reserves-iii: 4 food or 4 resources', () => {
    expect(holding('reserves-iii').plays(0, 'play reserves-iii', 'food').food(0)).toBe(4)
    const table = holding('reserves-iii').plays(0, 'play reserves-iii', 'resources')
    expect([table.food(0), table.resources(0)]).toEqual([0, 4])
    expect(table.civilActions(0)).toEqual([3, 1])
  })

  test('revolutionary-idea-iii: 6 science', () => {
    const table = holding('revolutionary-idea-iii').plays(0, 'play revolutionary-idea-iii')
    expect(table.civ(0)).toMatchObject({ science: 6, culture: 0 })
    expect(table.civilActions(0)).toEqual([3, 1])
  })
})

describe('building', () => {
  test('efficient-upgrade-iii: a farm, mine or urban building is upgraded for 4 resources less', () => {
    const on = { bronze: [2, 5] as const, oil: 0, coal: 1 }
    const table = holding('efficient-upgrade-iii', { on }).plays(0, 'play efficient-upgrade-iii')
    expect(table.options(0)).toEqual(['upgrade bronze coal', 'upgrade bronze oil', 'upgrade coal oil'])
    table.plays(0, 'upgrade bronze oil')
    expect([table.on(0, 'bronze'), table.on(0, 'oil')]).toEqual([
      [1, 0],
      [1, 0],
    ])
    expect(table.civilActions(0)).toEqual([3, 1])
  })

  test('engineering-genius-iii: one stage of the wonder for 5 resources less', () => {
    const facts = { site: ['first-space-flight', 3] as const, on: { bronze: [2, 4] as const } }
    const table = holding('engineering-genius-iii', facts).plays(0, 'play engineering-genius-iii')
    expect(table.civ(0).wonders.map(({ card }) => card)).toEqual(['first-space-flight'])
    expect(table.resources(0)).toBe(0)
    expect(table.civilActions(0)).toEqual([3, 1])
  })

  test('engineering-genius-iii: exactly one stage, even with Engineering (TTA-ACARD-06)', () => {
    const facts = {
      site: ['internet', 0] as const,
      specials: ['engineering'],
      on: { bronze: [2, 20] as const },
    }
    const table = holding('engineering-genius-iii', facts).plays(0, 'play engineering-genius-iii')
    expect([table.civ(0).site?.built, table.resources(0)]).toEqual([1, 20])
  })

  test('urban-growth-iii: an urban building for 4 resources less, built or upgraded', () => {
    const on = { bronze: [2, 7] as const, computers: 0 }
    const built = holding('urban-growth-iii', { on }).plays(0, 'play urban-growth-iii', 'build computers')
    expect([built.on(0, 'computers'), built.resources(0)]).toEqual([[1, 0], 0])
    const upgraded = holding('urban-growth-iii', { on })
    upgraded.plays(0, 'play urban-growth-iii', 'upgrade philosophy computers')
    expect([upgraded.on(0, 'computers'), upgraded.resources(0)]).toEqual([[1, 0], 3])
    expect(upgraded.civilActions(0)).toEqual([3, 1])
  })
})

describe('arming', () => {
  test('patriotism-iii: 1 military action and 4 resources for units', () => {
    const table = holding('patriotism-iii', { unused: 3, on: { bronze: [2, 1] } })
    table.plays(0, 'play patriotism-iii', 'build warriors', 'build warriors')
    expect(table.on(0, 'warriors')).toEqual([3, 0])
    expect([table.militaryActions(0), table.resources(0)]).toEqual([[1, 1], 1])
    expect(table.why(0, 'build warriors')).toEqual(['resources TTA-UNIT-01'])
  })

  /** The resources for units that the card gives a player with 2 warriors. */
  const arms = (...rivals: readonly number[]) => {
    const others = rivals.map((warriors) => ({ on: { warriors } }))
    const players = [{ hand: ['military-build-up'], on: { warriors: 2 } }, ...others]
    return position({ players, age: 3 }).plays(0, 'play military-build-up').civ(0).turn.unitResources
  }

  test('military-build-up: resources for units, for each rival that is stronger: 8, 5 or 3 by players', () => {
    expect([arms(3), arms(2), arms(1)]).toEqual([8, 0, 0])
    expect([arms(3, 3), arms(3, 2), arms(1, 2)]).toEqual([10, 5, 0])
    expect([arms(3, 4, 5), arms(3, 2, 3), arms(1, 1, 4)]).toEqual([9, 6, 3])
  })

  test('military-build-up: they build and upgrade units in this turn and nothing else (TTA-PAY-09)', () => {
    const players = [
      { hand: ['military-build-up'], on: { 'modern-infantry': 0, bronze: [0, 2] as const } },
      { on: { warriors: 2 } },
    ]
    const table = position({ players, age: 3 }).plays(0, 'play military-build-up', 'build modern-infantry')
    expect([table.civilActions(0), table.militaryActions(0)]).toEqual([
      [3, 1],
      [1, 1],
    ])
    expect(table.resources(0)).toBe(2)
    table.plays(0, 'end turn').plays(1, 'pass', 'end turn').plays(0, 'pass')
    expect(table.civ(0).turn.unitResources).toBe(0)
  })
})
