import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'

import { isProblem, parseRecord, fastRandom, replay, same, sentence, verify } from '@ziggurat/kernel'
import type { Game, GameRecord } from '@ziggurat/kernel'
import { GAMES } from '@ziggurat/library'
import type { Entry, Store } from '@ziggurat/store'
import { inDatabase, postgresServer } from '@ziggurat/store/databases'
import type { TestPostgres } from '@ziggurat/store/databases'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { Logger } from '../src/logger.ts'
import { standingAnswers } from '../src/match/moves.ts'
import { LONG } from './settings.ts'
import { TestClient } from './test-client.ts'
import { TestServer } from './test-server.ts'

const FOLDER = join(import.meta.dirname, 'old-data/2026-11-17')
const unpacked = (file: string): Buffer => brotliDecompressSync(readFileSync(join(FOLDER, file)))

/** What the server of that day had sent to people about a match. */
interface ToldMatch {
  readonly id: string
  readonly what: string
  readonly game: string
  readonly rules: number
  readonly status: 'running' | 'over'
  readonly outcome: { readonly scores: readonly number[] } | null
  readonly record: string | null
  readonly orders: number
  readonly votes: readonly string[]
  readonly people: readonly (number | null)[]
  readonly said: readonly (readonly [length: number, seat: number, text: string])[]
  readonly chat: readonly string[]
}

interface FullEvent {
  readonly made: number
  readonly people: readonly { readonly cookie: string; readonly name: string; readonly password?: string }[]
  readonly matches: readonly ToldMatch[]
}

const TOLD = JSON.parse(unpacked('told.json.br').toString()) as Record<'sqlite' | 'postgres', FullEvent>

/** A match in the store before today's code opened it. */
interface Before {
  readonly entries: readonly Entry[]
  readonly orders: number
}

const gameOf = (id: string): Game => {
  const entry = GAMES.get(id)
  if (entry === undefined) throw new Error(`no game '${id}'`)
  return entry.game
}

function recordIn(text: string): GameRecord {
  const record = parseRecord(text)
  if (isProblem(record)) throw new Error(sentence(record))
  return record
}

const answersOf = ({ answers }: GameRecord): readonly string[] =>
  answers.map(({ seat, id }) => `${seat}: ${id}`)

/** Picks every `many`-th; with LONG, every `ofFewer`-th. */
const oneOf =
  (many: number, ofFewer = 1) =>
  (_: unknown, at: number): boolean =>
    at % (LONG ? ofFewer : many) === 0

describe.each(['sqlite', 'postgres'] as const)('the %s database of 2026-11-17', (kind) => {
  const emitted = TOLD[kind]
  const running = emitted.matches.filter(({ status }) => status === 'running')
  const over = emitted.matches.filter(({ status }) => status === 'over')
  const lines: {
    readonly what: string
    readonly level: string
    readonly match?: string
    readonly dropped?: string
  }[] = []
  const log = new Logger('info', (line) => lines.push(JSON.parse(line) as (typeof lines)[number]))
  const before = new Map<string, Before>()
  let database: TestPostgres | null = null
  let server: TestServer
  /** Direct access to the server's database. */
  let store: Store
  let people: readonly TestClient[] = []

  beforeAll(async () => {
    if (kind === 'postgres') {
      database = await postgresServer()
      const address = await database.fresh()
      await inDatabase(address, unpacked('dump.sql.br').toString())
      server = new TestServer(address, { log })
    } else {
      server = new TestServer(undefined, { log })
      server.putFile('ziggurat.db', unpacked('ziggurat.db.br'))
    }
    store = await server.store()
    for (const { id } of emitted.matches)
      before.set(id, { entries: await store.entries(id, 0), orders: (await store.orders(id)).length })
    // The upgrade happens at once, before a clock runs out.
    server.ahead = emitted.made - Date.now()
    await server.open()
    people = emitted.people.map(({ cookie }) => server.clientFor({ cookie, person: null }))
    for (const client of people) await client.connect()
  })

  afterAll(async () => {
    for (const client of people) client.leave()
    await store.close()
    await server.close()
    server.deleteFolder()
    await database?.stop()
  })

  /** Watches a match with all its people; those who still have a seat. */
  async function watched({ id, people: seats }: ToldMatch): Promise<readonly TestClient[]> {
    const all = seats.flatMap((at) => (at === null ? [] : (people[at] as TestClient)))
    for (const client of all) {
      await client.watch(id)
      await client.until(() => client.updates.get(id))
    }
    return all.filter((client) => client.matches.get(id)?.seat !== null)
  }

  /** The log, once all clients are up to date with it: bots may still be answering. */
  async function settledLog(id: string, all: readonly TestClient[]): Promise<readonly Entry[]> {
    for (;;) {
      const entries = await store.entries(id, 0)
      if (all.every((client) => client.at(id).length === entries.length)) return entries
      await pause(20)
    }
  }

  const unwatch = (match: string, all: readonly TestClient[]): void => {
    for (const client of all) client.send({ type: 'unwatch', match })
  }

  test('sessions and passwords still work', async () => {
    for (const [at, { name, password }] of emitted.people.entries()) {
      const { person } = (await people[at]?.ask('me')) ?? {}
      expect(person?.name).toBe(name)
      if (password === undefined) continue
      const elsewhere = new TestClient(server.base)
      expect((await elsewhere.ask('signIn', { name, password })).person.id).toBe(person?.id)
    }
  })

  test('every acknowledged move is in the log', () => {
    for (const { id, said, what } of emitted.matches) {
      const { entries } = before.get(id) as Before
      for (const [length, seat, text] of said) {
        const entry = entries[length - 1]
        // Some entries were overwritten on purpose when the data was made.
        if (what === 'went on from a snapshot' && entry?.text === 'answer nobody can read this') continue
        expect([id, entry?.seat, entry?.text]).toEqual([id, seat, text])
      }
    }
  })

  test('a finished game keeps its outcome and its record', { timeout: 240_000 }, async () => {
    const [client] = people as [TestClient]
    expect(over.length).toBeGreaterThan(25)
    for (const { id, game, outcome, record: text } of over.filter(oneOf(4))) {
      const { match } = await client.ask('match', undefined, { match: id })
      expect([match.status, match.outcome]).toEqual(['over', outcome])
      const then = recordIn(text ?? '')
      const now = recordIn((await client.ask('record', undefined, { match: id })).record)
      expect(answersOf(now)).toEqual(answersOf(then))
      const { answers: _, rules, ...rest } = now
      expect(rest).toEqual((({ answers: __, rules: ___, ...old }) => old)(then))
      // It names today's rules only if they lead to the same outcome.
      const today = gameOf(game)
      const isByToday = rules === today.version && !isProblem(verify(today, now))
      expect([id, isByToday ? today.version : then.rules]).toEqual([id, rules])
    }
  })

  test('a finished game can be viewed as every seat', { timeout: 240_000 }, async () => {
    const client = await server.guest('Somebody')
    await client.connect()
    for (const { id, people: seats } of over.filter(oneOf(4))) {
      for (const seat of seats.keys()) {
        client.updates.delete(id)
        client.send({ type: 'watch', match: id, as: seat })
        await client.until(() => client.updates.get(id))
        expect([client.at(id).seat, client.at(id).waiting]).toEqual([seat, []])
      }
      client.send({ type: 'unwatch', match: id })
    }
    client.leave()
  })

  test(
    'a running game can be played on, and entries that do not fit are logged and shown to its players',
    { timeout: 240_000 },
    async () => {
      expect(running.length).toBeGreaterThan(120)
      for (const match of running.filter(oneOf(5))) {
        const { id, chat, votes } = match
        const { entries, orders } = before.get(id) as Before
        const all = await watched(match)
        const now = await settledLog(id, all)
        const ordersNow = (await store.orders(id)).length
        const chatNow = (await store.chat(id, null, 100)).map(({ text }) => text)
        expect([id, chatNow]).toEqual([id, chat])
        expect([id, ordersNow]).toEqual([id, orders])
        // No entry is gone.
        expect(now.slice(0, entries.length)).toEqual(entries)
        const change = now.slice(entries.length).find(({ text }) => text.startsWith('rules '))
        const logged = lines.filter(({ match: of, dropped }) => of === id && dropped !== undefined)
        const from = change === undefined ? entries.length : Number(change.text.split(' ').at(-1))
        const droppedEntries = entries
          .slice(from)
          .map(({ seat, text }, at) => `${from + at + 1}: seat ${seat}: ${text}`)
          .join('; ')
        expect([id, logged.map(({ dropped }) => dropped)]).toEqual([
          id,
          change === undefined ? [] : [droppedEntries],
        ])
        // All answers that were not dropped still stand; bots and orders may have answered since.
        const stood = standingAnswers(entries.slice(0, from))
        const stands = standingAnswers(now)
        expect([id, stands.slice(0, stood.length)]).toEqual([id, stood])
        const seen = all.map((client) => client.at(id))
        expect([id, ...seen.map(({ answers }) => answers)]).toEqual([id, ...all.map(() => stands.length)])
        // No person has moved since. Some matches had a change of the rules already on that day.
        const isNew = !entries.some(({ text }) => text.startsWith('rules '))
        const emitted = seen.map(({ changed }) => (isNew ? changed !== null : change !== undefined))
        const isLost = standingAnswers(entries).some((answer, i) => !same(answer, stood[i]))
        expect([id, ...emitted]).toEqual([id, ...all.map(() => change !== undefined && (isLost || !isNew))])
        // Votes are still open, unless the log has grown.
        const isOpen = match.what.startsWith('absence a') || match.what === 'undo asked for'
        const open = isOpen && now.length === entries.length ? votes : []
        expect([id, seen[0]?.votes.map(({ on }) => on)]).toEqual([id, open])
        unwatch(id, all)
      }
      expect(lines.filter(({ level }) => level === 'error')).toEqual([])
    },
  )

  test.each(running.filter(oneOf(60, 8)).map((match) => [match.game, match.what, match] as const))(
    'a running game of %s (%s) is played to its end',
    { timeout: 240_000 },
    async (_, __, match) => {
      const all = await watched(match)
      await Promise.all(all.map((client, at) => client.playOut(match.id, fastRandom(at + 1))))
      const [client] = all as [TestClient]
      const { match: shape } = await client.ask('match', undefined, { match: match.id })
      const record = recordIn((await client.ask('record', undefined, { match: match.id })).record)
      expect([shape.status, shape.outcome?.scores]).toEqual(['over', record.scores])
      const game = gameOf(match.game)
      const table = record.start === undefined ? verify(game, record) : replay(game, record)
      expect(isProblem(table) ? table : table.outcome?.scores).toEqual(record.scores)
      unwatch(match.id, all)
    },
  )
})
