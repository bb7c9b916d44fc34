import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

import { quick } from '@ziggurat/kernel'
import { afterAll, expect, test } from 'vitest'

import { Visitor } from './client.ts'
import { Node } from './nodes.ts'
import { expectOneAnswerEach, MISCHIEVOUS, Player, recordIn, started } from './players.ts'

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
    const players: Player[] = []
    const matches: { readonly id: string; readonly cookie: string }[] = []
    const ends: Promise<unknown>[] = []
    const open = async (): Promise<void> => {
      const [game, seats] = KINDS[matches.length % KINDS.length] ?? KINDS[0]
      const { id, people, host } = await started([base], game, seats)
      matches.push({ id, cookie: host.cookie })
      for (const person of people) {
        const player = new Player(person, id, quick(players.length), MISCHIEVOUS, () => [base])
        players.push(player)
        const end = player.playOut()
        end.catch(() => {})
        ends.push(end)
      }
    }
    const acknowledged = (): number => players.reduce((sum, player) => sum + player.acknowledged.size, 0)
    const running = async (): Promise<number> => {
      const asked = matches.map(({ id }) => new Visitor(base).ask('match', undefined, { match: id }))
      return (await Promise.all(asked)).filter(({ match }) => match.status === 'running').length
    }

    for (let i = 0; i < MATCHES; i++) await open()
    for (let kill = 0; kill < KILLS; kill++) {
      const before = acknowledged()
      await until(() => acknowledged() >= before + MATCHES * 5)
      // In the place of those that are over others are begun.
      for (let missing = MATCHES - (await running()); missing > 0; missing--) await open()
      await nodes.at(-1)?.kill()
      base = await start()
    }
    await Promise.all(ends)

    for (const { id, cookie } of matches) {
      const host = new Visitor(base)
      host.cookie = cookie
      await until(async () => (await host.ask('match', undefined, { match: id })).match.status === 'over')
      const record = await recordIn(host, id)
      for (const player of players.filter(({ match }) => match === id)) expectOneAnswerEach(record, player)
    }
    expect(acknowledged()).toBeGreaterThan(KILLS * MATCHES * 5)

    await nodes.at(-1)?.kill()
    const database = new DatabaseSync(join(folder, 'ziggurat.db'))
    const entryAt = database.prepare('SELECT seat, text FROM log WHERE match = ? AND number = ?')
    for (const { match, seat, acknowledged: done } of players) {
      for (const [length, id] of done)
        expect(entryAt.get(match, length)).toEqual({ seat, text: `answer ${id}` })
    }
    database.close()
  },
)
