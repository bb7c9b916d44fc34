import { connect } from 'node:net'

import { LIMITS, PROTOCOL } from '@ziggurat/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { openGuarded } from './guarded-server.ts'
import type { GuardedServer } from './guarded-server.ts'
import { ask, hangUp, stands, talk } from './raw-requests.ts'
import { TestClient } from './test-client.ts'

afterAll(hangUp)

describe('what is no request', () => {
  let house: GuardedServer
  beforeAll(async () => {
    house = await openGuarded()
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
      await talk(house, `GET /api/socket?protocol=${PROTOCOL} HTTP/1.1\r\n${head}${upgrade}\r\n${frame}`)
    await stands(house)
  })

  test('the line of a socket that is refused is not kept, though its client keeps it', async () => {
    const socket = connect({ port: house.port, host: '127.0.0.1', allowHalfOpen: true })
    const broken = new Promise((told) => socket.on('error', told))
    socket.write(
      `GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://evil.example\r\n${upgrade}\r\n`,
    )
    await new Promise((ended) => socket.resume().on('end', ended))
    const talking = setInterval(() => socket.write('still there?'), 20)
    expect(await broken).toMatchObject({ code: expect.stringMatching(/EPIPE|ECONNRESET/) })
    clearInterval(talking)
  })

  test('who offers another protocol is answered in this one', async () => {
    const offer = 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAEAAEAA\r\n'
    const said = await talk(house, `GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n${offer}\r\n`)
    expect(said).toBe('HTTP/1.1 200 OK')
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

    const visitor = await (await TestClient.named(house.base, 'Loud')).connect()
    const closed = new Promise<number>((heard) => visitor.socket?.once('close', heard))
    const ping = (more: string): string => JSON.stringify({ type: 'ping', ref: 1, more })
    visitor.socket?.send(ping('x'.repeat(LIMITS.message - ping('').length)))
    await visitor.until(() => visitor.heard.some(({ type }) => type === 'pong'))
    // Fewer characters than that, but more bytes.
    visitor.socket?.send(ping('ž'.repeat(LIMITS.message / 2)))
    expect(await closed).toBe(1009)
    await stands(house)
  })

  test('what was wrong is said in a line, however long the name of it is', async () => {
    const visitor = await TestClient.named(house.base, 'Wordy')
    const options = { ['x'.repeat(20_000)]: 1 }
    const refused = await visitor.request('open', { game: 'innovation', seats: ['me', 'open'], options })
    const { problem } = refused.data as { readonly problem: string }
    expect([refused.status, problem.length < 200]).toEqual([400, true])
    expect(problem).toMatch(/^options\.x+…: /)
  })

  test('nobody who does not say goodbye keeps the server from stopping', async () => {
    const own = await openGuarded()
    const deaf = await (await TestClient.named(own.base, 'Deaf')).connect()
    deaf.socket?.pause()
    const asked = performance.now()
    await own.close()
    expect(performance.now() - asked).toBeLessThan(10_000)
    deaf.leave()
  })
})
