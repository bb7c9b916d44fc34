import { inDatabase, locked } from '@ziggurat/store/databases'
import { beforeAll, expect, test } from 'vitest'

import { Logger } from '../src/index.ts'
import type { TestClient } from './test-client.ts'
import { twoNodes } from './test-server.ts'

// Errors are expected here, so they are not printed.
const two = twoNodes({ log: new Logger('silent') })

beforeAll(() =>
  inDatabase(
    two.address,
    "CREATE FUNCTION break() RETURNS trigger AS $$ BEGIN RAISE 'broken'; END $$ LANGUAGE plpgsql",
  ),
)

/** Does some work while the database fails on the writes that the trigger matches. */
async function whileFailing(when: string, work: () => Promise<void>): Promise<void> {
  const [, table] = /ON (\w+)/.exec(when) ?? []
  await inDatabase(two.address, `CREATE TRIGGER breaks BEFORE ${when} EXECUTE FUNCTION break()`)
  await work()
  await inDatabase(two.address, `DROP TRIGGER breaks ON ${table}`)
}

/** The same person, connected to the other node. */
async function onOtherNode(person: TestClient, match: string): Promise<TestClient> {
  person.leave()
  const there = await two.nodes[1].clientFor(person).connect()
  await there.watch(match)
  await there.until(() => there.updates.get(match))
  return there
}

/** Plays everybody's first turn, after which a player may resign. */
async function afterFirstTurns(people: readonly TestClient[], match: string): Promise<void> {
  for (const person of people) {
    await person.until(() => person.at(match).question)
    await person.answers(match, 'end turn')
  }
  const [first] = people
  await first?.until(() => first.at(match).question)
}

/** The status of a health check, some seconds later. */
async function health(): Promise<number> {
  two.nodes[0].ahead += 3_000
  return (await fetch(`${two.nodes[0].base}/healthz`)).status
}

test('the health check fails while the database is down', async () => {
  expect(await health()).toBe(200)
  const name = new URL(two.address).pathname.slice(1)
  const beside = await two.database.fresh()
  await inDatabase(beside, `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`)
  await inDatabase(beside, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`)
  expect(await health()).toBe(500)
  await inDatabase(beside, `ALTER DATABASE ${name} ALLOW_CONNECTIONS true`)
  expect(await health()).toBe(200)
})

test('the health check fails while the database can only be read', async () => {
  const name = new URL(two.address).pathname.slice(1)
  const beside = await two.database.fresh()
  const reconnect = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`
  await inDatabase(beside, `ALTER DATABASE ${name} SET default_transaction_read_only = on`)
  await inDatabase(beside, reconnect)
  expect(await health()).toBe(500)
  await inDatabase(beside, `ALTER DATABASE ${name} RESET default_transaction_read_only`)
  await inDatabase(beside, reconnect)
  expect(await health()).toBe(200)
})

test('after an answer that could not be written, watchers still get later updates', async () => {
  const { id, people } = await two.nodes[0].seated(['Ada', 'Ben', 'Cy'])
  const [ada, ben] = people
  const cy = await onOtherNode(people[2], id)
  await whileFailing('INSERT ON log FOR EACH ROW', async () => {
    expect(await ada.answers(id)).toMatchObject({
      type: 'refused',
      problem: expect.stringContaining('went wrong'),
    })
  })
  await cy.answers(id)
  for (const person of [ada, ben, cy]) {
    await person.until(() => person.at(id).length === 1)
    expect(person.at(id).waiting).toEqual([0, 1])
  }
  for (const person of [ada, ben, cy]) person.leave()
})

test('chat that could not be read is sent as soon as it can be', async () => {
  const { id, people } = await two.nodes[0].seated(['Ada', 'Ben'])
  const [ada] = people
  const ben = await onOtherNode(people[1], id)
  const lines = ({ received }: TestClient): readonly string[] =>
    received.flatMap((each) => (each.type === 'chat' ? each.lines.map(({ text }) => text) : []))
  // To send a line, the server reads the list of people who have blocked its author.
  await inDatabase(two.address, 'ALTER TABLE blocks RENAME TO blocks_away')
  expect(await ada.sendAndWait({ type: 'say', match: id, text: 'hello' })).toMatchObject({ type: 'done' })
  await inDatabase(two.address, 'ALTER TABLE blocks_away RENAME TO blocks')
  for (const person of [ada, ben]) await person.until(() => lines(person).length > 0)
  expect([lines(ada), lines(ben)]).toEqual([['hello'], ['hello']])
  for (const person of [ada, ben]) person.leave()
})

test('a slow or failing write to one match delays neither other matches nor a pong', async () => {
  const { id, people } = await two.nodes[0].seated(['Ada', 'Ben'], { game: 'through-the-ages' })
  const [ada] = people
  const { match: other } = await ada.ask('open', {
    game: 'through-the-ages',
    seats: ['me', { bot: 'random' }],
  })
  await ada.ask('start', {}, { match: other.id })
  await ada.watch(other.id)
  await ada.until(() => ada.updates.get(other.id)?.question)
  const before = ada.received.length
  const replies = () => ada.received.slice(before).flatMap((each) => ('ref' in each ? [each.type] : []))
  await whileFailing(`INSERT ON log FOR EACH ROW WHEN (NEW.match = '${id}')`, async () => {
    const waiting: Promise<unknown>[] = []
    await locked(two.address, `SELECT id FROM matches WHERE id = '${id}' FOR UPDATE`, async () => {
      waiting.push(ada.sendAndWait({ type: 'answer', match: id, question: 0, id: 'take 1' }))
      waiting.push(ada.barrier(id))
      await ada.sendAndWait({ type: 'answer', match: other.id, question: 0, id: 'take 1' })
      await ada.sendAndWait({ type: 'ping' })
      expect(replies()).toEqual(['done', 'pong'])
    })
    await Promise.all(waiting)
    expect(replies()).toEqual(['done', 'pong', 'refused', 'refused'])
  })
  expect(await ada.sendAndWait({ type: 'answer', match: id, question: 0, id: 'take 1' })).toMatchObject({
    type: 'done',
  })
  for (const person of people) person.leave()
})

test('the last answer and the end of a game are written together or not at all', async () => {
  const { id, people } = await two.nodes[0].seated(['Ada', 'Ben'], { game: 'through-the-ages' })
  const [ada] = people
  const ben = await onOtherNode(people[1], id)
  await afterFirstTurns([ada, ben], id)
  const { length } = ada.at(id)
  await whileFailing("UPDATE ON matches FOR EACH ROW WHEN (NEW.status = 'over')", async () => {
    expect(await ada.answers(id, 'resign')).toMatchObject({ type: 'refused' })
  })
  for (const person of [ada, ben]) {
    expect(person.at(id)).toMatchObject({ length, waiting: [0] })
    expect(person.matches.get(id)?.match.status).toBe('running')
  }
  await ada.until(() => ada.at(id).question)
  expect(await ada.answers(id, 'resign')).toMatchObject({ type: 'done', length: length + 1 })
  for (const person of [ada, ben]) {
    await person.until(() => person.matches.get(id)?.match.status === 'over')
    expect(person.at(id).waiting).toEqual([])
  }
  for (const person of [ada, ben]) person.leave()
})

test('a node that knows of the end of a game but not of a handover sends a lower `changes` than one that knows both', async () => {
  const { id, people } = await two.nodes[0].seated(['Ada', 'Ben'], { game: 'through-the-ages' })
  const [ada, ben] = people
  await afterFirstTurns(people, id)
  // A handover by a node that crashed before it notified the others.
  const holder = `'${id}', 1, 2, '${ben.person?.id}', 'novice', 5`
  await inDatabase(
    two.address,
    `INSERT INTO holders (match, seat, number, person, bot, since) VALUES (${holder})`,
  )
  await inDatabase(two.address, `UPDATE matches SET revision = revision + 1 WHERE id = '${id}'`)
  const { match: known } = await two.nodes[1].clientFor(ben).ask('match', undefined, { match: id })
  await ada.answers(id, 'resign')
  const over = await ada.until(
    () => ada.matches.get(id)?.match.status === 'over' && ada.matches.get(id)?.match,
  )
  expect([known.seats[1]?.kind, over.seats[1]?.kind]).toEqual(['bot', 'person'])
  expect(over.changes).toBeLessThan(known.changes)
  await ada.until(() => (ada.matches.get(id)?.match.changes ?? 0) > known.changes)
  for (const person of people) person.leave()
})

test('an upload that could not be written leaves nothing behind', async () => {
  const { id, people } = await two.nodes[0].seated(['Ada', 'Ben'], { game: 'through-the-ages' })
  const [ada, ben] = people
  await afterFirstTurns(people, id)
  await ada.answers(id, 'resign')
  await ben.until(() => ben.matches.get(id)?.match.status === 'over')
  const record = await ben.ask('record', undefined, { match: id })
  await whileFailing('INSERT ON log FOR EACH ROW', async () => {
    expect(await ben.request('upload', record)).toMatchObject({ status: 500 })
  })
  expect((await ben.ask('upload', record)).match).toMatchObject({ status: 'over', length: 3 })
  const open = () => ben.request('open', { game: 'innovation', seats: ['open', 'open'] })
  const opened = await Promise.all(Array.from({ length: 51 }, open))
  expect(opened.filter(({ status }) => status === 200)).toHaveLength(50)
  for (const person of people) person.leave()
})

test('a node can stop even if it cannot write its snapshots', async () => {
  const { id, people } = await two.nodes[0].seated(['Ada', 'Ben', 'Cy'])
  const [ada] = people
  await ada.answers(id)
  await whileFailing('INSERT ON snapshots FOR EACH ROW', () => two.nodes[0].close())
  await two.nodes[0].open()
  const back = await two.nodes[0].clientFor(ada).connect()
  await back.watch(id)
  expect((await back.until(() => back.updates.get(id))).length).toBe(1)
  for (const person of [...people, back]) person.leave()
})
