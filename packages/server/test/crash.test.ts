import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

import { afterAll, expect, test } from 'vitest'

import { Visitor } from './client.ts'
import { Crowd } from './crowd.ts'
import { Node } from './nodes.ts'
import { expectOneAnswerEach, recordIn } from './players.ts'

const long = process.env['LONG'] !== undefined
const MATCHES = long ? 50 : 5
const KILLS = long ? 20 : 3

const KINDS = [
  ['through-the-ages', ['person', 'person']],
  ['innovation', ['person', 'novice']],
  ['seven-wonders', ['novice', 'random', 'random']],
  ['through-the-ages', ['person', 'random']],
  ['innovation', ['person', 'person', 'random']],
  ['seven-wonders', ['person', 'person', 'novice']],
  ['through-the-ages', ['person', 'random', 'person']],
  ['innovation', ['random', 'random']],
] as const

const folder = mkdtempSync(join(tmpdir(), 'ziggurat-crash-'))
const nodes: Node[] = []
afterAll(async () => {
  for (const node of nodes) await node.kill()
  rmSync(folder, { recursive: true, force: true })
})

async function start(): Promise<string> {
  const node = await Node.start({ data: folder })
  nodes.push(node)
  return node.base
}

/** Until something holds, however long the machine takes. */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(10)
}

test(
  `${MATCHES} running matches survive ${KILLS} times kill -9: nothing acknowledged is missing, all go on`,
  { timeout: 1_200_000 },
  async () => {
    let base = await start()
    const crowd = new Crowd(KINDS, () => [base])
    const { matches, players } = crowd
    for (let kill = 0; kill < KILLS; kill++) {
      await crowd.fill(MATCHES)
      const before = crowd.acknowledged
      await until(() => crowd.acknowledged >= before + MATCHES * 5)
      await crowd.fill(MATCHES)
      await nodes.at(-1)?.kill()
      base = await start()
    }
    await crowd.over()

    for (const { id, cookie } of matches) {
      const host = new Visitor(base)
      host.cookie = cookie
      await until(async () => (await host.ask('match', undefined, { match: id })).match.status === 'over')
      const record = await recordIn(host, id)
      for (const player of players.filter(({ match }) => match === id)) expectOneAnswerEach(record, player)
    }
    expect(crowd.acknowledged).toBeGreaterThanOrEqual(KILLS * MATCHES * 5)

    await nodes.at(-1)?.kill()
    const database = new DatabaseSync(join(folder, 'ziggurat.db'))
    const entryAt = database.prepare('SELECT seat, text FROM log WHERE match = ? AND number = ?')
    for (const { match, seat, acknowledged: done } of players) {
      for (const [length, { text }] of done) expect(entryAt.get(match, length)).toEqual({ seat, text })
    }
    database.close()
  },
)
