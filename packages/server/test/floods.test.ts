import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

import { afterEach, expect, test } from 'vitest'

import { hashOf } from '../src/people.ts'
import { metricOf, openGuarded, tokenOf } from './guarded-server.ts'
import type { GuardedServer } from './guarded-server.ts'
import { expectHealthy } from './raw-requests.ts'
import { flood, frame, PING, RawSockets, TEXT } from './raw-sockets.ts'
import { TestClient } from './test-client.ts'

/* Attacks on the server's memory and time. */

let server: GuardedServer
const raw = new RawSockets()
afterEach(async () => {
  raw.closeAll()
  await server.close()
})

test(
  'a client that pings and does not read is disconnected before it fills the memory',
  { timeout: 30_000 },
  async () => {
    server = await openGuarded({}, 1)
    const socket = await raw.open(server)
    expect(await flood(socket, frame(PING, 'x'.repeat(125)), 100_000_000)).toBeLessThan(20_000_000)
    await expectHealthy(server)
  },
)

test('a client that does not stop sending is disconnected', { timeout: 30_000 }, async () => {
  server = await openGuarded({}, 1)
  const socket = (await raw.open(server)).resume()
  const ended = new Promise((over) => socket.once('close', over))
  expect(await flood(socket, frame(TEXT, '0'), 20_000_000)).toBeLessThan(5_000_000)
  await ended
  await expectHealthy(server)
})

test('a client that does not stop chatting is disconnected', async () => {
  server = await openGuarded({}, 1)
  server.frozen = Date.now()
  const ada = await (await TestClient.named(server.base, 'Ada')).connect()
  const { match } = await ada.ask('open', { game: 'innovation', seats: ['me', 'open'] })
  await ada.watch(match.id)
  const gone = new Promise((closed) => ada.socket?.once('close', closed))
  // Most of them are within the rate of messages.
  for (let i = 0; i < 230; i++) ada.send({ type: 'say', ref: i, match: match.id, text: 'again' })
  await gone
  expect(await metricOf(server, 'ziggurat_connections_cut_total{why="too_fast"}')).toBe(1)
})

test('a ping frame is answered, and counts as a message', async () => {
  server = await openGuarded({}, 1)
  server.frozen = Date.now()
  const ada = await (await TestClient.named(server.base, 'Ada')).connect()
  const pongs: string[] = []
  ada.socket?.on('pong', (data: Buffer) => pongs.push(data.toString()))
  for (let i = 0; i < 220; i++) ada.socket?.ping(`${i}`)
  expect((await ada.sendAndWait({ type: 'ping' })).type).toBe('refused')
  expect(pongs).toHaveLength(200)
  ada.leave()
})

test('messages of a client whose token was removed are ignored, even if it does not close its socket', async () => {
  server = await openGuarded()
  const ada = await (await TestClient.named(server.base, 'Ada')).connect()
  const { match } = await ada.ask('open', { game: 'innovation', seats: ['me', 'open'] })
  await ada.watch(match.id)
  const { id, token } = await ada.ask('addToken', { label: 'lost' })
  const socket = (await raw.open(server, `Authorization: Bearer ${token}\r\n`)).resume()
  const say = (text: string) =>
    socket.write(frame(TEXT, JSON.stringify({ type: 'say', ref: 1, match: match.id, text })))
  const chatLines = () =>
    ada.received.flatMap((each) => (each.type === 'chat' ? each.lines : [])).map(({ text }) => text)
  say('before')
  await ada.until(() => chatLines().length === 1)
  await ada.ask('removeToken', undefined, { token: id })
  say('after')
  await pause(300)
  await ada.sendAndWait({ type: 'say', match: match.id, text: 'end' })
  await ada.until(() => chatLines().includes('end'))
  expect(chatLines()).toEqual(['before', 'end'])
  ada.leave()
})

test('a token that was removed in the database closes its connections', async () => {
  server = await openGuarded()
  const ada = await (await TestClient.named(server.base, 'Ada')).connect()
  const bob = await (await TestClient.named(server.base, 'Bob')).connect()
  const gone = new Promise((closed) => ada.socket?.once('close', closed))
  const database = new DatabaseSync(server.file)
  database.prepare('DELETE FROM tokens WHERE hash = ?').run(hashOf(tokenOf(ada)))
  database.close()
  expect(await gone).toBe(4401)
  expect((await bob.sendAndWait({ type: 'ping' })).type).toBe('pong')
  bob.leave()
})

test('the number of sockets is limited per person, and per address for unknown clients', async () => {
  server = await openGuarded({ trustedProxies: '1' }, 0.1)
  const ada = await TestClient.named(server.base, 'Ada')
  const open: TestClient[] = []
  const connectFrom = async (cookie: string, address: string): Promise<void> => {
    const client = new TestClient(server.base)
    client.cookie = cookie
    open.push(await client.connect({ 'x-forwarded-for': address }))
  }
  for (let i = 0; i < 10; i++) {
    await connectFrom(ada.cookie, `10.0.0.${i}`)
    await connectFrom('', '10.0.1.1')
  }
  await expect(connectFrom(ada.cookie, '10.0.0.99')).rejects.toThrow('429')
  await expect(connectFrom('', '10.0.1.1')).rejects.toThrow('429')
  await connectFrom('', '10.0.1.2')
  open[0]?.socket?.close()
  await pause(200)
  await connectFrom(ada.cookie, '10.0.0.99')
  for (const each of open) each.leave()
})
