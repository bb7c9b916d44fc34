import { afterEach, expect, test } from 'vitest'

import { openGuarded } from './guarded-server.ts'
import type { GuardedServer } from './guarded-server.ts'
import { TestClient } from './test-client.ts'

/** Of the real limits, so that the tests need not check 100 passwords. */
const SHARE = 0.1
const NAME = 'The Owner'
const RIGHT = 'the right one'
const HOME = '10.0.0.1'

let server: GuardedServer
afterEach(() => server.close())

/** The real clock never refills a bucket. */
const open = async (): Promise<void> => {
  server = await openGuarded({ trustedProxies: '1' }, SHARE)
  server.frozen = Date.now()
}

const from = (address: string) => ({ 'x-forwarded-for': address })

const registered = async (name = NAME, address = HOME): Promise<TestClient> => {
  const owner = new TestClient(server.base)
  await owner.request('enter', { name }, {}, from(address))
  await owner.request('register', { name, password: RIGHT }, {}, from(address))
  return owner
}

const signIn = async (
  address: string,
  password: string,
  { name = NAME, client = new TestClient(server.base) } = {},
): Promise<unknown> => {
  const { status, data } = await client.request('signIn', { name, password }, {}, from(address))
  return status === 200 ? 'signed in' : (data as { code: string }).code
}

/** Guesses from many addresses, in spellings that all mean the account, until the attempts are used up. */
async function attack(): Promise<void> {
  const spellings = [NAME, 'THE OWNER', 'The 0wner']
  for (let i = 0; i < 100 * SHARE; i++)
    expect(await signIn(`10.1.0.${i}`, 'a guess', { name: spellings[i % 3] ?? '' })).toBe(
      'wrong-name-or-password',
    )
  expect(await signIn('10.1.1.1', 'a guess')).toBe('too-many-tries')
}

test('an attack on a name from many addresses delays new addresses, and neither the owner’s nor their browsers', async () => {
  await open()
  const owner = await registered()
  const other = await registered('Other', '10.3.0.1')
  await attack()
  // A session of another account, or its address, does not help.
  expect(await signIn('10.3.0.1', RIGHT)).toBe('too-many-tries')
  expect(await signIn('10.1.1.2', RIGHT, { client: other })).toBe('too-many-tries')
  // From the address where the account was registered, and from anywhere with its session.
  expect(await signIn(HOME, RIGHT)).toBe('signed in')
  expect(await signIn('10.2.0.1', RIGHT, { client: owner })).toBe('signed in')
  // That address is known now.
  expect(await signIn('10.2.0.1', RIGHT)).toBe('signed in')
  // New addresses are delayed, not locked out.
  server.ahead = 5_000 / SHARE
  expect(await signIn('10.1.1.2', RIGHT)).toBe('signed in')
})

test('guesses from the owner’s address use up only that address’s attempts', async () => {
  await open()
  const owner = await registered()
  const tried = []
  // Registering took one.
  for (let i = 0; i < 30 * SHARE; i++) tried.push(await signIn(HOME, 'a guess'))
  expect(tried).toEqual(['wrong-name-or-password', 'wrong-name-or-password', 'too-many-tries'])
  expect(await signIn('10.2.0.1', RIGHT, { client: owner })).toBe('signed in')
})

test('failed sign-ins are logged with the address, once a minute, and without passwords or whole names', async () => {
  server = await openGuarded({ trustedProxies: '1', logLevel: 'info' }, 1)
  server.frozen = Date.now()
  const lines = () =>
    server.logged
      .map((line) => JSON.parse(line) as { what: string; level: string; name: string; address: string })
      .filter(({ what }) => what === 'a sign-in failed')
      .map(({ level, name, address }) => [level, name, address])
  for (let i = 0; i < 3; i++) await signIn('10.4.0.1', 'my bank password', { name: 'hunter2 typed here' })
  expect(lines()).toEqual([['info', 'hun…', '10.4.0.1']])
  await signIn('10.4.0.2', 'my bank password')
  server.ahead = 60_000
  await signIn('10.4.0.1', 'my bank password')
  expect(lines().map(([, ...each]) => each)).toEqual([
    ['hun…', '10.4.0.1'],
    ['The…', '10.4.0.2'],
    ['The…', '10.4.0.1'],
  ])
  for (const secret of ['hunter2', 'bank']) expect(server.logged.join('')).not.toContain(secret)
  const metrics = await (await fetch(`${server.base}/metrics`)).text()
  expect(metrics).toContain('ziggurat_failed_sign_ins_total 5')
})
