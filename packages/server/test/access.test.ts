import { fastRandom } from '@ziggurat/kernel'
import { ROUTES } from '@ziggurat/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { RIGHT, ROUTE_NAMES } from './endpoints.ts'
import { begin, openGuarded, tokenOf } from './guarded-server.ts'
import type { GuardedServer } from './guarded-server.ts'
import { expectHealthy } from './raw-requests.ts'
import { TestClient } from './test-client.ts'

describe('access', () => {
  let server: GuardedServer
  let ada: TestClient
  let bob: TestClient
  let eve: TestClient
  let match = ''

  beforeAll(async () => {
    server = await openGuarded()
    ada = await TestClient.named(server.base, 'Ada')
    bob = await TestClient.named(server.base, 'Bob')
    eve = await (await TestClient.named(server.base, 'Eve')).connect()
    match = await begin([ada, bob], 'seven-wonders')
    await eve.watch(match)
    await ada.until(() => ada.updates.get(match)?.question)
  })
  afterAll(() => server.close())

  /** The log's length: it must be the same after every attempt. */
  const length = async () => (await ada.ask('match', undefined, { match })).match.length

  test('a spectator cannot answer, withdraw, undo or vote', async () => {
    const before = await length()
    const { options = [], opened = 0 } = ada.updates.get(match)?.question ?? {}
    const attempts = [
      { type: 'answer', match, question: opened, id: options[0]?.id ?? '' },
      { type: 'withdraw', match },
      { type: 'undo', match, to: 0 },
      { type: 'vote', match, on: 'undo', agree: true },
    ] as const
    const nobody = await new TestClient(server.base).connect()
    await nobody.watch(match)
    for (const stranger of [eve, nobody]) {
      for (const attempt of attempts) {
        const reply = await stranger.sendAndWait(attempt)
        expect(reply).toMatchObject({ type: 'refused', code: 'not-seated' })
      }
      const update = await stranger.until(() => stranger.updates.get(match))
      expect([update.question, update.given]).toEqual([null, null])
    }
    expect(await nobody.sendAndWait({ type: 'say', match, text: 'hello' })).toMatchObject({ type: 'refused' })
    expect(await length()).toBe(before)
    nobody.leave()
  })

  test("nobody can answer for another's seat: a seat in the message is ignored", async () => {
    const { question } = await bob.until(() => bob.updates.get(match))
    const theirs = ada.updates.get(match)?.question
    const mine = new Set(question?.options.map(({ id }) => id))
    const only = theirs?.options.find(({ id }) => !mine.has(id))
    if (!question || only === undefined) throw new Error('the two hands are the same')
    const before = await length()
    const forged = { type: 'answer', match, question: question.opened, id: only.id, seat: 0 } as const
    expect(await bob.sendAndWait(forged)).toMatchObject({ type: 'refused' })
    expect(await length()).toBe(before)
    expect(ada.updates.get(match)?.given).toBeNull()
  })

  test('only players get the invitation, and only the host seats bots, starts and closes', async () => {
    const { match: open } = await ada.ask('open', { game: 'innovation', seats: ['me', 'open'] })
    const params = { match: open.id, seat: 1 }
    for (const [route, body] of [
      ['invitation', undefined],
      ['seatBot', { bot: 'random' }],
      ['start', {}],
      ['close', undefined],
    ] as const) {
      expect([route, (await eve.request(route, body, params)).status]).toEqual([route, 403])
    }
    expect((await eve.request('leave', {}, params)).status).toBe(403)
    expect((await eve.request('rematch', {}, { match })).status).toBe(409)
    for (const invitation of [undefined, '', 'A'.repeat(22), '__proto__'])
      expect((await eve.request('join', { invitation }, params)).status).toBe(403)
    expect((await ada.ask('match', undefined, params)).match.seats[1]).toEqual({ kind: 'open' })
    // The invitation of another table.
    const { invitation } = await ada.ask('invitation', undefined, { match })
    expect((await eve.request('join', { invitation }, params)).status).toBe(403)
  })

  test('nobody can take an occupied seat, even with an invitation', async () => {
    const { invitation } = await ada.ask('invitation', undefined, { match })
    for (const seat of [0, 1, undefined])
      expect((await eve.request('join', { invitation, seat }, { match })).status).toBe(409)
    expect((await bob.request('join', { invitation, seat: 0 }, { match })).status).toBe(409)
  })

  test('concurrent requests give a person only one seat', async () => {
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
    for (const client of [ada, eve])
      expect((await client.request('record', undefined, { match })).status).toBe(409)
    for (const name of ['match', 'matches', 'myMatches'] as const) {
      expect(JSON.stringify((await ada.request(name, undefined, { match })).data)).not.toContain('seed')
    }
  })

  test('forged tokens are rejected', async () => {
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
    const stranger = new TestClient(server.base)
    for (const each of forged) {
      if (each === token) continue
      for (const headers of [
        { cookie: `ziggurat=${encodeURIComponent(each)}` },
        { authorization: `Bearer ${each}` },
      ]) {
        expect((await stranger.request('me', undefined, {}, headers)).data).toEqual({ person: null })
        expect((await stranger.request('myMatches', undefined, {}, headers)).status).toBe(401)
        await expect(new TestClient(server.base).connect(headers)).rejects.toThrow('401')
      }
    }
    // A valid cookie does not make up for a wrong bearer token.
    const both = { authorization: 'Bearer wrong', cookie: ada.cookie }
    expect((await stranger.request('me', undefined, {}, both)).data).toEqual({ person: null })
  })

  test("another site's page cannot act for a signed-in person", async () => {
    const { host } = new URL(server.base)
    const foreign = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: '' },
      { origin: `http://${host}.evil.example` },
      { origin: `http://evil.example/${host}` },
      { origin: `http://127.0.0.1:1` },
      { 'sec-fetch-site': 'cross-site' },
      // A browser sends Basic credentials for a proxy in front of the server by itself.
      { origin: 'https://evil.example', authorization: 'Basic YWRhOnNlY3JldA==' },
    ]
    for (const headers of foreign) {
      for (const name of ROUTE_NAMES) {
        if (ROUTES[name].method === 'GET') continue
        const reply = await ada.request(
          name,
          RIGHT[name],

          { match, seat: 1, token: 'x', subject: 'pacts', person: 'x', report: 'x' },
          headers,
        )
        expect([headers, name, reply]).toEqual([
          headers,
          name,
          { status: 403, data: expect.objectContaining({ code: 'other-site' }) },
        ])
      }
    }
    for (const headers of foreign.filter((each) => 'origin' in each)) {
      const opening = new TestClient(server.base).connect({ ...headers, cookie: ada.cookie })
      await expect(opening).rejects.toThrow('403')
    }
    const ours = { origin: server.base, 'sec-fetch-site': 'same-origin' }
    expect((await ada.request('addToken', { label: 'ours' }, {}, ours)).status).toBe(200)
    const socket = await new TestClient(server.base).connect({ ...ours, cookie: ada.cookie })
    expect((await socket.until(() => socket.received[0])).type).toBe('hello')
    socket.leave()
    // A form of another site could send these types; our client never does.
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      expect((await ada.request('addToken', { label: 'form' }, {}, { 'content-type': type })).status).toBe(
        415,
      )
    // Other sites cannot read a reply either.
    const read = await fetch(`${server.base}/api/me`, {
      headers: { origin: 'https://evil.example', cookie: ada.cookie },
    })
    expect(read.headers.get('access-control-allow-origin')).toBeNull()
  })

  test(
    'a player who leaves a seat gets no more of its private information',
    { timeout: 30_000 },
    async () => {
      const [one, two, leaver] = await Promise.all(
        ['One', 'Two', 'Leaver'].map((name) => TestClient.named(server.base, name)),
      )
      if (one === undefined || two === undefined || leaver === undefined) throw new Error('nobody')
      const game = await begin([one, two, leaver], 'seven-wonders')
      await leaver.until(() => leaver.updates.get(game)?.question)
      await leaver.ask('leave', {}, { match: game })
      const before = leaver.received.length
      await Promise.all([one.playOut(game, fastRandom(3)), two.playOut(game, fastRandom(4))])
      await leaver.until(() => leaver.updates.get(game)?.waiting.length === 0)
      const after = leaver.received.slice(before).filter((message) => message.type === 'update')
      expect(after.length).toBeGreaterThan(10)
      for (const { question, given } of after) expect([question, given]).toEqual([null, null])
      const table = leaver.matches.get(game)
      expect([table?.seat, table?.match.seats[2]]).toMatchObject([null, { kind: 'bot', for: null }])
    },
  )

  test('names and chat are returned exactly as they were sent', async () => {
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
      const guest = await (await TestClient.named(server.base, name)).connect()
      expect((await guest.ask('me')).person?.name).toBe(name)
      await guest.watch(match)
      expect((await guest.sendAndWait({ type: 'say', match, text })).type).toBe('done')
      const line = await bob.until(() =>
        bob.received
          .flatMap((each) => (each.type === 'chat' ? each.lines : []))
          .find((each) => each.text === text),
      )
      expect(line.person).toEqual({ id: guest.person?.id ?? line.person.id, name, account: false })
      guest.leave()
    }
    const late = await (await TestClient.named(server.base, 'Late')).connect()
    await late.watch(match)
    const chat = await late.until(() => late.received.find((each) => each.type === 'chat'))
    expect(chat.lines.map(({ text }) => text)).toEqual(texts)
    expect(await late.sendAndWait({ type: 'say', match, text: '👩‍🚀 ❤️' })).toMatchObject({ type: 'done' })
    for (const text of [
      'two\nlines',
      '\u202egnp',
      'a\u0000b',
      '\ud800',
      ' ',
      'x'.repeat(501),
      '\ufff9',
      '\u200d\ufe0f',
    ]) {
      late.socket?.send(JSON.stringify({ type: 'say', ref: 1, match, text }))
    }
    await late.until(() => late.received.filter(({ type }) => type === 'refused').length === 8)
    late.leave()
    for (const name of ['\ufff9Ada\ufffb', 'Ada\u{13430}', 'Ada\ufdd0', 'Ada\u200f', '\u3164', 'A\u00adda'])
      expect([name, (await late.request('enter', { name })).status]).toEqual([name, 400])
  })

  test('all this caused no unexpected error, and no token is in the log', async () => {
    await expectHealthy(server)
    const log = server.logged.join('')
    for (const client of [ada, bob, eve]) expect(log).not.toContain(tokenOf(client))
  })
})
