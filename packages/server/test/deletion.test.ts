import { once } from 'node:events'

import { fastRandom } from '@ziggurat/kernel'
import type { RouteName } from '@ziggurat/protocol'
import { expect, test } from 'vitest'

import { ROUTE_NAMES } from './endpoints.ts'
import { TestClient } from './test-client.ts'
import { PASSWORD, testServer, twoNodes } from './test-server.ts'

const server = testServer({ errandInterval: 20 })

const idOf = ({ person }: TestClient): string => person?.id ?? ''
const say = (person: TestClient, match: string, text: string) =>
  person.sendAndWait({ type: 'say', match, text })

test('a deleted account has no name anywhere, its games go on, and its name is free', async () => {
  const ada = await server.account('Adelaide')
  const [ben, cy] = await server.guests(['Ben', 'Cy'])
  const wish = { game: 'seven-wonders', listed: true } as const
  const open = async (host: TestClient, seats: ('me' | 'open')[]): Promise<string> =>
    (await host.ask('open', { ...wish, seats })).match.id

  // A finished game, with a rematch that has a seat reserved for Ada.
  const over = await open(ben, ['me', 'open'])
  await ada.ask('join', {}, { match: over })
  for (const person of [ada, ben]) await (await person.connect()).watch(over)
  await ben.ask('start', {}, { match: over })
  await say(ada, over, 'my address is Ur')
  await Promise.all([ada.playOut(over, fastRandom(1)), ben.playOut(over, fastRandom(2))])
  const { match: rematch } = await ben.ask('rematch', {}, { match: over })
  expect(rematch.seats).toContainEqual({ kind: 'open', for: ada.person })
  // A running game that Ada hosts, one in which Ben does, tables that have not started, and a game with a standing order.
  const running = await open(ada, ['me', 'open', 'open'])
  for (const person of [ben, cy]) await person.ask('join', {}, { match: running })
  await ada.ask('start', {}, { match: running })
  const hosted = await open(ada, ['open', 'me'])
  const waiting = await open(cy, ['me', 'open', 'open'])
  await ada.ask('join', {}, { match: waiting })
  const { match: alone } = await ada.ask('open', {
    game: 'through-the-ages',
    seats: ['me', { bot: 'random' }],
  })
  await ada.ask('start', {}, { match: alone.id })
  const { possible } = await ada.ask('orders', undefined, { match: alone.id })
  await ada.ask('leaveOrder', { id: possible[0]?.id ?? '' }, { match: alone.id })
  await ada.ask('addToken', { label: 'Adelaide’s bot' })
  await ada.ask('block', { person: idOf(cy) })
  await ben.ask('block', { person: idOf(ada) })
  await cy.ask('report', { person: idOf(ada), match: over, line: 1, text: 'tells where they live' })
  await ada.ask('report', { person: idOf(cy), text: 'is rude' })
  ada.send({ type: 'seen', match: running, length: 0 })

  await (await ben.connect()).watch(running)
  expect(await ada.request('deleteMe', { password: 'wrong password' })).toMatchObject({
    status: 403,
    data: { code: 'wrong-password' },
  })
  const closed = once(ada.socket as NonNullable<typeof ada.socket>, 'close')
  await ada.ask('deleteMe', { password: PASSWORD })
  expect((await closed)[0]).toBe(4401)

  // Those who watch see a bot in place of somebody without a name.
  await ben.until(() => ben.matches.get(running)?.match.seats[0]?.kind === 'bot')
  await ben.until(() => !JSON.stringify(ben.matches.get(running)).includes('Adelaide'))
  const shown = async (match: string) => (await ben.ask('match', undefined, { match })).match
  const nobody = { id: idOf(ada), name: '', account: false }
  expect(await shown(over)).toMatchObject({ seats: [{ kind: 'person' }, { kind: 'person', person: nobody }] })
  expect(await shown(running)).toMatchObject({
    host: nobody,
    seats: [{ kind: 'bot', for: null }, { kind: 'person' }, { kind: 'person' }],
    past: [{ seat: 0, who: { kind: 'person', person: nobody } }],
  })
  expect((await shown(waiting)).seats[1]).toEqual({ kind: 'open' })
  expect((await shown(rematch.id)).seats).toContainEqual({ kind: 'open' })
  expect((await ben.request('match', undefined, { match: hosted })).status).toBe(404)
  // The record of the finished game is whole.
  expect((await ben.ask('record', undefined, { match: over })).record).toContain('score')

  // No route names them.
  for (const match of [over, running, waiting, rematch.id, alone.id])
    for (const name of ['match', 'record', 'matches', 'myMatches', 'blocked', 'exportMe'] as RouteName[])
      expect([name, JSON.stringify((await ben.request(name, undefined, { match })).data)]).toEqual([
        name,
        expect.not.stringMatching(/Adelaide|address is Ur|tells where/),
      ])
  const root = await server.administrator('Root')
  for (const name of ROUTE_NAMES.filter((each) => ['findPeople', 'reports', 'auditLog'].includes(each)))
    expect([name, JSON.stringify((await root.request(name, {})).data)]).toEqual([
      name,
      expect.not.stringMatching(/Adelaide|address is Ur/),
    ])
  const { reports } = await root.ask('reports', {})
  expect(reports.map(({ text }) => text).sort()).toEqual(['is rude', 'tells where they live'])
  const again = server.clientFor(cy)
  await (await again.connect()).watch(over)
  await again.until(() => again.received.some(({ type }) => type === 'chat'))
  expect(again.received.find(({ type }) => type === 'chat')).toMatchObject({ lines: [] })

  // They are nobody any more, and cannot be blocked or reported.
  expect(await ada.ask('me')).toMatchObject({ person: null })
  expect(await cy.request('block', { person: idOf(ada) })).toMatchObject({ data: { code: 'no-such-person' } })
  expect(await cy.request('report', { person: idOf(ada), text: 'spam' })).toMatchObject({
    data: { code: 'no-such-person' },
  })
  expect(
    (await new TestClient(server.base).request('signIn', { name: 'Adelaide', password: PASSWORD })).status,
  ).toBe(401)
  const other = await server.account('Adelaide')
  expect((await shown(over)).seats[1]).toMatchObject({ person: nobody })
  expect(idOf(other)).not.toBe(idOf(ada))

  // Nothing that they could have downloaded is left in the store, but for what others need.
  const store = await server.store()
  const gone = idOf(ada)
  expect([
    await store.tokensOf(gone),
    await store.blocksOf(gone),
    [...(await store.blockersOf(gone))],
    await store.seenOf(gone, '', 10),
    await store.orders(alone.id),
    (await store.linesOf(gone, null, 10)).map(({ text }) => text),
  ]).toEqual([[], [], [], [], [], ['']])
  expect((await store.holders(running)).at(-1)).toMatchObject({ seat: 0, person: null, why: 'deleted' })
  await store.close()
  for (const person of [ada, ben, again]) person.leave()
})

test('a guest is deleted without a password; after a crash in the middle, a node does the rest', async () => {
  const [ada, ben] = await server.guests(['Ada', 'Ben'])
  await ada.ask('deleteMe', {})
  expect(await ada.ask('me')).toMatchObject({ person: null })

  const { match } = await ben.ask('open', { game: 'innovation', seats: ['me', { bot: 'random' }] })
  await ben.ask('start', {}, { match: match.id })
  const store = await server.store()
  await store.addErrand(`delete ${idOf(ben)}`, 0)
  await expect.poll(async () => (await store.person(idOf(ben)))?.name).toBe('')
  expect((await store.holders(match.id)).at(-1)).toMatchObject({ seat: 0, bot: expect.any(String) as string })
  await store.close()
})

test('the last administrator cannot delete themselves', async () => {
  const [root, other] = [await server.administrator('Root again'), await server.account('Successor')]
  expect(await root.request('deleteMe', { password: PASSWORD })).toMatchObject({
    data: { code: 'last-administrator' },
  })
  await root.ask('makeAdministrator', {}, { person: idOf(other) })
  await root.ask('deleteMe', { password: PASSWORD })
  expect((await other.ask('findPeople', { name: 'Root again' })).people).toEqual([])
  expect((await other.ask('auditLog', {})).entries.map(({ act }) => act)).toContain('step-down')
})

const two = twoNodes({ sweep: 50 })

test('a person is deleted on one node while they play on another', async () => {
  const [here, there] = two.nodes
  const { id, people } = await here.seated(['Ada', 'Ben'])
  const [ada, ben] = people
  const away = there.clientFor(ada)
  await (await away.connect()).watch(id)
  const closed = once(away.socket as NonNullable<typeof away.socket>, 'close')
  await here.clientFor(ada).ask('deleteMe', {})
  await closed
  await ben.until(() => ben.matches.get(id)?.match.seats[0]?.kind === 'bot')
  const elsewhere = there.clientFor(ben)
  await expect
    .poll(async () => (await elsewhere.ask('match', undefined, { match: id })).match.host.name)
    .toBe('')
  for (const person of [...people, away]) person.leave()
})
