import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { Logger, slowStatements } from '../src/logger.ts'
import { openGuarded } from './guarded-server.ts'
import { TestClient } from './test-client.ts'

/** The lines of the log about slow statements. */
const slowIn = (lines: readonly string[]): readonly { readonly milliseconds: number }[] =>
  lines
    .map((line) => JSON.parse(line) as { readonly what: string; readonly milliseconds: number })
    .filter(({ what }) => what === 'a statement was slow')

test('a slow statement is logged at most once a minute, at the level info', () => {
  const lines: string[] = []
  let now = 0
  const report = slowStatements(new Logger('info', (line) => lines.push(line)), () => now)
  report('SELECT 1', 600.4)
  report('SELECT 1', 700)
  report('SELECT 2', 800)
  now = 61_000
  report('SELECT 1', 900)
  const line = { at: expect.any(String), level: 'info', what: 'a statement was slow' }
  expect(slowIn(lines)).toEqual([
    { ...line, sql: 'SELECT 1', milliseconds: 600 },
    { ...line, sql: 'SELECT 2', milliseconds: 800 },
    { ...line, sql: 'SELECT 1', milliseconds: 900 },
  ])
})

test('a server logs a statement that has waited for half a second, without its values', async () => {
  const server = await openGuarded()
  const database = new DatabaseSync(server.file)
  database.exec('BEGIN IMMEDIATE')
  const entering = TestClient.named(server.base, 'Secretive')
  await pause(1_000)
  database.exec('COMMIT')
  database.close()
  await entering
  const slow = slowIn(server.logged)
  expect(slow).toContainEqual(
    expect.objectContaining({ level: 'info', sql: expect.stringContaining('?') as string }),
  )
  expect(slow.filter(({ milliseconds }) => milliseconds < 500)).toEqual([])
  expect(JSON.stringify(slow)).not.toContain('Secretive')
  await server.close()
})
