import { describe, expect, test } from 'vitest'

import { position, reveal } from './testing.ts'
import type { PlayerFacts } from './testing.ts'

const alone = (player: PlayerFacts, age = 3) => position({ age, players: [player, {}] })

describe('workers', () => {
  test('every token outside the bank is a worker, on a card or unused (TTA-WORKER-01, TTA-WORKER-02)', () => {
    const scored = (unused: number) =>
      reveal('impact-of-population', [{ on: { bronze: 5 }, unused }, {}]).civ(0).culture
    // Nine are on technologies; those above ten count twice.
    expect([scored(0), scored(1), scored(2), scored(5)]).toEqual([0, 0, 2, 8])
  })

  test('a discontent worker is unused and can be put to work (TTA-WORKER-02, TTA-DISC-05)', () => {
    const p = alone({ on: { bronze: [2, 2] }, yellowBank: 16, unused: 1 })
    expect([p.discontent(0), p.options(0).includes('build bronze')]).toEqual([1, true])
    expect(p.plays(0, 'build bronze').civ(0).unused).toBe(0)
  })

  test('the population grows from the bank without food (TTA-WORKER-03)', () => {
    const p = reveal('development-of-settlement', [{ on: { agriculture: [2, 5] } }, { yellowBank: 0 }])
    expect([p.civ(0).yellowBank, p.civ(0).unused, p.food(0)]).toEqual([17, 2, 5])
    expect([p.civ(1).yellowBank, p.civ(1).unused]).toEqual([0, 1])
    const one = reveal('inhabited-territory-ii', [{ yellowBank: 0 }, {}], { age: 3 })
    one.plays(0, 'bid 1').plays(1, 'pass').plays(0, 'send warriors')
    expect([one.civ(0).yellowBank, one.civ(0).unused]).toEqual([1 + 3 - 2, 3])
  })

  test('an increase by a card costs the food and no further action (TTA-WORKER-04)', () => {
    const p = alone({ on: { agriculture: [2, 3] }, hand: ['frugality-a'] })
    p.plays(0, 'play frugality-a')
    expect([p.food(0), p.civ(0).unused, p.civilActions(0)]).toEqual([3 - 2 + 1, 2, [3, 1]])
    const hungry = alone({ on: { agriculture: [2, 1] }, hand: ['frugality-a'] })
    expect(hungry.options(0)).not.toContain('play frugality-a')
  })

  test('a lost population is an unused worker (TTA-WORKER-05)', () => {
    const p = reveal('pestilence', [{ unused: 2 }, {}])
    expect([p.asked, p.civ(0).unused, p.civ(0).yellowBank]).toEqual(['0 action', 1, 19])
  })

  test('if none is unused, the owner chooses one from a card (TTA-WORKER-05)', () => {
    const p = reveal('pestilence', [{ unused: 0, on: { philosophy: 0, religion: 1 } }, {}])
    expect(p.asked).toBe('0 withdraw')
    expect(p.options(0)).toEqual(
      expect.arrayContaining([
        'withdraw agriculture',
        'withdraw bronze',
        'withdraw religion',
        'withdraw warriors',
      ]),
    )
    expect(p.options(0)).not.toContain('withdraw philosophy')
    p.plays(0, 'withdraw religion')
    expect([p.on(0, 'religion'), p.civ(0).yellowBank, p.civ(0).unused]).toEqual([[0, 0], 19, 0])
  })

  test('a rival who loses population makes the choice (TTA-WORKER-05)', () => {
    const p = position({
      stage: 'politics',
      players: [{ on: { warriors: 3 }, military: ['enslave'] }, { unused: 0 }],
    }).plays(0, 'attack 1 enslave')
    expect(p.asked).toBe('1 withdraw')
    p.plays(1, 'withdraw bronze')
    expect([p.on(1, 'bronze'), p.civ(1).yellowBank]).toEqual([[1, 0], 19])
    expect([p.civ(0).yellowBank, p.civ(0).unused]).toEqual([18, 1])
  })

  test('a destroyed building and a disbanded unit leave an unused worker (TTA-WORKER-02)', () => {
    const p = alone({}).plays(0, 'destroy bronze', 'disband warriors')
    expect([p.civ(0).unused, p.civ(0).yellowBank]).toEqual([3, 18])
  })
})

describe('discontent workers', () => {
  test.each([
    [18, 0],
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
  ])('%i tokens in the bank require %i happy faces (TTA-DISC-01, TTA-DISC-06)', (yellowBank, faces) => {
    expect(alone({ yellowBank }).discontent(0)).toBe(faces)
    const happy = { yellowBank, on: { religion: 2 } }
    expect(alone(happy).discontent(0)).toBe(Math.max(0, faces - 2))
  })

  test('are the required faces minus the happiness, at least 0 (TTA-DISC-02)', () => {
    const discontent = (religion: number, yellowBank: number) =>
      alone({ on: { religion }, yellowBank }).discontent(0)
    expect([discontent(0, 12), discontent(1, 12), discontent(2, 12), discontent(3, 12)]).toEqual([2, 1, 0, 0])
  })

  test('if there are more than unused workers, an uprising stops production (TTA-DISC-03, TTA-DISC-05, TTA-EX-22)', () => {
    const turn = (unused: number) => {
      const facts = {
        on: { religion: 2, agriculture: [2, 9], bronze: [2, 5] },
        yellowBank: 8,
        blueBank: 8,
      } as const
      const player = { ...facts, unused, civilActions: 1, militaryActions: 1 }
      return position({ players: [player, {}], militaryNext: ['legion'] }).plays(0, 'end turn')
    }
    const uprising = turn(1)
    expect(uprising.discontent(0)).toBe(2)
    expect(uprising.events('uprising')).toEqual([{ kind: 'uprising', seat: 0 }])
    expect(uprising.events('produced', 'corruption', 'consumption')).toEqual([])
    const { science, culture, blueBank, militaryHand } = uprising.civ(0)
    expect([science, culture, blueBank, uprising.food(0), uprising.resources(0)]).toEqual([0, 0, 8, 9, 5])
    expect(militaryHand.cards).toEqual(['legion'])
    expect([uprising.civilActions(0), uprising.militaryActions(0)]).toEqual([
      [4, 0],
      [2, 0],
    ])
    const calm = turn(2)
    expect([calm.discontent(0), calm.civ(0).science, calm.civ(0).culture]).toEqual([2, 1, 2])
    expect([calm.food(0), calm.resources(0)]).toEqual([9 + 2 - 3, 5 - 2 + 2])
    expect(calm.events('uprising')).toEqual([])
  })

  test('unused workers do not reduce their number for cards that count them (TTA-DISC-04, TTA-DISC-05)', () => {
    const discontent = { yellowBank: 12, unused: 5 }
    const rebellion = reveal('rebellion', [{ ...discontent, civilActions: 4 }, {}])
    expect(rebellion.civilActions(0)).toEqual([0, 4])
    const unrest = reveal('civil-unrest', [{ ...discontent, culture: 20, blueBank: 5 }, {}])
    expect([unrest.civ(0).culture, unrest.civ(0).blueBank, unrest.civ(1).blueBank]).toEqual([12, 4, 16])
    const emigration = reveal('emigration', [{ ...discontent, yellowBank: 10 }, {}])
    expect([emigration.civ(0).yellowBank, emigration.civ(0).unused]).toEqual([12, 3])
    const impact = reveal('impact-of-population', [{ ...discontent, on: { bronze: 8 } }, {}])
    expect(impact.civ(0).culture).toBe(2 * (12 + 5 - 2 - 10))
  })
})
