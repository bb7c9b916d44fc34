import { sqliteStore } from '@ziggurat/store'
import type { Store } from '@ziggurat/store'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { ClockGuard } from '../src/clock-guard.ts'
import { Logger } from '../src/logger.ts'
import { DAY } from './clock-readings.ts'
import { PASSWORD, TestServer } from './test-server.ts'

const HOUR = DAY / 24

describe('a clock guard', () => {
  let store: Store
  /** The system clock, and the uptime of the process. */
  let clock = 0
  let uptime = 0
  let lines: string[] = []
  const pass = (time: number): void => {
    clock += time
    uptime += time
  }
  const started = async (): Promise<ClockGuard> => {
    const guard = new ClockGuard(
      store,
      new Logger('info', (line) => lines.push(line)),
      () => clock,
      () => uptime,
    )
    await guard.start()
    return guard
  }

  beforeEach(async () => {
    store = await sqliteStore(':memory:')
    clock = Date.UTC(2026, 0, 1)
    uptime = 0
    lines = []
  })
  afterEach(() => store.close())

  test('trusts a clock that agrees with uptime, and one that is set by some days', async () => {
    const guard = await started()
    pass(40 * DAY)
    expect(guard.time()).toBe(clock)
    clock += 9 * DAY
    await guard.check()
    expect([guard.time(), guard.doubtedSince]).toEqual([clock, null])
  })

  test('doubts a jump of 400 days from the first moment, until the clock is set right', async () => {
    const guard = await started()
    pass(HOUR)
    const before = clock
    clock += 400 * DAY
    expect(guard.time()).toBe(before)
    await guard.check()
    expect(guard.doubtedSince).toBe(clock)
    pass(HOUR)
    expect(guard.time()).toBe(before + HOUR)
    clock -= 400 * DAY
    await guard.check()
    expect([guard.time(), guard.doubtedSince]).toEqual([clock, null])
  })

  test('doubts the clock of a server that was off for a month, and accepts it after a week of uptime', async () => {
    await started()
    const before = clock
    clock += 30 * DAY
    uptime = 0
    const guard = await started()
    expect([guard.time(), guard.doubtedSince]).toEqual([before, clock])
    const logged = () => lines.map((line) => (JSON.parse(line) as { level: string }).level)
    for (let day = 0; day < 7; day++) {
      expect(guard.doubtedSince).not.toBeNull()
      expect(logged()).toEqual(['warn'])
      pass(DAY)
      await guard.check()
    }
    expect([guard.time(), guard.doubtedSince]).toEqual([clock, null])
    expect(logged()).toEqual(['warn', 'info'])
    expect((await started()).doubtedSince).toBeNull()
  })

  test('trusts the clock once an administrator has confirmed it, also on the other nodes', async () => {
    await started()
    clock += 30 * DAY
    const [one, other] = [await started(), await started()]
    await one.confirm()
    expect([one.time(), one.doubtedSince]).toEqual([clock, null])
    await other.check()
    expect([other.time(), other.doubtedSince]).toEqual([clock, null])
  })

  test('does not accept a clock with which those of other nodes disagree', async () => {
    await started()
    const right = clock
    clock += 400 * DAY
    const guard = await started()
    for (let day = 1; day < 20; day++) {
      pass(DAY)
      await store.saveSetting('latest-time', `${right + day * DAY}`)
      await guard.check()
    }
    expect(guard.doubtedSince).not.toBeNull()
    expect(guard.time()).toBe(right + 19 * DAY)
  })
})

test('a jump of 400 days ends no session, game or guest; after a month off, people sign in', async () => {
  let uptime = 0
  const server = new TestServer(undefined, { uptime: () => uptime, sweep: 20, errandInterval: 20 })
  await server.open()
  const slow = { kind: 'slow', days: 2 } as const
  const { id, people } = await server.seated(['Ada', 'Ben'], { clock: slow, game: 'innovation' })
  const guest = await server.guest('Eve')
  await server.account('Fay')
  server.ahead += 400 * DAY
  uptime += 1000
  // A move after the jump shows that the caretaker had its rounds.
  const [ada, ben] = people
  const metric = async (): Promise<string> => (await fetch(`${server.base}/metrics`)).text()
  await expect.poll(metric).toContain('ziggurat_clock_in_doubt 1')
  const first = [ada, ben].find((person) => person.at(id).question !== null)
  await first?.answers(id)
  for (const person of [ada, ben, guest]) expect((await person.ask('me')).person).not.toBeNull()
  expect((await ada.ask('match', undefined, { match: id })).match.seats).toMatchObject([
    { kind: 'person' },
    { kind: 'person' },
  ])
  for (const person of people) person.leave()
  await server.close()
  server.ahead -= 370 * DAY
  await server.open()
  expect((await server.clientFor(guest).ask('me')).person).not.toBeNull()
  const dan = await server.guest('Dan')
  expect((await dan.ask('signIn', { name: 'Fay', password: PASSWORD })).person?.name).toBe('Fay')
  await server.close()
  server.deleteFolder()
})
