import { describe, expect, test } from 'vitest'

import type { CardId } from '../../src/index.ts'
import type { Facts, PlayerFacts, Position } from '../testing.ts'
import { position } from './position.ts'

const ADVANCED = { level: 'advanced' } as const

/** The active player prepares Rats, and this territory or event comes up. */
function revealed(card: CardId, players: readonly PlayerFacts[], facts: Partial<Facts> = {}): Position {
  const { active = 0 } = facts
  const all = players.map((player, seat) =>
    seat === active ? { ...player, military: [...(player.military ?? []), 'rats'] } : player,
  )
  const table = position({
    options: ADVANCED,
    age: 2,
    currentEvents: [card, 'no-event'],
    ...facts,
    players: all,
    stage: 'politics',
  })
  return table.plays(active, 'event rats')
}

const FIVE = { on: { warriors: 5 } }
const NO_UNIT = { on: { warriors: 0 } }

describe('the auction', () => {
  test('the active player first, then clockwise; each bids higher or passes (TTA06-ADV-COL-01)', () => {
    const table = revealed('historic-territory-i', [FIVE, FIVE, FIVE], { active: 1 })
    expect(table.asked).toBe('1 bid')
    table.plays(1, 'bid 2')
    expect([table.asked, ...table.options(2)]).toEqual(['2 bid', 'pass', 'bid 3', 'bid 4', 'bid 5'])
    table.plays(2, 'bid 3')
    expect([table.asked, ...table.options(0)]).toEqual(['0 bid', 'pass', 'bid 4', 'bid 5'])
  })

  test('a player who has passed is out; it ends when one bidder is left, who colonizes (TTA06-ADV-COL-01, TTA06-ADV-COL-02)', () => {
    const table = revealed('historic-territory-i', [FIVE, FIVE, FIVE], { active: 1 })
    table.plays(1, 'bid 1').plays(2, 'pass').plays(0, 'bid 2')
    expect(table.asked).toBe('1 bid')
    table.plays(1, 'bid 3')
    expect(table.asked).toBe('0 bid')
    table.plays(0, 'pass')
    expect(table.asked).toBe('1 force')
    table.plays(1, 'send warriors 3')
    expect(table.civ(1).colonies).toEqual(['historic-territory-i'])
    expect(table.asked).toBe('1 action')
  })

  test('if all pass, the territory becomes a past event (TTA06-ADV-COL-02)', () => {
    const table = revealed('historic-territory-i', [FIVE, FIVE])
    table.plays(0, 'pass').plays(1, 'pass')
    expect(table.state.pastEvents).toEqual(['historic-territory-i'])
    expect(table.state.players.flatMap(({ colonies }) => colonies)).toEqual([])
    expect(table.asked).toBe('0 action')
  })

  test('a bid is at least 1, and the last player may bid or pass when all others have passed (TTA06-ADV-COL-03, TTA06-GAP-13)', () => {
    const table = revealed('historic-territory-i', [FIVE, FIVE, { on: { warriors: 2 } }])
    expect(table.options(0)).toEqual(['pass', 'bid 1', 'bid 2', 'bid 3', 'bid 4', 'bid 5'])
    table.plays(0, 'pass').plays(1, 'pass')
    expect(table.options(2)).toEqual(['pass', 'bid 1', 'bid 2'])
    table.plays(2, 'bid 1')
    expect(table.asked).toBe('2 force')
  })

  test('nobody bids more than they can pay (TTA06-ADV-COL-03)', () => {
    const table = revealed('historic-territory-i', [FIVE, { on: { warriors: 2 } }])
    table.plays(0, 'bid 2')
    expect(table.options(1)).toEqual(['pass'])
    expect(() => table.plays(1, 'bid 3')).toThrow('open: 1 bid: pass')
  })

  test('a bid is binding: the winner must pay it (TTA06-ADV-COL-03)', () => {
    const table = revealed('historic-territory-i', [FIVE, FIVE]).plays(0, 'bid 5').plays(1, 'pass')
    expect(table.asked).toBe('0 force')
    expect(table.options(0)).toEqual(['send warriors 5'])
  })

  test('the payment is secret until it is made (TTA06-ADV-COL-03)', () => {
    const table = revealed('historic-territory-i', [{ military: ['military-bonus-ii'] }, FIVE])
    table.plays(0, 'bid 3')
    expect(table.events('bid')).toEqual([{ kind: 'bid', seat: 0, amount: 3 }])
    expect(table.table.view(1).players[0]?.militaryHand).toEqual([{ age: 2, card: null }])
    table.plays(1, 'pass')
    expect(table.table.view(1).players[0]?.militaryHand).toEqual([{ age: 2, card: null }])
    table.plays(0, 'bonus military-bonus-ii send warriors')
    expect(table.events('sent')).toMatchObject([
      { units: ['warriors'], bonuses: ['military-bonus-ii'], force: 3 },
    ])
  })
})

describe('the payment', () => {
  test.each([
    [{ wonders: ['colossus'] }, 1 + 1],
    [{ specials: ['cartography'] }, 1 + 2],
    [{ specials: ['navigation'] }, 1 + 3],
    [{ specials: ['satellites'] }, 1 + 4],
  ])('%o: one Warriors unit with it is worth %i (TTA06-ADV-COL-04)', (player, force) => {
    const table = revealed('historic-territory-i', [player, {}], { options: {}, age: 3 })
    expect(table.options(0).at(-1)).toBe(`bid ${force}`)
  })

  test('strength of the civilization that is not from units does not count (TTA06-ADV-COL-04)', () => {
    const table = revealed('historic-territory-i', [
      { on: { warriors: 2 }, specials: ['warfare'], colonies: ['strategic-territory-i'] },
      {},
    ])
    expect(table.strength(0)).toBe(2 + 1 + 2)
    expect(table.options(0).at(-1)).toBe('bid 2')
  })

  test('an army among the units adds its bonus, and more than the bid may be paid (TTA06-ADV-COL-03, TTA06-ADV-COL-04, TTA06-EX-O16)', () => {
    const on = { warriors: 0, swordsmen: 1, knights: 1 }
    const table = revealed('historic-territory-i', [{ on, tactic: 'medieval-army' }, FIVE])
    expect(table.options(0).at(-1)).toBe('bid 6')
    table.plays(0, 'bid 5').plays(1, 'pass').plays(0, 'send knights swordsmen')
    expect(table.events('sent')).toMatchObject([{ units: ['knights', 'swordsmen'], force: 6 }])
    expect(table.civ(0).colonies).toEqual(['historic-territory-i'])
  })

  test('two armies add it twice; an incomplete one does not (TTA06-ADV-COL-04)', () => {
    const on = { warriors: 2, knights: 2 }
    const table = revealed('historic-territory-i', [{ on, tactic: 'medieval-army' }, FIVE])
    expect(table.options(0).at(-1)).toBe('bid 10')
    table.plays(0, 'bid 4').plays(1, 'pass')
    expect(table.options(0)).not.toContain('send warriors 2')
    table.plays(0, 'send knights warriors 2')
    expect(table.events('sent')).toMatchObject([{ force: 1 + 1 + 2 + 2 }])
  })

  test('nobody bids without a unit, whatever bonuses they have (TTA06-ADV-COL-05)', () => {
    const bonuses = { ...NO_UNIT, specials: ['cartography'], military: ['military-bonus-ii'] }
    const table = revealed('historic-territory-i', [FIVE, bonuses]).plays(0, 'bid 1')
    expect(table.asked).toBe('0 force')
  })
})

describe('a bid of 4 for the Inhabited Territory', () => {
  /** The bidder has Cartography, Warriors, Swordsmen and a bonus card of 2, and is weaker than the rival. */
  const won = () =>
    revealed(
      'inhabited-territory-i',
      [
        {
          on: { warriors: 1, swordsmen: 1 },
          specials: ['cartography'],
          military: ['military-bonus-ii'],
          yellowBank: 8,
          unused: 0,
        },
        { ...FIVE, military: ['crusades'] },
      ],
      { currentEvents: ['inhabited-territory-i', 'independence-declaration', 'no-event'] },
    )
      .plays(0, 'bid 4')
      .plays(1, 'pass')

  test('the card and Cartography alone are not enough: a unit must go (TTA06-ADV-COL-05, TTA06-EX-R15)', () => {
    expect(
      won()
        .options(0)
        .every((id) => id.includes('send ')),
    ).toBe(true)
  })

  test('Swordsmen with Cartography are 4, and the card stays in hand (TTA06-ADV-COL-04, TTA06-EX-R15)', () => {
    const table = won().plays(0, 'send swordsmen')
    expect(table.events('sent')).toMatchObject([{ units: ['swordsmen'], bonuses: [], force: 4 }])
    expect(table.civ(0).militaryHand.cards).toEqual(['military-bonus-ii'])
  })

  test('Warriors with Cartography are 3; with the card 5 (TTA06-ADV-COL-04, TTA06-EX-R15)', () => {
    const table = won()
    expect(table.options(0)).not.toContain('send warriors')
    table.plays(0, 'bonus military-bonus-ii send warriors')
    expect(table.events('sent')).toMatchObject([{ bonuses: ['military-bonus-ii'], force: 5 }])
  })

  test('the unit goes to the bank, as do two new tokens, and one token becomes a worker (TTA06-ADV-COL-06, TTA06-ADV-COL-07, TTA06-EX-R15)', () => {
    const table = won()
    expect(table.strength(0)).toBe(1 + 2 + 1)
    table.plays(0, 'bonus military-bonus-ii send warriors')
    expect(table.on(0, 'warriors')).toEqual([0, 0])
    expect(table.strength(0)).toBe(2 + 1)
    expect(table.civ(0).colonies).toEqual(['inhabited-territory-i'])
    expect([table.civ(0).yellowBank, table.civ(0).unused]).toEqual([8 + 1 + 2 - 1, 1])
    expect(table.civ(0).militaryHand.cards).toEqual([])
    expect(table.state.discards[2]?.cards).toEqual(['military-bonus-ii'])
  })

  test('when the colony is lost, two tokens leave the bank and the population stays (TTA06-ADV-COL-08, TTA06-EX-R15)', () => {
    const table = won().plays(0, 'bonus military-bonus-ii send warriors', 'end turn')
    expect([table.civ(0).yellowBank, table.civ(0).unused]).toEqual([10, 1])
    table.plays(1, 'event crusades')
    expect(table.civ(0).colonies).toEqual([])
    expect([table.civ(0).yellowBank, table.civ(0).unused]).toEqual([8, 1])
    expect(table.on(0, 'swordsmen')).toEqual([1, 0])
  })
})

describe('the colony', () => {
  const settled = (territory: CardId, winner: PlayerFacts = {}, facts: Partial<Facts> = {}) =>
    revealed(territory, [winner, NO_UNIT], facts).plays(0, 'bid 1', 'send warriors')

  test.each([
    ['wealthy-territory-i', [5, 0, 0, 1]],
    ['fertile-territory-i', [0, 3, 0, 1]],
    ['developed-territory-i', [0, 0, 3, 1]],
    ['historic-territory-i', [0, 0, 0, 1 + 6]],
  ])('%s gives resources, food, science, culture once (TTA06-ADV-COL-07)', (territory, brought) => {
    const table = settled(territory)
    const { science, culture } = table.civ(0)
    expect([table.resources(0), table.food(0), science, culture]).toEqual(brought)
  })

  test('strength and happiness last as long as its owner has it (TTA06-ADV-COL-07)', () => {
    const table = settled('strategic-territory-i')
    expect([table.strength(0), table.civ(0).militaryHand.cards.length]).toEqual([2, 3])
    expect(settled('historic-territory-ii').happiness(0)).toBe(2)
  })

  test('tokens go to the banks before its immediate effects (TTA06-ADV-COL-07)', () => {
    const wealthy = settled('wealthy-territory-i', { blueBank: 0 })
    expect([wealthy.resources(0), wealthy.civ(0).blueBank]).toEqual([2, 0])
    const inhabited = settled('inhabited-territory-ii', { yellowBank: 0, unused: 0 })
    expect([inhabited.civ(0).yellowBank, inhabited.civ(0).unused]).toEqual([1 + 3 - 2, 2])
  })

  test('a taken colony gives only its permanent effects, and its loser keeps the immediate ones (TTA06-ADV-COL-08)', () => {
    const table = position({
      players: [
        { on: { warriors: 3 }, military: ['annex'], yellowBank: 5, blueBank: 9 },
        { ...NO_UNIT, colonies: ['developed-territory-i'], science: 3, yellowBank: 7, blueBank: 9 },
      ],
      age: 2,
      stage: 'politics',
    })
    table.plays(0, 'attack 1 annex', 'done')
    expect([table.civ(0).yellowBank, table.civ(0).blueBank, table.civ(0).science]).toEqual([6, 10, 0])
    expect([table.civ(1).yellowBank, table.civ(1).blueBank, table.civ(1).science]).toEqual([6, 8, 3])
  })

  test('its strength and happiness are lost with it (TTA06-ADV-COL-08)', () => {
    const lost = (colony: CardId) => revealed('independence-declaration', [FIVE, { colonies: [colony] }])
    expect(lost('strategic-territory-ii').strength(1)).toBe(1)
    expect(lost('historic-territory-i').happiness(1)).toBe(0)
  })

  test('the bank gives only as many yellow tokens as it has (TTA06-ADV-COL-08, TTA06-GAP-14)', () => {
    const colonies = ['fertile-territory-i']
    const table = revealed('independence-declaration', [FIVE, { colonies, yellowBank: 1, unused: 2 }])
    expect([table.civ(1).yellowBank, table.civ(1).unused]).toEqual([0, 2])
    expect(table.on(1, 'bronze')).toEqual([2, 0])
  })

  test('blue tokens missing in the bank come from goods of the owner’s choice (TTA06-GAP-14)', () => {
    const table = revealed('independence-declaration', [
      FIVE,
      { colonies: ['wealthy-territory-i'], on: { agriculture: [2, 3], bronze: [2, 3] }, blueBank: 1 },
    ])
    expect(table.asked).toBe('1 give-up')
    expect(table.options(1)).toEqual(['give-up agriculture', 'give-up bronze'])
    table.plays(1, 'give-up agriculture')
    expect([table.civ(1).blueBank, table.food(1), table.resources(1)]).toEqual([0, 2, 3])
    expect(table.asked).toBe('0 action')
  })
})
