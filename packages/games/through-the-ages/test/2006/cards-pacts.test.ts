import { describe, expect, test } from 'vitest'

import type { CardId, Side } from '../../src/index.ts'
import { reveal, YEAR_2006 } from '../testing.ts'
import type { PlayerFacts, Position } from '../testing.ts'
import { position } from './position.ts'

/** Seat 0 offers the pact to seat 1, who accepts. No side is named if both are alike. */
function agree(card: CardId, side: Side | null, ...players: readonly PlayerFacts[]): Position {
  const [own = {}, partner = {}, third = {}] = players
  const offered = { ...own, military: [...(own.military ?? []), card] }
  const offer = side === null ? `offer 1 ${card}` : `offer 1 ${card} ${side}`
  return position({ age: 3, stage: 'politics', players: [offered, partner, third] })
    .plays(0, offer)
    .plays(1, 'accept')
}

const soldiers = (warriors: number) => ({ on: { warriors } })

describe('Open Borders Agreement', () => {
  const pact = { card: 'open-borders-agreement', partner: 1 }

  test('open-borders-agreement: each partner has 1 more military action (TTA06-ADV-PACT-04)', () => {
    const game = agree('open-borders-agreement', null)
    expect([0, 1, 2].map((seat) => game.militaryActions(seat))).toEqual([
      [3, 0],
      [3, 0],
      [2, 0],
    ])
  })

  test('open-borders-agreement: a partner who attacks the other has 3 more strength, and the pact stays (TTA06-ADV-PACT-07)', () => {
    const players = [
      { ...soldiers(8), pact, military: ['armed-intervention'] },
      { ...soldiers(10), culture: 9 },
      {},
    ]
    const game = position({ age: 3, stage: 'politics', players })
    game.plays(0, 'attack 1 armed-intervention', 'done').plays(1, 'yield')
    expect(game.events('attacked')).toMatchObject([{ strength: 11 }])
    expect([game.civ(0).culture, game.civ(1).culture]).toEqual([7, 2])
    expect(game.civ(0).pact?.card).toBe('open-borders-agreement')
  })

  test('open-borders-agreement: against a third player nothing is added (TTA06-ADV-PACT-07)', () => {
    const players = [
      { ...soldiers(8), pact, military: ['armed-intervention'] },
      {},
      { ...soldiers(8), culture: 9 },
    ]
    const game = position({ age: 3, stage: 'politics', players })
    game.plays(0, 'attack 2 armed-intervention', 'done').plays(2, 'done')
    expect([game.civ(0).culture, game.civ(2).culture]).toEqual([0, 9])
  })

  test('open-borders-agreement: the declarer of a war has 3 more strength; the other side does not (TTA06-FULL-WAR-04)', () => {
    const declarer = { ...soldiers(14), culture: 20, wars: [{ card: 'war-over-culture-iii', rival: 1 }] }
    const game = position({
      age: 3,
      stage: 'war',
      players: [declarer, { ...soldiers(18), pact: { ...pact, partner: 0 } }, {}],
    })
    game.plays(0, 'done').plays(1, 'done')
    expect([game.civ(0).culture, game.civ(1).culture]).toEqual([19, 1])
  })
})

describe('pacts that an attack ends', () => {
  const protection = { card: 'promise-of-military-protection', partner: 1, side: 'B' } as const

  test('promise-of-military-protection: A has 1 more culture, B 5 more strength and 1 less culture (TTA06-ADV-PACT-02, TTA06-ADV-PACT-04)', () => {
    const temples = { on: { religion: 2 } }
    const game = agree('promise-of-military-protection', 'A', temples, temples)
    expect([game.cultureRating(0), game.strength(0)]).toEqual([3, 1])
    expect([game.cultureRating(1), game.strength(1)]).toEqual([1, 6])
    const other = agree('promise-of-military-protection', 'B', temples, temples)
    expect([other.cultureRating(0), other.strength(0)]).toEqual([1, 6])
    expect([other.cultureRating(1), other.strength(1)]).toEqual([3, 1])
  })

  test('promise-of-military-protection: an attack of one on the other ends it, with its strength (TTA06-ADV-AGG-09, TTA06-ADV-PACT-07)', () => {
    const players = [{ ...soldiers(7), military: ['spy'], pact: protection }, { science: 3 }, {}]
    const game = position({ age: 3, stage: 'politics', players })
    expect(game.strength(0)).toBe(12)
    game.plays(0, 'attack 1 spy', 'done').plays(1, 'yield')
    expect(game.events('attacked')).toMatchObject([{ strength: 7 }])
    expect([game.civ(0).pact, game.strength(0), game.civ(0).science]).toEqual([null, 7, 3])
  })

  test('promise-of-military-protection: a declared war ends it too (TTA06-ADV-PACT-07, TTA06-FULL-WAR-01)', () => {
    const declarer = { government: 'monarchy', military: ['holy-war'], pact: protection }
    const game = position({ age: 3, stage: 'politics', players: [declarer, {}, {}] })
    game.plays(0, 'war 1 holy-war')
    expect([game.civ(0).pact, game.strength(0)]).toEqual([null, 1])
    expect(game.state.discards[2]?.cards).toEqual(['promise-of-military-protection'])
  })

  test('military-pact: both have 4 more strength (TTA06-ADV-PACT-04)', () => {
    const game = agree('military-pact', null)
    expect([0, 1, 2].map((seat) => game.strength(seat))).toEqual([5, 5, 1])
  })

  test('military-pact: an attack of one on the other ends it (TTA06-ADV-AGG-09, TTA06-ADV-PACT-07)', () => {
    const pact = { card: 'military-pact', partner: 0 }
    const players = [{ ...soldiers(3), military: ['spy'] }, { ...soldiers(2), pact, science: 9 }, {}]
    const game = position({ age: 3, stage: 'politics', players })
    expect([game.strength(0), game.strength(1)]).toEqual([7, 6])
    game.plays(0, 'attack 1 spy', 'done').plays(1, 'yield')
    expect([game.strength(0), game.strength(1), game.civ(1).pact]).toEqual([3, 2, null])
    expect([game.civ(0).science, game.civ(1).science]).toEqual([5, 4])
    expect(game.state.discards[3]?.cards).toEqual(['military-pact'])
  })

  test('military-pact: an attack on a third player keeps it and uses its strength (TTA06-ADV-PACT-07)', () => {
    const pact = { card: 'military-pact', partner: 1 }
    const players = [{ military: ['spy'], pact }, {}, { ...soldiers(3), science: 9 }]
    const game = position({ age: 3, stage: 'politics', players })
    game.plays(0, 'attack 2 spy', 'done').plays(2, 'yield')
    expect(game.events('attacked')).toMatchObject([{ strength: 5 }])
    expect([game.civ(0).science, game.civ(0).pact?.card]).toEqual([5, 'military-pact'])
  })
})

describe('Scientific Cooperation', () => {
  test('scientific-cooperation: a technology costs 2 science less, and the partner pays 1 (TTA06-CARD-16, TTA06-GAP-29)', () => {
    const own = { hand: ['alchemy'], science: 2 }
    const game = agree('scientific-cooperation', null, own, { science: 5 }).plays(0, 'develop alchemy')
    expect([game.civ(0).science, game.civ(1).science]).toEqual([0, 4])
  })

  test('scientific-cooperation: it works for the partner as well (TTA06-CARD-16, TTA06-GAP-29)', () => {
    const partner = { hand: ['alchemy'], science: 4 }
    const game = agree('scientific-cooperation', null, { science: 5 }, partner).plays(0, 'end turn')
    game.plays(1, 'stay', 'pass', 'develop alchemy')
    // Seat 0 got a point from its lab.
    expect([game.civ(1).science, game.civ(0).science]).toEqual([2, 5])
  })

  test('scientific-cooperation: if the partner has no science, no technology can be played (TTA06-CARD-16)', () => {
    const game = agree('scientific-cooperation', null, { hand: ['alchemy', 'monarchy'], science: 20 })
    expect(game.options(0).filter((id) => /^(develop|revolt)/.test(id))).toEqual([])
  })

  test('scientific-cooperation: a player without science cannot play one either, even if it would cost nothing (TTA06-CARD-16)', () => {
    // Theology and the revolution of Theocracy cost 2.
    const own = { hand: ['theology', 'theocracy'] }
    const game = agree('scientific-cooperation', null, own, { science: 9 })
    expect(game.options(0).filter((id) => /^(develop|revolt)/.test(id))).toEqual([])
    const able = agree('scientific-cooperation', null, { ...own, science: 1 }, { science: 9 })
    expect(able.plays(0, 'develop theology').civ(0).science).toBe(1)
  })

  test('scientific-cooperation: the reasons say who has no science, and cite the rule of the card (TTA06-CARD-16)', () => {
    const poorPartner = agree('scientific-cooperation', null, { hand: ['theology'], science: 9 })
    expect(poorPartner.why(0, 'develop theology')).toEqual(['partner-without-science TTA06-CARD-16'])
    const poor = agree('scientific-cooperation', null, { hand: ['theology'] }, { science: 9 })
    expect(poor.why(0, 'develop theology').join()).not.toMatch(/partner-without-science/)
  })

  test('scientific-cooperation: the third player is not affected (TTA06-CARD-16)', () => {
    const third = { hand: ['alchemy'], science: 4 }
    const game = agree('scientific-cooperation', null, {}, {}, third).plays(0, 'end turn')
    game.plays(1, 'stay', 'pass', 'end turn').plays(2, 'stay', 'pass', 'develop alchemy')
    expect(game.civ(2).science).toBe(0)
  })
})

describe('pacts that work each round', () => {
  const goods = (game: Position) => [0, 1].map((seat) => [game.food(seat), game.resources(seat)])
  const afterTurns = (card: CardId) =>
    goods(agree(card, 'A').plays(0, 'end turn').plays(1, 'stay', 'pass', 'end turn'))
  const afterEvent = (card: CardId, event: CardId) => {
    const players = [{ pact: { card, partner: 1 } }, {}, {}]
    return goods(reveal(event, players, { age: 2, options: YEAR_2006 }))
  }
  const both = (food: number, resources: number) => [
    [food, resources],
    [food, resources],
  ]

  test('acceptance-of-supremacy: A produces 1 resource more, B 1 less (TTA06-ADV-PACT-04, TTA06-GAP-36)', () => {
    expect(afterTurns('acceptance-of-supremacy')).toEqual([
      [2, 3],
      [2, 1],
    ])
  })

  test('acceptance-of-supremacy: not when an event makes mines produce (TTA06-ADV-PACT-04, TTA06-GAP-36)', () => {
    expect(afterEvent('acceptance-of-supremacy', 'new-deposits')).toEqual(both(0, 2))
    expect(afterEvent('acceptance-of-supremacy', 'economic-progress')).toEqual(both(2, 2))
  })

  test('international-trade-agreement: A produces 1 resource more, B 1 food more (TTA06-ADV-PACT-04)', () => {
    expect(afterTurns('international-trade-agreement')).toEqual([
      [2, 3],
      [3, 2],
    ])
  })

  test('international-trade-agreement: not when an event makes mines or farms produce (TTA06-ADV-PACT-04)', () => {
    expect(afterEvent('international-trade-agreement', 'new-deposits')).toEqual(both(0, 2))
    expect(afterEvent('international-trade-agreement', 'good-harvest')).toEqual(both(2, 0))
    expect(afterEvent('international-trade-agreement', 'economic-progress')).toEqual(both(2, 2))
  })
})
