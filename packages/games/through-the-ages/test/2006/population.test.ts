import { describe, expect, test } from 'vitest'

import type { PlayerFacts } from '../testing.ts'
import { position } from './position.ts'

const simple = (player: PlayerFacts) => position({ players: [player, {}], options: { level: 'simple' } })

/** Everybody loses a worker through an event of the first player. */
const pestilence = (...players: readonly PlayerFacts[]) =>
  position({
    players: players.map((player, seat) => (seat === 0 ? { ...player, military: ['rats'] } : player)),
    stage: 'politics',
    currentEvents: ['pestilence'],
  }).plays(0, 'event rats')

describe('increasing the population', () => {
  test.each([
    [20, 2],
    [18, 2],
    [17, 2],
    [16, 3],
    [13, 3],
    [12, 4],
    [11, 4],
    [10, 4],
    [9, 4],
    [8, 5],
    [7, 5],
    [6, 5],
    [5, 5],
    [4, 7],
    [3, 7],
    [2, 7],
    [1, 7],
  ])('with %i tokens in the bank it costs %i food (TTA06-SIMPLE-POP-01)', (yellowBank, food) => {
    const game = simple({ yellowBank, on: { agriculture: [2, food] } }).plays(0, 'population')
    expect(game.food(0)).toBe(0)
    const poor = simple({ yellowBank, on: { agriculture: [2, food - 1] } })
    expect(poor.options(0)).not.toContain('population')
    expect(poor.why(0, 'population')).toEqual(['food TTA06-SIMPLE-POP-01'])
  })

  test('a token goes from the bank to the unused workers for one civil action (TTA06-SIMPLE-POP-01)', () => {
    const game = simple({ unused: 0, on: { agriculture: [2, 2] } }).plays(0, 'population')
    expect(game.civ(0)).toMatchObject({ yellowBank: 17, unused: 1 })
    expect(game.civilActions(0)).toEqual([3, 1])
  })

  test('each worker costs what the region of its token says (TTA06-SIMPLE-POP-01)', () => {
    const game = simple({ yellowBank: 13, on: { agriculture: [2, 7] } })
    expect(game.plays(0, 'population').food(0)).toBe(7 - 3)
    expect(game.plays(0, 'population').food(0)).toBe(7 - 3 - 4)
  })

  test('resources do not pay for it (TTA06-SIMPLE-POP-01)', () => {
    expect(simple({ on: { bronze: [2, 9] } }).options(0)).not.toContain('population')
  })

  test('not with an empty bank, whatever food there is (TTA06-SIMPLE-POP-02)', () => {
    const game = simple({ yellowBank: 0, on: { agriculture: [2, 15] } })
    expect(game.options(0)).not.toContain('population')
    expect(game.why(0, 'population')).toEqual(['bank-empty TTA06-SIMPLE-POP-02'])
    const last = simple({ yellowBank: 1, on: { agriculture: [2, 15] } }).plays(0, 'population')
    expect(last.options(0)).not.toContain('population')
  })
})

describe('losing population', () => {
  test('an unused worker goes back to the bank, and nobody else (TTA06-SIMPLE-POP-03)', () => {
    const game = pestilence({ unused: 2 }, { unused: 1 })
    expect(game.asked).toBe('0 action')
    expect(game.civ(0)).toMatchObject({ yellowBank: 19, unused: 1 })
    expect(game.civ(1)).toMatchObject({ yellowBank: 19, unused: 0 })
    expect([game.on(1, 'agriculture'), game.on(1, 'warriors')]).toEqual([
      [2, 0],
      [1, 0],
    ])
  })

  test('without an unused worker the owner chooses who stops working (TTA06-SIMPLE-POP-03)', () => {
    const game = pestilence({}, { unused: 0, on: { religion: 1 } })
    expect(game.asked).toBe('1 withdraw')
    expect(game.options(1)).toEqual([
      'withdraw agriculture',
      'withdraw bronze',
      'withdraw philosophy',
      'withdraw religion',
      'withdraw warriors',
    ])
    game.plays(1, 'withdraw religion')
    expect(game.civ(1)).toMatchObject({ yellowBank: 19, unused: 0 })
    expect([game.on(1, 'religion'), game.cultureRating(1), game.happiness(1)]).toEqual([[0, 0], 0, 0])
  })
})
