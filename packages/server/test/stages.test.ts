import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { fastRandom, Question } from '@ziggurat/kernel'
import { LIMITS, ROUTES } from '@ziggurat/protocol'
import type { FromClient, FromServer } from '@ziggurat/protocol'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { RIGHT, ROUTE_NAMES } from './endpoints.ts'
import { nearlyBytes } from './fuzz-input.ts'
import { begin, openGuarded } from './guarded-server.ts'
import type { GuardedServer } from './guarded-server.ts'
import { expectHealthy } from './raw-requests.ts'
import { LONG } from './settings.ts'
import { TestClient } from './test-client.ts'

/** How many nearly valid messages of each type are sent at each stage. */
const MANY = LONG ? 100 : 1

const RECORD = join(import.meta.dirname, '../../library/corpus/seven-wonders-2-players.txt')

let server: GuardedServer
beforeAll(async () => {
  server = await openGuarded()
})
afterAll(() => server.close())

const guests = (...names: readonly string[]): Promise<TestClient[]> =>
  Promise.all(names.map(async (name) => (await TestClient.named(server.base, name)).connect()))

interface Stage {
  readonly match: string
  /** The host first. */
  readonly people: readonly TestClient[]
}

async function openTable(game = 'seven-wonders'): Promise<Stage> {
  const people = await guests('Ada', 'Ben')
  const [ada, ben] = people
  const opened = await ada?.ask('open', { game, seats: ['me', 'open', 'open'], options: {} })
  const match = opened?.match.id ?? ''
  await ben?.ask('join', { invitation: opened?.invitation, seat: 1 }, { match })
  return { match, people }
}

async function running(game: string, options: Readonly<Record<string, string>> = {}): Promise<Stage> {
  const people = await guests('Ada', 'Ben', 'Cy')
  return { match: await begin(people, game, options), people }
}

/** Everybody who is asked answers once. */
async function played(stage: Stage): Promise<Stage> {
  const { match, people } = stage
  for (const person of people) {
    await person.until(() => person.updates.get(match))
    if (person.at(match).question !== null) await person.answers(match)
  }
  return stage
}

async function voting(): Promise<Stage> {
  const stage = await running('through-the-ages')
  const { match, people } = stage
  const [ada, ben] = people
  await ada?.until(() => ada.updates.get(match)?.question)
  await ada?.answers(match, 'end turn')
  await ben?.until(() => ben.at(match).question)
  await ben?.answers(match)
  await ada?.sendAndWait({ type: 'undo', match, to: 0 })
  await ada?.until(() => ada.at(match).votes.length === 1)
  return stage
}

async function finished(): Promise<Stage> {
  const people = await guests('Ada', 'Ben')
  const match = await begin(people, 'seven-wonders')
  await Promise.all(people.map((person, i) => person.playOut(match, fastRandom(i))))
  return { match, people }
}

async function uploaded(): Promise<Stage> {
  const people = await guests('Ada', 'Ben')
  const record = readFileSync(RECORD, 'utf8')
  return { match: (await people[0]?.ask('upload', { record }))?.match.id ?? '', people }
}

async function closed(): Promise<Stage> {
  const stage = await openTable()
  await stage.people[0]?.ask('close', {}, { match: stage.match })
  return stage
}

const STAGES: Readonly<Record<string, () => Promise<Stage>>> = {
  open: openTable,
  'with boards still to be chosen': () => running('seven-wonders', { boards: 'chosen' }),
  'with some boards chosen': async () => played(await running('seven-wonders', { boards: 'chosen' })),
  'running, 7 Wonders': async () => played(await running('seven-wonders')),
  'running, Innovation': async () => played(await running('innovation')),
  'running, Through the Ages': async () => played(await running('through-the-ages')),
  'with an open vote': voting,
  over: finished,
  uploaded,
  closed,
}

/** Valid messages of every type; those that change the match come last. */
function messagesFor(match: string, { question, votes }: Position): readonly FromClient[] {
  const ref = 1_000_000
  const id = question?.options[0]?.id ?? 'draw'
  return [
    { type: 'ping', ref },
    { type: 'watch', match, refusals: true },
    { type: 'watch', match, since: 2 ** 31, chat: 2 ** 31, as: 0 },
    { type: 'watch', match, as: 6, refusals: true },
    { type: 'unwatch', match },
    { type: 'watch', match, since: 0, chat: 0, refusals: true },
    { type: 'seen', match, length: 2 ** 31 },
    { type: 'say', ref, match, text: 'hello' },
    { type: 'vote', ref, match, on: 'absent', agree: true },
    { type: 'vote', ref, match, on: 'undo', agree: votes.length > 0 },
    { type: 'answer', ref, match, question: 2 ** 31, id },
    { type: 'answer', ref, match, question: question?.opened ?? 0, id: 'constructor' },
    { type: 'answer', ref, match, question: question?.opened ?? 0, id },
    { type: 'withdraw', ref, match },
    { type: 'undo', ref, match, to: 2 ** 31 },
    { type: 'undo', ref, match, to: 0 },
  ]
}

type Position = Pick<Extract<FromServer, { type: 'update' }>, 'question' | 'votes'>

/** A `ref` that no random message has. */
const LAST = 987_654_321

/** Waits until all messages of a client about a match are handled: those about one match are handled in order. */
async function settle(client: TestClient, match: string): Promise<void> {
  client.send({ type: 'say', ref: LAST, match, text: 'done' })
  await client.until(() => client.received.some((each) => 'ref' in each && each.ref === LAST), 60_000)
}

test.each(Object.entries(STAGES))(
  'every message can be sent by anybody to a table that is %s',
  { timeout: LONG ? 600_000 : 60_000 },
  async (name, makeStage) => {
    const { match, people } = await makeStage()
    const stranger = await (await TestClient.named(server.base, 'Mallory')).connect()
    const nobody = await new TestClient(server.base).connect()
    const everybody = [nobody, stranger, ...people.toReversed()]
    const random = fastRandom(name.length)
    for (const client of everybody) {
      const position = client.updates.get(match) ?? { question: null, votes: [] }
      for (const message of messagesFor(match, position)) {
        for (let i = 0; i < MANY; i++) {
          const text = nearlyBytes(random, message).toString()
          // The server closes a socket that sends too much.
          if (Buffer.byteLength(text) <= LIMITS.message) client.socket?.send(text)
        }
        client.send(message)
      }
      await settle(client, match)
    }
    const routes = ROUTE_NAMES.filter((route) => ROUTES[route].path.includes('{match}'))
    for (const client of LONG ? everybody : [stranger, ...people.slice(0, 1)]) {
      for (const route of routes) {
        const params = { match, seat: 1, subject: 'pacts', person: stranger.person?.id ?? '' }
        const { status } = await client.request(route, RIGHT[route] ?? {}, params)
        expect([route, status < 500]).toEqual([route, true])
      }
    }
    const wentWrong = everybody.flatMap(({ received }) =>
      received.filter((each) => each.type === 'refused' && each.code === 'went-wrong'),
    )
    expect(wentWrong).toEqual([])
    await expectHealthy(server)
    for (const client of everybody) client.leave()
  },
)

test('a game goes on with a question whose refusals cannot be computed', async () => {
  const { match, people } = await running('seven-wonders')
  for (const person of people) await person.watch(match, true)
  const spy = vi.spyOn(Question.prototype, 'refused').mockImplementation(() => {
    throw new Error('a bug in the rules')
  })
  try {
    for (const person of people) expect(await person.answers(match)).toMatchObject({ type: 'done' })
    for (const person of people) {
      await person.until(() => person.at(match).length === people.length)
      expect(person.at(match).question).not.toHaveProperty('refusals')
    }
  } finally {
    spy.mockRestore()
  }
  expect(server.logged.splice(0).join('\n')).toContain('what cannot be chosen could not be computed')
  for (const person of people) person.leave()
})
