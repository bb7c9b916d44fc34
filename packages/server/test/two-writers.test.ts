import { setTimeout as pause } from 'node:timers/promises'

import { usualOptions } from '@ziggurat/kernel'
import { GAMES } from '@ziggurat/library'
import { postgresStore } from '@ziggurat/store'
import type { Store } from '@ziggurat/store'
import { postgresServer } from '@ziggurat/store/databases'
import type { TestPostgres } from '@ziggurat/store/databases'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { NEW_MATCH_DATA } from '../src/match/match-data.ts'
import type { MoveResult } from '../src/match/moves.ts'
import { Matches } from './test-matches.ts'

const MATCH = 'm'

/** The part of a node that reads and writes matches. */
class Node {
  readonly matches: Matches
  readonly store: Store
  private stopped = false

  private constructor(store: Store) {
    this.store = store
    this.matches = new Matches(store)
  }

  static async start(url: string): Promise<Node> {
    const node = new Node(await postgresStore(url))
    const { matches } = node
    const listening = Promise.withResolvers<void>()
    node.store.listen({
      onChange: (id, what, appended) => {
        if (id === '') listening.resolve()
        else if (what !== 'chat') void matches.reader.follow(id, what, appended)
      },
      onPresence: () => {},
      known: () => matches.reader.heads(),
    })
    await listening.promise
    return node
  }

  /** Waits until it has this much of the log. */
  async knows(length: number): Promise<void> {
    while ((await this.matches.reader.get(MATCH))?.durable !== length) await pause(5)
  }

  /** Gives the first legal answer of a seat, or another one. */
  async answer(seat: number, other?: string): Promise<MoveResult> {
    const { table } = (await this.matches.reader.get(MATCH)) ?? {}
    const [option] = table?.question(seat)?.options ?? []
    return this.matches.writer.answer(MATCH, seat, other ?? option?.id ?? '', table?.opened(seat) ?? -1)
  }

  async log(): Promise<readonly string[]> {
    const entries = await this.store.entries(MATCH, 0)
    return entries.map(({ seat, text }) => `${seat} ${text.split(' ')[0]}`)
  }

  async stop(): Promise<void> {
    if (!this.stopped) await this.store.close()
    this.stopped = true
  }
}

let postgres: TestPostgres
let url = ''
let one: Node
let other: Node
beforeAll(async () => {
  postgres = await postgresServer()
}, 60_000)
beforeEach(async () => {
  url = await postgres.fresh()
  const store = await postgresStore(url)
  await store.addPerson({ id: 'ada', name: 'Ada', account: false, created: 1 })
  const game = GAMES.get('seven-wonders')?.game
  const options = usualOptions(game?.options ?? {})
  const settled = { id: MATCH, game: 'seven-wonders', rules: game?.version ?? 0, seats: 3, options }
  const more = { seed: 'ab'.repeat(32), listed: true, host: 'ada', created: 1, data: NEW_MATCH_DATA }
  await store.addMatch({ ...settled, ...more })
  await store.changeMatch(MATCH, 'open', { status: 'running', started: 1 })
  await store.close()
  one = await Node.start(url)
  other = await Node.start(url)
  await other.matches.reader.get(MATCH)
  await one.answer(0)
  await other.knows(1)
})
afterEach(async () => {
  await one.stop()
  await other.stop()
})
afterAll(() => postgres.stop())

test('concurrent answers on two nodes are both written', async () => {
  const [there, here] = await Promise.all([other.answer(1), one.answer(2)])
  expect([there, here]).toEqual(
    expect.arrayContaining([
      { kind: 'done', length: 2 },
      { kind: 'done', length: 3 },
    ]),
  )
  await other.knows(3)
  expect((await one.log()).toSorted()).toEqual(['0 answer', '1 answer', '2 answer'])
})

test('a node does not wait for one that has stopped', async () => {
  await one.stop()
  expect(await other.answer(1)).toEqual({ kind: 'done', length: 2 })
  expect(await other.answer(2)).toEqual({ kind: 'done', length: 3 })
  expect(await other.log()).toEqual(['0 answer', '1 answer', '2 answer'])
})

test('an illegal answer is refused, and nothing is written', async () => {
  const done = await other.answer(1, 'nonsense')
  expect(done.kind === 'refused' && done.options.length > 0).toBe(true)
  expect(await other.log()).toEqual(['0 answer'])
})

test('an answer that is being written can be withdrawn', async () => {
  const answered = other.answer(1)
  await pause(0)
  const withdrawn = other.matches.writer.makeMove(MATCH, 1, { kind: 'withdraw' })
  expect([(await answered).kind, (await withdrawn).kind]).toEqual(['done', 'done'])
  expect(await other.log()).toEqual(['0 answer', '1 answer', '1 withdraw'])
})

test('the same answer on both nodes is written once', async () => {
  const { table } = (await one.matches.reader.get(MATCH)) ?? {}
  const [option] = table?.question(1)?.options ?? []
  const kinds = (await Promise.all([other.answer(1, option?.id), one.answer(1, option?.id)])).map(
    ({ kind }) => kind,
  )
  expect(kinds).toContain('done')
  expect(await one.log()).toEqual(['0 answer', '1 answer'])
})

test('a match that could not be reloaded because the database failed is loaded the next time', async () => {
  const {
    matches: { reader },
    store,
  } = other
  // Notifications are ignored; the test reads when it wants to.
  const follow = reader.follow.bind(reader)
  reader.follow = async () => {}
  await one.answer(1)
  const entries = store.entries.bind(store)
  store.entries = async (...values) => {
    const read = await entries(...values)
    // An answer is given on this node, and then the database fails.
    void other.matches.writer.makeMove(MATCH, 2, { kind: 'answer', id: await firstOption(2) }).catch(() => {})
    store.entries = () => Promise.reject(new Error('broken'))
    await pause(20)
    return read
  }
  await expect(follow(MATCH, 'log')).rejects.toThrow('broken')
  store.entries = entries
  expect((await reader.get(MATCH))?.durable).toBeGreaterThanOrEqual(2)
})

async function firstOption(seat: number): Promise<string> {
  const { table } = (await other.matches.reader.get(MATCH)) ?? {}
  return table?.question(seat)?.options[0]?.id ?? ''
}
