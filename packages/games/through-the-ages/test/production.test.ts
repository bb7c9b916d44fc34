import { describe, expect, test } from 'vitest'

import { position } from './testing.ts'
import type { PlayerFacts, Position } from './testing.ts'

/** The first player ends their turn with this. */
const produced = (player: PlayerFacts, age = 1): Position =>
  position({ age, players: [player, {}] }).plays(0, 'end turn')

/** No workers on farms and mines, so that only the loss shows. */
const idle = { agriculture: 0, bronze: 0 }

describe('production in order', () => {
  test('points, corruption, food, consumption, resources (TTA-PROD-01, TTA-PROD-02, TTA-PROD-03, TTA-PROD-04, TTA-PROD-06, TTA-PROD-08, TTA-PROD-09, TTA-PAY-13, TTA-EX-19)', () => {
    const on = {
      agriculture: [2, 3],
      irrigation: [1, 2],
      bronze: [2, 1],
      iron: 1,
      philosophy: 1,
      alchemy: 1,
      religion: 2,
    } as const
    const p = produced({
      on,
      blueBank: 7,
      yellowBank: 11,
      site: ['great-wall', 3],
      science: 10,
      culture: 20,
    })
    expect([p.civ(0).science, p.civ(0).culture]).toEqual([13, 22])
    expect(p.events('corruption')).toEqual([{ kind: 'corruption', seat: 0, resources: 1, food: 1 }])
    expect(p.events('consumption')).toEqual([
      { kind: 'consumption', seat: 0, food: 2, resources: 0, missing: 0 },
    ])
    expect([p.on(0, 'agriculture'), p.on(0, 'irrigation')]).toEqual([
      [2, 2],
      [1, 3],
    ])
    expect([p.on(0, 'bronze'), p.on(0, 'iron')]).toEqual([
      [2, 2],
      [1, 1],
    ])
    expect([p.food(0), p.resources(0), p.civ(0).blueBank]).toEqual([8, 4, 5])
  })

  test('too few tokens go to the highest cards first (TTA-PROD-05, TTA-PROD-08, TTA-PROD-09, TTA-EX-20)', () => {
    const on = {
      agriculture: [3, 12],
      irrigation: [2, 0],
      bronze: [3, 0],
      iron: 0,
      coal: [1, 2],
    } as const
    const p = produced({ on, blueBank: 2, yellowBank: 5, unused: 5 }, 2)
    expect([p.on(0, 'agriculture'), p.on(0, 'irrigation')]).toEqual([
      [3, 10],
      [2, 2],
    ])
    expect([p.on(0, 'bronze'), p.on(0, 'iron'), p.on(0, 'coal')]).toEqual([
      [3, 2],
      [0, 1],
      [1, 1],
    ])
    expect([p.food(0), p.resources(0), p.civ(0).blueBank]).toEqual([14, 7, 0])
  })

  test('ratings are scored before famine takes culture (TTA-PROD-01, TTA-PROD-07)', () => {
    const p = produced({ on: { ...idle, religion: 2 }, yellowBank: 13 })
    expect(p.cultureRating(0)).toBe(2)
    expect(p.civ(0).culture).toBe(0)
  })

  test('tokens freed by corruption are available for food, those freed by consumption for resources (TTA-PROD-09)', () => {
    const p = produced({ on: { agriculture: [2, 10], bronze: [3, 6] }, blueBank: 0 })
    expect([p.food(0), p.resources(0), p.civ(0).blueBank]).toEqual([12, 3, 1])
    const eaten = produced({
      on: { agriculture: [1, 3], bronze: [4, 0] },
      blueBank: 0,
      yellowBank: 13,
      unused: 1,
    })
    // Corruption takes the 3 food; 1 is produced and consumed; all 3 tokens are available for the mines.
    expect([eaten.food(0), eaten.resources(0), eaten.civ(0).blueBank]).toEqual([0, 3, 0])
  })
})

describe('corruption', () => {
  test.each([
    [17, 0],
    [11, 0],
    [10, 2],
    [6, 2],
    [5, 4],
    [1, 4],
    [0, 6],
  ])('with %i tokens in the bank it takes %i resources (TTA-PROD-02, TTA-PROD-03)', (blueBank, lost) => {
    const p = produced({ on: { agriculture: [0, 4], bronze: [0, 9] }, blueBank })
    expect([p.resources(0), p.food(0)]).toEqual([9 - lost, 4])
  })

  test('the bank is counted before production (TTA-PROD-02)', () => {
    const p = produced({ on: { bronze: [2, 5] }, blueBank: 11 })
    expect([p.resources(0), p.civ(0).blueBank]).toEqual([7, 7])
    expect(p.events('corruption')).toEqual([])
  })

  test('food replaces missing resources, and the rest is forgiven (TTA-PROD-03, TTA-PAY-11)', () => {
    const p = produced({ on: { agriculture: [0, 3], bronze: [0, 1] }, blueBank: 5, culture: 9 })
    expect([p.resources(0), p.food(0), p.civ(0).blueBank]).toEqual([0, 0, 9])
    const less = produced({ on: { agriculture: [0, 2], bronze: [0, 1] }, blueBank: 5, culture: 9 })
    expect([less.resources(0), less.food(0), less.civ(0).culture]).toEqual([0, 0, 9])
  })
})

describe('food', () => {
  test('each worker on a farm puts one token on that farm (TTA-PROD-04)', () => {
    const p = produced({ on: { agriculture: 2, irrigation: 3, bronze: 0 } })
    expect([p.on(0, 'agriculture'), p.on(0, 'irrigation')]).toEqual([
      [2, 2],
      [3, 3],
    ])
    expect([p.food(0), p.civ(0).blueBank]).toEqual([8, 11])
  })

  test('if tokens are missing, the highest farm gets its tokens first (TTA-PROD-05)', () => {
    const p = produced({ on: { agriculture: 3, irrigation: 2, bronze: 0 }, blueBank: 3 })
    expect([p.on(0, 'agriculture'), p.on(0, 'irrigation')]).toEqual([
      [3, 1],
      [2, 2],
    ])
    expect(p.civ(0).blueBank).toBe(0)
  })

  test.each([
    [19, 0],
    [17, 0],
    [16, 1],
    [13, 1],
    [12, 2],
    [9, 2],
    [8, 3],
    [5, 3],
    [4, 4],
    [1, 4],
    [0, 6],
  ])('with %i yellow tokens in the bank %i food is consumed (TTA-PROD-06)', (yellowBank, eaten) => {
    const p = produced({ on: { agriculture: [0, 9], bronze: 0 }, yellowBank, unused: 8, culture: 5 })
    expect([p.food(0), p.civ(0).culture]).toEqual([9 - eaten, 5])
  })

  test('each missing food costs 4 culture, not below 0 (TTA-PROD-07, TTA-POINT-03, TTA-EX-21)', () => {
    const hungry = (culture: number) =>
      produced({ on: { agriculture: 1, bronze: 0 }, yellowBank: 3, unused: 6, culture })
    expect(hungry(9).events('consumption')).toEqual([
      { kind: 'consumption', seat: 0, food: 1, resources: 0, missing: 3 },
    ])
    expect([hungry(9).food(0), hungry(9).civ(0).culture]).toEqual([0, 0])
    expect(hungry(20).civ(0).culture).toBe(8)
  })
})

describe('resources', () => {
  test('each worker on a mine puts one token on that mine (TTA-PROD-08)', () => {
    const p = produced({ on: { agriculture: 0, bronze: 2, iron: 3 } })
    expect([p.on(0, 'bronze'), p.on(0, 'iron')]).toEqual([
      [2, 2],
      [3, 3],
    ])
    expect([p.resources(0), p.civ(0).blueBank]).toEqual([8, 11])
  })

  test('if tokens are missing, the highest mine gets its tokens first (TTA-PROD-08)', () => {
    const p = produced({ on: { agriculture: 0, bronze: 2, iron: 2 }, blueBank: 3 })
    expect([p.on(0, 'bronze'), p.on(0, 'iron')]).toEqual([
      [2, 1],
      [2, 2],
    ])
  })

  test('labs of level I and higher work like mines for Bill Gates (TTA-APP-GATES-01, TTA-APP-GATES-02, TTA-PAY-02, TTA-EX-42)', () => {
    const on = { agriculture: 0, bronze: 1, philosophy: 1, alchemy: 1, computers: 2 }
    const p = produced({ on, leader: 'bill-gates' }, 3)
    expect([p.on(0, 'philosophy'), p.on(0, 'alchemy'), p.on(0, 'computers')]).toEqual([
      [1, 0],
      [1, 1],
      [2, 2],
    ])
    expect(p.resources(0)).toBe(1 + 7)
    const change = position({
      age: 3,
      players: [{ on: { ...idle, computers: 0, oil: [0, 1] }, leader: 'bill-gates', blueBank: 0 }, {}],
    }).plays(0, 'build agriculture')
    expect([change.on(0, 'oil'), change.on(0, 'computers'), change.on(0, 'bronze')]).toEqual([
      [0, 0],
      [0, 1],
      [0, 0],
    ])
    expect(change.resources(0)).toBe(3)
  })

  test('among mines and labs too the highest level gets its tokens first (TTA-PROD-08, TTA-APP-GATES-01)', () => {
    const on = { agriculture: 0, bronze: 1, coal: 1, philosophy: 0, computers: 1 }
    const p = produced({ on, leader: 'bill-gates', blueBank: 1 }, 3)
    expect([p.on(0, 'bronze'), p.on(0, 'coal'), p.on(0, 'computers')]).toEqual([
      [1, 0],
      [1, 0],
      [1, 1],
    ])
  })
})
