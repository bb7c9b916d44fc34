import { describe, expect, test } from 'vitest'

import { editionOf } from '../src/index.ts'
import type { CardId } from '../src/index.ts'
import { position, YEAR_2015 } from './testing.ts'

type Units = Readonly<Record<CardId, number>>

/** What armies of these units add to the strength when the tactic is played. */
function tactical(card: CardId, units: Units): number {
  const on = { warriors: 0, ...units }
  const game = position({ age: 3, players: [{ on, military: [card] }, {}] })
  const own = game.strength(0)
  game.plays(0, `tactic ${card}`)
  expect([game.civ(0).tactic, game.militaryActions(0)]).toEqual([card, [1, 1]])
  return game.strength(0) - own
}

describe('Age I: one value, regardless of the age of the units', () => {
  test('fighting-band: 2 infantry add 1 (TTA-ARMY-03)', () => {
    expect(tactical('fighting-band', { warriors: 2 })).toBe(1)
    expect(tactical('fighting-band', { warriors: 1, 'modern-infantry': 1 })).toBe(1)
    expect(tactical('fighting-band', { warriors: 1, knights: 3 })).toBe(0)
    // A unit belongs to one army only (TTA-ARMY-04).
    expect(tactical('fighting-band', { warriors: 3, swordsmen: 2 })).toBe(2)
  })

  test('heavy-cavalry: 3 cavalry add 4 (TTA-ARMY-03)', () => {
    expect(tactical('heavy-cavalry', { knights: 3 })).toBe(4)
    expect(tactical('heavy-cavalry', { knights: 2, warriors: 3 })).toBe(0)
    expect(tactical('heavy-cavalry', { knights: 4, cavalrymen: 2 })).toBe(8)
  })

  test('legion: 3 infantry add 2 (TTA-ARMY-03)', () => {
    expect(tactical('legion', { warriors: 3 })).toBe(2)
    expect(tactical('legion', { warriors: 2, knights: 1 })).toBe(0)
    expect(tactical('legion', { warriors: 3, swordsmen: 3 })).toBe(4)
  })

  test('medieval-army: 1 infantry and 1 cavalry add 2 (TTA-ARMY-03)', () => {
    expect(tactical('medieval-army', { warriors: 1, knights: 1 })).toBe(2)
    expect(tactical('medieval-army', { warriors: 4 })).toBe(0)
    expect(tactical('medieval-army', { warriors: 2, knights: 3 })).toBe(4)
  })

  test('phalanx: 2 infantry and 1 cavalry add 3 (TTA-ARMY-03)', () => {
    expect(tactical('phalanx', { warriors: 2, knights: 1 })).toBe(3)
    expect(tactical('phalanx', { warriors: 1, knights: 2 })).toBe(0)
    expect(tactical('phalanx', { warriors: 4, knights: 2 })).toBe(6)
  })

  test('phalanx: an air force doubles the army (TTA-ARMY-05)', () => {
    expect(tactical('phalanx', { warriors: 2, knights: 1, 'air-forces': 1 })).toBe(6)
    expect(tactical('phalanx', { warriors: 2, knights: 1, 'air-forces': 2 })).toBe(6)
  })
})

describe('Age II: units of Age A make an army antiquated', () => {
  test('classic-army: 2 infantry and 2 cavalry add 8, antiquated 4 (TTA-ARMY-06)', () => {
    expect(tactical('classic-army', { riflemen: 2, cavalrymen: 2 })).toBe(8)
    expect(tactical('classic-army', { swordsmen: 2, knights: 2 })).toBe(8)
    expect(tactical('classic-army', { warriors: 1, riflemen: 1, knights: 2 })).toBe(4)
    expect(tactical('classic-army', { riflemen: 3, knights: 1 })).toBe(0)
  })

  test('conquistadors: 1 infantry and 2 cavalry add 5, antiquated 3 (TTA-ARMY-06)', () => {
    expect(tactical('conquistadors', { swordsmen: 1, knights: 2 })).toBe(5)
    expect(tactical('conquistadors', { warriors: 1, cavalrymen: 2 })).toBe(3)
    expect(tactical('conquistadors', { swordsmen: 2, knights: 1 })).toBe(0)
  })

  test('defensive-army: 2 infantry and 1 artillery add 6, antiquated 3 (TTA-ARMY-06)', () => {
    expect(tactical('defensive-army', { swordsmen: 2, cannon: 1 })).toBe(6)
    expect(tactical('defensive-army', { warriors: 1, swordsmen: 1, cannon: 1 })).toBe(3)
    expect(tactical('defensive-army', { swordsmen: 1, cannon: 2 })).toBe(0)
    // The grouping is the strongest one (TTA-ARMY-07).
    expect(tactical('defensive-army', { warriors: 2, swordsmen: 2, cannon: 2 })).toBe(9)
  })

  test('fortifications: 2 artillery add 5, antiquated 3 (TTA-ARMY-03)', () => {
    expect(tactical('fortifications', { cannon: 2 })).toBe(5)
    expect(tactical('fortifications', { cannon: 1, warriors: 2 })).toBe(0)
    expect(tactical('fortifications', { cannon: 3, rockets: 1 })).toBe(10)
    // No artillery is old enough for the second printed value.
    expect(editionOf(YEAR_2015).cards.of('tactic', 'fortifications').antiquated).toBe(3)
  })

  test('mobile-artillery: 1 cavalry and 1 artillery add 5, antiquated 3 (TTA-ARMY-03)', () => {
    expect(tactical('mobile-artillery', { knights: 1, cannon: 1 })).toBe(5)
    expect(tactical('mobile-artillery', { warriors: 1, cannon: 1 })).toBe(0)
    expect(tactical('mobile-artillery', { knights: 2, cannon: 2 })).toBe(10)
    // No cavalry and no artillery is old enough for the second printed value.
    expect(editionOf(YEAR_2015).cards.of('tactic', 'mobile-artillery').antiquated).toBe(3)
  })

  test('napoleonic-army: 1 infantry, 1 cavalry and 1 artillery add 7, antiquated 4 (TTA-ARMY-06)', () => {
    expect(tactical('napoleonic-army', { swordsmen: 1, knights: 1, cannon: 1 })).toBe(7)
    expect(tactical('napoleonic-army', { warriors: 1, knights: 1, cannon: 1 })).toBe(4)
    expect(tactical('napoleonic-army', { warriors: 2, cannon: 2 })).toBe(0)
    // An air force doubles the better army, whatever the age of the air force (TTA-ARMY-05, TTA-ARMY-08).
    const both = { warriors: 1, swordsmen: 1, knights: 2, cannon: 2, 'air-forces': 1 }
    expect(tactical('napoleonic-army', both)).toBe(14 + 4)
    expect(tactical('napoleonic-army', { ...both, 'air-forces': 2 })).toBe(14 + 8)
  })
})

describe('Age III: units of Ages A and I make an army antiquated', () => {
  test('entrenchments: 1 infantry and 2 artillery add 9, antiquated 5 (TTA-ARMY-06)', () => {
    expect(tactical('entrenchments', { riflemen: 1, cannon: 2 })).toBe(9)
    expect(tactical('entrenchments', { swordsmen: 1, rockets: 2 })).toBe(5)
    expect(tactical('entrenchments', { riflemen: 2, cannon: 1 })).toBe(0)
  })

  test('mechanized-army: 1 cavalry and 2 artillery add 10, antiquated 5 (TTA-ARMY-06)', () => {
    expect(tactical('mechanized-army', { cavalrymen: 1, cannon: 2 })).toBe(10)
    expect(tactical('mechanized-army', { knights: 1, rockets: 2 })).toBe(5)
    expect(tactical('mechanized-army', { tanks: 2, rockets: 1 })).toBe(0)
  })

  test('modern-army: 2 infantry, 1 cavalry and 1 artillery add 13, antiquated 7 (TTA-ARMY-06)', () => {
    expect(tactical('modern-army', { riflemen: 2, cavalrymen: 1, cannon: 1 })).toBe(13)
    expect(tactical('modern-army', { 'modern-infantry': 2, knights: 1, cannon: 1 })).toBe(7)
    expect(tactical('modern-army', { warriors: 1, 'modern-infantry': 1, tanks: 1, cannon: 1 })).toBe(7)
    expect(tactical('modern-army', { riflemen: 1, cavalrymen: 1, cannon: 1 })).toBe(0)
  })

  test('shock-troops: 1 infantry and 3 cavalry add 11, antiquated 6 (TTA-ARMY-06)', () => {
    expect(tactical('shock-troops', { riflemen: 1, cavalrymen: 3 })).toBe(11)
    expect(tactical('shock-troops', { riflemen: 1, cavalrymen: 2, knights: 1 })).toBe(6)
    expect(tactical('shock-troops', { riflemen: 1, cavalrymen: 2, cannon: 1 })).toBe(0)
  })
})
