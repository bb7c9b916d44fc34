import { isUtf8 } from 'node:buffer'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'

import { isProblem, parseRecord, pick, quick, verify } from '@ziggurat/kernel'
import type { Random } from '@ziggurat/kernel'
import { GAMES } from '@ziggurat/library'
import { LIMITS, ROUTES } from '@ziggurat/protocol'
import type { FromClient, RouteName } from '@ziggurat/protocol'
import { postgresServer } from '@ziggurat/store/databases'
import type { TestServer } from '@ziggurat/store/databases'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'

import { Visitor } from './client.ts'
import { begin, openHouse, tokenOf } from './guarded-house.ts'
import type { House } from './guarded-house.ts'
import { anyText, nearlyBytes } from './nonsense.ts'

/** So many pieces of nonsense for each endpoint and each kind of socket message. */
const MANY = process.env['LONG'] === undefined ? 40 : 10_000

const PATIENCE = MANY === 10_000 ? 3_600_000 : 60_000

const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[]

/** A body that is right for each endpoint that has one. */
const RIGHT: Partial<Record<RouteName, unknown>> = {
  enter: { name: 'Mallory' },
  rename: { name: 'Mallory' },
  register: { name: 'Mallory', password: 'long enough' },
  signIn: { name: 'Mallory', password: 'long enough' },
  addToken: { label: 'bot' },
  open: {
    game: 'seven-wonders',
    options: { sides: 'random' },
    seats: ['me', 'open', { bot: 'random' }],
    listed: false,
    clock: { kind: 'live', reserve: 60, increment: 5 },
    atZero: 'bot',
  },
  join: { seat: 1, invitation: 'AAAAAAAAAAAAAAAAAAAAAA' },
  seatBot: { bot: 'random' },
  leaveOrder: { id: 'refuse pacts' },
  upload: { record: 'ziggurat 1\ngame seven-wonders\n' },
}

let agent: Agent

/** A request with any bytes at any address. */
function ask(
  house: House,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body: Buffer = Buffer.alloc(0),
): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((done, failed) => {
    const sent = request(
      {
        agent,
        host: '127.0.0.1',
        port: house.port,
        method,
        path,
        headers: { ...headers, 'content-length': body.length },
      },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, text: String(Buffer.concat(parts)) }),
        )
        response.on('error', failed)
      },
    )
    sent.on('error', failed)
    sent.end(body)
  })
}

/** Any text as it is, and what comes back first; '' if the server hangs up. */
const talk = (house: House, text: string): Promise<string> =>
  new Promise((done) => {
    const socket = connect(house.port, '127.0.0.1')
    let heard = ''
    socket.on('data', (part) => {
      heard += String(part)
      socket.destroy()
    })
    socket.on('error', () => {})
    socket.on('close', () => done(heard.split('\r\n')[0] ?? ''))
    socket.write(text)
    socket.setTimeout(1000, () => socket.destroy())
  })

/** It answers, and nothing went wrong that nobody foresaw. */
async function stands(house: House): Promise<void> {
  expect((await fetch(`${house.base}/healthz`)).status).toBe(200)
  expect(house.logged.filter((line) => line.includes('"level":"error"'))).toEqual([])
}

beforeAll(() => {
  agent = new Agent({ keepAlive: true, maxSockets: 4 })
})
afterAll(() => agent.destroy())

describe('what is not mine', () => {
  let house: House
  let ada: Visitor
  let bob: Visitor
  let eve: Visitor
  let match = ''

  beforeAll(async () => {
    house = await openHouse()
    ada = await Visitor.named(house.base, 'Ada')
    bob = await Visitor.named(house.base, 'Bob')
    eve = await (await Visitor.named(house.base, 'Eve')).connect()
    match = await begin([ada, bob], 'seven-wonders')
    await eve.watch(match)
    await ada.until(() => ada.updates.get(match)?.question)
  })
  afterAll(() => house.close())

  /** The position as the store has it: it must be the same after every attempt. */
  const length = async () => (await ada.ask('match', undefined, { match })).match.length

  test('a spectator cannot answer, take back, vote or ask why', async () => {
    const before = await length()
    const { options = [], opened = 0 } = ada.updates.get(match)?.question ?? {}
    const attempts = [
      { type: 'answer', match, question: opened, id: options[0]?.id ?? '' },
      { type: 'withdraw', match },
      { type: 'undo', match, to: 0 },
      { type: 'vote', match, on: 'undo', agree: true },
      { type: 'why', match },
    ] as const
    const nobody = await new Visitor(house.base).connect()
    await nobody.watch(match)
    for (const stranger of [eve, nobody]) {
      for (const attempt of attempts) {
        const reply = await stranger.says(attempt)
        expect(reply).toMatchObject({ type: 'refused', problem: 'you have no seat in this match' })
      }
      const update = await stranger.until(() => stranger.updates.get(match))
      expect([update.question, update.given]).toEqual([null, null])
    }
    expect(await nobody.says({ type: 'say', match, text: 'hello' })).toMatchObject({ type: 'refused' })
    expect(await length()).toBe(before)
    nobody.leave()
  })

  test("nobody answers for another's seat: a seat in the message counts for nothing", async () => {
    const { question } = await bob.until(() => bob.updates.get(match))
    const theirs = ada.updates.get(match)?.question
    const mine = new Set(question?.options.map(({ id }) => id))
    const only = theirs?.options.find(({ id }) => !mine.has(id))
    if (!question || only === undefined) throw new Error('the two hands are the same')
    const before = await length()
    const forged = { type: 'answer', match, question: question.opened, id: only.id, seat: 0 } as const
    expect(await bob.says(forged)).toMatchObject({ type: 'refused' })
    expect(await length()).toBe(before)
    expect(ada.updates.get(match)?.given).toBeNull()
  })

  test('only those at the table get its invitation, and only the host seats, starts and closes', async () => {
    const { match: open } = await ada.ask('open', { game: 'innovation', seats: ['me', 'open'] })
    const parts = { match: open.id, seat: 1 }
    for (const [route, body] of [
      ['invitation', undefined],
      ['seatBot', { bot: 'random' }],
      ['start', {}],
      ['close', undefined],
    ] as const) {
      expect([route, (await eve.request(route, body, parts)).status]).toEqual([route, 403])
    }
    expect((await eve.request('leave', {}, parts)).status).toBe(404)
    expect((await eve.request('rematch', {}, { match })).status).toBe(409)
    for (const invitation of [undefined, '', 'A'.repeat(22), '__proto__'])
      expect((await eve.request('join', { invitation }, parts)).status).toBe(403)
    expect((await ada.ask('match', undefined, parts)).match.seats[1]).toEqual({ kind: 'open' })
    // An invitation is for its own table.
    const { invitation } = await ada.ask('invitation', undefined, { match })
    expect((await eve.request('join', { invitation }, parts)).status).toBe(403)
  })

  test('nobody takes a seat that somebody has, invited or not', async () => {
    const { invitation } = await ada.ask('invitation', undefined, { match })
    for (const seat of [0, 1, undefined])
      expect((await eve.request('join', { invitation, seat }, { match })).status).toBe(409)
    expect((await bob.request('join', { invitation, seat: 0 }, { match })).status).toBe(409)
  })

  test('one has one seat, however fast one asks', async () => {
    const { match: open } = await ada.ask('open', {
      game: 'seven-wonders',
      seats: ['open', 'open', 'open', 'open'],
      listed: true,
    })
    const replies = await Promise.all(
      [0, 1, 2, 3].map((seat) => eve.request('join', { seat }, { match: open.id })),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('the seed and the record of a running game are secret', async () => {
    for (const visitor of [ada, eve])
      expect((await visitor.request('record', undefined, { match })).status).toBe(409)
    for (const name of ['match', 'matches', 'myMatches'] as const) {
      expect(JSON.stringify((await ada.request(name, undefined, { match })).data)).not.toContain('seed')
    }
  })

  test('forged tokens are nobody', async () => {
    const token = tokenOf(ada)
    const forged = [
      'x'.repeat(43),
      token.slice(0, -1),
      `${token}x`,
      token.toLowerCase(),
      token.toUpperCase(),
      token.split('').reverse().join(''),
      '__proto__',
      "' OR '1'='1",
      'null',
    ]
    const stranger = new Visitor(house.base)
    for (const each of forged) {
      if (each === token) continue
      for (const headers of [
        { cookie: `ziggurat=${encodeURIComponent(each)}` },
        { authorization: `Bearer ${each}` },
      ]) {
        expect((await stranger.request('me', undefined, {}, headers)).data).toEqual({ person: null })
        expect((await stranger.request('myMatches', undefined, {}, headers)).status).toBe(401)
        await expect(new Visitor(house.base).connect(headers)).rejects.toThrow('401')
      }
    }
    // A wrong token is not made good by a right cookie.
    const both = { authorization: 'Bearer wrong', cookie: ada.cookie }
    expect((await stranger.request('me', undefined, {}, both)).data).toEqual({ person: null })
  })

  test("another site's page can do nothing for who is signed in here", async () => {
    const { host } = new URL(house.base)
    const foreign = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: '' },
      { origin: `http://${host}.evil.example` },
      { origin: `http://evil.example/${host}` },
      { origin: `http://127.0.0.1:1` },
      { 'sec-fetch-site': 'cross-site' },
      // A browser repeats credentials that a proxy before us has asked for.
      { origin: 'https://evil.example', authorization: 'Basic YWRhOnNlY3JldA==' },
    ]
    for (const headers of foreign) {
      for (const name of ROUTE_NAMES) {
        if (ROUTES[name].method === 'GET') continue
        const reply = await ada.request(
          name,
          RIGHT[name],
          { match, seat: 1, token: 'x', subject: 'pacts' },
          headers,
        )
        expect([headers, name, reply]).toEqual([
          headers,
          name,
          { status: 403, data: { problem: 'this comes from another site' } },
        ])
      }
    }
    for (const headers of foreign.filter((each) => 'origin' in each)) {
      const opening = new Visitor(house.base).connect({ ...headers, cookie: ada.cookie })
      await expect(opening).rejects.toThrow('403')
    }
    const ours = { origin: house.base, 'sec-fetch-site': 'same-origin' }
    expect((await ada.request('addToken', { label: 'ours' }, {}, ours)).status).toBe(200)
    const socket = await new Visitor(house.base).connect({ ...ours, cookie: ada.cookie })
    expect((await socket.until(() => socket.heard[0])).type).toBe('hello')
    socket.leave()
    // A form of another site could send this type; no page of ours does.
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      expect((await ada.request('addToken', { label: 'form' }, {}, { 'content-type': type })).status).toBe(
        415,
      )
    // And no other site may read an answer.
    const read = await fetch(`${house.base}/api/me`, {
      headers: { origin: 'https://evil.example', cookie: ada.cookie },
    })
    expect(read.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('who gives up a seat sees nothing more from it', { timeout: 30_000 }, async () => {
    const [one, two, leaver] = await Promise.all(
      ['One', 'Two', 'Leaver'].map((name) => Visitor.named(house.base, name)),
    )
    if (one === undefined || two === undefined || leaver === undefined) throw new Error('nobody')
    const game = await begin([one, two, leaver], 'seven-wonders')
    await leaver.until(() => leaver.updates.get(game)?.question)
    await leaver.ask('leave', {}, { match: game })
    const heard = leaver.heard.length
    await Promise.all([one.playOut(game, quick(3)), two.playOut(game, quick(4))])
    await leaver.until(() => leaver.updates.get(game)?.waiting.length === 0)
    const after = leaver.heard.slice(heard).filter((message) => message.type === 'update')
    expect(after.length).toBeGreaterThan(10)
    for (const { question, given } of after) expect([question, given]).toEqual([null, null])
    const table = leaver.tables.get(game)
    expect([table?.seat, table?.match.seats[2]]).toMatchObject([null, { kind: 'bot', for: null }])
  })

  test('names and chat come back exactly as they are: nothing is read into them', async () => {
    const texts = [
      '<script>alert(1)</script>',
      "'; DROP TABLE people; --",
      '&lt;b&gt; "quoted" \\n',
      '{"type":"done"}',
      '__proto__',
      '${7*7} {{7*7}}',
      'e\u0301\u0327 \u05e9\u05dc\u05d5\u05dd \u4f60\u597d',
    ]
    for (const text of texts) {
      const name = text.slice(0, 30).trim()
      const guest = await (await Visitor.named(house.base, name)).connect()
      expect((await guest.ask('me')).person?.name).toBe(name)
      await guest.watch(match)
      expect((await guest.says({ type: 'say', match, text })).type).toBe('done')
      const line = await bob.until(() =>
        bob.heard
          .flatMap((each) => (each.type === 'chat' ? each.lines : []))
          .find((each) => each.text === text),
      )
      expect(line.person).toEqual({ id: guest.person?.id ?? line.person.id, name, account: false })
      guest.leave()
    }
    const late = await (await Visitor.named(house.base, 'Late')).connect()
    await late.watch(match)
    const chat = await late.until(() => late.heard.find((each) => each.type === 'chat'))
    expect(chat.lines.map(({ text }) => text)).toEqual(texts)
    expect(await late.says({ type: 'say', match, text: '👩‍🚀 ❤️' })).toMatchObject({ type: 'done' })
    for (const text of ['two\nlines', '\u202egnp', 'a\u0000b', '\ud800', ' ', 'x'.repeat(501)]) {
      late.socket?.send(JSON.stringify({ type: 'say', ref: 1, match, text }))
    }
    await late.until(() => late.heard.filter(({ type }) => type === 'refused').length === 6)
    late.leave()
  })

  test('nothing of this made an error that nobody foresaw, and no secret is in the log', async () => {
    await stands(house)
    const log = house.logged.join('')
    for (const visitor of [ada, bob, eve]) expect(log).not.toContain(tokenOf(visitor))
  })
})

describe('what is no request', () => {
  let house: House
  beforeAll(async () => {
    house = await openHouse()
  })
  afterAll(() => house.close())

  const upgrade =
    'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n'

  test('path tricks lead nowhere, by HTTP and on the way to a socket', { timeout: 30_000 }, async () => {
    const paths = [
      '/',
      '//',
      '///',
      '/..',
      '/../../../../etc/passwd',
      '/api/../../etc/passwd',
      '/api/..%2f..%2fetc%2fpasswd',
      '/api/%2e%2e/%2e%2e/etc/passwd',
      '/api//me/matches/..',
      '/api/matches/..',
      '/api/matches/%2e%2e',
      '/api/matches/%00',
      '/api/matches/a%00b',
      '/api/matches/%zz',
      '/api/matches/%ff%fe',
      '/api/matches/%',
      "/api/matches/'%20OR%201=1",
      '/api/matches/__proto__',
      '/api/matches/constructor/record',
      `/api/matches/${'x'.repeat(8000)}`,
      '/api/sockets',
      '/api/socket/..',
      '/api/socket%00',
      'http://[',
      'http://evil.example/api/socket/x',
      '*',
      '\\..\\..\\',
      '/data/ziggurat.db',
      '/ziggurat.db',
      '/secret',
      '/package.json',
      '/.git/config',
    ]
    // The front page, if it was built.
    const root = ['/', '/..']
    for (const path of paths) {
      for (const more of ['', upgrade]) {
        const said = await talk(house, `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${more}\r\n`)
        expect([path, more === '', said]).toEqual([
          path,
          more === '',
          expect.stringMatching(root.includes(path) ? /^HTTP\/1.1 (?:404|200) / : /^HTTP\/1.1 4\d\d /),
        ])
      }
    }
    await stands(house)
  })

  test('broken HTTP and broken sockets harm nobody', { timeout: 30_000 }, async () => {
    const head = 'Host: 127.0.0.1\r\n'
    const lines = [
      'garbage\r\n\r\n',
      '\u0000\u0001\u0002\r\n\r\n',
      `BREW /api/me HTTP/1.1\r\n${head}\r\n`,
      `TRACE /api/me HTTP/1.1\r\n${head}\r\n`,
      `GET /api/me HTTP/9.9\r\n${head}\r\n`,
      'GET /api/me HTTP/1.1\r\n\r\n',
      'GET /api/me HTTP/1.1\r\nHost: ]\r\n\r\n',
      `GET /api/me HTTP/1.1\r\n${head}X: ${'x'.repeat(100_000)}\r\n\r\n`,
      `POST /api/people HTTP/1.1\r\n${head}Content-Length: -1\r\n\r\n`,
      `POST /api/people HTTP/1.1\r\n${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      `POST /api/people HTTP/1.1\r\n${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
      `GET /api/socket HTTP/1.1\r\n${head}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
      `GET /api/socket HTTP/1.1\r\n${head}${upgrade.replace('13', '99')}\r\n`,
      `GET /api/socket HTTP/1.1\r\n${head}Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n`,
      `POST /api/socket HTTP/1.1\r\n${head}${upgrade}\r\n`,
    ]
    for (const text of lines)
      expect([text.slice(0, 60), await talk(house, text)]).toEqual([
        text.slice(0, 60),
        expect.stringMatching(/^HTTP\/1.1 [24]\d\d /),
      ])
    // A body that breaks off, and frames that are none.
    await talk(
      house,
      `POST /api/people HTTP/1.1\r\n${head}Content-Length: 50\r\nContent-Type: application/json\r\n\r\n{"n`,
    )
    for (const frame of ['\u00ff\u00ff\u00ff', '\u0081\u0005hello', '\u0083\u0080', '\u0088\u0001x'])
      await talk(house, `GET /api/socket HTTP/1.1\r\n${head}${upgrade}\r\n${frame}`)
    await stands(house)
  })

  test('what is too large is refused, whether it says its size or not', async () => {
    const large = Buffer.alloc(70_000, 'x')
    const json = { 'content-type': 'application/json' }
    expect((await ask(house, 'POST', '/api/people', json, large)).status).toBe(413)
    const record = Buffer.alloc(LIMITS.record * 2 + 1, 'x')
    expect((await ask(house, 'POST', '/api/records', json, record)).status).toBe(413)
    const unsaid = await fetch(`${house.base}/api/people`, {
      method: 'POST',
      headers: json,
      body: new ReadableStream({
        pull(controller) {
          controller.enqueue(large)
        },
      }),
      duplex: 'half',
    }).catch(() => null)
    expect(unsaid === null || unsaid.status === 413).toBe(true)
    const deep = Buffer.from(`{"name":${'['.repeat(30_000)}${']'.repeat(30_000)}}`)
    expect((await ask(house, 'POST', '/api/people', json, deep)).status).toBe(400)

    const visitor = await (await Visitor.named(house.base, 'Loud')).connect()
    const closed = new Promise<number>((heard) => visitor.socket?.once('close', heard))
    visitor.socket?.send(JSON.stringify({ type: 'ping', ref: 1, more: 'x'.repeat(LIMITS.message) }))
    expect(await closed).toBe(1009)
    await stands(house)
  })
})

describe.each(['sqlite', 'postgres'])('nonsense, with %s', (kind) => {
  let house: House
  let database: TestServer | null = null

  beforeAll(async () => {
    if (kind === 'postgres') {
      database = await postgresServer()
      house = await openHouse({ databaseUrl: await database.fresh(), secret: 'a secret of the tests' })
    } else house = await openHouse()
  }, 60_000)
  afterAll(async () => {
    await house.close()
    await database?.stop()
  })

  /** Two play whole games meanwhile; each must come out right. */
  async function played(until: { over: boolean }): Promise<number> {
    let games = 0
    while (!until.over || games === 0) {
      const people = [await Visitor.named(house.base, 'Ada'), await Visitor.named(house.base, 'Bob')]
      const match = await begin(people, 'seven-wonders')
      await Promise.all(people.map((person, i) => person.playOut(match, quick(games * 2 + i))))
      const record = parseRecord((await people[0]?.ask('record', undefined, { match }))?.record ?? '')
      const entry = GAMES.get('seven-wonders')
      if (isProblem(record) || entry === undefined) throw new Error('no record')
      expect(verify(entry.game, record)).not.toHaveProperty('problem')
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
    const visitor = await (await Visitor.named(house.base, 'Mallory M.')).connect()
    const victim = await Visitor.named(house.base, 'Victim')
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
    const address = `${house.base.replace('http', 'ws')}/api/socket`
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
            expect.stringMatching(status === 200 ? /^\{/ : /^\{"problem":".+"\}$/s),
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

  test('over a socket', { timeout: PATIENCE }, () =>
    meanwhile(async () => {
      const { visitor, ids } = await mallory()
      const [match = ''] = ids
      const ref = 1
      const right: readonly FromClient[] = [
        { type: 'watch', match, since: 0 },
        { type: 'unwatch', match },
        { type: 'answer', ref, match, question: 0, id: 'draw' },
        { type: 'withdraw', ref, match },
        { type: 'undo', ref, match, to: 0 },
        { type: 'vote', ref, match, on: 'undo', agree: true },
        { type: 'why', ref, match },
        { type: 'say', ref, match, text: 'hello' },
        { type: 'seen', match, length: 1 },
        { type: 'ping', ref },
      ]
      for (const [number, message] of right.entries()) {
        const random = quick(100 + number)
        const problems: unknown[] = []
        let socket = await listen(visitor.cookie, problems)
        for (let i = 0; i < MANY; i++) {
          const aimed = 'match' in message ? { ...message, match: pick(random, ids) } : message
          const bytes = nearlyBytes(random, aimed).subarray(0, LIMITS.message)
          socket.send(bytes, { binary: random.int(20) === 0 })
          // Who sends what is not even text is hung up on.
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
