import { sqliteStore } from '@ziggurat/store'
import { expect, test } from 'vitest'

import { Settings } from '../src/settings.ts'

test('an error of the database is not cached with the settings', async () => {
  const store = await sqliteStore(':memory:')
  let fails = true
  const read = async () => {
    if (fails) throw new Error('the database is away')
    return store.settings()
  }
  const settings = new Settings({ ...store, settings: read }, () => 0)
  await expect(settings.current()).rejects.toThrow('away')
  fails = false
  await expect(settings.current()).resolves.toMatchObject({ guests: true })
  await store.close()
})
