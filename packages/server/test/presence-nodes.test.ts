import { setTimeout as pause } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { timeUntilAway, present } from './presence.ts'
import { twoNodes } from './test-server.ts'

const PING_INTERVAL = 200
const two = twoNodes({ pingInterval: PING_INTERVAL })

test('a person on another node is present, and away when the connection or the node is gone', async () => {
  const [one, other] = two.nodes
  const { id, people } = await one.seated(['Ada', 'Ben'], { game: 'innovation' })
  const [ada, benHere] = people
  await ada.until(() => present(ada, id) === '0,1')
  benHere.leave()
  await ada.until(() => present(ada, id) === '0')

  const ben = await other.clientFor(benHere).connect()
  await ben.watch(id)
  await ada.until(() => present(ada, id) === '0,1')
  await ben.until(() => present(ben, id) === '0,1')
  // The node repeats its announcement before it expires after nine seconds.
  for (let passed = 0; passed < 12; passed += 3) {
    for (const node of two.nodes) node.ahead += 3_000
    await pause(2 * PING_INTERVAL)
    expect(present(ada, id)).toBe('0,1')
  }
  expect(await timeUntilAway(ada, ben, id)).toBeLessThan(10_000)

  await other.close()
  await ada.until(() => present(ada, id) === '0')
  await other.open()
  ada.leave()
})
