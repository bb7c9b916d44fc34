import { describe, expect, test } from 'vitest'

import type { PlayerFacts, Position } from '../testing.ts'
import { position } from './position.ts'

const alone = (player: PlayerFacts): Position => position({ age: 3, players: [player, {}] })

/** Culture 33: 2 + 3 · 4 + 2 + 4 · 3 + 3 + 2. */
const CULTURE_33 = {
  government: 'democracy',
  on: { movies: 3, drama: 1, multimedia: 4 },
  wonders: ['taj-mahal', 'st-peters-basilica'],
}

describe('points', () => {
  test('culture points go beyond 200 without a limit (TTA06-TRACK-01)', () => {
    const p = alone({ culture: 199, hand: ['work-of-art-ii'] }).plays(0, 'play work-of-art-ii')
    expect(p.civ(0).culture).toBe(203)
    expect(
      alone({ ...CULTURE_33, culture: 390 })
        .plays(0, 'end turn')
        .civ(0).culture,
    ).toBe(420)
  })

  test('38 science points and a rating of 5 make 40 (TTA06-TRACK-02, TTA06-EX-O21)', () => {
    const p = alone({ science: 38, on: { philosophy: 0, computers: 1 } })
    expect(p.scienceRating(0)).toBe(5)
    expect(p.plays(0, 'end turn').civ(0).science).toBe(40)
  })

  test('points above 40 are lost at once and do not come back when points are paid (TTA06-TRACK-02)', () => {
    const hand = ['revolutionary-idea-iii', 'iron']
    const p = alone({ science: 39, hand }).plays(0, 'play revolutionary-idea-iii')
    expect(p.civ(0).science).toBe(40)
    expect(p.plays(0, 'develop iron').civ(0).science).toBe(35)
  })

  test('an event cannot raise science points above 40 either (TTA06-TRACK-02)', () => {
    const p = position({
      players: [{ science: 39, military: ['development-of-crafts'] }, { science: 20 }],
      currentEvents: ['development-of-science'],
      stage: 'politics',
    }).plays(0, 'event development-of-crafts')
    expect([p.civ(0).science, p.civ(1).science]).toEqual([40, 22])
  })

  test('points do not fall below 0: famine takes what there is (TTA06-TRACK-08, TTA06-GAP-04)', () => {
    const p = alone({
      culture: 2,
      yellowBank: 1,
      on: { agriculture: 0 },
      wonders: ['hanging-gardens'],
      unused: 9,
    })
    p.plays(0, 'end turn')
    expect(p.events('consumption')).toEqual([
      { kind: 'consumption', seat: 0, food: 0, resources: 0, missing: 4 },
    ])
    expect(p.civ(0).culture).toBe(0)
  })

  test('nor if others take them (TTA06-TRACK-08, TTA06-GAP-04)', () => {
    const p = position({
      players: [{ on: { warriors: 3 }, military: ['development-of-crafts'] }, { culture: 3 }],
      currentEvents: ['crusades'],
      stage: 'politics',
    }).plays(0, 'event development-of-crafts')
    expect([p.civ(0).culture, p.civ(1).culture]).toEqual([4, 0])
  })
})

describe('the ratings of culture and science', () => {
  test('culture of 33 scores 30, and still 30 when a building worth 2 is lost (TTA06-TRACK-03, TTA06-TRACK-05, TTA06-EX-O21)', () => {
    const p = alone(CULTURE_33)
    expect(p.cultureRating(0)).toBe(30)
    expect(p.plays(0, 'end turn').civ(0).culture).toBe(30)
    const less = alone(CULTURE_33).plays(0, 'destroy drama')
    expect(less.cultureRating(0)).toBe(30)
    expect(less.plays(0, 'end turn').civ(0).culture).toBe(30)
  })

  test('the part above the limit still counts: 33 minus 6 is 27 (TTA06-TRACK-05, TTA06-GAP-03)', () => {
    const p = alone(CULTURE_33).plays(0, 'destroy drama', 'destroy movies')
    expect(p.cultureRating(0)).toBe(27)
  })

  test('one production gives no more than 30 science points (TTA06-TRACK-03)', () => {
    const p = alone({ government: 'democracy', on: { computers: 4, multimedia: 4, philosophy: 0 } })
    expect(p.scienceRating(0)).toBe(30)
    expect(p.plays(0, 'end turn').civ(0).science).toBe(30)
    const less = alone({ government: 'democracy', on: { computers: 4, multimedia: 4, philosophy: 0 } })
    expect(less.plays(0, 'destroy multimedia').scienceRating(0)).toBe(29)
  })

  test('they do not fall below 0, and production takes nothing (TTA06-TRACK-08, TTA06-GAP-04)', () => {
    const pact = { card: 'loss-of-sovereignty', partner: 0, side: 'A' } as const
    const p = position({ age: 3, players: [{ culture: 7, on: { religion: 1 } }, { pact }, {}] })
    expect([p.cultureRating(0), p.cultureRating(1)]).toEqual([0, 2])
    expect(p.plays(0, 'end turn').civ(0).culture).toBe(7)
  })
})

describe('strength', () => {
  const rockets = (workers: number): PlayerFacts => ({ on: { warriors: 0, rockets: workers } })

  test('it is not above 60 (TTA06-TRACK-04)', () => {
    expect(alone(rockets(12)).strength(0)).toBe(60)
    expect(alone(rockets(13)).strength(0)).toBe(60)
    expect(alone(rockets(11)).strength(0)).toBe(55)
  })

  test('the part above the limit still counts: 66 minus 5 is still 60 (TTA06-TRACK-05, TTA06-GAP-03)', () => {
    const p = alone({ on: { warriors: 1, rockets: 12 }, specials: ['military-theory'] })
    expect(p.strength(0)).toBe(60)
    expect(p.plays(0, 'disband rockets').strength(0)).toBe(60)
    expect(p.plays(0, 'disband rockets').strength(0)).toBe(56)
  })

  const duel = (rival: PlayerFacts) =>
    position({
      players: [
        { ...rockets(13), military: ['spy'] },
        { ...rockets(12), science: 5, ...rival },
      ],
      age: 3,
      stage: 'politics',
    }).plays(0, 'attack 1 spy', 'sacrifice rockets')

  test('a sacrificed unit may raise an attack beyond 60 (TTA06-TRACK-07)', () => {
    const p = duel({}).plays(1, 'yield')
    expect(p.civ(0).science).toBe(5)
    expect(p.events('attacked', 'sacrificed')).toMatchObject([{ strength: 60 }, { strength: 5 }])
  })

  test('so may defence cards (TTA06-TRACK-07)', () => {
    const p = duel({ military: ['military-bonus-iii'] }).plays(1, 'bonus military-bonus-iii')
    expect(p.events('defended')).toMatchObject([{ strength: 66, held: true }])
    expect(p.civ(0).science).toBe(0)
  })

  test('so may sacrifices in a war (TTA06-TRACK-07)', () => {
    const p = position({
      players: [
        { ...rockets(13), wars: [{ card: 'war-over-culture-iii', rival: 1 }] },
        { ...rockets(13), culture: 50 },
      ],
      age: 3,
      stage: 'war',
    })
    p.plays(0, 'sacrifice rockets 2').plays(1, 'sacrifice rockets')
    expect(p.events('fought')).toMatchObject([{ strengths: [70, 65] }])
    expect([p.civ(0).culture, p.civ(1).culture]).toEqual([5, 45])
  })
})

describe('happiness', () => {
  test('each unhappy face cancels a happy one (TTA06-TRACK-06)', () => {
    expect(alone({ on: { religion: 2, drama: 1 } }).happiness(0)).toBe(3)
    expect(alone({ on: { religion: 2, drama: 1 }, wonders: ['kremlin'] }).happiness(0)).toBe(1)
  })

  test('it is not below 0, and not above 8 (TTA06-TRACK-06, TTA06-TRACK-08, TTA06-GAP-04)', () => {
    expect(alone({ on: { religion: 1 }, wonders: ['kremlin'] }).happiness(0)).toBe(0)
    expect(alone({ on: { 'organized-religion': 3 } }).happiness(0)).toBe(8)
  })

  test('the limits apply to the difference: nine faces minus two are seven (TTA06-TRACK-05, TTA06-TRACK-06)', () => {
    expect(alone({ on: { 'organized-religion': 3 }, wonders: ['kremlin'] }).happiness(0)).toBe(7)
  })
})
