import { isProblem, readOptions } from '@ziggurat/kernel'
import { describe, expect, test } from 'vitest'

import { sevenWonders } from '../src/index.ts'
import { BOARD_IDS } from '../src/wonders.ts'
import { newGame } from './testing.ts'
import type { Position } from './testing.ts'

const SEATS = [2, 3, 4, 5, 6, 7] as const
const citiesOf = (seats: number) => Math.max(3, seats)
const boardsOf = ({ table }: Position) => table.state.cities.map(({ board }) => board)
const sidesOf = ({ table }: Position) => table.state.cities.map(({ side }) => side).join('')

describe('sides', () => {
  test.each(SEATS)('%i players: side A, or B, for everyone (7W-SETUP-06)', (seats) => {
    for (const side of ['A', 'B'] as const) {
      const game = newGame(seats, { sides: side })
      expect(sidesOf(game)).toBe(side.repeat(citiesOf(seats)))
    }
  })

  test('dealt at random for each board: a game may have both sides (7W-SETUP-05)', () => {
    const found = new Set(
      Array.from({ length: 120 }, (_, i) => sidesOf(newGame(3, { sides: 'random' }, `side ${i}`))),
    )
    expect([...found].toSorted()).toEqual(['AAA', 'AAB', 'ABA', 'ABB', 'BAA', 'BAB', 'BBA', 'BBB'])
  })

  test('the Free City has a side too (7W-TWO-02, 7W-SETUP-05)', () => {
    const found = new Set(
      Array.from({ length: 60 }, (_, i) => sidesOf(newGame(2, { sides: 'random' }, `two ${i}`))),
    )
    expect(found.size).toBe(8)
  })
})

describe('boards dealt', () => {
  test.each(SEATS)(
    '%i players: each gets a different board, and any board may come (7W-SETUP-05)',
    (seats) => {
      const firsts = new Set<string>()
      for (let i = 0; i < 60; i++) {
        const game = newGame(seats, {}, `boards ${i}`)
        expect(new Set(boardsOf(game)).size).toBe(citiesOf(seats))
        expect(game.table.questions.every(({ kind }) => kind === 'play')).toBe(true)
        firsts.add(boardsOf(game)[0] ?? '')
      }
      expect([...firsts].toSorted()).toEqual(BOARD_IDS.toSorted())
    },
  )
})

describe('boards chosen (7W-SETUP-06)', () => {
  test.each(SEATS)('%i players choose in seat order among those that are left (7W-SETUP-06)', (seats) => {
    const game = newGame(seats, { boards: 'chosen' })
    const left = [...BOARD_IDS]
    for (let seat = 0; seat < Math.min(seats, 6); seat++) {
      expect(game.table.questions.map((question) => [question.seat, question.kind])).toEqual([
        [seat, 'choose-board'],
      ])
      expect(game.options(seat).toSorted()).toEqual(left.map((board) => `board ${board}`).toSorted())
      const [board] = left.splice((seat * 3) % left.length, 1)
      game.plays(seat, `board ${board}`)
      expect(boardsOf(game)[seat]).toBe(board)
    }
    expect(game.table.questions.every(({ kind }) => kind === 'play')).toBe(true)
    expect(game.table.questions).toHaveLength(seats)
    expect(new Set(boardsOf(game)).size).toBe(citiesOf(seats))
    expect(game.coins()).toEqual(Array.from({ length: citiesOf(seats) }, () => 3))
    expect(game.table.state).toMatchObject({ age: 1, turn: 1 })
  })

  test('the last of seven gets the remaining board without a question (7W-SETUP-06)', () => {
    const game = newGame(7, { boards: 'chosen' })
    for (const [seat, board] of BOARD_IDS.slice(1).entries()) game.plays(seat, `board ${board}`)
    expect(boardsOf(game)).toEqual([...BOARD_IDS.slice(1), BOARD_IDS[0]])
    expect(game.table.count).toBe(6)
  })

  test('a taken board is not offered, and an answer out of turn is refused (7W-SETUP-06)', () => {
    const game = newGame(3, { boards: 'chosen' })
    expect(game.table.answer(1, 'board giza')?.code).toBe('not-asked')
    game.plays(0, 'board giza')
    expect(game.table.answer(1, 'board giza')?.options).not.toContain('board giza')
    expect(boardsOf(game)).toEqual(['giza'])
  })

  test("two players: the Free City's board is dealt from the rest (7W-SETUP-06, 7W-TWO-02)", () => {
    const dealt = new Set<string>()
    for (let i = 0; i < 60; i++) {
      const game = newGame(2, { boards: 'chosen' }, `free city ${i}`)
      game.plays(0, 'board giza').plays(1, 'board rhodos')
      dealt.add(boardsOf(game)[2] ?? '')
    }
    expect([...dealt].toSorted()).toEqual(
      BOARD_IDS.filter((board) => board !== 'giza' && board !== 'rhodos').toSorted(),
    )
  })

  test('sides are known before boards are chosen: they go with the seat (7W-SETUP-05, 7W-SETUP-06)', () => {
    const choose = (boards: readonly string[]) => {
      const game = newGame(3, { boards: 'chosen', sides: 'random' }, 'sides first')
      boards.forEach((board, seat) => game.plays(seat, `board ${board}`))
      return sidesOf(game)
    }
    expect(choose(['giza', 'rhodos', 'olympia'])).toBe(choose(['babylon', 'giza', 'ephesos']))
  })

  test('events name the chosen boards to everybody (7W-HIDDEN-03)', () => {
    const game = newGame(3, { boards: 'chosen' }).plays(0, 'board giza')
    expect(game.table.view(2).cities.map(({ board }) => board)).toEqual(['giza'])
    expect(game.table.view(null).cities.map(({ board }) => board)).toEqual(['giza'])
  })
})

describe('options', () => {
  test('by default boards are dealt, on a random side (7W-SETUP-05)', () => {
    expect(readOptions(sevenWonders, {})).toEqual({ sides: 'random', boards: 'dealt' })
  })

  test('anything else is refused in one sentence (7W-SETUP-06)', () => {
    expect(isProblem(readOptions(sevenWonders, { sides: 'C' }))).toBe(true)
    expect(isProblem(readOptions(sevenWonders, { leaders: 'yes' }))).toBe(true)
  })

  test('2 to 7 players (7W-SETUP-02, 7W-TWO-02)', () => {
    expect(sevenWonders.seats).toEqual({ min: 2, max: 7 })
    expect(() => newGame(1)).toThrow('2 to 7')
    expect(() => newGame(8)).toThrow('2 to 7')
  })
})
