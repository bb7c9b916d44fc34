import { setTimeout as pause } from 'node:timers/promises'

import { quick, Table } from '@ziggurat/kernel'
import type { Random } from '@ziggurat/kernel'
import { GAMES } from '@ziggurat/library'
import type { Update } from '@ziggurat/protocol'
import type { Store } from '@ziggurat/store'
import { inDatabase } from '@ziggurat/store/databases'
import { expect, test } from 'vitest'

import { Log } from '../src/index.ts'
import { ChaosClient } from './chaos-client.ts'
import { isWritten, perform } from './players.ts'
import { LONG, SEED } from './settings.ts'
import { TestServer, twoNodes } from './test-server.ts'

const CASES = Array.from({ length: LONG ? 6 : 1 }, (_, i) => SEED + i).flatMap((seed) => [
  ['', seed] as const,
  [' while connections to the database break', seed] as const,
])
/** For how many milliseconds everybody does anything. */
const TIME = LONG ? 10_000 : 1_500
const INCREMENT = 5
const BOT = 3
/** How long all may take to know what there is, in milliseconds: what was not told is looked for now and then. */
const PATIENCE = 60_000

// Without its database a node complains.
const two = twoNodes({ log: new Log('silent') })

interface Laid {
  readonly id: string
  readonly game: string
  /** Two of each person, at different nodes. */
  readonly lines: readonly ChaosClient[]
}

async function laid(game: string, seed: number): Promise<Laid> {
  const { people, id, invitation } = await two.nodes[0].seated(['Ada', 'Ben', 'Cy'], {
    game,
    seats: ['me', 'open', 'open', { bot: 'random' }],
    clock: { kind: 'live', reserve: 3_000, increment: INCREMENT },
  })
  const lines: ChaosClient[] = []
  for (const [seat, person] of people.entries()) {
    person.leave()
    for (const node of two.nodes) {
      const random = quick(seed * 100 + lines.length)
      const line = new ChaosClient(person, seat, { id, invitation }, two.nodes, random)
      await line.goElsewhere(node)
      lines.push(line)
    }
  }
  return { id, game, lines }
}

/** When nobody does anything any more: no bot is asked, no vote is carried, and everybody has seen the whole log. */
async function quiet({ id, lines }: Laid, store: Store): Promise<void> {
  const stirs = ({ waiting, votes }: Update): boolean =>
    waiting.includes(BOT) || votes.some(({ needed, agreed }) => needed.every((seat) => agreed.includes(seat)))
  const restless = async () => {
    const length = (await store.match(id))?.length
    return lines.flatMap(({ now }) => (stirs(now) || now.length !== length ? [[length, now]] : []))
  }
  await expect.poll(restless, { timeout: PATIENCE, interval: 100 }).toEqual([])
}

/** All that it sees, with everything that was told from the beginning. */
const seenBy = ({ now, history: { events } }: ChaosClient) => ({ ...now, from: 0, events })

/** Everybody sees what somebody sees who has just come, to a node that has just been started. */
async function expectSameAs(third: TestServer, { lines }: Laid): Promise<void> {
  for (const line of lines) {
    const fresh = line.again()
    await fresh.goElsewhere(third)
    await expect.poll(() => seenBy(line), { timeout: PATIENCE }).toEqual(seenBy(fresh))
    fresh.leave()
  }
}

/** What was acknowledged stands in the log where it was said to stand, and the log can be played. */
async function expectKept({ id, game, lines }: Laid, store: Store): Promise<void> {
  const log = await store.entries(id, 0)
  const done = lines.flatMap(({ acknowledged }) => acknowledged)
  const wrong = done.filter(({ length, seat, text }) => {
    const entry = log[length - 1]
    return entry?.seat !== seat || !isWritten(text, entry.text)
  })
  expect(wrong.map((each) => [each, log[each.length - 1]])).toEqual([])
  const talk = (await store.chat(id, 0, 100_000)).map(({ text }) => text)
  expect(talk).toEqual(expect.arrayContaining(lines.flatMap(({ said }) => said)))
  for (const line of lines) await expect.poll(() => line.talk, { timeout: PATIENCE }).toEqual(talk)

  const match = await store.match(id)
  const rules = GAMES.get(game)?.game
  if (match === null || rules === undefined) throw new Error(`${game} is gone`)
  const { seats, options, seed } = match
  const table = Table.open(rules, { seats, options, seed })
  for (const { seat, text } of log) expect(perform(table, seat ?? 0, text)).toBeNull()
  expect(match.status).toBe(table.outcome === null ? 'running' : 'over')
}

/** Whoever is asked can answer, and everybody sees it; nobody is asked only when the game is over. */
async function expectGoesOn({ id, lines }: Laid, store: Store): Promise<void> {
  const asked = lines.find(({ now }) => now.question !== null)
  expect((await store.match(id))?.status).toBe(asked === undefined ? 'over' : 'running')
  const length = asked?.now.length ?? -1
  await asked?.answer()
  const isSeen = () => lines.every(({ now }) => now.length > length)
  await expect.poll(isSeen, { timeout: PATIENCE }).toBe(true)
}

/** Now and then, until this time. */
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
  'people at two nodes do anything at once%s: all see the same, and nothing is lost (SEED=%i)',
  { timeout: 300_000 },
  async (broken, seed) => {
    const tables = await Promise.all([...GAMES.keys()].map((game) => laid(game, seed)))
    const lines = tables.flatMap((table) => table.lines)
    const end = Date.now() + TIME
    const acting = lines.map((line) => line.act(end))
    if (broken !== '') acting.push(breakConnections(quick(seed), end))
    await Promise.all(acting)

    const store = await two.nodes[0].store()
    for (const table of tables) await quiet(table, store)
    const third = new TestServer(two.address, { log: new Log('silent') })
    await third.open()
    for (const table of tables) {
      await expectSameAs(third, table)
      await expectKept(table, store)
      await expectGoesOn(table, store)
    }
    expect(lines.flatMap(({ history }) => history.wrong)).toEqual([])
    for (const line of lines) line.leave()
    await third.close()
    third.forget()
    await store.close()
  },
)
