import { answerByOrder, fastRandom } from '@ziggurat/kernel'
import type { Seat } from '@ziggurat/kernel'
import { describe, expect, test } from 'vitest'

import { throughTheAges } from '../src/index.ts'
import { orders } from '../src/politics/standing-orders.ts'
import type { StandingOrder } from '../src/politics/standing-orders.ts'
import { position, YEAR_2006 } from './testing.ts'
import type { Facts, PlayerFacts, Position } from './testing.ts'

const possible = (table: Position, seat: Seat): readonly StandingOrder[] =>
  orders.possible(table.table.view(seat))

const ids = (table: Position, seat: Seat): readonly string[] => possible(table, seat).map(({ id }) => id)

function order(table: Position, seat: Seat, id: string): StandingOrder {
  const found = possible(table, seat).find((each) => each.id === id)
  if (found === undefined) throw new Error(`no order '${id}'; there are ${ids(table, seat).join(' | ')}`)
  return found
}

/** What the seat's order answers now. */
const says = (table: Position, seat: Seat, left: StandingOrder): string | undefined =>
  answerByOrder(table.table, seat, left)

/** Lets the order answer as long as it does. Returns its answers. */
function obeyed(table: Position, seat: Seat, left: StandingOrder): readonly string[] {
  const said: string[] = []
  for (let id = says(table, seat, left); id !== undefined; id = says(table, seat, left)) {
    said.push(id)
    table.plays(seat, id)
  }
  return said
}

const facts = (table: Position, seat: Seat, left: StandingOrder) =>
  orders.restsOn(left, table.table.view(seat))

const THREE: PlayerFacts = { on: { warriors: 3 } }

/** The active player is about to reveal a territory. */
const territory = (card: string, players: readonly PlayerFacts[], more: Partial<Facts> = {}): Position =>
  position({
    ...more,
    players: players.map((player, seat) =>
      seat === 0 ? { ...player, military: [...(player.military ?? []), 'rats'] } : player,
    ),
    currentEvents: [card, 'development-of-crafts'],
    stage: 'politics',
  })

describe('in an auction', () => {
  test('the order bids one more than the last bid, up to its limit, and then passes (TTA-COLONIZE-02, TTA-COLONIZE-04)', () => {
    const table = territory('vast-territory-i', [{ on: { warriors: 6 } }, { on: { warriors: 6 } }])
    table.plays(0, 'event rats', 'bid 1')
    const left = order(table, 1, 'bid 4 vast-territory-i')
    expect(says(table, 1, left)).toBe('bid 2')
    table.plays(1, 'bid 2').plays(0, 'bid 3')
    expect(says(table, 1, left)).toBe('bid 4')
    table.plays(1, 'bid 4').plays(0, 'bid 5')
    expect(says(table, 1, left)).toBe('pass')
  })

  test('it can be left for a territory that is on the table or known to be coming, up to the largest force (TTA-COLONIZE-03)', () => {
    const table = territory('vast-territory-i', [{ ...THREE, military: ['inhabited-territory-i'] }, THREE])
    expect(ids(table, 1).filter((id) => id.startsWith('bid'))).toEqual([])
    table.plays(0, 'event rats')
    const bids = ['bid 1 vast-territory-i', 'bid 2 vast-territory-i', 'bid 3 vast-territory-i']
    expect(ids(table, 1).filter((id) => id.startsWith('bid'))).toEqual(bids)
  })

  test('only the player who prepared a territory knows that it is coming (TTA-EVENT-02)', () => {
    const table = territory('development-of-trade-routes', [
      { ...THREE, military: ['inhabited-territory-i'] },
      THREE,
    ])
    table.plays(0, 'event inhabited-territory-i')
    expect(ids(table, 0)).toContain('bid 3 inhabited-territory-i')
    expect(ids(table, 1).join()).not.toContain('inhabited-territory-i')
    expect(ids(table, 1)).toContain('pass')
  })

  test('it does not apply to another territory, which the player could not consider', () => {
    const table = territory('vast-territory-i', [THREE, THREE])
    table.plays(0, 'event rats')
    const left = { ...order(table, 1, 'bid 2 vast-territory-i'), card: 'inhabited-territory-i' } as const
    table.plays(0, 'bid 1')
    expect(says(table, 1, left as StandingOrder)).toBeUndefined()
  })

  test('passing can be ordered for all territories', () => {
    const table = territory('vast-territory-i', [THREE, THREE])
    const left = order(table, 1, 'pass')
    table.plays(0, 'event rats', 'bid 1')
    expect(says(table, 1, left)).toBe('pass')
  })

  test('it depends on the largest force, and on the territory', () => {
    const table = territory('vast-territory-i', [THREE, THREE])
    const all = order(table, 1, 'pass')
    const before = facts(table, 1, all)
    table.plays(0, 'event rats')
    const left = order(table, 1, 'bid 2 vast-territory-i')
    const then = facts(table, 1, left)
    table.plays(0, 'bid 1').plays(1, 'bid 2')
    expect([facts(table, 1, left), facts(table, 1, all)]).toEqual([then, before])
    table.plays(0, 'pass').plays(1, 'send warriors 2')
    expect(then).toEqual({ territory: 'to come', force: 3 })
    expect(facts(table, 1, left)).toEqual({ territory: 'gone', force: 1 })
    expect(facts(table, 1, all)).not.toEqual(before)
  })

  test('an order does not choose the units to send (TTA-COLONIZE-07)', () => {
    const table = territory('vast-territory-i', [THREE, THREE])
    table.plays(0, 'event rats', 'pass')
    const left = order(table, 1, 'bid 2 vast-territory-i')
    expect(obeyed(table, 1, left)).toEqual(['bid 1'])
    expect(table.asked).toBe('1 force')
  })

  test('a player without a unit to send is not asked, and has no order to leave (TTA-COLONIZE-08)', () => {
    const table = territory('vast-territory-i', [THREE, { on: { warriors: 0 } }])
    expect(ids(table, 1)).not.toContain('pass')
  })
})

describe('pacts', () => {
  const offering = (more: Partial<Facts> = {}, ...rest: readonly PlayerFacts[]): Position =>
    position({
      players: [{ military: ['open-borders-agreement'] }, {}, ...(rest.length > 0 ? rest : [{}])],
      stage: 'politics',
      ...more,
    })

  test('an order refuses them, whoever offers (TTA-PACT-03)', () => {
    const table = offering()
    const left = order(table, 1, 'refuse pacts')
    table.plays(0, 'offer 1 open-borders-agreement')
    expect(says(table, 1, left)).toBe('refuse')
    expect(says(table, 2, order(table, 2, 'refuse pacts'))).toBeUndefined()
  })

  test('or those of one player', () => {
    const table = offering()
    table.plays(0, 'offer 1 open-borders-agreement')
    expect(says(table, 1, order(table, 1, 'refuse pacts 0'))).toBe('refuse')
    expect(says(table, 1, order(table, 1, 'refuse pacts 2'))).toBeUndefined()
    expect(ids(table, 1)).not.toContain('refuse pacts 1')
  })

  test('it depends on the pacts and wars of its player, but not on those of others', () => {
    const table = offering({ age: 3 }, { wars: [{ card: 'war-over-culture', rival: 0 }] })
    const left = order(table, 1, 'refuse pacts')
    const before = facts(table, 1, left)
    const theirs = facts(table, 2, left)
    table.plays(0, 'offer 2 open-borders-agreement').plays(2, 'accept')
    expect(facts(table, 1, left)).toEqual(before)
    expect(facts(table, 2, left)).toEqual({ ...theirs, pacts: '0 open-borders-agreement 2 A' })

    const war = position({
      players: [{ military: ['war-over-culture'], government: 'monarchy' }, {}, {}],
      age: 3,
      stage: 'politics',
    })
    const peace = facts(war, 1, left)
    war.plays(0, 'war 1 war-over-culture')
    expect(facts(war, 1, left)).toEqual({ ...peace, wars: '0 war-over-culture 1' })
  })

  test('without pacts in the game there is no order to leave', () => {
    expect(ids(position({ players: [{}, {}] }), 1).join()).not.toContain('pacts')
    const simple = { ...YEAR_2006, level: 'simple' } as const
    expect(ids(position({ players: [{}, {}, {}], options: simple }), 1).join()).not.toContain('pacts')
    const without = { ...YEAR_2006, peaceful: 'without-pacts' } as const
    expect(ids(position({ players: [{}, {}, {}], options: without }), 1)).toEqual(['pass'])
  })
})

describe('against an aggression', () => {
  const attacked = (rival: PlayerFacts, warriors: number, more: Partial<Facts> = {}): Position =>
    position({
      players: [{ on: { warriors }, government: 'monarchy', military: ['plunder-i'] }, rival],
      age: 2,
      stage: 'politics',
      ...more,
    }).plays(0, 'attack 1 plunder-i')

  const hand = ['legion', 'military-bonus-i', 'military-bonus-ii', 'phalanx']

  test('an order gives in at once (TTA-AGGR-07)', () => {
    const table = attacked({ on: { warriors: 3 }, military: hand }, 5)
    expect(obeyed(table, 1, order(table, 1, 'defend nothing'))).toEqual(['yield'])
  })

  test.each([
    [4, 'discard legion'],
    [5, 'bonus military-bonus-i'],
    [6, 'bonus military-bonus-ii'],
    [7, 'bonus military-bonus-ii'],
    [8, 'bonus military-bonus-ii discard legion'],
    [9, 'bonus military-bonus-i military-bonus-ii'],
    [10, 'yield'],
  ])(
    'or it defends with the fewest cards that are enough: 3 against %i (TTA-AGGR-08 to TTA-AGGR-10)',
    (strength, cards) => {
      const table = attacked({ on: { warriors: 3 }, military: hand }, strength)
      expect(obeyed(table, 1, order(table, 1, 'defend cards'))).toEqual([cards])
      expect(table.events('defended')).toHaveLength(cards === 'yield' ? 0 : 1)
    },
  )

  test('it uses no more cards than military actions (TTA-AGGR-10)', () => {
    const military = ['legion', 'phalanx', 'heavy-cavalry']
    expect(obeyed(...defended(attacked({ on: { warriors: 3 }, military }, 5)))).toEqual([
      expect.stringMatching(/^discard \S+ \S+$/u),
    ])
    expect(obeyed(...defended(attacked({ on: { warriors: 3 }, military }, 6)))).toEqual(['yield'])
  })

  const defended = (table: Position) => [table, 1, order(table, 1, 'defend cards')] as const

  test('several copies of a card are counted', () => {
    const military = ['legion', 'legion', 'military-bonus-ii']
    const table = attacked({ on: { warriors: 3 }, military }, 8)
    expect(obeyed(table, 1, order(table, 1, 'defend cards'))).toEqual([
      'bonus military-bonus-ii discard legion',
    ])
    expect(table.civ(1).militaryHand.cards).toEqual(['legion'])
  })

  test('2006: only bonus cards; orders do not sacrifice units (TTA06-ADV-AGG-03)', () => {
    const options = { ...YEAR_2006 }
    const bonuses = throughTheAges
      .cards(options)
      .filter(({ kind, age }) => kind === 'bonus' && age <= 2)
      .map(({ id }) => id)
    const military = ['legion', ...bonuses.slice(0, 2)]
    const players = (warriors: number): readonly PlayerFacts[] => [
      { on: { warriors }, government: 'monarchy', military: ['plunder-i'] },
      { on: { warriors: 3 }, military },
    ]
    for (const [warriors, holds] of [
      [4, true],
      [12, false],
    ] as const) {
      const table = position({ players: players(warriors), age: 2, stage: 'politics', options })
      table.plays(0, 'attack 1 plunder-i')
      while (table.asked === '0 sacrifice') table.plays(0, 'done')
      const said = obeyed(table, 1, order(table, 1, 'defend cards'))
      expect(said).toEqual([holds ? `bonus ${bonuses[0]}` : 'yield'])
    }
  })

  test('2006: a player who is strong enough adds nothing', () => {
    const options = { ...YEAR_2006 }
    const table = position({
      players: [
        { on: { warriors: 3 }, government: 'monarchy', military: ['plunder-i'] },
        { on: { warriors: 5 }, military: ['legion'] },
      ],
      stage: 'politics',
      options,
    })
    table.plays(0, 'attack 1 plunder-i')
    while (table.asked === '0 sacrifice') table.plays(0, 'done')
    for (const id of ['defend cards', 'defend nothing'])
      expect(says(table, 1, order(table, 1, id))).toBe('done')
  })

  test("it depends on the player's strength and on which military cards they have", () => {
    const one = position({ players: [{}, { military: ['legion'] }] })
    const left = order(one, 1, 'defend nothing')
    const other = position({ players: [{}, { military: ['phalanx'] }] })
    const strong = position({ players: [{}, { military: ['legion'], on: { warriors: 2 } }] })
    const rival = position({ players: [{ on: { warriors: 5 } }, { military: ['legion'] }] })
    expect(facts(one, 1, left)).toEqual({ strength: 1, cards: 'legion' })
    expect(facts(other, 1, left)).not.toEqual(facts(one, 1, left))
    expect(facts(strong, 1, left)).not.toEqual(facts(one, 1, left))
    expect(facts(rival, 1, left)).toEqual(facts(one, 1, left))
  })

  test('without aggressions in the game there is no order to leave (TTA06-VAR-PEACE-01)', () => {
    const peaceful = { ...YEAR_2006, peaceful: 'yes' } as const
    expect(ids(position({ players: [{}, {}], options: peaceful }), 1).join()).not.toContain('defend')
  })
})

test('spectators and players who have left the game have no order to leave', () => {
  const table = position({ players: [{}, {}, {}], stage: 'politics' })
  expect(orders.possible(table.table.view(null))).toEqual([])
  table.plays(0, 'resign')
  expect(ids(table, 0)).toEqual([])
  expect(ids(table, 1)).not.toEqual([])
})

test('an order sees only what its seat sees: it is the same in any redealt world', () => {
  const table = territory('vast-territory-i', [
    { ...THREE, military: ['legion', 'inhabited-territory-i'] },
    { ...THREE, military: ['military-bonus-i'] },
    THREE,
  ])
  table.plays(0, 'event rats')
  for (const seat of [0, 1, 2]) {
    const other = table.table.redeal(seat, fastRandom(seat))
    expect(orders.possible(other.view(seat))).toEqual(possible(table, seat))
  }
})
