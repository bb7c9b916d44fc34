import { join } from 'node:path'

import type { Clock } from '@ziggurat/protocol'
import { sqliteStore } from '@ziggurat/store'
import type { Store } from '@ziggurat/store'
import { afterAll } from 'vitest'

import { NEW_MATCH_DATA } from '../src/match/match-data.ts'
import { emptyFolder } from './folder.ts'

/** A store with Ada and Ben in it, for the tests of a file. */
export async function storeOfTwo(): Promise<Store> {
  const store = await sqliteStore(join(emptyFolder(), 'ziggurat.db'))
  afterAll(() => store.close())
  for (const name of ['Ada', 'Ben'])
    await store.addPerson({ id: name.toLowerCase(), name, account: false, created: 1 })
  return store
}

/** Starts a match of Ada and Ben. */
export async function beginToyGame(store: Store, id: string, clock: Clock, at: number): Promise<void> {
  const settled = { game: 'stones', rules: 1, seats: 2, options: {}, seed: 'ab'.repeat(32) }
  const holders = ['ada', 'ben'].map((person, seat) => ({ seat, person, bot: null, since: at }))
  const data = { ...NEW_MATCH_DATA, clock }
  await store.addMatch({ id, ...settled, listed: true, host: 'ada', created: at, data }, undefined, holders)
  await store.changeMatch(id, 'open', { status: 'running', started: at })
}
