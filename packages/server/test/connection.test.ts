import { isDeepStrictEqual } from 'node:util'

import { pick, fastRandom } from '@ziggurat/kernel'
import type { Random } from '@ziggurat/kernel'
import { Client, Connection, PROTOCOL } from '@ziggurat/protocol'
import type { FromServer, ConnectionHandlers, Update } from '@ziggurat/protocol'
import { afterAll, expect, test } from 'vitest'

import { FlakyProxy } from './flaky-proxy.ts'
import { LONG } from './settings.ts'
import { testServer } from './test-server.ts'

/** Reconnects almost at once. The time without a message until it gives up matters only where messages get lost. */
const TIMING = { pingAfter: 1_000, firstRetry: 5, longestRetry: 20 }
const server = testServer()
const slow = testServer({ rates: 0.1 })
const open: { close(): void }[] = []
afterAll(() => {
  for (const each of open) each.close()
})

async function guest(name: string): Promise<Client> {
  const client = new Client(server.base)
  await client.ask('enter', { name })
  return client
}

function connect(
  client: Client,
  handlers: ConnectionHandlers,
  at = server.base,
  pingAfter = TIMING.pingAfter,
): Connection {
  const there = client.token === null ? new Client(at) : new Client(at, { token: client.token })
  const connection = new Connection(there, handlers, { ...TIMING, pingAfter })
  open.push(connection)
  return connection
}

async function flakyProxy(): Promise<FlakyProxy> {
  const proxy = await FlakyProxy.to(server.base)
  open.push(proxy)
  return proxy
}

/** A running match of Ada and Ben. */
async function twoAt(game: string): Promise<{ ada: Client; ben: Client; match: string }> {
  const [ada, ben] = [await guest('Ada'), await guest('Ben')]
  const { match, invitation } = await ada.ask('open', { game, seats: ['me', 'open'] })
  await ben.ask('join', { invitation }, { match: match.id })
  await ada.ask('start', {}, { match: match.id })
  return { ada, ben, match: match.id }
}

/** Answers at random until the game is over; returns all events that it received. */
function playOut(client: Client, match: string, random: Random, at: string): Promise<Update['events']> {
  const { promise, resolve, reject } = Promise.withResolvers<Update['events']>()
  let answered = -1
  const answer = async (question: number, id: string): Promise<void> => {
    const reply = await connection.ask({ type: 'answer', match, question, id })
    if (reply.type === 'refused' && reply.reason !== 'gone') reject(new Error(reply.problem))
  }
  const connection = connect(
    client,
    {
      update({ question, waiting }, events) {
        if (waiting.length === 0) return resolve(events)
        if (question === null || question.opened === answered) return
        answered = question.opened
        const { id } = pick(random, question.options)
        void answer(answered, id)
      },
    },
    at,
    200,
  )
  connection.watch(match)
  return promise
}

/** All events that a new watcher gets. */
function eventsForNewWatcher(client: Client, match: string, as?: number): Promise<Update['events']> {
  const { promise, resolve } = Promise.withResolvers<Update['events']>()
  connect(client, { update: (_, events) => resolve(events) }).watch(match, { as })
  return promise
}

/** Handlers that collect everything; `next` waits until a condition holds. */
function listener(): {
  readonly handlers: ConnectionHandlers
  readonly next: (holds: (all: Received) => boolean) => Promise<Received>
} {
  const all: Received = { states: [], updates: [], chat: [], refused: [], matches: [] }
  const waiting = new Set<() => void>()
  const keep =
    <T>(list: T[]) =>
    (each: T): void => {
      list.push(each)
      for (const look of waiting) look()
    }
  return {
    handlers: {
      status: keep(all.states),
      update: (update, events) => keep(all.updates)({ ...update, events }),
      chat: ({ lines }) => lines.forEach(({ text }) => keep(all.chat)(text)),
      refused: ({ problem }) => keep(all.refused)(problem),
      match: ({ seat }) => keep(all.matches)(seat),
    },
    next: (holds) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (!holds(all)) return
          waiting.delete(look)
          resolve(all)
        }
        waiting.add(look)
        look()
      }),
  }
}

interface Received {
  readonly states: string[]
  readonly updates: Update[]
  readonly chat: string[]
  readonly refused: string[]
  readonly matches: (number | null)[]
}

test('the address of the socket names the match', async () => {
  const { ada, match } = await twoAt('innovation')
  const proxy = await flakyProxy()
  const { handlers, next } = listener()
  connect(ada, handlers, proxy.base).watch(match)
  await next((all) => all.updates.length > 0)
  expect(proxy.asked).toBe(`/api/socket?protocol=${PROTOCOL}&match=${match}`)
})

test('after a reconnect only new events are sent', async () => {
  const { ada, ben, match } = await twoAt('innovation')
  const proxy = await flakyProxy()
  const { handlers, next } = listener()
  const connection = connect(ada, handlers, proxy.base)
  const other = connect(ben, {})
  connection.watch(match)
  const { updates } = await next((all) => all.updates.length > 0)
  expect(await other.ask({ type: 'say', match, text: 'one' })).toMatchObject({ type: 'done' })
  await next(({ chat }) => chat.length === 1)
  const question = updates[0]?.question
  const [option] = question?.options ?? []
  if (!question || option === undefined) throw new Error('Ada is asked first')
  const done = await connection.ask({ type: 'answer', match, question: question.opened, id: option.id })
  expect(done).toMatchObject({ type: 'done', length: 1 })
  await next((all) => all.updates.some(({ length }) => length === 1))
  const before = updates.length
  proxy.cut()
  const { chat, states } = await next((all) => all.updates.length > before)
  expect(states).toEqual(['connecting', 'open', 'lost', 'connecting', 'open'])
  const [first, last] = [updates[before - 1], updates.at(-1)]
  expect(last?.from).toBe(first?.events.length)
  expect(last?.events).toEqual(first?.events)
  await other.ask({ type: 'say', match, text: 'two' })
  await next((all) => all.chat.length > 1)
  expect(chat).toEqual(['one', 'two'])
})

test('after a reconnect all missed chat lines are sent, even if there were none before', async () => {
  const { ada, ben, match } = await twoAt('innovation')
  const proxy = await flakyProxy()
  const chatSent = Promise.withResolvers<void>()
  proxy.loses = (text) => {
    if ((JSON.parse(text) as FromServer).type === 'chat') chatSent.resolve()
    return false
  }
  const { handlers, next } = listener()
  const connection = connect(ada, handlers, proxy.base)
  connection.watch(match)
  await chatSent.promise
  const other = connect(ben, {})
  for (const last of [205, 410]) {
    await connection.ask({ type: 'ping' })
    proxy.busy = true
    proxy.cut()
    for (let i = last - 204; i <= last; i++) await other.ask({ type: 'say', match, text: `${i}` })
    proxy.busy = false
    const { chat } = await next((all) => all.chat.at(-1) === `${last}`)
    expect(chat).toEqual(Array.from({ length: last }, (_, i) => `${i + 1}`))
  }
})

test('a pending message other than an answer is refused when the connection is lost, and an unknown match is reported once', async () => {
  const ada = await guest('Ada')
  const proxy = await flakyProxy()
  proxy.loses = (text) => text.includes('pong')
  const { handlers, next } = listener()
  const connection = connect(ada, handlers, proxy.base)
  connection.watch('nothing')
  await next(({ refused }) => refused.length > 0)
  const asked = connection.ask({ type: 'ping' })
  proxy.cut()
  expect(await asked).toMatchObject({ type: 'refused', problem: expect.stringContaining('lost') })
  const { refused } = await next(({ states }) => states.filter((each) => each === 'open').length > 1)
  expect(refused).toHaveLength(1)
  connection.close()
  expect(await connection.ask({ type: 'ping' })).toMatchObject({ type: 'refused' })
})

test('a client reconnects when the server stops sending', async () => {
  const ada = await guest('Ada')
  const proxy = await flakyProxy()
  const { handlers, next } = listener()
  connect(ada, handlers, proxy.base, 50)
  await next(({ states }) => states.includes('open'))
  proxy.loses = () => true
  await next(({ states }) => states.includes('lost'))
  proxy.loses = () => false
  const { states } = await next((all) => all.states.at(-1) === 'open' && proxy.calls > 1)
  expect(states.slice(0, 3)).toEqual(['connecting', 'open', 'lost'])
})

test.each([
  ['connected', false],
  ['disconnected', true],
])('who takes a seat while %s gets all events again, as the seat may see them', async (_, away) => {
  const [ada, ben] = [await guest('Ada'), await guest('Ben')]
  const seats = ['me', { bot: 'random' }] as const
  const { match, invitation } = await ada.ask('open', { game: 'seven-wonders', seats: [...seats] })
  await ada.ask('start', {}, { match: match.id })
  const proxy = await flakyProxy()
  const { handlers, next } = listener()
  connect(ben, handlers, proxy.base).watch(match.id)
  // Ada plays until the bot has drawn a card, which only its seat may see.
  const hasDrawn = (events: Update['events']): boolean =>
    events.some((event) => event.kind === 'drew' && event['seat'] === 1)
  const playing = connect(ada, {
    update({ question }, events) {
      if (question === null || hasDrawn(events)) return
      const [option] = question.options
      void playing.ask({ type: 'answer', match: match.id, question: question.opened, id: option?.id ?? '' })
    },
  })
  playing.watch(match.id)
  await next(({ updates }) => updates.some(({ events }) => hasDrawn(events)))
  proxy.busy = away
  if (away) proxy.cut()
  await ben.ask('join', { invitation }, { match: match.id })
  await playing.ask({
    type: 'vote',
    match: match.id,
    on: 'seat',
    asker: (await ben.ask('me')).person?.id ?? '',
    agree: true,
  })
  const { seat } = await ben.ask('match', undefined, { match: match.id })
  const asSeat = await eventsForNewWatcher(ben, match.id)
  expect(asSeat).not.toEqual(await eventsForNewWatcher(await guest('Eve'), match.id))
  proxy.busy = false
  const { updates } = await next(
    (all) => all.matches.at(-1) === seat && isDeepStrictEqual(all.updates.at(-1)?.events, asSeat),
  )
  expect(updates.at(-1)?.events).toEqual(asSeat)
})

test('who loses a seat and takes it again while disconnected gets the seat’s private events', async () => {
  const { ada, ben, match } = await twoAt('innovation')
  const { invitation } = await ada.ask('invitation', undefined, { match })
  const draw = (events: Update['events'] = []) =>
    events.find((event) => event.kind === 'drew' && event['seat'] === 0)
  for (const person of [ada, ben]) {
    const playing = connect(person, {
      update({ question }, events) {
        if (question === null || draw(events) !== undefined) return
        const { id } = question.options.find((option) => option.id === 'draw') ??
          question.options[0] ?? { id: '' }
        void playing.ask({ type: 'answer', match, question: question.opened, id })
      },
    })
    playing.watch(match)
  }
  const proxy = await flakyProxy()
  const { handlers, next } = listener()
  connect(ada, handlers, proxy.base).watch(match)
  const knows = ({ updates }: Received): boolean => draw(updates.at(-1)?.events)?.['card'] !== undefined
  await next(knows)
  // It gets the public events, but not the `table` message that says that it has lost its seat.
  proxy.loses = (text) => (JSON.parse(text) as FromServer).type === 'match'
  await ada.ask('leave', {}, { match })
  await next((all) => !knows(all))
  proxy.busy = true
  proxy.cut()
  await ada.ask('join', { invitation }, { match })
  proxy.loses = () => false
  proxy.busy = false
  const { updates } = await next(knows)
  expect(updates.at(-1)?.events).toEqual(await eventsForNewWatcher(ada, match))
})

test('events of another viewer just before the connection broke are replaced by the whole history', async () => {
  const { ada, ben, match } = await twoAt('innovation')
  const proxy = await flakyProxy()
  const { handlers, next } = listener()
  connect(ada, handlers, proxy.base).watch(match)
  for (const person of [ada, ben]) {
    const playing = connect(person, {
      update({ question }) {
        const { opened = 1, options = [] } = question ?? {}
        if (opened > 0) return
        void playing.ask({ type: 'answer', match, question: opened, id: options[0]?.id ?? '' })
      },
    })
    playing.watch(match)
  }
  const { updates } = await next((all) => (all.updates.at(-1)?.events.length ?? 0) > 1)
  const last = updates.at(-1)
  // It has reconnected, and has no `table` message yet.
  proxy.loses = () => true
  proxy.cut()
  await next(({ states }) => states.join() === 'connecting,open,lost,connecting,open')
  const { view: _, question: __, ...progress } = last ?? {}
  proxy.inject(JSON.stringify({ ...last, seat: null, from: 1, events: [] }))
  proxy.inject(JSON.stringify({ ...progress, type: 'waiting' }))
  proxy.inject(JSON.stringify({ type: 'refused', code: 'went-wrong', params: {}, problem: 'that was all' }))
  await next(({ refused }) => refused.length > 0)
  expect(updates.at(-1)).toBe(last)
  proxy.loses = () => false
  proxy.cut()
  await next((all) => all.updates.at(-1) !== last)
  expect(updates.at(-1)).toMatchObject({ from: 0, events: last?.events })
})

test('a log that is shorter than the known one is accepted only with its whole history', async () => {
  const { ada, match } = await twoAt('innovation')
  const proxy = await flakyProxy()
  const { handlers, next } = listener()
  const connection = connect(ada, handlers, proxy.base)
  connection.watch(match)
  const { updates } = await next((all) => all.updates.length > 0)
  const { opened = 0, options = [] } = updates[0]?.question ?? {}
  await connection.ask({ type: 'answer', match, question: opened, id: options[0]?.id ?? '' })
  const longer = (await next((all) => all.updates.at(-1)?.length === 1)).updates.at(-1)
  // First a node that is behind, then a database that has lost entries.
  proxy.inject(JSON.stringify({ ...updates[0], from: 1, answers: 7 }))
  proxy.inject(JSON.stringify({ ...updates[0], answers: 8 }))
  await next((all) => all.updates.at(-1) !== longer)
  expect(updates.at(-1)).toEqual({ ...updates[0], answers: 8 })
})

test('an older `table` message, from a node that is behind, is ignored', async () => {
  const ada = await guest('Ada')
  const { match } = await ada.ask('open', { game: 'innovation', seats: ['me', 'open'] })
  const proxy = await flakyProxy()
  const texts: string[] = []
  proxy.loses = (text) => {
    if ((JSON.parse(text) as FromServer).type === 'match') texts.push(text)
    return false
  }
  const shown: string[] = []
  const { handlers, next } = listener()
  const onMatch: ConnectionHandlers['match'] = (message) => {
    const { seats } = message.match
    shown.push(`${seats.map(({ kind }) => kind).join(' ')}, ${message.spectators} look on`)
    handlers.match?.(message)
  }
  connect(ada, { ...handlers, match: onMatch }, proxy.base).watch(match.id)
  await next(({ matches }) => matches.length === 1)
  await ada.ask('seatBot', { bot: 'novice' }, { match: match.id, seat: 1 })
  await next(({ matches }) => matches.length === 2)
  proxy.inject(texts[0] ?? '')
  proxy.inject((texts[1] ?? '').replace('"spectators":0', '"spectators":5'))
  await next(({ matches }) => matches.length === 3)
  expect(shown).toEqual(['person open, 0 look on', 'person bot, 0 look on', 'person bot, 5 look on'])
})

test('a closed table is no longer watched', async () => {
  const ada = await guest('Ada')
  const { match } = await ada.ask('open', { game: 'innovation', seats: ['me', 'open'] })
  const { promise, resolve } = Promise.withResolvers<string>()
  const { handlers, next } = listener()
  connect(ada, { ...handlers, closed: (closed) => resolve(closed.match) }).watch(match.id)
  await next(({ matches }) => matches.length > 0)
  await ada.ask('close', undefined, { match: match.id })
  expect(await promise).toBe(match.id)
})

test('an answer that was refused by the rate limit is sent again', async () => {
  const ada = new Client(`${slow.base}/`)
  await ada.ask('enter', { name: 'Ada' })
  const { match } = await ada.ask('open', { game: 'seven-wonders', seats: ['me', { bot: 'random' }] })
  await ada.ask('start', {}, { match: match.id })
  const { handlers, next } = listener()
  const connection = connect(ada, handlers, ada.base)
  connection.watch(match.id)
  const { updates } = await next((all) => all.updates.some(({ question }) => question !== null))
  const question = updates.at(-1)?.question
  const pings = await Promise.all(Array.from({ length: 30 }, () => connection.ask({ type: 'ping' })))
  expect(pings.at(-1)).toMatchObject({ type: 'refused', reason: 'wait' })
  const reply = await connection.ask({
    type: 'answer',
    match: match.id,
    question: question?.opened ?? 0,
    id: question?.options[0]?.id ?? '',
  })
  expect(reply).toMatchObject({ type: 'done' })
})

test('a problem is thrown as an error with the server’s sentence', async () => {
  const nobody = new Client(server.base)
  await expect(nobody.ask('enter', { name: '' })).rejects.toMatchObject({
    status: 400,
    message: 'name: must have 1 to 30 characters',
  })
  await expect(nobody.ask('myMatches')).rejects.toMatchObject({ status: 401 })
  const { person } = await nobody.ask('enter', { name: 'Eve' })
  expect(await nobody.ask('me')).toEqual({ person })
  await nobody.ask('signOut')
  expect([nobody.token, await nobody.ask('me')]).toEqual([null, { person: null }])
})

/** A proxy that loses replies, and that also breaks connections or loses updates for seats that are not asked. */
async function lossyProxy(chance: Random, breaks: boolean): Promise<FlakyProxy> {
  const proxy = await flakyProxy()
  let messages = 0
  proxy.loses = (text) => {
    const message = JSON.parse(text) as FromServer
    if (breaks && ++messages % 7 === 0) setImmediate(() => proxy.cut())
    if (message.type === 'done') return chance.int(4) === 0
    // The last update before a question or the end arrives: no later message would reveal the gap.
    const matters = message.type !== 'update' || message.question !== null || message.waiting.length === 0
    return !matters && !breaks && chance.int(2) === 0
  }
  return proxy
}

const CASES = [
  ['seven-wonders', 'breaks'],
  ['innovation', 'loses messages'],
  ['innovation', 'breaks'],
] as const

test.each(LONG ? CASES : CASES.slice(0, 2))(
  'a whole game of %s over a connection that %s',
  async (game, what) => {
    const { ada, ben, match } = await twoAt(game)
    const [adasProxy, bensProxy] = [
      await lossyProxy(fastRandom(3), what === 'breaks'),
      await lossyProxy(fastRandom(4), what === 'breaks'),
    ]
    const events = await Promise.all([
      playOut(ada, match, fastRandom(1), adasProxy.base),
      playOut(ben, match, fastRandom(2), bensProxy.base),
    ])
    expect(adasProxy.calls > 5 || what !== 'breaks').toBe(true)
    expect(events).toEqual([await eventsForNewWatcher(ada, match), await eventsForNewWatcher(ben, match)])
    expect(await eventsForNewWatcher(ada, match, 1)).toEqual(events[1])
    const { record } = await ada.ask('record', undefined, { match })
    expect(record).toContain(game)
  },
)

test('a client with another protocol version is refused and disconnected with a code', async () => {
  for (const [query, client] of [
    ['', 1],
    ['?protocol=1', 1],
    ['?protocol=99', 99],
  ] as const) {
    const socket = new WebSocket(`${server.base.replace('http', 'ws')}/api/socket${query}`)
    const messages: unknown[] = []
    socket.addEventListener('message', ({ data }: { readonly data: unknown }) =>
      messages.push(JSON.parse(String(data))),
    )
    const code = await new Promise((closed) =>
      socket.addEventListener('close', (event) => closed((event as { readonly code?: number }).code)),
    )
    expect([code, messages]).toEqual([
      4400,
      [
        {
          type: 'refused',
          code: 'other-protocol',
          params: { client, server: PROTOCOL },
          problem: `this client uses version ${client} of the protocol, this server version ${PROTOCOL}`,
        },
      ],
    ])
  }
})
