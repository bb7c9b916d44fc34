import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, test } from 'vitest'

import { readConfig } from '../src/index.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const page = readFileSync(resolve(ROOT, 'docs/hosting.md'), 'utf8')

/** The default of an environment variable, as docs/hosting.md has it. */
const defaultOf = (variable: string): string | undefined =>
  page.match(new RegExp(`^\\| [^|]*\`${variable}\` *\\| (\\S*) *\\|`, 'mu'))?.[1]?.replaceAll('`', '')

test('the defaults are those that the README and docs/hosting.md document', () => {
  const config = readConfig({})
  expect(config).toEqual({
    port: 3000,
    host: '0.0.0.0',
    data: 'data',
    databaseUrl: null,
    secret: null,
    logLevel: 'info',
    url: null,
    trustedProxies: 0,
  })
  const documented = {
    port: defaultOf('PORT'),
    host: defaultOf('HOST'),
    data: defaultOf('ZIGGURAT_DATA'),
    logLevel: defaultOf('LOG_LEVEL'),
    trustedProxies: defaultOf('TRUSTED_PROXIES'),
  }
  expect(readConfig(documented)).toEqual(config)
  expect(readFileSync(resolve(ROOT, 'README.md'), 'utf8')).toContain('Open http://localhost:3000,')
})

test.each(['games.example.org', 'https://games.example.org/ziggurat', 'ftp://games.example.org', 'https://'])(
  'a public address that is not an origin is refused: %s',
  (url) => {
    expect(readConfig({ url })).toEqual({
      problem: `the public address is like https://games.example.org, not '${url}'`,
    })
    expect(readConfig({ url: 'https://games.example.org/' })).toMatchObject({
      url: 'https://games.example.org',
    })
  },
)
