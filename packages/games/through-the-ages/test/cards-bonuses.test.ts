import { describe, expect, test } from 'vitest'

import { position, reveal } from './testing.ts'

/** An attack of this strength on a player with strength 1 and these cards. */
const attacked = (strength: number, ...military: readonly string[]) =>
  position({
    age: 3,
    stage: 'politics',
    players: [
      { on: { warriors: strength }, military: ['plunder-i'] },
      { on: { bronze: [2, 3] }, military },
    ],
  }).plays(0, 'attack 1 plunder-i')

describe('defence', () => {
  test('military-bonus-i: 2 more strength in defence (TTA-AGGR-07, TTA-CARD-54)', () => {
    const game = attacked(3, 'military-bonus-i')
    expect(game.options(1)).toEqual(['yield', 'bonus military-bonus-i'])
    game.plays(1, 'bonus military-bonus-i')
    expect([game.resources(1), game.civ(1).militaryHand.cards]).toEqual([3, []])
    expect(game.state.discards[1]?.cards.toSorted()).toEqual(['military-bonus-i', 'plunder-i'])
    expect(attacked(4, 'military-bonus-i').options(1)).toEqual(['yield'])
  })

  test('military-bonus-ii: 4 more strength in defence (TTA-AGGR-07)', () => {
    expect(attacked(5, 'military-bonus-ii').options(1)).toEqual(['yield', 'bonus military-bonus-ii'])
    expect(attacked(5, 'military-bonus-ii').plays(1, 'bonus military-bonus-ii').resources(1)).toBe(3)
    expect(attacked(6, 'military-bonus-ii').options(1)).toEqual(['yield'])
  })

  test('military-bonus-iii: 6 more strength in defence (TTA-AGGR-07)', () => {
    expect(attacked(7, 'military-bonus-iii').options(1)).toEqual(['yield', 'bonus military-bonus-iii'])
    expect(attacked(7, 'military-bonus-iii').plays(1, 'bonus military-bonus-iii').resources(1)).toBe(3)
    expect(attacked(8, 'military-bonus-iii').options(1)).toEqual(['yield'])
  })

  test('military-bonus-i: it may be discarded face down for 1 like any other card (TTA-AGGR-08)', () => {
    const game = attacked(2, 'military-bonus-i')
    expect(game.options(1).toSorted()).toEqual([
      'bonus military-bonus-i',
      'discard military-bonus-i',
      'yield',
    ])
    game.plays(1, 'discard military-bonus-i')
    expect([game.resources(1), game.civ(1).militaryHand.cards]).toEqual([3, []])
    expect(game.events('defended')).toEqual([
      { kind: 'defended', seat: 1, units: [], bonuses: [], discards: 1, strength: 2, held: true },
    ])
  })

  test('military-bonus-iii: useless in a war (TTA-WAR-12)', () => {
    const wars = [{ card: 'war-over-culture', rival: 1 }]
    const game = position({
      age: 3,
      stage: 'war',
      players: [
        { on: { warriors: 2 }, wars },
        { military: ['military-bonus-iii'], culture: 10 },
      ],
    })
    expect([game.civ(0).culture, game.asked]).toEqual([6, '0 politics'])
    expect(game.civ(1).militaryHand.cards).toEqual(['military-bonus-iii'])
  })
})

describe('colonization', () => {
  const revealed = (...military: readonly string[]) =>
    reveal('historic-territory-i', [{ military }, { on: { warriors: 0 } }], { age: 3 })

  test('military-bonus-i: 1 more for a colonization force (TTA-COLONIZE-11, TTA-COLONIZE-15)', () => {
    const game = revealed('military-bonus-i')
    expect(game.options(0)).toEqual(['pass', 'bid 1', 'bid 2'])
    game.plays(0, 'bid 2', 'bonus military-bonus-i send warriors')
    expect([game.civ(0).colonies, game.civ(0).militaryHand.cards]).toEqual([['historic-territory-i'], []])
    expect(game.state.discards[1]?.cards).toEqual(['military-bonus-i'])
  })

  test('military-bonus-ii: 2 more for a colonization force (TTA-COLONIZE-11)', () => {
    expect(revealed('military-bonus-ii').options(0)).toEqual(['pass', 'bid 1', 'bid 2', 'bid 3'])
  })

  test('military-bonus-iii: 3 more for a colonization force, several cards add up (TTA-COLONIZE-11)', () => {
    expect(revealed('military-bonus-iii').options(0).at(-1)).toBe('bid 4')
    const game = revealed('military-bonus-iii', 'military-bonus-iii', 'military-bonus-iii')
    // More than the 2 military actions of the total (TTA-COLONIZE-11).
    expect(game.options(0).at(-1)).toBe('bid 10')
  })

  test('military-bonus-iii: it needs a unit with it (TTA-COLONIZE-12)', () => {
    const game = revealed('military-bonus-iii').plays(0, 'bid 3')
    expect(game.pieces(0)).toEqual(['bonus military-bonus-iii', 'send warriors'])
    expect(game.options(0)).toEqual(['bonus military-bonus-iii send warriors'])
  })
})
