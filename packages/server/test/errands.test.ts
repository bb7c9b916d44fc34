import { sqliteStore } from '@ziggurat/store'
import type { Store } from '@ziggurat/store'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { Errands } from '../src/background/errands.ts'
import { Logger } from '../src/logger.ts'

const MINUTE = 60_000

let store: Store
let clock = 0
let nodes: Errands[] = []
let logged: string[] = []

type Handler = (about: string) => Promise<number | null>

function node(tell: Handler): Errands {
  const log = new Logger('error', (line) => logged.push(line))
  const made = new Errands({ store, log, now: () => clock, interval: 5, handlers: { tell } })
  nodes.push(made)
  made.start()
  return made
}

beforeEach(async () => {
  store = await sqliteStore(':memory:')
  clock = 1_000_000
  nodes = []
  logged = []
})
afterEach(async () => {
  for (const each of nodes) await each.close()
  await store.close()
})

test('an errand is done once by one of two nodes, and again when its handler says so', async () => {
  const done: string[] = []
  const tell = async (about: string): Promise<number | null> => {
    done.push(about)
    return done.length === 1 ? clock + MINUTE : null
  }
  node(tell)
  node(tell)
  await store.addErrand('tell ada', clock)
  await expect.poll(() => done).toEqual(['ada'])
  clock += MINUTE
  await expect.poll(() => done).toEqual(['ada', 'ada'])
  await expect.poll(() => store.nextErrand()).toBeNull()
})

test('an errand that fails is logged, and tried again after 1, 5 and 30 minutes, then every 6 hours', async () => {
  let tries = 0
  node(async () => {
    tries++
    throw new Error('no line')
  })
  await store.addErrand('tell ada', clock)
  for (const [at, minutes] of [1, 5, 30, 360, 360].entries()) {
    await expect.poll(() => store.nextErrand()).toBe(clock + minutes * MINUTE)
    expect([tries, logged.length]).toEqual([at + 1, at + 1])
    clock += minutes * MINUTE
  }
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({ what: 'an errand failed', errand: 'tell ada' })
})

test('an errand that is added while it is being done is done once more', async () => {
  const first = Promise.withResolvers<null>()
  const done: number[] = []
  node(async () => {
    done.push(done.length)
    return done.length === 1 ? first.promise : null
  })
  await store.addErrand('tell ada', clock)
  await expect.poll(() => done).toEqual([0])
  await store.addErrand('tell ada', clock)
  first.resolve(null)
  await expect.poll(() => done).toEqual([0, 1])
  await expect.poll(() => store.nextErrand()).toBeNull()
})

test('an errand without a handler is tried again later: a newer node may know it', async () => {
  node(async () => null)
  await store.addErrand('sing aria', clock)
  await expect.poll(() => store.nextErrand()).toBe(clock + MINUTE)
})
