import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

import { sqliteStore } from '@ziggurat/store'
import { afterEach, expect, test } from 'vitest'

import { DAY } from './clock-readings.ts'
import { openGuarded } from './guarded-server.ts'
import type { GuardedServer } from './guarded-server.ts'
import { TestClient } from './test-client.ts'
import { PASSWORD } from './test-server.ts'

let server: GuardedServer
afterEach(() => server.close())

const from = (address: string) => ({ 'x-forwarded-for': address })

test('a server says in its log how it is claimed, and nobody can come from a banned address', async () => {
  server = await openGuarded({ trustedProxies: '1' })
  const [, code = ''] = /localhost:\d+\/claim\/([\w-]+)/.exec(server.logged.join('\n')) ?? []
  const root = await TestClient.named(server.base, 'Root')
  await root.ask('register', { name: 'Root', password: PASSWORD })
  await root.ask('claim', { code })

  const bandit = await TestClient.named(server.base, 'Bandit')
  await bandit.connect(from('2001:db8::1:2:3:4'))
  const { people } = await root.ask('findPeople', { name: 'Bandit' })
  expect(people[0]?.address).toBe('2001:db8:0:0::')
  expect((await root.ask('overview')).load.addresses).toEqual([{ address: '2001:db8:0:0::', connections: 1 }])

  const closed = once(bandit.socket as NonNullable<typeof bandit.socket>, 'close')
  const wrong = await root.request('banAddress', { address: 'a house', days: 1 })
  expect(wrong).toMatchObject({ status: 400, data: { code: 'not-an-address' } })
  await root.ask('banAddress', { address: '2001:db8::9', days: 1, reason: 'flood' })
  expect((await closed)[0]).toBe(4403)
  expect(bandit.received.at(-1)).toMatchObject({ type: 'refused', code: 'address-banned' })
  const { addresses } = await root.ask('bannedAddresses')
  expect(addresses.map(({ address }) => address)).toEqual(['2001:db8:0:0::'])

  // The whole network is banned, and nothing else.
  const refused = await bandit.request('me', undefined, {}, from('2001:db8::ffff'))
  expect(refused).toMatchObject({ status: 403, data: { code: 'address-banned' } })
  await expect(bandit.connect(from('2001:db8::ffff'))).rejects.toThrow('403')
  expect((await bandit.request('me', undefined, {}, from('2001:db8:0:1::1'))).status).toBe(200)

  const own = { address: '2001:db8:5::1', days: 1 }
  const lockedOut = await root.request('banAddress', own, {}, from('2001:db8:5::2'))
  expect(lockedOut).toMatchObject({ status: 409, data: { code: 'own-address' } })

  server.ahead += DAY
  expect((await bandit.request('me', undefined, {}, from('2001:db8::ffff'))).status).toBe(200)
  await root.ask('banAddress', { address: '2001:db8::9', days: 30 })
  await root.ask('banAddress', { address: '2001:db8::9', days: null })
  expect((await bandit.request('me', undefined, {}, from('2001:db8::ffff'))).status).toBe(200)
  const { entries } = await root.ask('auditLog', {})
  expect(entries.map(({ act, details }) => `${act} ${details['address'] ?? ''}`.trim())).toEqual([
    'unban-address 2001:db8:0:0::',
    'ban-address 2001:db8:0:0::',
    'ban-address 2001:db8:0:0::',
    'claim',
  ])

  // Another node has banned the address.
  const elsewhere = await sqliteStore(server.file)
  const entry = {
    id: 'there',
    at: 1,
    administrator: '',
    act: 'ban-address',
    person: null,
    match: null,
    details: {},
  }
  const until = Date.now() + server.ahead + DAY
  await elsewhere.banAddress({ address: '2001:db8:0:0::', until }, entry)
  await elsewhere.close()
  while ((await bandit.request('me', undefined, {}, from('2001:db8::1'))).status !== 403) await pause(20)
})
