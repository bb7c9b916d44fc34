import { describe, expect, test } from 'vitest'

import type { CardId } from '../../src/index.ts'
import type { PlayerFacts, Position } from '../testing.ts'
import { position } from './position.ts'

/** The territory comes up and seat 0 sends its only unit; nobody else has one. */
const colonize = (card: CardId, player: PlayerFacts = {}): Position =>
  position({
    age: 2,
    stage: 'politics',
    currentEvents: [card],
    players: [{ ...player, military: ['development-of-science'] }, { on: { warriors: 0 } }],
  }).plays(0, 'event development-of-science', 'bid 1', 'send warriors')

/** Seat 0 takes the colony of seat 1, who has no units. */
const annexed = (colony: CardId, rival: PlayerFacts): Position =>
  position({
    age: 2,
    stage: 'politics',
    players: [
      { on: { warriors: 9 }, military: ['annex'] },
      { ...rival, on: { warriors: 0, ...rival.on }, colonies: [colony] },
    ],
  }).plays(0, 'attack 1 annex', 'done')

/** The tokens in the banks, which held 18 each. The unit that was sent has gone to the yellow one. */
const banks = (game: Position) => ({ yellow: game.civ(0).yellowBank - 19, blue: game.civ(0).blueBank - 18 })

describe('territories', () => {
  test('fertile-territory-i: 3 yellow tokens for good, 3 food at once (TTA06-ADV-COL-07)', () => {
    const game = colonize('fertile-territory-i')
    expect([game.civ(0).colonies, game.food(0)]).toEqual([['fertile-territory-i'], 3])
    expect(banks(game)).toEqual({ yellow: 3, blue: -3 })
  })

  test('fertile-territory-i: when it is annexed, its tokens change hands, but the food does not come again (TTA06-ADV-COL-08)', () => {
    const game = annexed('fertile-territory-i', {})
    expect([game.civ(0).colonies, game.civ(0).yellowBank, game.food(0)]).toEqual([
      ['fertile-territory-i'],
      21,
      0,
    ])
    expect([game.civ(1).colonies, game.civ(1).yellowBank, game.civ(1).unused]).toEqual([[], 15, 1])
  })

  test('fertile-territory-i: its loser gives back what the yellow bank has; the population stays (TTA06-ADV-COL-08, TTA06-GAP-14)', () => {
    const game = annexed('fertile-territory-i', { yellowBank: 2, unused: 4 })
    expect([game.civ(1).yellowBank, game.civ(1).unused]).toEqual([0, 4])
  })

  test('fertile-territory-ii: 4 yellow tokens for good, 5 food at once (TTA06-ADV-COL-07)', () => {
    const game = colonize('fertile-territory-ii')
    expect(game.food(0)).toBe(5)
    expect(banks(game)).toEqual({ yellow: 4, blue: -5 })
  })

  test('wealthy-territory-i: 2 blue tokens for good, 5 resources at once (TTA06-ADV-COL-07)', () => {
    const game = colonize('wealthy-territory-i')
    expect(game.resources(0)).toBe(5)
    expect(banks(game)).toEqual({ yellow: 0, blue: 2 - 5 })
  })

  test('wealthy-territory-i: its own tokens come first and can hold what is gained (TTA06-ADV-COL-07, TTA06-SIMPLE-PAY-06)', () => {
    const game = colonize('wealthy-territory-i', { blueBank: 0 })
    expect([game.resources(0), game.civ(0).blueBank]).toEqual([2, 0])
  })

  test('wealthy-territory-i: blue tokens missing in the bank come from goods of the owner’s choice (TTA06-ADV-COL-08, TTA06-GAP-14)', () => {
    const game = annexed('wealthy-territory-i', { blueBank: 1, on: { agriculture: [2, 2], bronze: [2, 2] } })
    expect(game.asked).toBe('1 give-up')
    game.plays(1, 'give-up agriculture')
    expect([game.civ(1).blueBank, game.food(1), game.resources(1)]).toEqual([0, 1, 2])
    expect([game.civ(0).blueBank, game.resources(0)]).toEqual([20, 0])
  })

  test('wealthy-territory-ii: 3 blue tokens for good, 8 resources at once (TTA06-ADV-COL-07)', () => {
    const game = colonize('wealthy-territory-ii')
    expect(game.resources(0)).toBe(8)
    expect(banks(game)).toEqual({ yellow: 0, blue: 3 - 8 })
  })
})

type Units = Readonly<Record<CardId, number>>

/** Seat 0 plays the tactic with these units. */
function deploy(card: CardId, units: Units): Position {
  const game = position({ age: 3, players: [{ on: { warriors: 0, ...units }, military: [card] }, {}] })
  game.plays(0, `tactic ${card}`)
  expect([game.civ(0).tactic, game.militaryActions(0)]).toEqual([card, [1, 1]])
  return game
}

/** What armies of these units add to the strength of the units. */
function tactical(card: CardId, units: Units): number {
  const game = deploy(card, units)
  const without = position({ age: 3, players: [{ on: { warriors: 0, ...units } }, {}] })
  return game.strength(0) - without.strength(0)
}

describe('tactics of Age I: one value, regardless of the age of the units', () => {
  test('fighting-band: 2 infantry add 1 (TTA06-ADV-TAC-03, TTA06-ADV-TAC-04)', () => {
    expect(tactical('fighting-band', { warriors: 2 })).toBe(1)
    expect(tactical('fighting-band', { warriors: 1, 'modern-infantry': 1 })).toBe(1)
    expect(tactical('fighting-band', { warriors: 1, knights: 3 })).toBe(0)
    expect(tactical('fighting-band', { warriors: 3, swordsmen: 2 })).toBe(2)
  })

  test('heavy-cavalry: 3 cavalry add 4 (TTA06-ADV-TAC-03)', () => {
    expect(tactical('heavy-cavalry', { knights: 3 })).toBe(4)
    expect(tactical('heavy-cavalry', { knights: 2, warriors: 3 })).toBe(0)
    expect(tactical('heavy-cavalry', { knights: 4, cavalrymen: 2 })).toBe(8)
  })

  test('legion: 3 infantry add 2 (TTA06-ADV-TAC-03)', () => {
    expect(tactical('legion', { warriors: 3 })).toBe(2)
    expect(tactical('legion', { warriors: 2, knights: 1 })).toBe(0)
    expect(tactical('legion', { warriors: 3, swordsmen: 3 })).toBe(4)
  })

  test('light-cavalry: 2 cavalry add 2 (TTA06-ADV-TAC-03)', () => {
    expect(tactical('light-cavalry', { knights: 2 })).toBe(2)
    expect(tactical('light-cavalry', { knights: 1, warriors: 2 })).toBe(0)
    expect(tactical('light-cavalry', { knights: 3, tanks: 1 })).toBe(4)
  })

  test('medieval-army: 1 infantry and 1 cavalry add 2; two such armies make 8 into 12 (TTA06-ADV-TAC-03, TTA06-ADV-TAC-04, TTA06-EX-R23)', () => {
    expect(deploy('medieval-army', { warriors: 2, swordsmen: 1, knights: 2 }).strength(0)).toBe(12)
    expect(tactical('medieval-army', { warriors: 4 })).toBe(0)
  })

  test('phalanx: 2 infantry and 1 cavalry add 3 (TTA06-ADV-TAC-03)', () => {
    expect(tactical('phalanx', { warriors: 2, knights: 1 })).toBe(3)
    expect(tactical('phalanx', { warriors: 1, knights: 2 })).toBe(0)
    expect(tactical('phalanx', { warriors: 4, knights: 2 })).toBe(6)
  })

  test('phalanx: an air force doubles the army, a second one adds only itself (TTA06-FULL-AIR-02, TTA06-FULL-AIR-03)', () => {
    expect(tactical('phalanx', { warriors: 2, knights: 1, 'air-forces': 1 })).toBe(6)
    expect(tactical('phalanx', { warriors: 2, knights: 1, 'air-forces': 2 })).toBe(6)
  })
})

describe('tactics of Age II: units of Age A make an army obsolete', () => {
  test('classic-army: 2 infantry and 2 cavalry add 9, obsolete 5 (TTA06-ADV-TAC-05)', () => {
    expect(tactical('classic-army', { riflemen: 2, cavalrymen: 2 })).toBe(9)
    expect(tactical('classic-army', { swordsmen: 2, knights: 2 })).toBe(9)
    expect(tactical('classic-army', { warriors: 1, riflemen: 1, knights: 2 })).toBe(5)
    expect(tactical('classic-army', { riflemen: 3, knights: 1 })).toBe(0)
  })

  test('conquistadors: 1 infantry and 2 cavalry add 5, obsolete 3 (TTA06-ADV-TAC-05)', () => {
    expect(tactical('conquistadors', { swordsmen: 1, knights: 2 })).toBe(5)
    expect(tactical('conquistadors', { warriors: 1, cavalrymen: 2 })).toBe(3)
    expect(tactical('conquistadors', { swordsmen: 2, knights: 1 })).toBe(0)
  })

  test('defensive-army: 2 infantry and 1 artillery add 6, obsolete 3; one army of each kind makes 13 into 22 (TTA06-ADV-TAC-05, TTA06-EX-R25)', () => {
    expect(tactical('defensive-army', { swordsmen: 2, cannon: 1 })).toBe(6)
    expect(deploy('defensive-army', { swordsmen: 3, warriors: 1, cannon: 2 }).strength(0)).toBe(22)
    expect(tactical('defensive-army', { swordsmen: 1, cannon: 2 })).toBe(0)
  })

  test('fortifications: 2 artillery add 4 (TTA06-ADV-TAC-03)', () => {
    expect(tactical('fortifications', { cannon: 2 })).toBe(4)
    expect(tactical('fortifications', { cannon: 1, warriors: 2 })).toBe(0)
    expect(tactical('fortifications', { cannon: 3, rockets: 1 })).toBe(8)
  })

  test('mobile-artillery: 1 cavalry and 1 artillery add 5 (TTA06-ADV-TAC-03)', () => {
    expect(tactical('mobile-artillery', { knights: 1, cannon: 1 })).toBe(5)
    expect(tactical('mobile-artillery', { warriors: 1, cannon: 1 })).toBe(0)
    expect(tactical('mobile-artillery', { knights: 2, cannon: 2 })).toBe(10)
  })

  test('napoleonic-army: 1 infantry, 1 cavalry and 1 artillery add 8, obsolete 4; an air force doubles the better one (TTA06-ADV-TAC-05, TTA06-FULL-AIR-02)', () => {
    expect(tactical('napoleonic-army', { swordsmen: 1, knights: 1, cannon: 1 })).toBe(8)
    expect(tactical('napoleonic-army', { warriors: 1, knights: 1, cannon: 1 })).toBe(4)
    expect(tactical('napoleonic-army', { warriors: 2, cannon: 2 })).toBe(0)
    const both = { warriors: 1, swordsmen: 1, knights: 2, cannon: 2, 'air-forces': 1 }
    expect(tactical('napoleonic-army', both)).toBe(16 + 4)
    expect(tactical('napoleonic-army', { ...both, 'air-forces': 2 })).toBe(16 + 8)
  })
})

describe('tactics of Age III: units of Ages A and I make an army obsolete', () => {
  test('entrenchments: 1 infantry and 2 artillery add 9, obsolete 5 (TTA06-ADV-TAC-05)', () => {
    expect(tactical('entrenchments', { riflemen: 1, cannon: 2 })).toBe(9)
    expect(tactical('entrenchments', { swordsmen: 1, rockets: 2 })).toBe(5)
    expect(tactical('entrenchments', { riflemen: 2, cannon: 1 })).toBe(0)
  })

  test('entrenchments: two armies with one, two and three air forces are worth 47, 57 and 60 (TTA06-FULL-AIR-02, TTA06-FULL-AIR-03, TTA06-TRACK-04, TTA06-EX-R26)', () => {
    const strength = (flyers: number) =>
      deploy('entrenchments', {
        'modern-infantry': 1,
        swordsmen: 1,
        cannon: 4,
        'air-forces': flyers,
      }).strength(0)
    expect([strength(1), strength(2), strength(3)]).toEqual([47, 57, 60])
  })

  test('mechanized-army: 1 cavalry and 2 artillery add 10, obsolete 5 (TTA06-ADV-TAC-05)', () => {
    expect(tactical('mechanized-army', { cavalrymen: 1, cannon: 2 })).toBe(10)
    expect(tactical('mechanized-army', { knights: 1, rockets: 2 })).toBe(5)
    expect(tactical('mechanized-army', { tanks: 2, rockets: 1 })).toBe(0)
  })

  test('modern-army: 2 infantry, 1 cavalry and 1 artillery add 13, obsolete 7 (TTA06-ADV-TAC-05)', () => {
    expect(tactical('modern-army', { riflemen: 2, cavalrymen: 1, cannon: 1 })).toBe(13)
    expect(tactical('modern-army', { 'modern-infantry': 2, knights: 1, cannon: 1 })).toBe(7)
    expect(tactical('modern-army', { warriors: 1, 'modern-infantry': 1, tanks: 1, cannon: 1 })).toBe(7)
    expect(tactical('modern-army', { riflemen: 1, cavalrymen: 1, cannon: 1 })).toBe(0)
  })

  test('shock-troops: 1 infantry and 3 cavalry add 11, obsolete 6 (TTA06-ADV-TAC-05)', () => {
    expect(tactical('shock-troops', { riflemen: 1, cavalrymen: 3 })).toBe(11)
    expect(tactical('shock-troops', { riflemen: 1, cavalrymen: 2, knights: 1 })).toBe(6)
    expect(tactical('shock-troops', { riflemen: 1, cavalrymen: 2, cannon: 1 })).toBe(0)
  })
})
