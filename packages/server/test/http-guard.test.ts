import { mkdirSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { afterEach, expect, test } from 'vitest'

import { emptyFolder } from './folder.ts'
import { metricOf, openGuarded } from './guarded-server.ts'
import type { GuardedServer } from './guarded-server.ts'
import { expectHealthy } from './raw-requests.ts'
import { RawSockets, whenCut } from './raw-sockets.ts'

/* Clients that hold connections, and that do not read the replies to their requests. */

const site = join(emptyFolder(), 'site')
mkdirSync(site, { recursive: true })
writeFileSync(join(site, 'index.html'), 'a page')
writeFileSync(join(site, 'large.js'), 'x'.repeat(8_000_000))

let server: GuardedServer
const raw = new RawSockets()
afterEach(async () => {
  raw.closeAll()
  await server.close()
})

const get = (path: string, headers = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${headers}\r\n`
const unsent = (): Promise<number> => metricOf(server, 'ziggurat_unsent_bytes')
const cutFor = (why: string): Promise<number> =>
  metricOf(server, `ziggurat_connections_cut_total{why="${why}"}`)

/** All that comes until the server closes the connection. */
const whole = (socket: Socket): Promise<string> =>
  new Promise((done) => {
    let text = ''
    socket.on('data', (part) => (text += String(part)))
    socket.on('close', () => done(text))
    socket.on('end', () => socket.destroy())
    socket.resume()
  })

test('a reply that nobody reads counts as unsent, and is cut after a minute', async () => {
  server = await openGuarded({}, 1, { site, unsent: { one: 100_000_000 } })
  server.frozen = Date.now()
  raw.connect(server, get('/large.js'))
  await expect.poll(unsent).toBeGreaterThan(1_000_000)
  server.ahead = 59_000
  expect(await cutFor('unread_reply')).toBe(0)
  server.ahead = 61_000
  await expect.poll(() => cutFor('unread_reply')).toBe(1)
  expect(await unsent()).toBe(0)
  await expectHealthy(server)
})

test('unread replies are capped for an address', async () => {
  server = await openGuarded({}, 1, { site, unsent: { one: 100_000_000, address: 20_000_000 } })
  for (let i = 0; i < 5; i++) raw.connect(server, get('/large.js'))
  await expect.poll(() => cutFor('unsent_address')).toBeGreaterThan(0)
  expect(await unsent()).toBeLessThanOrEqual(20_000_000)
  raw.closeAll()
  await expect.poll(unsent).toBe(0)
})

test('a client that sends many requests and reads no reply is cut, and none of its requests is counted any more', async () => {
  server = await openGuarded({}, 1, { site })
  const socket = raw.connect(server, get('/').repeat(10).concat(get('/api/games').repeat(60)))
  await whenCut(socket, Buffer.from(' '))
  expect(await cutFor('pipelined')).toBe(1)
  // As many as one address may have at the same time, in 30 rounds of 10.
  for (let i = 0; i < 30; i++) {
    const again = raw.connect(server, get('/').repeat(9).concat(get('/', 'Connection: close\r\n')))
    expect((await whole(again)).match(/HTTP\/1.1 200 OK/g)).toHaveLength(10)
  }
})

test('connections are limited per address, with a reply that says so', async () => {
  server = await openGuarded({}, undefined, { caps: { connectionsFrom: 2 } })
  const idle = [raw.connect(server, ''), raw.connect(server, '')]
  await Promise.all(idle.map((socket) => new Promise((open) => socket.once('connect', open))))
  const refused = await whole(raw.connect(server, get('/api/games')))
  expect(refused).toMatch(/^HTTP\/1.1 429 Too Many Requests\r\n/)
  expect(refused).toContain('"code":"too-many-connections"')
  idle[0]?.destroy()
  await expect
    .poll(() => whole(raw.connect(server, get('/healthz', 'Connection: close\r\n'))))
    .toMatch(/^HTTP\/1.1 200 OK\r\n/)
  expect(server.logged.filter((line) => line.includes('connectionsFrom'))).toEqual([
    expect.stringMatching(
      /"level":"info".*"what":"a limit was reached","limit":"connectionsFrom","address":"127\.0\.0\.1"/,
    ),
  ])
})

test('connections that an address opens too fast wait, and those of others do not', async () => {
  server = await openGuarded({}, 0.1)
  const began = performance.now()
  const ask = async (localAddress: string): Promise<number> => {
    const socket = connect({ port: server.port, host: '127.0.0.1', localAddress })
    socket.write(get('/healthz', 'Connection: close\r\n'))
    expect(await text(socket)).toMatch(/^HTTP\/1.1 200 OK\r\n/)
    return performance.now() - began
  }
  // Six at once, and then one in 333 ms.
  const asked = Array.from({ length: 10 }, () => ask('127.0.0.1'))
  const other = await ask('127.0.0.2')
  const last = Math.max(...(await Promise.all(asked)))
  expect(last).toBeGreaterThan(1_100)
  expect(other).toBeLessThan(last - 300)
  expect(await metricOf(server, 'ziggurat_refusals_total{limit="connects"}')).toBeGreaterThanOrEqual(3)
})

test('a server stops while connections wait', async () => {
  server = await openGuarded({}, 0.005)
  const sockets = Array.from({ length: 4 }, () => raw.connect(server, get('/healthz')))
  await Promise.all(sockets.map((socket) => new Promise((open) => socket.once('connect', open))))
  const closed = Promise.all(sockets.map((socket) => whole(socket)))
  await server.close()
  expect(await closed).toHaveLength(4)
  server = await openGuarded()
})

test('a request waits for the ones before it on its connection', async () => {
  server = await openGuarded({}, 0.01, { caps: { requestsAtOnceFrom: 100 } })
  server.frozen = Date.now()
  const asked = performance.now()
  const requests = get('/api/games').repeat(6).concat(get('/healthz', 'Connection: close\r\n'))
  const replies = await whole(raw.connect(server, requests))
  // Three are over the rate, and each waits for its refusal. A timer may fire a millisecond early.
  expect(performance.now() - asked).toBeGreaterThan(3 * 245)
  expect(replies.match(/HTTP\/1.1 \d+/g)).toEqual([
    ...Array.from({ length: 3 }, () => 'HTTP/1.1 200'),
    ...Array.from({ length: 3 }, () => 'HTTP/1.1 429'),
    'HTTP/1.1 200',
  ])
})

test('behind a proxy, connections are limited only in all', async () => {
  server = await openGuarded({ trustedProxies: '1' }, 0.001)
  const idle = Array.from({ length: 10 }, () => raw.connect(server, ''))
  await Promise.all(idle.map((socket) => new Promise((open) => socket.once('connect', open))))
  const refused = await whole(raw.connect(server, get('/healthz')))
  expect(refused).toMatch(/^HTTP\/1.1 503 Service Unavailable\r\n.*"server-busy"/s)
})

test('requests at the same time are limited per address', async () => {
  server = await openGuarded({ trustedProxies: '1' }, 0.01)
  // Requests whose bodies do not come.
  const head =
    'Host: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 50\r\nX-Forwarded-For: 10.0.0.1\r\n'
  for (let i = 0; i < 3; i++) raw.connect(server, `POST /api/people HTTP/1.1\r\n${head}\r\n`)
  const ask = (address: string): Promise<number> =>
    new Promise((done) => {
      const headers = { 'x-forwarded-for': address }
      request(`${server.base}/healthz`, { headers, agent: false }, (reply) =>
        done(reply.resume().statusCode ?? 0),
      ).end()
    })
  await expect.poll(() => ask('10.0.0.1')).toBe(429)
  expect(await ask('10.0.0.2')).toBe(200)
})

test('files are limited per address', async () => {
  server = await openGuarded({}, 0.01, { site })
  server.frozen = Date.now()
  const statuses: number[] = []
  for (let i = 0; i < 35; i++) {
    const reply = await fetch(`${server.base}/`)
    await reply.text()
    statuses.push(reply.status)
  }
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([30, 429])
})
