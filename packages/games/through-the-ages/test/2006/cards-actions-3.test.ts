import { describe, expect, test } from 'vitest'

import type { PlayerFacts } from '../testing.ts'
import { position } from './position.ts'

/** A player who holds the card. */
const holding = (card: string, facts: PlayerFacts = {}) =>
  position({ players: [{ ...facts, hand: [card, ...(facts.hand ?? [])] }, {}], age: 3 })

describe('points and goods', () => {
  test('work-of-art-iii: 3 culture points (TTA06-SIMPLE-AC-05)', () => {
    const table = holding('work-of-art-iii').plays(0, 'play work-of-art-iii')
    expect(table.civ(0)).toMatchObject({ science: 0, culture: 3 })
    expect(table.civilActions(0)).toEqual([3, 1])
  })

  test('revolutionary-idea-iii: 6 science points (TTA06-SIMPLE-AC-05)', () => {
    const table = holding('revolutionary-idea-iii').plays(0, 'play revolutionary-idea-iii')
    expect(table.civ(0)).toMatchObject({ science: 6, culture: 0 })
    expect(table.civilActions(0)).toEqual([3, 1])
  })

  test('revolutionary-idea-iii: nobody has more than 40 science points (TTA06-TRACK-02)', () => {
    const table = holding('revolutionary-idea-iii', { science: 38 })
    expect(table.plays(0, 'play revolutionary-idea-iii').civ(0).science).toBe(40)
  })

  test('bountiful-harvest-iii: 4 food (TTA06-SIMPLE-PAY-05)', () => {
    const table = holding('bountiful-harvest-iii').plays(0, 'play bountiful-harvest-iii')
    expect([table.food(0), table.resources(0), table.civilActions(0)]).toEqual([4, 0, [3, 1]])
  })

  test('mineral-deposits-iii: 4 resources (TTA06-SIMPLE-PAY-05)', () => {
    const table = holding('mineral-deposits-iii').plays(0, 'play mineral-deposits-iii')
    expect([table.food(0), table.resources(0), table.civilActions(0)]).toEqual([0, 4, [3, 1]])
  })

  test('mineral-deposits-iii: no more than the blue bank has tokens for (TTA06-SIMPLE-PAY-06)', () => {
    const table = holding('mineral-deposits-iii', { blueBank: 3 }).plays(0, 'play mineral-deposits-iii')
    expect([table.resources(0), table.civ(0).blueBank]).toEqual([3, 0])
  })

  /** What the card gives a player with 10 culture points. */
  const arts = (...rivals: readonly number[]) => {
    const others = rivals.map((culture) => ({ culture }))
    const players = [{ hand: ['endowment-for-the-arts'], culture: 10 }, ...others]
    const table = position({ players, age: 3 }).plays(0, 'play endowment-for-the-arts')
    expect(table.civilActions(0)).toEqual([3, 1])
    return table.civ(0).culture - 10
  }

  test('endowment-for-the-arts: for each rival with more culture points 6, 3 or 2 with 2, 3 or 4 players (TTA06-SIMPLE-AC-05)', () => {
    expect([arts(11), arts(10), arts(9)]).toEqual([6, 0, 0])
    expect([arts(11, 30), arts(11, 10), arts(10, 9)]).toEqual([6, 3, 0])
    expect([arts(11, 12, 13), arts(11, 10, 13), arts(9, 9, 11)]).toEqual([6, 4, 2])
  })
})

describe('building', () => {
  test('efficient-upgrade-iii: a farm, mine or urban building is upgraded for 4 resources less (TTA06-SIMPLE-AC-04, TTA06-SIMPLE-UPG-03)', () => {
    const on = { bronze: [2, 5] as const, oil: 0, coal: 1 }
    const table = holding('efficient-upgrade-iii', { on }).plays(0, 'play efficient-upgrade-iii')
    expect(table.options(0)).toEqual(['upgrade bronze coal', 'upgrade bronze oil', 'upgrade coal oil'])
    table.plays(0, 'upgrade bronze oil')
    expect([table.on(0, 'bronze'), table.on(0, 'oil'), table.resources(0)]).toEqual([[1, 0], [1, 0], 0])
    expect(table.civilActions(0)).toEqual([3, 1])
  })

  test('engineering-genius-iii: a stage for 5 resources less (TTA06-SIMPLE-AC-04)', () => {
    const facts = { site: ['first-space-flight', 2] as const, on: { bronze: [2, 4] as const } }
    const table = holding('engineering-genius-iii', facts).plays(0, 'play engineering-genius-iii')
    expect(table.civ(0).wonders.map(({ card }) => card)).toEqual(['first-space-flight'])
    expect([table.resources(0), table.civilActions(0)]).toEqual([0, [3, 1]])
  })

  test('engineering-genius-iii: one stage even with Engineering; an unused discount is lost (TTA06-CARD-01)', () => {
    const facts = { site: ['internet', 0], specials: ['engineering'], on: { bronze: [2, 9] } } as const
    const table = holding('engineering-genius-iii', facts).plays(0, 'play engineering-genius-iii')
    expect([table.civ(0).site?.built, table.resources(0)]).toEqual([1, 9])
  })

  test('ideal-building-site-iii: a new urban building for 4 resources less, no upgrade (TTA06-SIMPLE-AC-04, TTA06-CARD-01)', () => {
    const facts = { on: { bronze: [2, 6] as const, computers: 0 } }
    const table = holding('ideal-building-site-iii', facts).plays(0, 'play ideal-building-site-iii')
    expect(table.options(0)).toEqual(['build philosophy', 'build computers', 'build religion'])
    table.plays(0, 'build computers')
    expect([table.on(0, 'computers'), table.resources(0)]).toEqual([[1, 0], 0])
    expect(table.civilActions(0)).toEqual([3, 1])
  })

  test('ideal-building-site-iii: a temple that costs 3 is free; nothing is given back (TTA06-SIMPLE-AC-04)', () => {
    const table = holding('ideal-building-site-iii', { on: { bronze: [2, 1] } })
    table.plays(0, 'play ideal-building-site-iii', 'build religion')
    expect([table.on(0, 'religion'), table.resources(0)]).toEqual([[1, 0], 1])
  })
})

describe('arming', () => {
  test('patriotism-iii: 1 extra military action and 4 resources for units (TTA06-SIMPLE-BUILD-08, TTA06-CARD-02)', () => {
    const table = holding('patriotism-iii', { unused: 3, on: { bronze: [2, 2] } })
    table.plays(0, 'play patriotism-iii', 'build warriors', 'build warriors')
    expect([table.on(0, 'warriors'), table.resources(0)]).toEqual([[3, 0], 2])
    expect(table.plays(0, 'build warriors').resources(0)).toBe(0)
    expect(table.why(0, 'disband warriors')).toEqual(['military-actions TTA06-GEN-11'])
  })

  /** The resources for units that the card gives a player with 2 warriors. */
  const arms = (...rivals: readonly number[]) => {
    const others = rivals.map((warriors) => ({ on: { warriors } }))
    const players = [{ hand: ['military-build-up'], on: { warriors: 2 } }, ...others]
    return position({ players, age: 3 }).plays(0, 'play military-build-up').civ(0).turn.unitResources
  }

  test('military-build-up: for each stronger rival 8, 5 or 3 resources for units with 2, 3 or 4 players (TTA06-CARD-02)', () => {
    expect([arms(3), arms(2), arms(1)]).toEqual([8, 0, 0])
    expect([arms(3, 3), arms(3, 2), arms(1, 2)]).toEqual([10, 5, 0])
    expect([arms(3, 4, 5), arms(3, 2, 3), arms(1, 1, 4)]).toEqual([9, 6, 3])
  })

  test('military-build-up: what is not spent on units is lost at the end of the turn (TTA06-SIMPLE-BUILD-08, TTA06-SIMPLE-TURN-02)', () => {
    const players = [
      { hand: ['military-build-up'], on: { 'modern-infantry': 0, bronze: [0, 0] as const }, unused: 2 },
      { on: { warriors: 2 } },
    ]
    const table = position({ players, age: 3 }).plays(0, 'play military-build-up', 'build modern-infantry')
    expect([table.civilActions(0), table.militaryActions(0)]).toEqual([
      [3, 1],
      [1, 1],
    ])
    table.plays(0, 'end turn').plays(1, 'stay', 'pass', 'end turn').plays(0, 'stay', 'pass')
    expect(table.why(0, 'build warriors')).toEqual(['resources TTA06-SIMPLE-BUILD-03'])
  })
})
