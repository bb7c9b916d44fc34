import { afterEach, expect, test } from 'vitest'

import { openGuarded } from './guarded-server.ts'
import type { GuardedServer } from './guarded-server.ts'
import { TestClient } from './test-client.ts'

/* What the watchers of a match are told when others come. */

let server: GuardedServer
afterEach(() => server.close())

const told = (clients: readonly TestClient[]): number =>
  clients.flatMap(({ received }) => received.filter(({ type }) => type === 'match')).length

test('somebody who asks for a match again is sent it again, and the others are not', async () => {
  server = await openGuarded()
  const [ada, ben] = [await TestClient.named(server.base, 'Ada'), await TestClient.named(server.base, 'Ben')]
  const { match } = await ada.ask('open', { game: 'innovation', seats: ['me', 'open'] })
  for (const each of [ada, ben]) await (await each.connect()).watch(match.id)
  await ada.until(() => ada.received.some((each) => each.type === 'match' && each.spectators === 1))
  const [before, beforeBen] = [told([ada]), told([ben])]
  for (let i = 1; i <= 3; i++) {
    ada.send({ type: 'watch', match: match.id })
    await ada.until(() => told([ada]) === before + i)
  }
  await ben.barrier(match.id)
  expect(told([ben])).toBe(beforeBen)
  for (const each of [ada, ben]) each.leave()
})

test('many newcomers are announced together', async () => {
  server = await openGuarded()
  const ada = await TestClient.named(server.base, 'Ada')
  const { match } = await ada.ask('open', { game: 'innovation', seats: ['me', 'open'] })
  const watchers = await Promise.all(Array.from({ length: 60 }, () => new TestClient(server.base).connect()))
  await Promise.all(watchers.map((each) => each.watch(match.id)))
  for (const each of watchers)
    await each.until(() =>
      each.received.some((message) => message.type === 'match' && message.spectators === 60),
    )
  // One after another, they would be told 1,830 times.
  expect(told(watchers)).toBeLessThan(600)
  for (const each of watchers) each.leave()
})
