import { afterEach, beforeEach, expect, test } from 'vitest'

import { Bots } from '../src/background/bots.ts'
import { RecentUse } from '../src/background/recent-use.ts'
import { Logger } from '../src/index.ts'
import { JOB, WatchedBots } from './bot-job.ts'
import { openGuarded } from './guarded-server.ts'
import { TestClient } from './test-client.ts'

let time = 0
let order: string[] = []
let logged: string[] = []
let bots: Bots
beforeEach(() => {
  ;[time, order, logged] = [0, [], []]
  bots = new Bots(1, 60_000, {
    program: new URL('charging-bot.ts', import.meta.url),
    log: new Logger('info', (line) => logged.push(line)),
    now: () => time,
  })
})
afterEach(() => bots.close())

/** Asks a bot that uses this much processor time, in milliseconds. */
async function ask(host: string, network: string, used: number): Promise<void> {
  await bots.choose({ ...JOB, seat: used }, { host, network })
  order.push(host)
}

const times = <T>(count: number, make: () => T): readonly T[] => Array.from({ length: count }, make)

test('a host with many bots delays only their own matches', async () => {
  const asked = [...times(20, () => ask('greedy', 'a', 10)), ask('Ada', 'b', 10), ask('Bob', 'c', 10)]
  await Promise.all([...asked, ask('Ada', 'b', 10)])
  expect(order.slice(0, 6)).toEqual(['greedy', 'Ada', 'Bob', 'greedy', 'Ada', 'greedy'])
  expect(order).toHaveLength(23)
})

test('many guests behind one address get no more processor time than one', async () => {
  const guests = ['G1', 'G2', 'G3', 'G4', 'G5', 'G6']
  await Promise.all([
    ...guests.flatMap((guest) => times(4, () => ask(guest, 'a', 10))),
    ...times(6, () => ask('Ada', 'b', 10)),
  ])
  // By turns, although Ada is one of seven hosts.
  expect(order.slice(0, 12).filter((host) => host === 'Ada')).toHaveLength(6)
  // Within the address, the guests take turns too.
  expect(order.filter((host) => host !== 'Ada').slice(0, 6)).toEqual(guests)
})

test('bots that need little processor time do not wait for as many that need much', async () => {
  await Promise.all([...times(8, () => ask('greedy', 'a', 100)), ...times(8, () => ask('Ada', 'b', 5))])
  expect(order.slice(0, 9)).toEqual(['greedy', ...times(8, () => 'Ada')])
})

test('what was used long ago hardly counts', () => {
  const use = new RecentUse()
  use.add('Ada', 8_000, 0)
  use.add('Ben', 1_000, 0)
  expect([use.of('Ada', 0), use.of('Ada', 30_000), use.of('Cy', 30_000)]).toEqual([8_000, 4_000, 0])
  use.add('Ben', 4_000, 60_000)
  expect(use.of('Ben', 60_000)).toBeGreaterThan(use.of('Ada', 60_000))
  use.sweep(360_000)
  expect([use.of('Ada', 360_000) > 0, use.of('Ben', 360_000) > 0]).toEqual([true, true])
  use.sweep(600_000)
  expect([use.of('Ada', 600_000), use.of('Ben', 600_000)]).toEqual([0, 0])
})

test('how long bots wait is measured, and logged at most once a minute', async () => {
  const waits = async (seconds: number): Promise<void> => {
    const asked = [ask('Ada', 'a', 500), ask('Ada', 'a', 500)]
    time += seconds * 1_000
    await Promise.all(asked)
  }
  const asked = [ask('Ada', 'a', 500), ask('Ada', 'a', 500)]
  expect(bots.waiting).toBe(2)
  time += 1_500
  expect(bots.takeLongestWait()).toBe(1.5)
  await Promise.all(asked)
  expect([bots.waiting, bots.seconds, logged.length]).toEqual([0, 1, 0])
  expect(bots.takeLongestWait()).toBe(1.5)
  expect(bots.takeLongestWait()).toBe(0)
  for (const seconds of [3, 4, 5]) await waits(seconds)
  expect(logged.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ level: 'info', what: 'bots wait long for a worker', seconds: 3, waiting: 0 }),
  ])
  time += 60_000
  await waits(6)
  expect(logged).toHaveLength(2)
})

test('the more bots wait, the shorter each may think; a network with many does not shorten the time of others', async () => {
  const program = new URL('ceiling-bot.ts', import.meta.url)
  const busy = new Bots(1, 10_000, { program, now: () => time })
  const ceilings = async (asked: readonly (readonly [string, number])[]): Promise<number[][]> =>
    Promise.all(
      asked.map(async ([network, count]) => {
        const results = times(count, () => busy.choose(JOB, { network, host: network }))
        return (await Promise.all(results)).map((result) => ('id' in result ? Number(result.id) : NaN))
      }),
    )
  expect(await ceilings([['a', 1]])).toEqual([[3_000]])
  expect(busy.cutShort).toBe(0)
  // The first one finds nobody waiting, and the last one nobody waiting any more.
  const [[first, second, ...others] = []] = await ceilings([['a', 21]])
  expect([first, second]).toEqual([3_000, 500])
  expect([...others].toSorted((one, other) => one - other)).toEqual(others)
  expect(busy.cutShort).toBe(10)
  const [many = [], few] = await ceilings([
    ['many', 400],
    ['few', 1],
  ])
  expect([Math.min(...many), few]).toEqual([50, [3_000]])
  await busy.close()
})

test('a match counts for the network that it was opened from, which only a short code tells', async () => {
  const watched = new WatchedBots(1, 60_000)
  const server = await openGuarded({ trustedProxies: '1' }, undefined, { bots: watched })
  const networks: (string | undefined)[] = []
  for (const address of ['10.0.0.1', '10.0.0.1', '10.0.0.2']) {
    const from = { 'x-forwarded-for': address }
    const guest = await TestClient.named(server.base, 'Ada')
    const seats = [{ bot: 'random' }, 'me']
    const { data } = await guest.request('open', { game: 'through-the-ages', seats }, {}, from)
    const { match } = data as { match: { id: string } }
    await guest.ask('start', {}, { match: match.id })
    await expect.poll(() => watched.asked.at(-1)?.[1]?.host).toBe(guest.person?.id)
    networks.push(watched.asked.at(-1)?.[1]?.network)
  }
  const [one, other, elsewhere] = networks
  expect(one).toMatch(/^[\w-]{3}$/)
  expect([other === one, elsewhere === one]).toEqual([true, false])
  await server.close()
})
