import { describe, expect, test } from 'vitest'

import { position } from './testing.ts'
import type { PlayerFacts } from './testing.ts'

const table = (leader: string, facts: PlayerFacts = {}) =>
  position({ players: [{ leader, ...facts }, {}], age: 2 })

describe('Isaac Newton', () => {
  test('isaac-newton: the best lab or library gives science equal to its level a second time (TTA-CARD-03)', () => {
    const on = { philosophy: 1, alchemy: 2, 'scientific-method': 1, journalism: 0 }
    expect(table('isaac-newton', { on }).scienceRating(0)).toBe(1 + 2 * 2 + 3 + 2)
  })

  test('isaac-newton: each technology developed gives a spent civil action back (TTA-TOTAL-05)', () => {
    const newton = table('isaac-newton', { hand: ['iron', 'coal'], science: 12 })
    expect(newton.plays(0, 'develop iron').civilActions(0)).toEqual([4, 0])
    const one = table('isaac-newton', { hand: ['iron'], science: 5, civilActions: 1 })
    expect(one.plays(0, 'develop iron').civilActions(0)).toEqual([1, 3])
  })

  test('isaac-newton: also when a card orders the development (TTA-APP-NEWTN-01)', () => {
    const facts = { hand: ['breakthrough-i', 'iron'], science: 5, civilActions: 3 }
    const newton = table('isaac-newton', facts).plays(0, 'play breakthrough-i')
    expect(newton.civilActions(0)).toEqual([3, 1])
    expect(newton.civ(0).science).toBe(2)
  })

  test('isaac-newton: after a revolution 1 civil action is available (TTA-APP-NEWTN-02, TTA-REV-10, TTA-EX-16)', () => {
    const facts = { specials: ['code-of-laws'], hand: ['monarchy'], science: 6, militaryActions: 1 }
    const newton = table('isaac-newton', facts).plays(0, 'revolt monarchy')
    expect(newton.civilActions(0)).toEqual([1, 5])
    expect(newton.militaryActions(0)).toEqual([2, 1])
    expect(newton.civ(0).science).toBe(4)
  })

  test('isaac-newton: a revolution through Breakthrough costs 5 actions in total, not 6 (TTA-REV-05, TTA-EX-16)', () => {
    const facts = { specials: ['code-of-laws'], hand: ['breakthrough-i', 'monarchy'], science: 6 }
    const newton = table('isaac-newton', facts).plays(0, 'play breakthrough-i')
    expect(newton.civilActions(0)).toEqual([1, 5])
    expect(newton.civ(0)).toMatchObject({ government: 'monarchy', science: 6 - 2 + 2 })
  })
})

describe('J. S. Bach', () => {
  test('j-s-bach: each theater gives 1 culture more', () => {
    const on = { drama: 1, opera: 1, 'printing-press': 1 }
    expect(table('j-s-bach', { on }).cultureRating(0)).toBe(2 + 3 + 1 + 2)
  })

  test('j-s-bach: theater technologies cost 2 science less', () => {
    const bach = table('j-s-bach', { hand: ['drama', 'opera', 'iron'], science: 11 })
    expect(bach.plays(0, 'develop drama').civ(0).science).toBe(10)
    expect(bach.plays(0, 'develop opera').civ(0).science).toBe(5)
    expect(bach.plays(0, 'develop iron').civ(0).science).toBe(0)
  })

  test('j-s-bach: a more expensive building becomes a theater of the same level for free (TTA-APP-BACH-01, TTA-APP-BACH-02, TTA-EX-41)', () => {
    const bach = table('j-s-bach', { on: { alchemy: 1, drama: 0 } })
    bach.plays(0, 'use j-s-bach alchemy drama')
    expect([bach.on(0, 'alchemy'), bach.on(0, 'drama')]).toEqual([
      [0, 0],
      [1, 0],
    ])
    expect(bach.civilActions(0)).toEqual([3, 1])
  })

  test('j-s-bach: the difference of the costs is paid (TTA-APP-BACH-01, TTA-EX-41)', () => {
    const on = { 'printing-press': 1, drama: 0, opera: 0, bronze: [2, 6] as const }
    const bach = table('j-s-bach', { on })
    expect(bach.plays(0, 'use j-s-bach printing-press drama').resources(0)).toBe(5)
    expect(table('j-s-bach', { on }).plays(0, 'use j-s-bach printing-press opera').resources(0)).toBe(1)
    const poor = { ...on, bronze: 0 }
    expect(table('j-s-bach', { on: poor }).why(0, 'use j-s-bach printing-press drama')).toEqual([
      'resources TTA-UPG-02',
    ])
  })

  test('j-s-bach: never to a theater of a lower level, and once per turn', () => {
    const on = { philosophy: 1, religion: 1, 'scientific-method': 1, drama: 0, bronze: [2, 9] as const }
    const bach = table('j-s-bach', { on })
    expect(bach.options(0)).not.toContain('use j-s-bach scientific-method drama')
    bach.plays(0, 'use j-s-bach philosophy drama')
    expect(bach.why(0, 'use j-s-bach religion drama')).toEqual(['used-this-turn j-s-bach'])
  })

  test('j-s-bach: only existing urban buildings become theaters, not farms, mines or units', () => {
    const on = { philosophy: 1, alchemy: 0, religion: 0, drama: 0, bronze: [2, 9] as const }
    const uses = table('j-s-bach', { on })
      .options(0)
      .filter((id) => id.startsWith('use'))
    expect(uses).toEqual(['use j-s-bach philosophy drama'])
  })

  test('j-s-bach: the urban limit for theaters applies (TTA-APP-BACH-03, TTA-EX-41)', () => {
    const bach = table('j-s-bach', { on: { alchemy: 1, drama: 2 } })
    expect(bach.why(0, 'use j-s-bach alchemy drama')).toEqual(['limit TTA-BUILD-03'])
    const monarchy = table('j-s-bach', { on: { alchemy: 1, drama: 2 }, government: 'monarchy' })
    expect(monarchy.options(0)).toContain('use j-s-bach alchemy drama')
  })
})

describe('James Cook', () => {
  test('james-cook: the first colony gives 2 culture, each further one 1', () => {
    const colonies = ['historic-territory-i', 'strategic-territory-i', 'vast-territory-i']
    const culture = [0, 1, 2, 3].map((count) =>
      table('james-cook', { colonies: colonies.slice(0, count) }).cultureRating(0),
    )
    expect(culture).toEqual([0, 2, 3, 4])
  })

  const auction = (military: readonly string[]) =>
    position({
      players: [
        { leader: 'james-cook', on: { warriors: 1, swordsmen: 1 }, military: ['rats', ...military] },
        { on: { warriors: 0 } },
      ],
      currentEvents: ['strategic-territory-i'],
      stage: 'politics',
      age: 2,
    }).plays(0, 'event rats')

  test('james-cook: up to two cards in hand strengthen a colonization force by 1 each', () => {
    const cook = auction(['legion', 'phalanx', 'spy'])
    expect(cook.options(0)).toEqual(['pass', 'bid 1', 'bid 2', 'bid 3', 'bid 4', 'bid 5'])
    cook.plays(0, 'bid 5', 'discard legion spy send swordsmen warriors')
    expect(cook.civ(0)).toMatchObject({ colonies: ['strategic-territory-i'], yellowBank: 20 })
    expect(cook.civ(0).militaryHand.cards).toHaveLength(1 + 3)
    expect(cook.state.discards[1]?.cards).toEqual(['legion'])
    expect(cook.state.discards[2]?.cards).toEqual(['spy'])
  })

  test('james-cook: a bonus card counts once, as a bonus or as a discard (TTA-COLONIZE-11)', () => {
    const cook = auction(['military-bonus-i'])
    expect(cook.options(0)).toEqual(['pass', 'bid 1', 'bid 2', 'bid 3', 'bid 4'])
    expect(cook.plays(0, 'bid 4').options(0).toSorted()).toEqual([
      'bonus military-bonus-i send swordsmen warriors',
      'discard military-bonus-i send swordsmen warriors',
    ])
  })

  test('james-cook: bonus cards count in addition to the two discarded cards', () => {
    const cook = auction(['military-bonus-i', 'military-bonus-ii', 'legion', 'phalanx'])
    expect(cook.options(0).at(-1)).toBe(`bid ${1 + 2 + 1 + 2 + 2}`)
  })
})

describe('Maximilien Robespierre', () => {
  const robespierre = (facts: PlayerFacts = {}) =>
    table('maximilien-robespierre', { hand: ['monarchy'], ...facts })

  test('maximilien-robespierre: a revolution costs all military actions and gives 3 culture (TTA-APP-ROBES-01)', () => {
    const revolt = robespierre({ science: 2, civilActions: 1 })
    expect(revolt.militaryActions(0)).toEqual([3, 0])
    revolt.plays(0, 'revolt monarchy')
    expect(revolt.civ(0)).toMatchObject({ government: 'monarchy', culture: 3, science: 0 })
  })

  test('maximilien-robespierre: gained military actions are spent, civil ones available (TTA-APP-ROBES-02, TTA-EX-17)', () => {
    const revolt = robespierre({ science: 2, civilActions: 1 }).plays(0, 'revolt monarchy')
    expect(revolt.militaryActions(0)).toEqual([0, 4])
    expect(revolt.civilActions(0)).toEqual([2, 3])
  })

  test('maximilien-robespierre: civil actions cannot pay for it (TTA-APP-ROBES-01)', () => {
    expect(robespierre({ science: 2, militaryActions: 2 }).why(0, 'revolt monarchy')).toEqual([
      'all-military-actions TTA-APP-ROBES-01',
    ])
  })

  test('maximilien-robespierre: a peaceful change costs 1 civil action and gives no culture (TTA-TECH-03)', () => {
    const peace = robespierre({ science: 8 }).plays(0, 'develop monarchy')
    expect(peace.civ(0)).toMatchObject({ culture: 0, science: 0 })
    expect(peace.civilActions(0)).toEqual([4, 1])
    expect(peace.militaryActions(0)).toEqual([4, 0])
  })

  test('maximilien-robespierre: military actions may be gained later in the turn (TTA-APP-ROBES-03)', () => {
    const revolt = robespierre({ hand: ['monarchy', 'warfare', 'patriotism-a'], science: 7 })
    revolt.plays(0, 'revolt monarchy', 'develop warfare')
    expect(revolt.militaryActions(0)).toEqual([1, 4])
  })

  test('maximilien-robespierre: the action of Patriotism is not consumed (TTA-APP-ROBES-04, TTA-EX-17)', () => {
    const revolt = robespierre({ hand: ['monarchy', 'patriotism-i'], science: 2, civilActions: 2 })
    revolt.plays(0, 'play patriotism-i', 'revolt monarchy')
    expect(revolt.militaryActions(0)).toEqual([0, 4])
    expect(revolt.civilActions(0)).toEqual([2, 3])
    revolt.plays(0, 'build warriors')
    expect(revolt.militaryActions(0)).toEqual([0, 4])
    expect(revolt.why(0, 'disband warriors')).toEqual(['military-actions TTA-ACT-03'])
  })

  test('maximilien-robespierre: that action can replace one already spent (OQ-08)', () => {
    const revolt = robespierre({ hand: ['monarchy', 'patriotism-i'], science: 2, militaryActions: 2 })
    revolt.plays(0, 'play patriotism-i', 'revolt monarchy')
    expect(revolt.militaryActions(0)).toEqual([0, 4])
    expect(revolt.why(0, 'disband warriors')).toEqual(['military-actions TTA-ACT-03'])
  })

  test('maximilien-robespierre: Breakthrough then costs no civil action (TTA-APP-ROBES-05)', () => {
    const revolt = robespierre({ hand: ['monarchy', 'breakthrough-i'], science: 2, civilActions: 0 })
    revolt.plays(0, 'play breakthrough-i')
    expect(revolt.militaryActions(0)).toEqual([0, 4])
    expect(revolt.civilActions(0)).toEqual([1, 4])
    expect(revolt.civ(0)).toMatchObject({ government: 'monarchy', science: 2, culture: 3 })
  })
})

describe('Napoleon Bonaparte', () => {
  test('napoleon-bonaparte: he adds 2 military actions, and 2 strength for each type of unit', () => {
    const napoleon = (on: Readonly<Record<string, number>>) =>
      position({ players: [{ leader: 'napoleon-bonaparte', on }, {}], age: 3 })
    expect(napoleon({}).militaryActions(0)).toEqual([4, 0])
    expect(napoleon({ warriors: 2, swordsmen: 1, knights: 0 }).strength(0)).toBe(2 + 2 + 2)
    const all = { warriors: 1, knights: 1, cannon: 2, 'air-forces': 1 }
    expect(napoleon(all).strength(0)).toBe(1 + 2 + 6 + 5 + 8)
  })

  test('napoleon-bonaparte: he adds nothing to a colonization force (TTA-APP-ALEX-01)', () => {
    const napoleon = position({
      players: [{ leader: 'napoleon-bonaparte', on: { warriors: 1, knights: 1 }, military: ['rats'] }, {}],
      currentEvents: ['strategic-territory-i'],
      stage: 'politics',
      age: 2,
    })
    expect(napoleon.plays(0, 'event rats').options(0)).toEqual(['pass', 'bid 1', 'bid 2', 'bid 3'])
  })
})

describe('William Shakespeare', () => {
  const shakespeare = (on: PlayerFacts['on'], facts: PlayerFacts = {}) =>
    table('william-shakespeare', { on: on ?? {}, ...facts })

  test('william-shakespeare: a happy face, and 2 culture for each pair of a library and a theater', () => {
    expect(shakespeare({}).happiness(0)).toBe(1)
    expect(shakespeare({ 'printing-press': 2 }).cultureRating(0)).toBe(2)
    expect(shakespeare({ 'printing-press': 2, drama: 1 }).cultureRating(0)).toBe(2 + 2 + 2)
    expect(shakespeare({ 'printing-press': 1, journalism: 1, drama: 1, opera: 1 }).cultureRating(0)).toBe(
      1 + 2 + 2 + 3 + 2 * 2,
    )
  })

  test('william-shakespeare: with a library, theaters cost 1 resource and their technologies 1 science less', () => {
    const on = { 'printing-press': 1, drama: 0, bronze: [2, 3] as const }
    const built = shakespeare(on, { hand: ['opera'], science: 6 })
    built.plays(0, 'develop opera', 'build drama')
    expect([built.civ(0).science, built.resources(0)]).toEqual([0, 0])
    const without = shakespeare({ ...on, 'printing-press': 0 }, { hand: ['opera'], science: 6 })
    expect(without.why(0, 'develop opera')).toEqual(['science TTA-TECH-02'])
    expect(without.why(0, 'build drama')).toEqual(['resources TTA-BUILD-01'])
  })

  test('william-shakespeare: with a theater the same applies to libraries', () => {
    const on = { 'printing-press': 0, drama: 1, bronze: [2, 2] as const }
    const built = shakespeare(on, { hand: ['journalism'], science: 5 })
    built.plays(0, 'develop journalism', 'build printing-press')
    expect([built.civ(0).science, built.resources(0)]).toEqual([0, 0])
    const without = shakespeare({ ...on, drama: 0 }, { hand: ['journalism'], science: 5 })
    expect(without.why(0, 'develop journalism')).toEqual(['science TTA-TECH-02'])
    expect(without.why(0, 'build printing-press')).toEqual(['resources TTA-BUILD-01'])
  })
})
