import { afterEach, expect, test } from 'vitest'

import { from } from './counted.ts'
import { openGuarded } from './guarded-server.ts'
import type { GuardedServer } from './guarded-server.ts'
import { TestClient } from './test-client.ts'

/** So many that their tables fill the list: three each. */
const CROWD = 17

let server: GuardedServer
afterEach(() => server.close())

/** A guest at an address, who opens tables there. */
async function guestAt(address: string, name: string) {
  const client = new TestClient(server.base)
  await client.request('enter', { name }, {}, from(address))
  const open = async (): Promise<string> => {
    const wish = { game: 'innovation', seats: ['me', { bot: 'random' }], listed: true }
    const { status, data } = await client.request('open', wish, {}, from(address))
    expect(status).toBe(200)
    return (data as { match: { id: string } }).match.id
  }
  const run = async (): Promise<string> => {
    const match = await open()
    expect((await client.request('start', {}, { match }, from(address))).status).toBe(200)
    return match
  }
  return { open, run }
}

test('guests of one address cannot push the tables of others off the list', { timeout: 60_000 }, async () => {
  server = await openGuarded({ trustedProxies: '1' })
  const honest = await guestAt('10.0.0.1', 'Honest')
  const [open, running] = [await honest.open(), await honest.run()]
  for (let i = 0; i < CROWD; i++) {
    const guest = await guestAt('10.0.0.2', `Guest ${i}`)
    for (let table = 0; table < 3; table++) await guest.run()
    for (let table = 0; table < 3; table++) await guest.open()
  }
  const listed = await new TestClient(server.base).ask('matches')
  const [openIds, runningIds] = [listed.open, listed.running].map((tables) => tables.map(({ id }) => id))
  expect([openIds?.length, runningIds?.length]).toEqual([50, 50])
  // Ten tables of the crowd may come before others, open and running ones together; the rest comes last.
  const [before, beforeRunning] = [openIds?.indexOf(open), runningIds?.indexOf(running)]
  expect([before, beforeRunning]).not.toContain(-1)
  expect((before ?? 0) + (beforeRunning ?? 0)).toBe(10)
  // A new table of another address comes first.
  const next = await (await guestAt('10.0.0.3', 'Next')).open()
  expect((await new TestClient(server.base).ask('matches')).open[0]?.id).toBe(next)
})
