import { describe, expect, test } from 'vitest'

import type { CardId } from '../../src/index.ts'
import type { PlayerFacts, Position } from '../testing.ts'
import { position } from './position.ts'

const soldiers = (warriors: number) => ({ on: { warriors } })

/** The war of seat 0 against seat 1 is resolved. Both have units and sacrifice none. */
const fight = (card: CardId, declarer: PlayerFacts, rival: PlayerFacts): Position =>
  position({ age: 3, stage: 'war', players: [{ ...declarer, wars: [{ card, rival: 1 }] }, rival] })
    .plays(0, 'done')
    .plays(1, 'done')

describe('costs', () => {
  test.each([
    ['war-over-culture-ii', 3],
    ['war-over-resources', 2],
    ['war-over-technology', 2],
    ['war-over-territory', 3],
    ['holy-war', 3],
    ['war-over-culture-iii', 3],
  ] as const)(
    '%s: costs %i military actions and does nothing until the next turn (TTA06-FULL-WAR-01)',
    (card, cost) => {
      const game = position({
        age: 3,
        stage: 'politics',
        players: [
          { ...soldiers(5), government: 'monarchy', military: [card] },
          { culture: 9, science: 9 },
        ],
      }).plays(0, `war 1 ${card}`)
      expect(game.militaryActions(0)).toEqual([3 - cost, cost])
      expect(game.civ(0).wars).toEqual([{ card, rival: 1 }])
      expect(game.civ(1)).toMatchObject({ culture: 9, science: 9, yellowBank: 18, unused: 1 })
    },
  )
})

describe('culture and goods', () => {
  test('war-over-culture-ii: the victor takes culture points equal to the advantage (TTA06-FULL-WAR-04)', () => {
    const game = fight('war-over-culture-ii', soldiers(4), { culture: 20 })
    expect([game.civ(0).culture, game.civ(1).culture]).toEqual([3, 17])
    expect([game.civ(0).wars, game.state.discards[2]?.cards]).toEqual([[], ['war-over-culture-ii']])
    expect(game.asked).toBe('0 politics')
  })

  test('war-over-culture-ii: the target may win; no more than the loser has is taken (TTA06-FULL-WAR-04, TTA06-CARD-06)', () => {
    const game = fight('war-over-culture-ii', { culture: 2 }, { ...soldiers(4), culture: 1 })
    expect([game.civ(0).culture, game.civ(1).culture]).toEqual([0, 3])
  })

  test('war-over-culture-iii: like the one of Age II, 1 culture point for each point of advantage (TTA06-FULL-WAR-04)', () => {
    const game = fight('war-over-culture-iii', soldiers(8), { culture: 20 })
    expect([game.civ(0).culture, game.civ(1).culture]).toEqual([7, 13])
    expect(game.state.discards[3]?.cards).toEqual(['war-over-culture-iii'])
  })

  test('war-over-culture-iii: equal strength has no effect (TTA06-FULL-WAR-04, TTA06-GAP-21)', () => {
    const game = fight('war-over-culture-iii', { culture: 6 }, { culture: 6 })
    expect([game.civ(0).culture, game.civ(1).culture]).toEqual([6, 6])
    expect(game.state.discards[3]?.cards).toEqual(['war-over-culture-iii'])
  })

  test('war-over-resources: food and resources in a mix that the victor chooses, as many as the advantage (TTA06-CARD-06)', () => {
    const rich = { on: { agriculture: [2, 2], bronze: [2, 9] } } as const
    const game = fight('war-over-resources', soldiers(5), rich)
    expect(game.options(0)).toEqual(['food 2 resources 2', 'food 1 resources 3', 'food 0 resources 4'])
    game.plays(0, 'food 1 resources 3')
    expect([game.food(0), game.resources(0), game.food(1), game.resources(1)]).toEqual([1, 3, 1, 6])
  })

  test('war-over-resources: no more than the loser has (TTA06-CARD-06, TTA06-ADV-AGG-07)', () => {
    const game = fight('war-over-resources', soldiers(9), { on: { agriculture: [2, 2], bronze: [2, 1] } })
    expect([game.food(0), game.resources(0), game.food(1), game.resources(1)]).toEqual([2, 1, 0, 0])
  })

  test('war-over-resources: the target chooses after winning (TTA06-CARD-06, TTA06-FULL-WAR-05)', () => {
    const rich = { on: { agriculture: [2, 2], bronze: [2, 2] } } as const
    const game = fight('war-over-resources', rich, soldiers(3))
    expect(game.asked).toBe('1 take-mix')
    game.plays(1, 'food 0 resources 2')
    expect([game.resources(1), game.resources(0), game.food(0)]).toEqual([2, 0, 2])
  })
})

describe('technology', () => {
  test('war-over-technology: science points up to the advantage (TTA06-CARD-06)', () => {
    const game = fight('war-over-technology', soldiers(5), { science: 9 })
    expect([game.civ(0).science, game.civ(1).science]).toEqual([4, 5])
    const poor = fight('war-over-technology', soldiers(5), { science: 3 })
    expect([poor.civ(0).science, poor.civ(1).science]).toEqual([3, 0])
  })

  test('war-over-technology: special technologies instead, each for its science cost, and points for the rest (TTA06-CARD-06)', () => {
    // Masonry costs 3, Code of Laws 6.
    const loser = { specials: ['masonry', 'code-of-laws'], science: 9, hand: ['cartography'] }
    const game = fight('war-over-technology', soldiers(11), loser)
    expect(game.options(0)).toEqual(['steal masonry', 'steal code-of-laws', 'science'])
    game.plays(0, 'steal code-of-laws')
    expect(game.options(0)).toEqual(['steal masonry', 'science'])
    game.plays(0, 'science')
    expect([game.civ(0).specials, game.civ(1).specials]).toEqual([['code-of-laws'], ['masonry']])
    expect([game.civ(0).science, game.civ(1).science]).toEqual([4, 5])
    expect([game.civilActions(0), game.civilActions(1)]).toEqual([
      [5, 0],
      [4, 0],
    ])
  })

  test('war-over-technology: a technology that costs more than the advantage is safe (TTA06-FULL-WAR-05)', () => {
    const game = fight('war-over-technology', soldiers(6), { specials: ['code-of-laws'], science: 9 })
    expect(game.asked).toBe('0 politics')
    expect([game.civ(0).science, game.civ(1).specials]).toEqual([5, ['code-of-laws']])
  })

  test('war-over-technology: the better one of a kind replaces the other (TTA06-ADV-TECH-04)', () => {
    const victor = { ...soldiers(8), specials: ['code-of-laws'] }
    const game = fight('war-over-technology', victor, { specials: ['justice-system'], blueBank: 10 })
    game.plays(0, 'steal justice-system')
    // Three blue tokens come with it and leave the loser.
    expect([game.civ(0).specials, game.civ(0).blueBank, game.civ(1).blueBank]).toEqual([
      ['justice-system'],
      21,
      7,
    ])
    expect(game.state.gone).toContain('code-of-laws')
  })

  test('war-over-technology: not one that the victor has, in play or in hand (TTA06-SIMPLE-TAKE-05)', () => {
    const wars = [{ card: 'war-over-technology', rival: 1 }]
    const victor = { ...soldiers(11), specials: ['warfare'], hand: ['code-of-laws'], wars }
    const loser = { specials: ['warfare', 'code-of-laws', 'cartography'], science: 9 }
    const game = position({ age: 3, stage: 'war', players: [victor, loser, {}, {}] })
    game.plays(0, 'done').plays(1, 'done')
    expect(game.options(0)).toEqual(['steal cartography', 'science'])
  })

  test('war-over-technology: a lower one of a kind may be taken, and leaves the game (TTA06-CARD-06, TTA06-ADV-TECH-04)', () => {
    const victor = { ...soldiers(8), specials: ['justice-system'] }
    const game = fight('war-over-technology', victor, { specials: ['code-of-laws'], science: 9 })
    expect(game.options(0)).toEqual(['steal code-of-laws', 'science'])
    game.plays(0, 'steal code-of-laws')
    expect([game.civ(0).specials, game.civ(1).specials]).toEqual([['justice-system'], []])
    expect(game.state.gone).toContain('code-of-laws')
  })

  test('war-over-technology: nobody has more than 40 science points (TTA06-TRACK-02)', () => {
    const game = fight('war-over-technology', { ...soldiers(9), science: 37 }, { science: 8 })
    expect([game.civ(0).science, game.civ(1).science]).toEqual([40, 0])
  })
})

describe('territory and people', () => {
  test('war-over-territory: by 6 points 3 yellow tokens, or the 2 that the loser’s bank has (TTA06-FULL-WAR-04, TTA06-FULL-WAR-05, TTA06-EX-O17)', () => {
    const game = fight('war-over-territory', soldiers(20), { ...soldiers(14), yellowBank: 9 })
    expect([game.civ(0).yellowBank, game.civ(1).yellowBank]).toEqual([21, 6])
    const empty = fight('war-over-territory', soldiers(20), { ...soldiers(14), yellowBank: 2, unused: 3 })
    expect([empty.civ(0).yellowBank, empty.civ(1).yellowBank, empty.civ(1).unused]).toEqual([20, 0, 3])
  })

  test('war-over-territory: the target who wins by 3 takes 2 from the declarer; equal strengths change nothing (TTA06-FULL-WAR-04, TTA06-EX-O17)', () => {
    const lost = fight('war-over-territory', soldiers(12), soldiers(15))
    expect([lost.civ(0).yellowBank, lost.civ(1).yellowBank]).toEqual([16, 20])
    const equal = fight('war-over-territory', soldiers(12), soldiers(12))
    expect([equal.civ(0).yellowBank, equal.civ(1).yellowBank]).toEqual([18, 18])
  })

  test('war-over-territory: one token more for every full 3 points only (TTA06-FULL-WAR-04)', () => {
    const taken = (advantage: number) =>
      fight('war-over-territory', soldiers(1 + advantage), {}).civ(0).yellowBank - 18
    expect([1, 2, 3, 5, 6].map(taken)).toEqual([1, 1, 2, 2, 3])
  })

  test('holy-war: 1 population for every full 3 points, and 3 culture points for each (TTA06-FULL-WAR-04)', () => {
    const game = fight('holy-war', soldiers(9), { unused: 4 })
    expect([game.civ(1).unused, game.civ(1).yellowBank, game.civ(0).culture]).toEqual([2, 20, 6])
    const narrow = fight('holy-war', soldiers(3), { unused: 4 })
    expect([narrow.civ(1).unused, narrow.civ(0).culture]).toEqual([4, 0])
  })

  test('holy-war: the loser chooses which workers leave when none is unused (TTA06-CARD-06, TTA06-SIMPLE-POP-03)', () => {
    const game = fight('holy-war', soldiers(7), {})
    expect([game.asked, game.civ(1).unused]).toEqual(['1 withdraw', 0])
    game.plays(1, 'withdraw bronze')
    expect([game.on(1, 'bronze'), game.civ(1).yellowBank, game.civ(0).culture]).toEqual([[1, 0], 20, 6])
  })

  test('holy-war: the victor scores only for what is lost (TTA06-CARD-06, TTA06-ADV-AGG-07)', () => {
    const few = { on: { agriculture: 0, bronze: 0, philosophy: 0, warriors: 1 }, unused: 1 }
    const game = fight('holy-war', soldiers(16), few)
    expect([game.civ(1).unused, game.strength(1), game.civ(0).culture]).toEqual([0, 0, 6])
  })

  test('holy-war: units that the loser sacrificed are not scored (TTA06-FULL-WAR-03, TTA06-FULL-WAR-06)', () => {
    const players = [{ ...soldiers(9), wars: [{ card: 'holy-war', rival: 1 }] }, { unused: 4 }]
    const game = position({ age: 3, stage: 'war', players }).plays(0, 'done').plays(1, 'sacrifice warriors')
    // 9 against 1 plus 1.
    expect([game.civ(1).unused, game.civ(1).yellowBank, game.strength(1)]).toEqual([2, 21, 0])
    expect(game.civ(0).culture).toBe(6)
  })

  test('holy-war: a declarer who loses the war loses population (TTA06-FULL-WAR-04)', () => {
    const game = fight('holy-war', { unused: 2 }, soldiers(4))
    expect([game.civ(0).unused, game.civ(1).culture]).toEqual([1, 3])
  })
})
