import { randomUUID } from 'node:crypto'
import { join } from 'node:path'

import type { Table } from '@ziggurat/kernel'
import { sqliteStore } from '@ziggurat/store'
import type { Store } from '@ziggurat/store'

import { NEW_MATCH_DATA } from '../src/match/match-data.ts'

/**
 * A match that continues from a given position, like one whose rules have changed. Tests can set up a position by names, and
 * need not play until it comes up.
 */
export async function seedMatch(store: Store, people: readonly string[], table: Table): Promise<string> {
  const { game, setting, beatStart } = table
  const id = randomUUID().slice(0, 16)
  const at = Date.now()
  const [host = ''] = people
  const settled = { id, game: game.id, rules: game.version, seats: people.length, options: setting.options }
  await store.addMatch({
    ...settled,
    seed: setting.seed,
    listed: false,
    host,
    created: at,
    data: NEW_MATCH_DATA,
  })
  for (const [seat, person] of people.entries())
    await store.setHolder(id, { seat, person, bot: null, since: at }, null, 'open')
  await store.append(id, 0, [{ at, seat: null, text: `rules ${game.version} from 0` }])
  const state = { rules: game.version, count: 0, state: beatStart.state }
  await store.saveSnapshot(id, { length: 1, text: JSON.stringify(state) })
  await store.changeMatch(id, 'open', { status: 'running', started: at })
  return id
}

/** The same, in a server's data folder. */
export async function seedMatchIn(data: string, people: readonly string[], table: Table): Promise<string> {
  const store = await sqliteStore(join(data, 'ziggurat.db'))
  const id = await seedMatch(store, people, table)
  await store.close()
  return id
}
