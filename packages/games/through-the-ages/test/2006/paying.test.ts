import { describe, expect, test } from 'vitest'

import type { PlayerFacts, Position } from '../testing.ts'
import { position } from './position.ts'

const simple = (player: PlayerFacts) => position({ players: [player, {}], options: { level: 'simple' } })
const later = (player: PlayerFacts, age = 2) => position({ players: [player, {}], age })

/** The tokens on these cards and in the bank. */
const tokens = (game: Position, ...cards: readonly string[]) => [
  ...cards.map((card) => game.on(0, card)?.[1]),
  game.civ(0).blueBank,
]

/** A Bronze mine or a farm for 1 resource. */
const payOne = (player: PlayerFacts, age = 2) =>
  later({ ...player, hand: ['rich-land-a'] }, age).plays(0, 'play rich-land-a', 'build agriculture')

describe('paying', () => {
  test('tokens go back to the bank at the value of their cards (TTA06-SIMPLE-PAY-01)', () => {
    const mines = simple({ on: { bronze: [0, 1], iron: [0, 2] }, blueBank: 10 }).plays(0, 'build religion')
    expect([mines.resources(0), ...tokens(mines, 'bronze', 'iron')]).toEqual([2, 0, 1, 12])
    const farms = simple({ on: { agriculture: [0, 1], irrigation: [0, 1] }, blueBank: 10, yellowBank: 13 })
    farms.plays(0, 'population')
    expect([farms.food(0), ...tokens(farms, 'agriculture', 'irrigation')]).toEqual([0, 0, 0, 12])
  })

  test('as many as possible go to the bank, so the lowest ones go first (TTA06-SIMPLE-PAY-01)', () => {
    const three = simple({ on: { bronze: [0, 3], iron: [0, 2] }, blueBank: 0 }).plays(0, 'build religion')
    expect(tokens(three, 'bronze', 'iron')).toEqual([0, 2, 3])
    const two = simple({ on: { bronze: [0, 3], iron: [0, 2] }, blueBank: 0 }).plays(0, 'build bronze')
    expect(tokens(two, 'bronze', 'iron')).toEqual([1, 2, 2])
  })

  test('of two payments with as many tokens for the bank, the higher tokens stay (TTA06-SIMPLE-PAY-01)', () => {
    const game = payOne({ on: { bronze: 0, iron: [0, 1], coal: [0, 1] }, blueBank: 0 })
    expect(tokens(game, 'bronze', 'iron', 'coal')).toEqual([1, 0, 1, 0])
    const three = later({ on: { bronze: [0, 2], iron: [0, 1], coal: [0, 1] }, blueBank: 0 })
    expect(tokens(three.plays(0, 'build religion'), 'bronze', 'iron', 'coal')).toEqual([1, 0, 1, 2])
  })

  test('a token moved to a lower card pays the difference, even if no worker is there (TTA06-SIMPLE-PAY-02)', () => {
    const mines = simple({ on: { bronze: 0, iron: [2, 2] }, blueBank: 0 }).plays(0, 'build religion')
    expect([mines.resources(0), ...tokens(mines, 'bronze', 'iron')]).toEqual([1, 1, 0, 1])
    const farms = simple({ on: { agriculture: 0, irrigation: [2, 2] }, blueBank: 0, yellowBank: 13 })
    farms.plays(0, 'population')
    expect([farms.food(0), ...tokens(farms, 'agriculture', 'irrigation')]).toEqual([1, 1, 0, 1])
  })

  test('five mines produce 7 resources; two upgrades for 3 each leave one Bronze token (TTA06-EX-R10, TTA06-SIMPLE-PROD-06, TTA06-SIMPLE-PAY-01, TTA06-SIMPLE-PAY-02)', () => {
    const game = simple({ on: { agriculture: 0, bronze: 3, iron: 2 } })
      .plays(0, 'end turn')
      .plays(1, 'end turn')
    expect([game.resources(0), ...tokens(game, 'bronze', 'iron')]).toEqual([7, 3, 2, 13])
    game.plays(0, 'upgrade bronze iron')
    expect([game.resources(0), ...tokens(game, 'bronze', 'iron')]).toEqual([4, 0, 2, 16])
    game.plays(0, 'upgrade bronze iron')
    expect([game.resources(0), ...tokens(game, 'bronze', 'iron')]).toEqual([1, 1, 0, 17])
  })

  test('one Coal token pays 1 by going to Iron (TTA06-EX-R19, TTA06-SIMPLE-PAY-02)', () => {
    const game = payOne({ on: { bronze: 0, iron: 0, coal: [1, 1] }, blueBank: 5 })
    expect([game.resources(0), ...tokens(game, 'bronze', 'iron', 'coal')]).toEqual([2, 0, 1, 0, 5])
  })

  test('without Iron it goes to Bronze, with another token from the bank (TTA06-EX-R19, TTA06-SIMPLE-PAY-03)', () => {
    const game = payOne({ on: { bronze: 0, coal: [1, 1] }, blueBank: 5 })
    expect([game.resources(0), ...tokens(game, 'bronze', 'coal')]).toEqual([2, 2, 0, 4])
  })

  test('it uses no more tokens from the bank than needed, and none where a move is enough (TTA06-SIMPLE-PAY-03)', () => {
    const two = later({ on: { bronze: 0, coal: [1, 1] }, blueBank: 5 }).plays(0, 'build agriculture')
    expect([two.resources(0), ...tokens(two, 'bronze', 'coal')]).toEqual([1, 1, 0, 5])
    const oil = payOne({ on: { bronze: 0, iron: 0, oil: [0, 1] }, blueBank: 5 }, 3)
    expect([oil.resources(0), ...tokens(oil, 'bronze', 'iron', 'oil')]).toEqual([4, 0, 2, 0, 4])
  })

  test('without a token in the bank to add, it overpays as little as possible (TTA06-SIMPLE-PAY-03)', () => {
    const game = payOne({ on: { bronze: 0, coal: [1, 1] }, blueBank: 0 })
    expect([game.resources(0), ...tokens(game, 'bronze', 'coal')]).toEqual([1, 1, 0, 0])
  })

  test('food is changed in the same way (TTA06-SIMPLE-PAY-03)', () => {
    const on = { agriculture: 0, 'selective-breeding': [0, 1] } as const
    const game = later({ leader: 'moses', on, blueBank: 5 }).plays(0, 'population')
    expect([game.food(0), ...tokens(game, 'agriculture', 'selective-breeding')]).toEqual([2, 2, 0, 4])
  })

  test('low tokens are never combined into a higher one (TTA06-SIMPLE-PAY-04)', () => {
    const game = simple({ on: { bronze: [2, 4], iron: 2 }, blueBank: 5 }).plays(0, 'build bronze')
    expect(tokens(game, 'bronze', 'iron')).toEqual([2, 0, 7])
    const change = payOne({ on: { bronze: [0, 3], iron: 0, coal: [0, 1] }, blueBank: 0 })
    expect(tokens(change, 'bronze', 'iron', 'coal')).toEqual([2, 0, 1, 1])
  })
})

describe('gaining', () => {
  /** An event of the first player comes up for everybody. */
  const event = (card: string, ...players: readonly PlayerFacts[]) =>
    position({
      players,
      round: 3,
      stage: 'event',
      currentEvents: [card],
      options: { level: 'simple' },
    })

  test('Agriculture gives 2 food: two tokens, or one with Irrigation, even without a worker there (TTA06-EX-R14, TTA06-SIMPLE-PAY-05)', () => {
    const game = event('development-of-agriculture', {}, { on: { irrigation: 0 } })
    expect([game.food(0), game.on(0, 'agriculture'), game.civ(0).blueBank]).toEqual([2, [2, 2], 16])
    expect([game.food(1), game.on(1, 'irrigation'), game.civ(1).blueBank]).toEqual([2, [0, 1], 17])
    expect(game.on(1, 'agriculture')).toEqual([2, 0])
  })

  test('exactly the amount is gained, with the fewest tokens (TTA06-SIMPLE-PAY-05)', () => {
    const on = { bronze: 0, iron: 0, coal: 0 }
    const three = later({ on, hand: ['mineral-deposits-ii'], blueBank: 9 }).plays(
      0,
      'play mineral-deposits-ii',
    )
    expect(tokens(three, 'bronze', 'iron', 'coal')).toEqual([0, 0, 1, 8])
    const four = later({ on, hand: ['mineral-deposits-iii'], blueBank: 9 }, 3)
    four.plays(0, 'play mineral-deposits-iii')
    expect([four.resources(0), ...tokens(four, 'bronze', 'iron', 'coal')]).toEqual([4, 1, 0, 1, 7])
  })

  test('an empty bank gives nothing, and what it cannot give is lost (TTA06-SIMPLE-PAY-06)', () => {
    const game = event(
      'development-of-crafts',
      { blueBank: 0 },
      { blueBank: 1 },
      { blueBank: 1, on: { iron: 0 } },
    )
    expect([game.resources(0), game.resources(1), game.resources(2)]).toEqual([0, 1, 2])
    expect([game.civ(0).blueBank, game.civ(1).blueBank, game.civ(2).blueBank]).toEqual([0, 0, 0])
    game.plays(0, 'destroy bronze')
    expect(game.resources(0)).toBe(0)
  })

  test('with an empty bank farms and mines produce nothing either (TTA06-SIMPLE-PAY-06)', () => {
    const game = simple({ on: { agriculture: [2, 9], bronze: [2, 9] }, blueBank: 0 }).plays(0, 'end turn')
    expect([game.food(0), game.resources(0), game.civ(0).blueBank]).toEqual([9, 9, 0])
  })

  test('food and resources stay from turn to turn, even without workers there (TTA06-SIMPLE-PAY-07)', () => {
    const on = { agriculture: [2, 5], irrigation: [0, 1], bronze: [2, 5], iron: [0, 1] } as const
    const game = simple({ on, blueBank: 6 }).plays(0, 'end turn').plays(1, 'end turn')
    expect(tokens(game, 'agriculture', 'irrigation', 'bronze', 'iron')).toEqual([7, 1, 7, 1, 2])
    game.plays(0, 'end turn').plays(1, 'end turn')
    expect(tokens(game, 'agriculture', 'irrigation', 'bronze', 'iron')).toEqual([9, 1, 7, 1, 0])
  })
})
