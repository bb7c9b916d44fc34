import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

import { PROTOCOL } from '@ziggurat/protocol'
import { afterEach, expect, test } from 'vitest'

import { hashOf } from '../src/people.ts'
import { openGuarded, tokenOf } from './guarded-server.ts'
import type { GuardedServer } from './guarded-server.ts'
import { expectHealthy } from './raw-requests.ts'
import { TestClient } from './test-client.ts'

/* Attacks on the server's memory and time. */

let server: GuardedServer
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await server.close()
})

const UPGRADE =
  'Host: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n'

/** A raw connection that does nothing by itself; it does not even close when the server does. */
function rawSocket(text: string): Socket {
  const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true })
  sockets.push(socket)
  socket.on('error', () => {})
  socket.write(text)
  return socket
}

/** A client's frame, masked with zeros. */
function frame(kind: number, body: string): Buffer {
  return Buffer.concat([Buffer.from([0x80 | kind, 0x80 | body.length, 0, 0, 0, 0]), Buffer.from(body)])
}

/** Sends the same bytes again and again while the server accepts them, up to `most`; returns how many it accepted. */
async function flood(socket: Socket, bytes: Buffer, most: number): Promise<number> {
  const chunk = Buffer.concat(Array.from({ length: Math.ceil(65_536 / bytes.length) }, () => bytes))
  let accepted = 0
  while (accepted < most && !socket.destroyed && socket.writable) {
    accepted += chunk.length
    if (!socket.write(chunk))
      await Promise.race([new Promise((drained) => socket.once('drain', drained)), pause(1_000)])
    if (socket.writableLength > 1_000_000) break
  }
  return accepted - socket.writableLength
}

const TEXT = 1
const PING = 9

test(
  'a client that pings and does not read is disconnected before it fills the memory',
  { timeout: 30_000 },
  async () => {
    server = await openGuarded({}, 1)
    const socket = rawSocket(`GET /api/socket?protocol=${PROTOCOL} HTTP/1.1\r\n${UPGRADE}\r\n`)
    socket.pause()
    await pause(200)
    expect(await flood(socket, frame(PING, 'x'.repeat(125)), 100_000_000)).toBeLessThan(20_000_000)
    await expectHealthy(server)
  },
)

test('a client that does not stop sending is disconnected', { timeout: 30_000 }, async () => {
  server = await openGuarded({}, 1)
  const socket = rawSocket(`GET /api/socket?protocol=${PROTOCOL} HTTP/1.1\r\n${UPGRADE}\r\n`)
  socket.resume()
  const ended = new Promise((over) => socket.once('close', over))
  await pause(200)
  expect(await flood(socket, frame(TEXT, '0'), 20_000_000)).toBeLessThan(5_000_000)
  await ended
  await expectHealthy(server)
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
  const socket = rawSocket(
    `GET /api/socket?protocol=${PROTOCOL} HTTP/1.1\r\n${UPGRADE}Authorization: Bearer ${token}\r\n\r\n`,
  )
  socket.resume()
  const say = (text: string) =>
    socket.write(frame(TEXT, JSON.stringify({ type: 'say', ref: 1, match: match.id, text })))
  const chatLines = () =>
    ada.received.flatMap((each) => (each.type === 'chat' ? each.lines : [])).map(({ text }) => text)
  await pause(200)
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
