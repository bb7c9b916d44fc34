import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'

import { afterAll, describe, expect, test } from 'vitest'

import { sqliteStore } from '../src/index.ts'
import { MIGRATIONS } from '../src/migrations.ts'
import type { Batch } from '../src/sqlite-thread.ts'
import { testStoreContract } from './contract.ts'
import { afterUpgrade, BOTH_STAY, IN_BATCHES, LOOK_ALIKES, MANY_ACCOUNTS, progressOf } from './look-alikes.ts'

/** The size of a page, in bytes. */
const PAGE = 4_096

const folder = mkdtempSync(join(tmpdir(), 'ziggurat-sqlite-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

testStoreContract(async () => async () => sqliteStore(join(folder, 'contract.db')))

test('the process ends when its database thread has ended', async () => {
  const program = `
    import { sqliteStore } from ${JSON.stringify(new URL('../src/index.ts', import.meta.url).href)}
    let thread
    process.once('worker', (worker) => (thread = worker))
    const store = await sqliteStore(':memory:')
    store.settings().catch(() => {})
    thread.terminate()
    setInterval(() => {}, 1000)`
  const file = join(folder, 'program.mjs')
  writeFileSync(file, program)
  const child = spawn(process.execPath, [file])
  let errors = ''
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()))
  const [code] = (await once(child, 'close')) as [number]
  expect(code).toBe(1)
  expect(errors).toContain('the thread that writes to the file has ended')
})

describe('the file', () => {
  test('is created with its folder, in WAL mode, with a version', async () => {
    const file = join(folder, 'deep', 'down', 'games.db')
    await (await sqliteStore(file)).close()
    const database = new DatabaseSync(file)
    expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
    expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: MIGRATIONS.length })
    database.close()
  })

  test('is written with full synchronization on the connection that writes', async () => {
    const file = join(folder, 'durable.db')
    const thread = new Worker(new URL('../src/sqlite-thread.ts', import.meta.url), { workerData: file })
    await once(thread, 'message')
    const reads = ['synchronous', 'journal_mode'].map((name) => ({ sql: `PRAGMA ${name}`, values: [] }))
    thread.postMessage({ reads, writes: [] } satisfies Batch)
    const FULL = 2
    expect(await once(thread, 'message')).toEqual([
      { reads: [{ value: [{ synchronous: FULL }] }, { value: [{ journal_mode: 'wal' }] }], writes: [] },
    ])
    await thread.terminate()
  })

  test('of an older version is migrated, with its data', async () => {
    const file = join(folder, 'older.db')
    const database = new DatabaseSync(file)
    database.exec([...(MIGRATIONS[0] ?? []), 'PRAGMA user_version = 1'].join(';\n'))
    database.exec("INSERT INTO people (id, name, created) VALUES ('ada', 'Ada', 1)")
    const columns =
      'id, game, rules, seats, options, seed, listed, host, created, data, status, length, touched'
    for (const [id, data] of [
      ['m', '{}'],
      ['n', '{"network":"here"}'],
    ])
      database.exec(
        `INSERT INTO matches (${columns}) VALUES ('${id}', 'g', 1, 2, '{}', 's', 1, 'ada', 1, '${data}', 'open', 0, 1)`,
      )
    database.close()
    const store = await sqliteStore(file)
    expect(await store.match('m')).toMatchObject({ id: 'm', host: 'ada', status: 'open', revision: 0 })
    expect(await store.match('m')).not.toHaveProperty('network')
    expect(await store.match('n')).toMatchObject({ network: 'here' })
    expect(await store.changeMatch('m', 'open', { status: 'running' }, 0)).toBe(true)
    expect(await store.match('m')).toMatchObject({ status: 'running', revision: 1 })
    await store.saveOrder('m', { seat: 0, subject: 'pacts', text: 'refuse' })
    expect(await store.orders('m')).toEqual([{ seat: 0, subject: 'pacts', text: 'refuse' }])
    await store.close()
  })

  test('has indexes for the list of tables, so that it reads only those that it shows or counts', async () => {
    const file = join(folder, 'indexes.db')
    await (await sqliteStore(file)).close()
    const database = new DatabaseSync(file)
    const plan = (query: string) => database.prepare(`EXPLAIN QUERY PLAN ${query}`).get()?.['detail']
    const list = 'SELECT * FROM matches WHERE listed = 1 AND status = ? ORDER BY crowded, created DESC, id'
    expect(plan(list)).toBe('SEARCH matches USING INDEX matches_in_list (listed=? AND status=?)')
    const inFront =
      "SELECT count(*) FROM matches WHERE network = ? AND listed = 1 AND status <> 'over' AND crowded = 0"
    expect(plan(inFront)).toMatch(/^SEARCH matches USING (COVERING )?INDEX matches_in_front/)
    database.close()
  })

  test('of a version without skeletons gets them: accounts whose names look alike both stay', async () => {
    const file = join(folder, 'look-alikes.db')
    const database = new DatabaseSync(file)
    database.exec([...MIGRATIONS.slice(0, 4).flat(), 'PRAGMA user_version = 4'].join(';\n'))
    for (const statement of LOOK_ALIKES) database.exec(statement)
    database.close()
    expect(await afterUpgrade(() => sqliteStore(file))).toEqual(BOTH_STAY)
  })

  test('of a version without skeletons gets them in batches, and reports the progress', async () => {
    const file = join(folder, 'many.db')
    const database = new DatabaseSync(file)
    database.exec([...MIGRATIONS.slice(0, 4).flat(), 'PRAGMA user_version = 4'].join(';\n'))
    for (const statement of MANY_ACCOUNTS) database.exec(statement)
    database.close()
    expect(await progressOf((reports) => sqliteStore(file, reports))).toEqual(IN_BATCHES)
  })

  test('that is damaged is refused and not changed', async () => {
    const file = join(folder, 'damaged.db')
    const store = await sqliteStore(file)
    for (let i = 0; i < 200; i++)
      await store.addPerson({ id: `person ${i}`, name: 'A'.repeat(100), account: false, created: 1 })
    await store.close()
    const bytes = readFileSync(file)
    // The root of a table is zeroed, as by a broken disk. Nothing reads it at the start.
    const database = new DatabaseSync(file)
    const found = database.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'people'").get()
    database.close()
    bytes.fill(0, (Number(found?.['rootpage']) - 1) * PAGE, Number(found?.['rootpage']) * PAGE)
    writeFileSync(file, bytes)
    await expect(sqliteStore(file)).rejects.toThrow(
      /^the database is damaged \([^\n]+\): restore a backup with 'ziggurat restore'$/,
    )
    expect(readFileSync(file)).toEqual(bytes)
  })

  test('of a newer version is refused and not changed', async () => {
    const file = join(folder, 'newer.db')
    const database = new DatabaseSync(file)
    database.exec('PRAGMA user_version = 99')
    database.close()
    await expect(sqliteStore(file)).rejects.toThrow('newer version')
    const after = new DatabaseSync(file)
    expect(after.prepare('PRAGMA user_version').get()).toEqual({ user_version: 99 })
    expect(after.prepare('SELECT name FROM sqlite_schema').all()).toEqual([])
    after.close()
  })
})
