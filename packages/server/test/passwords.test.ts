import { expect, test } from 'vitest'

import { matches, passwordHash } from '../src/passwords.ts'
import { lowered } from './priorities.ts'

test('passwords are hashed one after another', async () => {
  const hashes = await Promise.all(
    ['one password', 'another', 'one password'].map((each) => passwordHash(each)),
  )
  expect(new Set(hashes).size).toBe(3)
  const [one = '', another = ''] = hashes
  expect(await Promise.all([matches('one password', one), matches('one password', another)])).toEqual([
    true,
    false,
  ])
})

test.runIf(process.platform === 'linux')('passwords are hashed on a thread of lower priority', async () => {
  await passwordHash('a password')
  expect(lowered()).toBeGreaterThan(0)
})

test('a hash that cannot be computed fails, and the next one is computed', async () => {
  await expect(passwordHash('a password', 'm=1,t=0,p=1')).rejects.toThrow('memory')
  expect(await matches('a password', await passwordHash('a password'))).toBe(true)
})
