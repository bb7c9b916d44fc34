import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { readConfig, startServer } from '@ziggurat/server'
import type { Config } from '@ziggurat/server'
import { expect, test } from 'vitest'

import { folder, ziggurat } from './run.ts'

const place = folder()
const data = join(place, 'data')
const file = join(place, 'games.backup')

const run = (...words: readonly string[]) =>
  ziggurat(words, '', { ZIGGURAT_DATA: data, DATABASE_URL: undefined })

test('a backup is made while the server runs, and restored to a new folder', async () => {
  const config = readConfig({ port: '0', host: '127.0.0.1', data, logLevel: 'silent' }) as Config
  const server = await startServer(config)
  const made = await run('backup', file)
  expect(made).toEqual({ code: 0, out: `The backup is in ${file}.\n`, err: '' })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const busy = await run('restore', file, '--replace')
  expect(busy).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^ziggurat: nothing was restored: .+\n$/),
  })
  await server.stop()

  const elsewhere = join(place, 'elsewhere')
  const restored = await run('restore', file, '--data', elsewhere)
  expect(restored).toMatchObject({ code: 0, err: '' })
  expect(readdirSync(elsewhere)).toEqual(['lock', 'secret', 'ziggurat.db'])
  expect(statSync(join(elsewhere, 'ziggurat.db')).mode & 0o777).toBe(0o600)
})

test.each([
  [['backup'], 'into which file?'],
  [['restore'], 'from which file?'],
  [['restore', join(place, 'nothing')], `nothing was restored: there is no file '${join(place, 'nothing')}'`],
  [['backup', file, '--data', join(place, 'nothing')], 'no backup was made: '],
])('%j is refused in one line', async (words, why) => {
  const { code, out, err } = await run(...words)
  expect([code, out]).toEqual([2, ''])
  expect(err).toMatch(/^ziggurat: [^\n]+\n$/)
  expect(err).toContain(why)
  expect(existsSync(join(place, 'nothing'))).toBe(false)
})

test('a database that cannot be reached is named without its password', async () => {
  const variables = { DATABASE_URL: 'postgres://u:hunter2@localhost:1/x' }
  for (const words of [
    ['backup', join(place, 'new')],
    ['restore', file],
  ]) {
    const { code, err } = await ziggurat(words, '', variables)
    expect([code, err]).toEqual([2, expect.stringMatching(/^ziggurat: n.+: connect ECONNREFUSED.*\n$/)])
    expect(err).not.toContain('hunter2')
  }
  expect(readdirSync(place).filter((name) => name.startsWith('new'))).toEqual([])
})
