import { describe, expect, test } from 'vitest'

import type { PlayerFacts } from '../testing.ts'
import { position } from './position.ts'

/** A player who holds the card. */
const holding = (card: string, facts: PlayerFacts = {}) =>
  position({ players: [{ ...facts, hand: [card, ...(facts.hand ?? [])] }, {}] })

describe('points and goods', () => {
  test('work-of-art-i: 5 culture points (TTA06-SIMPLE-AC-05)', () => {
    const table = holding('work-of-art-i').plays(0, 'play work-of-art-i')
    expect(table.civ(0)).toMatchObject({ science: 0, culture: 5 })
    expect(table.civilActions(0)).toEqual([3, 1])
  })

  test('revolutionary-idea-i: 2 science points (TTA06-SIMPLE-AC-05)', () => {
    const table = holding('revolutionary-idea-i').plays(0, 'play revolutionary-idea-i')
    expect(table.civ(0)).toMatchObject({ science: 2, culture: 0 })
    expect(table.civilActions(0)).toEqual([3, 1])
  })

  test('bountiful-harvest-i: blue tokens of the bank worth 2 food (TTA06-SIMPLE-PAY-05)', () => {
    const table = holding('bountiful-harvest-i').plays(0, 'play bountiful-harvest-i')
    expect([table.food(0), table.resources(0), table.civ(0).blueBank]).toEqual([2, 0, 16])
    expect(table.civilActions(0)).toEqual([3, 1])
  })

  test('bountiful-harvest-i: a farm without workers may hold them (TTA06-SIMPLE-PAY-05)', () => {
    const facts = { on: { irrigation: 0 }, blueBank: 1 }
    const table = holding('bountiful-harvest-i', facts).plays(0, 'play bountiful-harvest-i')
    expect([table.food(0), table.on(0, 'irrigation')]).toEqual([2, [0, 1]])
  })

  test('bountiful-harvest-i: no more than the blue bank holds (TTA06-SIMPLE-PAY-06)', () => {
    const table = holding('bountiful-harvest-i', { blueBank: 1 }).plays(0, 'play bountiful-harvest-i')
    expect([table.food(0), table.civ(0).blueBank]).toEqual([1, 0])
  })

  test('mineral-deposits-i: blue tokens of the bank worth 2 resources (TTA06-SIMPLE-PAY-05)', () => {
    const table = holding('mineral-deposits-i').plays(0, 'play mineral-deposits-i')
    expect([table.food(0), table.resources(0), table.civ(0).blueBank]).toEqual([0, 2, 16])
    expect(table.civilActions(0)).toEqual([3, 1])
  })

  test('frugality-i: 2 food are not enough for a worker that costs 3; with 3 food, 2 come back (TTA06-SIMPLE-AC-03, TTA06-EX-O05)', () => {
    const poor = holding('frugality-i', { on: { agriculture: [2, 2] }, yellowBank: 16 })
    expect(poor.why(0, 'play frugality-i')).toEqual(['food TTA06-SIMPLE-POP-01'])
    const table = holding('frugality-i', { on: { agriculture: [2, 3] }, yellowBank: 16 })
    table.plays(0, 'play frugality-i')
    expect(table.civ(0)).toMatchObject({ yellowBank: 15, unused: 2 })
    expect([table.food(0), table.civilActions(0)]).toEqual([2, [3, 1]])
  })
})

describe('Breakthrough', () => {
  test('breakthrough-i: a technology for its full science, then 2 science points (TTA06-SIMPLE-AC-03)', () => {
    const table = holding('breakthrough-i', { hand: ['iron'], science: 5 }).plays(0, 'play breakthrough-i')
    expect([table.on(0, 'iron'), table.civ(0).science]).toEqual([[0, 0], 2])
    expect(table.civilActions(0)).toEqual([3, 1])
  })

  test('breakthrough-i: the points scored do not help to pay (TTA06-SIMPLE-AC-03)', () => {
    const table = holding('breakthrough-i', { hand: ['iron'], science: 4 })
    expect(table.why(0, 'play breakthrough-i')).toEqual(['nothing-to-order TTA06-SIMPLE-AC-02'])
  })

  test('breakthrough-i: as the only civil action of the turn it may start a revolution, which takes them all (TTA06-SIMPLE-GOV-04)', () => {
    const table = holding('breakthrough-i', { hand: ['monarchy', 'irrigation'], science: 9 })
    table.plays(0, 'play breakthrough-i')
    expect(table.options(0)).toEqual(['develop monarchy', 'revolt monarchy', 'develop irrigation'])
    table.plays(0, 'revolt monarchy')
    expect(table.civ(0)).toMatchObject({ government: 'monarchy', science: 9 - 3 + 2 })
    expect(table.civilActions(0)).toEqual([0, 5])
  })

  test('breakthrough-i: no revolution after another civil action (TTA06-SIMPLE-GOV-04)', () => {
    const facts = { hand: ['monarchy', 'irrigation'], science: 9, civilActions: 3 }
    const table = holding('breakthrough-i', facts).plays(0, 'play breakthrough-i')
    expect(table.options(0)).toEqual(['develop monarchy', 'develop irrigation'])
  })

  test('breakthrough-i: a peaceful change of government costs only the action of the card (TTA06-SIMPLE-GOV-03)', () => {
    const table = holding('breakthrough-i', { hand: ['monarchy'], science: 9 })
    table.plays(0, 'play breakthrough-i', 'develop monarchy')
    expect([table.civ(0).science, table.civilActions(0)]).toEqual([2, [4, 1]])
  })
})

describe('building', () => {
  test('efficient-upgrade-i: a farm, mine or urban building is upgraded for 2 resources less, no unit (TTA06-SIMPLE-AC-04, TTA06-CARD-01)', () => {
    const on = { bronze: [2, 5] as const, irrigation: 0, iron: 0, alchemy: 0, swordsmen: 0 }
    const table = holding('efficient-upgrade-i', { on }).plays(0, 'play efficient-upgrade-i')
    expect(table.options(0)).toEqual([
      'upgrade agriculture irrigation',
      'upgrade bronze iron',
      'upgrade philosophy alchemy',
    ])
    table.plays(0, 'upgrade bronze iron')
    expect([table.on(0, 'bronze'), table.on(0, 'iron'), table.resources(0)]).toEqual([[1, 4], [1, 0], 4])
    expect(table.civilActions(0)).toEqual([3, 1])
  })

  test('efficient-upgrade-i: not if there is nothing to upgrade (TTA06-SIMPLE-AC-02)', () => {
    const table = holding('efficient-upgrade-i', { on: { bronze: [2, 9], swordsmen: 0, drama: 0 } })
    expect(table.why(0, 'play efficient-upgrade-i')).toEqual(['nothing-to-order TTA06-SIMPLE-AC-02'])
  })

  test('engineering-genius-i: a stage for 3 resources less, which may be the last (TTA06-SIMPLE-AC-04, TTA06-SIMPLE-WONDER-03)', () => {
    const facts = { site: ['st-peters-basilica', 1] as const, on: { bronze: [2, 1] as const } }
    const table = holding('engineering-genius-i', facts).plays(0, 'play engineering-genius-i')
    expect([table.resources(0), table.cultureRating(0), table.civilActions(0)]).toEqual([0, 2, [3, 1]])
    expect(table.civ(0)).toMatchObject({ site: null, blueBank: 18 + 1 + 1 })
  })

  test('ideal-building-site-i: a new urban building for 2 resources less, no upgrade (TTA06-SIMPLE-AC-04, TTA06-CARD-01)', () => {
    const facts = { on: { bronze: [2, 5] as const, alchemy: 0, drama: 1 } }
    const table = holding('ideal-building-site-i', facts).plays(0, 'play ideal-building-site-i')
    expect(table.options(0)).toEqual(['build philosophy', 'build alchemy', 'build religion', 'build drama'])
    table.plays(0, 'build alchemy')
    expect([table.on(0, 'alchemy'), table.resources(0)]).toEqual([[1, 0], 1])
    expect(table.civilActions(0)).toEqual([3, 1])
  })

  test('rich-land-i: a new farm or mine for 2 resources less, no upgrade (TTA06-SIMPLE-AC-04, TTA06-CARD-01)', () => {
    const facts = { on: { bronze: [2, 3] as const, iron: 0 } }
    const table = holding('rich-land-i', facts).plays(0, 'play rich-land-i')
    expect(table.options(0)).toEqual(['build agriculture', 'build bronze', 'build iron'])
    table.plays(0, 'build iron')
    expect([table.on(0, 'iron'), table.resources(0), table.civilActions(0)]).toEqual([[1, 0], 0, [3, 1]])
  })

  test('rich-land-i: a farm that costs 2 is free; nothing is given back (TTA06-SIMPLE-AC-04)', () => {
    const table = holding('rich-land-i', { on: { bronze: [2, 1] } })
    table.plays(0, 'play rich-land-i', 'build agriculture')
    expect([table.on(0, 'agriculture'), table.resources(0)]).toEqual([[3, 0], 1])
  })
})

describe('Patriotism', () => {
  test('patriotism-i: 1 extra military action and 2 resources for units and their upgrades (TTA06-SIMPLE-BUILD-08, TTA06-SIMPLE-UPG-04, TTA06-EX-R11)', () => {
    const facts = { on: { swordsmen: 0, bronze: [2, 5] as const }, unused: 3 }
    const table = holding('patriotism-i', facts).plays(0, 'play patriotism-i')
    expect(table.civilActions(0)).toEqual([3, 1])
    expect(table.plays(0, 'upgrade warriors swordsmen').resources(0)).toBe(5)
    expect(table.plays(0, 'build swordsmen').resources(0)).toBe(3)
    expect(table.plays(0, 'build swordsmen').resources(0)).toBe(0)
    expect([table.on(0, 'swordsmen'), table.strength(0)]).toEqual([[3, 0], 6])
    expect(table.why(0, 'disband swordsmen')).toEqual(['military-actions TTA06-GEN-11'])
  })
})
