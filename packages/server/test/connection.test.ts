import { isDeepStrictEqual } from 'node:util'

import { pick, quick } from '@ziggurat/kernel'
import type { Random } from '@ziggurat/kernel'
import { Client, Connection, PROTOCOL } from '@ziggurat/protocol'
import type { FromServer, ConnectionHandlers, Update } from '@ziggurat/protocol'
import { afterAll, expect, test } from 'vitest'

import { BadLine } from './flaky-proxy.ts'
import { LONG } from './settings.ts'
import { testServer } from './test-server.ts'

/** Comes back at once; how long it waits for a word matters only where words get lost. */
const PATIENCE = { beat: 1_000, first: 5, most: 20 }
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
  heard: ConnectionHandlers,
  at = server.base,
  beat = PATIENCE.beat,
): Connection {
  const there = client.token === null ? new Client(at) : new Client(at, { token: client.token })
  const connection = new Connection(there, heard, { ...PATIENCE, beat })
  open.push(connection)
  return connection
}

async function badLine(): Promise<BadLine> {
  const line = await BadLine.to(server.base)
  open.push(line)
  return line
}

/** Two at a running table. */
async function twoAt(game: string): Promise<{ ada: Client; ben: Client; match: string }> {
  const [ada, ben] = [await guest('Ada'), await guest('Ben')]
  const { match, invitation } = await ada.ask('open', { game, seats: ['me', 'open'] })
  await ben.ask('join', { invitation }, { match: match.id })
  await ada.ask('start', {}, { match: match.id })
  return { ada, ben, match: match.id }
}

/** Answers at random until the game is over; all events, as it heard of them. */
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

/** What somebody hears who comes now. */
function heardAnew(client: Client, match: string, as?: number): Promise<Update['events']> {
  const { promise, resolve } = Promise.withResolvers<Update['events']>()
  connect(client, { update: (_, events) => resolve(events) }).watch(match, { as })
  return promise
}

/** What comes next, and afterwards. */
function listener(): {
  readonly heard: ConnectionHandlers
  readonly next: (holds: (all: Said) => boolean) => Promise<Said>
} {
  const all: Said = { lines: [], updates: [], chat: [], refused: [], tables: [] }
  const waiting = new Set<() => void>()
  const keep =
    <T>(list: T[]) =>
    (each: T): void => {
      list.push(each)
      for (const look of waiting) look()
    }
  return {
    heard: {
      line: keep(all.lines),
      update: (update, events) => keep(all.updates)({ ...update, events }),
      chat: ({ lines }) => lines.forEach(({ text }) => keep(all.chat)(text)),
      refused: ({ problem }) => keep(all.refused)(problem),
      table: ({ seat }) => keep(all.tables)(seat),
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

interface Said {
  readonly lines: string[]
  readonly updates: Update[]
  readonly chat: string[]
  readonly refused: string[]
  readonly tables: (number | null)[]
}

test('the address says which match it is about', async () => {
  const { ada, match } = await twoAt('innovation')
  const line = await badLine()
  const { heard, next } = listener()
  connect(ada, heard, line.base).watch(match)
  await next((all) => all.updates.length > 0)
  expect(line.asked).toBe(`/api/socket?protocol=${PROTOCOL}&match=${match}`)
})

test('who comes back is told only what is new', async () => {
  const { ada, ben, match } = await twoAt('innovation')
  const line = await badLine()
  const { heard, next } = listener()
  const connection = connect(ada, heard, line.base)
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
  line.cut()
  const { chat, lines } = await next((all) => all.updates.length > before)
  expect(lines).toEqual(['connecting', 'open', 'lost', 'connecting', 'open'])
  const [first, last] = [updates[before - 1], updates.at(-1)]
  expect(last?.from).toBe(first?.events.length)
  expect(last?.events).toEqual(first?.events)
  await other.ask({ type: 'say', match, text: 'two' })
  await next((all) => all.chat.length > 1)
  expect(chat).toEqual(['one', 'two'])
})

test('who comes back hears all that was said meanwhile, also where nothing had been said before', async () => {
  const { ada, ben, match } = await twoAt('innovation')
  const line = await badLine()
  const told = Promise.withResolvers<void>()
  line.loses = (text) => {
    if ((JSON.parse(text) as FromServer).type === 'chat') told.resolve()
    return false
  }
  const { heard, next } = listener()
  const connection = connect(ada, heard, line.base)
  connection.watch(match)
  await told.promise
  const other = connect(ben, {})
  for (const last of [205, 410]) {
    await connection.ask({ type: 'ping' })
    line.busy = true
    line.cut()
    for (let i = last - 204; i <= last; i++) await other.ask({ type: 'say', match, text: `${i}` })
    line.busy = false
    const { chat } = await next((all) => all.chat.at(-1) === `${last}`)
    expect(chat).toEqual(Array.from({ length: last }, (_, i) => `${i + 1}`))
  }
})

test('what is no answer is refused when the line is lost, and a match that does not exist is told once', async () => {
  const ada = await guest('Ada')
  const line = await badLine()
  line.loses = (text) => text.includes('pong')
  const { heard, next } = listener()
  const connection = connect(ada, heard, line.base)
  connection.watch('nothing')
  await next(({ refused }) => refused.length > 0)
  const asked = connection.ask({ type: 'ping' })
  line.cut()
  expect(await asked).toMatchObject({ type: 'refused', problem: expect.stringContaining('lost') })
  const { refused } = await next(({ lines }) => lines.filter((each) => each === 'open').length > 1)
  expect(refused).toHaveLength(1)
  connection.close()
  expect(await connection.ask({ type: 'ping' })).toMatchObject({ type: 'refused' })
})

test('a server that says nothing any more is left for another try', async () => {
  const ada = await guest('Ada')
  const line = await badLine()
  const { heard, next } = listener()
  connect(ada, heard, line.base, 50)
  await next(({ lines }) => lines.includes('open'))
  line.loses = () => true
  await next(({ lines }) => lines.includes('lost'))
  line.loses = () => false
  const { lines } = await next((all) => all.lines.at(-1) === 'open' && line.calls > 1)
  expect(lines.slice(0, 3)).toEqual(['connecting', 'open', 'lost'])
})

test.each([
  ['on the line', false],
  ['away', true],
])('who takes a seat while %s hears everything anew, as the seat may know it', async (_, away) => {
  const [ada, ben] = [await guest('Ada'), await guest('Ben')]
  const seats = ['me', { bot: 'random' }] as const
  const { match, invitation } = await ada.ask('open', { game: 'seven-wonders', seats: [...seats] })
  await ada.ask('start', {}, { match: match.id })
  const line = await badLine()
  const { heard, next } = listener()
  connect(ben, heard, line.base).watch(match.id)
  // Ada plays until the bot has drawn a card, which its seat alone may know.
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
  line.busy = away
  if (away) line.cut()
  const { seat } = await ben.ask('join', { invitation }, { match: match.id })
  const asSeat = await heardAnew(ben, match.id)
  expect(asSeat).not.toEqual(await heardAnew(await guest('Eve'), match.id))
  line.busy = false
  const { updates } = await next(
    (all) => all.tables.at(-1) === seat && isDeepStrictEqual(all.updates.at(-1)?.events, asSeat),
  )
  expect(updates.at(-1)?.events).toEqual(asSeat)
})

test('who loses a seat and has it again knows what the seat may know, though the line broke meanwhile', async () => {
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
  const line = await badLine()
  const { heard, next } = listener()
  connect(ada, heard, line.base).watch(match)
  const knows = ({ updates }: Said): boolean => draw(updates.at(-1)?.events)?.['card'] !== undefined
  await next(knows)
  // It hears what everybody may know, and not that it has lost its seat.
  line.loses = (text) => (JSON.parse(text) as FromServer).type === 'table'
  await ada.ask('leave', {}, { match })
  await next((all) => !knows(all))
  line.busy = true
  line.cut()
  await ada.ask('join', { invitation }, { match })
  line.loses = () => false
  line.busy = false
  const { updates } = await next(knows)
  expect(updates.at(-1)?.events).toEqual(await heardAnew(ada, match))
})

test('who heard something with other eyes just before the line broke hears everything anew', async () => {
  const { ada, ben, match } = await twoAt('innovation')
  const line = await badLine()
  const { heard, next } = listener()
  connect(ada, heard, line.base).watch(match)
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
  // It is back, and has not been told yet who sits where.
  line.loses = () => true
  line.cut()
  await next(({ lines }) => lines.join() === 'connecting,open,lost,connecting,open')
  const { view: _, question: __, ...progress } = last ?? {}
  line.say(JSON.stringify({ ...last, seat: null, from: 1, events: [] }))
  line.say(JSON.stringify({ ...progress, type: 'waiting' }))
  line.say(JSON.stringify({ type: 'refused', code: 'went-wrong', params: {}, problem: 'that was all' }))
  await next(({ refused }) => refused.length > 0)
  expect(updates.at(-1)).toBe(last)
  line.loses = () => false
  line.cut()
  await next((all) => all.updates.at(-1) !== last)
  expect(updates.at(-1)).toMatchObject({ from: 0, events: last?.events })
})

test('of a log that is shorter than what it knows it shows the whole history, and nothing less', async () => {
  const { ada, match } = await twoAt('innovation')
  const line = await badLine()
  const { heard, next } = listener()
  const connection = connect(ada, heard, line.base)
  connection.watch(match)
  const { updates } = await next((all) => all.updates.length > 0)
  const { opened = 0, options = [] } = updates[0]?.question ?? {}
  await connection.ask({ type: 'answer', match, question: opened, id: options[0]?.id ?? '' })
  const longer = (await next((all) => all.updates.at(-1)?.length === 1)).updates.at(-1)
  // A server that is behind, and a database that has lost something.
  line.say(JSON.stringify({ ...updates[0], from: 1, answers: 7 }))
  line.say(JSON.stringify({ ...updates[0], answers: 8 }))
  await next((all) => all.updates.at(-1) !== longer)
  expect(updates.at(-1)).toEqual({ ...updates[0], answers: 8 })
})

test('an older table, of a server that is behind, is not shown', async () => {
  const ada = await guest('Ada')
  const { match } = await ada.ask('open', { game: 'innovation', seats: ['me', 'open'] })
  const line = await badLine()
  const texts: string[] = []
  line.loses = (text) => {
    if ((JSON.parse(text) as FromServer).type === 'table') texts.push(text)
    return false
  }
  const shown: string[] = []
  const { heard, next } = listener()
  const table: ConnectionHandlers['table'] = (message) => {
    const { seats } = message.match
    shown.push(`${seats.map(({ kind }) => kind).join(' ')}, ${message.spectators} look on`)
    heard.table?.(message)
  }
  connect(ada, { ...heard, table }, line.base).watch(match.id)
  await next(({ tables }) => tables.length === 1)
  await ada.ask('seatBot', { bot: 'novice' }, { match: match.id, seat: 1 })
  await next(({ tables }) => tables.length === 2)
  line.say(texts[0] ?? '')
  line.say((texts[1] ?? '').replace('"spectators":0', '"spectators":5'))
  await next(({ tables }) => tables.length === 3)
  expect(shown).toEqual(['person open, 0 look on', 'person bot, 0 look on', 'person bot, 5 look on'])
})

test('a table that is closed is watched no more', async () => {
  const ada = await guest('Ada')
  const { match } = await ada.ask('open', { game: 'innovation', seats: ['me', 'open'] })
  const { promise, resolve } = Promise.withResolvers<string>()
  const { heard, next } = listener()
  connect(ada, { ...heard, closed: (closed) => resolve(closed.match) }).watch(match.id)
  await next(({ tables }) => tables.length > 0)
  await ada.ask('close', undefined, { match: match.id })
  expect(await promise).toBe(match.id)
})

test('an answer that came too fast is said again', async () => {
  const ada = new Client(`${slow.base}/`)
  await ada.ask('enter', { name: 'Ada' })
  const { match } = await ada.ask('open', { game: 'seven-wonders', seats: ['me', { bot: 'random' }] })
  await ada.ask('start', {}, { match: match.id })
  const { heard, next } = listener()
  const connection = connect(ada, heard, ada.base)
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

test('a problem is an error with the words of the server', async () => {
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

/** A line that loses replies; and also breaks, or loses what happens while others are asked. */
async function worseLine(chance: Random, breaks: boolean): Promise<BadLine> {
  const line = await badLine()
  let messages = 0
  line.loses = (text) => {
    const message = JSON.parse(text) as FromServer
    if (breaks && ++messages % 7 === 0) setImmediate(() => line.cut())
    if (message.type === 'done') return chance.int(4) === 0
    // Who is asked, or told of the end, hears of it: nothing would come after it that shows the gap.
    const matters = message.type !== 'update' || message.question !== null || message.waiting.length === 0
    return !matters && !breaks && chance.int(2) === 0
  }
  return line
}

const LINES = [
  ['seven-wonders', 'breaks'],
  ['innovation', 'loses messages'],
  ['innovation', 'breaks'],
] as const

test.each(LONG ? LINES : LINES.slice(0, 2))('a whole game of %s over a line that %s', async (game, what) => {
  const { ada, ben, match } = await twoAt(game)
  const [near, far] = [
    await worseLine(quick(3), what === 'breaks'),
    await worseLine(quick(4), what === 'breaks'),
  ]
  const heard = await Promise.all([
    playOut(ada, match, quick(1), near.base),
    playOut(ben, match, quick(2), far.base),
  ])
  expect(near.calls > 5 || what !== 'breaks').toBe(true)
  expect(heard).toEqual([await heardAnew(ada, match), await heardAnew(ben, match)])
  expect(await heardAnew(ada, match, 1)).toEqual(heard[1])
  const { record } = await ada.ask('record', undefined, { match })
  expect(record).toContain(game)
})

test('a client of another protocol is told so with a code, and not talked to', async () => {
  for (const [query, client] of [
    ['', 1],
    ['?protocol=1', 1],
    ['?protocol=99', 99],
  ] as const) {
    const socket = new WebSocket(`${server.base.replace('http', 'ws')}/api/socket${query}`)
    const said: unknown[] = []
    socket.addEventListener('message', ({ data }: { readonly data: unknown }) =>
      said.push(JSON.parse(String(data))),
    )
    const code = await new Promise((closed) =>
      socket.addEventListener('close', (event) => closed((event as { readonly code?: number }).code)),
    )
    expect([code, said]).toEqual([
      4400,
      [
        {
          type: 'refused',
          code: 'other-protocol',
          params: { client, server: PROTOCOL },
          problem: `this client speaks version ${client} of the protocol, this server version ${PROTOCOL}`,
        },
      ],
    ])
  }
})
