import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

import { afterAll, expect, test } from 'vitest'

import { Crowd } from './crowd.ts'
import { emptyFolder } from './folder.ts'
import { Node } from './node-process.ts'
import { expectOneAnswerEach, recordIn, started } from './players.ts'
import { killing, reportKills } from './settings.ts'
import { TestClient } from './test-client.ts'

const {
  matches: MATCHES,
  kills: KILLS,
  timeout,
} = killing({ matches: 4, kills: 1 }, { matches: 50, kills: 20 })

const KINDS = [
  ['innovation', ['person', 'novice']],
  ['seven-wonders', ['novice', 'random', 'random']],
  ['seven-wonders', ['person', 'person', 'novice']],
  ['innovation', ['person', 'person', 'random']],
  ['through-the-ages', ['person', 'random']],
  ['through-the-ages', ['person', 'person']],
  ['through-the-ages', ['person', 'random', 'person']],
  ['innovation', ['random', 'random']],
] as const

const folder = emptyFolder()
const nodes: Node[] = []
afterAll(async () => {
  for (const node of nodes) await node.kill()
})

async function start(): Promise<string> {
  const node = await Node.start({ data: folder })
  nodes.push(node)
  return node.base
}

/** Waits until a condition holds, without a timeout. */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(10)
}

/** Makes every acknowledged change beside answers; returns a check that a server still has them. */
async function changeEverythingElse(base: string): Promise<(base: string) => Promise<void>> {
  const { id, people } = await started([base], 'through-the-ages', ['person', 'person'])
  const [ada] = people
  if (ada === undefined) throw new Error('nobody')
  for (const person of people) {
    await (await person.connect()).watch(id)
    await person.until(() => person.updates.get(id)?.question)
    await person.answers(id, 'end turn')
  }
  const { possible } = await ada.ask('orders', undefined, { match: id })
  const { orders } = await ada.ask('leaveOrder', { id: possible[0]?.id ?? '' }, { match: id })
  ada.send({ type: 'seen', match: id, length: 2 })
  // Messages about a match are handled in order, so `seen`, which has no reply, is done too.
  const replies = await Promise.all([
    ada.sendAndWait({ type: 'say', match: id, text: 'wait' }),
    ada.sendAndWait({ type: 'undo', match: id, to: 0 }),
  ])
  expect(replies).toMatchObject([{ type: 'done' }, { type: 'done' }])
  return async (next) => {
    const back = new TestClient(next)
    back.cookie = ada.cookie
    expect((await back.ask('myMatches')).matches).toMatchObject([{ id, seen: 2 }])
    await (await back.connect()).watch(id)
    const votes = [{ on: 'undo', by: 0, to: 0, agreed: [0], needed: [0, 1] }]
    expect(await back.until(() => back.updates.get(id))).toMatchObject({ length: 2, votes, orders })
    const chat = await back.until(() => back.received.find(({ type }) => type === 'chat'))
    expect(chat).toMatchObject({ lines: [{ number: 1, text: 'wait' }] })
    back.leave()
  }
}

test(
  `${MATCHES} running matches survive ${KILLS} × kill -9: nothing acknowledged is lost, and all can be played on`,
  { timeout },
  async () => {
    let base = await start()
    const crowd = new Crowd(KINDS, () => [base])
    const { matches, players } = crowd
    for (let kill = 0; kill < KILLS; kill++) {
      await crowd.fill(MATCHES)
      const before = crowd.acknowledged
      await until(() => crowd.acknowledged >= before + MATCHES * 5)
      await crowd.fill(MATCHES)
      const isStillThere = await changeEverythingElse(base)
      await nodes.at(-1)?.kill()
      base = await start()
      await isStillThere(base)
    }
    await crowd.over()

    for (const { id, cookie } of matches) {
      const host = new TestClient(base)
      host.cookie = cookie
      await until(async () => (await host.ask('match', undefined, { match: id })).match.status === 'over')
      const record = await recordIn(host, id)
      for (const player of players.filter(({ match }) => match === id)) expectOneAnswerEach(record, player)
    }
    expect(crowd.acknowledged).toBeGreaterThanOrEqual(KILLS * MATCHES * 5)
    reportKills('SQLite', crowd)

    await nodes.at(-1)?.kill()
    const database = new DatabaseSync(join(folder, 'ziggurat.db'))
    const entryAt = database.prepare('SELECT seat, text FROM log WHERE match = ? AND number = ?')
    for (const { match, seat, acknowledged: done } of players) {
      for (const [length, { text }] of done) expect(entryAt.get(match, length)).toEqual({ seat, text })
    }
    database.close()
  },
)
