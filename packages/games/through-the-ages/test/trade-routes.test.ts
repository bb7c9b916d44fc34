import { describe, expect, test } from 'vitest'

import type { Side } from '../src/index.ts'
import { forecastOf } from '../src/screen/foresight.ts'
import { position, reveal, YEAR_2006, YEAR_2015 } from './testing.ts'
import type { PlayerFacts, Position } from './testing.ts'

const USE = 'use trade-routes-agreement'

describe.each([
  { year: 2015, options: YEAR_2015 },
  { year: 2006, options: YEAR_2006 },
])('Trade Routes Agreement in the edition of $year', ({ options }) => {
  const pact = (side: Side) => ({ card: 'trade-routes-agreement', partner: 1, side })

  /** Seat 0 is this party to the pact, in its action phase. */
  const party = (side: Side, player: PlayerFacts): Position =>
    position({ options, age: 2, players: [{ ...player, pact: pact(side) }, {}, {}] })

  /** Nothing is produced, so that only the stored goods count. */
  const idle = (food: number, resources: number) => ({
    on: { agriculture: [0, food], bronze: [0, resources], religion: 1 } as const,
  })
  const goods = (game: Position, seat = 0) => [game.food(seat), game.resources(seat)]

  test('B: a resource used as food counts for consumption at the end of the turn (TTA-PAY-08, TTA-PROD-06)', () => {
    const game = party('B', { ...idle(0, 3), yellowBank: 14, culture: 9 }).plays(0, USE, 'end turn')
    expect(goods(game)).toEqual([0, 2])
    expect(game.events('consumption')).toEqual([
      { kind: 'consumption', seat: 0, food: 0, resources: 1, missing: 0 },
    ])
    // Religion gives 1 culture point.
    expect(game.civ(0).culture).toBe(10)
  })

  test('B: it is one food; the rest must be there, or is missing (TTA-PAY-08, TTA-PROD-07)', () => {
    const hungry = { yellowBank: 10, unused: 9, culture: 9 }
    const fed = party('B', { ...idle(1, 3), ...hungry }).plays(0, USE, 'end turn')
    expect([...goods(fed), fed.civ(0).culture]).toEqual([0, 2, 10])
    const starved = party('B', { ...idle(0, 3), ...hungry }).plays(0, USE, 'end turn')
    expect([...goods(starved), starved.civ(0).culture]).toEqual([0, 2, 6])
  })

  test('B: a player who does not use it starves, and keeps the resource (TTA-PAY-08, TTA-PROD-07)', () => {
    const game = party('B', { ...idle(0, 3), yellowBank: 14, culture: 9 }).plays(0, 'end turn')
    expect([...goods(game), game.civ(0).culture]).toEqual([0, 3, 6])
  })

  test('unused goods stay what they were (TTA-PAY-08)', () => {
    expect(goods(party('B', idle(0, 3)).plays(0, USE, 'end turn'))).toEqual([0, 3])
    expect(goods(party('A', idle(3, 0)).plays(0, USE, 'end turn'))).toEqual([3, 0])
  })

  test('it ends with the turn (TTA-PAY-08)', () => {
    const game = party('A', { ...idle(3, 1), unused: 2 }).plays(0, USE, 'end turn')
    expect(game.civ(0).turn).toMatchObject({ food: 0, resources: 0, used: [] })
  })

  test('A: food replaces a resource when something is built (TTA-PAY-08, TTA-PAY-09)', () => {
    const game = party('A', { ...idle(3, 5), unused: 2 }).plays(0, USE)
    expect(goods(game)).toEqual([3, 5])
    expect(goods(game.plays(0, 'build bronze'))).toEqual([2, 4])
    expect(goods(game.plays(0, 'build bronze'))).toEqual([2, 2])
  })

  test('B: a resource replaces food when the population grows (TTA-PAY-08, TTA-PAY-09)', () => {
    const game = party('B', idle(5, 1)).plays(0, USE, 'population')
    expect(goods(game)).toEqual([4, 0])
    expect(goods(game.plays(0, 'population'))).toEqual([2, 0])
  })

  test('B: a resource that is spent meanwhile does not count as food (TTA-PAY-05)', () => {
    const game = party('B', { ...idle(1, 2), unused: 1 }).plays(0, USE)
    expect(game.options(0)).toContain('population')
    game.plays(0, 'build bronze')
    expect(game.options(0)).not.toContain('population')
  })

  test('A: corruption takes the food that is used as a resource (TTA-PAY-08, TTA-PAY-10)', () => {
    const corrupt = { ...idle(2, 3), blueBank: 8 }
    expect(goods(party('A', corrupt).plays(0, 'end turn'))).toEqual([2, 1])
    const game = party('A', corrupt).plays(0, USE, 'end turn')
    expect(goods(game)).toEqual([1, 2])
    expect(game.events('corruption')).toEqual([{ kind: 'corruption', seat: 0, resources: 1, food: 1 }])
  })

  test('the forecast says what then happens', () => {
    const game = party('B', { ...idle(0, 3), yellowBank: 14, culture: 9 })
    const forecast = () => forecastOf(game.table.view(0), 0)
    expect(forecast()).toMatchObject({ eaten: 0, resourcesEaten: 0, missing: 1, culture: -3 })
    game.plays(0, USE)
    expect(forecast()).toMatchObject({ eaten: 0, resourcesEaten: 1, missing: 0, culture: 1 })
    expect(forecast()?.after).toMatchObject({ food: 0, resources: 2 })
  })

  describe('when an event causes consumption', () => {
    const eating = (side: Side, active: number, food = 0) =>
      reveal(
        'economic-progress',
        [{ ...idle(food, 3), yellowBank: 14, culture: 9, pact: pact(side) }, {}, {}],
        { options, active },
      )

    test('B is asked on their own turn, and may use it (TTA-PAY-08)', () => {
      const game = eating('B', 0)
      expect(game.asked).toBe('0 famine')
      expect(game.options(0)).toEqual([USE, 'starve'])
      game.plays(0, USE)
      expect([...goods(game), game.civ(0).culture]).toEqual([0, 2, 9])
      expect(game.options(0)).not.toContain(USE)
    })

    test('B may starve and use it later (TTA-PROD-07)', () => {
      const game = eating('B', 0).plays(0, 'starve')
      expect([...goods(game), game.civ(0).culture]).toEqual([0, 3, 5])
      expect(game.options(0)).toContain(USE)
    })

    test('a player who has enough, has the other side, or is not on turn is not asked (TTA-PAY-08)', () => {
      for (const game of [eating('B', 0, 1), eating('A', 0), eating('B', 1)]) {
        expect(game.asked).not.toContain('famine')
      }
      expect(eating('B', 1).civ(0).culture).toBe(5)
    })
  })

  describe('with a unit that costs food and resources at once', () => {
    const raising = (side: Side, food: number, resources: number) =>
      party(side, { ...idle(food, resources), leader: 'frederick-barbarossa', unused: 0 }).plays(0, USE)
    const RAISE = 'use frederick-barbarossa warriors'

    test('no token pays for both (TTA-PAY-05)', () => {
      // 1 food and 1 resource are due.
      expect(raising('B', 0, 1).options(0)).not.toContain(RAISE)
      expect(raising('A', 1, 0).options(0)).not.toContain(RAISE)
      expect(goods(raising('B', 0, 2).plays(0, RAISE))).toEqual([0, 0])
      expect(goods(raising('A', 2, 0).plays(0, RAISE))).toEqual([0, 0])
    })

    test('resources that the unit needs are not used as food while there is food (TTA-PAY-04)', () => {
      expect(goods(raising('B', 1, 1).plays(0, RAISE))).toEqual([0, 0])
      expect(goods(raising('A', 1, 1).plays(0, RAISE))).toEqual([0, 0])
    })
  })
})
