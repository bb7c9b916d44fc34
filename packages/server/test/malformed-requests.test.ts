import { connect } from 'node:net'

import { LIMITS, PROTOCOL } from '@ziggurat/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { openGuarded } from './guarded-server.ts'
import type { GuardedServer } from './guarded-server.ts'
import { rawRequest, closeAgent, expectHealthy, sendRaw } from './raw-requests.ts'
import { TestClient } from './test-client.ts'

afterAll(closeAgent)

describe('malformed requests', () => {
  let server: GuardedServer
  beforeAll(async () => {
    server = await openGuarded()
  })
  afterAll(() => server.close())

  const upgrade =
    'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n'

  test('path tricks lead nowhere, by HTTP or with a socket upgrade', { timeout: 30_000 }, async () => {
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
    // The front page; without a built browser client, it says so.
    const root = ['/', '/..']
    for (const path of paths) {
      for (const more of ['', upgrade]) {
        const reply = await sendRaw(server, `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${more}\r\n`)
        expect([path, more === '', reply]).toEqual([
          path,
          more === '',
          expect.stringMatching(root.includes(path) ? /^HTTP\/1.1 (?:503|404|200) / : /^HTTP\/1.1 4\d\d /),
        ])
      }
    }
    await expectHealthy(server)
  })

  test('broken HTTP and broken sockets do not harm the server', { timeout: 30_000 }, async () => {
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
      expect([text.slice(0, 60), await sendRaw(server, text)]).toEqual([
        text.slice(0, 60),
        expect.stringMatching(/^HTTP\/1.1 [24]\d\d /),
      ])
    // A truncated body, and invalid frames.
    await sendRaw(
      server,
      `POST /api/people HTTP/1.1\r\n${head}Content-Length: 50\r\nContent-Type: application/json\r\n\r\n{"n`,
    )
    for (const frame of ['\u00ff\u00ff\u00ff', '\u0081\u0005hello', '\u0083\u0080', '\u0088\u0001x'])
      await sendRaw(server, `GET /api/socket?protocol=${PROTOCOL} HTTP/1.1\r\n${head}${upgrade}\r\n${frame}`)
    await expectHealthy(server)
  })

  test('the connection of a refused socket is closed, even if the client keeps its side open', async () => {
    const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true })
    const broken = new Promise((failed) => socket.on('error', failed))
    socket.write(
      `GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://evil.example\r\n${upgrade}\r\n`,
    )
    await new Promise((ended) => socket.resume().on('end', ended))
    const talking = setInterval(() => socket.write('still there?'), 20)
    expect(await broken).toMatchObject({ code: expect.stringMatching(/EPIPE|ECONNRESET/) })
    clearInterval(talking)
  })

  test('an offer to upgrade to HTTP/2 is ignored', async () => {
    const offer = 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAEAAEAA\r\n'
    const reply = await sendRaw(server, `GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n${offer}\r\n`)
    expect(reply).toBe('HTTP/1.1 200 OK')
  })

  test('a body or message that is too large is refused, with or without a content length', async () => {
    const large = Buffer.alloc(70_000, 'x')
    const json = { 'content-type': 'application/json' }
    expect((await rawRequest(server, 'POST', '/api/people', json, large)).status).toBe(413)
    const record = Buffer.alloc(LIMITS.record * 2 + 1, 'x')
    expect((await rawRequest(server, 'POST', '/api/records', json, record)).status).toBe(413)
    const streamed = await fetch(`${server.base}/api/people`, {
      method: 'POST',
      headers: json,
      body: new ReadableStream({
        pull(controller) {
          controller.enqueue(large)
        },
      }),
      duplex: 'half',
    }).catch(() => null)
    expect(streamed === null || streamed.status === 413).toBe(true)
    const deep = Buffer.from(`{"name":${'['.repeat(30_000)}${']'.repeat(30_000)}}`)
    expect((await rawRequest(server, 'POST', '/api/people', json, deep)).status).toBe(400)

    const client = await (await TestClient.named(server.base, 'Loud')).connect()
    const closed = new Promise<number>((closing) => client.socket?.once('close', closing))
    const ping = (more: string): string => JSON.stringify({ type: 'ping', ref: 1, more })
    client.socket?.send(ping('x'.repeat(LIMITS.message - ping('').length)))
    await client.until(() => client.received.some(({ type }) => type === 'pong'))
    // Fewer characters than the limit, but more bytes.
    client.socket?.send(ping('ž'.repeat(LIMITS.message / 2)))
    expect(await closed).toBe(1009)
    await expectHealthy(server)
  })

  test('a problem is one short line, even if it names a very long field', async () => {
    const client = await TestClient.named(server.base, 'Wordy')
    const options = { ['x'.repeat(20_000)]: 1 }
    const refused = await client.request('open', { game: 'innovation', seats: ['me', 'open'], options })
    const { problem } = refused.data as { readonly problem: string }
    expect([refused.status, problem.length < 200]).toEqual([400, true])
    expect(problem).toMatch(/^options\.x+…: /)
  })

  test('a client that does not close its socket does not keep the server from stopping', async () => {
    const own = await openGuarded()
    const stalled = await (await TestClient.named(own.base, 'Stalled')).connect()
    stalled.socket?.pause()
    const asked = performance.now()
    await own.close()
    expect(performance.now() - asked).toBeLessThan(10_000)
    stalled.leave()
  })
})
