import { describe, expect, test } from 'vitest'

import type { PlayerFacts } from '../testing.ts'
import { position } from './position.ts'

const table = (leader: string, facts: PlayerFacts = {}) =>
  position({ players: [{ leader, ...facts }, {}], age: 3 })

/** Seat 0 has this leader when an event comes up on its turn; the event that it plays scores 3 culture. */
const happening = (event: string, facts: PlayerFacts) =>
  position({
    players: [{ ...facts, military: ['impact-of-colonies'] }, {}],
    currentEvents: [event],
    stage: 'politics',
    age: 3,
  }).plays(0, 'event impact-of-colonies')

describe('Albert Einstein', () => {
  test('albert-einstein: the best lab or library with a worker gives extra science equal to its level', () => {
    const on = { philosophy: 1, computers: 1, multimedia: 1 }
    expect(table('albert-einstein', { on }).scienceRating(0)).toBe(1 + 5 + 3 + 3)
  })

  test('albert-einstein: each technology that is played scores 3 culture, a government too', () => {
    const facts = { hand: ['oil', 'coal', 'monarchy'], science: 16 }
    const einstein = table('albert-einstein', facts).plays(0, 'develop oil', 'develop coal')
    expect(einstein.civ(0).culture).toBe(6)
    expect(table('albert-einstein', facts).plays(0, 'revolt monarchy').civ(0).culture).toBe(3)
  })
})

describe('Bill Gates', () => {
  const labs = { bronze: 0, philosophy: 1, alchemy: 1, computers: 2 }

  test('bill-gates: each worker on a lab of level I to III puts a token there, worth the level; Philosophy gets none (TTA06-CARD-11, TTA06-EX-O28)', () => {
    const on = { bronze: 0, philosophy: 1, computers: 2 }
    const gates = table('bill-gates', { on }).plays(0, 'end turn')
    expect(gates.on(0, 'computers')).toEqual([2, 2])
    expect(gates.on(0, 'philosophy')).toEqual([1, 0])
    expect(gates.resources(0)).toBe(2 * 3)
  })

  test('bill-gates: the labs produce whenever mines do, as in New Deposits (TTA06-CARD-11)', () => {
    const gates = happening('new-deposits', { leader: 'bill-gates', on: { ...labs, bronze: 2 } })
    expect(gates.resources(0)).toBe(2 + 1 + 2 * 3)
  })

  test('bill-gates: what the labs produce counts for Impact of Industry (TTA06-CARD-11)', () => {
    const on = { ...labs, bronze: 2 }
    const industry = happening('impact-of-industry', { leader: 'bill-gates', on })
    expect(industry.civ(0).culture).toBe(3 + (2 + 1 + 2 * 3))
    const without = happening('impact-of-industry', { leader: 'sid-meier', on })
    expect(without.civ(0).culture).toBe(3 + 2)
  })

  test('bill-gates: tokens on labs pay like other resources (TTA06-CARD-11)', () => {
    const on = { bronze: 0, computers: [2, 1] as const }
    const gates = table('bill-gates', { on }).plays(0, 'build bronze')
    expect(gates.resources(0)).toBe(3 - 2)
  })

  test('bill-gates: he scores nothing when he is replaced or the game ends (TTA06-SIMPLE-LEADER-02)', () => {
    const gates = table('bill-gates', { on: labs, hand: ['napoleon-bonaparte'] })
    expect(gates.plays(0, 'lead napoleon-bonaparte').civ(0).culture).toBe(0)
    const end = position({
      players: [{ leader: 'bill-gates', on: labs, culture: 10 }, {}],
      active: 1,
      age: 4,
      lastRound: 5,
    }).plays(1, 'end turn')
    expect(end.state.over).toBe(true)
    expect(end.civ(0).culture).toBe(10)
  })

  const builder = (leader: string, own: string) =>
    position({
      players: [
        {
          leader: own,
          government: 'monarchy',
          on: { bronze: [2, 18], alchemy: 0, 'printing-press': 0, drama: 0 },
          unused: 3,
          blueBank: 0,
        },
        { leader },
      ],
      age: 3,
    })
  const paid = (leader: string, own: string, deed: string) =>
    18 - builder(leader, own).plays(0, deed).resources(0)

  test('bill-gates: others pay 1 resource more to build or upgrade a lab or a library', () => {
    expect(paid('bill-gates', 'sid-meier', 'build philosophy')).toBe(3 + 1)
    expect(paid('bill-gates', 'sid-meier', 'build printing-press')).toBe(4 + 1)
    expect(paid('bill-gates', 'sid-meier', 'upgrade philosophy alchemy')).toBe(6 - 3 + 1)
    expect(paid('bill-gates', 'sid-meier', 'build drama')).toBe(5)
  })

  test('bill-gates: his owner pays what is printed', () => {
    expect(paid('sid-meier', 'bill-gates', 'build philosophy')).toBe(3)
    expect(paid('sid-meier', 'bill-gates', 'upgrade philosophy alchemy')).toBe(6 - 3)
  })
})

describe('Elvis Presley', () => {
  test('elvis-presley: 2 happy faces, and one of the best theaters with a worker gives its culture twice', () => {
    const elvis = (on: PlayerFacts['on']) => table('elvis-presley', { on: on ?? {} })
    expect(elvis({}).happiness(0)).toBe(2)
    expect(elvis({ multimedia: 1 }).cultureRating(0)).toBe(3)
    expect(elvis({ drama: 1, movies: 2 }).cultureRating(0)).toBe(2 + 4 * 2 + 4)
    expect(elvis({ drama: 2, movies: 0 }).cultureRating(0)).toBe(2 * 2 + 2)
  })

  test("elvis-presley: St. Peter's doubles his faces like all others (TTA06-CARD-12)", () => {
    expect(table('elvis-presley', { wonders: ['st-peters-basilica'] }).happiness(0)).toBe(4)
  })
})

describe('Mahatma Gandhi', () => {
  const facing = (gandhi: 0 | 1, card: string, government = 'communism') => {
    const attacker: PlayerFacts = { government, on: { warriors: 0 }, military: [card] }
    const rival: PlayerFacts = { on: { warriors: 0 }, culture: 20, site: ['kremlin', 1] }
    const peaceful = { leader: 'mahatma-gandhi' }
    return position({
      players: gandhi === 0 ? [{ ...attacker, ...peaceful }, rival] : [attacker, { ...rival, ...peaceful }],
      stage: 'politics',
      age: 3,
    })
  }

  test('mahatma-gandhi: he adds 2 culture', () => {
    expect(table('mahatma-gandhi').cultureRating(0)).toBe(2)
  })

  test('mahatma-gandhi: his owner plays neither aggressions nor wars', () => {
    expect(facing(0, 'armed-intervention').options(0)).toEqual(['pass'])
    expect(facing(0, 'holy-war').options(0)).toEqual(['pass'])
    expect(facing(0, 'holy-war').why(0, 'war 1 holy-war')).toContainEqual(expect.stringContaining('peaceful'))
  })

  test('mahatma-gandhi: an aggression against his owner costs double, even one with a varying cost (TTA06-ADV-AGG-01)', () => {
    const attack = facing(1, 'armed-intervention').plays(0, 'attack 1 armed-intervention')
    expect(attack.militaryActions(0)).toEqual([5 - 2 * 2, 2 * 2])
    // The Kremlin is level II.
    expect(facing(1, 'sabotage').plays(0, 'attack 1 sabotage').militaryActions(0)).toEqual([1, 4])
    expect(facing(1, 'sabotage', 'monarchy').why(0, 'attack 1 sabotage')).toEqual([
      'military-actions TTA06-ADV-AGG-01',
    ])
  })

  test('mahatma-gandhi: a war on his owner costs double (TTA06-FULL-WAR-01)', () => {
    const war = facing(1, 'war-over-technology').plays(0, 'war 1 war-over-technology')
    expect(war.militaryActions(0)).toEqual([1, 4])
    expect(facing(1, 'holy-war').why(0, 'war 1 holy-war')).toEqual(['military-actions TTA06-FULL-WAR-01'])
  })
})

describe('Sid Meier', () => {
  test('sid-meier: each lab gives culture equal to its level and 1 science less', () => {
    const meier = table('sid-meier', { on: { philosophy: 1, alchemy: 2, computers: 1 } })
    expect(meier.cultureRating(0)).toBe(0 + 2 * 1 + 3)
    expect(meier.scienceRating(0)).toBe(0 + 2 * 1 + 4)
  })
})

describe('Winston Churchill', () => {
  test('winston-churchill: unit technologies cost 3 science less; others do not', () => {
    const hand = ['swordsmen', 'cannon', 'iron']
    const churchill = table('winston-churchill', { hand, science: 9 })
    expect(churchill.plays(0, 'develop swordsmen').civ(0).science).toBe(9)
    expect(churchill.plays(0, 'develop cannon').civ(0).science).toBe(9 - 4)
    expect(churchill.plays(0, 'develop iron').civ(0).science).toBe(0)
  })

  const defending = (leader: string) =>
    position({
      players: [
        { on: { warriors: 8 }, military: ['spy'] },
        { leader, on: { warriors: 0 }, science: 5, military: ['military-bonus-i', 'military-bonus-ii'] },
      ],
      stage: 'politics',
      age: 3,
    })
      .plays(0, 'attack 1 spy', 'done')
      .plays(1, 'bonus military-bonus-ii')

  test('winston-churchill: defense cards count twice (TTA06-ADV-AGG-03)', () => {
    expect(defending('winston-churchill').civ(1).science).toBe(5)
    expect(defending('albert-einstein').civ(1).science).toBe(0)
  })

  const building = (wars: NonNullable<PlayerFacts['wars']>, own: PlayerFacts['wars'] = []) =>
    position({
      players: [
        {
          leader: 'winston-churchill',
          government: 'communism',
          on: { bronze: [2, 10], riflemen: 0 },
          unused: 3,
          wars: own ?? [],
        },
        { wars },
        {},
      ],
      age: 3,
    })

  test('winston-churchill: while a war against his owner is unresolved, each new unit costs 2 resources less (TTA06-CARD-02)', () => {
    const war = building([{ card: 'holy-war', rival: 0 }])
    expect(war.plays(0, 'build riflemen').resources(0)).toBe(10 - 3)
    expect(war.plays(0, 'build riflemen').resources(0)).toBe(7 - 3)
    expect(war.plays(0, 'build warriors').resources(0)).toBe(4)
  })

  test('winston-churchill: a war that his owner declared, or between others, makes nothing cheaper (TTA06-CARD-02)', () => {
    expect(building([]).plays(0, 'build riflemen').resources(0)).toBe(10 - 5)
    const others = building([{ card: 'holy-war', rival: 2 }])
    expect(others.plays(0, 'build riflemen').resources(0)).toBe(10 - 5)
    const own = building([], [{ card: 'holy-war', rival: 1 }])
    expect(own.plays(0, 'build riflemen').resources(0)).toBe(10 - 5)
  })

  test('winston-churchill: an upgrade is not a new unit and costs the same', () => {
    const war = building([{ card: 'holy-war', rival: 0 }])
    expect(war.plays(0, 'upgrade warriors riflemen').resources(0)).toBe(10 - (5 - 2))
  })
})
