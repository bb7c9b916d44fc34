import { expect, test } from 'vitest'

import { twoNodes } from './house.ts'

const two = twoNodes({ beat: 1_000 })

test('who is at another node is there, and away when the line or the node is gone', async () => {
  const [one, other] = two.nodes
  const { id, people } = await one.seated(['Ada', 'Ben'], { game: 'innovation' })
  const [ada, benHere] = people
  const present = (): string => ada.tables.get(id)?.present.join() ?? ''
  await ada.until(() => present() === '0,1')
  benHere.leave()
  await ada.until(() => present() === '0')

  const ben = await other.back(benHere).connect()
  await ben.watch(id)
  await ada.until(() => present() === '0,1')
  await ben.until(() => ben.tables.get(id)?.present.join() === '0,1')
  // For as long as the node says so.
  await new Promise((passed) => setTimeout(passed, 11_000))
  expect(present()).toBe('0,1')

  // A line that broke far away: nothing comes from it any more.
  ben.socket?.pause()
  const since = Date.now()
  await ada.until(() => present() === '0')
  expect(Date.now() - since).toBeLessThan(10_000)
  ben.socket?.resume()
  await ada.until(() => present() === '0,1')

  await other.close()
  await ada.until(() => present() === '0')
  await other.open()
  ada.leave()
})
