import { fastRandom, eventFor } from '@ziggurat/kernel'
import type { Seat } from '@ziggurat/kernel'
import { describe, expect, test } from 'vitest'

import { position } from './testing.ts'
import type { Position } from './testing.ts'

type Viewer = Seat | null

const toldOf = ({ emitted }: Position, viewer: Viewer, kind: string) =>
  emitted.map((each) => eventFor(each, viewer)).filter((event) => event.kind === kind)

const handOf = ({ table }: Position, viewer: Viewer, seat: Seat) =>
  table
    .view(viewer)
    .players[seat]?.militaryHand.map(({ age, card }) => `${age} ${card ?? '?'}`)
    .toSorted()

/** All discards of Age I that are possible for the viewer, without duplicates. */
function piles({ table }: Position, viewer: Viewer) {
  const ways = Array.from({ length: 16 }, (_, i) => {
    const other = table.redeal(viewer, fastRandom(i + 1))
    expect(other.view(viewer)).toEqual(table.view(viewer))
    return other.state.discards[1]?.cards.join(' ') ?? ''
  })
  return [...new Set(ways)]
}

describe('discards', () => {
  /** Two cards too many at the end of the turn. */
  const excess = () => {
    const players = [{ military: ['legion', 'phalanx', 'rats', 'enslave'], militaryActions: 0 }, {}]
    return position({ players }).plays(0, 'end turn', 'discard legion rats')
  }

  test('viewers see the number of cards in a pile (TTA-HID-10)', () => {
    const table = excess()
    for (const viewer of [0, 1, null]) expect(table.table.view(viewer).discards).toEqual([0, 2, 0, 0])
  })

  test('excess cards are discarded face down: others learn their number (TTA-HID-14)', () => {
    const table = excess()
    const discarded = { kind: 'discarded', seat: 0, count: 2 }
    expect(toldOf(table, 0, 'discarded')).toEqual([{ ...discarded, cards: ['legion', 'rats'] }])
    expect(toldOf(table, 1, 'discarded')).toEqual([discarded])
    expect(toldOf(table, null, 'discarded')).toEqual([discarded])
  })

  test('the player who discarded them remembers them; to others they could be any cards (TTA-HID-10, TTA-HID-14)', () => {
    const table = excess()
    expect(piles(table, 0)).toEqual(['legion rats'])
    expect(piles(table, 1).length).toBeGreaterThan(4)
    expect(piles(table, null).length).toBeGreaterThan(4)
  })

  test('everybody has seen a played card (TTA-HID-10)', () => {
    const table = position({
      players: [{ on: { warriors: 4 }, military: ['plunder-i'] }, {}],
      stage: 'politics',
    })
    table.plays(0, 'attack 1 plunder-i')
    for (const viewer of [0, 1, null]) expect(piles(table, viewer)).toEqual(['plunder-i'])
  })

  test('antiquated cards leave the hand unseen (TTA-HID-14)', () => {
    const table = position({
      players: [{ military: ['legion', 'cold-war'] }, {}],
      civilNext: ['coal'],
      shortDecks: true,
      age: 2,
      active: 1,
      stage: 'row',
    })
    expect(table.state.age).toBe(3)
    expect(handOf(table, 0, 0)).toEqual(['2 cold-war'])
    expect(toldOf(table, 1, 'discarded')).toEqual([{ kind: 'discarded', seat: 0, count: 1 }])
    expect(piles(table, 0)).toEqual(['legion'])
    expect(piles(table, 1).length).toBeGreaterThan(4)
  })

  test('so do cards of a player who resigns (TTA-HID-14)', () => {
    const table = position({
      players: [{ military: ['legion', 'rats'] }, {}, {}],
      stage: 'politics',
    })
    table.plays(0, 'resign')
    expect(toldOf(table, 1, 'discarded')).toEqual([{ kind: 'discarded', seat: 0, count: 2 }])
    expect(piles(table, 1).length).toBeGreaterThan(4)
  })
})

describe('a defence', () => {
  const attacked = () =>
    position({
      players: [
        { on: { warriors: 5 }, military: ['plunder-i'] },
        { on: { warriors: 2 }, military: ['military-bonus-i', 'legion', 'phalanx'] },
      ],
      stage: 'politics',
    }).plays(0, 'attack 1 plunder-i')

  test('bonus cards are shown; discarded cards are not (TTA-HID-11)', () => {
    const table = attacked().plays(1, 'bonus military-bonus-i discard phalanx')
    const defended = {
      kind: 'defended',
      seat: 1,
      units: [],
      bonuses: ['military-bonus-i'],
      discards: 1,
      strength: 5,
      held: true,
    }
    for (const viewer of [0, 1, null]) expect(toldOf(table, viewer, 'defended')).toEqual([defended])
    expect(toldOf(table, 0, 'discarded')).toEqual([{ kind: 'discarded', seat: 1, count: 1 }])
    expect(toldOf(table, 1, 'discarded')).toMatchObject([{ cards: ['phalanx'] }])
    expect(piles(table, 1)).toEqual(['military-bonus-i phalanx plunder-i'])
    const seen = piles(table, 0)
    expect(seen.length).toBeGreaterThan(4)
    for (const pile of seen) expect(pile).toMatch(/^military-bonus-i \S+ plunder-i$/u)
  })

  test('a partial defence is not an answer: nothing is shown before it is complete (TTA-HID-11, TTA-HID-16)', () => {
    const table = attacked()
    const before = table.table.view(0)
    const { length } = table.emitted
    expect(table.table.answer(1, 'bonus military-bonus-i')).not.toBeNull()
    expect(table.asked).toBe('1 defend')
    expect(table.table.view(0)).toEqual(before)
    expect(table.emitted).toHaveLength(length)
  })

  test('a player who cannot defend is asked like one who can (TTA-HID-03, TTA-HID-16)', () => {
    const table = position({
      players: [{ on: { warriors: 9 }, military: ['plunder-i'] }, { military: ['legion'] }],
      stage: 'politics',
    })
    table.plays(0, 'attack 1 plunder-i')
    expect(table.asked).toBe('1 defend')
  })
})

describe('an auction', () => {
  const auction = () =>
    position({
      players: [
        { on: { warriors: 3 }, military: ['rats'] },
        { on: { warriors: 1 }, military: ['military-bonus-i', 'military-bonus-i'] },
      ],
      currentEvents: ['vast-territory-i', 'development-of-crafts'],
      stage: 'politics',
    }).plays(0, 'event rats')

  test('bids are public; how far a player could go is not (TTA-HID-12)', () => {
    const table = auction().plays(0, 'bid 2')
    expect(table.asked).toBe('1 bid')
    expect(table.options(1)).toEqual(['pass', 'bid 3'])
    for (const viewer of [0, 1, null]) {
      expect(table.table.view(viewer).doing).toEqual({
        kind: 'auction',
        card: 'vast-territory-i',
        highest: 2,
        bidder: 0,
        bidders: [0, 1],
      })
    }
    const offers = Array.from({ length: 16 }, (_, i) => {
      const other = table.table.redeal(0, fastRandom(i + 1))
      expect(other.view(0)).toEqual(table.table.view(0))
      return other.question(1)?.options.length ?? 0
    })
    // In other worlds the player has no bonus cards and could only pass.
    expect(offers).toContain(1)
  })

  test('a player who cannot bid higher is still asked (TTA-HID-12)', () => {
    const table = auction().plays(0, 'bid 3')
    expect(table.asked).toBe('1 bid')
    expect(table.options(1)).toEqual(['pass'])
  })

  test('the used bonus cards are shown (TTA-HID-12, TTA-COLONIZE-15)', () => {
    const table = auction().plays(0, 'bid 2').plays(1, 'bid 3').plays(0, 'pass')
    table.plays(1, 'bonus military-bonus-i 2 send warriors')
    for (const viewer of [0, 1, null]) {
      expect(toldOf(table, viewer, 'sent')).toMatchObject([
        { units: ['warriors'], bonuses: ['military-bonus-i', 'military-bonus-i'], force: 3 },
      ])
      expect(piles(table, viewer)).toEqual(['military-bonus-i military-bonus-i'])
    }
  })
})

describe('a refused pact', () => {
  const refused = (...military: readonly string[]) =>
    position({
      players: [{ military: ['open-borders-agreement', ...military], militaryActions: 0 }, {}, {}],
      stage: 'politics',
    })
      .plays(0, 'offer 1 open-borders-agreement')
      .plays(1, 'refuse')

  test('is back in hand, but everybody has seen it (TTA-HID-13)', () => {
    const table = refused('legion')
    expect(handOf(table, 1, 0)).toEqual(['1 ?', '1 open-borders-agreement'])
    expect(handOf(table, 2, 0)).toEqual(['1 ?', '1 open-borders-agreement'])
    expect(handOf(table, null, 0)).toEqual(['1 ?', '1 open-borders-agreement'])
  })

  test('is known until it may be among cards discarded face down (TTA-HID-13, TTA-HID-14)', () => {
    const table = refused('legion', 'rats').plays(0, 'end turn', 'discard legion')
    expect(handOf(table, 1, 0)).toEqual(['1 ?', '1 ?'])
    expect(handOf(table, 0, 0)).toEqual(['1 open-borders-agreement', '1 rats'])
  })
})
