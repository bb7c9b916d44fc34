import { describe, expect, test } from 'vitest'

import type { CardId } from '../../src/index.ts'
import type { PlayerFacts, Position } from '../testing.ts'
import { position } from './position.ts'

/** Seat 0, with strength 9 and 3 military actions, has the aggression; seat 1 has nothing to defend with. */
const before = (card: CardId, attacker: PlayerFacts, rival: PlayerFacts): Position =>
  position({
    age: 3,
    stage: 'politics',
    players: [
      { government: 'monarchy', ...attacker, on: { warriors: 9, ...attacker.on }, military: [card] },
      { ...rival, on: { warriors: 0, ...rival.on } },
    ],
  })

/** Plays it without a sacrifice; it succeeds. */
const attack = (card: CardId, attacker: PlayerFacts, rival: PlayerFacts): Position =>
  before(card, attacker, rival).plays(0, `attack 1 ${card}`, 'done')

describe('people and goods', () => {
  test('enslave: the rival loses 1 population, the attacker produces 3 resources (TTA06-ADV-AGG-06)', () => {
    const game = attack('enslave', {}, {})
    expect([game.civ(1).unused, game.civ(1).yellowBank]).toEqual([0, 19])
    expect([game.resources(0), game.food(0), game.civ(0).blueBank]).toEqual([3, 0, 15])
    expect([game.militaryActions(0), game.state.discards[1]?.cards]).toEqual([[1, 2], ['enslave']])
  })

  test('enslave: without an unused worker the rival chooses who leaves (TTA06-ADV-AGG-08, TTA06-SIMPLE-POP-03)', () => {
    const game = attack('enslave', {}, { unused: 0 })
    expect(game.asked).toBe('1 withdraw')
    expect(game.options(1)).toEqual(['withdraw agriculture', 'withdraw bronze', 'withdraw philosophy'])
    game.plays(1, 'withdraw philosophy')
    expect([game.on(1, 'philosophy'), game.civ(1).yellowBank, game.resources(0)]).toEqual([[0, 0], 19, 3])
  })

  test('enslave: no more resources than the blue bank of the attacker has tokens for (TTA06-SIMPLE-PAY-06)', () => {
    expect(attack('enslave', { blueBank: 2 }, {}).resources(0)).toBe(2)
  })

  test('plunder-i: 3 food and resources of the rival, no fewer, in the mix that the attacker chooses (TTA06-CARD-06, TTA06-ADV-AGG-07)', () => {
    const rich = { on: { agriculture: [2, 2], bronze: [2, 4] }, blueBank: 12 } as const
    const game = attack('plunder-i', {}, rich)
    expect(game.asked).toBe('0 take-mix')
    expect(game.options(0)).toEqual(['food 2 resources 1', 'food 1 resources 2', 'food 0 resources 3'])
    game.plays(0, 'food 1 resources 2')
    expect([game.food(0), game.resources(0), game.civ(0).blueBank]).toEqual([1, 2, 15])
    expect([game.food(1), game.resources(1), game.civ(1).blueBank]).toEqual([1, 2, 15])
    expect(game.militaryActions(0)).toEqual([1, 2])
  })

  test('plunder-i: no more than the rival has or the attacker’s blue bank allows (TTA06-CARD-06, TTA06-ADV-AGG-07)', () => {
    const poor = { on: { iron: [0, 1] } } as const
    const game = attack('plunder-i', {}, poor)
    expect([game.resources(0), game.resources(1), game.asked]).toEqual([2, 0, '0 action'])
    const full = attack('plunder-i', { blueBank: 0 }, poor)
    expect([full.resources(0), full.resources(1)]).toEqual([0, 0])
  })

  test('plunder-ii: 5 food and resources of the rival (TTA06-CARD-06)', () => {
    const game = attack('plunder-ii', {}, { on: { agriculture: [2, 9], bronze: [2, 2] } })
    expect(game.options(0)).toEqual(['food 5 resources 0', 'food 4 resources 1', 'food 3 resources 2'])
    game.plays(0, 'food 3 resources 2')
    expect([game.food(0), game.resources(0), game.food(1), game.resources(1)]).toEqual([3, 2, 6, 0])
    expect(game.militaryActions(0)).toEqual([1, 2])
  })

  test('plunder-iii: 8 food and resources of the rival (TTA06-CARD-06)', () => {
    const game = attack('plunder-iii', {}, { on: { agriculture: [2, 1], bronze: [2, 9] } })
    expect(game.options(0)).toEqual(['food 1 resources 7', 'food 0 resources 8'])
    game.plays(0, 'food 0 resources 8')
    expect([game.resources(0), game.food(1), game.resources(1)]).toEqual([8, 1, 1])
    expect(game.militaryActions(0)).toEqual([1, 2])
  })
})

describe('raids', () => {
  test('raid-i: one urban building that the attacker chooses, for half its printed cost rounded up (TTA06-CARD-06, TTA06-ADV-AGG-08)', () => {
    const city = { on: { opera: 2, coal: 1 }, specials: ['architecture'] }
    const game = attack('raid-i', {}, city)
    expect(game.options(0)).toEqual(['raze 1 philosophy', 'raze 1 opera'])
    game.plays(0, 'raze 1 opera')
    // Opera costs 9; its owner's discount for Architecture does not matter.
    expect([game.on(1, 'opera'), game.civ(1).unused, game.resources(0)]).toEqual([[1, 0], 2, 5])
    expect([game.militaryActions(0), game.asked]).toEqual([[2, 1], '0 action'])
    expect(attack('raid-i', {}, city).plays(0, 'raze 1 philosophy').resources(0)).toBe(2)
  })

  test('raid-i: without an urban building nothing is gained', () => {
    const game = attack('raid-i', {}, { on: { philosophy: 0 } })
    expect([game.civ(1).unused, game.resources(0), game.asked]).toEqual([1, 0, '0 action'])
  })

  test('raid-ii: two buildings of the same type and level, for half of the sum rounded down (TTA06-CARD-06)', () => {
    const city = { on: { philosophy: 1, alchemy: 2, drama: 2 } }
    const game = attack('raid-ii', {}, city).plays(0, 'raze 1 drama')
    expect(game.options(0)).toEqual(['raze 1 drama', 'done'])
    game.plays(0, 'raze 1 drama')
    expect([game.on(1, 'drama'), game.civ(1).unused, game.resources(0)]).toEqual([[0, 0], 3, 5])
    expect([game.militaryActions(0), game.asked]).toEqual([[1, 2], '0 action'])
  })

  test('raid-ii: the attacker may stop at one; half of what it costs is rounded down (TTA06-CARD-06)', () => {
    const city = { on: { philosophy: 1, drama: 2 } }
    const one = attack('raid-ii', {}, city).plays(0, 'raze 1 drama', 'done')
    expect([one.on(1, 'drama'), one.resources(0), one.asked]).toEqual([[1, 0], 2, '0 action'])
    // There is no second lab of level 0.
    const lab = attack('raid-ii', {}, city).plays(0, 'raze 1 philosophy')
    expect([lab.on(1, 'philosophy'), lab.resources(0), lab.asked]).toEqual([[0, 0], 1, '0 action'])
  })

  test('raid-iii: three buildings of the same type and level, for half of the sum rounded down (TTA06-CARD-06)', () => {
    const game = attack('raid-iii', {}, { government: 'republic', on: { drama: 3 } })
    game.plays(0, 'raze 1 drama', 'raze 1 drama', 'raze 1 drama')
    expect([game.on(1, 'drama'), game.civ(1).unused, game.resources(0)]).toEqual([[0, 0], 4, 7])
    expect([game.militaryActions(0), game.asked]).toEqual([[0, 3], '0 action'])
  })

  test('raid-iii: two of them if there are no more, and none of another level (TTA06-CARD-06)', () => {
    const game = attack('raid-iii', {}, { government: 'republic', on: { philosophy: 2, alchemy: 1 } })
    game.plays(0, 'raze 1 philosophy', 'raze 1 philosophy')
    expect([game.on(1, 'philosophy'), game.on(1, 'alchemy')]).toEqual([
      [0, 0],
      [1, 0],
    ])
    expect([game.resources(0), game.asked]).toEqual([3, '0 action'])
  })
})

describe('leaders and wonders', () => {
  test('assassinate: the rival loses the leader; it costs 1 action and scores 3 culture per level (TTA06-ADV-AGG-01)', () => {
    const first = attack('assassinate', {}, { leader: 'joan-of-arc' })
    expect([first.civ(1).leader, first.civ(0).culture, first.militaryActions(0)]).toEqual([null, 3, [2, 1]])
    const third = attack('assassinate', {}, { leader: 'elvis-presley' })
    expect([third.civ(1).leader, third.civ(0).culture, third.militaryActions(0)]).toEqual([null, 9, [0, 3]])
    expect(third.happiness(1)).toBe(0)
  })

  test('assassinate: the actions of the leader are lost too (TTA06-ADV-AGE-04)', () => {
    const game = before('assassinate', {}, { leader: 'napoleon-bonaparte' })
    expect(game.militaryActions(1)).toEqual([3, 0])
    game.plays(0, 'attack 1 assassinate', 'done')
    expect([game.militaryActions(1), game.civ(0).culture]).toEqual([[2, 0], 6])
  })

  test('assassinate: only against a leader in play, with an action for each level (TTA06-ADV-AGG-01, TTA06-GAP-33)', () => {
    const none = before('assassinate', {}, { hand: ['isaac-newton'] })
    expect(none.why(0, 'attack 1 assassinate')).toEqual(['rival-without-leader TTA06-ADV-AGG-01'])
    const dear = before('assassinate', { government: 'despotism' }, { leader: 'elvis-presley' })
    expect(dear.why(0, 'attack 1 assassinate')).toEqual(['military-actions TTA06-ADV-AGG-01'])
  })

  test('assassinate: against Gandhi it costs twice his level', () => {
    const six = { government: 'communism', specials: ['warfare'] }
    const game = attack('assassinate', six, { leader: 'mahatma-gandhi' })
    expect([game.civ(1).leader, game.civ(0).culture, game.militaryActions(0)]).toEqual([null, 9, [0, 6]])
  })

  test('sabotage: the rival loses the wonder under construction, the attacker scores 3 culture per level (TTA06-ADV-AGG-01)', () => {
    const first = attack('sabotage', {}, { site: ['great-wall', 2], blueBank: 9, wonders: ['pyramids'] })
    expect([first.civ(1).site, first.civ(1).blueBank, first.civ(0).culture]).toEqual([null, 11, 3])
    expect(first.militaryActions(0)).toEqual([2, 1])
    expect(first.civ(1).wonders.map(({ card }) => card)).toEqual(['pyramids'])
    expect(first.state.gone).toContain('great-wall')
    const second = attack('sabotage', {}, { site: ['kremlin', 0] })
    expect([second.civ(1).site, second.civ(0).culture, second.militaryActions(0)]).toEqual([null, 6, [1, 2]])
  })

  test('sabotage: not against completed wonders, and only with an action for each level (TTA06-ADV-AGG-01, TTA06-GAP-33)', () => {
    const none = before('sabotage', {}, { wonders: ['kremlin'] })
    expect(none.why(0, 'attack 1 sabotage')).toEqual(['rival-without-wonder TTA06-ADV-AGG-01'])
    const dear = before('sabotage', { government: 'despotism' }, { site: ['internet', 0] })
    expect(dear.why(0, 'attack 1 sabotage')).toEqual(['military-actions TTA06-ADV-AGG-01'])
  })

  test('sabotage: if the rival withstands it, nothing happens, but the actions and the card are spent (TTA06-ADV-AGG-05, TTA06-ADV-AGG-06)', () => {
    const game = attack(
      'sabotage',
      {},
      { site: ['kremlin', 1], military: ['military-bonus-iii'], on: { knights: 2 } },
    )
    game.plays(1, 'bonus military-bonus-iii')
    expect([game.civ(1).site?.card, game.civ(0).culture]).toEqual(['kremlin', 0])
    expect([game.militaryActions(0), game.state.discards[2]?.cards]).toEqual([[1, 2], ['sabotage']])
  })
})
