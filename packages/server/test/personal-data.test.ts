import { fastRandom } from '@ziggurat/kernel'
import type { PersonalDataLine } from '@ziggurat/protocol'
import { ROUTES } from '@ziggurat/protocol'
import { expect, test } from 'vitest'

import type { TestClient } from './test-client.ts'
import { testServer, TestServer } from './test-server.ts'

const server = testServer()

const idOf = ({ person }: TestClient): string => person?.id ?? ''
const say = (person: TestClient, match: string, text: string) =>
  person.sendAndWait({ type: 'say', match, text })

/** What a person downloads, by kind. */
async function dataOf(person: TestClient): Promise<Readonly<Record<string, readonly PersonalDataLine[]>>> {
  const { status, data } = await person.request('exportMe')
  expect(status).toBe(200)
  const lines = (data as object[]).map((line) => ROUTES.exportMe.reply.parse(line))
  return Object.groupBy(lines, ({ kind }) => kind)
}

test('everything that is stored about a person can be downloaded, also by a guest', async () => {
  const { id, people } = await server.seated(['Ada', 'Ben'])
  const [ada, ben] = people
  for (let i = 0; i < 120; i++) await say(ada, id, `line ${i}`)
  await say(ben, id, 'not mine')
  await Promise.all([ada.playOut(id, fastRandom(1)), ben.playOut(id, fastRandom(2))])
  ada.send({ type: 'seen', match: id, length: 3 })
  const { record } = await ada.ask('record', undefined, { match: id })
  const uploaded = await ada.ask('upload', { record })
  const ages = await ada.ask('open', { game: 'through-the-ages', seats: ['me', { bot: 'random' }] })
  await ada.ask('start', {}, { match: ages.match.id })
  const { possible } = await ada.ask('orders', undefined, { match: ages.match.id })
  await ada.ask('leaveOrder', { id: possible[0]?.id ?? '' }, { match: ages.match.id })
  await ada.ask('addToken', { label: 'my bot' })
  await ada.ask('block', { person: idOf(ben) })
  await ada.ask('report', { person: idOf(ben), match: id, line: 121, text: 'spam' })

  const data = await dataOf(ada)
  expect(data['person']).toMatchObject([{ person: ada.person }])
  expect(data['token']).toMatchObject([{ scope: 'session' }, { label: 'my bot', scope: 'play' }])
  expect(data['blocked']).toMatchObject([{ person: ben.person }])
  expect(data['chat']?.map((line) => line.kind === 'chat' && line.text)).toEqual(
    Array.from({ length: 120 }, (_, i) => `line ${i}`),
  )
  expect(data['seen']).toMatchObject([{ match: id }])
  expect(data['report']).toMatchObject([{ about: ben.person, match: id, line: 121, text: 'spam' }])
  const byId = (one: string) => data['match']?.find((line) => line.kind === 'match' && line.match.id === one)
  expect(data['match']).toHaveLength(3)
  expect(byId(id)).toMatchObject({ record, orders: [] })
  expect(byId(uploaded.match.id)).toMatchObject({ record, seat: null })
  expect(byId(ages.match.id)).toMatchObject({
    record: null,
    seat: 0,
    orders: [{ order: possible[0] }],
  })

  expect(JSON.stringify(await dataOf(ben))).not.toMatch(/line \d|my bot|spam/)
  for (const person of people) person.leave()
})

test('downloads are limited, and only for a session', async () => {
  const strict = new TestServer(undefined, { rates: 1 })
  await strict.open()
  const ada = await strict.guest('Ada')
  const { token } = await ada.ask('addToken', { label: 'my bot' })
  const headers = { cookie: '', authorization: `Bearer ${token}` }
  expect(await ada.request('exportMe', undefined, {}, headers)).toMatchObject({ status: 403 })
  const statuses: number[] = []
  for (let i = 0; i < 6; i++) statuses.push((await ada.request('exportMe')).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  await strict.close()
  strict.deleteFolder()
})
