import { expect, test } from 'vitest'

import { ServerEvents } from '../src/events.ts'
import { Outbox } from '../src/outbox.ts'
import type { Receiver } from '../src/outbox.ts'

test('over a cap, the client with the most unsent bytes is cut: of the address over its cap, or of the address with the most', () => {
  const events = new ServerEvents()
  const log: string[] = []
  events.on('cut', (why, address) => log.push(`${why} ${address}`))
  const outbox = new Outbox(events, { one: 100, address: 250, all: 500 })
  const receiver = (address: string): Receiver => ({ address, unsent: 0, end: () => log.push('end') })
  const add = (address: string, bytes: number): Receiver => {
    const added = receiver(address)
    outbox.measured(added, bytes)
    return added
  }
  const cuts = (): string[] => log.splice(0)
  add('a', 101)
  expect([cuts(), outbox.bytes]).toEqual([['unsent a', 'end'], 0])
  const [slow] = [add('b', 40), add('b', 90), add('b', 80)]
  add('b', 50)
  expect([cuts(), outbox.bytes]).toEqual([['unsent_address b', 'end'], 170])
  // A single client elsewhere has more than anyone at the largest address, but its address has less.
  add('c', 95)
  for (let i = 0; i < 7; i++) add('d', 33)
  expect(cuts()).toEqual([])
  add('e', 10)
  expect([cuts(), outbox.bytes]).toEqual([['unsent_all d', 'end'], 473])
  outbox.measured(slow, 0)
  expect(outbox.bytes).toBe(433)
})
