import { expect, test } from 'vitest'

import { ServerEvents } from '../src/events.ts'
import { Limits } from '../src/limits.ts'
import { Logger } from '../src/logger.ts'
import { Metrics } from '../src/metrics.ts'
import { watchRefusals } from '../src/refusals.ts'

test('an address that reaches a limit again and again is logged once a minute, and many addresses do not fill the log', async () => {
  const lines: string[] = []
  let now = 0
  const events = new ServerEvents()
  const metrics = new Metrics()
  const log = new Logger('info', (line) => lines.push(line))
  watchRefusals(events, { metrics, log, now: () => now })
  const limits = new Limits(() => now, events, 0)
  const refuse = (address: string): boolean => limits.may('messages', 'somebody', address)
  for (let i = 0; i < 100; i++) expect(refuse('10.0.0.1')).toBe(false)
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    {
      at: expect.any(String),
      level: 'info',
      what: 'a limit was reached',
      limit: 'messages',
      address: '10.0.0.1',
    },
  ])
  refuse('10.0.0.2')
  events.emit('cut', 'silent', '10.0.0.1')
  expect(lines).toHaveLength(3)
  now = 59_000
  refuse('10.0.0.1')
  expect(lines).toHaveLength(3)
  now = 61_000
  for (let i = 0; i < 1_000; i++) refuse(`10.0.${i >> 8}.${i & 255}`)
  expect(lines.length).toBeLessThanOrEqual(3 + 200)
  expect(await metrics.text()).toContain('ziggurat_refusals_total{limit="messages"} 1102')
})

test('an address that has used up a limit is not forgotten before the limit is full again', () => {
  let now = 0
  const limits = new Limits(() => now, new ServerEvents())
  const use = (): number =>
    Array.from({ length: 200 }, () => limits.may('guests', 'here')).filter(Boolean).length
  expect(use()).toBe(100)
  now = 700_000
  limits.sweep()
  expect(use()).toBe(21)
  now += 3_600_000
  limits.sweep()
  expect(use()).toBe(100)
})
