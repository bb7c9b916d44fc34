import { describe, expect, test } from 'vitest'

import { position, reveal } from './testing.ts'
import type { PlayerFacts, Position } from './testing.ts'

const alone = (player: PlayerFacts, age = 3): Position => position({ age, players: [player, {}] })

/** An aggression of the first player that nobody defends against. */
const attack = (card: string, attacker: PlayerFacts, rival: PlayerFacts): Position =>
  position({
    age: 3,
    stage: 'politics',
    players: [{ ...attacker, on: { warriors: 5, ...attacker.on }, military: [card] }, rival],
  }).plays(0, `attack 1 ${card}`)

/** The tokens on these technologies and in the bank. */
const tokens = (p: Position, seat: number, ...cards: readonly string[]) => [
  ...cards.map((card) => p.on(seat, card)?.[1]),
  p.civ(seat).blueBank,
]

describe('gaining food and resources', () => {
  test('each token is worth what its card says, on farms food, on mines resources (TTA-GAIN-01)', () => {
    const p = alone({
      on: { agriculture: [0, 3], irrigation: [0, 2], bronze: [0, 4], coal: [0, 1], oil: [0, 1] },
    })
    expect([p.food(0), p.resources(0)]).toEqual([3 + 4, 4 + 3 + 5])
  })

  test('tokens from the bank make up exactly the amount (TTA-GAIN-02)', () => {
    const p = alone({ on: { bronze: [0, 1], coal: 0 }, hand: ['reserves-iii'], blueBank: 9 })
    p.plays(0, 'play reserves-iii', 'resources')
    expect([p.resources(0), ...tokens(p, 0, 'bronze', 'coal')]).toEqual([5, 2, 1, 7])
  })

  test('with few tokens a player gains the largest amount that is not too much (TTA-GAIN-03, TTA-EX-25)', () => {
    const happy = { religion: 2, 'bread-and-circuses': 1 }
    const prosper = (farms: Readonly<Record<string, number>>) => {
      const player = { on: { ...happy, agriculture: 0, ...farms }, blueBank: 2, wonders: ['great-wall'] }
      return reveal('prosperity', [player, {}])
    }
    const two = prosper({ irrigation: 0 })
    expect([two.happiness(0), two.food(0), two.civ(0).blueBank]).toEqual([5, 4, 0])
    expect(prosper({ irrigation: 0, 'selective-breeding': 0 }).food(0)).toBe(5)
    const facts = { on: { 'selective-breeding': 0 }, hand: ['reserves-i'], blueBank: 1 }
    expect(alone(facts).plays(0, 'play reserves-i', 'food').food(0)).toBe(1)
  })

  test('with an empty bank a player gains nothing, and the event has the amount gained (TTA-GAIN-04, TTA-EX-25)', () => {
    const p = alone({ hand: ['reserves-i'], blueBank: 0 }).plays(0, 'play reserves-i', 'food')
    expect([p.food(0), p.civ(0).blueBank]).toEqual([0, 0])
    expect(p.events('gained')).toEqual([{ kind: 'gained', seat: 0, goods: 'food', amount: 0 }])
  })

  test('food and resources come in the order of the card (TTA-GAIN-05)', () => {
    const stockpile = alone({ hand: ['stockpile'], blueBank: 1 }).plays(0, 'play stockpile')
    expect([stockpile.food(0), stockpile.resources(0)]).toEqual([0, 1])
    const enslave = attack('enslave', { blueBank: 3 }, {})
    expect([enslave.food(0), enslave.resources(0)]).toEqual([1, 2])
    const routes = reveal('development-of-trade-routes', [{ blueBank: 1 }, {}])
    expect([routes.food(0), routes.resources(0), routes.civ(0).science]).toEqual([1, 0, 1])
  })
})

describe('paying', () => {
  test('tokens go back to the bank at the value of their cards (TTA-PAY-01, TTA-PAY-04, TTA-EX-23)', () => {
    const p = alone({ on: { bronze: [0, 1], iron: [0, 2], irrigation: 0 }, blueBank: 0 })
    expect(tokens(p.plays(0, 'build irrigation'), 0, 'bronze', 'iron')).toEqual([1, 0, 2])
  })

  test('a token moves to a card of lower value (TTA-PAY-02, TTA-EX-23)', () => {
    const p = alone({ on: { bronze: 0, coal: [0, 1] }, blueBank: 3 }).plays(0, 'build agriculture')
    expect(tokens(p, 0, 'bronze', 'coal')).toEqual([1, 0, 3])
  })

  test('a token goes back and change is given for it (TTA-PAY-03, TTA-EX-23)', () => {
    const p = alone({ on: { bronze: 0, coal: [0, 1] }, blueBank: 3, hand: ['rich-land-a'] })
    p.plays(0, 'play rich-land-a', 'build agriculture')
    expect([p.resources(0), ...tokens(p, 0, 'bronze', 'coal')]).toEqual([2, 2, 0, 2])
  })

  test('a player cannot pay more than they have (TTA-PAY-05)', () => {
    const p = alone({ on: { bronze: [2, 1], iron: [0, 1], religion: 0, alchemy: 0, agriculture: [2, 1] } })
    expect(p.options(0)).toContain('build religion')
    expect(p.why(0, 'build alchemy')).toEqual(['resources TTA-BUILD-01'])
    expect(p.why(0, 'population')).toEqual(['food TTA-POP-01'])
  })

  test('low tokens are never combined into higher ones (TTA-PAY-06)', () => {
    const p = alone({ on: { bronze: [0, 5], coal: 0 }, blueBank: 4 }).plays(0, 'build agriculture')
    expect(tokens(p, 0, 'bronze', 'coal')).toEqual([3, 0, 6])
  })

  test('without a token for change a player overpays, and the bank stays empty (TTA-PAY-07, TTA-EX-24)', () => {
    const order = (on: PlayerFacts['on']) =>
      alone({ on: { bronze: 0, ...on }, blueBank: 0, hand: ['rich-land-a'] }).plays(
        0,
        'play rich-land-a',
        'build agriculture',
      )
    expect(tokens(order({ coal: [0, 1] }), 0, 'bronze', 'coal')).toEqual([1, 0, 0])
    expect(tokens(order({ iron: 0, coal: [0, 1] }), 0, 'bronze', 'iron', 'coal')).toEqual([0, 1, 0, 0])
  })

  test('food does not pay for buildings, nor resources for workers (TTA-PAY-08)', () => {
    const farmer = alone({ on: { agriculture: [2, 9] } })
    expect(farmer.why(0, 'build bronze')).toEqual(['resources TTA-BUILD-01'])
    expect(alone({ on: { bronze: [2, 9] } }).why(0, 'population')).toEqual(['food TTA-POP-01'])
  })

  test('with Trade Routes one can be paid in the other once per turn (TTA-PAY-08)', () => {
    const pact = { card: 'trade-routes-agreement', partner: 1 }
    const farmer = { on: { agriculture: [2, 9], bronze: [2, 1] }, unused: 3, pact } as const
    const p = position({ players: [farmer, {}, {}] })
    p.plays(0, 'use trade-routes-agreement', 'build bronze')
    expect([p.food(0), p.resources(0)]).toEqual([8, 0])
    expect(p.options(0)).not.toContain('use trade-routes-agreement')
    const miner = position({
      players: [{ pact: { ...pact, side: 'B' }, on: { bronze: [2, 1], agriculture: [2, 1] } }, {}, {}],
    })
    miner.plays(0, 'use trade-routes-agreement', 'population')
    expect([miner.food(0), miner.resources(0)]).toEqual([0, 0])
  })

  test('resources for a purpose are spent first, and only for it (TTA-PAY-09)', () => {
    const p = alone({ on: { bronze: [2, 5], swordsmen: 0 }, unused: 3, hand: ['patriotism-ii'] })
    p.plays(0, 'play patriotism-ii', 'build bronze')
    expect([p.resources(0), p.civ(0).turn.unitResources]).toEqual([3, 3])
    p.plays(0, 'build warriors')
    expect([p.resources(0), p.civ(0).turn.unitResources]).toEqual([3, 1])
    p.plays(0, 'build warriors')
    expect([p.resources(0), p.civ(0).turn.unitResources]).toEqual([2, 0])
    expect(p.plays(0, 'end turn').civ(0).turn.unitResources).toBe(0)
  })
})

describe('losing and taking', () => {
  test('losing works like paying, with change (TTA-PAY-10)', () => {
    const rival = { on: { warriors: 0, bronze: 0, coal: [0, 1] }, blueBank: 3 } as const
    const p = reveal('raiders', [{}, rival], { age: 2 })
    expect([p.resources(1), ...tokens(p, 1, 'bronze', 'coal')]).toEqual([1, 1, 0, 3])
  })

  test('a player who cannot lose it all loses what they have (TTA-PAY-11)', () => {
    const p = reveal('raiders', [{}, { on: { warriors: 0, agriculture: [2, 1] } }])
    expect([p.food(1), p.resources(1), p.civ(1).blueBank]).toEqual([0, 0, 17])
  })

  test('a loss that cannot be exact is overpaid as little as possible (TTA-PAY-07, TTA-PAY-14)', () => {
    const p = alone({ on: { agriculture: 0, bronze: 0, oil: [0, 2] }, blueBank: 0 }).plays(0, 'end turn')
    // Corruption 6 of 10: two tokens cannot make 4, so 2 are left and the bank is empty.
    expect([p.resources(0), ...tokens(p, 0, 'bronze', 'oil')]).toEqual([2, 2, 0, 0])
  })

  test('one player takes what the other loses, at most what they have (TTA-PAY-11, TTA-PAY-12, TTA-EX-26)', () => {
    const rival = { on: { iron: [0, 1] }, blueBank: 5 } as const
    const p = attack('plunder-i', { on: { iron: 0 } }, rival).plays(0, 'food 0 resources 2')
    expect([p.resources(1), p.civ(1).blueBank]).toEqual([0, 6])
    expect([p.resources(0), p.civ(0).blueBank]).toEqual([2, 15])
  })

  test('a taker without tokens gains nothing of what the other loses (TTA-PAY-12, TTA-GAIN-04, TTA-EX-26)', () => {
    const p = attack('plunder-i', { on: { iron: 0 }, blueBank: 0 }, { on: { iron: [0, 1] } })
    p.plays(0, 'food 0 resources 2')
    expect([p.resources(0), p.resources(1)]).toEqual([0, 0])
  })

  test('a taker gains no more than was due even if the other overpays (TTA-PAY-12, TTA-OQ-05)', () => {
    const rival = { on: { bronze: 0, oil: [0, 1] }, blueBank: 0 } as const
    const p = attack('plunder-i', {}, rival).plays(0, 'food 0 resources 3')
    expect([p.resources(0), p.resources(1), ...tokens(p, 1, 'bronze', 'oil')]).toEqual([3, 1, 1, 0, 0])
  })
})

describe('points', () => {
  test('are gained in production and by cards, without a maximum (TTA-POINT-01, TTA-POINT-02)', () => {
    const p = alone({ on: { religion: 2 }, science: 150, culture: 400, hand: ['cultural-heritage-a'] })
    p.plays(0, 'play cultural-heritage-a')
    expect([p.civ(0).science, p.civ(0).culture]).toEqual([151, 404])
    p.plays(0, 'end turn')
    expect([p.civ(0).science, p.civ(0).culture]).toEqual([152, 406])
  })

  test('are lost down to 0 (TTA-POINT-03)', () => {
    const left = (culture: number) => reveal('crusades', [{}, { culture }]).civ(1).culture
    expect([left(10), left(4), left(3), left(0)]).toEqual([6, 0, 0, 0])
  })

  test('pay for technologies if there are enough (TTA-POINT-04)', () => {
    const p = alone({ hand: ['iron', 'irrigation'], science: 5 })
    expect(p.options(0)).toEqual(expect.arrayContaining(['develop iron', 'develop irrigation']))
    p.plays(0, 'develop irrigation')
    expect([p.civ(0).science, p.why(0, 'develop iron')]).toEqual([2, ['science TTA-TECH-02']])
  })

  test('for a purpose are spent first, and only for it (TTA-POINT-05, TTA-EX-43)', () => {
    const churchill = (hand: string, science: number) =>
      alone({ leader: 'winston-churchill', hand: [hand], science }).plays(0, 'use winston-churchill military')
    expect(churchill('knights', 2).plays(0, 'develop knights').civ(0).science).toBe(0)
    const pact = { card: 'scientific-cooperation', partner: 1 }
    const cheap = position({
      age: 3,
      players: [{ leader: 'winston-churchill', hand: ['swordsmen'], science: 2, pact }, { science: 1 }, {}],
    }).plays(0, 'use winston-churchill military', 'develop swordsmen')
    expect([cheap.civ(0).science, cheap.civ(0).turn.unitScience]).toEqual([2, 3 - (4 - 2)])
    expect(churchill('irrigation', 2).why(0, 'develop irrigation')).toEqual(['science TTA-TECH-02'])
    expect(churchill('warfare', 2).why(0, 'develop warfare')).toEqual(['science TTA-TECH-02'])
  })

  test('a player takes at most as many as the other has (TTA-POINT-06)', () => {
    const spied = (science: number) => {
      const p = attack('spy', { science: 1 }, { science })
      return [p.civ(0).science, p.civ(1).science]
    }
    expect([spied(9), spied(3), spied(0)]).toEqual([
      [6, 4],
      [4, 0],
      [1, 0],
    ])
    const intervention = attack('armed-intervention', { culture: 2 }, { culture: 5 })
    expect([intervention.civ(0).culture, intervention.civ(1).culture]).toEqual([7, 0])
  })
})
