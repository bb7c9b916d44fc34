import { fastRandom, eventFor } from '@ziggurat/kernel'
import type { Seat } from '@ziggurat/kernel'
import { describe, expect, test } from 'vitest'

import { position } from './testing.ts'
import type { Position } from './testing.ts'

type Viewer = Seat | null

/** Tables that the viewer cannot tell from this one. */
function redealt({ table }: Position, viewer: Viewer) {
  return Array.from({ length: 16 }, (_, i) => {
    const other = table.redeal(viewer, fastRandom(i + 1))
    expect(other.view(viewer)).toEqual(table.view(viewer))
    return other
  })
}

/** The different things found at some place in those tables. */
const found = (table: Position, viewer: Viewer, look: (state: Position['state']) => string) =>
  [...new Set(redealt(table, viewer).map(({ state }) => look(state)))].toSorted()

/** The events of some kinds as a viewer may know them. */
const toldOf = ({ emitted }: Position, viewer: Viewer, kind: string) =>
  emitted.map((each) => eventFor(each, viewer)).filter((event) => event.kind === kind)

const handOf = ({ table }: Position, viewer: Viewer, seat: Seat) =>
  table
    .view(viewer)
    .players[seat]?.militaryHand.map(({ age, card }) => `${age} ${card ?? '?'}`)
    .toSorted()

describe('public information', () => {
  const busy = () =>
    position({
      players: [
        {
          government: 'monarchy',
          leader: 'moses',
          on: { iron: [2, 3], swordsmen: 2 },
          specials: ['warfare'],
          wonders: ['pyramids', 'ruined colossus'],
          site: ['kremlin', 1],
          colonies: ['vast-territory-i'],
          exclusive: 'legion',
          wars: [{ card: 'war-over-territory', rival: 1 }],
          science: 3,
          culture: 7,
        },
        { pact: { card: 'open-borders-agreement', partner: 0 }, tactic: 'phalanx', unused: 3 },
        {},
      ],
      row: ['coal', null, 'opera'],
      age: 2,
      active: 1,
      start: 2,
    })

  test('everybody sees everything in play, tokens, ratings, points and actions (TTA-HID-01)', () => {
    const table = busy()
    const { players, commonTactics, age, start, active } = table.table.view(null)
    expect(players[0]).toMatchObject({
      government: 'monarchy',
      leader: 'moses',
      specials: ['warfare'],
      wonders: [{ card: 'pyramids' }, { card: 'colossus', ruined: true }],
      site: { card: 'kremlin', built: 1, tokens: 1 },
      colonies: ['vast-territory-i'],
      tactic: 'legion',
      wars: [{ card: 'war-over-territory', rival: 1 }],
      science: 3,
      culture: 7,
      resources: 6,
      ratings: { strength: table.strength(0), civilTotal: 6, militaryTotal: 5 },
    })
    expect(players[1]).toMatchObject({
      pact: { card: 'open-borders-agreement', partner: 0, side: 'A' },
      tactic: 'phalanx',
      unused: 3,
      yellowBank: 18,
      blueBank: 16,
      civil: 4,
      military: 3,
    })
    expect({ commonTactics, age, start, active }).toEqual({
      commonTactics: ['phalanx'],
      age: 2,
      start: 2,
      active: 1,
    })
    for (const viewer of [0, 1, 2]) expect(table.table.view(viewer).players).toEqual(players)
  })

  test('so is the row (TTA-HID-01)', () => {
    const cards = [0, 1, null].map((viewer) =>
      busy()
        .table.view(viewer)
        .row.map((space) => space?.card),
    )
    for (const row of cards) expect(row.slice(0, 4)).toEqual(['coal', undefined, 'opera', undefined])
  })

  test('civil hands are open, or show their backs if the options say so (TTA-HID-02)', () => {
    const hands = (open: 'open' | 'hidden', viewer: Viewer) =>
      position({ players: [{ hand: ['iron', 'moses'] }, {}], hands: open }).table.view(viewer).players[0]
        ?.civilHand
    const faces = [
      { age: 1, card: 'iron' },
      { age: 0, card: 'moses' },
    ]
    const backs = [
      { age: 1, card: null },
      { age: 0, card: null },
    ]
    expect([0, 1, null].map((viewer) => hands('open', viewer))).toEqual([faces, faces, faces])
    expect([0, 1, null].map((viewer) => hands('hidden', viewer))).toEqual([faces, backs, backs])
  })

  test('past events are known (TTA-HID-09)', () => {
    const table = position({
      players: [{ military: ['foray'] }, {}],
      currentEvents: ['rats', 'development-of-crafts'],
      stage: 'politics',
    })
    table.plays(0, 'event foray')
    for (const viewer of [0, 1, null]) expect(table.table.view(viewer).pastEvents).toEqual(['rats'])
  })
})

describe('military hands and decks', () => {
  const players = [{ military: ['legion', 'rats', 'cold-war'] }, { military: ['foray'] }]

  test('owners see their cards, others the number and ages (TTA-HID-03, TTA-HID-04)', () => {
    const table = position({ players, age: 2 })
    expect(handOf(table, 0, 0)).toEqual(['1 legion', '1 rats', '2 cold-war'])
    expect(handOf(table, 1, 0)).toEqual(['1 ?', '1 ?', '2 ?'])
    expect(handOf(table, null, 0)).toEqual(['1 ?', '1 ?', '2 ?'])
    expect(handOf(table, 0, 1)).toEqual(['1 ?'])
  })

  test('to others they could be any unseen cards of their ages (TTA-HID-03, TTA-HID-04)', () => {
    const table = position({ players, age: 2 })
    const hand = (state: Position['state']) => state.players[0]?.militaryHand.cards.join() ?? ''
    expect(found(table, 1, hand).length).toBeGreaterThan(8)
    expect(found(table, 1, hand).join()).not.toContain('foray')
    expect(found(table, 0, hand)).toEqual(['legion,rats,cold-war'])
  })

  test('viewers see how many cards are left in the decks, but no order (TTA-HID-05)', () => {
    const table = position({ players, age: 2 })
    const { civilDeck, militaryDeck } = table.table.view(1)
    expect([civilDeck, militaryDeck]).toEqual([44, 45])
    expect(found(table, null, (state) => state.civilDeck.at(-1) ?? '').length).toBeGreaterThan(4)
    expect(found(table, 0, (state) => state.militaryDeck.at(-1) ?? '').length).toBeGreaterThan(4)
  })

  test('nobody knows which Age A events were put away (TTA-HID-06)', () => {
    const table = position({ players, currentEvents: ['development-of-science'], age: 2 })
    expect(found(table, 0, ({ currentEvents }) => currentEvents.cards.join()).length).toBeGreaterThan(3)
  })

  test('only the owner gets an event with the drawn cards (TTA-HID-03)', () => {
    const table = position({ players: [{}, {}], militaryNext: ['legion', 'rats'] }).plays(0, 'end turn')
    const drew = { kind: 'drew', seat: 0, count: 2 }
    expect(toldOf(table, 0, 'drew')).toEqual([{ ...drew, cards: ['legion', 'rats'] }])
    expect(toldOf(table, 1, 'drew')).toEqual([drew])
    expect(toldOf(table, null, 'drew')).toEqual([drew])
    expect(handOf(table, 1, 0)).toEqual(['1 ?', '1 ?'])
  })

  test('cards from a colony are drawn secretly (TTA-HID-15)', () => {
    const table = position({
      players: [{ leader: 'christopher-columbus', military: ['strategic-territory-i'] }, {}],
      militaryNext: ['legion', 'rats', 'enslave'],
      stage: 'politics',
    })
    table.plays(0, 'use christopher-columbus strategic-territory-i')
    expect(toldOf(table, 0, 'drew')).toMatchObject([{ cards: ['legion', 'rats', 'enslave'] }])
    expect(toldOf(table, 1, 'drew')).toEqual([{ kind: 'drew', seat: 0, count: 3 }])
    expect(handOf(table, 1, 0)).toEqual(['1 ?', '1 ?', '1 ?'])
  })

  test('a redealt table does not have the real seed (TTA-HID-16)', () => {
    const table = position({ players, age: 2 })
    for (const other of redealt(table, 0)) {
      expect(other.state.random.seed).not.toBe(table.state.random.seed)
      expect(other.setting.seed).not.toBe(table.table.setting.seed)
    }
  })
})

describe('event decks', () => {
  test('viewers see the ages of the current events (TTA-HID-07)', () => {
    const table = position({ players: [{}, {}], currentEvents: ['rats', 'cold-war', 'emigration'], age: 2 })
    for (const viewer of [0, 1, null]) {
      const { currentEvents, preparedEvents, nextEvent } = table.table.view(viewer)
      expect({ currentEvents, preparedEvents, nextEvent }).toEqual({
        currentEvents: [1, 2, 2],
        preparedEvents: [],
        nextEvent: null,
      })
    }
    expect(found(table, 0, (state) => state.currentEvents.cards.at(-1) ?? '').length).toBeGreaterThan(3)
  })

  test('Joan sees the top one when her politics phase begins; the others do not (TTA-HID-07)', () => {
    const table = position({
      players: [{ leader: 'joan-of-arc', military: ['foray'] }, {}],
      currentEvents: ['rats', 'crusades'],
      stage: 'politics',
    })
    expect(table.table.view(0).nextEvent).toBe('rats')
    expect([table.table.view(1).nextEvent, table.table.view(null).nextEvent]).toEqual([null, null])
    expect(toldOf(table, 0, 'foresaw')).toEqual([{ kind: 'foresaw', seat: 0, card: 'rats' }])
    expect(toldOf(table, 1, 'foresaw')).toEqual([{ kind: 'foresaw', seat: 0 }])
    const top = (state: Position['state']) => state.currentEvents.cards.at(-1) ?? ''
    expect(found(table, 0, top)).toEqual(['rats'])
    expect(found(table, 1, top).length).toBeGreaterThan(3)
    expect(found(table, 0, (state) => state.currentEvents.cards[0] ?? '').length).toBeGreaterThan(3)
  })

  test('she does not see the one after it (TTA-HID-07)', () => {
    const table = position({
      players: [{ leader: 'joan-of-arc', military: ['foray'] }, {}],
      currentEvents: ['rats', 'crusades'],
      stage: 'politics',
    })
    table.plays(0, 'event foray')
    expect(table.table.view(0).nextEvent).toBeNull()
  })

  test('she looks only when her politics phase begins (TTA-HID-07)', () => {
    const table = position({
      players: [{ leader: 'joan-of-arc' }, {}],
      currentEvents: ['rats', 'crusades'],
      active: 1,
      stage: 'politics',
    })
    expect(table.table.view(0).nextEvent).toBeNull()
    table.plays(1, 'pass', 'end turn')
    expect(table.table.view(0).nextEvent).toBe('rats')
  })

  test('the player who prepared an event knows it; others see its age (TTA-HID-08)', () => {
    const table = position({
      players: [{ military: ['cold-war'] }, {}],
      currentEvents: ['development-of-science', 'development-of-crafts'],
      age: 2,
      stage: 'politics',
    })
    table.plays(0, 'event cold-war')
    expect(table.table.view(0).futureEvents).toEqual([{ age: 2, card: 'cold-war' }])
    expect(table.table.view(1).futureEvents).toEqual([{ age: 2, card: null }])
    expect(table.table.view(null).futureEvents).toEqual([{ age: 2, card: null }])
    const prepared = { kind: 'prepared', seat: 0, age: 2 }
    expect(toldOf(table, 0, 'prepared')).toEqual([{ ...prepared, card: 'cold-war' }])
    expect(toldOf(table, 1, 'prepared')).toEqual([prepared])
    const future = (state: Position['state']) => state.futureEvents.cards.join()
    expect(found(table, 0, future)).toEqual(['cold-war'])
    expect(found(table, 1, future).length).toBeGreaterThan(3)
  })

  test('after the shuffle that player knows that it is there, but not where (TTA-HID-08, TTA-EVENT-05)', () => {
    const table = position({
      players: [{ military: ['rats'] }, {}],
      currentEvents: ['development-of-science'],
      futureEvents: ['crusades', 'foray', 'cold-war'],
      age: 2,
      stage: 'politics',
    })
    table.plays(0, 'event rats')
    expect(table.table.view(0)).toMatchObject({ currentEvents: [1, 1, 1, 2], preparedEvents: ['rats'] })
    expect(table.table.view(1)).toMatchObject({ currentEvents: [1, 1, 1, 2], preparedEvents: [] })
    const place = ({ currentEvents }: Position['state']) => String(currentEvents.cards.indexOf('rats'))
    expect(found(table, 0, place)).toEqual(['1', '2', '3'])
    expect(found(table, 1, place)).toContain('-1')
  })

  test('a redeal puts only events and territories among the events (TTA-HID-08, TTA-EVENT-01)', () => {
    const table = position({ players: [{}, {}], currentEvents: ['rats'], futureEvents: ['foray'] })
    const others = ['legion', 'phalanx', 'medieval-army', 'heavy-cavalry', 'fighting-band', 'enslave']
    others.push('plunder-i', 'raid-i', 'military-bonus-i')
    const cards = redealt(table, 0).flatMap(({ state }) => [
      ...state.currentEvents.cards,
      ...state.futureEvents.cards,
    ])
    expect(cards.filter((card) => others.includes(card))).toEqual([])
  })
})
