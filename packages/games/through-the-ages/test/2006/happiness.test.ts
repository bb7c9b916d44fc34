import { describe, expect, test } from 'vitest'

import type { PlayerFacts, Position } from '../testing.ts'
import { position } from './position.ts'

const ADVANCED = { level: 'advanced' } as const

const alone = (player: PlayerFacts): Position => position({ options: ADVANCED, players: [player, {}] })

/** Happy faces needed, happiness, discontent workers, unused workers. */
const mood = (table: Position, seat = 0) => [
  table.table.view(seat).players[seat]?.ratings?.facesNeeded,
  table.happiness(seat),
  table.discontent(seat),
  table.civ(seat).unused,
]

describe('discontent workers', () => {
  test.each([
    [19, 0],
    [17, 0],
    [16, 1],
    [13, 1],
    [12, 2],
    [11, 2],
    [10, 3],
    [9, 3],
    [8, 4],
    [7, 4],
    [6, 5],
    [5, 5],
    [4, 6],
    [3, 6],
    [2, 7],
    [1, 7],
    [0, 8],
  ])('%i tokens in the yellow bank require %i happy faces (TTA06-ADV-HAPPY-01)', (yellowBank, faces) => {
    expect(mood(alone({ yellowBank }))).toEqual([faces, 0, faces, 1])
  })

  test('two more workers empty the first section: one face is needed (TTA06-ADV-HAPPY-01)', () => {
    const table = alone({ on: { agriculture: [2, 4] } })
    expect(mood(table.plays(0, 'population'))).toEqual([0, 0, 0, 2])
    expect(mood(table.plays(0, 'population'))).toEqual([1, 0, 1, 3])
  })

  test('there are as many as missing faces, at least 0 (TTA06-ADV-HAPPY-02)', () => {
    const discontent = (religion: number) => alone({ on: { religion }, yellowBank: 12 }).discontent(0)
    expect([discontent(0), discontent(1), discontent(2), discontent(3)]).toEqual([2, 1, 0, 0])
  })

  test('everybody sees how many there are (TTA06-ADV-HAPPY-02)', () => {
    const table = alone({ yellowBank: 10, on: { religion: 1 } })
    expect(table.table.view(1).players[0]?.ratings).toMatchObject({
      facesNeeded: 3,
      happiness: 1,
      discontent: 2,
    })
  })

  test('they are still unused workers, and can be put to work (TTA06-ADV-HAPPY-03)', () => {
    const table = alone({ on: { bronze: [2, 2] }, yellowBank: 16, unused: 1 })
    expect(mood(table)).toEqual([1, 0, 1, 1])
    table.plays(0, 'build bronze')
    expect(table.on(0, 'bronze')).toEqual([3, 0])
    expect(mood(table)).toEqual([1, 0, 1, 0])
  })

  test('they are not in the bank: the next worker costs what the tokens there say (TTA06-ADV-HAPPY-03)', () => {
    const table = alone({ on: { agriculture: [2, 3] }, yellowBank: 16, unused: 1 })
    table.plays(0, 'population')
    expect([table.food(0), table.civ(0).yellowBank, table.civ(0).unused]).toEqual([0, 15, 2])
  })

  test('they count even if all workers are at work (TTA06-ADV-HAPPY-04)', () => {
    const table = position({
      options: ADVANCED,
      players: [{ military: ['rats'] }, { yellowBank: 12, unused: 0, culture: 20 }],
      currentEvents: ['civil-unrest', 'no-event'],
      age: 2,
      stage: 'politics',
    })
    expect(mood(table, 1)).toEqual([2, 0, 2, 0])
    table.plays(0, 'event rats')
    expect(table.civ(1).culture).toBe(20 - 2 * 4)
  })
})

describe('an uprising', () => {
  const turn = (unused: number) =>
    position({
      players: [
        {
          on: { religion: 1, agriculture: [2, 1], bronze: [2, 8] },
          yellowBank: 10,
          blueBank: 2,
          unused,
          civilActions: 1,
          science: 5,
          culture: 9,
        },
        {},
      ],
    })

  test('with more discontent than unused workers the whole production is skipped (TTA06-ADV-HAPPY-05, TTA06-EX-O10)', () => {
    const table = turn(1)
    expect(mood(table)).toEqual([3, 1, 2, 1])
    expect(table.militaryActions(0)).toEqual([2, 0])
    table.plays(0, 'end turn')
    expect(table.events('uprising')).toEqual([{ kind: 'uprising', seat: 0 }])
    expect(table.events('produced', 'consumption', 'corruption', 'drew')).toEqual([])
    expect([table.civ(0).science, table.civ(0).culture]).toEqual([5, 9])
    expect([table.food(0), table.resources(0), table.civ(0).blueBank]).toEqual([1, 8, 2])
    expect(table.civ(0).militaryHand.cards).toEqual([])
    expect([table.civilActions(0), table.militaryActions(0)]).toEqual([
      [4, 0],
      [2, 0],
    ])
  })

  test('nobody starves in it (TTA06-ADV-HAPPY-05)', () => {
    const table = alone({ on: { agriculture: 0 }, yellowBank: 10, unused: 0, culture: 20 })
    table.plays(0, 'end turn')
    expect(table.civ(0).culture).toBe(20)
  })

  test('with as many unused workers the production is normal (TTA06-ADV-HAPPY-06)', () => {
    const table = turn(2).plays(0, 'end turn')
    expect(mood(table)).toEqual([3, 1, 2, 2])
    expect(table.events('uprising')).toEqual([])
    expect([table.civ(0).science, table.civ(0).culture]).toEqual([6, 10])
    // Food 1 + 2 - 2; two tokens are free for the mines; corruption takes 6.
    expect([table.food(0), table.resources(0), table.civ(0).blueBank]).toEqual([1, 4, 6])
    expect(table.civ(0).militaryHand.cards).toHaveLength(2)
  })

  test('the simple game has none (TTA06-SIMPLE-END-01)', () => {
    const table = position({ options: { level: 'simple' }, players: [{ yellowBank: 10, unused: 0 }, {}] })
    expect(table.plays(0, 'end turn').events('uprising')).toEqual([])
  })
})

describe('a civilization close to an uprising', () => {
  const example = () =>
    position({
      options: ADVANCED,
      players: [
        {
          on: { religion: 1, agriculture: [2, 4], bronze: [2, 2] },
          yellowBank: 11,
          unused: 1,
          science: 2,
          hand: ['bread-and-circuses'],
        },
        { military: ['rats'] },
      ],
      currentEvents: ['development-of-warfare', 'no-event'],
    })

  test('one more worker for 4 food: a second worker is discontent, and production is normal (TTA06-ADV-HAPPY-01, TTA06-ADV-HAPPY-02, TTA06-ADV-HAPPY-06, TTA06-EX-R17)', () => {
    const table = example()
    expect(mood(table)).toEqual([2, 1, 1, 1])
    table.plays(0, 'population')
    expect([table.food(0), table.civ(0).yellowBank]).toEqual([0, 10])
    expect(mood(table)).toEqual([3, 1, 2, 2])
    table.plays(0, 'end turn')
    expect(table.events('uprising')).toEqual([])
    expect(table.resources(0)).toBe(4)
  })

  /** On the rival's turn one of the two becomes a warrior. */
  const recruited = () =>
    example().plays(0, 'population', 'end turn').plays(1, 'event rats', 'pass').plays(0, 'build warriors')

  test('a discontent worker put to work is still discontent, and an uprising would follow (TTA06-ADV-HAPPY-03, TTA06-ADV-HAPPY-04, TTA06-ADV-HAPPY-05, TTA06-EX-R17)', () => {
    const table = recruited()
    expect(table.on(0, 'warriors')).toEqual([2, 0])
    expect(mood(table)).toEqual([3, 1, 2, 1])
    table.plays(1, 'end turn').plays(0, 'pass', 'end turn')
    expect(table.events('uprising')).toEqual([{ kind: 'uprising', seat: 0 }])
  })

  test('an arena built with the other one leaves nobody discontent (TTA06-ADV-HAPPY-03, TTA06-ADV-HAPPY-05, TTA06-EX-R17)', () => {
    const table = recruited().plays(1, 'end turn').plays(0, 'pass')
    table.plays(0, 'develop bread-and-circuses', 'build bread-and-circuses')
    expect(mood(table)).toEqual([3, 3, 0, 0])
    table.plays(0, 'end turn')
    expect(table.events('uprising')).toEqual([])
  })
})
