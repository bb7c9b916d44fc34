import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { afterAll, describe, expect, test } from 'vitest'

import { sqliteStore } from '../src/index.ts'
import { keepsTheContract } from './contract.ts'

const folder = mkdtempSync(join(tmpdir(), 'ziggurat-sqlite-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

keepsTheContract(async () => async () => sqliteStore(join(folder, 'contract.db')))

describe('the file', () => {
  test('is made with its folder, in WAL mode, with a version', async () => {
    const file = join(folder, 'deep', 'down', 'games.db')
    await sqliteStore(file).close()
    const database = new DatabaseSync(file)
    expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
    expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: 2 })
    database.close()
  })

  test('of a newer version is refused and left as it is', () => {
    const file = join(folder, 'newer.db')
    const database = new DatabaseSync(file)
    database.exec('PRAGMA user_version = 99')
    database.close()
    expect(() => sqliteStore(file)).toThrow('newer version')
  })
})
