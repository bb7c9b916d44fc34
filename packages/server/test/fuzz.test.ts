import { isUtf8 } from 'node:buffer'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { isProblem, parseRecord, pick, fastRandom, verify } from '@ziggurat/kernel'
import type { Random } from '@ziggurat/kernel'
import { GAMES } from '@ziggurat/library'
import { LIMITS, ROUTES } from '@ziggurat/protocol'
import type { FromClient, RouteName } from '@ziggurat/protocol'
import { socketAddress } from '@ziggurat/protocol/connection'
import { postgresServer } from '@ziggurat/store/databases'
import type { TestPostgres } from '@ziggurat/store/databases'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'

import { RIGHT, ROUTE_NAMES } from './endpoints.ts'
import { emptyFolder } from './folder.ts'
import { anyText, nearlyBytes, nearlyRequest } from './fuzz-input.ts'
import { begin, openGuarded } from './guarded-server.ts'
import type { GuardedServer } from './guarded-server.ts'
import { rawRequest, closeAgent, expectHealthy } from './raw-requests.ts'
import { LONG } from './settings.ts'
import { TestClient } from './test-client.ts'

/** How many random inputs for each endpoint and each type of socket message. */
const MANY = LONG ? 1_000 : 15

const TIMEOUT = LONG ? 3_600_000 : 60_000

/** A tiny browser client, and files in and beside its folder that must not be served. */
const SITE = {
  'index.html': 'a page',
  'index.cs.html': 'stránka',
  'icon.svg': '<svg/>',
  'assets/app-1234.js': 'a script',
  'assets/app-1234.js.br': 'a small script',
  'assets/app-1234.js.gz': 'a smaller script',
}
const SECRETS = { 'notes.md': 'secret', '.env': 'secret', '../beside.txt': 'secret' }
const folder = emptyFolder()
const site = join(folder, 'site')
mkdirSync(join(site, 'assets'), { recursive: true })
for (const [name, text] of Object.entries({ ...SITE, ...SECRETS })) writeFileSync(join(site, name), text)
const SERVED: readonly string[] = Object.values(SITE)

/** Paths beside the API's routes. */
const OTHER_PATHS = [
  '/api/openapi.json',
  '/healthz',
  '/metrics',
  '/',
  '/table/AAAAAAAAAAAAAAAA',
  '/icon.svg',
  '/assets/app-1234.js',
  '/notes.md',
  '/assets/nothing.js',
  '/api/nothing',
  '/nothing',
]

afterAll(closeAgent)

describe.each(['sqlite', 'postgres'])('random input, with %s', (kind) => {
  let server: GuardedServer
  let database: TestPostgres | null = null

  beforeAll(async () => {
    if (kind === 'postgres') {
      database = await postgresServer()
      const given = { databaseUrl: await database.fresh(), secret: 'a secret of the tests' }
      server = await openGuarded(given, 1_000_000, { site })
    } else server = await openGuarded({}, 1_000_000, { site })
  }, 60_000)
  afterAll(async () => {
    await server.close()
    await database?.stop()
  })

  /** Plays whole games until the attack is over; each record must be right. */
  async function playGames(until: { over: boolean }): Promise<number> {
    let games = 0
    while (!until.over || games === 0) {
      const people = [await TestClient.named(server.base, 'Ada'), await TestClient.named(server.base, 'Bob')]
      const match = await begin(people, 'seven-wonders')
      await Promise.all(people.map((person, i) => person.playOut(match, fastRandom(games * 2 + i))))
      const record = parseRecord((await people[0]?.ask('record', undefined, { match }))?.record ?? '')
      const entry = GAMES.get('seven-wonders')
      if (isProblem(record) || entry === undefined) throw new Error('no record')
      expect(verify(entry.game, record)).not.toHaveProperty('code')
      for (const person of people) person.leave()
      games++
    }
    return games
  }

  async function whilePlaying(attack: () => Promise<void>): Promise<void> {
    const until = { over: false }
    const games = playGames(until)
    try {
      await attack()
    } finally {
      until.over = true
    }
    expect(await games).toBeGreaterThan(0)
    await expectHealthy(server)
  }

  /** An attacker with a name and tables of her own, who knows the ids of others' tables. */
  async function mallory() {
    const client = await (await TestClient.named(server.base, 'Mallory M.')).connect()
    const victim = await TestClient.named(server.base, 'Victim')
    const open = await victim.ask('open', { game: 'innovation', seats: ['me', 'open'], listed: false })
    const running = await victim.ask('open', { game: 'innovation', seats: ['me', { bot: 'random' }] })
    await victim.ask('start', {}, { match: running.match.id })
    const own = await client.ask('open', { game: 'innovation', seats: ['me', 'open'] })
    const ages = await client.ask('open', { game: 'through-the-ages', seats: ['me', { bot: 'random' }] })
    await client.ask('start', {}, { match: ages.match.id })
    const tables = [open, running, own, ages].map(({ match }) => match.id)
    return { client, ids: [...tables, 'AAAAAAAAAAAAAAAA'] }
  }

  async function listen(cookie: string, problems: unknown[]): Promise<WebSocket> {
    const address = socketAddress(server.base)
    const socket = new WebSocket(address, { headers: { cookie } })
    await new Promise((opened) => socket.once('open', opened))
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(String(data)) as { type: string; problem?: unknown }
      if (message.type === 'refused') problems.push(message.problem)
    })
    return socket
  }

  /** Waits until all messages are handled: null, or the code with which the server closed the socket. */
  const closeCode = (socket: WebSocket): Promise<number | null> =>
    new Promise((found) => {
      const pong = (data: Buffer) => {
        const message = JSON.parse(String(data)) as { type: string; ref?: number }
        if (message.type === 'pong' && message.ref === 77_777) done(null)
      }
      const done = (code: number | null) => {
        socket.off('message', pong)
        socket.off('close', done)
        found(code)
      }
      if (socket.readyState === WebSocket.CLOSED) return done(1006)
      socket.on('message', pong)
      socket.on('close', done)
      socket.send(JSON.stringify({ type: 'ping', ref: 77_777 }))
    })

  const types = ['application/json', 'application/json; charset=utf-16', 'text/plain', '']

  test('by HTTP', { timeout: TIMEOUT }, () =>
    whilePlaying(async () => {
      const { client, ids } = await mallory()
      const attackers = ROUTE_NAMES.map(async (name, number) => {
        const random = fastRandom(number)
        for (let i = 0; i < MANY; i++) {
          const { path, status, text } = await sendRandom(random, name, client.cookie, ids)
          const sent = `${name} ${i}: ${path}`
          expect([sent, status < 500 && status >= 200, text.slice(0, 300)]).toEqual([
            sent,
            true,
            expect.stringMatching(status === 200 ? /^\{/ : /^\{"code":".+"\}$/s),
          ])
        }
      })
      await Promise.all(attackers)
    }),
  )

  async function sendRandom(random: Random, name: RouteName, cookie: string, ids: readonly string[]) {
    const { method, path: pattern } = ROUTES[name]
    const value = () =>
      random.int(2) === 0
        ? pick(random, ids)
        : encodeURIComponent(anyText(random).toWellFormed()).slice(0, 4000)
    const path = pattern.replaceAll(/\{\w+\}/g, value) + (random.int(8) === 0 ? `?${value()}` : '')
    const headers: Record<string, string> = {}
    // A valid sign-out would end her session, so she tries it only with invalid tokens.
    if (name !== 'signOut' && random.int(10) > 0) headers['cookie'] = cookie
    else if (random.int(2) === 0) headers['cookie'] = `ziggurat=${value()}`
    else headers['authorization'] = `Bearer ${value()}`
    const body = method === 'POST' ? nearlyBytes(random, RIGHT[name] ?? {}) : Buffer.alloc(0)
    if (method === 'POST')
      headers['content-type'] = random.int(8) > 0 ? 'application/json' : pick(random, types)
    return { path, ...(await rawRequest(server, method, path, headers, body)) }
  }

  test('at all other paths', { timeout: TIMEOUT }, () =>
    whilePlaying(async () => {
      const attackers = OTHER_PATHS.map(async (right, number) => {
        const random = fastRandom(200 + number)
        for (let i = 0; i < MANY; i++) {
          const { method, path, headers, body } = nearlyRequest(random, right)
          const { status, text } = await rawRequest(server, method, path, headers, body)
          // Node itself refuses headers that are too long, with an empty body.
          const isExpected = status === 431 || isPublic(status, method, text)
          expect(isExpected ? null : { sent: `${method} ${path}`, headers, status, text }).toBeNull()
        }
      })
      await Promise.all(attackers)
    }),
  )

  /** Whether a reply is something public, a problem, or the client's page for unknown paths. */
  function isPublic(status: number, method: string, text: string): boolean {
    if (status < 200 || status >= 500) return false
    if (method === 'HEAD') return text === ''
    if (SERVED.includes(text))
      return status === 200 || text === SITE['index.html'] || text === SITE['index.cs.html']
    return status === 200
      ? /^\{"(?:openapi|ok)":|^# HELP ziggurat_/.test(text)
      : /^\{"code":".+"\}$/.test(text)
  }

  test('over a socket', { timeout: TIMEOUT }, () =>
    whilePlaying(async () => {
      const { client, ids } = await mallory()
      const [match = ''] = ids
      const ref = 1
      const right: {
        readonly [Type in FromClient['type']]: Omit<Extract<FromClient, { type: Type }>, 'type'>
      } = {
        watch: { match, since: 0, chat: 0, refusals: true },
        unwatch: { match },
        answer: { ref, match, question: 0, id: 'draw' },
        withdraw: { ref, match },
        undo: { ref, match, to: 0 },
        vote: { ref, match, on: 'undo', agree: true },
        say: { ref, match, text: 'hello' },
        seen: { match, length: 1 },
        ping: { ref },
      }
      for (const [number, [type, parts]] of Object.entries(right).entries()) {
        const message = { type, ...parts }
        const random = fastRandom(100 + number)
        const problems: unknown[] = []
        let socket = await listen(client.cookie, problems)
        for (let i = 0; i < MANY; i++) {
          const aimed = 'match' in message ? { ...message, match: pick(random, ids) } : message
          const bytes = nearlyBytes(random, aimed).subarray(0, LIMITS.message)
          // The server closes the socket on bytes that are not UTF-8; pending replies must arrive first.
          if (!isUtf8(bytes)) await closeCode(socket)
          socket.send(bytes, { binary: random.int(20) === 0 })
          if (isUtf8(bytes) && i % 50 !== 49) continue
          const code = await closeCode(socket)
          if (code === null) continue
          expect([isUtf8(bytes), code]).toEqual([false, 1007])
          socket = await listen(client.cookie, problems)
        }
        expect(problems.length).toBeGreaterThan(MANY / 4)
        for (const problem of problems) expect(problem).toEqual(expect.stringMatching(/./))
        socket.terminate()
      }
    }),
  )
})
