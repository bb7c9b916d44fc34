import { join } from 'node:path'

import { ask, askAll, Question } from '@ziggurat/kernel'
import type { Game, GameState, Parts } from '@ziggurat/kernel'
import type { Clock } from '@ziggurat/protocol'
import { sqliteStore } from '@ziggurat/store'
import type { Store } from '@ziggurat/store'
import { afterAll } from 'vitest'

import { NEW_MATCH_DATA } from '../src/match/match-data.ts'
import { emptyFolder } from './folder.ts'

interface Stones extends GameState {
  heap: number
  turn: number
}

/** How one version of the rules differs from another. */
interface Change {
  /** How many stones a player may add. */
  readonly most: number
  /** What each stone scores. */
  readonly worth?: number
  readonly beats?: number
  /** Whether both players add at the same time. */
  readonly together?: boolean
}

/** Two players add stones in turn. Later rules refuse what earlier ones allowed, or score otherwise. */
export function toyGame(version: number, { most, worth = 1, beats = 100, together = false }: Change): Game {
  const idOf = ({ does, count }: Parts): string => `${does} ${count}`
  const options = Array.from({ length: most }, (_, i) => ({
    id: idOf({ does: 'add', count: i + 1 }),
    does: 'add',
    count: i + 1,
  }))
  const adding = (seat: number) => new Question(seat, 'add', () => options)
  const game: Game<Stones> = {
    id: 'stones',
    version,
    seats: { min: 2, max: 2 },
    options: {},
    idOf,
    cards: () => [],
    why: () => [],
    check: () => {},
    setup: (_seats, _options, random) => ({ random, heap: 0, turn: 0 }),
    *beat(state) {
      const seat = state.turn++ % 2
      const added = together ? yield* askAll([adding(0), adding(1)]) : [yield* ask(adding(seat))]
      for (const { count } of added) state.heap += count * worth
    },
    outcome: ({ heap, turn }) => (turn === beats ? { scores: [heap, 0], places: [1, 2] } : null),
    view: ({ heap, turn }) => ({ heap, turn }),
    hidden: () => [],
  }
  return game
}

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
