import { describe, expect, test } from 'vitest'

import { position } from './testing.ts'
import type { PlayerFacts } from './testing.ts'

const table = (leader: string, facts: PlayerFacts = {}) =>
  position({ players: [{ leader, ...facts }, {}], age: 3 })

describe('Albert Einstein', () => {
  test('albert-einstein: the best lab or library gives science equal to its level a second time (TTA-CARD-03)', () => {
    const on = { philosophy: 1, computers: 1, multimedia: 1 }
    expect(table('albert-einstein', { on }).scienceRating(0)).toBe(1 + 5 + 3 + 3)
  })

  test('albert-einstein: each technology developed scores 3 culture, a revolution too (TTA-APP-DAVIN-01)', () => {
    const facts = { hand: ['oil', 'coal', 'monarchy'], science: 16 }
    const einstein = table('albert-einstein', facts).plays(0, 'develop oil', 'develop coal')
    expect(einstein.civ(0).culture).toBe(6)
    expect(table('albert-einstein', facts).plays(0, 'revolt monarchy').civ(0).culture).toBe(3)
  })

  test('albert-einstein: a card that leaves at once was still developed (TTA-TECH-05)', () => {
    const facts = { hand: ['code-of-laws'], specials: ['civil-service'], science: 6 }
    const einstein = table('albert-einstein', facts).plays(0, 'develop code-of-laws')
    expect(einstein.civ(0)).toMatchObject({ culture: 3, specials: ['civil-service'] })
  })
})

describe('Bill Gates', () => {
  const labs = { philosophy: 1, alchemy: 1, computers: 2 }

  test('bill-gates: with the mines, each lab produces its level (TTA-APP-GATES-01, TTA-EX-42)', () => {
    const gates = table('bill-gates', { on: labs }).plays(0, 'end turn')
    expect([gates.on(0, 'bronze'), gates.on(0, 'philosophy')]).toEqual([
      [2, 2],
      [1, 0],
    ])
    expect([gates.on(0, 'alchemy'), gates.on(0, 'computers')]).toEqual([
      [1, 1],
      [2, 2],
    ])
    expect(gates.resources(0)).toBe(2 + 7)
  })

  test('bill-gates: whenever the mines produce, as in New Deposits (TTA-APP-GATES-01)', () => {
    const gates = position({
      players: [{ leader: 'bill-gates', on: labs, military: ['impact-of-colonies'] }, {}],
      currentEvents: ['new-deposits'],
      stage: 'politics',
      age: 3,
    }).plays(0, 'event impact-of-colonies')
    expect(gates.resources(0)).toBe(2 + 7)
  })

  test('bill-gates: labs make change: a token of 5 moves to a lab of 3 to pay 2 (TTA-APP-GATES-02, TTA-EX-42)', () => {
    const gates = table('bill-gates', { on: { oil: [0, 1], computers: 1 }, blueBank: 0 })
    gates.plays(0, 'build warriors')
    expect([gates.on(0, 'oil'), gates.on(0, 'computers')]).toEqual([
      [0, 0],
      [1, 1],
    ])
    expect(gates.resources(0)).toBe(3)
  })

  test('bill-gates: after him labs produce nothing, but tokens there can still be spent (TTA-APP-GATES-03)', () => {
    const gates = table('bill-gates', { on: { computers: [2, 2], bronze: 0 }, hand: ['napoleon-bonaparte'] })
    gates.plays(0, 'lead napoleon-bonaparte')
    expect(gates.resources(0)).toBe(6)
    gates.plays(0, 'build bronze')
    expect(gates.resources(0)).toBe(4)
    gates.plays(0, 'end turn')
    expect(gates.on(0, 'computers')).toEqual([2, 1])
    expect(gates.resources(0)).toBe(5)
  })

  test('bill-gates: what labs produce does not count for Impact of Industry (TTA-APP-GATES-04)', () => {
    const gates = position({
      players: [{ leader: 'bill-gates', on: labs, military: ['impact-of-colonies'] }, {}],
      currentEvents: ['impact-of-industry'],
      stage: 'politics',
      age: 3,
    }).plays(0, 'event impact-of-colonies')
    expect(gates.civ(0).culture).toBe(3 + 2)
  })

  test('bill-gates: when he leaves, he scores the production of the labs (TTA-APP-GATES-05)', () => {
    const gates = table('bill-gates', { on: labs, hand: ['napoleon-bonaparte'] })
    expect(gates.plays(0, 'lead napoleon-bonaparte').civ(0).culture).toBe(7)
    const removed = position({
      players: [
        { on: { warriors: 5 }, military: ['infiltrate'] },
        { leader: 'bill-gates', on: labs },
      ],
      stage: 'politics',
      age: 3,
    }).plays(0, 'attack 1 infiltrate')
    expect([removed.civ(0).culture, removed.civ(1).culture]).toEqual([9, 7])
  })

  test('bill-gates: at the end of the game he scores what the labs produce again (TTA-APP-GATES-05, TTA-FINAL-03)', () => {
    const gates = position({
      players: [{ leader: 'bill-gates', on: labs, culture: 10 }, {}],
      active: 1,
      age: 4,
      round: 5,
      lastRound: 5,
    }).plays(1, 'end turn')
    expect(gates.state.over).toBe(true)
    expect(gates.civ(0).culture).toBe(17)
    expect(gates.state.final).toEqual([{ what: 'bill-gates', scores: [7, 0] }])
  })

  test('bill-gates: the Railroad doubles the best mine, but no lab', () => {
    const facts = { on: { computers: 1, iron: 1 }, wonders: ['transcontinental-railroad'] }
    const gates = table('bill-gates', facts).plays(0, 'end turn')
    expect([gates.on(0, 'computers'), gates.on(0, 'iron'), gates.on(0, 'bronze')]).toEqual([
      [1, 1],
      [1, 2],
      [2, 2],
    ])
  })
})

describe('Charlie Chaplin', () => {
  test('charlie-chaplin: 2 happy faces, and the best theater gives its culture twice', () => {
    const chaplin = (on: Readonly<Record<string, number>>) => table('charlie-chaplin', { on })
    expect(chaplin({}).happiness(0)).toBe(2)
    expect(chaplin({ multimedia: 1 }).cultureRating(0)).toBe(3)
    expect(chaplin({ drama: 1, movies: 2 }).cultureRating(0)).toBe(2 + 4 * 2 + 4)
    expect(chaplin({ drama: 2, movies: 0 }).cultureRating(0)).toBe(2 * 2 + 2)
  })
})

describe('Mahatma Gandhi', () => {
  const facing = (government: string, gandhi: 0 | 1, card: string) => {
    const players: PlayerFacts[] = [
      { government, on: { warriors: 5 }, military: [card] },
      { on: { warriors: 1 } },
    ]
    return position({
      players: players.map((facts, seat) =>
        seat === gandhi ? { ...facts, leader: 'mahatma-gandhi' } : facts,
      ),
      stage: 'politics',
      age: 3,
    })
  }

  test('mahatma-gandhi: he adds 2 culture, and his owner attacks nobody (TTA-AGGR-03, TTA-WAR-03)', () => {
    expect(table('mahatma-gandhi').cultureRating(0)).toBe(2)
    expect(facing('communism', 0, 'enslave').why(0, 'attack 1 enslave')).toEqual(['peaceful mahatma-gandhi'])
    const war = facing('communism', 0, 'war-over-territory').why(0, 'war 1 war-over-territory')
    expect(war).toEqual(['peaceful mahatma-gandhi'])
  })

  test('mahatma-gandhi: attacking his owner costs double (TTA-AGGR-02)', () => {
    expect(facing('monarchy', 1, 'enslave').why(0, 'attack 1 enslave')).toEqual([
      'military-actions TTA-AGGR-02',
    ])
    const attack = facing('communism', 1, 'enslave').plays(0, 'attack 1 enslave')
    expect(attack.militaryActions(0)).toEqual([1, 4])
  })

  test('mahatma-gandhi: declaring war on his owner costs double (TTA-WAR-02)', () => {
    const dear = facing('communism', 1, 'war-over-culture')
    expect(dear.why(0, 'war 1 war-over-culture')).toEqual(['military-actions TTA-WAR-02'])
    const war = facing('constitutional-monarchy', 1, 'war-over-territory').plays(
      0,
      'war 1 war-over-territory',
    )
    expect(war.militaryActions(0)).toEqual([0, 4])
  })
})

describe('Sid Meier', () => {
  test('sid-meier: each lab gives culture equal to its level and 1 science less', () => {
    const meier = table('sid-meier', { on: { philosophy: 1, alchemy: 2, computers: 1 } })
    expect(meier.scienceRating(0)).toBe(1 + 2 * 2 + 5 - 4)
    expect(meier.cultureRating(0)).toBe(2 + 3)
  })
})

describe('Winston Churchill', () => {
  test('winston-churchill: 3 culture once per turn', () => {
    const churchill = table('winston-churchill').plays(0, 'use winston-churchill culture')
    expect(churchill.civ(0).culture).toBe(3)
    expect(churchill.why(0, 'use winston-churchill culture')).toEqual(['used-this-turn winston-churchill'])
    expect(churchill.why(0, 'use winston-churchill military')).toEqual(['used-this-turn winston-churchill'])
    churchill.plays(0, 'end turn').plays(1, 'pass', 'end turn').plays(0, 'pass')
    expect(churchill.civ(0).culture).toBe(3)
    expect(churchill.plays(0, 'use winston-churchill culture').civ(0).culture).toBe(6)
  })

  test('winston-churchill: or 3 science and 3 resources for the military, for this turn (TTA-PAY-09, TTA-POINT-05, TTA-EX-43)', () => {
    const on = { bronze: [0, 1] as const }
    const facts = { on, science: 2, hand: ['knights', 'alchemy', 'swordsmen'], unused: 2 }
    const churchill = table('winston-churchill', facts).plays(0, 'use winston-churchill military')
    expect(churchill.civ(0).culture).toBe(0)
    expect(churchill.why(0, 'develop alchemy')).toEqual(['science TTA-TECH-02'])
    expect(churchill.why(0, 'build bronze')).toEqual(['resources TTA-BUILD-01'])
    churchill.plays(0, 'develop knights', 'build knights')
    expect([churchill.civ(0).science, churchill.resources(0)]).toEqual([0, 1])
    expect(churchill.why(0, 'develop swordsmen')).toEqual(['science TTA-TECH-02'])
    expect(churchill.why(0, 'build warriors')).toEqual(['resources TTA-UNIT-01'])
  })

  test('winston-churchill: the unused part is lost at the end of the turn', () => {
    const churchill = table('winston-churchill', {
      on: { bronze: 0, philosophy: 0 },
      hand: ['swordsmen'],
      science: 1,
    })
    churchill.plays(0, 'use winston-churchill military')
    expect(churchill.options(0)).toEqual(expect.arrayContaining(['develop swordsmen', 'build warriors']))
    churchill.plays(0, 'end turn').plays(1, 'pass', 'end turn').plays(0, 'pass')
    expect(churchill.why(0, 'develop swordsmen')).toEqual(['science TTA-TECH-02'])
    expect(churchill.why(0, 'build warriors')).toEqual(['resources TTA-UNIT-01'])
  })

  test('winston-churchill: a player who chooses neither gets neither', () => {
    expect(table('winston-churchill').plays(0, 'end turn').civ(0).culture).toBe(0)
  })
})
