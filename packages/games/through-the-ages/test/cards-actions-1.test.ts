import { describe, expect, test } from 'vitest'

import { position } from './testing.ts'
import type { PlayerFacts } from './testing.ts'

/** A player who holds the card. */
const holding = (card: string, facts: PlayerFacts = {}) =>
  position({ players: [{ ...facts, hand: [card, ...(facts.hand ?? [])] }, {}] })

describe('Breakthrough', () => {
  test('breakthrough-i: a technology for its full science, then 2 science (TTA-ACARD-03)', () => {
    const table = holding('breakthrough-i', { hand: ['iron'], science: 5 }).plays(0, 'play breakthrough-i')
    expect(table.on(0, 'iron')).toEqual([0, 0])
    expect(table.civ(0).science).toBe(2)
    expect(table.civilActions(0)).toEqual([3, 1])
  })

  test('breakthrough-i: the science scored does not help to pay (TTA-ACARD-07)', () => {
    const table = holding('breakthrough-i', { hand: ['iron'], science: 4 })
    expect(table.why(0, 'play breakthrough-i')).toEqual(['nothing-to-order TTA-ACARD-07'])
  })

  test('breakthrough-i: a revolution takes all civil actions in place of the one for the card (TTA-ACARD-05, TTA-REV-05)', () => {
    const facts = { hand: ['monarchy', 'irrigation'], science: 8 }
    const table = holding('breakthrough-i', facts).plays(0, 'play breakthrough-i')
    expect(table.asked).toBe('0 order')
    expect(table.options(0)).toEqual(['develop monarchy', 'revolt monarchy', 'develop irrigation'])
    table.plays(0, 'revolt monarchy')
    expect(table.civilActions(0)).toEqual([0, 5])
    expect(table.civ(0)).toMatchObject({ government: 'monarchy', science: 8 - 2 + 2 })
  })

  test('breakthrough-i: no revolution if a civil action was spent before (TTA-REV-03)', () => {
    const table = holding('breakthrough-i', { hand: ['monarchy', 'irrigation'], science: 8, civilActions: 3 })
    expect(table.plays(0, 'play breakthrough-i').options(0)).toEqual([
      'develop monarchy',
      'develop irrigation',
    ])
  })

  test('breakthrough-i: without a civil action only a revolution paid by military ones is possible (TTA-ACARD-01, TTA-APP-ROBES-05)', () => {
    const facts = { hand: ['monarchy', 'irrigation'], science: 8, civilActions: 0 }
    expect(holding('breakthrough-i', facts).why(0, 'play breakthrough-i')).toEqual([
      'civil-actions TTA-ACT-03',
    ])
    const players = [
      { ...facts, hand: ['breakthrough-i', ...facts.hand], leader: 'maximilien-robespierre' },
      {},
    ]
    const table = position({ players, age: 2 }).plays(0, 'play breakthrough-i')
    expect([table.asked, table.civ(0).government]).toEqual(['0 action', 'monarchy'])
  })

  test('breakthrough-i: a peaceful change of government costs only the action of the card (TTA-TECH-03)', () => {
    const table = holding('breakthrough-i', { hand: ['monarchy'], science: 8 })
    table.plays(0, 'play breakthrough-i', 'develop monarchy')
    expect(table.civilActions(0)).toEqual([4, 1])
    expect(table.civ(0).science).toBe(2)
  })
})

describe('points and goods', () => {
  test('cultural-heritage-i: 2 science and 2 culture', () => {
    const table = holding('cultural-heritage-i').plays(0, 'play cultural-heritage-i')
    expect(table.civ(0)).toMatchObject({ science: 2, culture: 2 })
    expect(table.civilActions(0)).toEqual([3, 1])
  })

  test('reserves-i: 2 food or 2 resources', () => {
    const food = holding('reserves-i').plays(0, 'play reserves-i', 'food')
    expect([food.food(0), food.resources(0)]).toEqual([2, 0])
    const resources = holding('reserves-i').plays(0, 'play reserves-i', 'resources')
    expect([resources.food(0), resources.resources(0)]).toEqual([0, 2])
    expect(resources.civilActions(0)).toEqual([3, 1])
  })

  test('frugality-i: a new worker for the full food, then 2 food', () => {
    const table = holding('frugality-i', { on: { agriculture: [2, 3] }, yellowBank: 14 })
    table.plays(0, 'play frugality-i')
    expect(table.civ(0)).toMatchObject({ yellowBank: 13, unused: 2 })
    expect(table.food(0)).toBe(2)
    expect(holding('frugality-i', { on: { agriculture: [2, 1] } }).why(0, 'play frugality-i')).toEqual([
      'food TTA-POP-01',
    ])
  })
})

describe('building', () => {
  test('engineering-genius-i: one stage of the wonder for 3 resources less', () => {
    const facts = { site: ['st-peters-basilica', 0] as const, on: { bronze: [2, 1] as const } }
    const table = holding('engineering-genius-i', facts).plays(0, 'play engineering-genius-i')
    expect(table.civ(0).site?.built).toBe(1)
    expect(table.resources(0)).toBe(0)
    expect(table.civilActions(0)).toEqual([3, 1])
  })

  test('engineering-genius-i: the stage may be the last one (TTA-STAGE-03)', () => {
    const facts = { site: ['st-peters-basilica', 1] as const, on: { bronze: [2, 1] as const } }
    const table = holding('engineering-genius-i', facts).plays(0, 'play engineering-genius-i')
    expect(table.cultureRating(0)).toBe(2)
    expect(table.civ(0)).toMatchObject({ site: null, blueBank: 18 })
  })

  test('rich-land-i: a farm or mine for 2 resources less, built or upgraded', () => {
    const on = { bronze: [2, 3] as const, iron: 0, irrigation: 0 }
    const built = holding('rich-land-i', { on }).plays(0, 'play rich-land-i', 'build iron')
    expect([built.on(0, 'iron'), built.resources(0)]).toEqual([[1, 0], 0])
    const upgraded = holding('rich-land-i', { on }).plays(0, 'play rich-land-i', 'upgrade bronze iron')
    expect([upgraded.on(0, 'iron'), upgraded.resources(0)]).toEqual([[1, 0], 2])
    const free = holding('rich-land-i', { on }).plays(0, 'play rich-land-i', 'upgrade agriculture irrigation')
    expect([free.on(0, 'irrigation'), free.resources(0)]).toEqual([[1, 0], 3])
  })

  test('urban-growth-i: an urban building for 2 resources less, built or upgraded', () => {
    const on = { bronze: [2, 4] as const, alchemy: 0 }
    const built = holding('urban-growth-i', { on }).plays(0, 'play urban-growth-i', 'build alchemy')
    expect([built.on(0, 'alchemy'), built.resources(0)]).toEqual([[1, 0], 0])
    const upgraded = holding('urban-growth-i', { on }).plays(
      0,
      'play urban-growth-i',
      'upgrade philosophy alchemy',
    )
    expect([upgraded.on(0, 'alchemy'), upgraded.resources(0)]).toEqual([[1, 0], 3])
    expect(upgraded.civilActions(0)).toEqual([3, 1])
  })

  test('urban-growth-i: with Masonry both reductions count (TTA-BUILD-02)', () => {
    const facts = { on: { bronze: [2, 3] as const, alchemy: 0 }, specials: ['masonry'] }
    const table = holding('urban-growth-i', facts).plays(0, 'play urban-growth-i', 'build alchemy')
    expect(table.resources(0)).toBe(0)
  })
})

describe('Patriotism', () => {
  test('patriotism-i: 1 military action and 2 resources for units', () => {
    const table = holding('patriotism-i', { militaryActions: 0 }).plays(
      0,
      'play patriotism-i',
      'build warriors',
    )
    expect(table.on(0, 'warriors')).toEqual([2, 0])
    expect(table.militaryActions(0)).toEqual([0, 2])
    expect(table.why(0, 'disband warriors')).toEqual(['military-actions TTA-ACT-03'])
  })

  test('patriotism-i: the resources are one pool for the whole turn', () => {
    const facts = { on: { bronze: [2, 1] as const, swordsmen: 0 }, unused: 2 }
    const table = holding('patriotism-i', facts).plays(0, 'play patriotism-i', 'upgrade warriors swordsmen')
    expect(table.resources(0)).toBe(1)
    table.plays(0, 'build warriors')
    expect(table.resources(0)).toBe(0)
  })
})
