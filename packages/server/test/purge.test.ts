import { readFileSync } from 'node:fs'

import type { Store } from '@ziggurat/store'
import { expect, test } from 'vitest'

import { AUDIT_LOG, FINISHED_REPORT, IDLE_GUEST, PURGE_INTERVAL } from '../src/background/purge.ts'
import { OPEN_TABLE } from '../src/lobby/lobby.ts'
import { SESSION } from '../src/people.ts'
import { Settings } from '../src/settings.ts'
import { DAY } from './clock-readings.ts'
import { testServer } from './test-server.ts'

const server = testServer({ errandInterval: 20 })

/** Lets the purge run once at the server's time. Then it is due again in an hour; while it runs, its lease ends in a minute. */
async function purge(store: Store): Promise<void> {
  await store.addErrand('purge', 0)
  await expect.poll(() => store.nextErrand()).toBeGreaterThan(Date.now() + server.ahead + 120_000)
}

test('guests who have left no trace go 30 days after their last visit; others stay', async () => {
  const store = await server.store()
  const [idle, back, host, talker, account] = await server.guests(['Idle', 'Back', 'Host', 'Tara', 'Acc'])
  await account.ask('register', { name: 'Accounted', password: 'correct horse battery' })
  const { match } = await host.ask('open', { game: 'innovation', seats: ['open', 'open'], listed: true })
  await (await talker.connect()).watch(match.id)
  await talker.sendAndWait({ type: 'say', match: match.id, text: 'Hello' })
  talker.leave()
  server.ahead += 13 * DAY
  await back.ask('me')
  server.ahead += 18 * DAY
  await purge(store)
  const left = async (person: { readonly person: { readonly id: string } | null }) =>
    (await store.person(person.person?.id ?? '')) !== null
  expect(await Promise.all([idle, back, host, talker, account].map(left))).toEqual([
    false,
    true,
    // The table has expired too, and with it all that they left.
    false,
    false,
    true,
  ])
  expect((await idle.ask('me')).person).toBeNull()
  await store.close()
})

test('open tables expire: live ones after a day, others after 14 days; watchers are shown that it is closed', async () => {
  const store = await server.store()
  const host = await (await server.guest('Host')).connect()
  const open = async (clock: object): Promise<string> => {
    const { match } = await host.ask('open', {
      game: 'innovation',
      seats: ['me', 'open'],
      clock: clock as never,
    })
    return match.id
  }
  const live = await open({ kind: 'live', reserve: 600, increment: 10 })
  const slow = await open({ kind: 'slow', days: 3 })
  await host.watch(live)
  const left = async (): Promise<readonly boolean[]> =>
    Promise.all([live, slow].map(async (id) => (await store.match(id)) !== null))
  server.ahead += DAY - 1000
  await purge(store)
  expect(await left()).toEqual([true, true])
  server.ahead += 2000
  await purge(store)
  expect(await left()).toEqual([false, true])
  await host.until(() => host.received.some((each) => each.type === 'closed' && each.match === live))
  server.ahead += 13 * DAY
  await purge(store)
  expect(await left()).toEqual([false, false])
  host.leave()
  await store.close()
})

test('finished games of guests are kept for as long as the host has set; games with an account stay', async () => {
  const store = await server.store()
  const [guest, owner] = await server.guests(['Guest', 'Owner'])
  await owner.ask('register', { name: 'Owner', password: 'correct horse battery' })
  const game = {
    game: 'innovation',
    rules: 1,
    seats: 2,
    options: {},
    seed: 'ab',
    listed: false,
    created: Date.now() + server.ahead,
    data: { clock: { kind: 'none' }, atZero: 'bot', outcome: null, rematch: null },
  }
  await store.addUploaded({ ...game, id: 'of-guests', host: guest.person?.id ?? '' }, [])
  await store.addUploaded({ ...game, id: 'of-an-account', host: owner.person?.id ?? '' }, [])
  server.ahead += 20 * DAY
  await guest.ask('me')
  await purge(store)
  expect(await store.match('of-guests')).not.toBeNull()
  await new Settings(store, Date.now).change({ guestGameDays: 20 })
  server.ahead += 60_000
  await purge(store)
  expect(await store.match('of-guests')).toBeNull()
  expect(await store.match('of-an-account')).not.toBeNull()
  await store.close()
})

test('docs/hosting.md has the schedule', () => {
  const page = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8')
  const rows = [...page.matchAll(/^\| (.+?) +\| .+? +\| (.+?) +\|$/gmu)]
  const until = (what: string) => rows.find(([, first]) => first?.startsWith(what))?.[2]
  const days = (time: number): number => time / DAY
  expect(until('name;')).toContain(`${days(IDLE_GUEST)} days after their visit`)
  expect(until('sessions')).toContain(`a session after ${days(SESSION)} days`)
  const { live, other } = OPEN_TABLE
  expect(until('tables')).toContain(`${days(other)} days; with a live clock, ${days(live)} day`)
  for (const what of ['reports', 'acts of administrators']) expect(until(what)).toMatch(/^a year/)
  expect([FINISHED_REPORT, AUDIT_LOG].map(days)).toEqual([365, 365])
  expect(page).toContain('Once an hour, a node deletes what has reached its time')
  expect(PURGE_INTERVAL).toBe(DAY / 24)
})
