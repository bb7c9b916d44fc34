import { expect, test, vi } from 'vitest'

import { openGuarded } from './guarded-server.ts'
import { TestClient } from './test-client.ts'

vi.setConfig({ testTimeout: 180_000 })

/** How long the guests take back answers, in milliseconds, and how much faster than the rate limits allow. */
const FLOOD = 60_000
const FASTER = 20

/** Starts a match of 7 Wonders against these bots, opened from this address. */
async function against(
  base: string,
  address: string,
  bots: readonly string[],
): Promise<[TestClient, string]> {
  const from = { 'x-forwarded-for': address }
  const guest = new TestClient(base)
  expect(await guest.request('enter', { name: 'Somebody' }, {}, from)).toMatchObject({ status: 200 })
  const seats = ['me', ...bots.map((bot) => ({ bot }))]
  const { data } = await guest.request('open', { game: 'seven-wonders', seats }, {}, from)
  const { id } = (data as { match: { id: string } }).match
  await (await guest.connect(from)).watch(id)
  await guest.ask('start', {}, { match: id })
  await guest.until(() => guest.updates.get(id)?.question)
  return [guest, id]
}

/** Answers, and waits until the bots have answered; how long that took. */
async function turn(guest: TestClient, id: string): Promise<number> {
  const { answers } = guest.at(id)
  const began = performance.now()
  await guest.answers(id)
  await guest.until(() => guest.at(id).answers > answers && guest.at(id).question, 60_000)
  return performance.now() - began
}

/** Takes an answer back again and again; how often. */
async function flood([guest, id]: readonly [TestClient, string], until: number): Promise<number> {
  let undos = 0
  for (; performance.now() < until; undos++) {
    await turn(guest, id)
    await guest.sendAndWait({ type: 'undo', match: id, to: guest.at(id).undo?.to ?? 0 })
    await guest.until(() => guest.at(id).question, 60_000)
  }
  guest.leave()
  return undos
}

/** Plays until then; how long the bots took in the median of the last third of the turns. */
async function play(base: string, until: number): Promise<number> {
  const waits: number[] = []
  while (performance.now() < until) {
    const [ada, id] = await against(base, '10.0.0.2', ['novice', 'novice', 'novice'])
    while (performance.now() < until && ada.at(id).answers < 60) waits.push(await turn(ada, id))
    ada.leave()
  }
  const last = waits.slice(-waits.length / 3).sort((one, other) => one - other)
  return last[last.length >> 1] ?? 0
}

test('guests who take back answers again and again do not make others wait for their bots', async () => {
  const server = await openGuarded({ trustedProxies: '1' }, FASTER)
  const quiet = await play(server.base, performance.now() + FLOOD / 4)
  const random = Array.from({ length: 6 }, () => 'random')
  const guests = await Promise.all(random.map(() => against(server.base, '10.0.0.1', random)))
  const until = performance.now() + FLOOD
  const [busy, ...undos] = await Promise.all([
    play(server.base, until),
    ...guests.map((guest) => flood(guest, until)),
  ])
  const all = undos.reduce((sum, count) => sum + count, 0)
  process.stdout.write(`${all} undos; three bots take ${quiet | 0} ms, and ${busy | 0} ms during the flood\n`)
  expect(all).toBeGreaterThan(100)
  expect(busy).toBeLessThan(4 * quiet + 200)
  await server.close()
})
