import { describe, expect, test } from 'vitest'

import type { PlayerFacts, Position } from '../testing.ts'
import { position } from './position.ts'

/** The first player's war on the second is about to be decided. */
const atWar = (card: string, declarer: PlayerFacts, rival: PlayerFacts) =>
  position({ players: [{ ...declarer, wars: [{ card, rival: 1 }] }, rival], age: 3, stage: 'war' })

const banks = (table: Position) => table.state.players.map(({ yellowBank }) => yellowBank)

describe('a turn', () => {
  test('resigning, row, war, politics, discards, actions, production, in this order (TTA06-FULL-FLOW-01, TTA06-GAP-19)', () => {
    const military = ['cold-war', 'spy', 'conquistadors']
    const wars = [{ card: 'war-over-culture-ii', rival: 1 }]
    const table = position({ players: [{ wars, military }, {}], age: 2, stage: 'resign' })
    expect(table.asked).toBe('0 resign')
    expect(table.events('dealt')).toEqual([])
    table.plays(0, 'stay')
    expect(table.asked).toBe('0 sacrifice')
    expect(table.events('dealt')).toHaveLength(1)
    table.plays(0, 'done').plays(1, 'done')
    expect(table.asked).toBe('0 politics')
    table.plays(0, 'pass')
    expect(table.asked).toBe('0 discard')
    table.plays(0, 'discard spy')
    expect(table.asked).toBe('0 action')
    expect(table.events('produced')).toEqual([])
    table.plays(0, 'end turn')
    expect(table.events('produced')).toHaveLength(4)
    expect(table.asked).toBe('1 resign')
  })

  test('an age that ends with the row removes a leader before the war (TTA06-FULL-FLOW-01, TTA06-GAP-19)', () => {
    const leader = { leader: 'joan-of-arc', on: { religion: 2 } }
    const table = position({
      players: [{ ...leader, wars: [{ card: 'war-over-culture-ii', rival: 1 }] }, { culture: 9 }],
      civilNext: ['opera'],
      shortDecks: true,
      age: 2,
      stage: 'resign',
    })
    expect(table.strength(0)).toBe(3)
    table.plays(0, 'stay', 'done').plays(1, 'done')
    expect(table.events('fought')).toMatchObject([{ strengths: [1, 1] }])
  })
})

describe('declaring a war', () => {
  const declarer = { military: ['war-over-territory'], government: 'monarchy' }

  test('the card is shown, paid for and stays in play; nothing else happens (TTA06-FULL-WAR-01)', () => {
    const players = [{ ...declarer, on: { warriors: 9 } }, {}]
    const table = position({ players, age: 2, stage: 'politics' }).plays(0, 'war 1 war-over-territory')
    expect(table.events('declared')).toEqual([
      { kind: 'declared', seat: 0, rival: 1, card: 'war-over-territory' },
    ])
    expect(table.militaryActions(0)).toEqual([0, 3])
    expect(table.civ(0)).toMatchObject({ wars: [{ card: 'war-over-territory', rival: 1 }] })
    expect(table.civ(0).militaryHand.cards).toEqual([])
    expect(banks(table)).toEqual([18, 18])
    expect(table.asked).toBe('0 action')
  })

  test('it needs the military actions that it costs (TTA06-FULL-WAR-01)', () => {
    const players = [{ ...declarer, militaryActions: 2 }, {}]
    const table = position({ players, age: 2, stage: 'politics' })
    expect(table.options(0)).not.toContain('war 1 war-over-territory')
    expect(table.why(0, 'war 1 war-over-territory')).toEqual(['military-actions TTA06-FULL-WAR-01'])
  })

  test('the advanced game has no wars (TTA06-FULL-WAR-01)', () => {
    const { militaryDeck } = position({ players: [{}, {}], age: 2, options: { level: 'advanced' } }).state
    expect(militaryDeck.filter((card) => card.startsWith('war'))).toEqual([])
  })

  test('it is decided in the declarer’s next turn, with the strength at that time (TTA06-FULL-WAR-02)', () => {
    const rival = { on: { bronze: [2, 4] }, unused: 2, blueBank: 14 } as const
    const players = [{ ...declarer, on: { warriors: 2 } }, rival]
    const table = position({ players, age: 2, stage: 'politics' })
    table.plays(0, 'war 1 war-over-territory', 'end turn').plays(1, 'stay', 'pass')
    table.plays(1, 'build warriors', 'build warriors', 'end turn')
    expect(table.events('fought')).toEqual([])
    table.plays(0, 'stay', 'done').plays(1, 'done')
    expect(table.events('fought')).toMatchObject([{ seat: 0, rival: 1, strengths: [2, 3] }])
    expect(banks(table)).toEqual([17, 19])
  })
})

describe('deciding a war', () => {
  test('first the declarer sacrifices, then the rival, who knows the total (TTA06-FULL-WAR-03)', () => {
    const table = atWar('war-over-culture-iii', { on: { warriors: 5 } }, { on: { warriors: 4 } })
    expect(table.asked).toBe('0 sacrifice')
    table.plays(0, 'sacrifice warriors 2')
    expect(table.asked).toBe('1 sacrifice')
    expect(table.table.view(1).doing).toMatchObject({ kind: 'war', strength: 7, against: 4 })
    table.plays(1, 'sacrifice warriors')
    expect(table.events('fought')).toMatchObject([{ strengths: [7, 5] }])
  })

  test('a sacrificed army counts twice with its bonus (TTA06-FULL-WAR-03)', () => {
    const rival = { on: { warriors: 3 }, tactic: 'legion' }
    const table = atWar('war-over-culture-iii', { on: { warriors: 9 } }, rival).plays(0, 'done')
    table.plays(1, 'sacrifice warriors 3')
    expect(table.events('fought')).toMatchObject([{ strengths: [9, 10] }])
  })

  test('nobody plays defence cards (TTA06-FULL-WAR-03)', () => {
    const military = ['military-bonus-iii']
    const table = atWar('war-over-culture-iii', { military, on: { warriors: 2 } }, { military })
    expect(table.pieces(0)).toEqual(['sacrifice warriors 2'])
    table.plays(0, 'done')
    expect(table.pieces(1)).toEqual(['sacrifice warriors'])
    table.plays(1, 'done')
    expect(table.events('fought')).toMatchObject([{ strengths: [2, 1] }])
  })

  test('a player without units is not asked for any (TTA06-FULL-WAR-03)', () => {
    const table = atWar('war-over-culture-iii', { on: { warriors: 0 } }, { on: { warriors: 0 } })
    expect(table.asked).toBe('0 politics')
    expect(table.events('fought')).toMatchObject([{ strengths: [0, 0] }])
  })

  test('20 against 14: three tokens, of which the bank has two (TTA06-FULL-WAR-04, TTA06-FULL-WAR-05, TTA06-EX-O17)', () => {
    const table = atWar(
      'war-over-territory',
      { on: { warriors: 20 } },
      { on: { warriors: 14 }, yellowBank: 2 },
    )
    table.plays(0, 'done').plays(1, 'done')
    expect(banks(table)).toEqual([20, 0])
    const rich = atWar(
      'war-over-territory',
      { on: { warriors: 20 } },
      { on: { warriors: 14 }, yellowBank: 9 },
    )
    expect(banks(rich.plays(0, 'done').plays(1, 'done'))).toEqual([21, 6])
  })

  test('12 against 15: the rival takes two tokens from the declarer (TTA06-FULL-WAR-04, TTA06-EX-O17)', () => {
    const table = atWar('war-over-territory', { on: { warriors: 12 } }, { on: { warriors: 15 } })
    expect(banks(table.plays(0, 'done').plays(1, 'done'))).toEqual([16, 20])
  })

  test('equal totals: nothing happens and the card is discarded (TTA06-FULL-WAR-04, TTA06-GAP-21, TTA06-EX-O17)', () => {
    const table = atWar('war-over-territory', { on: { warriors: 14 } }, { on: { warriors: 13 } })
    table.plays(0, 'done').plays(1, 'sacrifice warriors')
    expect(table.events('fought')).toMatchObject([{ strengths: [14, 14] }])
    expect(banks(table)).toEqual([18, 19])
    expect(table.civ(0).wars).toEqual([])
    expect(table.state.discards[2]?.cards).toEqual(['war-over-territory'])
  })
})

describe('the results of a war', () => {
  test('the victor gains no more than the loser has (TTA06-FULL-WAR-05)', () => {
    const table = atWar('war-over-culture-iii', { on: { warriors: 9 }, culture: 2 }, { culture: 5 })
    table.plays(0, 'done').plays(1, 'done')
    expect(table.state.players.map(({ culture }) => culture)).toEqual([7, 0])
  })

  test('the victor chooses the mix of goods, even if the rival wins (TTA06-FULL-WAR-05)', () => {
    const on = { warriors: 0, agriculture: [2, 3], bronze: [2, 3] } as const
    const table = atWar('war-over-resources', { on, blueBank: 12 }, { on: { warriors: 4 } })
    table.plays(1, 'done')
    expect(table.asked).toBe('1 take-mix')
    table.plays(1, 'food 1 resources 3')
    expect([table.food(0), table.resources(0)]).toEqual([2, 0])
    expect([table.food(1), table.resources(1)]).toEqual([1, 3])
    expect([table.civ(0).blueBank, table.civ(1).blueBank]).toEqual([16, 14])
  })

  test('the loser chooses the workers to lose (TTA06-FULL-WAR-05)', () => {
    const table = atWar('holy-war', { on: { warriors: 7 } }, { on: { warriors: 1 }, unused: 1 })
    table.plays(0, 'done').plays(1, 'done')
    expect(table.asked).toBe('1 withdraw')
    table.plays(1, 'withdraw philosophy')
    expect(table.civ(1)).toMatchObject({ unused: 0, yellowBank: 20 })
    expect(table.civ(0).culture).toBe(6)
  })

  test('units of both sides go to the banks after the effect of the card (TTA06-FULL-WAR-06)', () => {
    const rival = { on: { warriors: 12 }, yellowBank: 2 }
    const table = atWar('war-over-territory', { on: { warriors: 16 } }, rival)
    table.plays(0, 'sacrifice warriors 4').plays(1, 'sacrifice warriors 2')
    expect(table.events('fought')).toMatchObject([{ strengths: [20, 14] }])
    expect(banks(table)).toEqual([18 + 2 + 4, 2 - 2 + 2])
    expect([table.strength(0), table.strength(1)]).toEqual([12, 10])
    expect(table.state.players.map(({ unused }) => unused)).toEqual([1, 1])
  })

  test('the card is discarded, and the declarer has a new political action (TTA06-FULL-WAR-06)', () => {
    const declarer = { on: { warriors: 4 }, military: ['cold-war', 'spy'] }
    const table = atWar('war-over-territory', declarer, {}).plays(0, 'done').plays(1, 'done')
    expect(table.civ(0).wars).toEqual([])
    expect(table.state.discards[2]?.cards).toEqual(['war-over-territory'])
    expect(table.asked).toBe('0 politics')
    expect(table.options(0)).toEqual(['pass', 'event cold-war', 'attack 1 spy'])
  })
})
