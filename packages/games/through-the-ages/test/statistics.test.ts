import { describe, expect, test } from 'vitest'

import { position, reveal } from './testing.ts'
import type { PlayerFacts, Position } from './testing.ts'

const alone = (player: PlayerFacts, age = 3): Position => position({ age, players: [player, {}] })

describe('what counts', () => {
  test('ratings follow at once from what is on the table (TTA-STAT-01)', () => {
    const p = alone({ on: { bronze: [2, 9] }, unused: 2 })
    const ratings = () => [p.scienceRating(0), p.cultureRating(0), p.strength(0), p.happiness(0)]
    expect(ratings()).toEqual([1, 0, 1, 0])
    p.plays(0, 'build religion')
    expect(ratings()).toEqual([1, 1, 1, 1])
    p.plays(0, 'build warriors', 'destroy philosophy')
    expect(ratings()).toEqual([0, 1, 2, 1])
    p.plays(0, 'destroy religion')
    expect(ratings()).toEqual([0, 0, 2, 0])
  })

  test('symbols on a technology count for each worker, and not without one (TTA-STAT-02)', () => {
    const p = alone({
      on: { philosophy: 0, alchemy: 3, computers: 0, journalism: 2, religion: 0, theology: 0, swordsmen: 2 },
    })
    expect([p.scienceRating(0), p.cultureRating(0)]).toEqual([3 * 2 + 2 * 2, 2 * 2])
    expect([p.strength(0), p.happiness(0)]).toEqual([1 + 2 * 2, 0])
  })

  test('symbols on a card without workers count once (TTA-STAT-03)', () => {
    const p = alone({ government: 'theocracy', specials: ['strategy'], wonders: ['hanging-gardens'] })
    expect([p.cultureRating(0), p.strength(0), p.happiness(0)]).toEqual([1 + 1, 1 + 1 + 3, 1 + 2])
  })

  test('symbols of a tactic count for each army (TTA-STAT-04)', () => {
    expect(alone({ on: { warriors: 9 }, tactic: 'legion' }).strength(0)).toBe(9 + 3 * 2)
  })

  test('a wonder gives nothing until it is completed (TTA-STAT-04)', () => {
    const p = alone({ on: { bronze: [2, 2] }, site: ['hanging-gardens', 2] })
    expect([p.cultureRating(0), p.happiness(0)]).toEqual([0, 0])
    p.plays(0, 'stage 1')
    expect([p.cultureRating(0), p.happiness(0)]).toEqual([1, 2])
  })

  test('card texts change ratings further (TTA-STAT-05)', () => {
    const on = { warriors: 2, knights: 1 }
    expect(alone({ on, leader: 'alexander-the-great' }).strength(0)).toBe(2 + 2 + 3)
    expect(alone({ on, wonders: ['great-wall'] }).strength(0)).toBe(2 + 2 + 2)
  })

  test('new statistics also mean new numbers of tokens (TTA-STAT-06)', () => {
    const p = alone({ hand: ['civil-service'], science: 10, blueBank: 5 }).plays(0, 'develop civil-service')
    expect([p.civilActions(0), p.civ(0).blueBank]).toEqual([[5, 1], 8])
    const red = alone({ hand: ['strategy'], science: 8 }).plays(0, 'develop strategy')
    expect([red.militaryActions(0), red.strength(0)]).toEqual([[4, 0], 1 + 3])
  })
})

describe('ratings', () => {
  test('science is the sum of everything that adds and subtracts it (TTA-STAT-07)', () => {
    const facts = { on: { philosophy: 1, computers: 4, multimedia: 2 }, wonders: ['universitas-carolina'] }
    expect(alone(facts).scienceRating(0)).toBe(1 + 20 + 6 + 2)
    expect(alone({ ...facts, government: 'fundamentalism' }).scienceRating(0)).toBe(27)
  })

  test('science is not below 0, and production takes nothing (TTA-STAT-07)', () => {
    const p = alone({ government: 'fundamentalism', science: 4 })
    expect(p.scienceRating(0)).toBe(0)
    expect(p.plays(0, 'end turn').civ(0).science).toBe(4)
  })

  test('culture is the sum of everything that adds and subtracts it, not below 0 (TTA-STAT-08)', () => {
    const pact = { card: 'loss-of-sovereignty', partner: 1, side: 'B' } as const
    const rating = (religion: number) => {
      const p = position({ age: 3, players: [{ on: { religion }, pact, culture: 4 }, {}, {}] })
      return [p.cultureRating(0), p.cultureRating(1), p.plays(0, 'end turn').civ(0).culture]
    }
    expect(rating(0)).toEqual([0, 2, 4])
    expect(rating(1)).toEqual([0, 2, 4])
    expect(rating(5)).toEqual([3, 2, 7])
  })

  test('culture for an occasion is not part of the rating (TTA-STAT-09)', () => {
    const p = alone({ on: { warriors: 3 }, leader: 'genghis-khan' }, 2)
    expect(p.cultureRating(0)).toBe(0)
    expect(p.plays(0, 'end turn').civ(0).culture).toBe(3)
    const churchill = alone({ leader: 'winston-churchill' })
    expect(churchill.cultureRating(0)).toBe(0)
    expect(churchill.plays(0, 'use winston-churchill culture').civ(0).culture).toBe(3)
  })

  test('strength comes from units, armies, other cards and modifiers (TTA-STAT-10)', () => {
    const p = alone({
      on: { warriors: 2, knights: 1, 'bread-and-circuses': 1 },
      tactic: 'phalanx',
      specials: ['military-theory', 'navigation'],
      wonders: ['colossus'],
      leader: 'napoleon-bonaparte',
      colonies: ['strategic-territory-i'],
    })
    const [units, armies, cards, modifier] = [2 + 2, 3, 1 + 5 + 2 + 2 + 2, 2 * 2]
    expect(p.strength(0)).toBe(units + armies + cards + modifier)
  })

  test('without units strength is 0, and there is no upper limit (TTA-STAT-10)', () => {
    expect(alone({ on: { warriors: 0 } }).strength(0)).toBe(0)
    expect(alone({ on: { warriors: 0, tanks: 20 } }).strength(0)).toBe(100)
  })

  test('a unit in an army has its own strength too (TTA-STAT-11)', () => {
    const strength = (warriors: number) => alone({ on: { warriors }, tactic: 'legion' }).strength(0)
    expect([strength(2), strength(3)]).toEqual([2, 3 + 2])
  })

  test('the colonization modifier comes from cards with the symbol, 0 without (TTA-STAT-14)', () => {
    const bids = (facts: PlayerFacts) => {
      const p = reveal('wealthy-territory-ii', [facts, {}], { age: 3 })
      return [p.options(0).at(-1), p.strength(0)]
    }
    expect(bids({})).toEqual(['bid 1', 1])
    expect(bids({ specials: ['cartography'] })).toEqual(['bid 3', 2])
    expect(bids({ specials: ['satellites'], wonders: ['colossus'] })).toEqual(['bid 6', 1 + 3 + 2])
  })
})

describe('happiness', () => {
  test('is happy faces minus unhappy ones, from 0 to 8 (TTA-STAT-12)', () => {
    const happiness = (facts: PlayerFacts) => alone(facts).happiness(0)
    expect(happiness({ on: { religion: 2, drama: 1 } })).toBe(3)
    expect(happiness({ on: { religion: 2, drama: 1 }, government: 'communism' })).toBe(2)
    expect(happiness({ government: 'communism', wonders: ['kremlin'] })).toBe(0)
    expect(happiness({ on: { 'professional-sports': 3 } })).toBe(8)
  })

  test('the limits apply to the whole sum, not to parts of it (TTA-STAT-15)', () => {
    const on = { 'professional-sports': 2, religion: 1 }
    expect(alone({ on, government: 'communism' }).happiness(0)).toBe(8)
    expect(alone({ on: { religion: 1 }, government: 'communism', wonders: ['kremlin'] }).happiness(0)).toBe(0)
    expect(alone({ on: { philosophy: 3 }, government: 'fundamentalism' }).scienceRating(0)).toBe(1)
  })

  test('the Basilica adds nothing to a card with unhappy faces (TTA-STAT-13, TTA-APP-BASIL-01)', () => {
    const happiness = (...wonders: readonly string[]) =>
      alone({ on: { religion: 1 }, government: 'communism', wonders }).happiness(0)
    expect(happiness('hanging-gardens')).toBe(1 - 1 + 2)
    expect(happiness('hanging-gardens', 'st-peters-basilica')).toBe(2 - 1 + 3 + 1)
    expect(happiness('hanging-gardens', 'st-peters-basilica', 'kremlin')).toBe(2 - 1 + 3 + 1 - 1)
  })

  test('with Homer under a wonder and the Basilica (TTA-STAT-02, TTA-APP-HOMER-01, TTA-APP-HOMER-02, TTA-APP-BASIL-01, TTA-EX-37)', () => {
    const slid = (religion: number, ...wonders: readonly string[]) =>
      alone({
        on: { religion, 'bread-and-circuses': 1 },
        leader: 'homer',
        hand: ['julius-caesar'],
        government: 'communism',
        wonders: ['pyramids', ...wonders],
      }).plays(0, 'lead julius-caesar', 'slide pyramids')
    expect(slid(2).happiness(0)).toBe(4)
    expect(slid(2, 'st-peters-basilica').happiness(0)).toBe(8)
    expect(slid(1, 'st-peters-basilica').happiness(0)).toBe(9 - 2)
    const printed = alone({
      on: { religion: 0 },
      leader: 'homer',
      hand: ['julius-caesar'],
      wonders: ['great-wall', 'st-peters-basilica'],
    })
    expect(printed.happiness(0)).toBe(1 + 2 + 2)
    expect(printed.plays(0, 'lead julius-caesar', 'slide great-wall').happiness(0)).toBe(1 + 3)
  })
})
