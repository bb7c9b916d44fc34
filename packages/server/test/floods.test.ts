import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

import { PROTOCOL } from '@ziggurat/protocol'
import { afterEach, expect, test } from 'vitest'

import { hashOf } from '../src/people.ts'
import { openGuarded, tokenOf } from './guarded-server.ts'
import type { GuardedServer } from './guarded-server.ts'
import { stands } from './raw-requests.ts'
import { TestClient } from './test-client.ts'

/* What takes the memory or the time of all, if one lets it. */

let house: GuardedServer
const lines: Socket[] = []
afterEach(async () => {
  for (const line of lines.splice(0)) line.destroy()
  await house.close()
})

const UPGRADE =
  'Host: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n'

/** A line to the server on which nothing is done by itself: not even to hang up when the server does. */
function line(text: string): Socket {
  const socket = connect({ port: house.port, host: '127.0.0.1', allowHalfOpen: true })
  lines.push(socket)
  socket.on('error', () => {})
  socket.write(text)
  return socket
}

/** A frame as a client sends it, masked with zeros. */
function frame(kind: number, body: string): Buffer {
  return Buffer.concat([Buffer.from([0x80 | kind, 0x80 | body.length, 0, 0, 0, 0]), Buffer.from(body)])
}

/** The same again and again for as long as it is taken, at most so many bytes; how many were. */
async function pour(socket: Socket, what: Buffer, most: number): Promise<number> {
  const much = Buffer.concat(Array.from({ length: Math.ceil(65_536 / what.length) }, () => what))
  let taken = 0
  while (taken < most && !socket.destroyed && socket.writable) {
    taken += much.length
    if (!socket.write(much))
      await Promise.race([new Promise((drained) => socket.once('drain', drained)), pause(1_000)])
    if (socket.writableLength > 1_000_000) break
  }
  return taken - socket.writableLength
}

const TEXT = 1
const PING = 9

test('a client that pings and does not read fills no memory', { timeout: 30_000 }, async () => {
  house = await openGuarded({}, 1)
  const socket = line(`GET /api/socket?protocol=${PROTOCOL} HTTP/1.1\r\n${UPGRADE}\r\n`)
  socket.pause()
  await pause(200)
  expect(await pour(socket, frame(PING, 'x'.repeat(125)), 100_000_000)).toBeLessThan(20_000_000)
  await stands(house)
})

test('who does not stop talking is cut off', { timeout: 30_000 }, async () => {
  house = await openGuarded({}, 1)
  const socket = line(`GET /api/socket?protocol=${PROTOCOL} HTTP/1.1\r\n${UPGRADE}\r\n`)
  socket.resume()
  const ended = new Promise((over) => socket.once('close', over))
  await pause(200)
  expect(await pour(socket, frame(TEXT, '0'), 20_000_000)).toBeLessThan(5_000_000)
  await ended
  await stands(house)
})

test('a ping of a socket is answered, and counts as a message', async () => {
  house = await openGuarded({}, 1)
  house.frozen = Date.now()
  const ada = await (await TestClient.named(house.base, 'Ada')).connect()
  const pongs: string[] = []
  ada.socket?.on('pong', (data: Buffer) => pongs.push(data.toString()))
  for (let i = 0; i < 220; i++) ada.socket?.ping(`${i}`)
  expect((await ada.says({ type: 'ping' })).type).toBe('refused')
  expect(pongs).toHaveLength(200)
  ada.leave()
})

test('nobody is heard any more once his token was removed, whether he hangs up or not', async () => {
  house = await openGuarded()
  const ada = await (await TestClient.named(house.base, 'Ada')).connect()
  const { match } = await ada.ask('open', { game: 'innovation', seats: ['me', 'open'] })
  await ada.watch(match.id)
  const { id, token } = await ada.ask('addToken', { label: 'lost' })
  const socket = line(
    `GET /api/socket?protocol=${PROTOCOL} HTTP/1.1\r\n${UPGRADE}Authorization: Bearer ${token}\r\n\r\n`,
  )
  socket.resume()
  const say = (text: string) =>
    socket.write(frame(TEXT, JSON.stringify({ type: 'say', ref: 1, match: match.id, text })))
  const said = () =>
    ada.heard.flatMap((each) => (each.type === 'chat' ? each.lines : [])).map(({ text }) => text)
  await pause(200)
  say('before')
  await ada.until(() => said().length === 1)
  await ada.ask('removeToken', undefined, { token: id })
  say('after')
  await pause(300)
  await ada.says({ type: 'say', match: match.id, text: 'end' })
  await ada.until(() => said().includes('end'))
  expect(said()).toEqual(['before', 'end'])
  ada.leave()
})

test('a token that was removed elsewhere is noticed', async () => {
  house = await openGuarded()
  const ada = await (await TestClient.named(house.base, 'Ada')).connect()
  const bob = await (await TestClient.named(house.base, 'Bob')).connect()
  const gone = new Promise((closed) => ada.socket?.once('close', closed))
  const database = new DatabaseSync(house.file)
  database.prepare('DELETE FROM tokens WHERE hash = ?').run(hashOf(tokenOf(ada)))
  database.close()
  expect(await gone).toBe(4401)
  expect((await bob.says({ type: 'ping' })).type).toBe('pong')
  bob.leave()
})

test('a person has so many sockets, and so has who is not known', async () => {
  house = await openGuarded({ trustedProxies: '1' }, 0.1)
  const ada = await TestClient.named(house.base, 'Ada')
  const open: TestClient[] = []
  const come = async (cookie: string, address: string): Promise<void> => {
    const visitor = new TestClient(house.base)
    visitor.cookie = cookie
    open.push(await visitor.connect({ 'x-forwarded-for': address }))
  }
  for (let i = 0; i < 10; i++) {
    await come(ada.cookie, `10.0.0.${i}`)
    await come('', '10.0.1.1')
  }
  await expect(come(ada.cookie, '10.0.0.99')).rejects.toThrow('429')
  await expect(come('', '10.0.1.1')).rejects.toThrow('429')
  await come('', '10.0.1.2')
  open[0]?.socket?.close()
  await pause(200)
  await come(ada.cookie, '10.0.0.99')
  for (const each of open) each.leave()
})
