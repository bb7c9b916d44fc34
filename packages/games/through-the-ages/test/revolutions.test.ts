import { describe, expect, test } from 'vitest'

import { position } from './testing.ts'
import type { PlayerFacts } from './testing.ts'

/** 5 civil and 2 military actions, 6 science, Monarchy in hand, as in the worked examples. */
const ready = (facts: PlayerFacts = {}) =>
  position({
    players: [
      { specials: ['code-of-laws'], hand: ['monarchy'], science: 6, militaryActions: 1, ...facts },
      {},
    ],
    age: 2,
  })

describe('a revolution', () => {
  test('costs all civil actions and the lower science; gained civil actions are spent, military ones available (TTA-REV-01, TTA-REV-02, TTA-REV-06, TTA-REV-08, TTA-REV-09, TTA-TOTAL-09, TTA-EX-15)', () => {
    const table = ready().plays(0, 'revolt monarchy')
    expect(table.civ(0)).toMatchObject({ government: 'monarchy', science: 4, civilHand: [] })
    expect(table.civilActions(0)).toEqual([0, 6])
    expect(table.militaryActions(0)).toEqual([2, 1])
  })

  test('a peaceful change to the same government costs 8 science and one action (TTA-TECH-03, TTA-TECH-08, TTA-EX-15)', () => {
    expect(ready().why(0, 'develop monarchy')).toEqual(['science TTA-TECH-03'])
    const table = ready({ science: 8 }).plays(0, 'develop monarchy')
    expect(table.civ(0).science).toBe(0)
    expect(table.civilActions(0)).toEqual([5, 1])
  })

  test('is impossible after spending a civil action (TTA-REV-03, TTA-REV-02, TTA-EX-15)', () => {
    const table = ready({ civilActions: 4 })
    expect(table.options(0)).not.toContain('revolt monarchy')
    expect(table.why(0, 'revolt monarchy')).toEqual(['all-civil-actions TTA-REV-02'])
  })

  test('a spent and regained civil action counts as available (TTA-REV-03)', () => {
    const table = ready({ leader: 'moses', hand: ['monarchy', 'michelangelo'] })
    table.plays(0, 'lead michelangelo', 'revolt monarchy')
    expect(table.civ(0).government).toBe('monarchy')
    const first = ready({ hand: ['monarchy', 'michelangelo'] }).plays(0, 'lead michelangelo')
    expect(first.options(0)).not.toContain('revolt monarchy')
  })

  test('not with less science than the lower cost (TTA-REV-06)', () => {
    const table = ready({ science: 1 })
    expect(table.why(0, 'revolt monarchy')).toEqual(['science TTA-REV-06'])
  })

  test('the government replaces the old one and takes effect at once (TTA-REV-07)', () => {
    const table = position({
      players: [{ government: 'monarchy', hand: ['theocracy'], science: 1 }, {}],
    })
    table.plays(0, 'revolt theocracy')
    expect(table.civ(0).government).toBe('theocracy')
    expect(table.state.gone).toContain('monarchy')
    expect([table.strength(0), table.cultureRating(0), table.happiness(0)]).toEqual([2, 1, 1])
    expect(table.civilActions(0)).toEqual([0, 4])
  })

  test('only for governments (TTA-REV-01)', () => {
    const table = ready({ hand: ['monarchy', 'iron', 'warfare'], science: 20 })
    expect(table.options(0).filter((id) => id.startsWith('revolt'))).toEqual(['revolt monarchy'])
  })

  test('spent military actions stay spent, the others stay available (TTA-REV-09)', () => {
    const table = ready({ militaryActions: 0 }).plays(0, 'revolt monarchy')
    expect(table.militaryActions(0)).toEqual([1, 2])
  })
})

describe('bonuses for developing a technology come after the revolution', () => {
  test('with Newton one civil action is available (TTA-REV-10, TTA-APP-NEWTN-02, TTA-EX-16)', () => {
    const table = ready({ leader: 'isaac-newton' }).plays(0, 'revolt monarchy')
    expect(table.civilActions(0)).toEqual([1, 5])
  })

  test('Leonardo gives a resource, Einstein culture (TTA-REV-10, TTA-APP-DAVIN-01)', () => {
    const leonardo = ready({ leader: 'leonardo-da-vinci' }).plays(0, 'revolt monarchy')
    expect(leonardo.resources(0)).toBe(1)
    const einstein = position({
      players: [{ leader: 'albert-einstein', hand: ['monarchy'], science: 2 }, {}],
      age: 3,
    }).plays(0, 'revolt monarchy')
    expect(einstein.civ(0).culture).toBe(3)
  })
})

describe('a revolution that a card allows', () => {
  test('through Breakthrough it costs all civil actions in total and the full science; then the gain follows (TTA-REV-05, TTA-ACARD-05, TTA-EX-16)', () => {
    const table = ready({ hand: ['breakthrough-i', 'monarchy'], science: 2 })
    table.plays(0, 'play breakthrough-i')
    expect(table.civ(0)).toMatchObject({ government: 'monarchy', science: 2 })
    expect(table.civilActions(0)).toEqual([0, 6])
  })

  test('with Newton one civil action is available after it (TTA-REV-05, TTA-APP-NEWTN-01, TTA-EX-16)', () => {
    const table = ready({ leader: 'isaac-newton', hand: ['breakthrough-i', 'monarchy'] })
    table.plays(0, 'play breakthrough-i')
    expect(table.civilActions(0)).toEqual([1, 5])
    expect(table.civ(0).science).toBe(6 - 2 + 2)
  })

  test('through Breakthrough, after spending a civil action, only a peaceful change is possible (TTA-REV-05, TTA-REV-03)', () => {
    const hand = ['breakthrough-i', 'monarchy']
    const poor = ready({ hand, civilActions: 4 })
    expect(poor.why(0, 'play breakthrough-i')).toEqual(['nothing-to-order TTA-ACARD-07'])
    const rich = ready({ hand, civilActions: 4, science: 8 }).plays(0, 'play breakthrough-i')
    expect(rich.civ(0)).toMatchObject({ government: 'monarchy', science: 2 })
    expect(rich.civilActions(0)).toEqual([4, 2])
  })

  test('the player chooses between the two (TTA-REV-05, TTA-ACARD-05)', () => {
    const table = ready({ hand: ['breakthrough-i', 'monarchy'], science: 8 })
    table.plays(0, 'play breakthrough-i')
    expect(table.asked).toBe('0 order')
    expect(table.options(0)).toEqual(['develop monarchy', 'revolt monarchy'])
    table.plays(0, 'develop monarchy')
    expect(table.civilActions(0)).toEqual([5, 1])
  })

  test('an event that allows development allows it for all civil actions, even on another player’s turn (TTA-REV-04, TTA-APP-DEVCIV-02)', () => {
    const table = position({
      players: [{ military: ['rats'] }, {}, { hand: ['monarchy'], science: 7 }],
      currentEvents: ['development-of-civilization'],
      stage: 'politics',
    })
    table.plays(0, 'event rats')
    expect(table.asked).toBe('2 order')
    expect(table.options(2)).toContain('revolt monarchy')
    table.plays(2, 'revolt monarchy')
    expect(table.civ(2)).toMatchObject({ government: 'monarchy', science: 6 })
    expect(table.civilActions(2)).toEqual([0, 5])
    expect(table.militaryActions(2)).toEqual([3, 0])
  })

  test('the event does not allow it with a civil action missing (TTA-REV-04, TTA-REV-02)', () => {
    const table = position({
      players: [{ military: ['rats'] }, {}, { hand: ['monarchy'], science: 7, civilActions: 3 }],
      currentEvents: ['development-of-civilization'],
      stage: 'politics',
    })
    table.plays(0, 'event rats')
    expect(table.options(2)).toEqual(['develop monarchy', 'pass'])
  })
})

describe('a revolution of Robespierre', () => {
  const robespierre = (facts: PlayerFacts = {}) =>
    position({
      players: [{ leader: 'maximilien-robespierre', hand: ['monarchy'], science: 2, ...facts }, {}],
      age: 2,
    })

  test('costs all military actions; gained ones are spent, civil ones available (TTA-APP-ROBES-01, TTA-APP-ROBES-02, TTA-EX-17)', () => {
    const table = robespierre({ civilActions: 1 }).plays(0, 'revolt monarchy')
    expect(table.militaryActions(0)).toEqual([0, 4])
    expect(table.civilActions(0)).toEqual([2, 3])
    expect(table.civ(0)).toMatchObject({ science: 0, culture: 3 })
  })

  test('the military action of Patriotism is not consumed (TTA-APP-ROBES-04, TTA-EX-17)', () => {
    const table = robespierre({ hand: ['patriotism-ii', 'monarchy'], civilActions: 2 })
    table.plays(0, 'play patriotism-ii', 'revolt monarchy')
    expect(table.militaryActions(0)).toEqual([0, 4])
    expect(table.civilActions(0)).toEqual([2, 3])
    expect(table.civ(0).turn.extraMilitary).toBe(1)
    table.plays(0, 'disband warriors')
    expect(table.civ(0).turn.extraMilitary).toBe(0)
  })

  test('it may replace one that was spent (TTA-APP-ROBES-04, TTA-APP-ROBES-01)', () => {
    const spent = robespierre({ hand: ['patriotism-ii', 'monarchy'], militaryActions: 2 })
    expect(spent.why(0, 'revolt monarchy')).toEqual(['all-military-actions TTA-APP-ROBES-01'])
    spent.plays(0, 'play patriotism-ii', 'revolt monarchy')
    expect(spent.militaryActions(0)).toEqual([0, 4])
    expect(spent.civ(0).turn.extraMilitary).toBe(0)
  })

  test('civil actions cannot pay for it (TTA-APP-ROBES-01)', () => {
    const table = robespierre({ militaryActions: 2 })
    expect(table.options(0)).not.toContain('revolt monarchy')
  })

  test('through Breakthrough it costs no civil action (TTA-APP-ROBES-05, TTA-REV-05)', () => {
    const table = robespierre({ hand: ['breakthrough-ii', 'monarchy'], civilActions: 0 })
    table.plays(0, 'play breakthrough-ii')
    expect(table.civ(0)).toMatchObject({ government: 'monarchy', science: 3 })
    expect(table.civilActions(0)).toEqual([1, 4])
    expect(table.militaryActions(0)).toEqual([0, 4])
  })

  test('military actions may be gained later in the turn (TTA-APP-ROBES-03)', () => {
    const table = robespierre({ hand: ['monarchy', 'warfare'], science: 7 })
    table.plays(0, 'revolt monarchy', 'develop warfare')
    expect(table.militaryActions(0)).toEqual([1, 4])
  })
})
