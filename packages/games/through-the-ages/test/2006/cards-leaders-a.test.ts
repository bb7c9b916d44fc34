import { describe, expect, test } from 'vitest'

import type { PlayerFacts } from '../testing.ts'
import { position } from './position.ts'

describe('Alexander the Great', () => {
  test('alexander-the-great: every unit of any type and level adds 1 strength to the civilization (TTA06-CARD-03)', () => {
    const on = { warriors: 2, knights: 1, swordsmen: 0 }
    expect(position({ players: [{ on }, {}] }).strength(0)).toBe(4)
    expect(position({ players: [{ on, leader: 'alexander-the-great' }, {}] }).strength(0)).toBe(7)
  })

  const attacking = (rival: number) =>
    position({
      players: [
        { leader: 'alexander-the-great', on: { warriors: 3 }, military: ['spy'] },
        { on: { warriors: rival }, science: 5 },
      ],
      stage: 'politics',
      age: 2,
    })

  test('alexander-the-great: a sacrificed unit adds only its own strength (TTA06-CARD-03, TTA06-EX-O22)', () => {
    const table = attacking(6)
    expect(table.strength(0)).toBe(6)
    table.plays(0, 'attack 1 spy', 'sacrifice warriors')
    expect(table.events('sacrificed')).toMatchObject([{ seat: 0, strength: 1 }])
    // 7 against 6, but not against 7.
    expect(table.plays(1, 'yield').civ(0).science).toBe(5)
    const held = attacking(7).plays(0, 'attack 1 spy', 'sacrifice warriors').plays(1, 'done')
    expect(held.civ(0).science).toBe(0)
  })

  test('alexander-the-great: units sent to a colony count without him (TTA06-CARD-03, TTA06-ADV-COL-04)', () => {
    const table = position({
      players: [{ leader: 'alexander-the-great', on: { warriors: 2 }, military: ['rats'] }, {}],
      currentEvents: ['fertile-territory-i'],
      stage: 'politics',
    })
    expect(table.plays(0, 'event rats').options(0)).toEqual(['pass', 'bid 1', 'bid 2'])
  })

  test('alexander-the-great: he cannot be removed for an effect (TTA06-ADV-POL-01)', () => {
    const table = position({ players: [{ leader: 'alexander-the-great' }, {}], stage: 'politics' })
    expect(table.options(0)).toEqual(['pass'])
  })
})

describe('Aristotle', () => {
  test('aristotle: each technology taken from the row scores 1 science, a government too', () => {
    const row = ['iron', 'code-of-laws', 'monarchy', 'rich-land-i']
    const table = position({ players: [{ leader: 'aristotle' }, {}], row })
    expect(table.plays(0, 'take 1').civ(0).science).toBe(1)
    expect(table.plays(0, 'take 2').civ(0).science).toBe(2)
    expect(table.plays(0, 'take 3').civ(0).science).toBe(3)
    expect(table.plays(0, 'take 4').civ(0).science).toBe(3)
  })

  test('aristotle: leaders and wonders are not technologies, and 40 points are the limit (TTA06-TRACK-02)', () => {
    const row = ['great-wall', 'genghis-khan', 'iron']
    const table = position({ players: [{ leader: 'aristotle', science: 39 }, {}], row })
    expect(table.plays(0, 'take 1', 'take 2').civ(0).science).toBe(39)
    expect(table.plays(0, 'take 3').civ(0).science).toBe(40)
    const full = position({ players: [{ leader: 'aristotle', science: 40 }, {}], row })
    expect(full.plays(0, 'take 3').civ(0).science).toBe(40)
  })
})

describe('Hammurabi', () => {
  test('hammurabi: 1 civil action more and 1 military action less', () => {
    const table = position({ players: [{ leader: 'hammurabi' }, {}] })
    expect(table.civilActions(0)).toEqual([5, 0])
    expect(table.militaryActions(0)).toEqual([1, 0])
  })

  test('hammurabi: the action that he gives is available at once, and the one that he takes may be a spent one (TTA06-SIMPLE-LEADER-03, TTA06-SIMPLE-ACT-05)', () => {
    const table = position({ players: [{ hand: ['hammurabi'], militaryActions: 1 }, {}] })
    table.plays(0, 'lead hammurabi')
    expect(table.civilActions(0)).toEqual([4, 1])
    expect(table.militaryActions(0)).toEqual([1, 0])
  })

  test('hammurabi: when another leader replaces him, his action is lost and no action is refunded (TTA06-SIMPLE-LEADER-02)', () => {
    const table = position({ players: [{ leader: 'hammurabi', hand: ['genghis-khan'] }, {}] })
    table.plays(0, 'lead genghis-khan')
    expect(table.civilActions(0)).toEqual([4, 0])
    expect(table.militaryActions(0)).toEqual([2, 0])
  })
})

describe('Homer', () => {
  const warriors = (on: PlayerFacts['on']) =>
    position({ players: [{ leader: 'homer', on: on ?? {} }, {}] }).cultureRating(0)

  test('homer: up to two Warriors give 1 culture each', () => {
    expect(warriors({ warriors: 0 })).toBe(0)
    expect(warriors({ warriors: 1 })).toBe(1)
    expect(warriors({ warriors: 2 })).toBe(2)
    expect(warriors({ warriors: 3 })).toBe(2)
  })

  test('homer: better infantry gives no culture, and he gives no happy face', () => {
    expect(warriors({ warriors: 1, swordsmen: 2 })).toBe(1)
    expect(position({ players: [{ leader: 'homer' }, {}] }).happiness(0)).toBe(0)
  })

  const equipped = (facts: PlayerFacts) =>
    position({ players: [{ leader: 'homer', ...facts }, {}], stage: 'row' }).plays(0, 'pass')

  test('homer: each turn gives a resource for units alone, which is spent first (TTA06-CARD-02, TTA06-SIMPLE-BUILD-08)', () => {
    const table = equipped({ on: { bronze: [0, 2] }, unused: 2 })
    table.plays(0, 'build warriors')
    expect(table.resources(0)).toBe(1)
    expect(table.why(0, 'build warriors')).toEqual(['resources TTA06-SIMPLE-BUILD-03'])
    expect(equipped({ on: { bronze: [0, 1] } }).why(0, 'build bronze')).toEqual([
      'resources TTA06-SIMPLE-BUILD-01',
    ])
  })

  test('homer: an upgrade is paid with it too (TTA06-CARD-02, TTA06-SIMPLE-UPG-04)', () => {
    const table = equipped({ on: { bronze: [0, 1], swordsmen: 0 } })
    table.plays(0, 'upgrade warriors swordsmen')
    expect(table.on(0, 'swordsmen')).toEqual([1, 0])
    expect(table.resources(0)).toBe(1)
  })

  test('homer: what is not used is lost at the end of the turn (TTA06-CARD-02, TTA06-SIMPLE-TURN-02)', () => {
    const table = equipped({ on: { bronze: [0, 1], swordsmen: 0 } })
    table.plays(0, 'end turn').plays(1, 'stay', 'pass', 'end turn').plays(0, 'stay', 'pass')
    // One for this turn, not two: a Swordsmen unit costs 3.
    expect(table.why(0, 'build swordsmen')).toEqual(['resources TTA06-SIMPLE-BUILD-03'])
    expect(table.options(0)).toContain('build warriors')
  })

  test('homer: he works in the turn in which he is played, and leaves nothing behind (TTA06-SIMPLE-LEADER-01, TTA06-SIMPLE-LEADER-02)', () => {
    const on = { bronze: [0, 1] as const }
    const table = position({ players: [{ hand: ['homer'], on, wonders: ['colossus'] }, {}] })
    expect(table.options(0)).not.toContain('build warriors')
    expect(table.plays(0, 'lead homer').options(0)).toContain('build warriors')
    const replaced = position({
      players: [{ leader: 'homer', hand: ['genghis-khan'], wonders: ['colossus'] }, {}],
    })
    expect(replaced.plays(0, 'lead genghis-khan').asked).toBe('0 action')
    expect(replaced.cultureRating(0)).toBe(1)
    expect(replaced.happiness(0)).toBe(0)
  })
})

describe('Julius Caesar', () => {
  test('julius-caesar: he adds 1 strength and 1 military action', () => {
    const table = position({ players: [{ leader: 'julius-caesar' }, {}] })
    expect(table.strength(0)).toBe(1 + 1)
    expect(table.militaryActions(0)).toEqual([3, 0])
  })

  test('julius-caesar: his owner has one political action like everybody (TTA06-ADV-POL-01)', () => {
    const table = position({
      players: [{ leader: 'julius-caesar', military: ['good-harvest', 'rats'] }, {}],
      currentEvents: ['no-event', 'development-of-science'],
      stage: 'politics',
    }).plays(0, 'event good-harvest')
    expect(table.asked).toBe('0 action')
  })
})

describe('Moses', () => {
  const growing = (leader: string, food: number) =>
    position({ players: [{ leader, on: { agriculture: [2, food] }, hand: ['frugality-a'] }, {}] })

  test('moses: a population increase costs 1 food less (TTA06-SIMPLE-POP-01)', () => {
    expect(growing('aristotle', 1).why(0, 'population')).toEqual(['food TTA06-SIMPLE-POP-01'])
    const table = growing('moses', 1).plays(0, 'population')
    expect([table.food(0), table.civ(0).unused, table.civ(0).yellowBank]).toEqual([0, 2, 17])
  })

  test('moses: Frugality requires the lower price first and then gives its food (TTA06-SIMPLE-AC-03)', () => {
    expect(growing('moses', 0).options(0)).not.toContain('play frugality-a')
    expect(growing('moses', 1).plays(0, 'play frugality-a').food(0)).toBe(1)
  })
})
