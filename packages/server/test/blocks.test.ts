import { fastRandom } from '@ziggurat/kernel'
import { expect, test } from 'vitest'

import type { TestClient } from './test-client.ts'
import { testServer, twoNodes } from './test-server.ts'

const server = testServer()

const idOf = ({ person }: TestClient): string => person?.id ?? ''
const say = (person: TestClient, match: string, text: string) =>
  person.sendAndWait({ type: 'say', match, text })
const linesOf = (person: TestClient): readonly string[] =>
  person.received.flatMap((message) => (message.type === 'chat' ? message.lines.map(({ text }) => text) : []))

test('a blocked person is listed until they are unblocked', async () => {
  const [ada, ben] = await server.guests(['Ada', 'Ben'])
  expect(await ada.request('block', { person: 'nobody' })).toMatchObject({ data: { code: 'no-such-person' } })
  expect(await ada.request('block', { person: idOf(ada) })).toMatchObject({ data: { code: 'not-yourself' } })
  for (let twice = 0; twice < 2; twice++) await ada.ask('block', { person: idOf(ben) })
  expect(await ada.ask('blocked')).toEqual({ people: [ben.person] })
  expect(await ben.ask('blocked')).toEqual({ people: [] })
  await ada.ask('unblock', undefined, { person: idOf(ben) })
  expect(await ada.ask('blocked')).toEqual({ people: [] })
})

test('chat lines of a blocked person, old and new, reach everybody else', async () => {
  const { id, people } = await server.seated(['Ada', 'Ben', 'Cy'])
  const [ada, ben, cy] = people
  await say(ben, id, 'before')
  await ada.until(() => linesOf(ada).includes('before'))
  await ada.ask('block', { person: idOf(ben) })
  const again = server.clientFor(ada)
  await (await again.connect()).watch(id)
  await again.until(() => again.received.some(({ type }) => type === 'chat'))
  await say(ben, id, 'insult')
  await say(cy, id, 'hello')
  for (const person of [ada, again, cy]) await person.until(() => linesOf(person).includes('hello'))
  expect([ada, again, cy].map(linesOf)).toEqual([
    ['before', 'hello'],
    ['hello'],
    ['before', 'insult', 'hello'],
  ])
  // Ada and Ben still play together.
  expect((await ada.ask('match', undefined, { match: id })).match.seats).toMatchObject(
    people.map(({ person }) => ({ kind: 'person', person })),
  )
  for (const person of [...people, again]) person.leave()
})

test('a blocked person cannot sit down where the other sits, or at a table that the other hosts', async () => {
  const [ada, ben, cy] = await server.guests(['Ada', 'Ben', 'Cy'])
  await ada.ask('block', { person: idOf(ben) })
  const refused = { status: 403, data: { code: 'not-for-you' } }
  const wish = { game: 'seven-wonders', listed: true } as const
  // Ada hosts, and does not sit.
  const hosted = await ada.ask('open', { ...wish, seats: ['open', 'open', 'open'] })
  expect(await ben.request('join', {}, { match: hosted.match.id })).toMatchObject(refused)
  // Ada sits at Cy's table, before the start and afterwards.
  const { match, invitation } = await cy.ask('open', { ...wish, seats: ['me', 'open', { bot: 'random' }] })
  const params = { match: match.id }
  await ada.ask('join', {}, params)
  await cy.ask('seatBot', { bot: null }, { ...params, seat: 2 })
  expect(await ben.request('join', {}, params)).toMatchObject(refused)
  await cy.ask('seatBot', { bot: 'random' }, { ...params, seat: 2 })
  await cy.ask('start', {}, params)
  expect(await ben.request('join', { invitation }, params)).toMatchObject(refused)
  await ada.ask('leave', {}, params)
  expect(await ben.request('join', { invitation, seat: 2 }, params)).toMatchObject({ status: 200 })
  // The one who blocks decides for themselves.
  expect(await ada.request('join', { invitation }, params)).toMatchObject({ status: 200 })
})

test('a rematch reserves no seat across a block, whoever opens it', async () => {
  for (const opener of ['blocker', 'blocked'] as const) {
    const { id, people } = await server.seated(['Ada', 'Ben'])
    const [ada, ben] = people
    await Promise.all([ada.playOut(id, fastRandom(1)), ben.playOut(id, fastRandom(2))])
    await ada.ask('block', { person: idOf(ben) })
    const [first, second] = opener === 'blocker' ? [ada, ben] : [ben, ada]
    const { match } = await first.ask('rematch', {}, { match: id })
    expect(match.seats.filter(({ kind }) => kind === 'open')).toEqual([{ kind: 'open' }])
    expect(await second.request('rematch', {}, { match: id })).toMatchObject(
      opener === 'blocker' ? { status: 403, data: { code: 'not-for-you' } } : { status: 200 },
    )
    for (const person of people) person.leave()
  }
})

const two = twoNodes()

test('a block on one node counts on the other at once', async () => {
  const [here, there] = two.nodes
  const { id, people } = await here.seated(['Ada', 'Ben'])
  const [ada, ben] = people
  const away = there.clientFor(ada)
  await (await away.connect()).watch(id)
  await here.clientFor(ada).ask('block', { person: idOf(ben) })
  await say(ben, id, 'insult')
  await say(ada, id, 'hello')
  await away.until(() => linesOf(away).includes('hello'))
  expect(linesOf(away)).toEqual(['hello'])
  for (const person of [...people, away]) person.leave()
})
