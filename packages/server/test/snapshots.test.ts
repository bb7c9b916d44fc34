import { isProblem, parseRecord, replay, verify } from '@ziggurat/kernel'
import type { Game, GameRecord } from '@ziggurat/kernel'
import type { Store } from '@ziggurat/store'
import { beforeEach, describe, expect, test } from 'vitest'

import { Lobby } from '../src/lobby.ts'
import { Log } from '../src/log.ts'
import { Matches } from '../src/matches.ts'
import type { Move } from '../src/moves.ts'
import { updateFor } from '../src/updates.ts'
import { beginStones, storeOfTwo, stones } from './stones.ts'

const store = await storeOfTwo()

/** The matches as a server with these rules has them. */
const withRules = (game: Game, at: Store = store): Matches =>
  new Matches(
    at,
    new Log('silent'),
    () => 5,
    () => game,
  )

let id = ''
let number = 0
beforeEach(async () => {
  id = `match-${++number}`
  await beginStones(store, id, { kind: 'slow', days: 2 }, 1)
})

async function add(matches: Matches, ...stonesAdded: readonly number[]): Promise<void> {
  for (const count of stonesAdded) {
    const live = await matches.get(id)
    const seat = live?.waiting[0] ?? 0
    const done = await matches.perform(id, seat, { kind: 'answer', id: `add ${count}` }, live?.length)
    expect(done.kind).toBe('done')
  }
}

const times = (count: number, stone: number): readonly number[] => Array.from({ length: count }, () => stone)
const stateOf = async (matches: Matches): Promise<unknown> => (await matches.get(id))?.table.view(null)

describe('a change of the rules', () => {
  test('that all answers fit goes unnoticed', async () => {
    await add(withRules(stones(1, { most: 2 })), 1, 2, 1)
    const now = withRules(stones(2, { most: 3 }))
    expect(await stateOf(now)).toEqual({ heap: 4, turn: 4 })
    expect((await now.get(id))?.table.origin.count).toBe(0)
    await add(now, 3)
    expect(await store.entries(id, 0)).toHaveLength(4)
  })

  test('that refuses an early answer lets the game go on from its snapshot', async () => {
    const before = withRules(stones(1, { most: 3 }))
    await add(before, 3, ...times(40, 1))
    // A server that stops keeps a snapshot of each match.
    await before.close()
    const now = withRules(stones(2, { most: 2 }))
    expect(await stateOf(now)).toEqual({ heap: 43, turn: 42 })
    const live = await now.get(id)
    expect([live?.length, live?.table.count, live?.table.origin.count]).toEqual([41, 41, 41])
    await add(now, 2)
    // Another node, or the same after a restart, has the same game.
    expect(await stateOf(withRules(stones(2, { most: 2 })))).toEqual({ heap: 45, turn: 43 })
    expect((await store.match(id))?.rules).toBe(1)
  })

  test('that refuses what came after the snapshot takes that back, and the log says so', async () => {
    const before = withRules(stones(1, { most: 3 }))
    await add(before, ...times(35, 1), 3, 1)
    const kept = await store.snapshot(id)
    expect(kept?.length).toBe(32)
    const now = withRules(stones(2, { most: 2 }))
    expect(await stateOf(now)).toEqual({ heap: 32, turn: 33 })
    expect((await store.entries(id, 37)).map(({ seat, text }) => [seat, text])).toEqual([
      [null, 'rules 2 from 32'],
    ])
    await add(now, 2, 2)
    const again = withRules(stones(2, { most: 2 }))
    expect(await stateOf(again)).toEqual({ heap: 36, turn: 35 })
    expect((await again.get(id))?.length).toBe(40)
  })

  test('is heard of by a node that has the match in memory', async () => {
    const [before, beside] = [withRules(stones(1, { most: 3 })), withRules(stones(1, { most: 3 }))]
    await add(before, ...times(33, 1), 3)
    await beside.get(id)
    await withRules(stones(2, { most: 2 })).get(id)
    await beside.heard(id, 'log')
    expect(await stateOf(beside)).toEqual({ heap: 32, turn: 33 })
  })

  test('before the first snapshot: the game begins anew', async () => {
    await add(withRules(stones(1, { most: 3 })), 3, 1)
    const now = withRules(stones(2, { most: 2 }))
    expect(await stateOf(now)).toEqual({ heap: 0, turn: 1 })
    await add(now, 2)
    expect(await stateOf(withRules(stones(2, { most: 2 })))).toEqual({ heap: 2, turn: 2 })
  })

  test('by which it is over where it goes on ends it then', async () => {
    await add(withRules(stones(1, { most: 2 })), ...times(35, 1))
    await withRules(stones(2, { most: 2, beats: 32 })).get(id)
    const data = { outcome: { scores: [32, 0] }, rules: 2 }
    expect(await store.match(id)).toMatchObject({ status: 'over', ended: 5, data })
  })

  test('that counts otherwise leaves the outcome of a game that is over', async () => {
    const before = withRules(stones(1, { most: 2, beats: 40 }))
    await add(before, ...times(40, 1))
    const over = await store.match(id)
    expect(over).toMatchObject({ status: 'over', data: { outcome: { scores: [40, 0] } } })
    const now = withRules(stones(2, { most: 2, worth: 5, beats: 40 }))
    for (let looks = 0; looks < 2; looks++) {
      const live = await now.current(id)
      if (live === null) throw new Error('no match')
      // Those who look on see it as it stood when it was last kept, and nothing that those rules would make of it.
      expect([live.length, live.table.outcome]).toEqual([40, null])
      for (const viewer of [null, 0, 1]) {
        const view = { heap: 32, turn: 33 }
        expect(JSON.parse(updateFor(live, viewer, 0))).toMatchObject({ view, waiting: [], question: null })
      }
      expect(live.clocks.faces()?.map(({ running }) => running)).toEqual([null, null])
    }
    expect(await store.match(id)).toEqual(over)
    expect(await store.entries(id, 0)).toHaveLength(40)
  })
})

describe('the record of a game that is over', () => {
  const recordBy = async (game: Game): Promise<GameRecord> => {
    const found = await new Lobby(store, withRules(game), 'secret', () => 5).record(id)
    const record = parseRecord('record' in found ? found.record : '')
    if (isProblem(record)) throw new Error(record.problem)
    return record
  }
  const added = ({ answers }: GameRecord): readonly string[] =>
    answers.map(({ seat, id: what }) => `${seat} ${what}`)
  const inTurn = (...all: readonly number[]): readonly string[] =>
    all.map((count, i) => `${i % 2} add ${count}`)

  test('is one by the rules of today, if they come to the same', async () => {
    await add(withRules(stones(1, { most: 3, beats: 40 })), ...times(40, 1))
    const game = stones(2, { most: 2, beats: 40 })
    const record = await recordBy(game)
    expect(record).toMatchObject({ rules: 2, scores: [40, 0] })
    expect(isProblem(verify(game, record))).toBe(false)
  })

  test.each([
    ['count otherwise', stones(2, { most: 3, worth: 5, beats: 40 })],
    ['refuse an answer', stones(2, { most: 2, beats: 40 })],
    ['have no end there', stones(2, { most: 3, beats: 60 })],
    ['are of the same version by mistake', stones(1, { most: 3, worth: 5, beats: 40 })],
  ])('is what was played, also if the rules of today %s', async (_, game) => {
    const rules = stones(1, { most: 3, beats: 40 })
    const before = withRules(rules)
    await add(before, 3, 2, 1)
    expect((await before.perform(id, 0, { kind: 'undo', to: 2 })).kind).toBe('done')
    await add(before, ...times(38, 1))
    const record = await recordBy(game)
    expect(record).toMatchObject({ rules: 1, seed: 'ab'.repeat(32), scores: [43, 0] })
    expect(record.start).toBeUndefined()
    expect(added(record)).toEqual(inTurn(3, 2, ...times(38, 1)))
    expect(isProblem(verify(rules, record))).toBe(false)
    expect(verify(game, record)).toEqual({
      problem: expect.stringMatching(/played with rules 1|the record says/),
    })
  })

  test('leaves out what was withdrawn', async () => {
    const rules = { most: 2, beats: 2, together: true }
    const before = withRules(stones(1, rules))
    const does = async (seat: number, move: Move): Promise<void> =>
      expect(await before.perform(id, seat, move)).toMatchObject({ kind: 'done' })
    await does(0, { kind: 'answer', id: 'add 2' })
    await does(0, { kind: 'withdraw' })
    await does(1, { kind: 'answer', id: 'add 1' })
    await does(0, { kind: 'answer', id: 'add 1' })
    await does(1, { kind: 'answer', id: 'add 2', ordered: true })
    await does(0, { kind: 'answer', id: 'add 2' })
    const record = await recordBy(stones(2, { ...rules, worth: 7 }))
    expect(record).toMatchObject({ rules: 1, scores: [6, 0] })
    expect(added(record)).toEqual(['1 add 1', '0 add 1', '1 add 2', '0 add 2'])
  })

  test('that went on from a snapshot carries it, and replays', async () => {
    const before = withRules(stones(1, { most: 3, beats: 50 }))
    await add(before, 3, ...times(31, 1))
    await before.close()
    const game = stones(2, { most: 2, beats: 50 })
    await add(withRules(game), ...times(18, 2))
    const record = await recordBy(game)
    expect(record).toMatchObject({ rules: 2, start: { count: 32 }, scores: [34 + 36, 0] })
    expect(record.answers).toHaveLength(18)
    const table = replay(game, record)
    expect(isProblem(table) ? table : table.outcome?.scores).toEqual([70, 0])
  })

  test('that went on from a snapshot, and fits no rules any more, has all answers that stand', async () => {
    await add(withRules(stones(1, { most: 4, beats: 50 })), ...times(35, 1), 4, 1)
    // What came after the snapshot is taken back.
    await add(withRules(stones(2, { most: 3, beats: 50 })), 3, ...times(17, 2))
    const record = await recordBy(stones(3, { most: 2, worth: 5, beats: 50 }))
    expect(record).toMatchObject({ rules: 2, scores: [32 + 3 + 34, 0] })
    expect(added(record)).toEqual(inTurn(...times(32, 1), 3, ...times(17, 2)))
  })
})

test('a snapshot follows an undo that goes behind it', async () => {
  const matches = withRules(stones(1, { most: 3 }))
  await add(matches, ...times(34, 1))
  expect((await store.snapshot(id))?.length).toBe(32)
  expect((await matches.perform(id, 0, { kind: 'undo', to: 10 })).kind).toBe('done')
  await (await matches.get(id))?.idle()
  expect(await store.snapshot(id)).toMatchObject({ length: 35, text: expect.stringContaining('"count":10,') })
})

test('news that comes while a match is loaded again is not lost', async () => {
  const opened = Promise.withResolvers<void>()
  let gate: Promise<void> = Promise.resolve()
  let read = 0
  // What it has read of the log comes late.
  const slow: Store = Object.assign(Object.create(store) as Store, {
    entries: async (match: string, after: number) => {
      const found = await store.entries(match, after)
      read++
      await gate
      return found
    },
  })
  const [here, there] = [withRules(stones(1, { most: 3 })), withRules(stones(1, { most: 3 }), slow)]
  await there.get(id)
  gate = opened.promise
  read = 0
  await add(here, 1)
  // Somebody was faster: the match is read anew.
  const late = there.perform(id, 0, { kind: 'answer', id: 'add 2' }, 0)
  const first = there.heard(id, 'log')
  await expect.poll(() => read).toBe(1)
  await add(here, 1)
  const second = there.heard(id, 'log')
  opened.resolve()
  await Promise.all([late, first, second])
  expect(await stateOf(there)).toEqual({ heap: 2, turn: 3 })
})
