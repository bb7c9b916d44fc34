import { expect, test } from 'vitest'

import { DAY } from './clock-readings.ts'
import { TestClient } from './test-client.ts'
import { TestServer, testServer } from './test-server.ts'

const server = testServer()

test('a person is reported once a day, with the chat line that it is about', async () => {
  const { id, people } = await server.seated(['Ada', 'Ben'])
  const [ada, ben] = people
  await ben.sendAndWait({ type: 'say', match: id, text: 'you are an idiot' })
  await ada.sendAndWait({ type: 'say', match: id, text: 'please stop' })
  const about = { person: ben.person?.id ?? '', match: id, text: 'insults me' }
  const codeOf = async (body: object) => (await ada.request('report', { ...about, ...body })).data
  expect(await codeOf({ line: 2 })).toMatchObject({ code: 'no-such-line' })
  expect(await codeOf({ line: 0 })).toMatchObject({ code: 'no-such-line' })
  expect(await codeOf({ line: 1, match: undefined })).toMatchObject({ code: 'no-such-line' })
  expect(await codeOf({ match: 'nothing' })).toMatchObject({ code: 'no-such-match' })
  expect(await codeOf({ person: 'nobody' })).toMatchObject({ code: 'no-such-person' })
  expect(await codeOf({ person: ada.person?.id })).toMatchObject({ code: 'not-yourself' })
  expect(await codeOf({ text: ' ' })).toMatchObject({ code: 'field-length' })
  expect(await codeOf({ line: 1 })).toEqual({})
  expect(await ada.request('report', about)).toMatchObject({
    status: 409,
    data: { code: 'reported-already' },
  })
  server.ahead += DAY
  expect(await codeOf({})).toEqual({})
  const store = await server.store()
  const [second, first] = await store.openReports(null, 10)
  expect([first, second]).toMatchObject([
    { reporter: ada.person?.id, about: ben.person?.id, match: id, line: 1, quote: 'you are an idiot' },
    { line: null, quote: '', text: 'insults me', done: null },
  ])
  await store.close()
  for (const person of people) person.leave()
})

test('reports are limited for each person, and for all people of an address', async () => {
  const strict = new TestServer(undefined, { rates: 1 })
  await strict.open()
  const people = await Promise.all(
    Array.from({ length: 12 }, (_, i) => TestClient.named(strict.base, `P${i}`)),
  )
  const [first, second, ...others] = people
  const report = async (by: TestClient | undefined, about: TestClient | undefined) =>
    (await by?.request('report', { person: about?.person?.id, text: 'spam' }))?.status
  for (const other of others) expect(await report(first, other)).toBe(200)
  expect(await report(first, second)).toBe(429)
  expect(await report(second, first)).toBe(429)
  await strict.close()
  strict.deleteFolder()
})
