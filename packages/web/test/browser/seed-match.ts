import { join } from 'node:path'

import type { Seat, Table } from '@ziggurat/kernel'
import { sqliteStore } from '@ziggurat/store'
import type { NewMatch } from '@ziggurat/store'

import type { Player } from './player.ts'
import type { TestSite } from './test-site.ts'

/** Who holds a seat. */
type Sitter = Player | 'novice' | 'random'

let count = 0

/**
 * Writes a running match at a given position to the database, as after a change of the rules, with these answers. The
 * players' `match` is set to it.
 */
export async function seedMatch(
  site: TestSite,
  { table }: { readonly table: Table },
  sitters: readonly Sitter[],
  answers: readonly (readonly [Seat, string])[] = [],
): Promise<string> {
  const { game, setting, origin } = table
  const store = await sqliteStore(join(site.folder, 'ziggurat.db'))
  const id = `staged${++count}`
  const now = Date.now()
  const people = sitters.filter((sitter) => typeof sitter !== 'string')
  const match: NewMatch = {
    id,
    game: game.id,
    rules: game.version,
    seats: setting.seats,
    options: setting.options,
    seed: setting.seed,
    listed: true,
    host: people[0]?.person ?? '',
    created: now,
    data: { clock: { kind: 'none' }, atZero: 'bot', outcome: null, rematch: null },
  }
  await store.addMatch(match)
  for (const [seat, sitter] of sitters.entries()) {
    const holder =
      typeof sitter === 'string' ? { person: null, bot: sitter } : { person: sitter.person, bot: null }
    await store.setHolder(id, { seat, ...holder, since: now }, null, 'open')
  }
  const { state } = origin
  await store.saveSnapshot(id, { length: 0, text: JSON.stringify({ rules: game.version, count: 0, state }) })
  const first = { at: now, seat: null, text: `rules ${game.version} from 0` }
  const given = answers.map(([seat, answer]) => ({ at: now, seat, text: `answer ${answer}` }))
  await store.append(id, 0, [first, ...given])
  await store.changeMatch(id, 'open', { status: 'running', started: now })
  await store.remind(id, now)
  await store.close()
  for (const player of people) player.match = id
  return id
}
