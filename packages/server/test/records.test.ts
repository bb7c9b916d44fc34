import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

import { printRecord, fastRandom } from '@ziggurat/kernel'
import type { Seat } from '@ziggurat/kernel'
import { GAMES } from '@ziggurat/library'
import type { Update } from '@ziggurat/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { emptyFolder } from './folder.ts'
import { recordIn } from './players.ts'
import type { TestClient } from './test-client.ts'
import { testServer } from './test-server.ts'

const server = testServer()
const folder = emptyFolder()

const BIN = resolve(import.meta.dirname, '../../cli/bin/ziggurat.js')

/** The output of `ziggurat verify` for a record. */
async function verified(record: string): Promise<string> {
  const file = join(folder, 'record.txt')
  writeFileSync(file, record)
  return promisify(execFile)(process.execPath, [BIN, 'verify', file]).then(
    ({ stdout }) => stdout,
    (failed: { stderr: string }) => `refused: ${failed.stderr}`,
  )
}

const viewer = ({ view }: Update): Seat | null => (view as { viewer: Seat | null }).viewer

async function seen(person: TestClient, match: string, as?: Seat): Promise<Update> {
  const before = person.received.length
  person.send(as === undefined ? { type: 'watch', match } : { type: 'watch', match, as })
  const found = await person.until(() =>
    person.received
      .slice(before)
      .find((each) => (each.type === 'update' && each.match === match) || each.type === 'refused'),
  )
  if (found.type !== 'update') throw new Error(found.type === 'refused' ? found.problem : found.type)
  return found
}

describe('a game of three', () => {
  let people: readonly [TestClient, TestClient, TestClient]
  let eve: TestClient
  let match = ''
  let hash = ''
  let early: unknown
  let record = ''

  beforeAll(async () => {
    const seated = await server.seated(['Ada', 'Ben', 'Cy'])
    match = seated.id
    people = seated.people
    eve = await (await server.guest('Eve')).connect()
    const [ada] = people
    hash = (await eve.ask('match', undefined, { match })).match.hash
    early = await ada.request('record', undefined, { match })
    // Undone and changed answers leave no trace in the record.
    await ada.answers(match)
    await ada.sendAndWait({ type: 'withdraw', match })
    await ada.until(() => ada.at(match).question)
    await Promise.all(people.map((person, i) => person.playOut(match, fastRandom(i))))
    await eve.watch(match)
    await eve.until(() => eve.matches.get(match)?.match.status === 'over')
    record = (await eve.ask('record', undefined, { match })).record
  })
  afterAll(() => {
    for (const person of [...people, eve]) person.leave()
  })

  test('has no record while it runs', () => {
    expect(early).toMatchObject({ status: 409, data: { code: 'game-not-over' } })
  })

  test('does not send its seed before the end', () => {
    const [, seed = ''] = /^seed (\w{64})$/m.exec(record) ?? []
    expect(seed).not.toBe('')
    for (const person of people) expect(person.raw.filter((text) => text.includes(seed))).toEqual([])
  })

  test('has a record whose seed fits the published hash, and `ziggurat verify` accepts it', async () => {
    expect(record).toContain(`\nhash ${hash}\n`)
    expect(await verified(record)).toContain('verified: seven-wonders, 3 players')
    expect(await verified(record.replace(hash, 'a'.repeat(64)))).toMatch(/refused: .*does not match the hash/)
    const { match: over } = await eve.ask('match', undefined, { match })
    expect(record).toContain(`\nscores ${over.outcome?.scores.join(' ')}\n`)
    expect(over.hash).toBe(hash)
  })

  test('can be viewed as every seat when it is over', async () => {
    for (const person of [eve, people[1]]) {
      for (const as of [0, 1, 2]) {
        const update = await seen(person, match, as)
        expect([viewer(update), update.question, update.from]).toEqual([as, null, 0])
      }
    }
    expect(viewer(await seen(eve, match))).toBe(null)
    expect(viewer(await seen(people[1], match))).toBe(1)
    await expect(seen(eve, match, 3)).rejects.toThrow('there is no seat 3')
    // A viewer gets the seat's private events too, as the player did.
    expect((await seen(eve, match, 1)).events).toEqual((await seen(people[1], match)).events)
  })

  test('is the same when its record is uploaded', async () => {
    const { match: copy } = await eve.ask('upload', { record })
    expect(copy).toMatchObject({
      game: 'seven-wonders',
      status: 'over',
      hash,
      listed: false,
      host: { name: 'Eve' },
    })
    const { match: original } = await eve.ask('match', undefined, { match })
    expect([copy.options, copy.outcome, copy.rules]).toEqual([
      original.options,
      original.outcome,
      original.rules,
    ])
    for (const as of [undefined, 0, 1, 2]) {
      const [one, other] = [await seen(eve, match, as), await seen(eve, copy.id, as)]
      expect([other.view, other.events]).toEqual([one.view, one.events])
    }
    expect((await people[0].ask('record', undefined, { match: copy.id })).record).toBe(record)
    expect(await eve.request('rematch', {}, { match: copy.id })).toMatchObject({ status: 403 })
    expect(await eve.request('join', {}, { match: copy.id })).toMatchObject({ status: 404 })
  })

  const other = (line: RegExp, to: string) => record.replace(line, to)
  test.each<[string, () => string, RegExp]>([
    ['text that is not a record', () => 'hello', /begins with 'ziggurat 1'/],
    ['another seed', () => other(/^seed \w{4}/m, 'seed 0000'), /the seed does not match the hash/],
    ['other scores', () => other(/^scores .*$/m, 'scores 99 1 1'), /the record says scores 99 1 1/],
    ['an illegal answer', () => other(/^0: .*$/m, '0: build moon'), /build moon/],
    ['its end missing', () => record.split('\n').slice(0, 30).join('\n'), /not over/],
    ['no seed', () => other(/^seed .*\n/m, ''), /not over/],
    ['other rules', () => other(/^rules .*$/m, 'rules 999'), /played with rules 999/],
    ['an unknown game', () => other(/^game .*$/m, 'game chess'), /no game 'chess'/],
  ])('is refused as an upload with %s', async (_, forged, reason) => {
    const before = (await eve.ask('matches')).open.length
    const { status, data } = await eve.request('upload', { record: forged() })
    expect([400, 404]).toContain(status)
    expect(data).toMatchObject({ problem: expect.stringMatching(reason) })
    expect((await eve.ask('matches')).open.length).toBe(before)
  })
})

test.each([...GAMES.keys()])(
  'the record of a game of %s between bots replays to its scores, and can be uploaded',
  async (game) => {
    const ada = await (await server.guest('Ada')).connect()
    const seats = [{ bot: 'random' }, { bot: 'random' }] as const
    const { match } = await ada.ask('open', { game, seats: [...seats] })
    const { id } = match
    await ada.watch(id)
    await ada.ask('start', {}, { match: id })
    await ada.until(() => ada.matches.get(id)?.match.status === 'over', 60_000)
    const record = printRecord(await recordIn(ada, id))
    const { match: copy } = await ada.ask('upload', { record })
    expect(copy.outcome).toEqual(ada.matches.get(id)?.match.outcome)
    ada.leave()
  },
  90_000,
)
