import { setTimeout as pause } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { missedAfter, present } from './presence.ts'
import { twoNodes } from './test-server.ts'

const BEAT = 200
const two = twoNodes({ pingInterval: BEAT })

test('who is at another node is there, and away when the line or the node is gone', async () => {
  const [one, other] = two.nodes
  const { id, people } = await one.seated(['Ada', 'Ben'], { game: 'innovation' })
  const [ada, benHere] = people
  await ada.until(() => present(ada, id) === '0,1')
  benHere.leave()
  await ada.until(() => present(ada, id) === '0')

  const ben = await other.back(benHere).connect()
  await ben.watch(id)
  await ada.until(() => present(ada, id) === '0,1')
  await ben.until(() => present(ben, id) === '0,1')
  // For as long as the node says so: it does again and again, before nine seconds have passed.
  for (let passed = 0; passed < 12; passed += 3) {
    for (const node of two.nodes) node.ahead += 3_000
    await pause(2 * BEAT)
    expect(present(ada, id)).toBe('0,1')
  }
  expect(await missedAfter(ada, ben, id)).toBeLessThan(10_000)

  await other.close()
  await ada.until(() => present(ada, id) === '0')
  await other.open()
  ada.leave()
})
