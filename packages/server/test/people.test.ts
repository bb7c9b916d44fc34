import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { fastRandom } from '@ziggurat/kernel'
import { problem, withSentence } from '@ziggurat/protocol'
import { sqliteStore } from '@ziggurat/store'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { ServerEvents } from '../src/events.ts'
import { readConfig, startServer } from '../src/index.ts'
import type { Config } from '../src/index.ts'
import { People } from '../src/people.ts'
import { emptyFolder } from './folder.ts'
import { begin, openGuarded, tokenOf } from './guarded-server.ts'
import type { GuardedServer } from './guarded-server.ts'
import { TestClient } from './test-client.ts'

const DAY = 86_400_000
const YEAR = 365 * DAY
const folder = emptyFolder()

let server: GuardedServer
/** Passwords and tokens, which must be neither in the database nor in the log. */
const secrets = new Set<string>()

const secret = (text: string): string => {
  secrets.add(text)
  return text
}

const named = async (name: string): Promise<TestClient> => {
  const client = await TestClient.named(server.base, name)
  secret(tokenOf(client))
  return client
}

const account = async (name: string, password: string): Promise<TestClient> => {
  const client = await named(name)
  await client.ask('register', { name, password: secret(password) })
  secret(tokenOf(client))
  return client
}

const enter = (headers: Readonly<Record<string, string>>, name = 'Somebody') =>
  fetch(`${server.base}/api/people`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ name }),
  })

beforeAll(async () => {
  server = await openGuarded()
})

afterAll(() => server.close())

test('a guest enters with a name, and gets a cookie that scripts cannot read', async () => {
  const response = await enter({})
  expect(response.status).toBe(200)
  const cookie = response.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^ziggurat=[\w-]{43}; /)
  expect(cookie.split('; ').slice(1).toSorted()).toEqual([
    'HttpOnly',
    'Max-Age=31536000',
    'Path=/',
    'SameSite=Lax',
  ])
  expect(await response.text()).not.toContain(cookie.slice(9, 52))
  secret(cookie.slice(9, 52))
})

test('behind https the cookie is sent over https only', async () => {
  const response = await enter({ 'x-forwarded-proto': 'https' })
  expect(response.headers.get('set-cookie')).toMatch(/; Secure/)
})

test('a client without a token is nobody', async () => {
  const nobody = new TestClient(server.base)
  expect(await nobody.ask('me')).toEqual({ person: null })
  for (const route of ['tokens', 'myMatches', 'signOut', 'open', 'rename', 'register', 'upload'] as const) {
    const body = { name: 'Ada', password: 'long enough', game: 'innovation', seats: ['me'], record: 'x' }
    expect([route, (await nobody.request(route, body)).status]).toEqual([route, 401])
  }
})

test('a guest can be renamed, an account cannot', async () => {
  const guest = await named('Ada')
  await guest.ask('rename', { name: 'Ada Lovelace' })
  expect((await guest.ask('me')).person?.name).toBe('Ada Lovelace')
  await guest.ask('register', { name: 'Ada of London', password: secret('analytical engine') })
  expect(await guest.request('rename', { name: 'Somebody else' })).toEqual({
    status: 409,
    data: expect.objectContaining({ code: 'account-keeps-name' }),
  })
})

test('a guest who registers keeps their seats, games and tokens', { timeout: 60_000 }, async () => {
  const guest = await named('Grace')
  const other = await named('Howard')
  const { token } = await guest.ask('addToken', { label: 'my bot' })
  secret(token)
  const over = await begin([guest, other], 'seven-wonders')
  await Promise.all([guest.playOut(over, fastRandom(1)), other.playOut(over, fastRandom(2))])
  const running = await begin([guest, other], 'innovation')
  const before = (await guest.ask('me')).person
  const { person } = await guest.ask('register', { name: 'Grace', password: secret('compiler of 1952') })
  expect(person).toEqual({ ...before, account: true })
  await (await guest.connect()).watch(running)
  const question = guest.updates.get(running)?.question
  if (!question) throw new Error('not asked')
  const [first] = question.options
  const answer = { type: 'answer', match: running, question: question.opened, id: first?.id ?? '' } as const
  expect((await guest.sendAndWait(answer)).type).toBe('done')

  const elsewhere = new TestClient(server.base)
  await elsewhere.ask('signIn', { name: 'Grace', password: 'compiler of 1952' })
  secret(tokenOf(elsewhere))
  const { matches } = await elsewhere.ask('myMatches')
  expect(matches.map(({ id, seat }) => ({ id, seat }))).toEqual(
    expect.arrayContaining([
      { id: running, seat: 0 },
      { id: over, seat: 0 },
    ]),
  )
  const script = await new TestClient(server.base).request(
    'me',
    undefined,
    {},
    { authorization: `Bearer ${token}` },
  )
  expect(script.data).toEqual({ person })
  guest.leave()
  other.leave()
})

test('a guest who registers gets a new token; the guest’s sessions end, also elsewhere', async () => {
  const guest = await named('Emmy')
  const { cookie } = guest
  const thief = new TestClient(server.base)
  thief.cookie = cookie
  await thief.connect()
  const closed = new Promise<number>((closing) => thief.socket?.once('close', closing))
  await guest.ask('register', { name: 'Emmy', password: secret('symmetry and invariance') })
  secret(tokenOf(guest))
  expect(guest.cookie).not.toBe(cookie)
  expect((await guest.ask('me')).person).toMatchObject({ name: 'Emmy', account: true })
  expect(await closed).toBe(4401)
  expect((await thief.request('myMatches')).status).toBe(401)
  await expect(new TestClient(server.base).connect({ cookie })).rejects.toThrow('401')
})

test('a common password, or the name, is refused', async () => {
  const guest = await named('Ophelia of Elsinore')
  const codeOf = async (name: 'register' | 'changePassword', body: object): Promise<unknown> => {
    const { status, data } = await guest.request(name, body)
    return status === 200 ? 'done' : (data as { code: string }).code
  }
  for (const password of [
    'password',
    'PASSWORD',
    'Passw0rd!',
    'password2026',
    'Password123!',
    '12345678',
    '1234567890',
    'qwertyuiop',
    'iloveyou',
    'ｐａｓｓｗｏｒｄ',
    'Heslo1234',
    'jelszo123',
    'zaq12wsx',
  ])
    expect([password, await codeOf('register', { name: 'Ophelia', password })]).toEqual([
      password,
      'common-password',
    ])
  const name = 'Ophelia of Elsinore'
  for (const password of [name, 'ophelia  OF elsinore', `${name}1`])
    expect([password, await codeOf('register', { name, password })]).toEqual([password, 'password-is-name'])
  const old = secret('rue for remembrance')
  expect(await codeOf('register', { name, password: old })).toBe('done')
  secret(tokenOf(guest))
  expect(await codeOf('changePassword', { old, password: 'password1' })).toBe('common-password')
  expect(await codeOf('changePassword', { old, password: name })).toBe('password-is-name')
})

test('an account cannot register again, so a token alone cannot change the password', async () => {
  const owner = await account('Once', 'the first password')
  expect((await owner.request('register', { name: 'Once', password: 'another password' })).status).toBe(409)
  const again = new TestClient(server.base)
  await again.ask('signIn', { name: 'Once', password: 'the first password' })
  secret(tokenOf(again))
})

test('signing out ends this session and its connections, and no other', async () => {
  const here = await account('Katherine', 'orbital mechanics')
  const there = new TestClient(server.base)
  await there.ask('signIn', { name: 'Katherine', password: 'orbital mechanics' })
  secret(tokenOf(there))
  await here.connect()
  await there.connect()
  const closed = new Promise<number>((closing) => here.socket?.once('close', closing))
  const { cookie } = here
  await here.ask('signOut')
  expect(here.cookie).toBe('ziggurat=')
  expect(await closed).toBe(4401)
  here.cookie = cookie
  expect(await here.ask('me')).toEqual({ person: null })
  await expect(new TestClient(server.base).connect({ cookie })).rejects.toThrow('401')
  expect((await there.ask('me')).person?.name).toBe('Katherine')
  expect((await there.sendAndWait({ type: 'ping' })).type).toBe('pong')
  there.leave()
})

test('an invalid cookie is cleared', async () => {
  const stranger = new TestClient(server.base)
  stranger.cookie = `ziggurat=${'x'.repeat(43)}`
  await stranger.ask('me')
  expect(stranger.cookie).toBe('ziggurat=')
})

test('a new password ends all other sessions, and the old one no longer works', async () => {
  const [old, password] = ['correct horse battery', 'staple and paperclip']
  const here = await account('Hedy', old)
  const { token } = await here.ask('addToken', { label: 'bot' })
  const there = new TestClient(server.base)
  await there.ask('signIn', { name: 'Hedy', password: old })
  const line = (await there.connect()).socket
  const closed = new Promise<number>((closing) => line?.once('close', closing))

  expect(await here.request('changePassword', { old: 'a wrong one', password })).toEqual({
    status: 403,
    data: expect.objectContaining({ code: 'wrong-password' }),
  })
  expect((await here.request('changePassword', { old, password: 'short' })).status).toBe(400)
  expect((await there.ask('me')).person?.name).toBe('Hedy')
  await here.ask('changePassword', { old, password })

  expect(await closed).toBe(4401)
  expect((await there.ask('me')).person).toBeNull()
  expect((await here.ask('me')).person?.name).toBe('Hedy')
  const script = { authorization: `Bearer ${token}` }
  expect((await new TestClient(server.base).request('myMatches', undefined, {}, script)).status).toBe(200)
  const again = new TestClient(server.base)
  expect((await again.request('signIn', { name: 'Hedy', password: old })).status).toBe(401)
  expect((await again.ask('signIn', { name: 'Hedy', password })).person.name).toBe('Hedy')

  const guest = await named('No account')
  expect(await guest.request('changePassword', { old: '', password })).toEqual({
    status: 409,
    data: expect.objectContaining({ code: 'guest-without-password' }),
  })
})

test('of concurrent requests to change a password only one succeeds', async () => {
  const old = 'correct horse battery'
  const here = await account('Mileva', old)
  const changes = await Promise.all(
    [1, 2, 3].map((i) => here.request('changePassword', { old, password: `another one ${i}` })),
  )
  expect(changes.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(changes.filter(({ status }) => status === 403)).toHaveLength(2)
  expect((await here.ask('me')).person?.name).toBe('Mileva')
})

test('a sign-in with the old password fails while the password is being changed', async () => {
  const [old, password] = ['correct horse battery', 'staple and paperclip']
  const store = await sqliteStore(join(folder, 'people.db'))
  const people = new People(store, new ServerEvents(), Date.now, { codeOf: (network) => network })
  const guest = await people.enter('Maria')
  if (guest === null) throw new Error('no guest')
  const registered = await people.register(guest.person, 'Maria', old, 'here')
  if (registered === null) throw new Error('no account')
  const { person: maria, token: own } = registered
  const addToken = store.addToken.bind(store)
  store.addToken = async (token) => {
    expect(await people.changePassword(maria, old, password, own)).toBe(true)
    return addToken(token)
  }
  expect(await people.signIn('Maria', old, 'here')).toBeNull()
  expect(await store.tokensOf(maria.id)).toHaveLength(1)
  store.addToken = addToken
  expect((await people.signIn('Maria', password, 'here'))?.person.name).toBe('Maria')
  await store.close()
})

test('wrong passwords and unknown names get the same reply', async () => {
  await account('Dorothy', 'correct horse battery')
  const refusals = []
  for (const [name, password] of [
    ['Dorothy', 'correct horse batter'],
    ['Dorothy', 'CORRECT HORSE BATTERY'],
    ['Dorothy', ''],
    ['Dorothy', 'x'.repeat(200)],
    ['Nobody at all', 'correct horse battery'],
  ]) {
    const client = new TestClient(server.base)
    refusals.push(await client.request('signIn', { name, password }))
    expect(client.cookie).toBe('')
  }
  expect(new Set(refusals.map((refusal) => JSON.stringify(refusal)))).toEqual(
    new Set([JSON.stringify({ status: 401, data: withSentence(problem('wrong-name-or-password')) })]),
  )
  for (const password of ['short', 'x'.repeat(201), 12_345_678, null]) {
    const guest = await named('Somebody')
    expect((await guest.request('register', { name: 'Unlucky', password })).status).toBe(400)
  }
})

test('a password is the same in every Unicode normalization', async () => {
  await account('Zoë', 'p\u00e4ssword \u00e9t\u00e9')
  const client = new TestClient(server.base)
  const { person } = await client.ask('signIn', {
    name: 'Zoe\u0308',
    password: 'pa\u0308ssword e\u0301te\u0301',
  })
  expect(person.name).toBe('Zoë')
  secret(tokenOf(client))
})

test('an account’s name is taken in every spelling, for guests too', async () => {
  await account('Ren\u00e9e du Ch\u00e2telet', 'institutions of physics')
  const spellings = [
    'Ren\u00e9e du Ch\u00e2telet',
    'REN\u00c9E DU CH\u00c2TELET',
    'rene\u0301e du cha\u0302telet',
    ' Ren\u00e9e  du   Ch\u00e2telet ',
    '\uff32en\u00e9e du Ch\u00e2telet',
    'Ren\u00e9e\u00a0du Ch\u00e2telet',
  ]
  for (const name of spellings) {
    const guest = await named('Somebody')
    const password = 'another password'
    const replies = [
      await guest.request('register', { name, password }),
      await guest.request('rename', { name }),
      await new TestClient(server.base).request('enter', { name }),
    ]
    for (const reply of replies) expect([name, reply.status]).toEqual([name, 409])
    expect((await guest.ask('me')).person).toMatchObject({ name: 'Somebody', account: false })
    const owner = new TestClient(server.base)
    await owner.ask('signIn', { name, password: 'institutions of physics' })
    secret(tokenOf(owner))
  }
  // Names that only look like it.
  for (const name of [
    'Ren\u00e9e du Ch\u00e2te1et',
    'R\u0435n\u00e9\u0435 du Ch\u00e2telet',
    'Ren\u00e9e du Ch\u00e2teIet',
  ]) {
    const guest = await named('Somebody')
    expect((await guest.request('register', { name, password: 'another password' })).status).toBe(409)
    expect((await guest.request('rename', { name })).status).toBe(409)
    expect((await new TestClient(server.base).request('enter', { name })).status).toBe(409)
  }
  for (const [name, code] of [
    ['\u0301', 'field-unseen'],
    ['\u0301\u0308 \u0323', 'field-unseen'],
    ['Ada\u200b', 'field-invisible'],
    ['\u202eadA', 'field-invisible'],
    ['A\u2066d\u2069a', 'field-invisible'],
  ])
    expect([name, (await new TestClient(server.base).request('enter', { name })).data]).toMatchObject([
      name,
      { code },
    ])
  for (const name of [
    'Ren\u00e9e\u00addu Ch\u00e2telet',
    'Ren\u00e9e\u2060',
    '\u3164',
    '\u2800',
    'a\u034fb',
    '',
  ]) {
    expect([name, (await new TestClient(server.base).request('enter', { name })).status]).toEqual([name, 400])
  }
})

test('of concurrent requests for a name only one succeeds', async () => {
  const guests = await Promise.all(Array.from({ length: 8 }, () => named('Somebody')))
  const replies = await Promise.all(
    guests.map((guest) => guest.request('register', { name: 'The One', password: 'long enough' })),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(7)
})

test('an API token is shown once, works, and can be removed', async () => {
  const owner = await named('Owner')
  const { id, token } = await owner.ask('addToken', { label: 'my bot' })
  secret(token)
  expect(token).toMatch(/^[\w-]{43}$/)
  const listed = await owner.request('tokens')
  expect(JSON.stringify(listed.data)).not.toContain(token)
  expect((await owner.ask('tokens')).tokens).toMatchObject([{ id, label: 'my bot' }])

  const authorization = `Bearer ${token}`
  const script = new TestClient(server.base)
  expect(await script.request('me', undefined, {}, { authorization })).toEqual({
    status: 200,
    data: { person: (await owner.ask('me')).person },
  })
  await script.connect({ authorization })
  const closed = new Promise<number>((closing) => script.socket?.once('close', closing))

  const stranger = await named('Stranger')
  expect((await stranger.request('removeToken', undefined, { token: id })).status).toBe(404)
  expect((await script.request('me', undefined, {}, { authorization })).data).not.toEqual({ person: null })

  await owner.ask('removeToken', undefined, { token: id })
  expect(await closed).toBe(4401)
  expect((await owner.ask('tokens')).tokens).toEqual([])
  expect((await script.request('me', undefined, {}, { authorization })).data).toEqual({ person: null })
  expect((await script.request('myMatches', undefined, {}, { authorization })).status).toBe(401)
  await expect(new TestClient(server.base).connect({ authorization })).rejects.toThrow('401')
  expect((await owner.request('removeToken', undefined, { token: id })).status).toBe(404)
})

test('a person has a limited number of tokens', async () => {
  const owner = await named('Collector')
  for (let i = 0; i < 50; i++) secret((await owner.ask('addToken', { label: `bot ${i}` })).token)
  expect((await owner.request('addToken', { label: 'one more' })).status).toBe(409)
})

test('concurrent requests for tokens do not exceed the limit', async () => {
  const owner = await named('Hasty')
  const replies = await Promise.all(
    Array.from({ length: 60 }, (_, i) => owner.request('addToken', { label: `bot ${i}` })),
  )
  for (const { data } of replies)
    if (Object.hasOwn(data as object, 'token')) secret((data as { token: string }).token)
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(50)
  expect((await owner.ask('tokens')).tokens).toHaveLength(50)
})

test('a session expires after a year, an API token when its owner wanted', async () => {
  const owner = await named('Sleeper')
  const { token, expires } = await owner.ask('addToken', { label: 'a week', days: 7 })
  secret(token)
  const { tokens } = await owner.ask('tokens')
  expect(tokens).toMatchObject([{ label: 'a week', scope: 'play', expires }])
  expect(expires - (tokens[0]?.created ?? 0)).toBe(7 * DAY)
  const script = new TestClient(server.base)
  const authorization = `Bearer ${token}`
  const isValid = async () =>
    (await script.request('myMatches', undefined, {}, { authorization })).status === 200
  await script.connect({ authorization })
  const closed = new Promise<number>((closing) => script.socket?.once('close', closing))
  server.ahead = 7 * DAY - 60_000
  expect(await isValid()).toBe(true)
  server.ahead = 7 * DAY + 60_000
  expect(await isValid()).toBe(false)
  expect(await closed).toBe(4401)

  server.ahead = YEAR - 60_000
  expect((await owner.ask('me')).person?.name).toBe('Sleeper')
  server.ahead = YEAR + 60_000
  const { cookie } = owner
  expect(await owner.ask('me')).toEqual({ person: null })
  await expect(new TestClient(server.base).connect({ cookie })).rejects.toThrow('401')
  server.ahead = 0
  for (const days of [0, 366, 1.5, null, '7'])
    expect([
      days,
      (await named('Wishful').then((one) => one.request('addToken', { label: 'x', days }))).status,
    ]).toEqual([days, 400])
})

test.skipIf(process.platform === 'win32')(
  'other users of the machine cannot read the data folder',
  async () => {
    const data = join(folder, 'srv', 'data')
    const server = await startServer(
      readConfig({ port: '0', host: '127.0.0.1', data, logLevel: 'silent' }) as Config,
    )
    await server.stop()
    expect(statSync(data).mode & 0o077).toBe(0)
  },
)

test('tokens and passwords are neither in the database nor in the log', () => {
  const database = new DatabaseSync(server.file, { readOnly: true })
  const tokens = database.prepare('SELECT hash FROM tokens').all() as { hash: string }[]
  const passwords = database.prepare('SELECT password FROM people WHERE password IS NOT NULL').all() as {
    password: string
  }[]
  const seeds = database.prepare('SELECT seed FROM matches').all() as { seed: string }[]
  database.close()
  // Expired ones may have been dropped by now.
  expect(tokens.length).toBeGreaterThan(20)
  for (const { hash } of tokens) expect(hash).toMatch(/^[0-9a-f]{64}$/)
  expect(passwords.length).toBeGreaterThan(5)
  for (const { password } of passwords)
    expect(password).toMatch(/^argon2id\$m=19456,t=2,p=1\$[\w-]{22}\$[\w-]{43}$/)

  const files = [server.file, `${server.file}-wal`].filter((file) => existsSync(file))
  const stored = files.map((file) => readFileSync(file, 'latin1')).join('')
  const log = server.logged.join('')
  expect(stored).toContain('Sleeper')
  expect(log).toContain('/api/me/tokens')
  expect(secrets.size).toBeGreaterThan(60)
  for (const each of secrets) {
    expect(stored.includes(Buffer.from(each).toString('latin1'))).toBe(false)
    expect(log.includes(each)).toBe(false)
  }
  expect(seeds.length).toBeGreaterThan(1)
  for (const { seed } of seeds) expect(log.includes(seed)).toBe(false)
})
