import { describe, expect, test } from 'vitest'

import type { PlayerFacts } from '../testing.ts'
import { position } from './position.ts'

/** A player who holds the card. */
const holding = (card: string, facts: PlayerFacts = {}) =>
  position({ players: [{ ...facts, hand: [card, ...(facts.hand ?? [])] }, {}], age: 2 })

describe('points and goods', () => {
  test('work-of-art-ii: 4 culture points (TTA06-SIMPLE-AC-05)', () => {
    const table = holding('work-of-art-ii').plays(0, 'play work-of-art-ii')
    expect(table.civ(0)).toMatchObject({ science: 0, culture: 4 })
    expect(table.civilActions(0)).toEqual([3, 1])
  })

  test('revolutionary-idea-ii: 4 science points (TTA06-SIMPLE-AC-05)', () => {
    const table = holding('revolutionary-idea-ii').plays(0, 'play revolutionary-idea-ii')
    expect(table.civ(0)).toMatchObject({ science: 4, culture: 0 })
    expect(table.civilActions(0)).toEqual([3, 1])
  })

  test('bountiful-harvest-ii: 3 food, on the farms in play (TTA06-SIMPLE-PAY-05)', () => {
    const table = holding('bountiful-harvest-ii', { on: { irrigation: 0 }, blueBank: 2 })
    table.plays(0, 'play bountiful-harvest-ii')
    expect([table.food(0), table.on(0, 'agriculture'), table.on(0, 'irrigation')]).toEqual([
      3,
      [2, 1],
      [0, 1],
    ])
    expect(table.civilActions(0)).toEqual([3, 1])
  })

  test('mineral-deposits-ii: 3 resources, on the mines in play (TTA06-SIMPLE-PAY-05)', () => {
    const table = holding('mineral-deposits-ii', { on: { coal: 0 }, blueBank: 1 })
    table.plays(0, 'play mineral-deposits-ii')
    expect([table.resources(0), table.on(0, 'coal'), table.food(0)]).toEqual([3, [0, 1], 0])
    expect(table.civilActions(0)).toEqual([3, 1])
  })

  test('frugality-ii: a new worker for the full food, then 3 food (TTA06-SIMPLE-AC-03)', () => {
    const table = holding('frugality-ii', { on: { agriculture: [2, 4] }, yellowBank: 12 })
    table.plays(0, 'play frugality-ii')
    expect(table.civ(0)).toMatchObject({ yellowBank: 11, unused: 2 })
    expect([table.food(0), table.civilActions(0)]).toEqual([3, [3, 1]])
  })

  test('breakthrough-ii: a technology for its full science, then 4 science points (TTA06-SIMPLE-AC-03)', () => {
    const table = holding('breakthrough-ii', { hand: ['coal'], science: 7 }).plays(0, 'play breakthrough-ii')
    expect([table.on(0, 'coal'), table.civ(0).science]).toEqual([[0, 0], 4])
    expect(table.civilActions(0)).toEqual([3, 1])
    const poor = holding('breakthrough-ii', { hand: ['coal'], science: 6 })
    expect(poor.why(0, 'play breakthrough-ii')).toEqual(['nothing-to-order TTA06-SIMPLE-AC-02'])
  })

  test('breakthrough-ii: a revolution takes all civil actions (TTA06-SIMPLE-GOV-04)', () => {
    const table = holding('breakthrough-ii', { hand: ['republic'], science: 4 })
    table.plays(0, 'play breakthrough-ii')
    expect(table.civ(0)).toMatchObject({ government: 'republic', science: 4 })
    expect(table.civilActions(0)).toEqual([0, 7])
  })
})

describe('building', () => {
  test('efficient-upgrade-ii: a farm, mine or urban building is upgraded for 3 resources less (TTA06-SIMPLE-AC-04, TTA06-SIMPLE-UPG-03)', () => {
    const on = { bronze: [2, 5] as const, irrigation: 0, coal: 0, 'scientific-method': 0, riflemen: 0 }
    const table = holding('efficient-upgrade-ii', { on }).plays(0, 'play efficient-upgrade-ii')
    expect(table.options(0)).toEqual([
      'upgrade agriculture irrigation',
      'upgrade bronze coal',
      'upgrade philosophy scientific-method',
    ])
    table.plays(0, 'upgrade bronze coal')
    expect([table.on(0, 'bronze'), table.on(0, 'coal'), table.resources(0)]).toEqual([[1, 2], [1, 0], 2])
    expect(table.civilActions(0)).toEqual([3, 1])
  })

  test('efficient-upgrade-ii: an upgrade that costs less is free; nothing is given back (TTA06-SIMPLE-AC-04)', () => {
    const table = holding('efficient-upgrade-ii', { on: { bronze: [2, 1], irrigation: 0 } })
    table.plays(0, 'play efficient-upgrade-ii')
    expect([table.on(0, 'irrigation'), table.resources(0)]).toEqual([[1, 0], 1])
  })

  test('engineering-genius-ii: a stage for 4 resources less, one even with Architecture (TTA06-SIMPLE-AC-04, TTA06-CARD-01)', () => {
    const facts = { site: ['transcontinental-railroad', 2], specials: ['architecture'] } as const
    const table = holding('engineering-genius-ii', { ...facts, on: { bronze: [2, 1] } })
    table.plays(0, 'play engineering-genius-ii')
    expect(table.civ(0).wonders.map(({ card }) => card)).toEqual(['transcontinental-railroad'])
    expect([table.resources(0), table.civilActions(0)]).toEqual([0, [3, 1]])
    const first = holding('engineering-genius-ii', { site: ['kremlin', 0], specials: ['architecture'] })
    expect(first.plays(0, 'play engineering-genius-ii').civ(0).site?.built).toBe(1)
  })

  test('ideal-building-site-ii: a new urban building for 3 resources less, no upgrade (TTA06-SIMPLE-AC-04, TTA06-CARD-01)', () => {
    const facts = { on: { bronze: [2, 6] as const, opera: 0, drama: 1 } }
    const table = holding('ideal-building-site-ii', facts).plays(0, 'play ideal-building-site-ii')
    expect(table.options(0)).toEqual(['build philosophy', 'build religion', 'build drama', 'build opera'])
    table.plays(0, 'build opera')
    expect([table.on(0, 'opera'), table.resources(0), table.civilActions(0)]).toEqual([[1, 0], 0, [3, 1]])
  })

  test('rich-land-ii: a new farm or mine for 3 resources less, no upgrade (TTA06-SIMPLE-AC-04, TTA06-CARD-01)', () => {
    const facts = { on: { bronze: [2, 5] as const, coal: 0 } }
    const table = holding('rich-land-ii', facts).plays(0, 'play rich-land-ii')
    expect(table.options(0)).toEqual(['build agriculture', 'build bronze', 'build coal'])
    table.plays(0, 'build coal')
    expect([table.on(0, 'coal'), table.resources(0), table.civilActions(0)]).toEqual([[1, 0], 0, [3, 1]])
  })
})

describe('arming', () => {
  test('patriotism-ii: 1 extra military action and 3 resources for units, in one pool (TTA06-SIMPLE-BUILD-08, TTA06-CARD-02)', () => {
    const table = holding('patriotism-ii', { on: { bronze: [2, 1] }, unused: 3 })
    expect(table.plays(0, 'play patriotism-ii', 'build warriors').resources(0)).toBe(1)
    expect(table.plays(0, 'build warriors').resources(0)).toBe(0)
    table.plays(0, 'disband warriors')
    expect(table.why(0, 'disband warriors')).toEqual(['military-actions TTA06-GEN-11'])
  })

  /** The resources for units that the card gives a player with 2 warriors. */
  const arms = (...rivals: readonly number[]) => {
    const others = rivals.map((warriors) => ({ on: { warriors } }))
    const players = [{ hand: ['wave-of-nationalism'], on: { warriors: 2 } }, ...others]
    return position({ players, age: 2 }).plays(0, 'play wave-of-nationalism').civ(0).turn.unitResources
  }

  test('wave-of-nationalism: for each stronger rival 6, 3 or 2 resources for units with 2, 3 or 4 players (TTA06-CARD-02)', () => {
    expect([arms(3), arms(2), arms(1)]).toEqual([6, 0, 0])
    expect([arms(3, 3), arms(3, 2), arms(1, 2)]).toEqual([6, 3, 0])
    expect([arms(3, 4, 5), arms(3, 2, 3), arms(1, 1, 4)]).toEqual([6, 4, 2])
  })

  test('wave-of-nationalism: only players still in the game count (TTA06-FULL-RESIGN-03)', () => {
    const players = [{}, { hand: ['wave-of-nationalism'] }, { on: { warriors: 3 } }]
    const table = position({ players, age: 2, stage: 'resign' }).plays(0, 'resign').plays(1, 'stay', 'pass')
    expect(table.plays(1, 'play wave-of-nationalism').civ(1).turn.unitResources).toBe(6)
  })

  test('wave-of-nationalism: the resources build and upgrade units and nothing else (TTA06-SIMPLE-BUILD-08, TTA06-SIMPLE-UPG-04)', () => {
    const players = [
      { hand: ['wave-of-nationalism'], on: { riflemen: 0, bronze: [0, 1] as const }, unused: 2 },
      { on: { warriors: 2 } },
    ]
    const table = position({ players, age: 2 }).plays(0, 'play wave-of-nationalism', 'build riflemen')
    expect([table.civilActions(0), table.militaryActions(0)]).toEqual([
      [3, 1],
      [1, 1],
    ])
    expect(table.resources(0)).toBe(1)
    expect(table.why(0, 'build bronze')).toEqual(['resources TTA06-SIMPLE-BUILD-01'])
    // One of the six is left and pays 1 of the 2 resources for Warriors.
    expect(table.plays(0, 'build warriors').resources(0)).toBe(0)
  })
})
