import { describe, expect, test } from 'vitest'

import { CARDS_2006, counted, FULL_ROW, idleGame, idleTurn } from '../testing.ts'
import { newGame, position } from './position.ts'

const NEXT = [
  'michelangelo',
  'great-wall',
  'breakthrough-i',
  'frugality-i',
  'rich-land-i',
  'taj-mahal',
  'joan-of-arc',
]
const NONE = Array.from({ length: 13 }, () => null)

const seats = (players: number) => Array.from({ length: players }, () => ({}))
const agesOf = (cards: readonly (string | null)[]) =>
  cards.map((card) => CARDS_2006.find(({ id }) => id === card)?.age ?? null)

describe('at the start of a turn', () => {
  test.each(['simple', 'advanced', 'full'] as const)(
    'in the %s game the row is replenished on every turn except in the first round (TTA06-SIMPLE-ROW-01)',
    (level) => {
      const game = newGame(2, { level })
      idleTurn(idleTurn(idleTurn(idleTurn(game))))
      expect(game.events('turn', 'dealt').slice(0, 5)).toMatchObject([
        { kind: 'turn', seat: 1, round: 1 },
        { kind: 'turn', seat: 0, round: 2 },
        { kind: 'dealt' },
        { kind: 'turn', seat: 1, round: 2 },
        { kind: 'dealt' },
      ])
    },
  )

  test('first cards leave, then the others move, then new ones come (TTA06-SIMPLE-ROW-01)', () => {
    const row = [null, ...FULL_ROW.slice(1)]
    const table = position({ players: seats(2), row, civilNext: NEXT, stage: 'row' })
    expect(table.state.gone).toEqual(expect.arrayContaining(['iron', 'alchemy']))
    expect(table.state.row).toEqual([...FULL_ROW.slice(3), ...NEXT.slice(0, 3)])
  })

  test.each([
    [2, 3],
    [3, 2],
    [4, 1],
  ])('with %i players the cards on the first %i spaces leave (TTA06-SIMPLE-ROW-02)', (players, spaces) => {
    const table = position({ players: seats(players), row: FULL_ROW, civilNext: NEXT, stage: 'row' })
    expect(table.events('swept')).toEqual([{ kind: 'swept', cards: FULL_ROW.slice(0, spaces) }])
    expect(table.state.row).toEqual([...FULL_ROW.slice(spaces), ...NEXT.slice(0, spaces)])
  })

  test('an empty space counts, and if all of them are empty no card leaves (TTA06-SIMPLE-ROW-02)', () => {
    const one = position({ players: seats(3), row: ['iron', null, 'drama'], stage: 'row' })
    expect(one.events('swept')).toEqual([{ kind: 'swept', cards: ['iron'] }])
    expect(one.state.row[0]).toBe('drama')
    const none = position({ players: seats(2), row: [null, null, null, 'drama'], stage: 'row' })
    expect(none.events('swept')).toEqual([])
    expect(none.state.row[0]).toBe('drama')
  })

  test('the remaining cards move up without gaps, in their order (TTA06-SIMPLE-ROW-04)', () => {
    const row = [
      null,
      'iron',
      null,
      'drama',
      null,
      null,
      'masonry',
      null,
      'warfare',
      null,
      null,
      null,
      'knights',
    ]
    const table = position({ players: seats(4), row, civilNext: NEXT, stage: 'row' })
    expect(table.state.row.slice(0, 5)).toEqual(['iron', 'drama', 'masonry', 'warfare', 'knights'])
  })

  test('each empty space gets a card from the deck, from the left to the right (TTA06-SIMPLE-ROW-05)', () => {
    const row = [null, null, null, ...FULL_ROW.slice(0, 8), null, null]
    const table = position({ players: seats(2), row, civilNext: NEXT, stage: 'row' })
    expect(table.state.row).toEqual([...FULL_ROW.slice(0, 8), ...NEXT.slice(0, 5)])
  })

  test('a card that left never comes back (TTA06-SIMPLE-ROW-03)', () => {
    const game = newGame(3)
    const dealt = game.state.row.slice()
    idleGame(game)
    for (const event of game.events('dealt')) dealt.push(...(event as unknown as { cards: string[] }).cards)
    const counts = counted(dealt)
    const later = CARDS_2006.filter(({ deck, age }) => deck === 'civil' && age > 0)
    for (const { id, copies } of later) expect([id, counts[id] ?? 0]).toEqual([id, copies[3]])
    expect(game.state.gone).toEqual(expect.arrayContaining(['irrigation', 'moses', 'oil']))
  })
})

describe('from Age A to Age I', () => {
  const second = () => {
    const game = newGame(3)
    idleTurn(idleTurn(idleTurn(game)))
    return game.plays(0, 'stay')
  }

  test('in the second round the starting player still deals cards of Age A, and the rest of them leaves (TTA06-SIMPLE-ROW-06)', () => {
    const game = second()
    expect(agesOf(game.state.row)).toEqual(Array.from({ length: 13 }, () => 0))
    expect(agesOf(game.state.gone)).toEqual(Array.from({ length: 2 + 5 }, () => 0))
    expect(game.state.age).toBe(1)
    expect(agesOf(game.state.civilDeck)).toEqual(Array.from({ length: 50 }, () => 1))
  })

  test('the later players deal cards of Age I (TTA06-SIMPLE-ROW-06)', () => {
    const game = idleTurn(second()).plays(1, 'stay')
    expect(agesOf(game.state.row)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1])
  })

  test('nothing becomes antiquated then, and no tokens are lost (TTA06-SIMPLE-ROW-06)', () => {
    const player = { leader: 'moses', hand: ['frugality-a', 'rich-land-a'], site: ['pyramids', 1] } as const
    const table = position({ players: [player, {}], row: ['work-of-art-a'], age: 0, round: 2, stage: 'row' })
    expect(table.state.age).toBe(1)
    expect(table.civ(0)).toMatchObject({
      leader: 'moses',
      civilHand: ['frugality-a', 'rich-land-a'],
      site: { card: 'pyramids', built: 1 },
      yellowBank: 18,
    })
    expect(table.events('antiquated', 'tokens')).toEqual([])
  })

  test('if eight cards are missing, seven come from Age A and one from Age I (TTA06-SIMPLE-ROW-07, TTA06-GAP-06, TTA06-EX-O02)', () => {
    const row = [
      'moses',
      'frugality-a',
      'rich-land-a',
      'ideal-building-site-a',
      'work-of-art-a',
      'engineering-genius-a',
      'patriotism-a',
      'revolutionary-idea-a',
      'homer',
      'aristotle',
      'colossus',
      'pyramids',
      'hammurabi',
    ]
    const players = [1, 2, 3, 4].map((civilActions) => ({ civilActions, militaryActions: 0 }))
    const table = position({ players, row, age: 0, round: 1, options: { level: 'simple' } })
    table.plays(0, 'take 2', 'end turn')
    table.plays(1, 'take 6', 'end turn')
    table.plays(2, 'take 3', 'take 7', 'end turn')
    table.plays(3, 'take 4', 'take 5', 'take 8', 'end turn')
    expect(table.events('swept')).toEqual([{ kind: 'swept', cards: ['moses'] }])
    expect(table.state.row.slice(0, 5)).toEqual(row.slice(8))
    expect(agesOf(table.state.row.slice(5))).toEqual([0, 0, 0, 0, 0, 0, 0, 1])
    expect(table.state.civilDeck).toHaveLength(54)
  })
})

describe('when a deck runs out', () => {
  const row = [null, null, null, ...FULL_ROW.slice(0, 10)]

  test('the remaining spaces are filled from the deck of the next age (TTA06-SIMPLE-ROW-07, TTA06-GAP-06)', () => {
    const table = position({
      players: seats(2),
      row,
      civilNext: ['great-wall'],
      shortDecks: true,
      stage: 'row',
    })
    expect(table.state.age).toBe(2)
    expect(table.state.row.slice(0, 11)).toEqual([...FULL_ROW.slice(0, 10), 'great-wall'])
    expect(agesOf(table.state.row.slice(11))).toEqual([2, 2])
  })

  test.each(['simple', 'advanced', 'full'] as const)(
    'in the %s game no deck follows the last one: the spaces stay empty (TTA06-SIMPLE-ROW-08)',
    (level) => {
      const age = { simple: 1, advanced: 2, full: 3 }[level]
      const last = { simple: 'great-wall', advanced: 'kremlin', full: 'internet' }[level]
      const table = position({
        players: seats(2),
        row,
        civilNext: [last],
        shortDecks: true,
        age,
        stage: 'row',
        options: { level },
      })
      expect(table.state.row).toEqual([...FULL_ROW.slice(0, 10), last, null, null])
    },
  )

  test.each(['simple', 'advanced', 'full'] as const)(
    'in the %s game cards still leave and move in the remaining turns, but none come (TTA06-SIMPLE-ROW-08)',
    (level) => {
      const table = position({
        players: seats(2),
        row: ['iron', null, 'drama', 'knights', null, 'masonry'],
        age: { simple: 2, advanced: 3, full: 4 }[level],
        round: 12,
        lastRound: 12,
        active: 1,
        stage: 'row',
        options: { level },
      })
      expect(table.events('swept')).toEqual([{ kind: 'swept', cards: ['iron', 'drama'] }])
      expect(table.state.row).toEqual(['knights', 'masonry', ...NONE.slice(2)])
      expect(table.events('dealt')).toEqual([])
    },
  )
})
