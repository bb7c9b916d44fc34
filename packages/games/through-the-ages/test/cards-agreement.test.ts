import { expect, test } from 'vitest'

import { reveal } from './testing.ts'

const strong = { on: { warriors: 2 } }
const row = ['coal', 'opera', null, null, null, 'riflemen', null, null, null, 'cannon'] as const

test('international-agreement: the strongest takes cards for 5 civil actions that the event provides (TTA-APP-INTAG-01, TTA-EVENT-12)', () => {
  const game = reveal('international-agreement', [{}, strong, {}], { row })
  expect(game.asked).toBe('1 take')
  expect(game.options(1)).toEqual(['take 1', 'take 2', 'take 6', 'take 10', 'done'])
  game.plays(1, 'take 10')
  expect(game.options(1)).toEqual(['take 1', 'take 2', 'take 6', 'done'])
  game.plays(1, 'take 6')
  expect(game.civ(1).civilHand).toEqual(['cannon', 'riflemen'])
  expect(game.civilActions(1)).toEqual([4, 0])
  expect(game.asked).toBe('0 action')
})

test('international-agreement: the row moves up and is refilled, but nothing is swept from the front (TTA-APP-INTAG-03)', () => {
  const facts = { row, civilNext: ['strategy', 'republic'] }
  const agreed = reveal('international-agreement', [strong, {}], facts).plays(0, 'take 2', 'done')
  expect(agreed.state.row.slice(0, 5)).toEqual(['coal', 'riflemen', 'cannon', 'strategy', 'republic'])
  expect(agreed.state.row.includes(null)).toBe(false)
})

test('international-agreement: its price is the next politics phase (TTA-POL-05)', () => {
  const game = reveal('international-agreement', [{}, strong], { row }).plays(1, 'take 1', 'done')
  game.plays(0, 'end turn')
  expect(game.asked).toBe('1 action')
  expect(game.plays(1, 'end turn').asked).toBe('0 politics')
  expect(game.plays(0, 'pass', 'end turn').asked).toBe('1 politics')
})

test('international-agreement: a player who takes nothing pays nothing, and the row stays (TTA-APP-INTAG-03)', () => {
  const game = reveal('international-agreement', [{}, strong], { row }).plays(1, 'done')
  expect(game.state.row[2]).toBeNull()
  expect(game.plays(0, 'end turn').asked).toBe('1 politics')
})

test('international-agreement: hand limit, same name, leaders and wonders as usual (TTA-APP-INTAG-01, TTA-TAKE-02, TTA-TAKE-03, TTA-TAKE-04, TTA-WTAKE-02, TTA-WTAKE-04)', () => {
  const offered = { row: ['cannon', 'isaac-newton', 'riflemen', 'kremlin', 'eiffel-tower'] }
  const open = (player: object) => reveal('international-agreement', [{ ...strong, ...player }, {}], offered)
  expect(open({ hand: ['opera'] }).options(0)).toEqual([
    'take 1',
    'take 2',
    'take 3',
    'take 4',
    'take 5',
    'done',
  ])
  const full = open({ hand: ['iron', 'alchemy', 'drama', 'swordsmen'] })
  expect(full.options(0)).toEqual(['take 4', 'take 5', 'done'])
  const limited = open({ on: { warriors: 2, cannon: 0 }, leadersTaken: [2], site: ['great-wall', 0] })
  expect(limited.options(0)).toEqual(['take 3', 'done'])
  // Four completed wonders make the next one cost 1 + 4, which leaves no action for anything else.
  const wonders = ['pyramids', 'colossus', 'hanging-gardens', 'taj-mahal']
  expect(open({ wonders }).plays(0, 'take 4').asked).toBe('0 action')
})

test('international-agreement: if there is nothing to take, nobody is asked (TTA-APP-INTAG-01)', () => {
  expect(reveal('international-agreement', [strong, {}]).asked).toBe('0 action')
})

test('international-agreement: the active player may play an action card that they took (TTA-APP-INTAG-02, TTA-ACARD-02)', () => {
  const game = reveal('international-agreement', [strong, {}], { row: ['reserves-ii'] })
  game.plays(0, 'take 1')
  expect(game.options(0)).toContain('play reserves-ii')
})

test("international-agreement: if it ends Age III in the starting player's turn, this round is the last (TTA-APP-INTAG-04, TTA-AGE-17, TTA-EX-06)", () => {
  const facts = { age: 3, round: 17, shortDecks: true, civilNext: ['oil'], row: ['coal', 'opera'] }
  const first = reveal('international-agreement', [strong, {}], facts).plays(0, 'take 1', 'done')
  expect([first.state.age, first.state.lastRound, first.state.row.slice(0, 3)]).toEqual([
    4,
    17,
    ['opera', 'oil', null],
  ])
  const later = reveal('international-agreement', [strong, {}], { ...facts, active: 1 })
  expect(later.plays(0, 'take 1', 'done').state.lastRound).toBe(18)
})

test('international-agreement: it may be used even in the last round (TTA-APP-INTAG-05)', () => {
  const facts = { age: 4, round: 9, lastRound: 9, row: ['coal', 'opera'] }
  const game = reveal('international-agreement', [strong, {}], facts).plays(0, 'take 1')
  expect(game.civ(0).civilHand).toEqual(['coal'])
  expect(game.plays(0, 'done').state.row.slice(0, 2)).toEqual(['opera', null])
})
