import { describe, expect, test } from 'vitest'

import type { PlayerFacts } from '../testing.ts'
import { position } from './position.ts'

const table = (leader: string, facts: PlayerFacts = {}) =>
  position({ players: [{ leader, ...facts }, {}], age: 2 })

describe('Isaac Newton', () => {
  test('isaac-newton: the best lab or library with a worker gives extra science equal to its level', () => {
    const on = { philosophy: 1, alchemy: 2, 'scientific-method': 1, journalism: 0 }
    expect(table('isaac-newton', { on }).scienceRating(0)).toBe(1 + 2 * 2 + 3 + 2)
  })

  test('isaac-newton: a technology needs an unspent civil action, which then comes back (TTA06-CARD-09)', () => {
    const newton = table('isaac-newton', { hand: ['iron'], science: 5, civilActions: 1 })
    expect(newton.plays(0, 'develop iron').civilActions(0)).toEqual([1, 3])
    const none = table('isaac-newton', { hand: ['iron'], science: 5, civilActions: 0 })
    expect(none.options(0)).not.toContain('develop iron')
  })

  test('isaac-newton: after a revolution to 6 civil actions 5 are spent and 1 is available (TTA06-CARD-09, TTA06-EX-O23)', () => {
    const newton = table('isaac-newton', { hand: ['constitutional-monarchy'], science: 5 })
    newton.plays(0, 'revolt constitutional-monarchy')
    expect(newton.civilActions(0)).toEqual([1, 5])
  })

  test('isaac-newton: a revolution needs all civil actions unspent even with him (TTA06-CARD-09)', () => {
    const newton = table('isaac-newton', { hand: ['constitutional-monarchy'], science: 5, civilActions: 3 })
    expect(newton.why(0, 'revolt constitutional-monarchy')).toEqual(['acted-already TTA06-SIMPLE-GOV-02'])
  })

  test('isaac-newton: after a technology there is no revolution, even though all civil actions are back (TTA06-CARD-09, TTA06-SIMPLE-GOV-02)', () => {
    const newton = table('isaac-newton', { hand: ['iron', 'monarchy'], science: 8 }).plays(0, 'develop iron')
    expect(newton.civilActions(0)).toEqual([4, 0])
    expect(newton.options(0)).not.toContain('revolt monarchy')
  })

  test('isaac-newton: a revolution through Breakthrough gives one back too (TTA06-CARD-09, TTA06-SIMPLE-GOV-04)', () => {
    const newton = table('isaac-newton', { hand: ['breakthrough-i', 'monarchy'], science: 3 })
    newton.plays(0, 'play breakthrough-i')
    expect(newton.civilActions(0)).toEqual([1, 4])
    expect(newton.civ(0)).toMatchObject({ government: 'monarchy', science: 2 })
  })
})

describe('J. S. Bach', () => {
  test('j-s-bach: each theater gives 1 culture more', () => {
    const on = { drama: 1, opera: 1, 'printing-press': 1 }
    expect(table('j-s-bach', { on }).cultureRating(0)).toBe(2 + 3 + 1 + 2)
  })

  test('j-s-bach: theater technologies cost 1 science less', () => {
    const bach = table('j-s-bach', { hand: ['drama', 'opera', 'iron'], science: 14 })
    expect(bach.plays(0, 'develop drama').civ(0).science).toBe(14 - 3)
    expect(bach.plays(0, 'develop opera').civ(0).science).toBe(11 - 6)
    expect(bach.plays(0, 'develop iron').civ(0).science).toBe(0)
  })

  test('j-s-bach: theaters cost 1 resource less to build; upgrades cost the same', () => {
    const on = { bronze: [2, 8] as const, drama: 0, opera: 0 }
    const bach = table('j-s-bach', { on }).plays(0, 'build drama')
    expect(bach.resources(0)).toBe(8 - 4)
    expect(bach.plays(0, 'upgrade drama opera').resources(0)).toBe(4 - (9 - 5))
  })

  test('j-s-bach: other buildings do not become theaters', () => {
    const bach = table('j-s-bach', { on: { alchemy: 1, drama: 0, bronze: [2, 8] } })
    expect(bach.options(0).filter((id) => id.startsWith('use'))).toEqual([])
  })
})

describe('James Cook', () => {
  test('james-cook: each colony gives 2 culture', () => {
    const culture = (...colonies: readonly string[]) => table('james-cook', { colonies }).cultureRating(0)
    expect(culture()).toBe(0)
    expect(culture('historic-territory-i')).toBe(2)
    expect(culture('historic-territory-i', 'strategic-territory-i', 'fertile-territory-i')).toBe(6)
  })

  const auction = (leader: string) =>
    position({
      players: [
        { leader, military: ['rats', 'military-bonus-i', 'military-bonus-ii', 'legion'] },
        { on: { warriors: 0 } },
      ],
      currentEvents: ['historic-territory-ii'],
      stage: 'politics',
      age: 2,
    }).plays(0, 'event rats')

  test('james-cook: each bonus card counts 1 more for a colony; no other card counts (TTA06-ADV-COL-04)', () => {
    expect(auction('isaac-newton').options(0).at(-1)).toBe(`bid ${1 + 1 + 2}`)
    const cook = auction('james-cook')
    expect(cook.options(0).at(-1)).toBe(`bid ${1 + 2 + 3}`)
    cook.plays(0, 'bid 4', 'bonus military-bonus-ii send warriors')
    expect(cook.civ(0)).toMatchObject({ colonies: ['historic-territory-ii'], culture: 1 + 11 })
  })
})

describe('Maximilien Robespierre', () => {
  const robespierre = (facts: PlayerFacts = {}) =>
    table('maximilien-robespierre', {
      specials: ['code-of-laws'],
      hand: ['monarchy'],
      science: 3,
      civilActions: 3,
      ...facts,
    })

  test('maximilien-robespierre: 1 military action more', () => {
    expect(table('maximilien-robespierre').militaryActions(0)).toEqual([3, 0])
  })

  test('maximilien-robespierre: a revolution spends all military actions; the number of spent civil actions stays (TTA06-CARD-08, TTA06-EX-O23)', () => {
    const revolt = robespierre()
    expect([revolt.civilActions(0), revolt.militaryActions(0)]).toEqual([
      [3, 2],
      [3, 0],
    ])
    revolt.plays(0, 'revolt monarchy')
    expect(revolt.civ(0)).toMatchObject({ government: 'monarchy', science: 0, culture: 0 })
    expect([revolt.civilActions(0), revolt.militaryActions(0)]).toEqual([
      [4, 2],
      [0, 4],
    ])
  })

  test('maximilien-robespierre: with a spent military action there is no revolution, not even by civil actions (TTA06-CARD-08, TTA06-EX-O23)', () => {
    const spent = robespierre({ militaryActions: 2, civilActions: 5 })
    expect(spent.why(0, 'revolt monarchy')).toEqual(['acted-already TTA06-CARD-08'])
  })

  test('maximilien-robespierre: a spent military action stays spent, even if Patriotism gives another one (TTA06-CARD-08)', () => {
    const spent = robespierre({ hand: ['monarchy', 'patriotism-a'], on: { bronze: [2, 2] } })
    spent.plays(0, 'build warriors', 'play patriotism-a')
    expect(spent.options(0)).not.toContain('revolt monarchy')
  })

  test('maximilien-robespierre: Breakthrough costs its civil action, and the revolution all military ones (TTA06-CARD-08, TTA06-SIMPLE-AC-01)', () => {
    const hand = ['monarchy', 'breakthrough-i']
    const revolt = robespierre({ hand }).plays(0, 'play breakthrough-i')
    expect(revolt.civ(0)).toMatchObject({ government: 'monarchy', science: 2 })
    expect([revolt.civilActions(0), revolt.militaryActions(0)]).toEqual([
      [3, 3],
      [0, 4],
    ])
    expect(robespierre({ hand, civilActions: 0 }).options(0)).not.toContain('play breakthrough-i')
  })

  test('maximilien-robespierre: a peaceful change costs 1 civil action as always (TTA06-SIMPLE-GOV-03)', () => {
    const peace = robespierre({ science: 9, militaryActions: 1 }).plays(0, 'develop monarchy')
    expect([peace.civilActions(0), peace.militaryActions(0)]).toEqual([
      [3, 3],
      [2, 2],
    ])
  })
})

describe('Napoleon Bonaparte', () => {
  const napoleon = (tactic: string | null, on: PlayerFacts['on']) =>
    position({
      players: [{ leader: 'napoleon-bonaparte', ...(tactic === null ? {} : { tactic }), on: on ?? {} }, {}],
      age: 3,
    })

  test('napoleon-bonaparte: 1 military action, and the bonus of an army a second time', () => {
    const emperor = napoleon('legion', { warriors: 3 })
    expect(emperor.militaryActions(0)).toEqual([3, 0])
    expect(emperor.strength(0)).toBe(3 + 2 + 2)
    // Two armies; one of them counts twice.
    expect(napoleon('legion', { warriors: 6 }).strength(0)).toBe(6 + 2 * 2 + 2)
  })

  test('napoleon-bonaparte: without an army he gives nothing (TTA06-CARD-10)', () => {
    expect(napoleon('legion', { warriors: 2 }).strength(0)).toBe(2)
    expect(napoleon(null, { warriors: 3, knights: 1 }).strength(0)).toBe(3 + 2)
  })

  test('napoleon-bonaparte: of a full army and one with obsolete units the full one counts (TTA06-CARD-10)', () => {
    const on = { warriors: 1, swordsmen: 3, cannon: 2 }
    expect(napoleon('defensive-army', on).strength(0)).toBe(13 + 6 + 3 + 6)
    expect(napoleon('defensive-army', { warriors: 2, cannon: 1 }).strength(0)).toBe(5 + 3 + 3)
  })

  test('napoleon-bonaparte: an army with an air force counts with its doubled bonus (TTA06-CARD-10)', () => {
    const on = { warriors: 0, swordsmen: 4, cannon: 2, 'air-forces': 1 }
    expect(napoleon('defensive-army', on).strength(0)).toBe(8 + 6 + 5 + (12 + 6) + 12)
  })

  test('napoleon-bonaparte: a sacrificed army adds its bonus once, without him (TTA06-CARD-03)', () => {
    const attack = position({
      players: [
        { leader: 'napoleon-bonaparte', tactic: 'legion', on: { warriors: 3 }, military: ['spy'] },
        { on: { warriors: 0 } },
      ],
      stage: 'politics',
      age: 2,
    }).plays(0, 'attack 1 spy', 'sacrifice warriors 3')
    expect(attack.events('attacked')).toMatchObject([{ strength: 7 }])
    expect(attack.events('sacrificed')).toMatchObject([{ strength: 3 + 2 }])
  })
})

describe('William Shakespeare', () => {
  const culture = (on: PlayerFacts['on']) => table('william-shakespeare', { on: on ?? {} }).cultureRating(0)

  test('william-shakespeare: each library gives 1 culture more', () => {
    expect(culture({ 'printing-press': 1, journalism: 1 })).toBe(1 + 2 + 2)
    expect(culture({ drama: 2 })).toBe(4)
  })

  test('william-shakespeare: each pair of a library and a theater gives 2 more', () => {
    expect(culture({ 'printing-press': 2, drama: 1 })).toBe(2 + 2 + 2 + 2)
    expect(culture({ 'printing-press': 1, journalism: 1, drama: 1, opera: 1 })).toBe(1 + 2 + 2 + 3 + 2 + 4)
  })

  test('william-shakespeare: he makes nobody happy and nothing cheaper', () => {
    const on = { 'printing-press': 1, drama: 0, bronze: [2, 4] as const }
    const poet = table('william-shakespeare', { on, hand: ['opera'], science: 6 })
    expect(poet.happiness(0)).toBe(0)
    expect(poet.why(0, 'build drama')).toEqual(['resources TTA06-SIMPLE-BUILD-01'])
    expect(poet.why(0, 'develop opera')).toEqual(['science TTA06-SIMPLE-TECH-01'])
  })
})
