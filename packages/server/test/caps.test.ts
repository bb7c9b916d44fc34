import { afterEach, expect, test } from 'vitest'

import { counted, from } from './counted.ts'
import { metricOf, openGuarded } from './guarded-server.ts'
import type { GuardedServer } from './guarded-server.ts'
import { TestClient } from './test-client.ts'

/* What there may be at the same time, and whom it counts for. */

let server: GuardedServer
afterEach(() => server.close())

const inMemory = (): Promise<number> => metricOf(server, 'ziggurat_matches_in_memory')

test('matches in memory are limited: one that nobody watches makes room, watched ones stay', async () => {
  server = await openGuarded({}, undefined, { caps: { matches: 3 } })
  const ada = await (await TestClient.named(server.base, 'Ada')).connect()
  const open = () => ada.request('open', { game: 'innovation', seats: ['me', 'open'] })
  const ids: string[] = []
  for (let i = 0; i < 3; i++) {
    const { data } = await open()
    ids.push((data as { match: { id: string } }).match.id)
  }
  // All three may be in use.
  expect(await open()).toMatchObject({ status: 503, data: { code: 'server-busy' } })
  const [first = '', second = '', third = ''] = ids
  await ada.watch(first)
  server.ahead = 10_000
  expect((await ada.request('match', undefined, { match: second })).status).toBe(200)
  // The third was not used for longer than the second, and nobody watches it.
  expect([(await open()).status, await inMemory()]).toEqual([200, 3])
  server.ahead = 20_000
  for (const match of [third, second]) await ada.watch(match)
  expect(await inMemory()).toBe(3)
  ada.send({ type: 'watch', match: 'another' })
  await ada.until(() =>
    ada.received.some(
      (each) => each.type === 'refused' && each.code === 'server-busy' && each.reason === 'wait',
    ),
  )
  expect((await ada.sendAndWait({ type: 'say', match: third, text: 'still here' })).type).toBe('done')
  expect(server.logged.filter((line) => line.includes('"limit":"matches"'))).toHaveLength(1)
  ada.leave()
})

test('the clients of one address watch a limited number of matches together', async () => {
  server = await openGuarded({}, undefined, { caps: { watchedFrom: 2 } })
  const [ada, ben] = [await TestClient.named(server.base, 'Ada'), await TestClient.named(server.base, 'Ben')]
  const open = async () => (await ada.ask('open', { game: 'innovation', seats: ['me', 'open'] })).match.id
  const [first, second] = [await open(), await open()]
  for (const person of [ada, ben]) await (await person.connect()).watch(first)
  ben.send({ type: 'watch', match: second })
  await ben.until(() =>
    ben.received.some((each) => each.type === 'refused' && each.code === 'watching-too-many'),
  )
  // A match that is no longer watched makes room, and so does a connection that is gone.
  ben.send({ type: 'unwatch', match: first })
  await ben.barrier(first)
  await ben.watch(second)
  ben.leave()
  await expect.poll(() => metricOf(server, 'ziggurat_connections')).toBe(1)
  await ada.watch(second)
  ada.leave()
})

test('few passwords are hashed at once, few wait, and the rest is refused', async () => {
  server = await openGuarded({ trustedProxies: '1' }, 0.1)
  const replies = await Promise.all(
    Array.from({ length: 14 }, (_, i) =>
      new TestClient(server.base).request(
        'signIn',
        { name: `N${i}`, password: 'a wrong one' },
        {},
        from(`10.0.1.${i}`),
      ),
    ),
  )
  const refused = replies.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]?.data).toMatchObject({ code: 'server-busy' })
  expect(replies.filter(({ status }) => status === 401).length).toBeGreaterThanOrEqual(6)
})

test('an IPv6 network counts as one address for guests, sign-ins and sockets', async () => {
  server = await openGuarded({ trustedProxies: '1' }, 0.1)
  server.frozen = Date.now()
  const other = from('2001:db8:1:3::1')
  const inNetwork = (i: number) => from(`2001:db8:1:2:${i.toString(16)}::1`)
  const client = new TestClient(server.base)
  const ask = async (route: 'enter' | 'signIn', headers: Readonly<Record<string, string>>) =>
    (await client.request(route, { name: 'Ada', password: 'a long one' }, {}, headers)).status
  expect(await counted(12, (i) => ask('enter', inNetwork(i)))).toEqual({ 200: 10, 429: 2 })
  expect(await ask('enter', other)).toBe(200)
  expect(await counted(5, (i) => ask('signIn', inNetwork(i)))).toEqual({ 401: 3, 429: 2 })
  expect(await ask('signIn', other)).toBe(401)
  const sockets: TestClient[] = []
  const connected = (headers: Readonly<Record<string, string>>) =>
    new TestClient(server.base).connect(headers).then(
      (open) => sockets.push(open) && 200,
      (error: Error) => Number(error.message),
    )
  expect(await counted(12, (i) => connected(inNetwork(i)))).toEqual({ 200: 10, 429: 2 })
  expect(await connected(other)).toBe(200)
  for (const socket of sockets) socket.leave()
})
