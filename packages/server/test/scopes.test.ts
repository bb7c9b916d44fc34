import { ROUTES } from '@ziggurat/protocol'
import { expect, test } from 'vitest'

import { RIGHT, ROUTE_NAMES } from './endpoints.ts'
import { TestClient } from './test-client.ts'
import { testServer } from './test-server.ts'

const server = testServer()

const REFUSALS = ['session-only', 'read-only-token', 'administrators-only']

/** A script of this person with a token of this scope. */
async function scriptOf(
  owner: TestClient,
  scope: 'read' | 'play',
): Promise<{ readonly authorization: string }> {
  const { token } = await owner.ask('addToken', { label: scope, scope })
  return { authorization: `Bearer ${token}` }
}

test('all routes that manage an account need a session', () => {
  const own = ROUTE_NAMES.filter((name) => ROUTES[name].path.startsWith('/api/me/') && name !== 'myMatches')
  expect(own.length).toBeGreaterThan(8)
  for (const name of [...own, 'signOut'] as const) expect([name, ROUTES[name].who]).toEqual([name, 'session'])
  const read = ROUTE_NAMES.filter((name) => ROUTES[name].who === 'read')
  expect(read.filter((name) => ROUTES[name].method !== 'GET')).toEqual([])
})

test('a token that may read gets what its owner sees, one that may play also plays, and neither manages the account', async () => {
  const owner = await server.guest('Owner')
  const params = { match: 'none', seat: 0, token: 'none', subject: 'none', person: 'none', report: 'none' }
  for (const scope of ['read', 'play'] as const) {
    const script = await scriptOf(owner, scope)
    for (const name of ROUTE_NAMES) {
      const { who } = ROUTES[name]
      const { status, data } = await new TestClient(server.base).request(name, RIGHT[name], params, script)
      const code = status === 403 ? (data as { code: string }).code : ''
      const refused = REFUSALS.includes(code) ? code : null
      const expected = {
        anybody: null,
        read: null,
        play: scope === 'read' ? 'read-only-token' : null,
        session: 'session-only',
        administrator: 'administrators-only',
      }
      expect([scope, name, refused]).toEqual([scope, name, expected[who]])
    }
  }
  expect((await owner.ask('me')).person?.name).toBe('Owner')
  expect((await owner.ask('tokens')).tokens.map(({ scope }) => scope)).toEqual(['read', 'play'])
})

test('on the socket a token that may read only watches: its owner is not there, and a bot goes on', async () => {
  const { id, people } = await server.seated(['Ada', 'Ben'])
  const [ada, ben] = people
  const reader = await new TestClient(server.base).connect(await scriptOf(ben, 'read'))
  const player = await new TestClient(server.base).connect(await scriptOf(ben, 'play'))
  ben.leave()
  await player.watch(id)
  await ada.until(() => ada.matches.get(id)?.present.length === 2)
  player.leave()
  await ada.until(() => ada.matches.get(id)?.present.length === 1)

  await reader.watch(id)
  const update = await reader.until(() => reader.updates.get(id))
  expect(update).toMatchObject({ seat: 1, question: { seat: 1 } })
  const question = update.question?.opened ?? 0
  for (const message of [
    { type: 'answer', match: id, question, id: update.question?.options[0]?.id ?? '' },
    { type: 'withdraw', match: id },
    { type: 'undo', match: id, to: 0 },
    { type: 'vote', match: id, on: 'undo', agree: true },
    { type: 'say', match: id, text: 'hello' },
  ] as const)
    expect(await reader.sendAndWait(message)).toMatchObject({ type: 'refused', code: 'read-only-token' })
  expect((await reader.sendAndWait({ type: 'ping' })).type).toBe('pong')
  expect(ada.matches.get(id)?.present).toEqual([0])

  const again = await new TestClient(server.base).connect(await scriptOf(ben, 'play'))
  await again.watch(id)
  await again.until(() => again.updates.get(id))
  expect((await again.answers(id)).type).toBe('done')
  for (const client of [ada, reader, again]) client.leave()
})
