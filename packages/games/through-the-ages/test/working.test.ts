import { describe, expect, test } from 'vitest'

import { position } from './testing.ts'
import type { Position } from './testing.ts'

/** What the last building or upgrade cost. */
const paid = (table: Position) => table.events('built', 'upgraded').at(-1)

describe('increasing the population', () => {
  test.each([
    [19, 2],
    [18, 2],
    [17, 2],
    [16, 3],
    [13, 3],
    [12, 4],
    [9, 4],
    [8, 5],
    [5, 5],
    [4, 7],
    [1, 7],
  ])('with %i tokens in the yellow bank it costs %i food and 1 civil action (TTA-POP-01)', (bank, food) => {
    const table = position({ players: [{ yellowBank: bank, on: { agriculture: [2, 10] } }, {}] })
    table.plays(0, 'population')
    expect(table.food(0)).toBe(10 - food)
    expect(table.civilActions(0)).toEqual([3, 1])
  })

  test('a token from the yellow bank becomes an unused worker (TTA-POP-02)', () => {
    const table = position({ players: [{ yellowBank: 18, unused: 0, on: { agriculture: [2, 2] } }, {}] })
    table.plays(0, 'population')
    expect([table.civ(0).yellowBank, table.civ(0).unused]).toEqual([17, 1])
  })

  test('the next worker costs more once a section is empty, and so do food and happiness (TTA-POP-01, TTA-POP-02, TTA-EX-09)', () => {
    const table = position({ players: [{ yellowBank: 13, on: { agriculture: [2, 7] } }, {}] })
    const needs = () => {
      const { consumption, facesNeeded, populationCost } = table.table.view(0).players[0]?.ratings ?? {}
      return { consumption, facesNeeded, populationCost }
    }
    expect(needs()).toEqual({ consumption: 1, facesNeeded: 1, populationCost: 3 })
    table.plays(0, 'population')
    expect(table.food(0)).toBe(4)
    expect(needs()).toEqual({ consumption: 2, facesNeeded: 2, populationCost: 4 })
    table.plays(0, 'population')
    expect(table.food(0)).toBe(0)
  })

  test('not with too little food (TTA-POP-01, TTA-ACT-03)', () => {
    const table = position({ players: [{ yellowBank: 12, on: { agriculture: [2, 3] } }, {}] })
    expect(table.options(0)).not.toContain('population')
    expect(table.why(0, 'population')).toEqual(['food TTA-POP-01'])
  })

  test('not with an empty yellow bank, whatever food there is (TTA-POP-03)', () => {
    const table = position({ players: [{ yellowBank: 0, on: { agriculture: [2, 12] } }, {}] })
    expect(table.why(0, 'population')).toEqual(['bank-empty TTA-POP-03'])
  })
})

describe('building', () => {
  test('an unused worker goes to a technology for its resources and 1 civil action; ratings change (TTA-BUILD-01)', () => {
    const table = position({ players: [{ on: { bronze: [2, 5] }, unused: 2 }, {}] })
    table.plays(0, 'build religion')
    expect(table.on(0, 'religion')).toEqual([1, 0])
    expect(table.resources(0)).toBe(2)
    expect(table.civilActions(0)).toEqual([3, 1])
    expect([table.civ(0).unused, table.cultureRating(0), table.happiness(0)]).toEqual([1, 1, 1])
    table.plays(0, 'build agriculture')
    expect(table.on(0, 'agriculture')).toEqual([3, 0])
    expect(table.resources(0)).toBe(0)
  })

  test('only on technologies in play, and only with enough resources (TTA-BUILD-01, TTA-ACT-03)', () => {
    const table = position({ players: [{ on: { bronze: [2, 4], alchemy: 0 }, hand: ['irrigation'] }, {}] })
    expect(table.options(0).filter((id) => id.startsWith('build'))).toEqual([
      'build agriculture',
      'build bronze',
      'build philosophy',
      'build religion',
      'build warriors',
    ])
    expect(table.why(0, 'build alchemy')).toEqual(['resources TTA-BUILD-01'])
  })

  test('without an unused worker nothing can be built, but something may be upgraded (TTA-BUILD-01, TTA-UPG-04, TTA-ACT-03, TTA-EX-46)', () => {
    const table = position({
      players: [{ on: { bronze: [2, 5], iron: 0 }, unused: 0, civilActions: 1 }, {}],
    })
    expect(table.options(0).filter((id) => id.startsWith('build'))).toEqual([])
    expect(table.why(0, 'build bronze')).toEqual(['no-worker TTA-BUILD-01'])
    table.plays(0, 'upgrade bronze iron')
    expect([table.on(0, 'bronze')?.[0], table.on(0, 'iron')?.[0]]).toEqual([1, 1])
  })

  test('construction technologies make urban buildings cheaper, but neither farms, mines nor units (TTA-BUILD-02)', () => {
    const table = position({
      players: [
        {
          specials: ['masonry'],
          on: { irrigation: 0, bronze: 2, iron: [0, 15], alchemy: 0, swordsmen: 0 },
          unused: 5,
        },
        {},
      ],
    })
    table.plays(0, 'build alchemy')
    expect(paid(table)).toMatchObject({ card: 'alchemy', paid: 5 })
    table.plays(0, 'build irrigation')
    expect(paid(table)).toMatchObject({ card: 'irrigation', paid: 4 })
    table.plays(0, 'build iron')
    expect(paid(table)).toMatchObject({ card: 'iron', paid: 5 })
    table.plays(0, 'build swordsmen')
    expect(paid(table)).toMatchObject({ card: 'swordsmen', paid: 3 })
  })

  test('the government limits the buildings of a type, all levels together (TTA-BUILD-03, TTA-CARD-38)', () => {
    const table = position({
      players: [{ on: { bronze: [2, 12], philosophy: 1, alchemy: 1 }, unused: 3 }, {}],
    })
    expect(table.why(0, 'build philosophy')).toEqual(['limit TTA-BUILD-03'])
    expect(table.why(0, 'build alchemy')).toEqual(['limit TTA-BUILD-03'])
    table.plays(0, 'build religion', 'build religion')
    expect(table.why(0, 'build religion')).toContain('limit TTA-BUILD-03')
  })

  test('a building at the limit can still be upgraded (TTA-BUILD-03, TTA-UPG-01)', () => {
    const table = position({ players: [{ on: { bronze: [2, 3], philosophy: 2, alchemy: 0 } }, {}] })
    table.plays(0, 'upgrade philosophy alchemy')
    expect(table.on(0, 'alchemy')).toEqual([1, 0])
  })

  test('a lower limit destroys nothing, but nothing more can be built (TTA-BUILD-04, TTA-CARD-38)', () => {
    const table = position({
      players: [
        {
          government: 'democracy',
          on: { bronze: [2, 6], philosophy: 2, alchemy: 2 },
          hand: ['monarchy'],
          science: 8,
        },
        {},
      ],
      age: 3,
    })
    table.plays(0, 'develop monarchy')
    expect([table.on(0, 'philosophy')?.[0], table.on(0, 'alchemy')?.[0]]).toEqual([2, 2])
    expect(table.why(0, 'build alchemy')).toEqual(['limit TTA-BUILD-03'])
    table.plays(0, 'destroy philosophy')
    expect(table.why(0, 'build philosophy')).toEqual(['limit TTA-BUILD-03'])
  })

  test('farms and mines have no limit (TTA-BUILD-05, TTA-CARD-31)', () => {
    const table = position({
      players: [{ on: { agriculture: 6, bronze: [6, 4] }, unused: 2, yellowBank: 4 }, {}],
    })
    table.plays(0, 'build agriculture', 'build bronze')
    expect([table.on(0, 'agriculture')?.[0], table.on(0, 'bronze')?.[0]]).toEqual([7, 7])
  })
})

describe('upgrading', () => {
  test('a worker moves to a higher technology of its type for the difference and 1 civil action (TTA-UPG-01, TTA-UPG-02, TTA-UPG-04)', () => {
    const table = position({ players: [{ on: { bronze: [2, 3], philosophy: 1, alchemy: 0 } }, {}] })
    table.plays(0, 'upgrade philosophy alchemy')
    expect([table.on(0, 'philosophy'), table.on(0, 'alchemy')]).toEqual([
      [0, 0],
      [1, 0],
    ])
    expect(table.resources(0)).toBe(0)
    expect(table.civilActions(0)).toEqual([3, 1])
    expect([table.civ(0).unused, table.scienceRating(0)]).toEqual([1, 2])
  })

  test('levels may be skipped; never down, to another type, or from a card without a worker (TTA-UPG-01)', () => {
    const table = position({
      players: [
        {
          on: { irrigation: 1, 'selective-breeding': 0, bronze: [1, 20], iron: 0, coal: 1, religion: 0 },
        },
        {},
      ],
      age: 2,
    })
    expect(table.options(0).filter((id) => id.startsWith('upgrade'))).toEqual([
      'upgrade agriculture irrigation',
      'upgrade agriculture selective-breeding',
      'upgrade irrigation selective-breeding',
      'upgrade bronze iron',
      'upgrade bronze coal',
    ])
    table.plays(0, 'upgrade bronze coal')
    expect(paid(table)).toMatchObject({ paid: 6 })
  })

  test.each([
    ['architecture', 'alchemy', 'scientific-method', 1],
    ['masonry', 'alchemy', 'scientific-method', 2],
    ['masonry', 'philosophy', 'alchemy', 2],
    ['masonry', 'bronze', 'iron', 3],
  ])(
    'with %s, from %s to %s: each cost is lowered before the difference is taken, here %i (TTA-UPG-03, TTA-UPG-02, TTA-EX-10)',
    (special, from, to, difference) => {
      const on = { bronze: [1, 9] as const, iron: 0, philosophy: 1, alchemy: 1, 'scientific-method': 0 }
      const table = position({ players: [{ specials: [special], on }, {}], age: 2 })
      table.plays(0, `upgrade ${from} ${to}`)
      expect(table.resources(0)).toBe(9 - difference)
    },
  )

  test('not with fewer resources than the difference (TTA-UPG-02, TTA-ACT-03)', () => {
    const table = position({ players: [{ on: { bronze: [2, 2], philosophy: 1, alchemy: 0 } }, {}] })
    expect(table.why(0, 'upgrade philosophy alchemy')).toEqual(['resources TTA-UPG-02'])
  })
})

describe('Bach upgrades other urban buildings to theaters', () => {
  const bach = (on: Record<string, number | readonly [number, number]>) =>
    position({ players: [{ leader: 'j-s-bach', on }, {}], age: 2 })

  test('a more expensive building costs only the civil action (TTA-EX-41, TTA-APP-BACH-01, TTA-APP-BACH-02)', () => {
    const table = bach({ bronze: [2, 0], alchemy: 1, drama: 0 })
    table.plays(0, 'use j-s-bach alchemy drama')
    expect([table.on(0, 'alchemy')?.[0], table.on(0, 'drama')?.[0]]).toEqual([0, 1])
    expect(table.civilActions(0)).toEqual([3, 1])
  })

  test('a cheaper one costs the difference (TTA-EX-41, TTA-APP-BACH-01)', () => {
    const table = bach({ bronze: [2, 1], 'printing-press': 1, drama: 0 })
    table.plays(0, 'use j-s-bach printing-press drama')
    expect(table.resources(0)).toBe(0)
    const poor = bach({ bronze: [2, 0], 'printing-press': 1, drama: 0 })
    expect(poor.why(0, 'use j-s-bach printing-press drama')).toEqual(['resources TTA-UPG-02'])
  })

  test('not beyond the urban limit (TTA-EX-41, TTA-APP-BACH-03)', () => {
    const table = bach({ bronze: [2, 9], alchemy: 1, drama: 2 })
    expect(table.why(0, 'use j-s-bach alchemy drama')).toEqual(['limit TTA-BUILD-03'])
  })
})

describe('destroying', () => {
  test('the worker becomes unused for 1 civil action; nothing is refunded; ratings change (TTA-DESTROY-01)', () => {
    const table = position({ players: [{ on: { bronze: [2, 1], philosophy: 1 } }, {}] })
    table.plays(0, 'destroy philosophy')
    expect(table.on(0, 'philosophy')).toEqual([0, 0])
    expect([table.civ(0).unused, table.civ(0).yellowBank]).toEqual([2, 18])
    expect([table.resources(0), table.scienceRating(0)]).toEqual([1, 0])
    expect(table.civilActions(0)).toEqual([3, 1])
  })

  test('any farm, mine or urban building with a worker, but no unit (TTA-DESTROY-01)', () => {
    const table = position({ players: [{ on: { drama: 1, iron: 0 } }, {}] })
    expect(table.options(0).filter((id) => id.startsWith('destroy'))).toEqual([
      'destroy agriculture',
      'destroy bronze',
      'destroy philosophy',
      'destroy drama',
    ])
  })
})

describe('military units', () => {
  test('are built for a military action and resources (TTA-UNIT-01, TTA-CARD-34)', () => {
    const table = position({ players: [{ on: { bronze: [2, 5], knights: 0 } }, {}] })
    table.plays(0, 'build knights')
    expect(table.on(0, 'knights')).toEqual([1, 0])
    expect([table.resources(0), table.civ(0).unused, table.strength(0)]).toEqual([2, 0, 3])
    expect(table.militaryActions(0)).toEqual([1, 1])
    expect(table.civilActions(0)).toEqual([4, 0])
  })

  test('not without an unused worker or a military action, however many civil ones (TTA-UNIT-01, TTA-ACT-03)', () => {
    const on = { bronze: [2, 5] as const }
    const noWorker = position({ players: [{ on, unused: 0 }, {}] })
    expect(noWorker.options(0)).not.toContain('build warriors')
    const noAction = position({ players: [{ on, militaryActions: 0 }, {}] })
    expect(noAction.why(0, 'build warriors')).toEqual(['military-actions TTA-ACT-03'])
  })

  test('there is no limit on them (TTA-UNIT-02, TTA-CARD-34)', () => {
    const table = position({ players: [{ on: { bronze: [2, 2], warriors: 8 }, yellowBank: 5 }, {}] })
    table.plays(0, 'build warriors')
    expect(table.on(0, 'warriors')).toEqual([9, 0])
  })

  test('are upgraded within their type for a military action and the difference (TTA-UNIT-03)', () => {
    const table = position({
      players: [{ on: { bronze: [2, 4], warriors: 2, swordsmen: 0, knights: 0, riflemen: 0 } }, {}],
      age: 2,
    })
    expect(table.options(0).filter((id) => id.startsWith('upgrade'))).toEqual([
      'upgrade warriors swordsmen',
      'upgrade warriors riflemen',
    ])
    table.plays(0, 'upgrade warriors riflemen', 'upgrade warriors swordsmen')
    expect([table.resources(0), table.strength(0)]).toEqual([0, 5])
    expect(table.militaryActions(0)).toEqual([0, 2])
    expect(table.civilActions(0)).toEqual([4, 0])
  })

  test('are disbanded for a military action; the worker becomes unused (TTA-UNIT-04)', () => {
    const table = position({ players: [{}, {}] })
    table.plays(0, 'disband warriors')
    expect(table.on(0, 'warriors')).toEqual([0, 0])
    expect([table.civ(0).unused, table.civ(0).yellowBank, table.strength(0)]).toEqual([2, 18, 0])
    expect(table.militaryActions(0)).toEqual([1, 1])
    expect(table.options(0)).not.toContain('disband warriors')
  })
})

describe('the phase as a whole', () => {
  test('any number of actions, repeatedly and in any order, as long as they can be paid (TTA-ACT-01, TTA-ACT-02)', () => {
    const table = position({
      players: [{ on: { agriculture: [2, 4], bronze: [2, 6] }, hand: ['moses'] }, {}],
      row: ['iron'],
    })
    table.plays(0, 'build bronze', 'disband warriors', 'population', 'lead moses', 'build warriors', 'take 1')
    expect(table.civilActions(0)).toEqual([0, 4])
    expect(table.militaryActions(0)).toEqual([0, 2])
    expect(table.options(0)).toEqual(['end turn'])
  })

  test('a player may stop with actions left: military ones draw cards, civil ones are lost (TTA-ACT-04)', () => {
    const table = position({ players: [{ militaryActions: 1 }, {}] })
    table.plays(0, 'end turn')
    expect(table.civ(0).militaryHand.cards).toHaveLength(1)
    expect(table.civilActions(0)).toEqual([4, 0])
    expect(table.state.active).toBe(1)
  })
})
