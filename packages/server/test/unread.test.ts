import { afterEach, expect, test } from 'vitest'

import { begin, metricOf, openGuarded } from './guarded-server.ts'
import type { GuardedServer } from './guarded-server.ts'
import { present } from './presence.ts'
import { expectHealthy } from './raw-requests.ts'
import { flood, frame, PONG, RawSockets, TEXT, whenCut } from './raw-sockets.ts'
import { TestClient } from './test-client.ts'

/* Clients that do not read what they are sent. */

const PING_INTERVAL = 50

let server: GuardedServer
const raw = new RawSockets()
afterEach(async () => {
  raw.closeAll()
  await server.close()
})

const metric = (name: string): Promise<number> => metricOf(server, name)

test.each([
  ['messages', frame(TEXT, '{"type":"ping","ref":1}')],
  ['pongs that nobody asked for', frame(PONG, '')],
])('%s do not keep a client connected that does not read', async (_, bytes) => {
  server = await openGuarded({}, 1_000_000, { pingInterval: PING_INTERVAL })
  await whenCut(await raw.open(server), bytes)
  expect(await metric('ziggurat_connections_cut_total{why="silent"}')).toBe(1)
  expect(server.logged.filter((line) => line.includes('a connection was cut'))).toEqual([
    expect.stringMatching(/"level":"info".*"why":"silent","address":"127\.0\.0\.1"/),
  ])
})

test('a client that sends and does not read is away; one that only receives stays and is present', async () => {
  server = await openGuarded({}, 1_000_000, { pingInterval: PING_INTERVAL })
  const [ada, ben] = [await TestClient.named(server.base, 'Ada'), await TestClient.named(server.base, 'Ben')]
  const match = await begin([ada, ben], 'innovation')
  await ada.until(() => present(ada, match) === '0,1')
  let pings = 0
  ada.socket?.on('ping', () => pings++)
  // More than a client may miss.
  await expect.poll(() => pings).toBeGreaterThan(12)
  await ada.until(() => present(ada, match) === '0,1')
  ben.socket?.pause()
  const sending = setInterval(() => ben.send({ type: 'ping', ref: 1 }), 10)
  await ada.until(() => present(ada, match) === '0')
  clearInterval(sending)
  ben.socket?.resume()
  await ada.until(() => present(ada, match) === '0,1')
  for (const each of [ada, ben]) each.leave()
})

test('a pong that echoes no ping counts as a message, an echo does not', async () => {
  server = await openGuarded({}, 1, { pingInterval: 20 })
  server.frozen = Date.now()
  const ada = await (await TestClient.named(server.base, 'Ada')).connect()
  let echoes = 0
  ada.socket?.on('ping', () => echoes++)
  await expect.poll(() => echoes).toBeGreaterThan(5)
  for (let i = 0; i < 199; i++) ada.socket?.pong('mine')
  expect((await ada.sendAndWait({ type: 'ping' })).type).toBe('pong')
  expect(await ada.sendAndWait({ type: 'ping' })).toMatchObject({ type: 'refused', code: 'too-fast' })
  ada.leave()
})

test.each([
  ['pongs', frame(PONG, '')],
  ['empty parts of a message', frame(0, '').fill(0, 0, 1)],
])('a flood of %s is cut', async (_, bytes) => {
  server = await openGuarded({}, 1)
  const socket = (await raw.open(server)).resume()
  if (bytes[0] === 0) socket.write(Buffer.from([TEXT, 0x80, 0, 0, 0, 0]))
  await flood(socket, bytes, 5_000_000)
  if (!socket.destroyed) await whenCut(socket, bytes)
  expect(await metric('ziggurat_connections')).toBe(0)
  await expectHealthy(server)
})

test('watchers at one address whose line stops for a while are not cut, and miss nothing', async () => {
  server = await openGuarded()
  const ada = await (await TestClient.named(server.base, 'Ada')).connect()
  const { match } = await ada.ask('open', { game: 'innovation', seats: ['me', 'open'] })
  await ada.watch(match.id)
  const watchers = await Promise.all(Array.from({ length: 30 }, () => new TestClient(server.base).connect()))
  for (const each of watchers) await each.watch(match.id)
  for (const { socket } of watchers) socket?.pause()
  for (let i = 0; i < 50; i++)
    await ada.sendAndWait({ type: 'say', match: match.id, text: `${i} ${'漢'.repeat(490)}` })
  for (const { socket } of watchers) socket?.resume()
  for (const each of watchers) {
    const lines = () => each.received.flatMap((message) => (message.type === 'chat' ? message.lines : []))
    await each.until(() => lines().length === 50)
  }
  expect(await metric('ziggurat_connections')).toBe(31)
  for (const each of [ada, ...watchers]) each.leave()
})

test(
  'unsent bytes are capped for an address; clients that read are not cut',
  { timeout: 60_000 },
  async () => {
    const caps = { one: 3_000_000, address: 3_000_000 }
    server = await openGuarded({ trustedProxies: '1' }, 1_000_000, { unsent: caps })
    const ada = await (await TestClient.named(server.base, 'Ada')).connect()
    const { match } = await ada.ask('open', { game: 'innovation', seats: ['me', 'open'] })
    await ada.watch(match.id)
    // A long chat: 300 kB for each new watcher.
    for (let i = 0; i < 200; i++)
      ada.send({ type: 'say', ref: 1_000 + i, match: match.id, text: '漢'.repeat(500) })
    await ada.until(() => ada.received.filter(({ type }) => type === 'done').length === 200)
    // Eve is at the address of those who do not read.
    const eve = await new TestClient(server.base).connect({ 'x-forwarded-for': '10.0.0.1' })
    const watch = frame(TEXT, JSON.stringify({ type: 'watch', match: match.id }))
    for (let i = 0; i < 6; i++) {
      const socket = await raw.open(server, 'X-Forwarded-For: 10.0.0.1\r\n')
      for (let times = 0; times < 22; times++) socket.write(watch)
    }
    const cut = 'ziggurat_connections_cut_total{why="unsent_address"}'
    await expect.poll(() => metric(cut)).toBeGreaterThan(0)
    expect(await metric('ziggurat_unsent_bytes')).toBeLessThanOrEqual(caps.address)
    await eve.watch(match.id)
    await eve.until(() => eve.received.some((each) => each.type === 'chat' && each.lines.length === 200))
    expect((await ada.sendAndWait({ type: 'ping' })).type).toBe('pong')
    raw.closeAll()
    await expect.poll(() => metric('ziggurat_unsent_bytes')).toBe(0)
    for (const each of [ada, eve]) each.leave()
  },
)
