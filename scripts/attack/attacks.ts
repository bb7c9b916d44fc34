import { once } from 'node:events'
import { Agent, request as httpRequest } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

import { PROTOCOL, ROUTES } from '@ziggurat/protocol'
import type { RouteName } from '@ziggurat/protocol'
import { WebSocket } from 'ws'

/*
 * Attacks from one address. Each keeps within what one machine can do, and ends when the time is up. Only loopback
 * addresses are ever attacked.
 */

/** The attacker's address; honest players have another one. */
const FROM = '127.0.0.66'
const HOST = '127.0.0.1'

interface Target {
  readonly port: number
  readonly isUp: () => boolean
}

export type Attack = (target: Target) => Promise<void>

const agent = new Agent({ keepAlive: true, maxSockets: 64, localAddress: FROM })

/** Requests whatever the server thinks of it; the cookie and the reply, if there is one. */
async function request(
  { port }: Target,
  name: RouteName,
  body: object,
  { cookie = '', match = '' }: { readonly cookie?: string; readonly match?: string } = {},
): Promise<{ readonly cookie: string; readonly data: unknown }> {
  const { method, path } = ROUTES[name]
  const headers = { 'content-type': 'application/json', cookie }
  const options = { host: HOST, port, path: path.replace('{match}', match), agent, method, headers }
  const asked = httpRequest(options)
  asked.end(method === 'POST' ? JSON.stringify(body) : undefined)
  try {
    const [response] = (await once(asked, 'response')) as [IncomingMessage]
    const [given = ''] = (response.headers['set-cookie']?.[0] ?? '').split(';')
    return { cookie: given, data: JSON.parse(await text(response)) as unknown }
  } catch {
    return { cookie: '', data: null }
  }
}

async function guests(target: Target, count: number): Promise<readonly string[]> {
  const entered = Array.from({ length: count }, (_, i) => request(target, 'enter', { name: `Mallory ${i}` }))
  return (await Promise.all(entered)).map(({ cookie }) => cookie).filter((cookie) => cookie !== '')
}

/** A table of this guest with bots, started; its id. */
async function tableWithBots(target: Target, cookie: string, game: string, bots: number): Promise<string> {
  const seats = ['me', ...Array.from({ length: bots }, () => ({ bot: 'novice' }))]
  const { data } = await request(target, 'open', { game, seats }, { cookie })
  const { match } = (data ?? {}) as { match?: { id: string } }
  if (match === undefined) return ''
  await request(target, 'start', {}, { cookie, match: match.id })
  return match.id
}

/** A raw connection that sends whatever it is told, and reads only if it is told to. */
function raw({ port }: Target, text: string): Socket {
  const socket = connect({ port, host: HOST, localAddress: FROM })
  socket.on('error', () => {})
  socket.write(text)
  socket.pause()
  return socket
}

const upgrade = (cookie: string): string =>
  `GET /api/socket?protocol=${PROTOCOL} HTTP/1.1\r\nHost: ${HOST}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${cookie === '' ? '' : `Cookie: ${cookie}\r\n`}\r\n`

const TEXT = 1
const PONG = 10

/** A client's frame, masked with zeros. */
function frame(kind: number, body: string): Buffer {
  const { length } = Buffer.from(body)
  const size = length < 126 ? [0x80 | length] : [0x80 | 126, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([0x80 | kind, ...size, 0, 0, 0, 0]), Buffer.from(body)])
}

/** Does something again and again until the time is up, in this many loops at once. */
async function repeatedly(
  { isUp }: Target,
  loops: number,
  work: (loop: number) => Promise<void>,
): Promise<void> {
  const loop = async (_: unknown, number: number): Promise<void> => {
    while (!isUp()) await work(number)
  }
  await Promise.all(Array.from({ length: loops }, loop))
}

/** 300 sockets that ask for a whole match again and again, and read nothing but claim to be alive. */
const unreadSockets: Attack = async (target) => {
  const cookies = await guests(target, 3)
  const match = await tableWithBots(target, cookies[0] ?? '', 'through-the-ages', 3)
  const watch = frame(TEXT, JSON.stringify({ type: 'watch', match, refusals: true }))
  const pong = frame(PONG, 'alive')
  const sockets = new Map<number, Socket>()
  await repeatedly(target, 300, async (number) => {
    let socket = sockets.get(number)
    if (socket === undefined || socket.destroyed) {
      socket = raw(target, upgrade(cookies[number % cookies.length] ?? ''))
      sockets.set(number, socket)
    }
    socket.write(watch)
    socket.write(pong)
    await pause(500)
  })
  for (const socket of sockets.values()) socket.destroy()
}

/** Pongs that nobody asked for, as fast as the server takes them. */
const pongs: Attack = async (target) => {
  const many = Buffer.concat(Array.from({ length: 500 }, () => frame(PONG, 'x'.repeat(125))))
  await repeatedly(target, 20, async () => {
    const socket = raw(target, upgrade(''))
    socket.resume()
    await pause(100)
    while (!socket.destroyed && socket.writable && !target.isUp()) {
      if (!socket.write(many))
        await Promise.race([new Promise((drained) => socket.once('drain', drained)), pause(1_000)])
    }
    socket.destroy()
    await pause(50)
  })
}

/** Connections that request large files again and again and read no reply. */
const unreadReplies: Attack = async (target) => {
  const text = `GET /api/openapi.json HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`.repeat(50)
  const sockets: Socket[] = []
  await repeatedly(target, 20, async () => {
    sockets.push(raw(target, text))
    if (sockets.length > 2_000) sockets.shift()?.destroy()
    await pause(20)
  })
  for (const socket of sockets) socket.destroy()
}

/** Six guests who play against bots, and take back and answer again all the time. */
const undos: Attack = async (target) => {
  const cookies = await guests(target, 6)
  await repeatedly(target, cookies.length, async (number) => {
    const cookie = cookies[number] ?? ''
    const match = await tableWithBots(target, cookie, 'seven-wonders', 6)
    const socket = new WebSocket(`ws://${HOST}:${target.port}/api/socket?protocol=${PROTOCOL}`, {
      localAddress: FROM,
      headers: { cookie },
    })
    socket.on('error', () => {})
    const say = (message: object): void => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ match, ref: 1, ...message }))
    }
    socket.on('open', () => say({ type: 'watch' }))
    socket.on('message', (data: Buffer) => {
      const { question } = JSON.parse(data.toString()) as {
        question?: { opened: number; options: { id: string }[] }
      }
      if (question) say({ type: 'answer', question: question.opened, id: question.options[0]?.id })
    })
    for (let i = 0; i < 1_000 && !target.isUp(); i++) {
      await pause(500)
      say({ type: 'undo', to: 0 })
    }
    socket.close()
  })
}

/** Tables with seven bots and listed tables, as many as the server allows. */
const tables: Attack = async (target) => {
  const cookies = await guests(target, 30)
  await repeatedly(target, 10, async (number) => {
    const cookie = cookies[number % cookies.length] ?? ''
    await request(target, 'open', { game: 'innovation', seats: ['me', 'open'], listed: true }, { cookie })
    await tableWithBots(target, cookie, 'seven-wonders', 6)
  })
}

/** New guests who chat. */
const chatter: Attack = async (target) => {
  const cookies = await guests(target, 30)
  const match = await tableWithBots(target, cookies[0] ?? '', 'innovation', 1)
  const line = frame(TEXT, JSON.stringify({ type: 'say', ref: 1, match, text: 'x'.repeat(400) }))
  await repeatedly(target, 30, async (number) => {
    const socket = raw(target, upgrade(cookies[number % cookies.length] ?? ''))
    socket.resume()
    await request(target, 'enter', { name: `Mallory ${Math.random()}` })
    for (let i = 0; i < 100 && !socket.destroyed && !target.isUp(); i++) {
      socket.write(line)
      await pause(20)
    }
    socket.destroy()
  })
}

/** Passwords of one account, guessed on many connections at once. */
const passwords: Attack = async (target) => {
  await repeatedly(target, 60, async (number) => {
    await request(target, 'signIn', { name: 'admin', password: `guess ${number} ${Math.random()}` })
  })
}

export const ATTACKS = {
  'unread sockets': unreadSockets,
  'unasked pongs': pongs,
  'unread replies': unreadReplies,
  'undos against bots': undos,
  'many tables': tables,
  'guests and chat': chatter,
  'password guesses': passwords,
} as const satisfies Record<string, Attack>
export type AttackName = keyof typeof ATTACKS
