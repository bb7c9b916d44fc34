import { once } from 'node:events'

import { ROUTES } from '@ziggurat/protocol'
import { expect, test } from 'vitest'

import { DAY } from './clock-readings.ts'
import { RIGHT, ROUTE_NAMES } from './endpoints.ts'
import { TestClient } from './test-client.ts'
import { PASSWORD, testServer } from './test-server.ts'

const server = testServer()
/** Its clock is compared with the uptime of the process. */
const doubting = testServer({ uptime: () => performance.now() })

/** The status of a reply and the code of its problem. */
const refusal = ({ status, data }: { readonly status: number; readonly data: unknown }): unknown => [
  status,
  (data as { readonly code?: string }).code,
]

const idOf = ({ person }: TestClient): string => person?.id ?? ''

const acts = async (administrator: TestClient): Promise<readonly string[]> =>
  (await administrator.ask('auditLog', {})).entries.map(({ act }) => act)

test('the first administrator claims the server with a link that works once, for an account', async () => {
  const guest = await server.guest('Gilgamesh')
  const old = server.claimCode({ made: Date.now() - DAY })
  const code = server.claimCode()
  expect(refusal(await guest.request('claim', { code }))).toEqual([409, 'account-first'])
  expect(refusal(await new TestClient(server.base).request('claim', { code }))).toEqual([401, 'enter-first'])
  const ada = await server.account('Ada')
  expect(refusal(await ada.request('claim', { code: `${code}x` }))).toEqual([403, 'claim-invalid'])
  expect((await ada.ask('me')).administrator).toBeUndefined()
  await ada.ask('claim', { code })
  expect((await ada.ask('me')).administrator).toBe(true)
  const ben = await server.account('Ben')
  for (const used of [code, old, server.claimCode()])
    expect(refusal(await ben.request('claim', { code: used }))).toEqual([403, 'claim-invalid'])
  // With the secret one can always claim again, for ten minutes: then the others are no administrators any more.
  const late = server.claimCode({ again: true, made: Date.now() - 11 * 60_000 })
  expect(refusal(await ben.request('claim', { code: late }))).toEqual([403, 'claim-invalid'])
  await ben.ask('claim', { code: server.claimCode({ again: true }) })
  expect(refusal(await ada.request('overview'))).toEqual([403, 'administrators-only'])
  expect(await acts(ben)).toEqual(['claim', 'claim'])
})

test('every route of administrators refuses everybody else', async () => {
  const root = await server.administrator('Root')
  const { token } = await root.ask('addToken', { label: 'script' })
  const script = { authorization: `Bearer ${token}` }
  const [guest, account] = [await server.guest('Guest'), await server.account('Account')]
  const routes = ROUTE_NAMES.filter((name) => ROUTES[name].who === 'administrator')
  expect(routes.length).toBeGreaterThan(10)
  const before = await acts(root)
  for (const name of routes) {
    const body = RIGHT[name] ?? {}
    const params = { person: idOf(root), match: 'AAAA', report: 'AAAA' }
    const nobody = new TestClient(server.base)
    expect([name, refusal(await nobody.request(name, body, params))]).toEqual([name, [401, 'enter-first']])
    for (const client of [guest, account])
      expect([name, refusal(await client.request(name, body, params))]).toEqual([
        name,
        [403, 'administrators-only'],
      ])
    // A token of an administrator does not count: only a browser in which they have signed in.
    expect([name, refusal(await nobody.request(name, body, params, script))]).toEqual([
      name,
      [403, 'administrators-only'],
    ])
  }
  expect(await acts(root)).toEqual(before)
})

test('administrators make others administrators, and step down unless they are the last', async () => {
  const root = await server.administrator('Enlil')
  const [guest, other] = [await server.guest('Ninlil'), await server.account('Nanna')]
  expect(refusal(await root.request('stepDown'))).toEqual([409, 'last-administrator'])
  expect(refusal(await root.request('makeAdministrator', {}, { person: idOf(guest) }))).toEqual([
    409,
    'account-first',
  ])
  expect(refusal(await root.request('makeAdministrator', {}, { person: 'nobody' }))).toEqual([
    404,
    'no-such-person',
  ])
  await root.ask('makeAdministrator', {}, { person: idOf(other) })
  expect((await other.ask('me')).administrator).toBe(true)
  expect(refusal(await other.request('ban', { days: 1 }, { person: idOf(root) }))).toEqual([
    409,
    'is-administrator',
  ])
  await root.ask('stepDown')
  expect(refusal(await root.request('overview'))).toEqual([403, 'administrators-only'])
  expect((await acts(other)).slice(0, 3)).toEqual(['step-down', 'make-administrator', 'claim'])
})

test('a muted person can neither chat nor choose a name until the time is over', async () => {
  const root = await server.administrator('Marduk')
  const tiamat = await (await server.guest('Tiamat')).connect()
  const { match } = await tiamat.ask('open', { game: 'innovation', seats: ['me', 'open'] })
  const say = async (): Promise<string> => {
    const reply = await tiamat.sendAndWait({ type: 'say', match: match.id, text: 'roar' })
    return reply.type === 'refused' ? reply.code : reply.type
  }
  expect(await say()).toBe('done')
  const { person } = await root.ask('mute', { days: 1, reason: 'roars' }, { person: idOf(tiamat) })
  expect(person.muted).toBeGreaterThan(Date.now())
  expect(await say()).toBe('muted')
  expect(refusal(await tiamat.request('rename', { name: 'ROAR' }))).toEqual([403, 'muted'])
  const account = { name: 'ROAR', password: PASSWORD }
  expect(refusal(await tiamat.request('register', account))).toEqual([403, 'muted'])
  server.ahead += DAY
  expect(await say()).toBe('done')
  await root.ask('mute', { days: 10 }, { person: idOf(tiamat) })
  expect(await say()).toBe('muted')
  await root.ask('mute', { days: null }, { person: idOf(tiamat) })
  expect(await say()).toBe('done')
  const [entry] = (await root.ask('auditLog', {})).entries.slice(-1)
  expect((await acts(root)).slice(0, 3)).toEqual(['unmute', 'mute', 'mute'])
  expect(entry?.administrator.name).toBeDefined()
  tiamat.leave()
})

test('a ban ends sessions, tokens and sockets, gives seats to bots, and nobody signs in until it is over', async () => {
  const root = await server.administrator('Anu')
  const { id, people } = await server.seated(['Kingu', 'Mummu', 'Apsu'])
  const [host, banned] = people
  const account = { name: 'Mummu', password: PASSWORD }
  // The account has a new session.
  await banned.ask('register', account)
  await banned.connect()
  const { token } = await banned.ask('addToken', { label: 'bot' })
  const waits = await banned.ask('open', { game: 'innovation', seats: ['me', 'open'], listed: true })
  const closed = once(banned.socket as NonNullable<typeof banned.socket>, 'close')
  await root.ask('ban', { days: 2, reason: 'abuse' }, { person: idOf(banned) })
  expect((await closed)[0]).toBe(4403)
  expect(banned.received.at(-1)).toMatchObject({ type: 'refused', code: 'banned' })
  expect(refusal(await banned.request('myMatches'))).toEqual([401, 'enter-first'])
  const script = { authorization: `Bearer ${token}` }
  const nobody = new TestClient(server.base)
  expect((await nobody.request('myMatches', undefined, {}, script)).status).toBe(401)
  const refused = await nobody.request('signIn', account)
  expect(refused).toMatchObject({ status: 403, data: { code: 'banned' } })
  expect((refused.data as { params: { until: string } }).params.until).toMatch(/^\d{4}-\d\d-\d\dT/)
  // A wrong password does not tell that the account is banned.
  const wrong = await nobody.request('signIn', { ...account, password: 'wrong password' })
  expect(refusal(wrong)).toEqual([401, 'wrong-name-or-password'])
  const { match } = await host.ask('match', undefined, { match: id })
  expect(match.seats[1]).toMatchObject({ kind: 'bot', for: null })
  const handovers = await host.until(() => host.updates.get(id)?.handovers.find(({ seat }) => seat === 1))
  expect(handovers.banned).toBe(true)
  expect((await host.request('match', undefined, { match: waits.match.id })).status).toBe(404)
  const store = await server.store()
  expect((await store.holders(id)).at(-1)).toMatchObject({ seat: 1, why: 'banned' })
  await store.close()
  server.ahead += 2 * DAY
  await nobody.ask('signIn', account)
  await root.ask('ban', { days: 1 }, { person: idOf(banned) })
  await root.ask('ban', { days: null }, { person: idOf(banned) })
  await nobody.ask('signIn', account)
  expect((await acts(root)).slice(0, 3)).toEqual(['unban', 'ban', 'ban'])
  for (const person of people) person.leave()
})

test('a person with an offensive name gets another one, everywhere', async () => {
  const root = await server.administrator('Nabu')
  const rude = await server.account('Rude Word')
  const { match } = await rude.ask('open', { game: 'innovation', seats: ['me', 'open'], listed: true })
  const params = { person: idOf(rude) }
  expect(refusal(await root.request('renamePerson', { name: 'nabu' }, params))).toEqual([409, 'name-taken'])
  await (await rude.connect()).watch(match.id)
  await root.ask('renamePerson', { name: 'Polite', reason: 'rude' }, params)
  await rude.until(() => rude.matches.get(match.id)?.match.host.name === 'Polite')
  expect((await rude.ask('match', undefined, { match: match.id })).match.host.name).toBe('Polite')
  expect((await rude.ask('me')).person?.name).toBe('Polite')
  await rude.ask('signIn', { name: 'polite', password: PASSWORD })
  rude.leave()
  const [entry] = (await root.ask('auditLog', {})).entries
  expect(entry).toMatchObject({
    act: 'rename',
    administrator: { name: 'Nabu' },
    person: { name: 'Polite' },
    details: { from: 'Rude Word', to: 'Polite', reason: 'rude' },
  })
})

test('people are found by the beginning of their name, or by their last visit', async () => {
  const root = await server.administrator('Shamash')
  const [first] = await server.guests(['Zz Ab', 'zz ac', 'Zz B'])
  await first.ask('me')
  const { people, next } = await root.ask('findPeople', { name: 'ZZ A' })
  expect([people.map(({ name }) => name), next]).toEqual([['Zz Ab', 'zz ac'], null])
  expect(people[0]).toMatchObject({ account: false, muted: 0, banned: 0, address: '127.0.0.1' })
  const latest = await root.ask('findPeople', {})
  expect(latest.people.map(({ name }) => name)).toContain('Zz B')
  const wrong = await root.ask('findPeople', { after: 'no such place' })
  expect(wrong.people).toEqual(latest.people)
  const { load, people: here } = await root.ask('overview')
  expect(here).toBeGreaterThan(3)
  expect(load).toMatchObject({ waitingBots: 0, addresses: [] })
  expect(load.memory).toBeGreaterThan(1e6)
})

test('an administrator removes an open table, and ends a running game without an outcome', async () => {
  const root = await server.administrator('Ishtar')
  const { id, people } = await server.seated(['Dumuzi', 'Ereshkigal', 'Namtar'], {
    listed: true,
    clock: { kind: 'live', reserve: 600, increment: 5 },
  })
  const [host] = people
  const open = await host.ask('open', { game: 'innovation', seats: ['me', 'open'], listed: true })
  const secret = await host.ask('open', { game: 'innovation', seats: ['me', 'open'], listed: false })
  const tables = await root.ask('tables', { status: 'open' })
  const ids = tables.tables.map((each) => each.id)
  expect(ids).toContain(open.match.id)
  // The id of a private table is enough to read its chat, so administrators do not get it.
  expect(ids).not.toContain(secret.match.id)
  const running = await root.ask('tables', { status: 'running' })
  expect(running.tables.map((each) => each.id)).toContain(id)
  for (const each of [open.match.id, secret.match.id]) {
    await root.ask('closeTable', { reason: 'spam' }, { match: each })
    expect(refusal(await root.request('match', undefined, { match: each }))).toEqual([404, 'no-such-match'])
  }
  const { question } = host.updates.get(id) ?? {}
  await root.ask('closeTable', { reason: 'abuse' }, { match: id })
  const over = await host.until(() => {
    const now = host.matches.get(id)
    return now?.match.status === 'over' ? now.match : null
  })
  expect(over).toMatchObject({ closed: true, outcome: null })
  const last = await host.until(() => {
    const now = host.updates.get(id)
    return now?.waiting.length === 0 ? now : null
  })
  expect([last.question, last.clocks?.map(({ running: since }) => since)]).toEqual([null, [null, null, null]])
  const answer = { match: id, question: question?.opened ?? 0, id: question?.options[0]?.id ?? '' }
  const late = await host.sendAndWait({ type: 'answer', ...answer })
  expect(late).toMatchObject({ type: 'refused', code: 'question-gone' })
  expect((await host.ask('record', undefined, { match: id })).record).toContain('seed ')
  expect(refusal(await root.request('closeTable', {}, { match: id }))).toEqual([409, 'game-over'])
  expect((await acts(root)).slice(0, 3)).toEqual(['close-table', 'close-table', 'close-table'])
  for (const person of people) person.leave()
})

test('administrators see what was reported with the chat around it, and mark it as done', async () => {
  const root = await server.administrator('Ninurta')
  const { id, people } = await server.seated(['Anzu', 'Sharur', 'Bel'])
  const [anzu, sharur] = people
  for (let i = 1; i <= 12; i++) {
    const by = i === 7 ? anzu : sharur
    await by.sendAndWait({ type: 'say', match: id, text: `line ${i}` })
  }
  const before = (await root.ask('overview')).openReports
  await sharur.ask('report', { person: idOf(anzu), match: id, line: 7, text: 'he roars' })
  await sharur.ask('report', { person: idOf(root), text: 'too strict' })
  expect((await root.ask('overview')).openReports).toBe(before + 2)
  const { reports } = await root.ask('reports', {})
  const report = reports.find(({ about }) => about.name === 'Anzu')
  expect(report).toMatchObject({ reporter: { name: 'Sharur' }, quote: 'line 7', text: 'he roars', line: 7 })
  expect(report?.chat.map(({ number }) => number)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(report?.chat[5]?.person.name).toBe('Anzu')
  expect(reports.find(({ about }) => about.name === 'Ninurta')?.chat).toEqual([])
  const params = { report: report?.id ?? '' }
  await root.ask('finishReport', {}, params)
  expect(refusal(await root.request('finishReport', {}, params))).toEqual([404, 'no-such-report'])
  expect((await root.ask('reports', {})).reports.map((each) => each.id)).not.toContain(report?.id)
  const [entry] = (await root.ask('auditLog', {})).entries
  expect(entry).toMatchObject({ act: 'finish-report', person: { name: 'Anzu' }, match: id })
  for (const person of people) person.leave()
})

test('the host sets the legal notice, and lets nobody new in', async () => {
  const root = await server.administrator('Enki')
  const legalNotice = 'Enki, Eridu\n\nhttps://eridu.example'
  await root.ask('changeSettings', { name: 'Eridu', legalNotice, guests: false, guestGameDays: 30 })
  const nobody = new TestClient(server.base)
  expect(await nobody.ask('about')).toEqual({ name: 'Eridu', legalNotice, privacy: '' })
  expect(refusal(await nobody.request('enter', { name: 'New' }))).toEqual([403, 'no-new-guests'])
  await root.ask('changeSettings', { guests: true, registration: false, guestGameDays: null })
  await nobody.ask('enter', { name: 'New' })
  const account = { name: 'New', password: PASSWORD }
  expect(refusal(await nobody.request('register', account))).toEqual([403, 'no-new-accounts'])
  await root.ask('changeSettings', { registration: true })
  expect(await root.ask('settings')).toMatchObject({ name: 'Eridu', legalNotice, guests: true })
  const [, , first] = (await root.ask('auditLog', {})).entries
  expect(first?.details).toEqual({ settings: 'name legalNotice guests guestGameDays' })
})

test('an administrator confirms a clock that is far ahead', async () => {
  const root = await doubting.administrator('Utu')
  doubting.ahead += 20 * DAY
  expect((await root.ask('overview')).clockDoubtedSince).toBeGreaterThan(Date.now() + 19 * DAY)
  await root.ask('confirmClock')
  expect((await root.ask('overview')).clockDoubtedSince).toBeNull()
  expect((await acts(root))[0]).toBe('confirm-clock')
})

test('the audit log has pages', async () => {
  const root = await server.administrator('Nisaba')
  await Promise.all(Array.from({ length: 60 }, () => root.ask('confirmClock')))
  const first = await root.ask('auditLog', {})
  expect(first.entries).toHaveLength(50)
  const second = await root.ask('auditLog', { after: first.next ?? '' })
  expect(second.entries.length).toBeGreaterThanOrEqual(10)
  const ids = [...first.entries, ...second.entries].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
