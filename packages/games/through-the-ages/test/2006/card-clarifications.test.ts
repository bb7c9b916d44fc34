import { describe, expect, test } from 'vitest'

import type { PlayerFacts } from '../testing.ts'
import { position } from './position.ts'

/** Seat 0, with a strength of 4 and no units, plays this aggression on seat 1. */
const attacking = (card: string, rival: PlayerFacts, facts: PlayerFacts = {}) =>
  position({
    players: [
      { on: { warriors: 0 }, colonies: ['strategic-territory-ii'], military: [card], ...facts },
      { ...rival, on: { warriors: 0, ...rival.on } },
    ],
    stage: 'politics',
    age: 3,
  }).plays(0, `attack 1 ${card}`)

/** The war of seat 0 on seat 1 is resolved; there are no units to sacrifice. */
const fighting = (card: string, declarer: PlayerFacts, rival: PlayerFacts) =>
  position({
    players: [
      { ...declarer, on: { warriors: 0, ...declarer.on }, wars: [{ card, rival: 1 }] },
      { ...rival, on: { warriors: 0, ...rival.on } },
    ],
    stage: 'war',
    age: 3,
  })

const SIX_STRONG = { colonies: ['strategic-territory-i', 'strategic-territory-ii'] }

describe('cheaper building', () => {
  const ordering = (card: string, facts: PlayerFacts) =>
    position({ players: [{ hand: [card], ...facts }, {}] }).plays(0, `play ${card}`)
  const ALL = {
    bronze: [1, 9] as const,
    irrigation: 0,
    iron: 0,
    theology: 0,
    religion: 1,
    swordsmen: 0,
  }

  test('Rich Land builds a new farm or mine and nothing else (TTA06-CARD-01)', () => {
    const table = ordering('rich-land-a', { on: ALL })
    expect(table.options(0)).toEqual(['build agriculture', 'build irrigation', 'build bronze', 'build iron'])
    expect(table.plays(0, 'build iron').resources(0)).toBe(9 - (5 - 1))
  })

  test('Ideal Building Site builds a new urban building and nothing else (TTA06-CARD-01)', () => {
    const table = ordering('ideal-building-site-a', { on: ALL })
    expect(table.options(0)).toEqual(['build philosophy', 'build religion', 'build theology'])
    expect(table.plays(0, 'build theology').resources(0)).toBe(9 - (5 - 1))
  })

  test('Efficient Upgrade upgrades a farm, mine or urban building and nothing else (TTA06-CARD-01)', () => {
    const table = ordering('efficient-upgrade-i', { on: ALL })
    expect(table.options(0)).toEqual([
      'upgrade agriculture irrigation',
      'upgrade bronze iron',
      'upgrade religion theology',
    ])
    expect(table.plays(0, 'upgrade bronze iron').resources(0)).toBe(9 - (3 - 2))
  })

  test('Engineering Genius builds exactly one stage, even with Masonry (TTA06-CARD-01)', () => {
    const facts: PlayerFacts = { specials: ['masonry'], site: ['pyramids', 0], on: { bronze: [2, 9] } }
    const table = ordering('engineering-genius-a', facts)
    expect(table.asked).toBe('0 action')
    expect(table.civ(0).site).toMatchObject({ built: 1 })
    expect(table.resources(0)).toBe(9 - (3 - 2))
    expect(table.options(0)).toContain('stage 2')
  })

  test('a discount above the price lowers it to 0 and gives nothing back (TTA06-CARD-01)', () => {
    const table = ordering('engineering-genius-a', { site: ['pyramids', 2] })
    expect(table.civ(0).wonders.map(({ card }) => card)).toEqual(['pyramids'])
    expect(table.resources(0)).toBe(0)
  })
})

describe('resources for units', () => {
  const arming = (card: string, facts: PlayerFacts = {}) =>
    position({
      players: [
        {
          government: 'communism',
          hand: [card],
          on: { bronze: [0, 2], swordsmen: 0 },
          unused: 4,
          ...facts,
        },
        { on: { warriors: 9 } },
      ],
      age: 3,
    }).plays(0, `play ${card}`)

  test('Patriotism gives a sum for the turn that is spent first, not a discount on each unit (TTA06-CARD-02)', () => {
    const table = arming('patriotism-iii').plays(0, 'build swordsmen')
    expect(table.resources(0)).toBe(2)
    expect(table.plays(0, 'build swordsmen').resources(0)).toBe(0)
    expect(table.options(0)).not.toContain('build warriors')
  })

  test('so do Wave of Nationalism and Military Build-Up, for each stronger civilization (TTA06-CARD-02)', () => {
    const wave = arming('wave-of-nationalism').plays(0, 'build swordsmen', 'build swordsmen')
    expect(wave.resources(0)).toBe(2)
    expect(wave.plays(0, 'build warriors').resources(0)).toBe(0)
    const buildUp = arming('military-build-up').plays(0, 'build swordsmen', 'build swordsmen')
    expect(buildUp.plays(0, 'build warriors').resources(0)).toBe(2)
    expect(buildUp.plays(0, 'build warriors').resources(0)).toBe(0)
  })

  test('upgrades use the sum too, and the rest is lost at the end of the turn (TTA06-CARD-02)', () => {
    const table = arming('patriotism-iii', { on: { bronze: 0, warriors: 1, swordsmen: 0 } })
    table.plays(0, 'upgrade warriors swordsmen')
    expect(table.options(0)).toContain('build swordsmen')
    table.plays(0, 'end turn').plays(1, 'stay', 'pass', 'end turn').plays(0, 'stay', 'pass')
    expect(table.options(0)).not.toContain('build warriors')
  })
})

describe('strength of the civilization and strength of units', () => {
  test.each<[string, PlayerFacts, number]>([
    ['Joan of Arc', { leader: 'joan-of-arc', on: { religion: 2 } }, 3],
    ['the Colossus', { wonders: ['colossus'] }, 2],
    ['the Great Wall', { wonders: ['great-wall'] }, 2],
    ['the Transcontinental Railroad', { wonders: ['transcontinental-railroad'] }, 6],
    ['Warfare', { specials: ['warfare'] }, 2],
  ])('a sacrificed unit counts only its own strength with %s (TTA06-CARD-03)', (_name, facts, strength) => {
    const table = attacking('spy', {}, { colonies: [], ...facts, on: { warriors: 1, ...facts.on } })
    expect(table.strength(0)).toBe(strength)
    table.plays(0, 'sacrifice warriors')
    expect(table.events('sacrificed')).toMatchObject([{ seat: 0, strength: 1 }])
  })

  test('the same applies to the defender (TTA06-CARD-03)', () => {
    const rival = { leader: 'alexander-the-great', on: { warriors: 2 }, science: 5 }
    // 4 and a sacrificed unit are enough against 5, but not against 6.
    const held = attacking('spy', rival, { wonders: ['colossus'] })
    expect(held.plays(1, 'sacrifice warriors').civ(1).science).toBe(5)
    const lost = attacking('spy', rival, SIX_STRONG).plays(1, 'sacrifice warriors')
    expect(lost.civ(1).science).toBe(0)
  })
})

describe('Age III events', () => {
  /** The turn of seat 1, who scores 3 culture for the event that they play. */
  const happening = (event: string, first: PlayerFacts, ...others: readonly PlayerFacts[]) =>
    position({
      players: [first, { military: ['impact-of-wonders'] }, ...others],
      currentEvents: [event, 'no-event'],
      stage: 'politics',
      active: 1,
      age: 3,
    }).plays(1, 'event impact-of-wonders')

  test('an event that comes up is scored at once (TTA06-CARD-05)', () => {
    const table = happening('impact-of-colonies', {}, SIX_STRONG)
    expect(table.state.over).toBe(false)
    expect(table.civ(2).culture).toBe(8)
  })

  test('Impact of Science ranks by the science rating, and the active player wins ties (TTA06-CARD-05)', () => {
    const table = happening('impact-of-science', {}, {})
    expect([0, 1, 2].map((seat) => table.civ(seat).culture)).toEqual([0, 3 + 14, 7])
    const lab = happening('impact-of-science', { on: { alchemy: 1 } }, {})
    expect([0, 1, 2].map((seat) => lab.civ(seat).culture)).toEqual([14, 3 + 7, 0])
  })

  test('Impact of Strength does the same with strength (TTA06-CARD-05)', () => {
    const table = happening('impact-of-strength', {}, {}, { on: { warriors: 2 } })
    expect([0, 1, 2, 3].map((seat) => table.civ(seat).culture)).toEqual([0, 3 + 10, 5, 15])
  })

  test('an event that has not come up is scored at the end, where the starting player wins ties (TTA06-CARD-05)', () => {
    const table = position({
      players: [{}, {}],
      start: 1,
      active: 0,
      futureEvents: ['impact-of-strength'],
      age: 4,
      lastRound: 5,
    })
    expect([table.civ(0).culture, table.civ(1).culture]).toEqual([0, 0])
    table.plays(0, 'end turn')
    expect(table.state.over).toBe(true)
    expect([table.civ(0).culture, table.civ(1).culture]).toEqual([0, 10])
  })
})

describe('what attacks take', () => {
  test('Raid: the winner chooses the building (TTA06-CARD-06)', () => {
    const table = attacking('raid-i', { on: { philosophy: 1, drama: 1 } })
    expect(table.asked).toBe('0 raze')
    expect(table.options(0)).toEqual(['raze 1 philosophy', 'raze 1 drama'])
    table.plays(0, 'raze 1 drama')
    expect([table.on(1, 'drama'), table.resources(0)]).toEqual([[0, 0], 3])
  })

  test('lost population: the loser chooses the worker (TTA06-CARD-06)', () => {
    const table = attacking('enslave', { unused: 0 })
    expect(table.asked).toBe('1 withdraw')
    table.plays(1, 'withdraw agriculture')
    expect(table.on(1, 'agriculture')).toEqual([1, 0])
    expect(table.civ(1).yellowBank).toBe(19)
    expect(table.resources(0)).toBe(3)
  })

  test('Plunder: the winner chooses the mix of food and resources (TTA06-CARD-06)', () => {
    const table = attacking('plunder-i', { on: { agriculture: [2, 2], bronze: [2, 2] } })
    expect(table.options(0)).toEqual(['food 2 resources 1', 'food 1 resources 2'])
    table.plays(0, 'food 1 resources 2')
    expect([table.food(0), table.resources(0)]).toEqual([1, 2])
    expect([table.food(1), table.resources(1)]).toEqual([1, 0])
  })

  test('nobody loses more than they have or gains more than was lost (TTA06-CARD-06)', () => {
    const plunder = attacking('plunder-i', { on: { agriculture: [2, 1], bronze: [2, 1] } })
    expect([plunder.food(0), plunder.resources(0)]).toEqual([1, 1])
    const intervention = attacking('armed-intervention', { culture: 4 })
    expect([intervention.civ(0).culture, intervention.civ(1).culture]).toEqual([4, 0])
  })

  test('War over Resources: the winner chooses the mix, up to the advantage (TTA06-CARD-06)', () => {
    const goods = { on: { agriculture: [2, 5], bronze: [2, 6] } } as const
    const table = fighting('war-over-resources', SIX_STRONG, goods)
    expect(table.asked).toBe('0 take-mix')
    expect(table.options(0)).toContain('food 0 resources 6')
    table.plays(0, 'food 5 resources 1')
    expect([table.food(0), table.resources(0)]).toEqual([5, 1])
    expect([table.food(1), table.resources(1)]).toEqual([0, 5])
  })

  test('the winner who chooses may be the player who was attacked (TTA06-CARD-06)', () => {
    const goods = { on: { agriculture: [2, 5], bronze: [2, 6] } } as const
    const table = fighting('war-over-resources', goods, SIX_STRONG)
    expect(table.asked).toBe('1 take-mix')
    table.plays(1, 'food 0 resources 6')
    expect([table.resources(0), table.resources(1)]).toEqual([0, 6])
  })

  test('War over Technology: the winner chooses special technologies and science for the advantage (TTA06-CARD-06)', () => {
    const loser = { specials: ['masonry', 'cartography'], science: 9 }
    const table = fighting('war-over-technology', { ...SIX_STRONG, wonders: ['colossus'] }, loser)
    // 7 against 1: Masonry is worth 3, Cartography 4, and not both.
    expect(table.options(0)).toEqual(['steal masonry', 'steal cartography', 'science'])
    table.plays(0, 'steal masonry')
    expect(table.civ(0)).toMatchObject({ specials: ['masonry'], science: 3 })
    expect(table.civ(1)).toMatchObject({ specials: ['cartography'], science: 6 })
  })

  test('War over Technology: science alone can be taken, as much as there is (TTA06-CARD-06)', () => {
    const table = fighting('war-over-technology', SIX_STRONG, { specials: ['masonry'], science: 4 })
    table.plays(0, 'science')
    expect(table.civ(0)).toMatchObject({ specials: [], science: 4 })
    expect(table.civ(1)).toMatchObject({ specials: ['masonry'], science: 0 })
  })
})

describe('Scientific Cooperation', () => {
  const cooperating = (active: 0 | 1, own: PlayerFacts, partner: PlayerFacts) =>
    position({
      players: [{ ...own, pact: { card: 'scientific-cooperation', partner: 1 } }, partner, {}],
      active,
      age: 2,
    })

  test('a player who plays a technology pays 2 science less, and the partner pays 1 (TTA06-GAP-29)', () => {
    const table = cooperating(0, { hand: ['iron', 'masonry'], science: 6 }, { science: 4 })
    table.plays(0, 'develop iron')
    expect([table.civ(0).science, table.civ(1).science]).toEqual([6 - 3, 3])
    table.plays(0, 'develop masonry')
    expect([table.civ(0).science, table.civ(1).science]).toEqual([3 - 1, 2])
  })

  test('it works for both partners, and for revolutions too (TTA06-GAP-29)', () => {
    const table = cooperating(1, { science: 4 }, { hand: ['monarchy'], science: 1 })
    table.plays(1, 'revolt monarchy')
    expect(table.civ(1)).toMatchObject({ government: 'monarchy', science: 0 })
    expect(table.civ(0).science).toBe(3)
  })

  test('it cannot be declined: if the partner has no science, nothing can be played (TTA06-CARD-16, TTA06-GAP-29)', () => {
    const hand = ['iron', 'monarchy']
    const none = cooperating(0, { hand, science: 20 }, { science: 0 }).options(0)
    expect(none.filter((id) => /^(develop|revolt)/.test(id))).toEqual([])
    const some = cooperating(0, { hand, science: 20 }, { science: 1 }).options(0)
    expect(some.filter((id) => /^(develop|revolt)/.test(id))).toEqual([
      'develop iron',
      'develop monarchy',
      'revolt monarchy',
    ])
  })

  test('a player without science can play nothing either, even if it would cost nothing (TTA06-CARD-16)', () => {
    expect(cooperating(0, { hand: ['theology'], science: 0 }, { science: 9 }).options(0)).not.toContain(
      'develop theology',
    )
    expect(cooperating(0, { hand: ['theology'], science: 1 }, { science: 9 }).options(0)).toContain(
      'develop theology',
    )
  })

  test('when the partner has no points left, neither can play a technology (TTA06-CARD-16)', () => {
    const table = cooperating(0, { hand: ['iron', 'masonry'], science: 20 }, { science: 1 })
    table.plays(0, 'develop iron')
    expect(table.civ(1).science).toBe(0)
    expect(table.options(0)).not.toContain('develop masonry')
  })
})
