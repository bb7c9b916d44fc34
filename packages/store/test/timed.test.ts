import { expect, test } from 'vitest'

import type { Database } from '../src/database.ts'
import { timed } from '../src/timed.ts'

const database = {
  rows: async () => [],
  transaction: async () => true,
} as unknown as Database

test('statements that take long are reported without their values', async () => {
  const slow: string[] = []
  const all = timed(database, (sql) => slow.push(sql), -1)
  await all.rows('SELECT 1 WHERE 1 = ?', ['secret'])
  await all.transaction([
    { sql: 'UPDATE one', values: ['secret'] },
    { sql: 'UPDATE two', values: [] },
  ])
  expect(slow).toEqual(['SELECT 1 WHERE 1 = ?', 'UPDATE one; UPDATE two'])
})

test('a quick statement is not reported', async () => {
  const slow: string[] = []
  await timed(database, (sql) => slow.push(sql), Infinity).rows('SELECT 1', [])
  expect(slow).toEqual([])
})
