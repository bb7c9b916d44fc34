import { describe, expect, test } from 'vitest'

import { CARDS_2015, counted, FULL_ROW, idleGame, idleTurn, newGame, position } from './testing.ts'

const NEXT = [
  'michelangelo',
  'great-wall',
  'breakthrough-i',
  'frugality-i',
  'reserves-i',
  'taj-mahal',
  'joan-of-arc',
]

const seats = (players: number) => Array.from({ length: players }, () => ({}))

test('the row is replenished at the start of every turn after the first round (TTA-ROW-01)', () => {
  const game = newGame(2)
  expect(game.events('dealt')).toHaveLength(0)
  for (const turns of [0, 0, 1, 2, 3]) {
    expect(game.events('dealt')).toHaveLength(turns)
    idleTurn(game)
  }
})

test.each([
  [2, 3],
  [3, 2],
  [4, 1],
])('with %i players the cards of the first %i spaces leave (TTA-ROW-02, TTA-ROW-06)', (players, spaces) => {
  const table = position({ players: seats(players), row: FULL_ROW, civilNext: NEXT, stage: 'row' })
  expect(table.state.gone).toEqual(expect.arrayContaining(FULL_ROW.slice(0, spaces)))
  expect(table.state.row).toEqual([...FULL_ROW.slice(spaces), ...NEXT.slice(0, spaces)])
})

test('players who have resigned do not count (TTA-ROW-03)', () => {
  const table = position({ players: seats(4), row: FULL_ROW, civilNext: NEXT, stage: 'politics' })
  table.plays(0, 'resign')
  expect(table.asked).toBe('1 politics')
  expect(table.state.row).toEqual([...FULL_ROW.slice(2), ...NEXT.slice(0, 2)])
  table.plays(1, 'resign')
  expect(table.asked).toBe('2 politics')
  expect(table.state.row).toEqual([...FULL_ROW.slice(5), ...NEXT.slice(0, 5)])
})

describe('cards on spaces 1, 3, 4, 7, 9, 10 and 13, three players', () => {
  const gaps = [0, 2, 3, 6, 8, 9, 12]
  const row = FULL_ROW.map((card, space) => (gaps.includes(space) ? card : null))
  const table = position({ players: seats(3), row, civilNext: NEXT, stage: 'row' })

  test('no other card leaves for an empty space at the front (TTA-ROW-04, TTA-EX-03)', () => {
    expect(table.events('swept')).toEqual([{ kind: 'swept', cards: ['irrigation'] }])
  })

  test('the others move up without gaps and keep their order (TTA-ROW-05, TTA-EX-03)', () => {
    const others = ['alchemy', 'printing-press', 'monarchy', 'code-of-laws', 'warfare', 'drama']
    expect(table.state.row.slice(0, 6)).toEqual(others)
  })

  test('new cards of the current deck fill the rest from the left (TTA-ROW-06, TTA-EX-03)', () => {
    expect(table.state.row.slice(6)).toEqual(NEXT)
  })
})

test('in Age IV the front is cleared and the cards move up, but none are dealt (TTA-ROW-07)', () => {
  const row = [null, 'oil', 'computers', null, 'movies', 'tanks']
  const table = position({ players: seats(2), row, age: 4, stage: 'row' })
  expect(table.state.row).toEqual(['movies', 'tanks', ...Array.from({ length: 11 }, () => null)])
  expect(table.events('dealt')).toEqual([])
})

test('a card that was discarded from the row never comes back (TTA-ROW-08)', () => {
  const game = newGame(3)
  const dealt = game.state.row.slice()
  idleGame(game)
  for (const event of game.events('dealt')) dealt.push(...(event as unknown as { cards: string[] }).cards)
  const counts = counted(dealt)
  const civil = CARDS_2015.filter(({ deck }) => deck === 'civil')
  const [later, first] = [civil.filter(({ age }) => age > 0), civil.filter(({ age }) => age === 0)]
  for (const { id, copies } of later) expect([id, counts[id] ?? 0]).toEqual([id, copies[3]])
  for (const { id, copies } of first) expect(counts[id] ?? 0).toBeLessThanOrEqual(copies[3] ?? 0)
})

test('a civil card that leaves a hand or the table never comes back either (TTA-ROW-08)', () => {
  const table = position({
    players: [{ leader: 'moses', hand: ['joan-of-arc', 'stockpile'] }, {}],
    civilNext: ['great-wall'],
    shortDecks: true,
  })
  table.plays(0, 'lead joan-of-arc', 'play stockpile')
  expect(table.state.gone).toEqual(expect.arrayContaining(['moses', 'stockpile']))
  idleGame(table)
  for (const event of table.events('dealt')) {
    const { cards } = event as unknown as { cards: string[] }
    expect(cards).not.toContain('moses')
    expect(cards).not.toContain('stockpile')
  }
})
