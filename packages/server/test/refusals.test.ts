import { expect, test } from 'vitest'
import { WebSocket } from 'ws'

import { ServerEvents } from '../src/events.ts'
import { Limits } from '../src/limits.ts'
import { Logger } from '../src/logger.ts'
import { Metrics } from '../src/metrics.ts'
import { watchRefusals } from '../src/refusals.ts'
import { metricOf } from './guarded-server.ts'
import { testServer } from './test-server.ts'

const server = testServer()

test('an address that reaches a limit again and again is logged once a minute, and many addresses do not fill the log', async () => {
  const lines: string[] = []
  let now = 0
  const events = new ServerEvents()
  const metrics = new Metrics()
  const log = new Logger('info', (line) => lines.push(line))
  watchRefusals(events, { metrics, log, now: () => now })
  const limits = new Limits(() => now, events, 0)
  const refuse = (address: string): boolean => limits.may('messages', 'somebody', address)
  for (let i = 0; i < 100; i++) expect(refuse('10.0.0.1')).toBe(false)
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    {
      at: expect.any(String),
      level: 'info',
      what: 'a limit was reached',
      limit: 'messages',
      address: '10.0.0.1',
    },
  ])
  refuse('10.0.0.2')
  events.emit('cut', 'silent', '10.0.0.1')
  expect(lines).toHaveLength(3)
  now = 59_000
  refuse('10.0.0.1')
  expect(lines).toHaveLength(3)
  now = 61_000
  for (let i = 0; i < 1_000; i++) refuse(`10.0.${i >> 8}.${i & 255}`)
  expect(lines.length).toBeLessThanOrEqual(3 + 200)
  expect(await metrics.text()).toContain('ziggurat_refusals_total{limit="messages"} 1102')
})

test('an address that has used up a limit is not forgotten before the limit is full again', () => {
  let now = 0
  const limits = new Limits(() => now, new ServerEvents())
  const use = (): number =>
    Array.from({ length: 200 }, () => limits.may('guests', 'here')).filter(Boolean).length
  expect(use()).toBe(100)
  now = 700_000
  limits.sweep()
  expect(use()).toBe(21)
  now += 3_600_000
  limits.sweep()
  expect(use()).toBe(100)
})

test('what is refused is counted by the code of the problem, over HTTP and on the socket', async () => {
  const counts = async (...codes: readonly string[]): Promise<readonly number[]> =>
    Promise.all(codes.map((code) => metricOf(server, `ziggurat_problems_total{code="${code}"}`)))
  const root = await server.administrator('Root')
  const [host, stranger] = [await server.guest('Host'), await server.account('Stranger')]
  const { match } = await host.ask('open', { game: 'innovation', seats: ['me', 'open'], listed: true })
  const params = { match: match.id }
  await stranger.ask('join', {}, params)
  await host.ask('removePlayer', undefined, { ...params, seat: 1 })
  for (let i = 0; i < 2; i++) expect((await stranger.request('join', {}, params)).status).toBe(403)
  expect((await server.clientFor({ cookie: '', person: null }).request('myMatches')).status).toBe(401)
  expect((await host.request('match', undefined, { match: 'a%2Fb' })).status).toBe(404)
  expect(await counts('not-for-you', 'enter-first', 'nothing-here')).toEqual([2, 1, 1])

  await stranger.connect()
  await stranger.sendAndWait({ type: 'vote', ...params, on: 'absent', agree: true })
  stranger.socket?.send('{')
  await stranger.until(() => stranger.received.some((each) => 'code' in each && each.code === 'message-json'))
  const closed = new Promise((done) => stranger.socket?.once('close', done))
  await root.ask('ban', { days: 1, reason: 'test' }, { person: stranger.person?.id ?? '' })
  expect(await closed).toBe(4403)
  expect(await counts('not-seated', 'message-json', 'banned')).toEqual([1, 1, 1])

  const old = new WebSocket(`${server.base.replace('http', 'ws')}/api/socket?protocol=1`)
  await new Promise((done) => old.once('close', done))
  const unknown = server.clientFor({ cookie: 'ziggurat=unknown', person: null })
  await expect(unknown.connect()).rejects.toThrow('401')
  const elsewhere = server.clientFor({ cookie: '', person: null })
  await expect(elsewhere.connect({ origin: 'https://example.org' })).rejects.toThrow('403')
  expect(await counts('other-protocol', 'enter-first', 'other-site')).toEqual([1, 2, 1])
})

test('a code that the protocol does not have is not counted, so that the metric stays small', async () => {
  const events = new ServerEvents()
  const metrics = new Metrics()
  watchRefusals(events, { metrics, log: new Logger('silent'), now: () => 0 })
  for (const code of ['banned', 'toString', 'made up']) events.emit('problem', code)
  expect((await metrics.text()).match(/^ziggurat_problems_total.* [1-9]$/gmu)).toEqual([
    'ziggurat_problems_total{code="banned"} 1',
  ])
})
