import { describe, expect, test } from 'vitest'

import type { PlayerFacts } from '../testing.ts'
import { position } from './position.ts'

const simple = (player: PlayerFacts, row: readonly string[] = []) =>
  position({ players: [player, {}], row, options: { level: 'simple' } })

/** A player for whom every kind of action is possible. */
const able = {
  on: { agriculture: [2, 2], bronze: [2, 5], iron: 0, swordsmen: 0 },
  hand: ['moses', 'irrigation', 'monarchy', 'work-of-art-a'],
  wonders: ['library-of-alexandria'],
  site: ['pyramids', 0],
  science: 9,
} as const

describe('the number of actions', () => {
  test('is what the government gives (TTA06-SIMPLE-ACT-01)', () => {
    const despotism = simple({})
    expect([despotism.civilActions(0), despotism.militaryActions(0)]).toEqual([
      [4, 0],
      [2, 0],
    ])
    const monarchy = simple({ government: 'monarchy' })
    expect([monarchy.civilActions(0), monarchy.militaryActions(0)]).toEqual([
      [5, 0],
      [3, 0],
    ])
  })

  test('and what leaders, wonders and special technologies add or subtract (TTA06-SIMPLE-ACT-01)', () => {
    const game = simple({
      government: 'monarchy',
      leader: 'hammurabi',
      wonders: ['pyramids'],
      specials: ['code-of-laws', 'warfare'],
    })
    expect(game.civilActions(0)).toEqual([5 + 1 + 1 + 1, 0])
    expect(game.militaryActions(0)).toEqual([3 - 1 + 1, 0])
  })

  test('without a civil action left, nothing that costs one can be done (TTA06-GEN-11)', () => {
    const game = simple({ ...able, civilActions: 0 }, ['iron'])
    expect(game.options(0).toSorted()).toEqual(
      [
        'build warriors',
        'build swordsmen',
        'disband warriors',
        'end turn',
        'upgrade warriors swordsmen',
      ].toSorted(),
    )
    expect(game.why(0, 'population')).toEqual(['civil-actions TTA06-GEN-11'])
  })
})

describe('taking actions', () => {
  test('is possible in any order, civil and military mixed, the same one again and again (TTA06-SIMPLE-ACT-02)', () => {
    const game = simple({ on: { agriculture: [2, 2], bronze: [2, 8] }, unused: 3 }, ['iron'])
    game.plays(
      0,
      'build bronze',
      'build warriors',
      'build bronze',
      'population',
      'disband warriors',
      'take 1',
    )
    expect(game.civilActions(0)).toEqual([0, 4])
    expect(game.militaryActions(0)).toEqual([0, 2])
    expect(game.on(0, 'bronze')).toEqual([4, 2])
  })

  test('is optional, and unused actions are lost (TTA06-SIMPLE-ACT-02)', () => {
    const game = simple(able).plays(0, 'end turn')
    expect(game.state.active).toBe(1)
    game.plays(1, 'end turn')
    expect([game.civilActions(0), game.militaryActions(0)]).toEqual([
      [4, 0],
      [2, 0],
    ])
  })

  test.each([
    ['population'],
    ['build agriculture'],
    ['build bronze'],
    ['build religion'],
    ['upgrade bronze iron'],
    ['destroy agriculture'],
    ['destroy philosophy'],
    ['stage 1'],
    ['lead moses'],
    ['develop irrigation'],
    ['develop monarchy'],
    ['play work-of-art-a'],
    ['take 1'],
  ])("'%s' costs one civil action and no military one (TTA06-SIMPLE-ACT-03)", (action) => {
    const game = simple(able, ['theology']).plays(0, action)
    expect(game.civilActions(0)[1]).toBe(1)
    expect(game.militaryActions(0)[1]).toBe(0)
  })

  test.each([['build warriors'], ['upgrade warriors swordsmen'], ['disband warriors']])(
    "'%s' costs one military action and no civil one (TTA06-SIMPLE-ACT-04)",
    (action) => {
      const game = simple(able).plays(0, action)
      expect([game.civilActions(0), game.militaryActions(0)]).toEqual([
        [4, 0],
        [1, 1],
      ])
    },
  )

  test('civil actions cannot replace military ones (TTA06-SIMPLE-ACT-04)', () => {
    const game = simple({ ...able, militaryActions: 0 })
    expect(game.options(0)).not.toContain('build warriors')
    expect(game.options(0)).not.toContain('upgrade warriors swordsmen')
    expect(game.options(0)).not.toContain('disband warriors')
    expect(game.options(0)).toContain('build bronze')
  })

  test('outside the simple game a tactic costs a military action (TTA06-SIMPLE-ACT-04)', () => {
    const game = position({ players: [{ military: ['legion'] }, {}], options: { level: 'advanced' } })
    game.plays(0, 'tactic legion')
    expect([game.civilActions(0), game.militaryActions(0)]).toEqual([
      [4, 0],
      [1, 1],
    ])
  })
})

describe('gained and lost action tokens', () => {
  test('a gained one can be used in the same turn (TTA06-SIMPLE-ACT-05)', () => {
    const game = simple({
      hand: ['code-of-laws', 'warfare'],
      science: 10,
      civilActions: 1,
      militaryActions: 0,
    })
    game.plays(0, 'develop code-of-laws')
    expect(game.civilActions(0)).toEqual([1, 4])
    game.plays(0, 'develop warfare')
    expect([game.civilActions(0), game.militaryActions(0)]).toEqual([
      [0, 5],
      [1, 2],
    ])
    game.plays(0, 'disband warriors')
    expect(game.militaryActions(0)).toEqual([0, 3])
  })

  test('a lost one is a spent one, if there is one (TTA06-SIMPLE-ACT-05)', () => {
    const spent = simple({ hand: ['hammurabi'], militaryActions: 1 }).plays(0, 'lead hammurabi')
    expect(spent.militaryActions(0)).toEqual([1, 0])
    const unspent = simple({ hand: ['hammurabi'] }).plays(0, 'lead hammurabi')
    expect(unspent.militaryActions(0)).toEqual([1, 0])
  })
})

describe('leaders', () => {
  test('a leader is played from hand for a civil action and works at once (TTA06-SIMPLE-LEADER-01)', () => {
    const game = simple({ hand: ['julius-caesar', 'iron'] })
    expect(game.strength(0)).toBe(1)
    game.plays(0, 'lead julius-caesar')
    expect(game.civ(0)).toMatchObject({ leader: 'julius-caesar', civilHand: ['iron'] })
    expect(game.civilActions(0)).toEqual([3, 1])
    expect([game.strength(0), game.militaryActions(0)]).toEqual([2, [3, 0]])
  })

  test('the ability can be used in the turn in which the leader is played (TTA06-SIMPLE-LEADER-01)', () => {
    const moses = simple({ hand: ['moses'], on: { agriculture: [2, 1] } })
    expect(moses.options(0)).not.toContain('population')
    expect(moses.plays(0, 'lead moses', 'population').food(0)).toBe(0)
    const homer = simple({ hand: ['homer'], on: { bronze: [2, 1] } })
    expect(homer.options(0)).not.toContain('build warriors')
    expect(homer.plays(0, 'lead homer', 'build warriors').resources(0)).toBe(0)
  })

  test('a new leader removes the old one with all its effects; no action comes back (TTA06-SIMPLE-LEADER-02)', () => {
    const game = simple({ leader: 'julius-caesar', hand: ['michelangelo'] })
    expect([game.strength(0), game.militaryActions(0)]).toEqual([2, [3, 0]])
    game.plays(0, 'lead michelangelo')
    expect(game.civ(0).leader).toBe('michelangelo')
    expect(game.state.gone).toContain('julius-caesar')
    expect([game.strength(0), game.militaryActions(0)]).toEqual([1, [2, 0]])
    expect(game.civilActions(0)).toEqual([3, 1])
  })

  test('Homer goes under no wonder and gives no culture any more (TTA06-SIMPLE-LEADER-02)', () => {
    const game = simple({ leader: 'homer', hand: ['michelangelo'], wonders: ['colossus'] })
    expect(game.cultureRating(0)).toBe(1 + 1)
    game.plays(0, 'lead michelangelo')
    expect([game.asked, game.happiness(0), game.cultureRating(0)]).toEqual(['0 action', 0, 1])
    expect(game.state.gone).toContain('homer')
  })

  test('actions lost with the old leader are spent ones first; gained ones are available (TTA06-SIMPLE-LEADER-03, TTA06-SIMPLE-ACT-05)', () => {
    const game = simple({ leader: 'hammurabi', hand: ['michelangelo'], civilActions: 3, militaryActions: 0 })
    expect([game.civilActions(0), game.militaryActions(0)]).toEqual([
      [3, 2],
      [0, 1],
    ])
    game.plays(0, 'lead michelangelo')
    expect([game.civilActions(0), game.militaryActions(0)]).toEqual([
      [2, 2],
      [1, 1],
    ])
  })
})
