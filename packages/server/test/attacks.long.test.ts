import { setTimeout as pause } from 'node:timers/promises'

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { emptyFolder } from './folder.ts'
import { metricOf } from './guarded-server.ts'
import { Node } from './node-process.ts'
import { frame, PONG, RawSockets, TEXT } from './raw-sockets.ts'
import { TestClient } from './test-client.ts'

/* Attacks on a server in a process of its own, whose memory is measured. All of them end by themselves. */

let node: Node
const raw = new RawSockets()
beforeAll(async () => {
  node = await Node.start({ data: emptyFolder() })
})
afterEach(() => raw.closeAll())
afterAll(() => node.kill())

const port = (): { readonly port: number } => ({ port: Number(new URL(node.base).port) })
const metric = (name: string): Promise<number> => metricOf(node, name)

/** How long the server takes to reply, in milliseconds. */
async function replyTime(): Promise<number> {
  const asked = performance.now()
  await (await fetch(`${node.base}/api/games`)).text()
  return performance.now() - asked
}

test('many sockets of one address that ask for much and read nothing', { timeout: 120_000 }, async () => {
  const ada = await (await TestClient.named(node.base, 'Ada')).connect()
  const { match } = await ada.ask('open', { game: 'innovation', seats: ['me', 'open'] })
  await ada.watch(match.id)
  // A long chat: 300 kB for each new watcher.
  for (let i = 0; i < 200; i++)
    await ada.sendAndWait({ type: 'say', match: match.id, text: '漢'.repeat(500) })
  const before = await metric('process_resident_memory_bytes')
  const watch = frame(TEXT, JSON.stringify({ type: 'watch', match: match.id }))
  for (let i = 0; i < 60; i++) {
    const socket = await raw.open(port())
    for (let times = 0; times < 40; times++) socket.write(watch)
  }
  const most = { memory: 0, unsent: 0 }
  const look = async (): Promise<number> => {
    most.memory = Math.max(most.memory, await metric('process_resident_memory_bytes'))
    most.unsent = Math.max(most.unsent, await metric('ziggurat_unsent_bytes'))
    return metric('ziggurat_connections_cut_total{why="unsent_address"}')
  }
  await expect.poll(look, { timeout: 60_000, interval: 100 }).toBeGreaterThan(20)
  process.stderr.write(`memory before ${before}, at most ${most.memory}; unsent at most ${most.unsent}\n`)
  expect(most.unsent).toBeLessThanOrEqual(32_000_000)
  // Most of it is garbage that has not been collected yet.
  expect(most.memory).toBeLessThan(1_000_000_000)
  expect(await ada.sendAndWait({ type: 'ping' })).toMatchObject({ type: 'pong' })
  ada.leave()
})

test(
  'pongs on many sockets, as fast as they can be sent, slow nobody down',
  { timeout: 60_000 },
  async () => {
    const chunk = Buffer.concat(Array.from({ length: 10_000 }, () => frame(PONG, '')))
    const end = performance.now() + 10_000
    const flood = async (): Promise<void> => {
      while (performance.now() < end) {
        const socket = await raw.open(port())
        while (!socket.destroyed && performance.now() < end) {
          if (!socket.write(chunk)) await pause(10)
        }
      }
    }
    const floods = Array.from({ length: 20 }, flood)
    const times: number[] = []
    while (performance.now() < end) {
      times.push(await replyTime())
      await pause(50)
    }
    await Promise.allSettled(floods)
    times.sort((one, other) => one - other)
    process.stderr.write(`replies in ${times.at(times.length >> 1)} ms, at most ${times.at(-1)} ms\n`)
    expect(times.at(Math.floor(times.length * 0.9))).toBeLessThan(1_000)
  },
)

test('requests that do not end are cut after half a minute', { timeout: 60_000 }, async () => {
  const silent = raw.connect(port(), '')
  const slow = raw.connect(port(), 'GET /api/games HTTP/1.1\r\n')
  const dripping = setInterval(() => slow.write('X: y\r\n'), 500)
  const closed = [silent, slow].map(
    (socket) => new Promise((gone) => socket.resume().once('end', gone).once('close', gone)),
  )
  const asked = performance.now()
  await Promise.all(closed)
  clearInterval(dripping)
  expect(performance.now() - asked).toBeLessThan(35_000)
})
