import type { Store } from '@ziggurat/store'
import { position } from '@ziggurat/through-the-ages/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { seedMatch } from './seed-match.ts'
import type { TestClient } from './test-client.ts'
import { twoNodes } from './test-server.ts'

const two = twoNodes()
let store: Store
beforeAll(async () => {
  store = await two.nodes[0].store()
})
afterAll(() => store.close())

/** A position in which Ada, on one node, can attack Ben, on the other. */
async function attackable(): Promise<readonly [match: string, ada: TestClient, ben: TestClient]> {
  const [ada, ben] = [await two.nodes[0].guest('Ada'), await two.nodes[1].guest('Ben')]
  const { table } = position({
    players: [
      { on: { warriors: 9 }, government: 'monarchy', military: ['plunder-i'], unused: 1 },
      { on: { warriors: 6 }, military: ['military-bonus-i', 'legion'] },
    ],
    stage: 'politics',
  })
  const match = await seedMatch(store, [ada.person?.id ?? '', ben.person?.id ?? ''], table)
  for (const person of [ada, ben]) {
    await (await person.connect()).watch(match)
    await person.until(() => person.updates.get(match))
  }
  return [match, ada, ben]
}

const orderedIn = async (match: string): Promise<readonly string[]> =>
  (await store.entries(match, 1)).filter(({ seat }) => seat === 1).map(({ text }) => text)

const TIMES = 12

test(
  'an order that was left on one node answers a question that opens on another, once',
  { timeout: 60_000 },
  async () => {
    for (let time = 0; time < TIMES; time++) {
      const [match, ada, ben] = await attackable()
      await ben.ask('leaveOrder', { id: 'defend cards' }, { match })
      await ada.answers(match, 'attack 1 plunder-i')
      await ada.until(() => ada.at(match).events.some(({ kind }) => kind === 'defended'))
      await ben.until(() => ben.at(match).ordered.length > 0)
      expect(await orderedIn(match)).toEqual(['order bonus military-bonus-i discard legion'])
      for (const person of [ada, ben]) person.leave()
    }
  },
)

test('an order that is left while its question opens answers it once', { timeout: 60_000 }, async () => {
  for (let time = 0; time < TIMES; time++) {
    const [match, ada, ben] = await attackable()
    await Promise.all([
      ben.ask('leaveOrder', { id: 'defend nothing' }, { match }),
      ada.answers(match, 'attack 1 plunder-i'),
    ])
    await ada.until(() => ada.at(match).events.some(({ kind }) => kind === 'yielded'))
    expect(await orderedIn(match)).toEqual(['order yield'])
    for (const person of [ada, ben]) person.leave()
  }
})

test('an order that was withdrawn on any node does not answer', { timeout: 60_000 }, async () => {
  for (let time = 0; time < TIMES; time++) {
    const [match, ada, ben] = await attackable()
    // Left on one node and withdrawn on the other.
    const away = two.nodes[0].clientFor(ben)
    await away.ask('leaveOrder', { id: 'defend nothing' }, { match })
    await ben.ask('withdrawOrder', undefined, { match, subject: 'defence' })
    await ada.answers(match, 'attack 1 plunder-i')
    expect((await ben.until(() => ben.at(match).question)).kind).toBe('defend')
    await ben.answers(match, 'yield')
    expect(await orderedIn(match)).toEqual(['answer yield'])
    for (const person of [ada, ben]) person.leave()
  }
})

test(
  'its owner is notified on each node when an order is dropped, and others are not',
  { timeout: 60_000 },
  async () => {
    const [match, ada, ben] = await attackable()
    const elsewhere = await two.nodes[1].clientFor(ada).connect()
    await elsewhere.watch(match)
    await elsewhere.until(() => elsewhere.updates.get(match))
    await elsewhere.ask('leaveOrder', { id: 'defend cards' }, { match })
    await ada.until(() => ada.at(match).orders.length === 1)
    await ada.answers(match, 'attack 1 plunder-i')
    for (const person of [ada, elsewhere])
      await person.until(() => person.at(match).orders[0]?.dropped?.join() === 'cards')
    await ben.barrier(match)
    expect(ben.received.flatMap((message) => ('orders' in message ? message.orders : []))).toEqual([])
    expect(ben.raw.join()).not.toContain('dropped')
    for (const person of [ada, elsewhere, ben]) person.leave()
  },
)
