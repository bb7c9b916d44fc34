import { isProblem, parseRecord, fastRandom, sentence, verify } from '@ziggurat/kernel'
import { GAMES } from '@ziggurat/library'
import { expect, test } from 'vitest'

import { TestClient } from './test-client.ts'
import { testServer } from './test-server.ts'

const server = testServer()

test.each([
  ['seven-wonders', 2],
  ['seven-wonders', 4],
  ['innovation', 3],
  ['through-the-ages', 2],
])('a whole game of %s with %i people', { timeout: 120_000 }, async (game, count) => {
  const people = await Promise.all(
    Array.from({ length: count }, (_, i) => TestClient.named(server.base, `Player ${i}`)),
  )
  const [host, ...others] = people
  if (host === undefined) throw new Error('nobody')
  const seats = people.map((_, i) => (i === 0 ? ('me' as const) : ('open' as const)))
  const { match, invitation } = await host.ask('open', { game, seats })
  for (const other of others) await other.ask('join', { invitation }, { match: match.id })
  for (const person of people) await (await person.connect()).watch(match.id)
  await host.ask('start', {}, { match: match.id })
  const ends = await Promise.all(people.map((person, i) => person.playOut(match.id, fastRandom(i + 1))))
  expect(ends.every(({ waiting }) => waiting.length === 0)).toBe(true)
  const { record } = await host.ask('record', undefined, { match: match.id })
  const parsed = parseRecord(record)
  if (isProblem(parsed)) throw new Error(sentence(parsed))
  const entry = GAMES.get(game)
  expect(entry === undefined ? null : verify(entry.game, parsed)).not.toHaveProperty('code')
  const { match: over } = await host.ask('match', undefined, { match: match.id })
  expect([over.status, over.outcome?.scores]).toEqual(['over', parsed.scores])
  for (const person of people) person.leave()
})

test('a person against two bots', { timeout: 120_000 }, async () => {
  const ada = await TestClient.named(server.base, 'Ada')
  const { match } = await ada.ask('open', {
    game: 'seven-wonders',
    seats: ['me', { bot: 'novice' }, { bot: 'random' }],
  })
  await (await ada.connect()).watch(match.id)
  await ada.ask('start', {}, { match: match.id })
  const end = await ada.playOut(match.id, fastRandom(7))
  expect(end.waiting).toEqual([])
  ada.leave()
})
