import { isProblem, parseRecord, verify } from '@ziggurat/kernel'
import type { Game, GameRecord } from '@ziggurat/kernel'
import { toyGame } from '@ziggurat/kernel/testing'
import { describe, expect, test } from 'vitest'

import type { KeptGame } from '../../src/core/kept-games.ts'
import { LocalGame } from '../../src/local/local-game.ts'
import { begin, bot, person, reopen, rulesOf } from './playing.ts'

const TWO = [person('Ada'), person('Ben')]
const times = (count: number, stone: number): readonly number[] => Array.from({ length: count }, () => stone)

/** These stones are added in order, each by the player who is asked first. */
function add(local: LocalGame, ...stones: readonly number[]): void {
  for (const count of stones) {
    const { next } = local.update(true)
    if (next !== null) local.show(next)
    const opened = local.update(true).question?.opened ?? -1
    expect(local.answer(opened, `add ${count}`, 1)).toBeNull()
  }
}

function played(game: Game, ...stones: readonly number[]): KeptGame {
  const local = begin(rulesOf(game), { seats: TWO })
  add(local, ...stones)
  return local.kept
}

function recordOf(local: LocalGame): GameRecord {
  const record = parseRecord(local.record)
  if (isProblem(record)) throw new Error(record.code)
  return record
}

function fail(): never {
  // oxlint-disable-next-line no-throw-literal -- rules may throw anything
  throw 'unknown state'
}

/** Rules that cannot read the checkpoints of others. */
const unreadable = (game: Game): Game => ({ ...game, check: fail })

const viewOf = (local: LocalGame): unknown => local.update(true).view

describe('a change of the rules', () => {
  test('that all answers fit changes nothing but the version', () => {
    const kept = played(toyGame(1, { most: 2 }), 1, 2, 1)
    const game = toyGame(2, { most: 3 })
    const local = reopen(rulesOf(game), kept)
    expect(viewOf(local)).toEqual({ heap: 4, turn: 4 })
    expect(local.kept).toMatchObject({
      rules: 2,
      answers: kept.answers,
      origin: null,
      change: null,
      touched: 1,
    })
    expect(local.update(true).changed).toBeNull()
    add(local, 3)
    expect(recordOf(reopen(rulesOf(game), local.kept))).toMatchObject({ rules: 2, answers: { length: 4 } })
  })

  test('that refuses an early answer continues the game from its last checkpoint', () => {
    const kept = played(toyGame(1, { most: 3 }), 3, ...times(9, 1))
    const game = toyGame(2, { most: 2 })
    const local = reopen(rulesOf(game), kept)
    expect(viewOf(local)).toEqual({ heap: 12, turn: 11 })
    expect(local.kept).toMatchObject({ rules: 2, answers: [], origin: { count: 10 }, change: null })
    expect(local.update(true)).toMatchObject({ answers: 10, undo: null, changed: null })
    add(local, 2)
    expect(local.undo(9, 1)?.code).toBe('nothing-to-take-back')
    // The same after it was closed and opened again, also by other rules; and the record says where it went on from.
    for (const rules of [game, toyGame(3, { most: 2 })]) {
      const again = reopen(rulesOf(rules), local.kept)
      expect(viewOf(again)).toEqual({ heap: 14, turn: 12 })
      expect(recordOf(again)).toMatchObject({
        rules: rules.version,
        start: { count: 10 },
        answers: [{ id: 'add 2' }],
      })
      expect(isProblem(verify(rules, recordOf(again)))).toBe(false)
    }
  })

  test('that refuses an answer, and cannot read the checkpoint, drops the answers from there on and says so', () => {
    const kept = played(toyGame(1, { most: 3 }), 1, 1, 3, 2)
    const local = reopen(rulesOf(unreadable(toyGame(2, { most: 2 }))), kept, 5)
    expect(viewOf(local)).toEqual({ heap: 2, turn: 3 })
    const change = { rules: 2, at: 5 }
    const dropped = [
      { seat: 0, id: 'add 3' },
      { seat: 1, id: 'add 2' },
    ]
    expect(local.kept).toMatchObject({ rules: 2, change: { ...change, count: 2, dropped } })
    const changeFor = (seat: number | null) => {
      local.show(seat)
      return local.update(true).changed
    }
    // Other seats' answers may be secret.
    expect(changeFor(0)).toEqual({ ...change, dropped: [dropped[0], { seat: 1, id: null }] })
    expect(changeFor(1)).toEqual({ ...change, dropped: [{ seat: 0, id: null }, dropped[1]] })
    expect(changeFor(null)).toMatchObject({ dropped: [{ id: null }, { id: null }] })
    add(local, 2)
    expect([changeFor(0), changeFor(null)]).toEqual([null, null])
    expect(changeFor(1)).toMatchObject(change)
    // The same after it was closed and opened again, and after an undo to before the change.
    expect(reopen(rulesOf(unreadable(toyGame(2, { most: 2 }))), local.kept).kept).toEqual(local.kept)
    expect(local.undo(1, 6)).toBeNull()
    expect(changeFor(0)).toMatchObject(change)
    add(local, 1)
    expect(changeFor(1)).toBeNull()
    expect(changeFor(0)).toMatchObject(change)
    add(local, 1)
    expect([changeFor(0), changeFor(1)]).toEqual([null, null])
  })

  test('that throws on an old answer keeps those before it', () => {
    const kept = played(toyGame(1, { most: 3 }), 1, 1, 3, 2)
    const now = unreadable(toyGame(2, { most: 3 }))
    const game: Game = {
      ...now,
      beat(state, emit) {
        const { heap } = state as unknown as { heap: number }
        if (heap > 4) fail()
        return now.beat(state, emit)
      },
    }
    const local = reopen(rulesOf(game), kept)
    expect(viewOf(local)).toEqual({ heap: 2, turn: 3 })
    expect(local.kept.change?.dropped).toHaveLength(2)
    add(local, 2)
    expect(viewOf(local)).toEqual({ heap: 4, turn: 4 })
    // An answer by which the rules break is not given, and the game is as it was.
    const before = local.kept
    expect(() => add(local, 3)).toThrow('unknown state')
    expect(local.kept).toBe(before)
    expect(viewOf(local)).toEqual({ heap: 4, turn: 4 })
    expect(local.update(true).question).not.toBeNull()
  })

  test('that cannot set the game up at all leaves it as it is kept', () => {
    const kept = played(toyGame(1, { most: 3 }), 1)
    const game = unreadable({ ...toyGame(2, { most: 3 }), setup: fail })
    expect(() => LocalGame.reopen(rulesOf(game), kept, 2)).toThrow('cannot set up')
  })

  test('upgrades a checkpoint of another shape', () => {
    const kept = played(toyGame(1, { most: 3 }), 3, 1)
    const game: Game = {
      ...toyGame(2, { most: 2 }),
      upgrade: (state, version) => ({ ...state, turn: 10 * version, random: state.random }),
    }
    expect(viewOf(reopen(rulesOf(game), kept))).toMatchObject({ turn: 11 })
  })

  test('by a newer version of this program: an older one leaves the game alone', () => {
    const kept = played(toyGame(2, { most: 3 }), 1)
    expect(LocalGame.reopen(rulesOf(toyGame(1, { most: 3 })), kept, 2)).toMatchObject({
      code: 'record-of-newer-rules',
      params: { rules: 2, today: 1 },
    })
  })
})

describe('a finished game', () => {
  const finished = played(toyGame(1, { most: 3, beats: 5 }), 3, 1, 1, 1, 1)
  const record = reopen(rulesOf(toyGame(1, { most: 3, beats: 5 })), finished).update(true).record ?? ''

  test('that fits other rules stays as it is', () => {
    expect(finished.outcome).toEqual({ scores: [7, 0], places: [1, 2] })
    const local = reopen(rulesOf(toyGame(2, { most: 4, beats: 5 })), finished)
    expect(local.kept).toEqual(finished)
    expect(local.update(true)).toMatchObject({
      outcome: finished.outcome,
      record,
      changed: null,
      waiting: [],
    })
  })

  const others = [
    ['refuse an answer', unreadable(toyGame(2, { most: 2, beats: 5 })), { heap: 0, turn: 1 }],
    ['score otherwise', toyGame(2, { most: 3, worth: 2, beats: 5 }), { heap: 14, turn: 5 }],
    ['go on longer', unreadable(toyGame(2, { most: 3, beats: 7 })), { heap: 7, turn: 6 }],
  ] as const
  test.each(others)('stays finished under rules that %s, with its outcome and record', (_, game, view) => {
    const local = reopen(rulesOf(game), finished)
    expect(local.kept).toEqual(finished)
    expect(local.update(true)).toMatchObject({
      outcome: finished.outcome,
      record,
      view,
      question: null,
      waiting: [],
      next: null,
      undo: null,
      changed: { rules: 2, at: finished.touched, dropped: [] },
    })
    expect(local.undo(0, 1)?.code).toBe('nothing-to-take-back')
  })
})

test('a bot that no longer exists is replaced by the usual one', () => {
  const rules = {
    ...rulesOf(toyGame(1, { most: 3 })),
    makeBot: (name: string) => ({ name, choose: () => 'add 3' }),
  }
  const local = begin(rules, { seats: [person(''), bot('novice')] })
  add(local, 1)
  const again = reopen(rules, { ...local.kept, seats: [person(''), bot('grandmaster')] })
  expect(again.botAsked).toBe(1)
  again.letBotAnswer(1, 1)
  expect(viewOf(again)).toMatchObject({ heap: 4 })
})
