import { setTimeout as pause } from 'node:timers/promises'

import { fastRandom, Table } from '@ziggurat/kernel'
import type { Random } from '@ziggurat/kernel'
import { GAMES } from '@ziggurat/library'
import type { Update } from '@ziggurat/protocol'
import type { Store } from '@ziggurat/store'
import { inDatabase } from '@ziggurat/store/databases'
import { expect, test } from 'vitest'

import { Logger } from '../src/index.ts'
import { ChaosClient } from './chaos-client.ts'
import { isWritten, perform } from './players.ts'
import { LONG, SEED } from './settings.ts'
import { TestServer, twoNodes } from './test-server.ts'

const CASES = Array.from({ length: LONG ? 6 : 1 }, (_, i) => SEED + i).flatMap((seed) => [
  ['', seed] as const,
  [' while connections to the database break', seed] as const,
])
/** For how long the clients act, in milliseconds. */
const DURATION = LONG ? 10_000 : 1_500
const INCREMENT = 5
const BOT = 3
/** How long it may take until all are up to date, in milliseconds: a node that missed a notification looks only now and then. */
const TIMEOUT = 60_000

// Errors are expected when a node loses its database.
const two = twoNodes({ log: new Logger('silent') })

interface ChaosMatch {
  readonly id: string
  readonly game: string
  /** Two for each person, on different nodes. */
  readonly clients: readonly ChaosClient[]
}

async function openMatch(game: string, seed: number): Promise<ChaosMatch> {
  const { people, id, invitation } = await two.nodes[0].seated(['Ada', 'Ben', 'Cy'], {
    game,
    seats: ['me', 'open', 'open', { bot: 'random' }],
    clock: { kind: 'live', reserve: 3_000, increment: INCREMENT },
  })
  const clients: ChaosClient[] = []
  for (const [seat, person] of people.entries()) {
    person.leave()
    for (const node of two.nodes) {
      const random = fastRandom(seed * 100 + clients.length)
      const client = new ChaosClient(person, seat, { id, invitation }, two.nodes, random)
      await client.reconnect(node)
      clients.push(client)
    }
  }
  return { id, game, clients }
}

/** Waits until no bot is asked, no vote is to be carried out, and every client has the whole log. */
async function settled({ id, clients }: ChaosMatch, store: Store): Promise<void> {
  const isActive = ({ waiting, votes }: Update): boolean =>
    waiting.includes(BOT) || votes.some(({ needed, agreed }) => needed.every((seat) => agreed.includes(seat)))
  const stillActive = async () => {
    const length = (await store.match(id))?.length
    return clients.flatMap(({ now }) => (isActive(now) || now.length !== length ? [[length, now]] : []))
  }
  await expect.poll(stillActive, { timeout: TIMEOUT, interval: 100 }).toEqual([])
}

/** A client's latest update, with all events from the beginning. */
const seenBy = ({ now, history: { events } }: ChaosClient) => ({ ...now, from: 0, events })

/** Every client has what a new client gets from a node that has just started. */
async function expectSameView(third: TestServer, { clients }: ChaosMatch): Promise<void> {
  for (const client of clients) {
    const fresh = client.newClient()
    await fresh.reconnect(third)
    await expect.poll(() => seenBy(client), { timeout: TIMEOUT }).toEqual(seenBy(fresh))
    fresh.leave()
  }
}

/** Every acknowledged move is in the log at the length that was acknowledged, and the log can be replayed. */
async function expectNothingLost({ id, game, clients }: ChaosMatch, store: Store): Promise<void> {
  const match = await store.match(id)
  const rules = GAMES.get(game)?.game
  if (match === null || rules === undefined) throw new Error(`${game} is gone`)
  // A clock may run out while this test looks: only what was there when the match was read is compared with it.
  const log = (await store.entries(id, 0)).slice(0, match.length)
  const done = clients.flatMap(({ acknowledged }) => acknowledged)
  const wrong = done.filter(({ length, seat, text }) => {
    const entry = log[length - 1]
    return entry?.seat !== seat || !isWritten(text, entry.text)
  })
  expect(wrong.map((each) => [each, log[each.length - 1]])).toEqual([])
  const chatLines = (await store.chat(id, 0, 100_000)).map(({ text }) => text)
  expect(chatLines).toEqual(expect.arrayContaining(clients.flatMap(({ spoken }) => spoken)))
  for (const client of clients)
    await expect.poll(() => client.chatLines, { timeout: TIMEOUT }).toEqual(chatLines)

  const { seats, options, seed } = match
  const table = Table.open(rules, { seats, options, seed })
  for (const { seat, text } of log) expect(perform(table, seat ?? 0, text)).toBeNull()
  expect(match.status).toBe(table.outcome === null ? 'running' : 'over')
}

/** A seat that is asked can answer, and every client gets it. If no seat is asked, the game is over. */
async function expectPlayable({ id, clients }: ChaosMatch, store: Store): Promise<void> {
  const asked = () => clients.find(({ now }) => now.question !== null)
  const isOver = async () => (await store.match(id))?.status === 'over'
  // A bot may be answering for a player whose clock has run out.
  await expect.poll(async () => asked() !== undefined || isOver(), { timeout: TIMEOUT }).toBe(true)
  const one = asked()
  const length = one?.now.length ?? -1
  await one?.answer()
  const isSeen = () => clients.every(({ now }) => now.length > length)
  await expect.poll(isSeen, { timeout: TIMEOUT }).toBe(true)
}

/** Closes random database connections now and then, until this time. */
async function breakConnections(random: Random, end: number): Promise<void> {
  while (Date.now() < end - 500) {
    await pause(200 + random.int(500))
    await inDatabase(
      two.address,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() ORDER BY random() LIMIT 3`,
    )
  }
}

test.each(CASES)(
  'clients on two nodes do random things at once%s: all end up with the same state, and nothing is lost (SEED=%i)',
  { timeout: 300_000 },
  async (broken, seed) => {
    const tables = await Promise.all([...GAMES.keys()].map((game) => openMatch(game, seed)))
    const clients = tables.flatMap((table) => table.clients)
    const end = Date.now() + DURATION
    const acting = clients.map((client) => client.act(end))
    if (broken !== '') acting.push(breakConnections(fastRandom(seed), end))
    await Promise.all(acting)

    const store = await two.nodes[0].store()
    for (const table of tables) await settled(table, store)
    const third = new TestServer(two.address, { log: new Logger('silent') })
    await third.open()
    for (const table of tables) {
      await expectSameView(third, table)
      await expectNothingLost(table, store)
      await expectPlayable(table, store)
    }
    expect(clients.flatMap(({ history }) => history.wrong)).toEqual([])
    for (const client of clients) client.leave()
    await third.close()
    third.deleteFolder()
    await store.close()
  },
)
