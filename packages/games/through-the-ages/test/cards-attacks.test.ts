import { describe, expect, test } from 'vitest'

import type { CardId } from '../src/index.ts'
import { position } from './testing.ts'
import type { PlayerFacts, Position } from './testing.ts'

const STRONG = { warriors: 9 }

/** Seat 0, much stronger, plays the aggression against seat 1, who has no cards to defend with. */
const attack = (card: CardId, attacker: PlayerFacts, rival: PlayerFacts): Position =>
  position({
    age: 3,
    stage: 'politics',
    players: [
      { government: 'monarchy', ...attacker, on: { ...STRONG, ...attacker.on }, military: [card] },
      rival,
    ],
  }).plays(0, `attack 1 ${card}`)

describe('people and goods', () => {
  test('enslave: the rival loses 1 population, the attacker gains 2 resources and 2 food (TTA-AGGR-12)', () => {
    const game = attack('enslave', {}, {})
    expect([game.civ(1).unused, game.civ(1).yellowBank]).toEqual([0, 19])
    expect([game.resources(0), game.food(0)]).toEqual([2, 2])
    expect(game.militaryActions(0)).toEqual([1, 2])
    expect(game.state.discards[1]?.cards).toEqual(['enslave'])
  })

  test('enslave: the rival chooses who leaves; resources come first (TTA-WORKER-05, TTA-GAIN-05)', () => {
    const game = attack('enslave', { blueBank: 3 }, { unused: 0 })
    expect(game.asked).toBe('1 withdraw')
    game.plays(1, 'withdraw warriors')
    expect([game.strength(1), game.resources(0), game.food(0)]).toEqual([0, 2, 1])
  })

  test('plunder-i: up to 3 food and resources of the rival, in a mix that the attacker chooses (TTA-PAY-12)', () => {
    const rich = { on: { agriculture: [2, 2], bronze: [2, 4] } } as const
    const game = attack('plunder-i', {}, rich)
    expect(game.asked).toBe('0 take-mix')
    expect(game.options(0).slice(0, 3)).toEqual([
      'food 2 resources 1',
      'food 1 resources 2',
      'food 0 resources 3',
    ])
    game.plays(0, 'food 1 resources 2')
    expect([game.food(0), game.resources(0), game.food(1), game.resources(1)]).toEqual([1, 2, 1, 2])
    expect(game.militaryActions(0)).toEqual([2, 1])
  })

  test('plunder-i: the attacker may take fewer than 3, or nothing (TTA-AGGR-12, TTA-PAY-12)', () => {
    const rich = { on: { agriculture: [2, 1], bronze: [2, 4] } } as const
    const game = attack('plunder-i', {}, rich)
    expect(game.options(0)).toEqual([
      'food 1 resources 2',
      'food 0 resources 3',
      'food 1 resources 1',
      'food 0 resources 2',
      'food 1 resources 0',
      'food 0 resources 1',
      'food 0 resources 0',
    ])
    game.plays(0, 'food 0 resources 1')
    expect([game.food(0), game.resources(0), game.food(1), game.resources(1)]).toEqual([0, 1, 1, 3])
    expect(attack('plunder-i', {}, rich).plays(0, 'food 0 resources 0').resources(1)).toBe(4)
  })

  test('plunder-i: if the rival has nothing, nobody is asked what to take (TTA-PAY-11)', () => {
    expect(attack('plunder-i', {}, {}).asked).toBe('0 action')
  })

  test('plunder-i: no more than the rival has or the attacker’s bank allows (TTA-PAY-11, TTA-EX-26)', () => {
    const poor = { on: { iron: [0, 1] } } as const
    const game = attack('plunder-i', {}, poor).plays(0, 'food 0 resources 2')
    expect([game.resources(0), game.resources(1), game.asked]).toEqual([2, 0, '0 action'])
    const full = attack('plunder-i', { blueBank: 0 }, poor).plays(0, 'food 0 resources 2')
    expect([full.resources(0), full.resources(1)]).toEqual([0, 0])
  })

  test('plunder-ii: up to 5 food and resources of the rival (TTA-PAY-12)', () => {
    const game = attack('plunder-ii', {}, { on: { agriculture: [2, 9], bronze: [2, 2] } })
    expect(game.options(0).slice(0, 4)).toEqual([
      'food 5 resources 0',
      'food 4 resources 1',
      'food 3 resources 2',
      'food 4 resources 0',
    ])
    game.plays(0, 'food 3 resources 2')
    expect([game.food(0), game.resources(0), game.food(1), game.resources(1)]).toEqual([3, 2, 6, 0])
    expect(game.militaryActions(0)).toEqual([2, 1])
  })

  test('plunder-iii: up to 7 food and resources of the rival (TTA-PAY-12)', () => {
    const game = attack('plunder-iii', {}, { on: { agriculture: [2, 1], bronze: [2, 9] } })
    expect(game.options(0).slice(0, 3)).toEqual([
      'food 1 resources 6',
      'food 0 resources 7',
      'food 1 resources 5',
    ])
    game.plays(0, 'food 0 resources 7')
    expect([game.resources(0), game.food(1), game.resources(1)]).toEqual([7, 1, 2])
    expect(game.militaryActions(0)).toEqual([2, 1])
  })

  test('spy: up to 5 science points of the rival (TTA-POINT-06)', () => {
    const game = attack('spy', { science: 1 }, { science: 8 })
    expect([game.civ(0).science, game.civ(1).science]).toEqual([6, 3])
    expect(game.militaryActions(0)).toEqual([2, 1])
    const poor = attack('spy', { science: 1 }, { science: 2 })
    expect([poor.civ(0).science, poor.civ(1).science]).toEqual([3, 0])
  })

  test('armed-intervention: up to 7 culture points of the rival (TTA-POINT-06)', () => {
    const game = attack('armed-intervention', { culture: 1 }, { culture: 9 })
    expect([game.civ(0).culture, game.civ(1).culture]).toEqual([8, 2])
    expect(game.militaryActions(0)).toEqual([1, 2])
    const poor = attack('armed-intervention', { culture: 1 }, { culture: 4 })
    expect([poor.civ(0).culture, poor.civ(1).culture]).toEqual([5, 0])
  })
})

describe('raids', () => {
  test.each(['raid-ii', 'raid-iii'])(
    '%s: both buildings are destroyed if there are two (TTA-AGGR-12)',
    (card) => {
      const game = attack(card, {}, { on: { philosophy: 1, drama: 1 } }).plays(0, 'raze 1 philosophy')
      // The attacker is not asked about the second one.
      expect([game.asked, game.civ(1).unused]).toEqual(['0 action', 3])
      const one = attack(card, {}, { on: { philosophy: 1 } })
      expect([one.asked, one.civ(1).unused]).toEqual(['0 action', 2])
    },
  )

  test('raid-i: an urban building of level I or lower, for half its printed cost rounded up (TTA-AGGR-13)', () => {
    const city = { on: { drama: 1, opera: 1, iron: 1 }, specials: ['masonry'] }
    const game = attack('raid-i', {}, city)
    expect(game.options(0)).toEqual(['raze 1 philosophy', 'raze 1 drama'])
    game.plays(0, 'raze 1 philosophy')
    expect([game.on(1, 'philosophy'), game.civ(1).unused, game.resources(0)]).toEqual([[0, 0], 2, 2])
    // Drama costs 4; its owner's discount for Masonry does not matter.
    expect(attack('raid-i', {}, city).plays(0, 'raze 1 drama').resources(0)).toBe(2)
    expect(game.militaryActions(0)).toEqual([2, 1])
  })

  test('raid-i: without such a building nothing is gained (TTA-AGGR-12)', () => {
    const game = attack('raid-i', {}, { on: { philosophy: 0, opera: 1 } })
    expect([game.on(1, 'opera'), game.resources(0), game.asked]).toEqual([[1, 0], 0, '0 action'])
  })

  test('raid-ii: two buildings, one up to level II, one up to level I, for half of the sum rounded up (TTA-AGGR-12)', () => {
    const city = { on: { 'printing-press': 1, opera: 2, movies: 1 } }
    const game = attack('raid-ii', {}, city)
    expect(game.options(0)).toEqual(['raze 1 philosophy', 'raze 1 printing-press', 'raze 1 opera'])
    game.plays(0, 'raze 1 opera')
    expect(game.options(0)).toEqual(['raze 1 philosophy', 'raze 1 printing-press'])
    game.plays(0, 'raze 1 printing-press')
    // Costs of 8 and 3.
    expect([game.on(1, 'opera'), game.on(1, 'printing-press'), game.resources(0)]).toEqual([
      [1, 0],
      [0, 0],
      6,
    ])
    expect(game.civ(1).unused).toBe(3)
    expect(game.militaryActions(0)).toEqual([1, 2])
  })

  test('raid-ii: the order in which the two are named does not matter (TTA-AGGR-12)', () => {
    const city = { on: { opera: 1 } }
    const game = attack('raid-ii', {}, city).plays(0, 'raze 1 philosophy')
    expect([game.on(1, 'philosophy'), game.on(1, 'opera')]).toEqual([
      [0, 0],
      [0, 0],
    ])
    expect(game.resources(0)).toBe(6)
  })

  test('raid-ii: the sum is rounded: two buildings that cost 3 give 3 (TTA-AGGR-12)', () => {
    const game = attack('raid-ii', {}, { on: { religion: 1 } }).plays(0, 'raze 1 religion')
    expect([game.on(1, 'philosophy'), game.resources(0)]).toEqual([[0, 0], 3])
  })

  test('raid-ii: only one if no second one qualifies (TTA-AGGR-12)', () => {
    const game = attack('raid-ii', {}, { on: { philosophy: 0, opera: 2 } })
    expect([game.on(1, 'opera'), game.resources(0), game.asked]).toEqual([[1, 0], 4, '0 action'])
  })

  test('raid-iii: two buildings, one up to level III, one up to level II (TTA-AGGR-12)', () => {
    const game = attack('raid-iii', {}, { on: { philosophy: 0, opera: 1, movies: 2 } })
    expect(game.options(0)).toEqual(['raze 1 opera', 'raze 1 movies'])
    game.plays(0, 'raze 1 movies')
    // Costs of 11 and 8.
    expect([game.on(1, 'movies'), game.on(1, 'opera'), game.resources(0)]).toEqual([[1, 0], [0, 0], 10])
    expect(game.militaryActions(0)).toEqual([0, 3])
  })
})

describe('cards in play', () => {
  test('annex: the attacker chooses a colony; its immediate effect is not repeated (TTA-CARD-52)', () => {
    const colonies = ['developed-territory-i', 'historic-territory-ii', 'vast-territory-i']
    const game = attack('annex', {}, { colonies })
    expect(game.options(0)).toEqual(colonies.map((colony) => `colony ${colony}`))
    game.plays(0, 'colony developed-territory-i')
    expect([game.civ(0).colonies, game.civ(1).colonies]).toEqual([
      ['developed-territory-i'],
      colonies.slice(1),
    ])
    expect([game.civ(0).yellowBank, game.civ(0).blueBank, game.civ(0).science]).toEqual([19, 17, 0])
    expect([game.civ(1).yellowBank, game.civ(1).blueBank]).toEqual([17, 15])
    expect(game.militaryActions(0)).toEqual([1, 2])
  })

  test('annex: not against a rival without a colony (TTA-AGGR-02)', () => {
    const game = position({
      age: 2,
      stage: 'politics',
      players: [{ on: STRONG, military: ['annex'] }, {}, { colonies: ['historic-territory-i'] }],
    })
    expect(game.options(0)).toEqual(['pass', 'attack 2 annex', 'resign'])
    expect(game.why(0, 'attack 1 annex')).toEqual(['no-colony annex'])
  })

  test('infiltrate: the leader or the unfinished wonder leaves play, for 3 culture points per level (TTA-AGGR-12)', () => {
    const rival = { leader: 'napoleon-bonaparte', site: ['great-wall', 2], blueBank: 9 } as const
    const game = attack('infiltrate', {}, rival)
    expect(game.options(0)).toEqual(['target napoleon-bonaparte', 'target great-wall'])
    game.plays(0, 'target napoleon-bonaparte')
    expect([game.civ(1).leader, game.civ(0).culture, game.militaryActions(1)]).toEqual([null, 6, [2, 0]])
    expect(game.militaryActions(0)).toEqual([1, 2])
    const other = attack('infiltrate', {}, rival).plays(0, 'target great-wall')
    expect([other.civ(1).site, other.civ(1).blueBank, other.civ(0).culture]).toEqual([null, 11, 3])
    expect(other.civ(1).leader).toBe('napoleon-bonaparte')
  })

  test('infiltrate: a card of Age A scores nothing; Homer does not go under a wonder (TTA-CARD-01)', () => {
    const game = attack('infiltrate', {}, { leader: 'homer', wonders: ['pyramids'] })
    expect([game.civ(1).leader, game.civ(0).culture, game.happiness(1)]).toEqual([null, 0, 0])
  })

  test('infiltrate: only against a rival with a leader or an unfinished wonder (TTA-AGGR-02)', () => {
    const game = position({
      age: 2,
      stage: 'politics',
      players: [
        { on: STRONG, military: ['infiltrate'] },
        { wonders: ['pyramids'] },
        { site: ['colossus', 0] },
      ],
    })
    expect(game.options(0)).toEqual(['pass', 'attack 2 infiltrate', 'resign'])
    expect(game.why(0, 'attack 1 infiltrate')).toEqual(['no-leader-or-wonder infiltrate'])
  })
})
