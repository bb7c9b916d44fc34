import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { fastRandom, isProblem, parseRecord, verify } from '@ziggurat/kernel'
import { GAMES } from '@ziggurat/library'
import { postgresServer } from '@ziggurat/store/databases'
import type { TestPostgres } from '@ziggurat/store/databases'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { backUp, restore } from '../src/index.ts'
import type { StoreConfig } from '../src/index.ts'
import { emptyFolder } from './folder.ts'
import { begin, openGuarded } from './guarded-server.ts'
import type { GuardedServer } from './guarded-server.ts'
import { TestClient } from './test-client.ts'

let database: TestPostgres
beforeAll(async () => {
  database = await postgresServer()
}, 60_000)
afterAll(() => database.stop())

type Kind = 'sqlite' | 'postgres'

const emptyStore = async (kind: Kind): Promise<StoreConfig> => ({
  data: emptyFolder(),
  databaseUrl: kind === 'postgres' ? await database.fresh() : null,
})

const start = ({ data, databaseUrl }: StoreConfig): Promise<GuardedServer> =>
  openGuarded(databaseUrl === null ? { data } : { data, databaseUrl, secret: 'a secret of the tests' })

/** The same person at another server. */
async function at(
  { base }: GuardedServer,
  { cookie, person }: TestClient,
  match: string,
): Promise<TestClient> {
  const client = new TestClient(base)
  client.cookie = cookie
  client.person = person
  await (await client.connect()).watch(match)
  await client.until(() => client.updates.get(match))
  return client
}

describe.each(['sqlite', 'postgres'] as const)('a backup of %s, made while people play', (from) => {
  test.each(['sqlite', 'postgres'] as const)(
    'is restored to %s, where they play on',
    { timeout: 60_000 },
    async (to) => {
      const store = await emptyStore(from)
      const first = await start(store)
      const people = await Promise.all(['Ada', 'Ben'].map((name) => TestClient.named(first.base, name)))
      const [ada] = people
      const match = await begin(people, 'seven-wonders')
      await ada?.until(() => ada.updates.get(match))
      await ada?.answers(match)
      await ada?.sendAndWait({ type: 'say', match, text: 'Příliš žluťoučký kůň 🐎' })
      const before = ada?.at(match)

      const file = join(emptyFolder(), 'games.backup')
      await backUp(store, file)
      expect(statSync(file).mode & 0o777).toBe(0o600)
      // What happens after the backup is not in it.
      await people[1]?.until(() => people[1]?.updates.get(match))
      await people[1]?.answers(match)
      for (const person of people) person.leave()
      await first.close()

      const target = await emptyStore(to)
      await restore(target, file, false)
      const second = await start(target)
      const again = await Promise.all(people.map((person) => at(second, person, match)))
      const [own] = again
      expect(own?.at(match)).toMatchObject({ length: 1, view: before?.view, given: before?.given })
      await own?.until(() => own.received.some((each) => each.type === 'chat' && each.lines.length === 1))
      await Promise.all(again.map((person, i) => person.playOut(match, fastRandom(i))))
      const record = parseRecord((await own?.ask('record', undefined, { match }))?.record ?? '')
      const entry = GAMES.get('seven-wonders')
      if (isProblem(record) || entry === undefined) throw new Error('no record')
      expect(verify(entry.game, record)).not.toHaveProperty('code')
      for (const person of again) person.leave()
      await second.close()
    },
  )
})

test.each(['sqlite', 'postgres'] as const)(
  'data in %s is not overwritten by accident, nor while a server runs',
  { timeout: 60_000 },
  async (kind) => {
    const store = await emptyStore(kind)
    const server = await start(store)
    await TestClient.named(server.base, 'Ada')
    const file = join(emptyFolder(), 'games.backup')
    await backUp(store, file)
    await expect(backUp(store, file)).rejects.toThrow(`no backup was made: '${file}' exists already`)
    await expect(restore(store, file, true)).rejects.toThrow(/^nothing was restored: a server uses .*: stop/)
    await TestClient.named(server.base, 'Ben')
    await server.close()
    await expect(restore(store, file, false)).rejects.toThrow(
      /^nothing was restored: .* --replace overwrites it$/,
    )
    await restore(store, file, true)
    const copied = join(emptyFolder(), 'again.backup')
    await backUp(store, copied)
    expect(namesIn(copied)).toEqual(['Ada'])
  },
)

function namesIn(file: string): readonly unknown[] {
  const found = new DatabaseSync(file)
  const names = found.prepare('SELECT name FROM people').all()
  found.close()
  return names.map(({ name }) => name)
}

test('a backup has the secret, and a restored server honours old invitations', async () => {
  const store = await emptyStore('sqlite')
  const server = await start(store)
  const ada = await TestClient.named(server.base, 'Ada')
  const { match, invitation } = await ada.ask('open', { game: 'innovation', seats: ['me', 'open'] })
  const file = join(emptyFolder(), 'games.backup')
  await backUp(store, file)
  await server.close()
  const target = await emptyStore('sqlite')
  await restore(target, file, false)
  expect(statSync(join(target.data, 'secret')).mode & 0o777).toBe(0o600)
  const second = await start(target)
  const ben = await TestClient.named(second.base, 'Ben')
  await expect(ben.ask('join', { invitation }, { match: match.id })).resolves.toBeDefined()
  await second.close()
})

test('a file that is missing, damaged, of a newer version or something else is not restored', async () => {
  const folder = emptyFolder()
  const file = (name: string) => join(folder, name)
  writeFileSync(file('text'), 'this is no database')
  for (const [name, sql] of [
    ['other', 'CREATE TABLE recipes (name TEXT)'],
    ['newer', 'CREATE TABLE matches (id TEXT); PRAGMA user_version = 99'],
  ] as const) {
    const made = new DatabaseSync(file(name))
    made.exec(sql)
    made.close()
  }
  const server = await start({ data: folder, databaseUrl: null })
  await TestClient.named(server.base, 'Ada')
  await backUp({ data: folder, databaseUrl: null }, file('whole'))
  await server.close()
  writeFileSync(file('cut'), readFileSync(file('whole')).subarray(0, 40_000))
  for (const [name, why] of [
    ['missing', /there is no file/],
    ['text', /is damaged \(file is not a database\)/],
    ['other', /is not a backup/],
    ['newer', /newer version \(99\)/],
    ['cut', /is damaged/],
  ] as const) {
    for (const kind of ['sqlite', 'postgres'] as const) {
      const target = await emptyStore(kind)
      await expect(restore(target, file(name), false)).rejects.toThrow(why)
    }
  }
  await expect(backUp(await emptyStore('sqlite'), file('none'))).rejects.toThrow(
    /^no backup was made: there is no/,
  )
})
