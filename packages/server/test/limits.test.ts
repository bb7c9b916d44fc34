import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { seedFrom, fastRandom, Table } from '@ziggurat/kernel'
import { GAMES } from '@ziggurat/library'
import { problem, withSentence } from '@ziggurat/protocol'
import { sqliteStore } from '@ziggurat/store'
import { afterEach, expect, test } from 'vitest'

import { NEW_MATCH_DATA } from '../src/match/match-data.ts'
import type { MatchData } from '../src/match/match-data.ts'
import { counted, from } from './counted.ts'
import { emptyFolder } from './folder.ts'
import { begin, metricOf, openGuarded, tokenOf } from './guarded-server.ts'
import type { GuardedServer } from './guarded-server.ts'
import { randomRecord } from './random-record.ts'
import { LONG } from './settings.ts'
import { TestClient } from './test-client.ts'

const MANY_MATCHES = LONG ? 10_000 : 300
/** Scales the limits that take long to use up. */
const SHARE = LONG ? 1 : 0.1

const folder = emptyFolder()
let server: GuardedServer
afterEach(() => server.close())

/** A server with real limits, whose clock is stopped. */
async function openStrict(given: Readonly<Record<string, string>> = {}, factor = 1): Promise<GuardedServer> {
  server = await openGuarded(given, factor)
  server.frozen = Date.now()
  return server
}

const get = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<number> => {
  const response = await fetch(`${server.base}${path}`, { headers })
  await response.arrayBuffer()
  return response.status
}

/** How many requests were over a limit, as the metrics have it. */
const refusedRequests = (): Promise<number> => metricOf(server, 'ziggurat_requests_total{status="429"}')

test('requests are limited per address, and `x-forwarded-for` is ignored without a trusted proxy', async () => {
  await openStrict()
  const asked = await counted(302, (i) => get('/api/games', from(`10.0.0.${i % 200}`)))
  expect(asked).toEqual({ 200: 300, 429: 2 })
  expect(await refusedRequests()).toBe(2)
  await expect(new TestClient(server.base).connect()).rejects.toThrow('429')
  expect(await get('/healthz')).toBe(200)
  server.ahead = 1_000
  expect(await counted(32, () => get('/api/games'))).toEqual({ 200: 30, 429: 2 })
  // A client that requests too fast waits for its refusal. A timer may fire a millisecond early.
  const begun = performance.now()
  expect(await get('/api/games')).toBe(429)
  expect(performance.now() - begun).toBeGreaterThan(240)
})

test('a system clock that is set back locks nobody out', async () => {
  await openStrict()
  expect(await get('/api/me')).toBe(200)
  server.frozen = (server.frozen ?? 0) - 600_000
  expect(await get('/api/me')).toBe(200)
})

test('undos are limited per person, and for all people at an address together', async () => {
  await openStrict()
  const names = ['Ada', 'Ben', 'Cy', 'Dora', 'Eve', 'Finn']
  const people: TestClient[] = []
  for (const name of names) people.push(await TestClient.named(server.base, name))
  const match = await begin(people, 'seven-wonders')
  const refusals = { 'nothing-to-withdraw': 0, 'too-fast': 0 }
  for (const person of people) {
    for (let i = 0; i < 41; i++) {
      const reply = await person.sendAndWait({ type: 'withdraw', match })
      if (reply.type === 'refused') refusals[reply.code as keyof typeof refusals]++
    }
  }
  // Five of them have used up what the address has.
  expect(refusals).toEqual({ 'nothing-to-withdraw': 200, 'too-fast': 5 + 41 })
  for (const person of people) person.leave()
})

test('behind a trusted proxy the address that it reports counts, and only that one', async () => {
  await openStrict({ trustedProxies: '1' })
  expect(await counted(302, (i) => get('/api/games', from(`1.2.3.${i % 200}, 10.0.0.1`)))).toEqual({
    200: 300,
    429: 2,
  })
  expect(await get('/api/games', from('10.0.0.2'))).toBe(200)
  expect(await get('/api/games', from('10.0.0.1'))).toBe(429)
  expect(await get('/api/games', from('10.0.0.1, 10.0.0.2'))).toBe(200)
  // An IPv6 network counts as one address, and an IPv4 address has two spellings.
  expect(await counted(302, (i) => get('/api/games', from(`2001:db8:1:2::${i.toString(16)}`)))).toEqual({
    200: 300,
    429: 2,
  })
  expect(await get('/api/games', from('2001:0db8:0001:0002:ffff:0:0:1'))).toBe(429)
  expect(await get('/api/games', from('2001:db8:1:3::1'))).toBe(200)
  expect(await get('/api/games', from('::ffff:10.0.0.1'))).toBe(429)
  // Some proxies append the port.
  expect(await get('/api/games', from('10.0.0.1:50123'))).toBe(429)
  expect(await get('/api/games', from('[2001:db8:1:2::7]:50123'))).toBe(429)
  expect(await get('/api/games', from('[2001:db8:1:2::7]'))).toBe(429)
})

test('requests are limited per person, from any address', async () => {
  await openStrict({ trustedProxies: '1' })
  const ada = await TestClient.named(server.base, 'Ada')
  const other = await TestClient.named(server.base, 'Other')
  const asked = (client: TestClient) => (i: number) =>
    get('/api/me', { cookie: client.cookie, ...from(`10.0.${i % 250}.1`) })
  expect(await counted(210, asked(ada))).toEqual({ 200: 200, 429: 10 })
  expect(await refusedRequests()).toBe(10)
  expect(await counted(10, asked(other))).toEqual({ 200: 10 })
})

test('sign-ins are limited per address and per name', async () => {
  await openStrict({ trustedProxies: '1' }, SHARE)
  const owner = await TestClient.named(server.base, 'The Owner')
  await owner.ask('register', { name: 'The Owner', password: 'the right one' })
  const tried = async (address: string, password: string, name = 'The Owner') =>
    (await new TestClient(server.base).request('signIn', { name, password }, {}, from(address))).status
  const wrong = await counted(30 * SHARE + 2, () => tried('10.0.0.1', 'a wrong one'))
  expect(wrong).toEqual({ 401: 30 * SHARE, 429: 2 })
  expect(await tried('10.0.0.1', 'the right one')).toBe(429)
  expect(await tried('10.0.0.2', 'the right one')).toBe(200)
  server.ahead = 10_000 / SHARE
  expect(await tried('10.0.0.1', 'the right one')).toBe(200)
  server.ahead = 1_000_000 / SHARE
  const spellings = ['The Owner', 'THE OWNER', 'The   Ｏwner']
  const spread = await counted(100 * SHARE + 5, (i) => tried(`10.0.1.${i}`, 'a wrong one', spellings[i % 3]))
  expect(spread).toEqual({ 401: 100 * SHARE, 429: 5 })
})

test('new guests are limited per address and hour', async () => {
  await openStrict({}, SHARE)
  const entered = async () => (await new TestClient(server.base).request('enter', { name: 'Guest' })).status
  expect(await counted(100 * SHARE + 3, entered)).toEqual({ 200: 100 * SHARE, 429: 3 })
  server.ahead = 1_000_000
  expect(await counted(30 * SHARE + 2, entered)).toEqual({ 200: 30 * SHARE, 429: 2 })
})

test('messages are limited per person, over all connections', async () => {
  await openStrict()
  const ada = await (await TestClient.named(server.base, 'Ada')).connect()
  const again = new TestClient(server.base)
  again.cookie = ada.cookie
  await again.connect()
  const bob = await (await TestClient.named(server.base, 'Bob')).connect()
  for (let i = 0; i < 100; i++) expect((await ada.sendAndWait({ type: 'ping' })).type).toBe('pong')
  // Malformed messages count too.
  for (let i = 0; i < 100; i++) again.socket?.send('nonsense')
  await again.until(() => again.received.filter(({ type }) => type === 'refused').length === 100)
  for (const client of [ada, again])
    expect(await client.sendAndWait({ type: 'ping' })).toMatchObject({
      type: 'refused',
      code: 'too-fast',
    })
  expect((await bob.sendAndWait({ type: 'ping' })).type).toBe('pong')
  server.ahead = 1_000
  expect((await ada.sendAndWait({ type: 'ping' })).type).toBe('pong')
  for (const each of [ada, again, bob]) each.leave()
})

test('watch requests are limited per person', async () => {
  await openStrict({ trustedProxies: '1' })
  const ada = await (await TestClient.named(server.base, 'Ada')).connect()
  const { match } = await ada.ask('open', { game: 'innovation', seats: ['me', 'open'] })
  for (let i = 0; i < 105; i++) ada.send({ type: 'watch', match: match.id })
  await ada.sendAndWait({ type: 'ping' })
  expect(ada.received.filter((each) => each.type === 'refused')).toEqual(
    Array.from({ length: 5 }, () => ({
      type: 'refused',
      ...withSentence(problem('too-fast')),
      reason: 'wait',
    })),
  )
  ada.leave()
})

test('messages are limited per address, over all people', async () => {
  await openStrict({ trustedProxies: '1' }, SHARE)
  const crowd: TestClient[] = []
  const address = from('10.0.0.9')
  for (let i = 0; i < 16; i++) {
    const guest = new TestClient(server.base)
    await guest.request('enter', { name: `Guest ${i}` }, {}, from(`10.0.1.${i}`))
    crowd.push(await guest.connect(address))
  }
  const counts = await counted(16 * 195 * SHARE, async (i) =>
    (await (crowd[i % 16] as TestClient).sendAndWait({ type: 'ping' })).type === 'pong' ? 200 : 429,
  )
  expect(counts).toEqual({ 200: 3_000 * SHARE, 429: 120 * SHARE })
  for (const each of crowd) each.leave()
})

test('chat and withdrawals are limited per person, answers are not', async () => {
  await openStrict()
  const ada = await TestClient.named(server.base, 'Ada')
  const bob = await TestClient.named(server.base, 'Bob')
  const match = await begin([ada, bob], 'innovation')
  const talk = async (i: number) =>
    (await ada.sendAndWait({ type: 'say', match, text: `${i}` })).type === 'done' ? 200 : 429
  expect(await counted(25, talk)).toEqual({ 200: 20, 429: 5 })
  expect(await bob.sendAndWait({ type: 'say', match, text: 'me too' })).toMatchObject({ type: 'done' })
  await ada.until(() => ada.updates.get(match)?.question)
  for (let i = 0; i < 40; i++) {
    expect(await ada.answers(match)).toMatchObject({ type: 'done' })
    expect(await ada.sendAndWait({ type: 'withdraw', match })).toMatchObject({ type: 'done' })
    await ada.until(() => ada.at(match).question)
  }
  expect(await ada.answers(match)).toMatchObject({ type: 'done' })
  expect(await ada.sendAndWait({ type: 'withdraw', match })).toMatchObject({
    type: 'refused',
    reason: 'wait',
  })
  server.ahead = 1_000
  expect(await ada.sendAndWait({ type: 'withdraw', match })).toMatchObject({ type: 'done' })
  for (const each of [ada, bob]) each.leave()
})

test('chat is limited for all people at an address together', async () => {
  await openStrict({ trustedProxies: '1' })
  const people: TestClient[] = []
  for (const name of ['Ada', 'Ben', 'Cy', 'Dora', 'Eve'])
    people.push(await TestClient.named(server.base, name))
  const [elsewhere, ...crowd] = people
  if (elsewhere === undefined) throw new Error('nobody')
  await elsewhere.connect(from('10.0.0.2'))
  for (const person of crowd) await person.connect(from('10.0.0.1'))
  const { match } = await elsewhere.ask('open', { game: 'innovation', seats: ['me', 'open'] })
  const talk = async (person: TestClient, text: string): Promise<number> =>
    (await person.sendAndWait({ type: 'say', match: match.id, text })).type === 'done' ? 200 : 429
  // Three of them use up what the address has, each within their own rate.
  const said = await counted(80, (i) => talk(crowd[Math.floor(i / 20)] as TestClient, `${i}`))
  expect(said).toEqual({ 200: 60, 429: 20 })
  expect(await metricOf(server, 'ziggurat_refusals_total{limit="chatFrom"}')).toBe(20)
  expect(await talk(elsewhere, 'I am elsewhere')).toBe(200)
  server.ahead = 1_000
  expect(await counted(3, (i) => talk(crowd[i] as TestClient, `again ${i}`))).toEqual({ 200: 2, 429: 1 })
  for (const person of people) person.leave()
})

test('the chat of a match has at most 2,000 lines', async () => {
  server = await openGuarded()
  const ada = await (await TestClient.named(server.base, 'Ada')).connect()
  const open = async () => (await ada.ask('open', { game: 'innovation', seats: ['me', 'open'] })).match.id
  const [match, other] = [await open(), await open()]
  const database = new DatabaseSync(server.file)
  const fill =
    'WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1999) ' +
    'INSERT INTO chat (match, number, person, at, text) SELECT ?, n, ?, 1, ? FROM numbers'
  database.prepare(fill).run(match, ada.person?.id ?? '', 'again')
  database.close()
  expect((await ada.sendAndWait({ type: 'say', match, text: 'the last one' })).type).toBe('done')
  for (const text of ['one more', 'and another'])
    expect(await ada.sendAndWait({ type: 'say', match, text })).toMatchObject({
      type: 'refused',
      code: 'chat-full',
      params: { most: 2_000 },
    })
  const store = await sqliteStore(server.file)
  expect((await store.chat(match, 1_998, 10)).map(({ number, text }) => [number, text])).toEqual([
    [1_999, 'again'],
    [2_000, 'the last one'],
  ])
  await store.close()
  // Other matches have their own lines.
  expect((await ada.sendAndWait({ type: 'say', match: other, text: 'hello' })).type).toBe('done')
  ada.leave()
})

test('open tables and watched matches are limited per person', { timeout: 60_000 }, async () => {
  server = await openGuarded()
  const ada = await TestClient.named(server.base, 'Ada')
  const open = () => ada.request('open', { game: 'innovation', seats: ['me', 'open'] })
  // Concurrent requests do not get around the limit.
  const replies = await Promise.all(Array.from({ length: 70 }, open))
  const first = replies.filter(({ status }) => status === 200)
  expect([first.length, replies.filter(({ status }) => status === 429).length]).toEqual([50, 20])
  const ids = first.map(({ data }) => (data as { match: { id: string } }).match.id)
  await ada.ask('close', undefined, { match: ids.pop() ?? '' })
  expect(await counted(2, async () => (await open()).status)).toEqual({ 200: 1, 429: 1 })

  await ada.connect()
  for (const match of ids.slice(0, 20)) await ada.watch(match)
  ada.send({ type: 'watch', match: ids[20] ?? '' })
  await ada.until(() =>
    ada.received.some((each) => each.type === 'refused' && each.code === 'watching-too-many'),
  )
  ada.send({ type: 'unwatch', match: ids[0] ?? '' })
  await ada.watch(ids[20] ?? '')
  ada.leave()
})

test('requests for a bot’s seat are limited per person and table', async () => {
  await openStrict()
  const [ada, ben] = [await TestClient.named(server.base, 'Ada'), await TestClient.named(server.base, 'Ben')]
  const { match, invitation } = await ada.ask('open', {
    game: 'innovation',
    seats: ['me', { bot: 'random' }],
  })
  const params = { match: match.id }
  await ada.ask('start', {}, params)
  const asks = async () => (await ben.request('join', { invitation }, params)).status
  expect(await counted(4, asks)).toEqual({ 200: 3, 429: 1 })
  server.ahead = 200_000
  expect(await counted(2, asks)).toEqual({ 200: 1, 429: 1 })
})

test('uploads are limited per person and per address', async () => {
  await openStrict()
  const [ada, ben, cy] = [
    await TestClient.named(server.base, 'Ada'),
    await TestClient.named(server.base, 'Ben'),
    await TestClient.named(server.base, 'Cy'),
  ]
  const uploaded = async (person: TestClient) => (await person.request('upload', { record: 'none' })).status
  expect(await counted(102, () => uploaded(ada))).toEqual({ 400: 100, 429: 2 })
  expect(await counted(100, () => uploaded(ben))).toEqual({ 400: 100 })
  // The address has none left, whoever asks.
  expect(await uploaded(cy)).toBe(429)
  server.ahead = 100_000
  expect(await counted(2, () => uploaded(cy))).toEqual({ 400: 1, 429: 1 })
})

test('50 games can be handed in after a long trip, and again if the connection broke', async () => {
  await openStrict()
  const ada = await TestClient.named(server.base, 'Ada')
  const records = Array.from({ length: 50 }, (_, i) => randomRecord('seven-wonders', 3, `${i}`))
  const handedIn = async (i: number) =>
    (await ada.request('upload', { record: records[i % 50] ?? '', seat: 0 })).status
  expect(await counted(100, handedIn)).toEqual({ 200: 100 })
  expect((await ada.ask('myMatches')).matches).toHaveLength(50)
})

test('a person can have 1,000 uploaded games; those of before can still be handed in again', async () => {
  server = await openGuarded()
  const ada = await TestClient.named(server.base, 'Ada')
  const [first, last] = [randomRecord('innovation', 2, 'first'), randomRecord('innovation', 2, 'last')]
  const { match } = await ada.ask('upload', { record: first, seat: 0 })
  const store = await sqliteStore(server.file)
  const settled = { game: 'innovation', rules: 1, seats: 2, options: {}, seed: 'ab', listed: false }
  const host = ada.person?.id ?? ''
  const copies = Array.from({ length: 999 }, (_, i) => ({ ...settled, id: `copy${i}`, host, created: i }))
  await Promise.all(copies.map((copy) => store.addUploaded({ ...copy, data: NEW_MATCH_DATA }, [])))
  await store.close()
  expect(await ada.request('upload', { record: last, seat: 0 })).toMatchObject({
    status: 409,
    data: { code: 'records-full', params: { most: 1_000 } },
  })
  expect(await ada.ask('upload', { record: first, seat: 0 })).toEqual({ match })
})

const inMemory = (): Promise<number> => metricOf(server, 'ziggurat_matches_in_memory')

/** The same, after all idle matches can be evicted. */
const later = (): Promise<number> => {
  server.ahead += 120_000
  return inMemory()
}

test(
  'an idle match is evicted from memory, and is the same when it is loaded again',
  { timeout: 60_000 },
  async () => {
    server = await openGuarded()
    const [ada, bob] = [
      await TestClient.named(server.base, 'Ada'),
      await TestClient.named(server.base, 'Bob'),
    ]
    const watched = await begin([ada, bob], 'innovation')
    const idle = await begin([ada, bob], 'seven-wonders')
    const { question } = await ada.until(() => ada.updates.get(idle))
    const id = question?.options[0]?.id ?? ''
    await ada.sendAndWait({ type: 'answer', match: idle, question: question?.opened ?? 0, id })
    const before = await ada.until(() => ada.updates.get(idle)?.given && ada.updates.get(idle))
    for (const each of [ada, bob]) each.send({ type: 'unwatch', match: idle })
    expect(await inMemory()).toBe(2)
    server.ahead = 120_000
    await expect.poll(inMemory, { timeout: 10_000 }).toBe(1)
    ada.updates.delete(idle)
    ada.send({ type: 'watch', match: idle })
    const after = await ada.until(() => ada.updates.get(idle))
    expect(after).toEqual({ ...before, from: after.from, events: after.events })
    expect(ada.updates.has(watched)).toBe(true)
    for (const each of [ada, bob]) each.leave()
  },
)

test('finished games and open tables are listed without being loaded', async () => {
  server = await openGuarded()
  const [ada, bob] = [await TestClient.named(server.base, 'Ada'), await TestClient.named(server.base, 'Bob')]
  const over = await begin([ada, bob], 'through-the-ages')
  for (const [person, answer] of [
    [ada, 'end turn'],
    [bob, 'end turn'],
    [ada, 'resign'],
  ] as const) {
    await person.until(() => person.updates.get(over)?.question)
    await person.answers(over, answer)
  }
  await bob.until(() => bob.matches.get(over)?.match.status === 'over')
  for (const person of [ada, bob]) person.leave()
  const { match: open } = await ada.ask('open', { game: 'innovation', seats: ['open', 'me'] })
  await expect.poll(later, { timeout: 10_000, interval: 200 }).toBe(0)
  const { matches } = await ada.ask('myMatches')
  expect(
    matches.map(({ id, seat, status, outcome, waiting }) => [id, seat, status, outcome, waiting]),
  ).toEqual(
    expect.arrayContaining([
      [open.id, 1, 'open', null, []],
      [over, 0, 'over', expect.objectContaining({ places: [2, 1] }), []],
    ]),
  )
  expect(await inMemory()).toBe(0)
})

test('a client that disconnects while a match is loading does not keep it in memory', async () => {
  server = await openGuarded()
  const ada = await TestClient.named(server.base, 'Ada')
  const { match } = await ada.ask('open', { game: 'innovation', seats: ['me', 'open'] })
  await expect.poll(later, { timeout: 10_000, interval: 200 }).toBe(0)
  for (let i = 0; i < 5; i++) {
    await ada.connect()
    ada.send({ type: 'watch', match: match.id })
    ada.leave()
  }
  await expect.poll(inMemory, { timeout: 10_000 }).toBe(1)
  await expect.poll(later, { timeout: 10_000, interval: 200 }).toBe(0)
})

test('a finished game is evicted with its last watcher, and is not loaded to be listed', async () => {
  server = await openGuarded()
  const [ada, bob] = [await TestClient.named(server.base, 'Ada'), await TestClient.named(server.base, 'Bob')]
  const match = await begin([ada, bob], 'seven-wonders')
  await Promise.all([ada.playOut(match, fastRandom(1)), bob.playOut(match, fastRandom(2))])
  await ada.until(() => ada.matches.get(match)?.match.status === 'over')
  const table = ada.matches.get(match)?.match
  bob.leave()
  await ada.until(() => ada.matches.get(match)?.present.join() === '0')
  expect(await inMemory()).toBe(1)
  ada.leave()
  await expect.poll(inMemory, { timeout: 10_000 }).toBe(0)
  expect((await bob.ask('myMatches')).matches).toMatchObject([
    { id: match, seat: 1, status: 'over', waiting: [], due: null, outcome: table?.outcome },
  ])
  expect(await bob.ask('match', undefined, { match })).toEqual({ match: table, seat: 1 })
  expect(await inMemory()).toBe(0)
})

/** The used heap after a garbage collection, in bytes. */
function heap(): number {
  setFlagsFromString('--expose-gc')
  const gc = runInNewContext('gc') as () => void
  for (let i = 0; i < 3; i++) gc()
  return process.memoryUsage().heapUsed
}

test(`${MANY_MATCHES} stored matches take no memory until they are used`, { timeout: 600_000 }, async () => {
  const game = GAMES.get('innovation')?.game
  if (game === undefined) throw new Error('no game')
  const store = await sqliteStore(join(folder, 'ziggurat.db'))
  const host = { id: 'host', name: 'Host', account: false, created: 0 }
  await store.addPerson(host)
  const options = { edition: 'first' }
  const seed = seedFrom('many matches')
  const table = Table.open(game, { seats: 2, options, seed })
  const random = fastRandom(1)
  for (let i = 0; i < 30; i++) {
    const [question] = table.questions
    if (question !== undefined) table.answer(question.seat, question.any(random).id)
  }
  const entries = table.answers.map(({ seat, id }) => ({ at: 1, seat, text: `answer ${id}` }))
  const data: MatchData = { ...NEW_MATCH_DATA, clock: { kind: 'slow', days: 3 } }
  const far = Date.now() + 86_400_000
  await Promise.all(
    Array.from({ length: MANY_MATCHES }, async (_, i) => {
      const id = `match-${i}`
      const settled = { id, game: game.id, rules: game.version, seats: 2, options, seed, listed: true }
      await store.addMatch({ ...settled, host: host.id, created: i, data })
      await store.setHolder(id, { seat: 0, person: host.id, bot: null, since: 0 }, null, 'open')
      await store.setHolder(id, { seat: 1, person: host.id, bot: null, since: 0 }, null, 'open')
      await store.append(id, 0, entries)
      await store.changeMatch(id, 'open', { status: 'running', started: far - 86_400_000 })
      await store.schedule(id, far)
    }),
  )
  await store.close()

  server = await openGuarded()
  await TestClient.named(server.base, 'Ada')
  await server.close()
  const empty = heap()
  server = await openGuarded({ data: folder })
  const ada = await TestClient.named(server.base, 'Ada')
  const { running } = await ada.ask('matches')
  expect(running.length).toBe(50)
  const full = heap()
  expect(await inMemory()).toBe(0)
  expect(full - empty).toBeLessThan(4_000_000)

  const { match } = await ada.ask('match', undefined, { match: 'match-7' })
  expect([match.length, match.status, await inMemory()]).toEqual([entries.length, 'running', 1])
  const touched = heap()
  for (let i = 100; i < 300; i++) await ada.ask('match', undefined, { match: `match-${i}` })
  const each = (heap() - touched) / 200
  expect(await inMemory()).toBe(201)
  if (LONG)
    process.stderr.write(`${MANY_MATCHES} stored: ${full - empty} bytes; a match in memory: ${each} bytes\n`)
})

test('tokens are not logged', async () => {
  server = await openGuarded()
  const ada = await TestClient.named(server.base, 'Ada')
  const { token } = await ada.ask('addToken', { label: 'bot' })
  await get('/api/me', { authorization: `Bearer ${token}` })
  await get(`/api/matches/x?token=${token}`, { cookie: ada.cookie })
  await expect(new TestClient(server.base).connect({ authorization: `Bearer ${token}x` })).rejects.toThrow(
    '401',
  )
  const log = server.logged.join('')
  expect(log).toContain('/api/matches/x')
  expect(log).not.toContain(token)
  expect(log).not.toContain(tokenOf(ada))
})
