import { setTimeout as pause } from 'node:timers/promises'

import { pick, fastRandom } from '@ziggurat/kernel'
import type { GameRecord } from '@ziggurat/kernel'
import { postgresStore } from '@ziggurat/store'
import type { Store } from '@ziggurat/store'
import { postgresServer } from '@ziggurat/store/databases'
import type { TestPostgres } from '@ziggurat/store/databases'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { Crowd } from './crowd.ts'
import { emptyFolder } from './folder.ts'
import { Node } from './node-process.ts'
import { expectOneAnswerEach, recordIn, started } from './players.ts'
import { killing, LONG, reportKills } from './settings.ts'
import { TestClient } from './test-client.ts'
import { TestServer } from './test-server.ts'

const {
  matches: MATCHES,
  kills: KILLS,
  timeout,
} = killing({ matches: 3, kills: 1 }, { matches: 24, kills: 15 })
const SECRET = 'a secret of all nodes'

const KINDS = [
  ['seven-wonders', ['person', 'novice', 'person', 'random']],
  ['innovation', ['person', 'random', 'person']],
  ['innovation', ['person', 'person']],
  ['through-the-ages', ['person', 'person']],
] as const

let postgres: TestPostgres
const nodes: Node[] = []
const folder = emptyFolder()
beforeAll(async () => {
  postgres = await postgresServer()
}, 60_000)
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.kill()))
  await postgres.stop()
})

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(10)
}

/** Nothing was taken back, so the log is exactly the answers of the game: a bot's turn that was done twice would show. */
async function expectLogIs({ answers }: GameRecord, store: Store, match: string): Promise<void> {
  const log = (await store.entries(match, 0)).map(({ seat, text }) => `${seat}: ${text}`)
  expect(log).toEqual(answers.map(({ seat, id }) => `${seat}: answer ${id}`))
}

test(
  `${MATCHES} matches with players on three nodes, ${KILLS} of which are killed: all are played to the end, and nothing is done twice`,
  { timeout },
  async () => {
    const databaseUrl = await postgres.fresh()
    const given = { databaseUrl, secret: SECRET, data: folder }
    nodes.push(...(await Promise.all([Node.start(given), Node.start(given), Node.start(given)])))
    const bases = (): readonly string[] => nodes.map(({ base }) => base)
    const crowd = new Crowd(KINDS, bases)
    const { matches, players } = crowd
    const random = fastRandom(6)
    for (let kill = 0; kill < KILLS; kill++) {
      await crowd.fill(MATCHES)
      const before = crowd.acknowledged
      await until(() => crowd.acknowledged >= before + MATCHES * 8)
      await crowd.fill(MATCHES)
      const node = pick(random, nodes)
      // Its clients fail to connect until another node has started in its place.
      await node.kill()
      nodes[nodes.indexOf(node)] = await Node.start(given)
    }
    await crowd.over()
    expect(crowd.acknowledged).toBeGreaterThanOrEqual(KILLS * MATCHES * 8)
    reportKills('PostgreSQL, three nodes', crowd)

    const store = await postgresStore(databaseUrl)
    for (const { id, cookie } of matches) {
      const client = new TestClient(pick(random, bases()))
      client.cookie = cookie
      const record = await recordIn(client, id)
      for (const player of players.filter(({ match }) => match === id)) expectOneAnswerEach(record, player)
      await expectLogIs(record, store, id)
    }
    await store.close()
  },
)

test('only one node acts when a clock runs out', { timeout: 120_000 }, async () => {
  const databaseUrl = await postgres.fresh()
  const servers = [new TestServer(databaseUrl), new TestServer(databaseUrl)]
  for (const each of servers) await each.open()
  const bases = servers.map(({ base }) => base)
  const games = await Promise.all(
    Array.from({ length: LONG ? 6 : 3 }, () =>
      started(bases, 'seven-wonders', ['person', 'random', 'person'], {
        clock: { kind: 'live', reserve: 60, increment: 0 },
      }),
    ),
  )
  // Both nodes have all matches in memory, and the clocks run out on both at the same time.
  const watchers = games.flatMap(({ id, people }) => people.map((person) => ({ id, person })))
  for (const { id, person } of watchers) await (await person.connect()).watch(id)
  for (const each of servers) each.ahead = 61_000
  const store = await postgresStore(databaseUrl)
  for (const { id, people } of games) {
    await until(async () => (await store.match(id))?.status === 'over')
    const holders = await store.holders(id)
    const changes = holders.filter(({ person }) => person !== null).map(({ seat, bot }) => `${seat} ${bot}`)
    expect(changes.toSorted()).toEqual(['0 novice', '0 null', '2 novice', '2 null'])
    await expectLogIs(await recordIn(people[0], id), store, id)
  }
  for (const { person } of watchers) person.leave()
  await store.close()
  for (const each of servers) {
    await each.close()
    each.deleteFolder()
  }
})
