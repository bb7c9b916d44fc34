import { describe, expect, test } from 'vitest'

import { position, reveal } from './testing.ts'
import type { PlayerFacts, Position } from './testing.ts'

const banks = (p: Position, seat: number) => [p.civ(seat).blueBank, p.civ(seat).yellowBank]

/** The first player is stronger, so that the event affects the second. */
const hit = (card: string, weak: PlayerFacts): Position => reveal(card, [{ on: { warriors: 4 } }, weak])

describe('tokens in the banks', () => {
  test('the sections empty from the right, so the number of tokens is enough (TTA-TOKEN-01)', () => {
    const p = position({ players: [{ on: { agriculture: [2, 10] }, yellowBank: 17 }, {}] })
    const paid = () => 12 - p.food(0)
    p.plays(0, 'population')
    expect([paid(), p.civ(0).yellowBank, p.discontent(0)]).toEqual([4, 16, 1])
    p.plays(0, 'population')
    expect([paid(), p.civ(0).yellowBank, p.discontent(0)]).toEqual([4 + 3, 15, 1])
  })

  test('more tokens than squares change nothing, and there is no limit (TTA-TOKEN-02)', () => {
    const p = position({
      players: [{ on: { agriculture: [0, 2], bronze: [0, 3] }, yellowBank: 30, blueBank: 40 }, {}],
    })
    expect([p.discontent(0), p.options(0).includes('population')]).toEqual([0, true])
    p.plays(0, 'population', 'end turn')
    expect([p.food(0), p.resources(0), ...banks(p, 0)]).toEqual([0, 3, 42, 29])
  })
})

describe('cards that give tokens', () => {
  test('tokens go to the bank with the card (TTA-TOKEN-03, TTA-TOKEN-06)', () => {
    const p = position({
      age: 2,
      players: [{ hand: ['justice-system'], science: 7, blueBank: 3 }, {}],
    }).plays(0, 'develop justice-system')
    expect(banks(p, 0)).toEqual([6, 18])
    expect(p.events('tokens')).toEqual([{ kind: 'tokens', seat: 0, blue: 3, yellow: 0 }])
  })

  test('they leave with it (TTA-TOKEN-03)', () => {
    const p = reveal('ravages-of-time', [{ wonders: ['taj-mahal'], blueBank: 9 }, {}])
    expect(banks(p, 0)).toEqual([8, 18])
    const colony = hit('independence-declaration', {
      colonies: ['developed-territory-ii'],
      blueBank: 9,
      yellowBank: 9,
    })
    expect(banks(colony, 1)).toEqual([7, 7])
  })

  test('a new colony gives and takes what it shows (TTA-TOKEN-03, TTA-TOKEN-04)', () => {
    const p = reveal('vast-territory-i', [{ yellowBank: 10, blueBank: 10, on: { agriculture: 2 } }, {}])
      .plays(0, 'bid 1')
      .plays(1, 'pass')
      .plays(0, 'send warriors')
    // One worker was sent, three tokens come, one blue one leaves, three are on the farms.
    expect([...banks(p, 0), p.food(0)]).toEqual([10 - 1 - 3, 10 + 1 + 3, 3])
  })

  test('when a card that took tokens leaves, as many come back as it shows (TTA-TOKEN-04, TTA-OQ-04)', () => {
    const p = hit('independence-declaration', {
      colonies: ['vast-territory-i'],
      blueBank: 0,
      yellowBank: 9,
    })
    expect(banks(p, 1)).toEqual([1, 6])
  })

  test('texts give tokens, send them to the box and take them from others (TTA-TOKEN-05, TTA-TOKEN-06)', () => {
    const gained = position({ stage: 'politics', players: [{ leader: 'alexander-the-great' }, {}] })
    expect(banks(gained.plays(0, 'use alexander-the-great'), 0)).toEqual([16, 19])
    expect(banks(hit('crime-wave', { blueBank: 9 }), 1)).toEqual([8, 18])
    const taken = hit('uncertain-borders', {})
    expect([banks(taken, 0), banks(taken, 1)]).toEqual([
      [16, 19],
      [16, 17],
    ])
  })
})

describe('lost tokens', () => {
  test('blue tokens leave the bank first (TTA-TOKEN-07)', () => {
    const p = hit('crime-wave', { on: { bronze: [2, 4] }, blueBank: 1 })
    expect([p.resources(1), ...banks(p, 1)]).toEqual([4, 0, 18])
  })

  test('if the bank is empty the owner chooses tokens from farms and mines, whose goods are lost (TTA-TOKEN-07)', () => {
    const p = hit('crime-wave', {
      on: { agriculture: [2, 2], irrigation: [0, 1], bronze: [2, 3] },
      blueBank: 0,
      site: ['pyramids', 1],
    })
    expect(p.asked).toBe('1 give-up')
    expect(p.options(1)).toEqual(['give-up agriculture', 'give-up irrigation', 'give-up bronze'])
    p.plays(1, 'give-up irrigation')
    expect([p.food(1), p.resources(1), p.civ(1).blueBank, p.civ(1).site?.tokens]).toEqual([2, 3, 0, 1])
  })

  test('several are given up one by one (TTA-TOKEN-07)', () => {
    const p = position({
      age: 2,
      stage: 'politics',
      players: [
        { on: { warriors: 3 }, military: ['annex'] },
        { on: { agriculture: [2, 2], bronze: [2, 3] }, colonies: ['wealthy-territory-i'], blueBank: 1 },
      ],
    }).plays(0, 'attack 1 annex')
    p.plays(1, 'give-up bronze', 'give-up agriculture')
    expect([p.food(1), p.resources(1), p.civ(1).blueBank, p.civ(0).blueBank]).toEqual([1, 2, 0, 19])
  })

  test('yellow tokens leave only the bank; workers never leave (TTA-TOKEN-08)', () => {
    const p = hit('independence-declaration', {
      colonies: ['inhabited-territory-i'],
      yellowBank: 1,
      unused: 3,
    })
    expect([p.civ(1).yellowBank, p.civ(1).unused, p.on(1, 'agriculture')]).toEqual([0, 3, [2, 0]])
    expect(p.events('tokens')).toEqual([{ kind: 'tokens', seat: 1, blue: 0, yellow: -1 }])
  })

  test('two are lost with an age, as far as there are any (TTA-TOKEN-08)', () => {
    const p = position({
      players: [{ yellowBank: 1 }, { yellowBank: 0 }],
      stage: 'row',
      civilNext: ['iron'],
      shortDecks: true,
    })
    expect([p.state.age, p.civ(0).yellowBank, p.civ(1).yellowBank]).toEqual([2, 0, 0])
    expect([p.civ(0).unused, p.civ(1).unused]).toEqual([1, 1])
  })

  test.each([
    [9, 5, 1],
    [9, 6, 2],
    [2, 11, 2],
    [0, 6, 0],
  ])('of %i tokens a war won with %i warriors to 1 takes %i (TTA-TOKEN-09)', (held, warriors, taken) => {
    const wars = [{ card: 'war-over-territory', rival: 1 }]
    const p = position({
      age: 2,
      stage: 'war',
      players: [
        { on: { warriors }, wars, yellowBank: 9 },
        { yellowBank: held, unused: 2 },
      ],
    })
    expect([p.civ(0).yellowBank, p.civ(1).yellowBank, p.civ(1).unused]).toEqual([9 + taken, held - taken, 2])
  })
})
