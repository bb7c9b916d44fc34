import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { isProblem, parseRecord, quick, verify } from '@ziggurat/kernel'
import { GAMES } from '@ziggurat/library'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { Log, readConfig, startServer } from '../src/index.ts'
import type { Config, Running } from '../src/index.ts'
import { Visitor } from './client.ts'

const folder = mkdtempSync(join(tmpdir(), 'ziggurat-server-'))
let server: Running
let base = ''

beforeAll(async () => {
  const config = readConfig({ port: '0', data: folder, host: '127.0.0.1' }) as Config
  server = await startServer(config, { log: new Log('warn'), rates: 1000 })
  base = `http://127.0.0.1:${server.port}`
})

afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

test.each([
  ['seven-wonders', 2],
  ['seven-wonders', 4],
  ['innovation', 3],
  ['through-the-ages', 2],
])('a whole game of %s with %i people', { timeout: 120_000 }, async (game, count) => {
  const people = await Promise.all(
    Array.from({ length: count }, (_, i) => Visitor.named(base, `Player ${i}`)),
  )
  const [host, ...others] = people
  if (host === undefined) throw new Error('nobody')
  const seats = people.map((_, i) => (i === 0 ? ('me' as const) : ('open' as const)))
  const { match, invitation } = await host.ask('open', { game, seats })
  for (const other of others) await other.ask('join', { invitation }, { match: match.id })
  for (const person of people) await (await person.connect()).watch(match.id)
  await host.ask('start', {}, { match: match.id })
  const ends = await Promise.all(people.map((person, i) => person.playOut(match.id, quick(i + 1))))
  expect(ends.every(({ waiting }) => waiting.length === 0)).toBe(true)
  const { record } = await host.ask('record', undefined, { match: match.id })
  const parsed = parseRecord(record)
  if (isProblem(parsed)) throw new Error(parsed.problem)
  const entry = GAMES.get(game)
  expect(entry === undefined ? null : verify(entry.game, parsed)).not.toHaveProperty('problem')
  const { match: over } = await host.ask('match', undefined, { match: match.id })
  expect([over.status, over.outcome?.scores]).toEqual(['over', parsed.scores])
  for (const person of people) person.leave()
})

test('a person against two bots', { timeout: 120_000 }, async () => {
  const ada = await Visitor.named(base, 'Ada')
  const { match } = await ada.ask('open', {
    game: 'seven-wonders',
    seats: ['me', { bot: 'novice' }, { bot: 'random' }],
  })
  await (await ada.connect()).watch(match.id)
  await ada.ask('start', {}, { match: match.id })
  const end = await ada.playOut(match.id, quick(7))
  expect(end.waiting).toEqual([])
  ada.leave()
})
