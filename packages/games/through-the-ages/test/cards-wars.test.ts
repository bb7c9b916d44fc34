import { describe, expect, test } from 'vitest'

import type { CardId } from '../src/index.ts'
import { position } from './testing.ts'
import type { PlayerFacts, Position } from './testing.ts'

/** The war of seat 0 against seat 1 is resolved at the start of the turn. */
const fight = (card: CardId, declarer: PlayerFacts, rival: PlayerFacts): Position =>
  position({
    age: 3,
    stage: 'war',
    players: [{ ...declarer, wars: [{ card, rival: 1 }] }, rival],
  })

const soldiers = (warriors: number) => ({ on: { warriors } })

describe('costs', () => {
  test.each([
    ['war-over-technology', 2],
    ['war-over-territory', 2],
    ['war-over-culture', 3],
  ] as const)(
    '%s: costs %i military actions and has no effect until the next turn (TTA-WAR-02, TTA-WAR-06)',
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
      expect([game.civ(1).culture, game.civ(1).science, game.civ(1).yellowBank]).toEqual([9, 9, 18])
    },
  )
})

describe('results', () => {
  test('war-over-culture: the winner takes 5 culture points and the strength advantage (TTA-WAR-13, TTA-WAR-14)', () => {
    const game = fight('war-over-culture', soldiers(4), { culture: 20 })
    expect([game.civ(0).culture, game.civ(1).culture]).toEqual([8, 12])
    expect([game.civ(0).wars, game.state.discards[3]?.cards]).toEqual([[], ['war-over-culture']])
  })

  test('war-over-culture: the target may win; no more than the loser has is taken (TTA-WAR-13, TTA-POINT-06)', () => {
    const game = fight('war-over-culture', { culture: 6 }, { ...soldiers(4), culture: 1 })
    expect([game.civ(0).culture, game.civ(1).culture]).toEqual([0, 7])
  })

  test('war-over-culture: equal strength has no effect (TTA-WAR-15, TTA-WAR-16)', () => {
    const game = fight('war-over-culture', { culture: 6 }, { culture: 6 })
    expect([game.civ(0).culture, game.civ(1).culture]).toEqual([6, 6])
    expect(game.state.discards[3]?.cards).toEqual(['war-over-culture'])
  })

  test('war-over-territory: 1 yellow token, and 1 more for every full 5 of the advantage (TTA-TOKEN-09)', () => {
    const taken = (advantage: number) =>
      fight('war-over-territory', soldiers(1 + advantage), {}).civ(0).yellowBank - 18
    expect([1, 4, 5, 9, 10].map(taken)).toEqual([1, 1, 2, 2, 3])
    const game = fight('war-over-territory', soldiers(11), { yellowBank: 2, unused: 3 })
    expect([game.civ(0).yellowBank, game.civ(1).yellowBank, game.civ(1).unused]).toEqual([20, 0, 3])
  })

  test('war-over-technology: the winner takes science points up to the advantage (TTA-POINT-06)', () => {
    const game = fight('war-over-technology', soldiers(5), { science: 9 })
    expect([game.civ(0).science, game.civ(1).science]).toEqual([4, 5])
    const poor = fight('war-over-technology', soldiers(5), { science: 3 })
    expect([poor.civ(0).science, poor.civ(1).science]).toEqual([3, 0])
  })

  test('war-over-technology: special technologies instead, each for its science cost, then science for the rest (TTA-WAR-17)', () => {
    // Masonry costs 3, Code of Laws 6.
    const loser = { specials: ['masonry', 'code-of-laws'], science: 9, hand: ['cartography'] }
    const game = fight('war-over-technology', soldiers(11), loser)
    expect(game.asked).toBe('0 steal')
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

  test('war-over-technology: a technology that costs more than the advantage is safe (TTA-WAR-14)', () => {
    const game = fight('war-over-technology', soldiers(6), { specials: ['code-of-laws'], science: 9 })
    expect([game.asked, game.civ(0).science, game.civ(1).specials]).toEqual([
      '0 politics',
      5,
      ['code-of-laws'],
    ])
  })

  test('war-over-technology: not what the victor has in hand or in play; the higher one of a type stays (TTA-WAR-18, TTA-WAR-19, TTA-EX-34)', () => {
    const game = position({
      age: 3,
      stage: 'war',
      players: [
        {
          ...soldiers(30),
          specials: ['code-of-laws'],
          hand: ['architecture'],
          wars: [{ card: 'war-over-technology', rival: 1 }],
        },
        { specials: ['justice-system', 'architecture', 'cartography'], blueBank: 10 },
        {},
      ],
    })
    expect(game.options(0)).toEqual(['steal justice-system', 'steal cartography', 'science'])
    game.plays(0, 'steal justice-system')
    // Three blue tokens come with it and leave the loser.
    expect([game.civ(0).specials, game.civ(0).blueBank, game.civ(1).blueBank]).toEqual([
      ['justice-system'],
      19,
      7,
    ])
    game.plays(0, 'steal cartography')
    expect([game.civ(0).specials, game.civ(1).specials]).toEqual([
      ['justice-system', 'cartography'],
      ['architecture'],
    ])
  })

  test('war-over-technology: a stolen lower technology leaves the game at once (TTA-WAR-19, TTA-EX-34)', () => {
    const victor = { ...soldiers(8), specials: ['civil-service'] }
    const game = fight('war-over-technology', victor, {
      specials: ['justice-system'],
      blueBank: 10,
      science: 9,
    })
    game.plays(0, 'steal justice-system')
    expect([game.civ(0).specials, game.civ(1).specials]).toEqual([['civil-service'], []])
    expect([game.civ(0).blueBank, game.civ(0).science]).toEqual([16, 0])
  })

  test('war-over-technology: the target chooses after winning (TTA-WAR-13)', () => {
    const game = fight('war-over-technology', { specials: ['masonry'], science: 2 }, soldiers(5))
    expect(game.asked).toBe('1 steal')
    game.plays(1, 'steal masonry')
    expect([game.civ(1).specials, game.civ(1).science]).toEqual([['masonry'], 1])
    expect(game.asked).toBe('0 politics')
  })
})
