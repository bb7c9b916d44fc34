import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'

import { fastRandom, parseRecord } from '@ziggurat/kernel'
import type { GameRecord } from '@ziggurat/kernel'
import { toyGame } from '@ziggurat/kernel/testing'
import { Client } from '@ziggurat/protocol'
import type { MatchShape } from '@ziggurat/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { NEW_MATCH_DATA } from '../src/match/match-data.ts'
import type { MatchReader } from '../src/match/reader.ts'
import { openGuarded } from './guarded-server.ts'
import type { GuardedServer } from './guarded-server.ts'
import { contributionOf, recordIn } from './players.ts'
import { TestClient } from './test-client.ts'
import { Matches } from './test-matches.ts'
import { storeOfTwo } from './toy-game.ts'

let server: GuardedServer
beforeAll(async () => {
  server = await openGuarded({}, 1_000_000, { mixes: true })
})
afterAll(() => server.close())

const [ONE, TWO, THREE, FOUR] = [1, 2, 3, 4].map(contributionOf) as [string, string, string, string]
const SEATS = ['me', 'open', { bot: 'random' }] as const
const GAME = { game: 'seven-wonders', seats: [...SEATS] }

const sha256 = (content: string, encoding: 'utf8' | 'hex' = 'utf8') =>
  createHash('sha256').update(content, encoding).digest('hex')

const guests = (...names: readonly string[]): Promise<TestClient[]> =>
  Promise.all(names.map((name) => TestClient.named(server.base, name)))

async function shapeOf(person: TestClient, match: string): Promise<MatchShape> {
  return (await person.ask('match', undefined, { match })).match
}

/** The seed and the data of a match, as they are stored. */
function stored(match: string): { readonly seed: string; readonly data: string } {
  const database = new DatabaseSync(server.file, { readOnly: true })
  const row = database.prepare('SELECT seed, data FROM matches WHERE id = ?').get(match)
  database.close()
  return row as { seed: string; data: string }
}

async function playOut(people: readonly TestClient[], match: string): Promise<void> {
  await Promise.all(people.map((person, i) => person.playOut(match, fastRandom(i))))
  const [first] = people
  await first?.until(() => first.matches.get(match)?.match.status === 'over')
}

describe('a table with two people and a bot', () => {
  let people: TestClient[] = []
  let match = ''
  let hash = ''
  let secret = ''
  let seed = ''
  let record: GameRecord
  /** Everything that anybody was sent before the end, and what was logged. */
  const replies: string[] = []
  const early: string[] = []

  const ask = async (person: TestClient, name: 'match' | 'matches' | 'myMatches' | 'record' | 'orders') => {
    const { data } = await person.request(name, undefined, { match })
    replies.push(JSON.stringify(data))
  }

  beforeAll(async () => {
    people = await guests('Ada', 'Ben', 'Eve')
    const [ada, ben, eve] = people as [TestClient, TestClient, TestClient]
    const opened = await ada.request('open', { ...GAME, contribution: ONE, listed: true })
    replies.push(JSON.stringify(opened.data))
    ;({ id: match, hash } = (opened.data as { match: MatchShape }).match)
    secret = stored(match).seed
    for (const person of people) await (await person.connect()).watch(match)
    const joined = await ben.request('join', { contribution: TWO }, { match })
    replies.push(JSON.stringify(joined.data))
    for (const person of people)
      await person.until(() => person.matches.get(match)?.match.contributions[1] === TWO)
    for (const person of people) await ask(person, 'match')
    const begun = await ada.request('start', { contribution: THREE }, { match })
    replies.push(JSON.stringify(begun.data))
    seed = stored(match).seed
    for (const person of people) {
      await person.until(() => person.updates.get(match))
      for (const name of ['match', 'matches', 'myMatches', 'record', 'orders'] as const)
        await ask(person, name)
    }
    await ada.answers(match)
    early.push(...people.flatMap(({ raw }) => raw), ...replies, ...server.logged)
    await playOut([ada, ben], match)
    await eve.until(() => eve.matches.get(match)?.match.status === 'over')
    record = await recordIn(eve, match)
  })
  afterAll(() => {
    for (const person of people) person.leave()
  })

  test('shows the hash of its secret from the beginning, and the same hash ever after', async () => {
    expect(hash).toBe(sha256(secret, 'hex'))
    for (const { received } of people) {
      const hashes = received.flatMap((each) => (each.type === 'match' ? [each.match.hash] : []))
      expect(new Set(hashes)).toEqual(new Set([hash]))
    }
    expect(record.hash).toBe(hash)
  })

  test('shows the contributions to everybody, and a missing one as empty', () => {
    for (const { received } of people) {
      const shown = received.flatMap((each) => (each.type === 'match' ? [each.match.contributions] : []))
      expect(shown).toContainEqual([ONE, TWO, ''])
      // The host contributed again when they started the game, and knew the hash by then.
      expect(shown.at(-1)).toEqual([THREE, TWO, ''])
    }
    expect(record.contributions).toEqual([THREE, TWO, ''])
  })

  test('is dealt with the hash of its secret and the contributions, and its record has them all', () => {
    expect(seed).toBe(sha256(`${secret}\n${THREE}\n${TWO}\n\n`))
    expect(record).toMatchObject({ seed, secret, hash })
    expect(sha256(record.secret ?? '', 'hex')).toBe(hash)
  })

  test('sends and logs neither its secret nor its seed before the end', () => {
    expect(early.length).toBeGreaterThan(30)
    expect(early.some((text) => text.includes(hash))).toBe(true)
    for (const hidden of [secret, seed]) {
      expect(early.filter((text) => text.includes(hidden))).toEqual([])
      for (const { raw } of people) expect(raw.filter((text) => text.includes(hidden))).toEqual([])
      expect(server.logged.filter((line) => line.includes(hidden))).toEqual([])
    }
  })

  test('keeps all that when its record is uploaded', async () => {
    const [ada] = people as [TestClient]
    const { record: text } = await ada.ask('record', undefined, { match })
    const { match: copy } = await ada.ask('upload', { record: text })
    expect(copy).toMatchObject({ hash, contributions: [THREE, TWO, ''] })
    expect((await ada.ask('record', undefined, { match: copy.id })).record).toBe(text)
    const forged = text.replace(TWO, FOUR)
    expect(await ada.request('upload', { record: forged })).toMatchObject({
      status: 400,
      data: { code: 'record-shuffle' },
    })
  })
})

test('people who leave before the start take their contribution along, and may bring another', async () => {
  const [ada, ben, cy] = (await guests('Ada', 'Ben', 'Cy')) as [TestClient, TestClient, TestClient]
  const { match } = await ada.ask('open', { ...GAME, listed: true, contribution: ONE })
  const at = { match: match.id }
  expect(match.contributions).toEqual([ONE, '', ''])
  const join = async (person: TestClient, contribution?: string) =>
    (await person.ask('join', { contribution }, at)).match.contributions
  expect(await join(ben, TWO)).toEqual([ONE, TWO, ''])
  expect((await ben.ask('leave', {}, at)).match.contributions).toEqual([ONE, '', ''])
  expect(await join(cy)).toEqual([ONE, '', ''])
  await ada.ask('removePlayer', undefined, { ...at, seat: 1 })
  expect(await join(ben, THREE)).toEqual([ONE, THREE, ''])
  // Their reply may have been lost: who sits already replaces what they sent, but not by nothing.
  expect(await join(ben, FOUR)).toEqual([ONE, FOUR, ''])
  expect(await join(ben)).toEqual([ONE, FOUR, ''])
  await ada.ask('start', {}, at)
  expect((await shapeOf(cy, match.id)).contributions).toEqual([ONE, FOUR, ''])
  // A running game is dealt: who comes later changes nothing.
  await ben.ask('leave', {}, at)
  const { invitation } = await ada.ask('invitation', undefined, at)
  await ben.ask('join', { invitation, contribution: TWO }, at)
  expect((await shapeOf(cy, match.id)).contributions).toEqual([ONE, FOUR, ''])
  const { seed, data } = stored(match.id)
  const { shuffle } = JSON.parse(data) as { shuffle: { secret: string } }
  expect(seed).toBe(sha256(`${shuffle.secret}\n${ONE}\n${FOUR}\n\n`))
})

test('a table where nobody contributes is dealt with its secret, and its record is as it always was', async () => {
  const [ada] = (await guests('Ada')) as [TestClient]
  const seats = [{ bot: 'random' }, { bot: 'random' }]
  const { match } = await ada.ask('open', { game: 'innovation', seats, contribution: ONE })
  expect(match.contributions).toEqual(['', ''])
  const { seed } = stored(match.id)
  await (await ada.connect()).watch(match.id)
  // A host without a seat does not contribute either.
  await ada.ask('start', { contribution: TWO }, { match: match.id })
  await ada.until(() => ada.matches.get(match.id)?.match.status === 'over')
  const { record } = await ada.ask('record', undefined, { match: match.id })
  expect(parseRecord(record)).toMatchObject({ seed, hash: match.hash })
  expect(record).not.toMatch(/^(secret|contributions) /m)
  expect(sha256(seed, 'hex')).toBe(match.hash)
  ada.leave()
})

test('a rematch gets a secret and contributions of its own; a repeated request replaces its contribution', async () => {
  const people = (await guests('Ada', 'Ben')) as [TestClient, TestClient]
  const [ada, ben] = people
  const { match } = await ada.ask('open', { ...GAME, listed: true, contribution: ONE })
  await ben.ask('join', { contribution: TWO }, { match: match.id })
  for (const person of people) await (await person.connect()).watch(match.id)
  await ada.ask('start', {}, { match: match.id })
  await playOut(people, match.id)
  const again = async (person: TestClient, contribution: string) =>
    (await person.ask('rematch', { contribution }, { match: match.id })).match
  const next = await again(ben, THREE)
  expect(next.contributions).toEqual(['', THREE, ''])
  expect(next.hash).not.toBe(match.hash)
  expect((await again(ben, FOUR)).contributions).toEqual(['', FOUR, ''])
  expect((await again(ada, ONE)).contributions).toEqual([ONE, FOUR, ''])
  await ben.ask('start', { contribution: TWO }, { match: next.id })
  expect((await shapeOf(ada, next.id)).contributions).toEqual([ONE, TWO, ''])
  for (const person of people) person.leave()
})

test.each(['', 'ab', 'g'.repeat(32), 'A'.repeat(32), 'a'.repeat(33), 5, null])(
  'a contribution has 32 hexadecimal digits: %j is refused',
  async (contribution) => {
    const [ada] = (await guests('Ada')) as [TestClient]
    expect(await ada.request('open', { ...GAME, contribution })).toMatchObject({
      status: 400,
      data: { code: 'field-contribution' },
    })
  },
)

test('the client of this package contributes by itself', async () => {
  const sent: [string, string][] = []
  const client = new Client(server.base, {
    onContribution: (each, match) => sent.push([each, typeof match === 'string' ? match : match.id]),
  })
  await client.ask('enter', { name: 'Script' })
  const { match } = await client.ask('open', { ...GAME, seats: ['me', { bot: 'random' }] })
  const { match: begun } = await client.ask('start', {}, { match: match.id })
  const [first, ...rest] = sent
  expect(first).toEqual([match.contributions[0], match.id])
  const last = [begun.contributions[0], match.id]
  // Before the request, because its reply may be lost, and after it.
  expect(rest).toEqual([last, last])
  expect(new Set(sent.map(([each]) => each)).size).toBe(2)
})

describe('a node that has an open table in memory deals it anew', () => {
  const game = toyGame(1, { most: 2 })
  const store = storeOfTwo()
  const mixed = sha256('mixed')

  /** A node that has loaded the open table, which another node has then started; one answer was given there. */
  async function started(id: string) {
    const { reader } = new Matches(await store, { game })
    const at = Date.now()
    const settled = { id, game: 'stones', rules: 1, seats: 2, options: {}, seed: sha256('secret') }
    await (await store).addMatch({ ...settled, listed: true, host: 'ada', created: at, data: NEW_MATCH_DATA })
    await reader.get(id)
    await (await store).changeMatch(id, 'open', { status: 'running', started: at, seed: mixed })
    const entries = [{ at, seat: 0, text: 'answer add 2' }]
    await (await store).append(id, 0, entries)
    return { reader, appended: { after: 0, entries } }
  }

  const known = async (reader: MatchReader, id: string) => {
    const live = await reader.get(id)
    return [live?.table.setting.seed, live?.length, live?.match.status]
  }

  test('when it is notified of the start', async () => {
    const { reader } = await started('start')
    await reader.follow('start', 'match')
    expect(await known(reader, 'start')).toEqual([mixed, 1, 'running'])
  })

  // These rules would accept the answer in any deal.
  test('when it is notified of the first answer before the start', async () => {
    const { reader, appended } = await started('answer')
    await reader.follow('answer', 'log', appended)
    expect(await known(reader, 'answer')).toEqual([mixed, 1, 'running'])
  })
})
