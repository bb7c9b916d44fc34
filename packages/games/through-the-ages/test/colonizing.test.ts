import { describe, expect, test } from 'vitest'

import { position } from './testing.ts'
import type { Facts, PlayerFacts } from './testing.ts'

/** The active player reveals a territory. */
const revealed = (territory: string, players: readonly PlayerFacts[], facts: Partial<Facts> = {}) => {
  const { active = 0 } = facts
  const all = players.map((player, seat) =>
    seat === active ? { ...player, military: [...(player.military ?? []), 'rats'] } : player,
  )
  const currentEvents = [territory, 'development-of-crafts']
  const table = position({ ...facts, players: all, currentEvents, stage: 'politics' })
  return table.plays(active, 'event rats')
}

const THREE = { on: { warriors: 3 } }

describe('the auction', () => {
  test('all may bid, clockwise from the player who revealed it (TTA-COLONIZE-01, TTA-COLONIZE-04)', () => {
    const table = revealed('vast-territory-i', [THREE, THREE, THREE], { active: 1 })
    expect(table.asked).toBe('1 bid')
    table.plays(1, 'bid 1')
    expect(table.asked).toBe('2 bid')
    table.plays(2, 'bid 2')
    expect(table.asked).toBe('0 bid')
    table.plays(0, 'bid 3')
    expect(table.asked).toBe('1 bid')
  })

  test('a bid is above 0 and above the last, and no more than the bidder could send (TTA-COLONIZE-02, TTA-COLONIZE-03)', () => {
    const table = revealed('vast-territory-i', [THREE, { on: { warriors: 4 } }])
    expect(table.options(0)).toEqual(['pass', 'bid 1', 'bid 2', 'bid 3'])
    table.plays(0, 'bid 2')
    expect(table.options(1)).toEqual(['pass', 'bid 3', 'bid 4'])
    table.plays(1, 'bid 4')
    expect(table.options(0)).toEqual(['pass'])
  })

  test('hidden cards count for the limit (TTA-COLONIZE-03)', () => {
    const military = ['military-bonus-i', 'military-bonus-ii', 'legion']
    const table = revealed('vast-territory-i', [{ ...THREE, military }, {}], { age: 2 })
    expect(table.options(0).at(-1)).toBe('bid 6')
  })

  test('bids are raised until one bidder is left; a player who passes is out (TTA-COLONIZE-04, TTA-COLONIZE-06, TTA-EX-29)', () => {
    const five = { on: { warriors: 5 } }
    const table = revealed('historic-territory-i', [five, five, five], { active: 1 })
    table.plays(1, 'bid 2').plays(2, 'pass').plays(0, 'bid 3')
    expect(table.asked).toBe('1 bid')
    table.plays(1, 'bid 5').plays(0, 'pass')
    expect(table.asked).toBe('1 force')
    expect(table.options(1)).toEqual(['send warriors 5'])
    table.plays(1, 'send warriors 5')
    expect(table.civ(1).colonies).toEqual(['historic-territory-i'])
    expect(table.asked).toBe('1 action')
  })

  test('if all others pass, the first bid wins at once (TTA-COLONIZE-06, TTA-EX-29)', () => {
    const table = revealed('historic-territory-i', [THREE, THREE, THREE], { active: 1 })
    table.plays(1, 'pass').plays(2, 'pass').plays(0, 'bid 1')
    expect(table.asked).toBe('0 force')
  })

  test('if nobody bids, it becomes a past event (TTA-COLONIZE-05, TTA-EX-29)', () => {
    const table = revealed('historic-territory-i', [THREE, THREE, THREE], { active: 1 })
    table.plays(1, 'pass').plays(2, 'pass').plays(0, 'pass')
    expect(table.state.pastEvents).toEqual(['historic-territory-i'])
    expect(table.state.players.flatMap(({ colonies }) => colonies)).toEqual([])
    expect(table.asked).toBe('1 action')
  })

  test('the winner must send a force (TTA-COLONIZE-06)', () => {
    const table = revealed('historic-territory-i', [THREE, THREE]).plays(0, 'bid 1').plays(1, 'pass')
    expect(table.options(0)).toEqual(['send warriors', 'send warriors 2', 'send warriors 3'])
  })

  test('a player without a unit cannot bid, whatever else they have (TTA-COLONIZE-08, TTA-COLONIZE-12)', () => {
    const bonuses = { on: { warriors: 0 }, military: ['military-bonus-i'], specials: ['cartography'] }
    const table = revealed('historic-territory-i', [THREE, bonuses]).plays(0, 'bid 1')
    expect(table.asked).toBe('0 force')
  })
})

describe('the force', () => {
  /** A bid of 7 by a player who could send 11 (TTA-EX-28). */
  const example = () =>
    revealed('historic-territory-i', [
      {
        on: { warriors: 2, swordsmen: 2 },
        tactic: 'legion',
        leader: 'alexander-the-great',
        specials: ['cartography'],
        military: ['military-bonus-i'],
        yellowBank: 5,
      },
      {},
    ])

  test('counts units, their army, the modifier and bonus cards, but no other strength (TTA-COLONIZE-09, TTA-COLONIZE-10, TTA-COLONIZE-11, TTA-COLONIZE-13, TTA-EX-28)', () => {
    const table = example()
    // Six for the units, two for the army, four for Alexander, one for Cartography itself.
    expect(table.strength(0)).toBe(13)
    expect(table.options(0).at(-1)).toBe('bid 11')
  })

  test('is at least the bid; the player chooses the units and cards (TTA-COLONIZE-07, TTA-EX-28)', () => {
    const table = example().plays(0, 'bid 7').plays(1, 'pass')
    expect(table.asked).toBe('0 force')
    // Four and the modifier are 6: without the card it is not enough.
    expect(table.options(0)).not.toContain('send swordsmen 2')
    table.plays(0, 'bonus military-bonus-i send swordsmen 2')
    expect(table.events('sent')).toEqual([
      {
        kind: 'sent',
        seat: 0,
        units: ['swordsmen', 'swordsmen'],
        bonuses: ['military-bonus-i'],
        discards: 0,
        force: 7,
      },
    ])
  })

  test('units go to the yellow bank, bonus cards are discarded (TTA-COLONIZE-14, TTA-COLONIZE-15, TTA-COLONIZE-17, TTA-EX-28)', () => {
    const table = example().plays(0, 'bid 7').plays(1, 'pass')
    table.plays(0, 'bonus military-bonus-i send swordsmen 2')
    expect([table.on(0, 'warriors'), table.on(0, 'swordsmen')]).toEqual([
      [2, 0],
      [0, 0],
    ])
    expect([table.civ(0).yellowBank, table.civ(0).unused]).toEqual([7, 1])
    expect(table.state.discards[1]?.cards).toEqual(['military-bonus-i'])
    expect(table.civ(0).militaryHand.cards).toEqual([])
    // Two warriors, two for Alexander, one for Cartography.
    expect(table.strength(0)).toBe(5)
  })

  test('the units that are sent form the army (TTA-COLONIZE-09, TTA-EX-28)', () => {
    const table = example().plays(0, 'bid 7').plays(1, 'pass')
    table.plays(0, 'send swordsmen warriors 2')
    expect(table.events('sent')).toMatchObject([{ bonuses: [], force: 8 }])
    expect(table.civ(0).militaryHand.cards).toEqual(['military-bonus-i'])
    expect(table.strength(0)).toBe(2 + 1 + 1)
  })

  test('any number of bonus cards, even beyond the military actions (TTA-COLONIZE-11)', () => {
    const military = Array<string>(4).fill('military-bonus-i')
    const table = revealed('historic-territory-i', [{ military, militaryActions: 0 }, {}])
    expect(table.options(0).at(-1)).toBe('bid 5')
    table.plays(0, 'bid 5').plays(1, 'pass').plays(0, 'bonus military-bonus-i 4 send warriors')
    expect(table.civ(0).colonies).toEqual(['historic-territory-i'])
    expect(table.state.discards[1]?.cards).toEqual(military)
  })

  test('bonus cards and the modifier alone are not enough: a unit must be sent (TTA-COLONIZE-08, TTA-COLONIZE-12)', () => {
    const table = revealed('historic-territory-i', [
      { ...THREE, specials: ['cartography'], military: ['military-bonus-i'] },
      {},
    ])
    table.plays(0, 'bid 2').plays(1, 'pass')
    expect(table.options(0).every((id) => id.includes('send warriors'))).toBe(true)
    expect(table.options(0)).toContain('send warriors')
  })

  test('Cook discards two cards for 1 each, each card in one use (TTA-COLONIZE-03, TTA-COLONIZE-11)', () => {
    const table = revealed(
      'historic-territory-i',
      [
        {
          leader: 'james-cook',
          on: { warriors: 1, swordsmen: 1 },
          military: ['military-bonus-ii', 'legion', 'phalanx', 'enslave'],
        },
        {},
      ],
      { age: 2 },
    )
    // 1 + 2 for the units, 2 for the bonus card, 2 for two others.
    expect(table.options(0).at(-1)).toBe('bid 7')
    table.plays(0, 'bid 6').plays(1, 'pass')
    // With the swordsmen alone at most 6 can be reached.
    const alone = table.options(0).filter((id) => id.endsWith('send swordsmen'))
    expect(alone.toSorted()).toEqual(
      ['enslave legion', 'enslave phalanx', 'legion phalanx'].map(
        (thrown) => `bonus military-bonus-ii discard ${thrown} send swordsmen`,
      ),
    )
    table.plays(0, 'bonus military-bonus-ii discard enslave legion send swordsmen')
    expect(table.events('sent')).toMatchObject([
      { units: ['swordsmen'], bonuses: ['military-bonus-ii'], discards: 2, force: 6 },
    ])
    expect(table.civ(0).militaryHand.cards).toEqual(['phalanx'])
  })

  test('Cook: a bonus card does not count twice (TTA-COLONIZE-03, TTA-COLONIZE-07)', () => {
    const table = revealed(
      'historic-territory-i',
      [{ leader: 'james-cook', on: { warriors: 1, swordsmen: 1 }, military: ['military-bonus-i'] }, {}],
      { age: 2 },
    )
    expect(table.options(0).at(-1)).toBe('bid 4')
    table.plays(0, 'bid 4').plays(1, 'pass')
    expect(table.options(0).toSorted()).toEqual([
      'bonus military-bonus-i send swordsmen warriors',
      'discard military-bonus-i send swordsmen warriors',
    ])
  })
})

describe('the colony', () => {
  const settled = (territory: string, winner: PlayerFacts, facts: Partial<Facts> = {}) =>
    revealed(territory, [winner, { on: { warriors: 0 } }], facts).plays(0, 'bid 1', 'send warriors')

  test('lies in front of the winner and is not a past event (TTA-COLONIZE-16)', () => {
    const table = settled('historic-territory-i', {})
    expect(table.civ(0).colonies).toEqual(['historic-territory-i'])
    expect(table.state.pastEvents).toEqual([])
  })

  test('its permanent effect applies, and the units are gone (TTA-COLONIZE-17)', () => {
    const table = settled('strategic-territory-i', { on: { warriors: 1 } })
    expect(table.strength(0)).toBe(2)
    expect(settled('historic-territory-i', {}).happiness(0)).toBe(1)
  })

  test('permanent tokens come before its immediate effect (TTA-COLONIZE-19, TTA-EX-30)', () => {
    const table = settled('wealthy-territory-i', { on: { iron: 0 }, blueBank: 0 })
    // Three tokens come, and are worth five: two on Iron, one on Bronze.
    expect([table.on(0, 'bronze'), table.on(0, 'iron')]).toEqual([
      [2, 1],
      [0, 2],
    ])
    expect([table.resources(0), table.civ(0).blueBank]).toEqual([5, 0])
  })

  test('population too comes from tokens that came with it (TTA-COLONIZE-18, TTA-COLONIZE-19)', () => {
    const table = settled('inhabited-territory-i', { yellowBank: 0, unused: 0 })
    // One sacrificed unit and two new tokens go to the bank, one goes to the pool; no food is paid.
    expect([table.civ(0).yellowBank, table.civ(0).unused]).toEqual([2, 1])
  })

  test.each([
    ['wealthy-territory-i', [5, 0, 0, 1]],
    ['vast-territory-i', [0, 3, 0, 1]],
    ['developed-territory-i', [0, 0, 3, 1]],
    ['historic-territory-i', [0, 0, 0, 7]],
  ])('%s: resources, food, science, culture (TTA-COLONIZE-18)', (territory, expected) => {
    const table = settled(territory, {})
    // One culture point is for the prepared event.
    const { science, culture } = table.civ(0)
    expect([table.resources(0), table.food(0), science, culture]).toEqual(expected)
  })

  test('military cards are drawn above the limit, none in Age IV (TTA-COLONIZE-18)', () => {
    const table = settled('strategic-territory-ii', { military: ['legion', 'phalanx'] }, { age: 2 })
    expect(table.civ(0).militaryHand.cards).toHaveLength(7)
    expect(table.militaryActions(0)).toEqual([2, 0])
    const late = settled('strategic-territory-ii', { military: ['legion'] }, { age: 4, lastRound: 20 })
    expect(late.civ(0).militaryHand.cards).toEqual(['legion'])
  })

  test('it costs no action and can be won on another player’s turn (TTA-COLONIZE-20)', () => {
    const table = revealed('historic-territory-i', [{}, THREE]).plays(0, 'pass')
    table.plays(1, 'bid 1', 'send warriors')
    expect(table.civ(1).colonies).toEqual(['historic-territory-i'])
    expect(table.civ(1).culture).toBe(6)
    expect([table.civilActions(1), table.militaryActions(1)]).toEqual([
      [4, 0],
      [2, 0],
    ])
    expect(table.asked).toBe('0 action')
  })
})
