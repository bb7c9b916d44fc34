import { isUtf8 } from 'node:buffer'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { isProblem, parseRecord, pick, quick, verify } from '@ziggurat/kernel'
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
import { ask, hangUp, stands } from './raw-requests.ts'
import { LONG } from './settings.ts'
import { TestClient } from './test-client.ts'

/** So many pieces of nonsense for each endpoint and each kind of socket message. */
const MANY = LONG ? 1_000 : 15

const PATIENCE = LONG ? 3_600_000 : 60_000

/** A browser client in a few words, and what lies there and beside it and is for nobody. */
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
const GIVEN: readonly string[] = Object.values(SITE)

/** What there is beside the routes. */
const ELSEWHERE = [
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

afterAll(hangUp)

describe.each(['sqlite', 'postgres'])('nonsense, with %s', (kind) => {
  let house: GuardedServer
  let database: TestPostgres | null = null

  beforeAll(async () => {
    if (kind === 'postgres') {
      database = await postgresServer()
      const given = { databaseUrl: await database.fresh(), secret: 'a secret of the tests' }
      house = await openGuarded(given, 1_000_000, { site })
    } else house = await openGuarded({}, 1_000_000, { site })
  }, 60_000)
  afterAll(async () => {
    await house.close()
    await database?.stop()
  })

  /** Two play whole games meanwhile; each must come out right. */
  async function played(until: { over: boolean }): Promise<number> {
    let games = 0
    while (!until.over || games === 0) {
      const people = [await TestClient.named(house.base, 'Ada'), await TestClient.named(house.base, 'Bob')]
      const match = await begin(people, 'seven-wonders')
      await Promise.all(people.map((person, i) => person.playOut(match, quick(games * 2 + i))))
      const record = parseRecord((await people[0]?.ask('record', undefined, { match }))?.record ?? '')
      const entry = GAMES.get('seven-wonders')
      if (isProblem(record) || entry === undefined) throw new Error('no record')
      expect(verify(entry.game, record)).not.toHaveProperty('code')
      for (const person of people) person.leave()
      games++
    }
    return games
  }

  async function meanwhile(attack: () => Promise<void>): Promise<void> {
    const until = { over: false }
    const games = played(until)
    try {
      await attack()
    } finally {
      until.over = true
    }
    expect(await games).toBeGreaterThan(0)
    await stands(house)
  }

  /** One who is known, has tables of her own, and knows of others'. */
  async function mallory() {
    const visitor = await (await TestClient.named(house.base, 'Mallory M.')).connect()
    const victim = await TestClient.named(house.base, 'Victim')
    const open = await victim.ask('open', { game: 'innovation', seats: ['me', 'open'], listed: false })
    const running = await victim.ask('open', { game: 'innovation', seats: ['me', { bot: 'random' }] })
    await victim.ask('start', {}, { match: running.match.id })
    const own = await visitor.ask('open', { game: 'innovation', seats: ['me', 'open'] })
    const ages = await visitor.ask('open', { game: 'through-the-ages', seats: ['me', { bot: 'random' }] })
    await visitor.ask('start', {}, { match: ages.match.id })
    const tables = [open, running, own, ages].map(({ match }) => match.id)
    return { visitor, ids: [...tables, 'AAAAAAAAAAAAAAAA'] }
  }

  async function listen(cookie: string, problems: unknown[]): Promise<WebSocket> {
    const address = socketAddress(house.base)
    const socket = new WebSocket(address, { headers: { cookie } })
    await new Promise((opened) => socket.once('open', opened))
    socket.on('message', (data: Buffer) => {
      const heard = JSON.parse(String(data)) as { type: string; problem?: unknown }
      if (heard.type === 'refused') problems.push(heard.problem)
    })
    return socket
  }

  /** Waits until all that was sent is dealt with: null, or the code with which the server hung up. */
  const stillThere = (socket: WebSocket): Promise<number | null> =>
    new Promise((found) => {
      const pong = (data: Buffer) => {
        const heard = JSON.parse(String(data)) as { type: string; ref?: number }
        if (heard.type === 'pong' && heard.ref === 77_777) done(null)
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

  test('by HTTP', { timeout: PATIENCE }, () =>
    meanwhile(async () => {
      const { visitor, ids } = await mallory()
      const attackers = ROUTE_NAMES.map(async (name, number) => {
        const random = quick(number)
        for (let i = 0; i < MANY; i++) {
          const { path, status, text } = await nonsense(random, name, visitor.cookie, ids)
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

  async function nonsense(random: Random, name: RouteName, cookie: string, ids: readonly string[]) {
    const { method, path: pattern } = ROUTES[name]
    const part = () =>
      random.int(2) === 0
        ? pick(random, ids)
        : encodeURIComponent(anyText(random).toWellFormed()).slice(0, 4000)
    const path = pattern.replaceAll(/\{\w+\}/g, part) + (random.int(8) === 0 ? `?${part()}` : '')
    const headers: Record<string, string> = {}
    // Sign-outs would make nobody of her; she tries them with tokens that are none.
    if (name !== 'signOut' && random.int(10) > 0) headers['cookie'] = cookie
    else if (random.int(2) === 0) headers['cookie'] = `ziggurat=${part()}`
    else headers['authorization'] = `Bearer ${part()}`
    const body = method === 'POST' ? nearlyBytes(random, RIGHT[name] ?? {}) : Buffer.alloc(0)
    if (method === 'POST')
      headers['content-type'] = random.int(8) > 0 ? 'application/json' : pick(random, types)
    return { path, ...(await ask(house, method, path, headers, body)) }
  }

  test('at all other addresses', { timeout: PATIENCE }, () =>
    meanwhile(async () => {
      const attackers = ELSEWHERE.map(async (right, number) => {
        const random = quick(200 + number)
        for (let i = 0; i < MANY; i++) {
          const { method, path, headers, body } = nearlyRequest(random, right)
          const { status, text } = await ask(house, method, path, headers, body)
          // Headers that are too long do not get to us: Node itself refuses them, without a word.
          const isClear = status === 431 || isGiven(status, method, text)
          expect(isClear ? null : { sent: `${method} ${path}`, headers, status, text }).toBeNull()
        }
      })
      await Promise.all(attackers)
    }),
  )

  /** What is there and is for all; or a problem, or a page that says that there is nothing. */
  function isGiven(status: number, method: string, text: string): boolean {
    if (status < 200 || status >= 500) return false
    if (method === 'HEAD') return text === ''
    if (GIVEN.includes(text))
      return status === 200 || text === SITE['index.html'] || text === SITE['index.cs.html']
    return status === 200
      ? /^\{"(?:openapi|ok)":|^# HELP ziggurat_/.test(text)
      : /^\{"code":".+"\}$/.test(text)
  }

  test('over a socket', { timeout: PATIENCE }, () =>
    meanwhile(async () => {
      const { visitor, ids } = await mallory()
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
        const random = quick(100 + number)
        const problems: unknown[] = []
        let socket = await listen(visitor.cookie, problems)
        for (let i = 0; i < MANY; i++) {
          const aimed = 'match' in message ? { ...message, match: pick(random, ids) } : message
          const bytes = nearlyBytes(random, aimed).subarray(0, LIMITS.message)
          // Who sends what is not even text is hung up on, and hears nothing more.
          if (!isUtf8(bytes)) await stillThere(socket)
          socket.send(bytes, { binary: random.int(20) === 0 })
          if (isUtf8(bytes) && i % 50 !== 49) continue
          const code = await stillThere(socket)
          if (code === null) continue
          expect([isUtf8(bytes), code]).toEqual([false, 1007])
          socket = await listen(visitor.cookie, problems)
        }
        expect(problems.length).toBeGreaterThan(MANY / 4)
        for (const problem of problems) expect(problem).toEqual(expect.stringMatching(/./))
        socket.terminate()
      }
    }),
  )
})
