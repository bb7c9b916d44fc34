import { createHash } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { House } from './house.ts'

const house = new House()

beforeAll(() => house.open(50))
afterAll(async () => {
  await house.close()
  house.forget()
})

test('a token that was removed at another node ends the socket that was opened with it here, and no other', async () => {
  const ada = await (await house.guest('Ada')).connect()
  const { token } = await ada.ask('addToken', { label: 'bot' })
  const bot = await house.back({ cookie: '', person: null }).connect({ authorization: `Bearer ${token}` })
  const closed = new Promise<number>((heard) => bot.socket?.once('close', heard))
  expect((await bot.says({ type: 'ping' })).type).toBe('pong')

  const store = await house.store()
  await store.removeToken(createHash('sha256').update(token).digest('hex'))
  await store.close()
  expect(await closed).toBe(4401)
  expect((await ada.says({ type: 'ping' })).type).toBe('pong')
  ada.leave()
})
