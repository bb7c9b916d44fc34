import { GAMES } from '@ziggurat/library'
import type { Body, MatchShape } from '@ziggurat/protocol'
import { inDatabase } from '@ziggurat/store/databases'
import { beforeEach, describe, expect, test } from 'vitest'

import { Settings } from '../src/settings.ts'
import { DAY } from './clock-readings.ts'
import { randomRecord } from './random-record.ts'
import type { TestClient } from './test-client.ts'
import { PASSWORD, testServer, twoNodes } from './test-server.ts'
import type { TestServer } from './test-server.ts'

const embedded = testServer({ errandInterval: 20 })
const two = twoNodes({ errandInterval: 20 })

const idOf = ({ person }: TestClient): string => person?.id ?? ''
const upload = async (person: TestClient, body: Body<'upload'>): Promise<MatchShape> =>
  (await person.ask('upload', body)).match
const mine = async (person: TestClient) => (await person.ask('myMatches')).matches
const matchOf = async (person: TestClient, match: string): Promise<MatchShape> =>
  (await person.ask('match', undefined, { match })).match

test('a game that is handed in several times at once, on two nodes, is stored once', async () => {
  const ada = await two.nodes[0].guest('Ada')
  const clients = [ada, two.nodes[1].clientFor(ada), ada, two.nodes[1].clientFor(ada)]
  for (const game of GAMES.keys()) {
    const body = { record: randomRecord(game, 3), seat: 0, bots: [null, 'novice', 'random'] }
    const matches = await Promise.all(clients.map((client) => upload(client, body)))
    for (const match of matches) expect(match).toEqual(matches[0])
    const store = await two.nodes[0].store()
    const { id = '', length = 0 } = matches[0] ?? {}
    expect(await store.entries(id, 0)).toHaveLength(length)
    expect(await store.holders(id)).toHaveLength(3)
    await store.close()
  }
  expect(await mine(ada)).toHaveLength(GAMES.size)
})

test('games that were uploaded before there was a mark get it when the database is upgraded', async () => {
  const [node] = two.nodes
  const { id, people } = await node.seated(['Ada', 'Ben'], { game: 'through-the-ages' })
  const [ada] = people
  const { id: record } = await upload(ada, { record: randomRecord('innovation', 2) })
  const { match: closed } = await ada.ask('open', { game: 'innovation', seats: ['me', { bot: 'random' }] })
  await ada.ask('start', {}, { match: closed.id })
  const root = await node.administrator('Root')
  await root.ask('closeTable', { reason: 'test' }, { match: closed.id })
  await two.nodes[0].close()
  await two.nodes[1].close()
  await inDatabase(two.address, 'ALTER TABLE matches DROP uploaded, DROP network, DROP crowded')
  await inDatabase(two.address, 'DELETE FROM migrations WHERE version >= 6')
  for (const each of two.nodes) await each.open()
  const again = node.clientFor(ada)
  const marks = await Promise.all([record, id, closed.id].map((match) => matchOf(again, match)))
  expect(marks.map(({ uploaded, status }) => [status, uploaded])).toEqual([
    ['over', true],
    ['running', false],
    ['over', false],
  ])
  for (const person of people) person.leave()
})

describe.each([
  ['SQLite', () => embedded],
  ['PostgreSQL', () => two.nodes[0]],
] as const)('with %s', (_, of) => {
  let server: TestServer
  let ada: TestClient
  beforeEach(async () => {
    server = of()
    ada = await server.guest('Ada')
  })

  test.each([...GAMES.keys()])(
    'a finished local game of %s is handed in, and is one of my finished games',
    async (game) => {
      const record = randomRecord(game, 3)
      const match = await upload(ada, { record, seat: 1, bots: ['novice', null, null] })
      const since = expect.any(Number) as number
      expect(match).toMatchObject({
        game,
        status: 'over',
        listed: false,
        uploaded: true,
        seats: [
          { kind: 'bot', bot: 'novice', for: null, since },
          { kind: 'person', person: ada.person, since },
          { kind: 'open' },
        ],
        past: [],
      })
      expect(await mine(ada)).toMatchObject([
        { id: match.id, seat: 1, uploaded: true, outcome: match.outcome },
      ])
      expect(await ada.ask('record', undefined, { match: match.id })).toEqual({ record, handovers: [] })
      // Others see it with its link, and have no seat in it.
      const ben = await server.guest('Ben')
      expect(await ben.ask('match', undefined, { match: match.id })).toEqual({ match, seat: null })
      expect(await mine(ben)).toEqual([])
    },
  )

  test('a game can be looked at from my seat, also after the server has started again', async () => {
    const { id } = await upload(ada, { record: randomRecord('innovation', 2), seat: 1 })
    const viewer = async (): Promise<unknown> => {
      const watching = server.clientFor(ada)
      await (await watching.connect()).watch(id)
      await watching.until(() => watching.updates.get(id))
      watching.leave()
      return (watching.at(id).view as { viewer: unknown }).viewer
    }
    expect(await viewer()).toBe(1)
    await server.close()
    await server.open()
    expect(await viewer()).toBe(1)
    expect(await mine(server.clientFor(ada))).toMatchObject([{ id, seat: 1, uploaded: true }])
  })

  test('a record without a seat is marked too, and is in nobody’s list', async () => {
    const match = await upload(ada, { record: randomRecord('innovation', 2) })
    expect(match).toMatchObject({ uploaded: true, seats: [{ kind: 'open' }, { kind: 'open' }] })
    expect(await mine(ada)).toEqual([])
  })

  test('a game that the server has dealt is not marked; its record is, when it is uploaded', async () => {
    const { match } = await ada.ask('open', {
      game: 'seven-wonders',
      seats: [{ bot: 'random' }, { bot: 'random' }, { bot: 'random' }],
    })
    expect(match.uploaded).toBe(false)
    await ada.ask('start', {}, { match: match.id })
    await expect.poll(async () => (await matchOf(ada, match.id)).status, { timeout: 30_000 }).toBe('over')
    const { record } = await ada.ask('record', undefined, { match: match.id })
    const copy = await upload(ada, { record, seat: 0, bots: [null, 'random', 'random'] })
    expect(copy.uploaded).toBe(true)
    expect((await matchOf(ada, match.id)).uploaded).toBe(false)
  })

  test('the same game of the same person is stored once, however often it is uploaded', async () => {
    const body = { record: randomRecord('seven-wonders', 3), seat: 2, bots: ['random', 'random', null] }
    const first = await upload(ada, body)
    expect(await upload(ada, body)).toEqual(first)
    // Another seat is no other game, and does not change the first one.
    expect(await upload(ada, { ...body, seat: 0, bots: [null, null, null] })).toEqual(first)
    expect(await mine(ada)).toHaveLength(1)
    // Without a seat, it is not in the list of games, and so another match.
    const without = await upload(ada, { record: body.record })
    expect(without.id).not.toBe(first.id)
    expect((await upload(ada, { record: body.record })).id).toBe(without.id)
    const ben = await server.guest('Ben')
    expect((await upload(ben, body)).id).not.toBe(first.id)
  })

  test.each([
    ['a seat that the game does not have', { seat: 3 }, 404, 'no-such-seat'],
    ['too few bots', { seat: 0, bots: [null, 'novice'] }, 400, 'wrong-bots'],
    ['too many bots', { seat: 0, bots: [null, 'novice', null, null] }, 400, 'wrong-bots'],
    ['an unknown bot', { seat: 0, bots: [null, 'novice', 'deep blue'] }, 400, 'no-such-bot'],
    ['a bot at my own seat', { seat: 1, bots: [null, 'novice', null] }, 400, 'bot-at-own-seat'],
  ])('a game with %s is refused', async (_what, players, status, code) => {
    const body = { record: randomRecord('innovation', 3), ...players }
    expect(await ada.request('upload', body)).toMatchObject({ status, data: { code } })
    expect(await mine(ada)).toEqual([])
  })

  test('a game that was tampered with is refused, also after the true one was handed in', async () => {
    const record = randomRecord('innovation', 2)
    await upload(ada, { record, seat: 0 })
    const forged = record.replace(/^scores .*$/m, 'scores 99 1')
    expect(await ada.request('upload', { record: forged, seat: 0 })).toMatchObject({
      status: 400,
      data: { code: 'record-scores' },
    })
  })

  test('a person can play again against the same bots', async () => {
    const { id } = await upload(ada, {
      record: randomRecord('innovation', 3),
      seat: 1,
      bots: ['novice', null, 'random'],
    })
    const { match } = await ada.ask('rematch', {}, { match: id })
    expect(match).toMatchObject({
      uploaded: false,
      seats: [
        { kind: 'bot', bot: 'novice' },
        { kind: 'person', person: ada.person },
        { kind: 'bot', bot: 'random' },
      ],
    })
  })

  test('a person downloads the games that they have handed in', async () => {
    const record = randomRecord('innovation', 2)
    const { id } = await upload(ada, { record, seat: 1, bots: ['novice', null] })
    const { data } = await ada.request('exportMe')
    expect(data).toContainEqual(
      expect.objectContaining({
        kind: 'match',
        match: expect.objectContaining({ id, uploaded: true }) as object,
        seat: 1,
        record,
      }),
    )
  })

  test('a deleted person has no name in their game, and the game stays', async () => {
    const leaver = await server.account(`Leaver ${idOf(ada)}`.slice(0, 30))
    const record = randomRecord('innovation', 2)
    const { id } = await upload(leaver, { record, seat: 1, bots: ['novice', null] })
    await leaver.ask('deleteMe', { password: PASSWORD })
    const nobody = { id: idOf(leaver), name: '', account: false }
    expect(await matchOf(ada, id)).toMatchObject({
      host: nobody,
      uploaded: true,
      seats: [{ kind: 'bot' }, { kind: 'person', person: nobody }],
    })
    expect((await ada.ask('record', undefined, { match: id })).record).toBe(record)
  })

  test('games that guests have handed in go when the games of guests do; those of accounts stay', async () => {
    const store = await server.store()
    const owner = await server.account(`Owner ${idOf(ada)}`.slice(0, 30))
    const body = { record: randomRecord('innovation', 2), seat: 0, bots: [null, 'random'] }
    const [ofGuest, ofAccount] = [await upload(ada, body), await upload(owner, body)]
    await new Settings(store, Date.now).change({ guestGameDays: 20 })
    const purged = async (): Promise<void> => {
      await store.addErrand('purge', 0)
      await expect.poll(() => store.nextErrand()).toBeGreaterThan(Date.now() + server.ahead + 120_000)
    }
    try {
      server.ahead += 8 * DAY
      await ada.ask('me')
      server.ahead += 8 * DAY
      await ada.ask('me')
      await purged()
      expect(await store.match(ofGuest.id)).not.toBeNull()
      server.ahead += 5 * DAY
      await purged()
      expect(await store.match(ofGuest.id)).toBeNull()
      expect(await store.match(ofAccount.id)).not.toBeNull()
      expect(await mine(ada)).toEqual([])
      // The guest may hand it in again.
      expect((await upload(ada, body)).id).toBe(ofGuest.id)
    } finally {
      await new Settings(store, Date.now).change({ guestGameDays: null })
      await store.close()
    }
  })
})
