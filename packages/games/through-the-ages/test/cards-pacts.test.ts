import { describe, expect, test } from 'vitest'

import type { CardId, Side } from '../src/index.ts'
import { position, reveal } from './testing.ts'
import type { PlayerFacts, Position } from './testing.ts'

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

describe('ratings and actions', () => {
  test('open-borders-agreement: each partner has 1 more military action (TTA-APP-OPENB-01)', () => {
    const game = agree('open-borders-agreement', null)
    expect([0, 1, 2].map((seat) => game.militaryActions(seat))).toEqual([
      [3, 0],
      [3, 0],
      [2, 0],
    ])
  })

  test('open-borders-agreement: a partner who attacks the other has 2 more strength, and the pact stays (TTA-APP-OPENB-01, TTA-AGGR-05, TTA-EX-32)', () => {
    const pact = { card: 'open-borders-agreement', partner: 1 }
    const rival = { ...soldiers(8), culture: 9, military: ['military-bonus-i'] }
    const game = position({
      age: 3,
      stage: 'politics',
      players: [{ ...soldiers(8), pact, military: ['armed-intervention'] }, rival, soldiers(8)],
    })
    expect(game.options(0)).toContain('attack 1 armed-intervention')
    expect(game.options(0)).not.toContain('attack 2 armed-intervention')
    game.plays(0, 'attack 1 armed-intervention')
    // A defence must reach 10.
    expect(game.options(1)).toEqual(['yield', 'bonus military-bonus-i'])
    game.plays(1, 'yield')
    expect([game.civ(0).culture, game.civ(1).culture, game.civ(0).pact?.card]).toEqual([
      7,
      2,
      'open-borders-agreement',
    ])
  })

  test('open-borders-agreement: the declarer of a war has 2 more strength when it is resolved (TTA-WAR-11, TTA-EX-33)', () => {
    const game = position({
      age: 3,
      stage: 'war',
      players: [
        { ...soldiers(14), culture: 20, wars: [{ card: 'war-over-culture', rival: 1 }] },
        { ...soldiers(18), pact: { card: 'open-borders-agreement', partner: 0 } },
        {},
      ],
    })
    expect([game.civ(0).culture, game.civ(1).culture]).toEqual([13, 7])
  })

  test('international-tourism: +1 culture for every completed wonder of the other, ruins included (TTA-APP-RAVAG-01)', () => {
    const game = agree(
      'international-tourism',
      null,
      { wonders: ['pyramids'] },
      { wonders: ['ruined colossus', 'internet'], site: ['kremlin', 1] },
      { wonders: ['eiffel-tower'] },
    )
    // Pyramids give no culture; the ruin gives its owner 2.
    expect([0, 1, 2].map((seat) => game.cultureRating(seat))).toEqual([2, 2 + 1, 4])
  })

  test('peace-treaty: +1 culture for both, and neither may attack the other (TTA-AGGR-03, TTA-WAR-03)', () => {
    const military = ['war-over-culture', 'spy']
    const game = agree('peace-treaty', null, {}, { ...soldiers(3), military, government: 'communism' })
    expect([0, 1, 2].map((seat) => game.cultureRating(seat))).toEqual([1, 1, 0])
    game.plays(0, 'end turn')
    expect(game.options(1).filter((id) => /^(attack|war)/.test(id))).toEqual([
      'war 2 war-over-culture',
      'attack 2 spy',
    ])
    expect(game.why(1, 'attack 0 spy')).toEqual(['pact-forbids TTA-AGGR-03'])
    expect(game.why(1, 'war 0 war-over-culture')).toEqual(['pact-forbids TTA-WAR-03'])
  })

  test('peace-treaty: a war declared earlier goes on (TTA-WAR-09)', () => {
    const game = position({
      age: 3,
      stage: 'war',
      players: [
        { ...soldiers(2), wars: [{ card: 'war-over-culture', rival: 1 }] },
        { culture: 9, pact: { card: 'peace-treaty', partner: 0 } },
        {},
      ],
    })
    expect([game.civ(0).culture, game.civ(1).culture]).toEqual([6, 3])
  })

  test('loss-of-sovereignty: A has 2 more culture, B 2 less; neither may attack the other (TTA-STAT-08, TTA-AGGR-03)', () => {
    const theater = { on: { drama: 2, warriors: 3 } }
    const game = agree('loss-of-sovereignty', 'A', {}, { ...theater, military: ['spy'] })
    expect([game.cultureRating(0), game.cultureRating(1)]).toEqual([2, 2])
    const other = agree('loss-of-sovereignty', 'B', {}, theater)
    expect([other.cultureRating(0), other.cultureRating(1)]).toEqual([0, 6])
    expect(game.plays(0, 'end turn').why(1, 'attack 0 spy')).toEqual(['pact-forbids TTA-AGGR-03'])
  })

  test('loss-of-sovereignty: nobody may declare war on B, but others may play aggressions (TTA-WAR-03)', () => {
    const third = {
      ...soldiers(9),
      military: ['war-over-culture', 'armed-intervention'],
      government: 'communism',
    }
    const game = agree('loss-of-sovereignty', 'A', {}, {}, third)
    game.plays(0, 'end turn').plays(1, 'pass', 'end turn')
    expect(game.options(2).filter((id) => /^(attack|war)/.test(id))).toEqual([
      'war 0 war-over-culture',
      'attack 0 armed-intervention',
      'attack 1 armed-intervention',
    ])
    expect(game.why(2, 'war 1 war-over-culture')).toEqual(['card-forbids TTA-WAR-03'])
  })
})

describe('pacts that an attack ends', () => {
  test('military-alliance: both have 3 more strength (TTA-STAT-10)', () => {
    const game = agree('military-alliance', null)
    expect([0, 1, 2].map((seat) => game.strength(seat))).toEqual([4, 4, 1])
  })

  test('military-alliance: it ends when one attacks the other, before the comparison (TTA-AGGR-05, TTA-AGGR-06)', () => {
    const pact = { card: 'military-alliance', partner: 0 }
    const game = position({
      age: 3,
      stage: 'politics',
      players: [{ ...soldiers(3), military: ['spy', 'plunder-i'] }, { ...soldiers(2), pact, science: 9 }, {}],
    })
    expect([game.strength(0), game.strength(1)]).toEqual([6, 5])
    game.plays(0, 'attack 1 spy')
    expect([game.strength(0), game.strength(1), game.civ(1).pact, game.civ(0).science]).toEqual([
      3,
      2,
      null,
      5,
    ])
    expect(game.events('attacked')).toMatchObject([{ strength: 3 }])
    expect(game.state.discards[3]?.cards).toEqual(['military-alliance'])
  })

  test('military-alliance: an attack on a third player does not end it (TTA-AGGR-06)', () => {
    const pact = { card: 'military-alliance', partner: 1 }
    const players = [{ military: ['spy'], pact }, {}, { ...soldiers(3), science: 9 }]
    const game = position({ age: 3, stage: 'politics', players }).plays(0, 'attack 2 spy')
    expect([game.civ(0).science, game.civ(0).pact?.card]).toEqual([5, 'military-alliance'])
  })

  test('promise-of-military-protection: A has 1 more culture, B 4 more strength and 1 less culture (TTA-STAT-10)', () => {
    const temples = { on: { religion: 2 } }
    const game = agree('promise-of-military-protection', 'A', temples, temples)
    expect([game.cultureRating(0), game.strength(0)]).toEqual([3, 1])
    expect([game.cultureRating(1), game.strength(1)]).toEqual([1, 5])
    const other = agree('promise-of-military-protection', 'B', temples, temples)
    expect([other.cultureRating(0), other.strength(0), other.cultureRating(1)]).toEqual([1, 5, 3])
  })

  test('promise-of-military-protection: its strength does not count in an attack that ends it (TTA-AGGR-05, TTA-EX-32)', () => {
    const pact = { card: 'promise-of-military-protection', partner: 1, side: 'B' } as const
    const attacker = { ...soldiers(7), military: ['spy'], pact }
    const facts = (rival: PlayerFacts) => ({
      age: 3,
      stage: 'politics' as const,
      players: [attacker, rival, {}],
    })
    // 11 with the pact, 7 against the partner.
    const equal = position(facts(soldiers(9)))
    expect(equal.strength(0)).toBe(11)
    expect(equal.why(0, 'attack 1 spy')).toEqual(['strength TTA-AGGR-04'])
    const weaker = position(facts({ ...soldiers(6), science: 3 })).plays(0, 'attack 1 spy')
    expect([weaker.civ(0).pact, weaker.strength(0), weaker.civ(0).science]).toEqual([null, 7, 3])
  })

  test('promise-of-military-protection: two pacts of this kind between the same two both end (TTA-AGGR-05, TTA-AGGR-06)', () => {
    const game = position({
      age: 3,
      stage: 'politics',
      players: [
        { ...soldiers(5), military: ['spy'], pact: { card: 'military-alliance', partner: 1 } },
        {
          ...soldiers(4),
          science: 3,
          pact: { card: 'promise-of-military-protection', partner: 0, side: 'B' },
        },
        {},
      ],
    })
    expect([game.strength(0), game.strength(1)]).toEqual([8, 11])
    game.plays(0, 'attack 1 spy')
    expect([game.civ(0).pact, game.civ(1).pact, game.civ(0).science]).toEqual([null, null, 3])
  })

  test('promise-of-military-protection: declaring a war ends it; made later, it counts in the war (TTA-WAR-05, TTA-WAR-09, TTA-WAR-11)', () => {
    const pact = { card: 'promise-of-military-protection', partner: 1, side: 'B' } as const
    const declarer = { government: 'communism', military: ['war-over-culture'], pact }
    const declared = position({ age: 3, stage: 'politics', players: [declarer, {}, {}] })
    expect(declared.plays(0, 'war 1 war-over-culture').civ(0).pact).toBeNull()
    const wars = [{ card: 'war-over-culture', rival: 1 }]
    const fought = position({ age: 3, stage: 'war', players: [{ pact, wars }, { culture: 20 }, {}] })
    expect(fought.civ(0).culture).toBe(9)
  })
})

describe('production', () => {
  test('acceptance-of-supremacy: in production A gains 1 resource more, B 1 fewer (TTA-PROD-08)', () => {
    const game = agree('acceptance-of-supremacy', 'A')
    game.plays(0, 'end turn').plays(1, 'pass', 'end turn')
    expect([game.resources(0), game.resources(1)]).toEqual([3, 1])
    expect([game.food(0), game.food(1)]).toEqual([2, 2])
  })

  test('acceptance-of-supremacy: B loses a resource only if there is one (TTA-PAY-11)', () => {
    const idle = { on: { bronze: 0 } }
    const none = agree('acceptance-of-supremacy', 'B', idle).plays(0, 'end turn')
    expect(none.resources(0)).toBe(0)
    const stored = agree('acceptance-of-supremacy', 'B', { on: { bronze: [0, 2] } }).plays(0, 'end turn')
    expect(stored.resources(0)).toBe(1)
  })

  test('acceptance-of-supremacy: neither may attack the other (TTA-AGGR-03)', () => {
    const game = agree('acceptance-of-supremacy', 'B', {}, { ...soldiers(3), military: ['spy'] })
    game.plays(0, 'end turn')
    expect(game.why(1, 'attack 0 spy')).toEqual(['pact-forbids TTA-AGGR-03'])
    expect(game.options(1)).toContain('attack 2 spy')
  })

  test('international-trade-agreement: A gains 1 resource more, B 1 food more (TTA-PROD-04, TTA-PROD-08)', () => {
    const game = agree('international-trade-agreement', 'A')
    game.plays(0, 'end turn').plays(1, 'pass', 'end turn')
    expect([game.resources(0), game.food(0)]).toEqual([3, 2])
    expect([game.resources(1), game.food(1)]).toEqual([2, 3])
  })

  test('acceptance-of-supremacy: it works once per round, not when an event makes mines produce (TTA-PROD-08)', () => {
    const supremacy = { pact: { card: 'acceptance-of-supremacy', partner: 1 } }
    for (const event of ['new-deposits', 'economic-progress']) {
      const game = reveal(event, [supremacy, {}, {}], { age: 2 })
      expect([game.resources(0), game.resources(1)]).toEqual([2, 2])
    }
  })

  test('international-trade-agreement: it works whenever its goods are produced, by an event too (TTA-PROD-04, TTA-PROD-08)', () => {
    const trade = { pact: { card: 'international-trade-agreement', partner: 1 } }
    expect(reveal('new-deposits', [trade, {}, {}], { age: 2 }).resources(0)).toBe(3)
    expect(reveal('good-harvest', [trade, {}, {}], { age: 2 }).food(1)).toBe(3)
    const progress = reveal('economic-progress', [trade, {}, {}], { age: 2 })
    expect([progress.resources(0), progress.food(1)]).toEqual([3, 3])
  })

  test('international-trade-agreement: it gives nothing in an uprising (TTA-END-03)', () => {
    const game = agree('international-trade-agreement', 'A', { yellowBank: 0 }).plays(0, 'end turn')
    expect([game.resources(0), game.food(0)]).toEqual([0, 0])
  })
})

describe('prices', () => {
  test('trade-routes-agreement: A may use 1 food as 1 resource, once per turn (TTA-PAY-08)', () => {
    const stored = { on: { agriculture: [2, 3], bronze: [2, 1] } } as const
    const game = agree('trade-routes-agreement', 'A', stored)
    expect(game.why(0, 'build bronze')).toEqual(['resources TTA-BUILD-01'])
    game.plays(0, 'use trade-routes-agreement')
    expect(game.why(0, 'use trade-routes-agreement').length).toBe(1)
    game.plays(0, 'build bronze')
    expect([game.food(0), game.resources(0), game.on(0, 'bronze')]).toEqual([2, 0, [3, 0]])
  })

  test('trade-routes-agreement: B may use 1 resource as 1 food, on their own turn (TTA-PAY-08)', () => {
    const stored = { on: { agriculture: [2, 1], bronze: [2, 1] } } as const
    const game = agree('trade-routes-agreement', 'A', {}, stored).plays(0, 'end turn').plays(1, 'pass')
    expect(game.why(1, 'population')).toEqual(['food TTA-POP-01'])
    game.plays(1, 'use trade-routes-agreement', 'population')
    expect([game.food(1), game.resources(1), game.civ(1).unused]).toEqual([0, 0, 2])
  })

  test('trade-routes-agreement: a player with nothing to give cannot use it (TTA-PAY-05)', () => {
    const game = agree('trade-routes-agreement', 'A', { on: { bronze: [2, 5] } })
    expect(game.options(0)).not.toContain('use trade-routes-agreement')
    const other = agree('trade-routes-agreement', 'B', { on: { bronze: [2, 5] } })
    expect(other.options(0)).toContain('use trade-routes-agreement')
  })

  test('trade-routes-agreement: again in the next turn (TTA-PAY-08)', () => {
    const game = agree('trade-routes-agreement', 'A', { on: { agriculture: [2, 3] } })
    game.plays(0, 'use trade-routes-agreement', 'end turn')
    game.plays(1, 'pass', 'end turn').plays(2, 'pass', 'end turn').plays(0, 'pass')
    expect(game.civ(0).turn.resources).toBe(0)
    expect(game.options(0)).toContain('use trade-routes-agreement')
  })

  test('scientific-cooperation: a technology costs 2 science less, and the partner gives 1 (TTA-TECH-02)', () => {
    const own = { hand: ['alchemy'], science: 2 }
    const game = agree('scientific-cooperation', null, own, { science: 5 }).plays(0, 'develop alchemy')
    expect([game.civ(0).science, game.civ(1).science]).toEqual([0, 4])
    const last = agree('scientific-cooperation', null, own, { science: 1 }).plays(0, 'develop alchemy')
    expect([last.civ(0).science, last.civ(1).science]).toEqual([0, 0])
  })

  test('scientific-cooperation: it works for both partners; the price is never below 0 (TTA-TECH-02, TTA-REV-06)', () => {
    const partner = { hand: ['theology', 'theocracy'] }
    const game = agree('scientific-cooperation', null, { science: 5 }, partner).plays(0, 'end turn')
    game.plays(1, 'pass', 'revolt theocracy')
    // Seat 0 got one point from its lab and pays one for the revolution.
    expect([game.civ(1).government, game.civ(1).science, game.civ(0).science]).toEqual(['theocracy', 0, 5])
    const cheap = agree('scientific-cooperation', null, { science: 5 }, partner).plays(0, 'end turn')
    cheap.plays(1, 'pass', 'develop theology')
    expect([cheap.civ(1).science, cheap.civ(0).science]).toEqual([0, 5])
  })

  test('scientific-cooperation: if the partner has no points, nothing can be developed (TTA-TECH-02)', () => {
    const game = agree('scientific-cooperation', null, { hand: ['alchemy', 'monarchy'], science: 20 })
    expect(game.why(0, 'develop alchemy')).toEqual(['partner-without-science scientific-cooperation'])
    expect(game.why(0, 'revolt monarchy')).toEqual(['partner-without-science scientific-cooperation'])
  })
})

describe('the life of a pact', () => {
  test('peace-treaty: if refused, it returns to the hand and changes nothing (TTA-PACT-04)', () => {
    const game = position({ age: 3, stage: 'politics', players: [{ military: ['peace-treaty'] }, {}, {}] })
    game.plays(0, 'offer 1 peace-treaty').plays(1, 'refuse')
    expect([game.civ(0).militaryHand.cards, game.cultureRating(0)]).toEqual([['peace-treaty'], 0])
    expect(game.asked).toBe('0 action')
  })

  test('open-borders-agreement: if the partner cancels it, its actions are lost (TTA-PACT-09, TTA-TOTAL-10)', () => {
    const game = agree('open-borders-agreement', null).plays(0, 'end turn').plays(1, 'cancel 0')
    expect([game.militaryActions(0), game.militaryActions(1)]).toEqual([
      [2, 0],
      [2, 0],
    ])
  })
})
