import { isProblem, parseRecord, replay, sentence, verify } from '@ziggurat/kernel'
import type { Game, GameRecord, GameState } from '@ziggurat/kernel'
import { toyGame } from '@ziggurat/kernel/testing'
import type { Store } from '@ziggurat/store'
import { beforeEach, describe, expect, test } from 'vitest'

import { Records } from '../src/lobby/records.ts'
import { Logger } from '../src/logger.ts'
import type { LiveMatch } from '../src/match/live-match.ts'
import type { Move } from '../src/match/moves.ts'
import { updateFor } from '../src/socket/updates.ts'
import { Matches } from './test-matches.ts'
import { beginToyGame, storeOfTwo } from './toy-game.ts'

const store = await storeOfTwo()

/** The matches of a server with these rules. */
const withRules = (game: Game, at: Store = store, log = new Logger('silent')): Matches =>
  new Matches(at, { log, now: () => 5, game })

let id = ''
let number = 0
beforeEach(async () => {
  id = `match-${++number}`
  await beginToyGame(store, id, { kind: 'slow', days: 2 }, 1)
})

async function add(matches: Matches, ...stonesAdded: readonly number[]): Promise<void> {
  for (const count of stonesAdded) {
    const live = await matches.reader.get(id)
    const seat = live?.waiting[0] ?? 0
    const done = await matches.writer.makeMove(id, seat, { kind: 'answer', id: `add ${count}` }, live?.length)
    expect(done.kind).toBe('done')
  }
}

function fail(problem: string): never {
  throw new Error(problem)
}

const times = (count: number, stone: number): readonly number[] => Array.from({ length: count }, () => stone)
const stateOf = async (matches: Matches): Promise<unknown> => (await matches.reader.get(id))?.table.view(null)

describe('a change of the rules', () => {
  test('that all answers fit changes nothing', async () => {
    await add(withRules(toyGame(1, { most: 2 })), 1, 2, 1)
    const now = withRules(toyGame(2, { most: 3 }))
    expect(await stateOf(now)).toEqual({ heap: 4, turn: 4 })
    expect((await now.reader.get(id))?.table.origin.count).toBe(0)
    await add(now, 3)
    expect(await store.entries(id, 0)).toHaveLength(4)
  })

  test('that refuses an early answer continues the game from its snapshot', async () => {
    const before = withRules(toyGame(1, { most: 3 }))
    await add(before, 3, ...times(40, 1))
    // A server that stops saves a snapshot of each match.
    await before.cache.close()
    const now = withRules(toyGame(2, { most: 2 }))
    expect(await stateOf(now)).toEqual({ heap: 43, turn: 42 })
    const live = await now.reader.get(id)
    expect([live?.length, live?.table.count, live?.table.origin.count]).toEqual([41, 41, 41])
    await add(now, 2)
    // The same on another node, or after a restart.
    expect(await stateOf(withRules(toyGame(2, { most: 2 })))).toEqual({ heap: 45, turn: 43 })
    expect((await store.match(id))?.rules).toBe(1)
  })

  test('that refuses an answer after the snapshot drops the entries from there on, and adds an entry that says so', async () => {
    const before = withRules(toyGame(1, { most: 3 }))
    await add(before, 3, ...times(34, 1), 3, 1)
    const snapshot = await store.snapshot(id)
    expect(snapshot?.length).toBe(32)
    const now = withRules(toyGame(2, { most: 2 }))
    expect(await stateOf(now)).toEqual({ heap: 37, turn: 36 })
    expect((await store.entries(id, 37)).map(({ seat, text }) => [seat, text])).toEqual([
      [null, 'rules 2 from 35'],
    ])
    await add(now, 2, 2)
    const again = withRules(toyGame(2, { most: 2 }))
    expect(await stateOf(again)).toEqual({ heap: 41, turn: 38 })
    expect((await again.reader.get(id))?.length).toBe(40)
  })

  test('replays from the beginning if more entries fit that way than from the snapshot', async () => {
    await add(withRules(toyGame(1, { most: 3 })), ...times(35, 1), 3, 1)
    const game = toyGame(2, { most: 2 })
    const now = withRules(game)
    expect(await stateOf(now)).toEqual({ heap: 35, turn: 36 })
    expect((await store.entries(id, 37)).map(({ text }) => text)).toEqual(['rules 2 keeps 35'])
    // An undo to before the change is still possible, and the record can be verified.
    await add(now, 2, 2)
    for (const matches of [now, withRules(game)]) {
      const live = await matches.reader.get(id)
      expect([live?.length, live?.table.count, live?.table.origin.count]).toEqual([40, 37, 0])
    }
    expect((await now.writer.makeMove(id, 0, { kind: 'undo', to: 3 })).kind).toBe('done')
    await add(now, 2)
    expect(await stateOf(withRules(game))).toEqual({ heap: 5, turn: 5 })
  })

  test('logs the dropped entries, and shows them to players until they have moved', async () => {
    await add(withRules(toyGame(1, { most: 3 })), 1, 1, 3, 2)
    const lines: string[] = []
    const log = new Logger('warn', (line) => lines.push(line))
    const now = withRules(toyGame(2, { most: 2 }), store, log)
    await now.reader.get(id)
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      {
        at: expect.any(String),
        level: 'warn',
        what: 'the rules have changed: entries that do not fit were dropped',
        match: id,
        game: 'stones',
        rules: 2,
        from: 2,
        why: "entry 3: 'add 3' is not among the answers to 'add'",
        dropped: '3: seat 0: answer add 3; 4: seat 1: answer add 2',
      },
    ])
    const changeFor = async (viewer: number | null): Promise<unknown> => {
      const live = await now.reader.get(id)
      return live === null ? null : (JSON.parse(updateFor(live, viewer, 0)) as { changed: unknown }).changed
    }
    const change = { rules: 2, at: 5 }
    const others = { seat: 1, id: null }
    // Other seats' answers may be secret.
    expect(await changeFor(0)).toEqual({ ...change, dropped: [{ seat: 0, id: 'add 3' }, others] })
    expect(await changeFor(1)).toMatchObject({
      dropped: [
        { seat: 0, id: null },
        { seat: 1, id: 'add 2' },
      ],
    })
    expect(await changeFor(null)).toMatchObject({ dropped: [{ seat: 0, id: null }, others] })
    await add(now, 2)
    expect([await changeFor(0), await changeFor(null)]).toEqual([null, null])
    expect(await changeFor(1)).toMatchObject(change)
    await add(now, 2)
    expect(await changeFor(1)).toBeNull()
    // The same after a restart from a snapshot.
    expect(
      JSON.parse(updateFor((await withRules(toyGame(2, { most: 2 })).reader.get(id)) as LiveMatch, 1, 0)),
    ).toMatchObject({
      changed: null,
    })
    // It is logged only once.
    await withRules(toyGame(2, { most: 2 })).reader.get(id)
    expect(lines).toHaveLength(1)
  })

  test('after another change of the rules builds on the first one', async () => {
    await add(withRules(toyGame(1, { most: 4 })), ...times(3, 1), 4, 1)
    await add(withRules(toyGame(2, { most: 3 })), 3, 1)
    const now = withRules(toyGame(3, { most: 2 }))
    expect(await stateOf(now)).toEqual({ heap: 3, turn: 4 })
    await add(now, 2)
    expect(await stateOf(withRules(toyGame(3, { most: 2 })))).toEqual({ heap: 5, turn: 5 })
    expect((await store.entries(id, 0)).map(({ text }) => text)).toEqual([
      ...times(3, 1).map(() => 'answer add 1'),
      'answer add 4',
      'answer add 1',
      'rules 2 keeps 3',
      'answer add 3',
      'answer add 1',
      'rules 3 keeps 6',
      'answer add 2',
    ])
  })

  test('does not use a snapshot of dropped entries', async () => {
    const before = withRules(toyGame(1, { most: 3 }))
    await add(before, 1, 1, 3, ...times(35, 1))
    expect((await store.snapshot(id))?.length).toBe(32)
    // These rules cannot read the snapshot, and the later ones would need it.
    const unreadable = { ...toyGame(2, { most: 2 }), check: () => fail('unknown state') }
    const now = withRules(unreadable)
    expect(await stateOf(now)).toEqual({ heap: 2, turn: 3 })
    await add(now, 2)
    expect(await stateOf(withRules(toyGame(3, { most: 1 })))).toEqual({ heap: 2, turn: 3 })
  })

  test('is followed by a node that has the match in memory', async () => {
    const [before, beside] = [withRules(toyGame(1, { most: 3 })), withRules(toyGame(1, { most: 3 }))]
    await add(before, ...times(33, 1), 3)
    await beside.reader.get(id)
    await withRules(toyGame(2, { most: 2 })).reader.get(id)
    await beside.reader.follow(id, 'log')
    expect(await stateOf(beside)).toEqual({ heap: 33, turn: 34 })
  })

  test('that refuses the very first answer, before the first snapshot, restarts the game', async () => {
    await add(withRules(toyGame(1, { most: 3 })), 3, 1)
    const now = withRules(toyGame(2, { most: 2 }))
    expect(await stateOf(now)).toEqual({ heap: 0, turn: 1 })
    await add(now, 2)
    expect(await stateOf(withRules(toyGame(2, { most: 2 })))).toEqual({ heap: 2, turn: 2 })
  })

  test('by which the game is over ends it', async () => {
    await add(withRules(toyGame(1, { most: 2 })), ...times(35, 1))
    await withRules(toyGame(2, { most: 2, beats: 32 })).reader.get(id)
    const data = { outcome: { scores: [32, 0] }, rules: 2 }
    expect(await store.match(id)).toMatchObject({ status: 'over', ended: 5, data })
  })

  test('that scores otherwise does not change the outcome of a finished game', async () => {
    const before = withRules(toyGame(1, { most: 2, beats: 40 }))
    await add(before, ...times(40, 1))
    const over = await store.match(id)
    expect(over).toMatchObject({ status: 'over', data: { outcome: { scores: [40, 0] } } })
    const now = withRules(toyGame(2, { most: 2, worth: 5, beats: 40 }))
    for (let load = 0; load < 2; load++) {
      const live = await now.reader.current(id)
      if (live === null) throw new Error('no match')
      // Viewers see its last snapshot, not what these rules would make of it.
      expect([live.length, live.table.outcome]).toEqual([40, null])
      for (const viewer of [null, 0, 1]) {
        const view = { heap: 32, turn: 33 }
        expect(JSON.parse(updateFor(live, viewer, 0))).toMatchObject({
          view,
          waiting: [],
          question: null,
          changed: { rules: 2, at: 5, dropped: [] },
        })
      }
      expect(live.clocks.states()?.map(({ running }) => running)).toEqual([null, null])
    }
    expect(await store.match(id)).toEqual(over)
    expect(await store.entries(id, 0)).toHaveLength(40)
  })
})

describe('a snapshot whose state has another shape than today’s rules expect', () => {
  /** Rules that have two heaps instead of one. */
  const twoHeaps = (upgrade?: (state: { heap: number }) => object): Game => {
    const one = toyGame(2, { most: 2 })
    type Heaps = GameState & { heaps?: readonly number[]; turn: number }
    const sum = ({ heaps }: Heaps): number =>
      heaps === undefined ? fail('no heaps') : heaps.reduce((all, heap) => all + heap, 0)
    return {
      ...one,
      view: (state) => ({ sum: sum(state as Heaps), turn: (state as Heaps).turn }),
      setup: (seats, options, random) => ({ ...one.setup(seats, options, random), heaps: [0, 0] }),
      ...(upgrade && { upgrade: (state: GameState) => upgrade(state as never) as GameState }),
    }
  }

  async function played(): Promise<void> {
    const before = withRules(toyGame(1, { most: 3 }))
    await add(before, 1, 3, ...times(31, 1))
    await before.cache.close()
  }

  test('is upgraded by the rules', async () => {
    await played()
    const now = withRules(twoHeaps(({ heap, ...rest }) => ({ ...rest, heap, heaps: [heap, 0] })))
    expect(await stateOf(now)).toEqual({ sum: 35, turn: 34 })
  })

  test.each([
    ['if the rules have no upgrade', undefined],
    ['if the upgrade fails', () => fail('cannot upgrade')],
  ])(
    'is not used %s: the game continues with the entries that fit from its beginning',
    async (_, upgrade) => {
      await played()
      const lines: string[] = []
      const log = new Logger('warn', (line) => lines.push(line))
      const now = withRules(twoHeaps(upgrade), store, log)
      expect(await stateOf(now)).toEqual({ sum: 0, turn: 2 })
      expect(lines.map((line) => (JSON.parse(line) as { what: string }).what)).toEqual([
        'a snapshot cannot be used with these rules',
        'the rules have changed: entries that do not fit were dropped',
      ])
      expect((await store.entries(id, 33)).map(({ text }) => text)).toEqual(['rules 2 keeps 1'])
    },
  )

  test('of a finished game: the game keeps its outcome and can be viewed', async () => {
    await add(withRules(toyGame(1, { most: 3, beats: 40 })), 1, 3, ...times(38, 1))
    const over = await store.match(id)
    const live = await withRules({ ...twoHeaps() }).reader.current(id)
    expect(live?.match).toEqual(over)
    expect(live?.table.view(null)).toEqual({ sum: 0, turn: 1 })
  })
})

describe('the record of a finished game', () => {
  const recordBy = async (game: Game): Promise<GameRecord> => {
    const found = await new Records({
      store,
      reader: withRules(game).reader,
      lobby: { shown: fail },
      invitations: { uploadOf: fail },
      now: () => 5,
    }).record(id)
    const record = parseRecord('record' in found ? found.record : '')
    if (isProblem(record)) throw new Error(sentence(record))
    return record
  }
  const added = ({ answers }: GameRecord): readonly string[] =>
    answers.map(({ seat, id: what }) => `${seat} ${what}`)
  const inTurn = (...all: readonly number[]): readonly string[] =>
    all.map((count, i) => `${i % 2} add ${count}`)

  test('names today’s rules if they lead to the same outcome', async () => {
    await add(withRules(toyGame(1, { most: 3, beats: 40 })), ...times(40, 1))
    const game = toyGame(2, { most: 2, beats: 40 })
    const record = await recordBy(game)
    expect(record).toMatchObject({ rules: 2, scores: [40, 0] })
    expect(isProblem(verify(game, record))).toBe(false)
  })

  test.each([
    ['score otherwise', toyGame(2, { most: 3, worth: 5, beats: 40 })],
    ['refuse an answer', toyGame(2, { most: 2, beats: 40 })],
    ['do not end the game there', toyGame(2, { most: 3, beats: 60 })],
    ['have the same version by mistake', toyGame(1, { most: 3, worth: 5, beats: 40 })],
  ])('has the original answers and scores, even if today’s rules %s', async (_, game) => {
    const rules = toyGame(1, { most: 3, beats: 40 })
    const before = withRules(rules)
    await add(before, 3, 2, 1)
    expect((await before.writer.makeMove(id, 0, { kind: 'undo', to: 2 })).kind).toBe('done')
    await add(before, ...times(38, 1))
    const record = await recordBy(game)
    expect(record).toMatchObject({ rules: 1, seed: 'ab'.repeat(32), scores: [43, 0] })
    expect(record.start).toBeUndefined()
    expect(added(record)).toEqual(inTurn(3, 2, ...times(38, 1)))
    expect(isProblem(verify(rules, record))).toBe(false)
    expect(verify(game, record)).toMatchObject({
      code: expect.stringMatching(/^record-(?:of-older-rules|scores)$/),
    })
  })

  test('leaves out withdrawn answers', async () => {
    const rules = { most: 2, beats: 2, together: true }
    const before = withRules(toyGame(1, rules))
    const does = async (seat: number, move: Move): Promise<void> =>
      expect(await before.writer.makeMove(id, seat, move)).toMatchObject({ kind: 'done' })
    await does(0, { kind: 'answer', id: 'add 2' })
    await does(0, { kind: 'withdraw' })
    await does(1, { kind: 'answer', id: 'add 1' })
    await does(0, { kind: 'answer', id: 'add 1' })
    await does(1, { kind: 'answer', id: 'add 2', ordered: true })
    await does(0, { kind: 'answer', id: 'add 2' })
    const record = await recordBy(toyGame(2, { ...rules, worth: 7 }))
    expect(record).toMatchObject({ rules: 1, scores: [6, 0] })
    expect(added(record)).toEqual(['1 add 1', '0 add 1', '1 add 2', '0 add 2'])
  })

  test('that continued from a snapshot includes it, and can be replayed', async () => {
    const before = withRules(toyGame(1, { most: 3, beats: 50 }))
    await add(before, 3, ...times(31, 1))
    await before.cache.close()
    const game = toyGame(2, { most: 2, beats: 50 })
    await add(withRules(game), ...times(18, 2))
    const record = await recordBy(game)
    expect(record).toMatchObject({ rules: 2, start: { count: 32 }, scores: [34 + 36, 0] })
    expect(record.answers).toHaveLength(18)
    const table = replay(game, record)
    expect(isProblem(table) ? table : table.outcome?.scores).toEqual([70, 0])
  })

  test('that continued from a snapshot, and fits no rules any more, has all answers that stand', async () => {
    await add(withRules(toyGame(1, { most: 4, beats: 50 })), 4, ...times(34, 1), 4, 1)
    // The last two are dropped.
    await add(withRules(toyGame(2, { most: 3, beats: 50 })), 3, ...times(14, 2))
    const record = await recordBy(toyGame(3, { most: 2, worth: 5, beats: 50 }))
    expect(record).toMatchObject({ rules: 2, scores: [38 + 3 + 28, 0] })
    expect(added(record)).toEqual(inTurn(4, ...times(34, 1), 3, ...times(14, 2)))
  })
})

test('an undo to before the snapshot saves a new one', async () => {
  const matches = withRules(toyGame(1, { most: 3 }))
  await add(matches, ...times(34, 1))
  expect((await store.snapshot(id))?.length).toBe(32)
  expect((await matches.writer.makeMove(id, 0, { kind: 'undo', to: 10 })).kind).toBe('done')
  await (await matches.reader.get(id))?.writesDone()
  expect(await store.snapshot(id)).toMatchObject({ length: 35, text: expect.stringContaining('"count":10,') })
})

test('a change that comes while a match is being reloaded is not lost', async () => {
  const opened = Promise.withResolvers<void>()
  let gate: Promise<void> = Promise.resolve()
  let read = 0
  // Reads of the log are delayed.
  const slow: Store = Object.assign(Object.create(store) as Store, {
    entries: async (match: string, after: number) => {
      const found = await store.entries(match, after)
      read++
      await gate
      return found
    },
  })
  const [here, there] = [withRules(toyGame(1, { most: 3 })), withRules(toyGame(1, { most: 3 }), slow)]
  await there.reader.get(id)
  gate = opened.promise
  read = 0
  await add(here, 1)
  // Another node wrote first: the match is reloaded.
  const late = there.writer.makeMove(id, 0, { kind: 'answer', id: 'add 2' }, 0)
  const first = there.reader.follow(id, 'log')
  await expect.poll(() => read).toBe(1)
  await add(here, 1)
  const second = there.reader.follow(id, 'log')
  opened.resolve()
  await Promise.all([late, first, second])
  expect(await stateOf(there)).toEqual({ heap: 2, turn: 3 })
})
