import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, test } from 'vitest'

import { readConfig } from '../src/index.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const page = readFileSync(resolve(ROOT, 'docs/hosting.md'), 'utf8')

/** What the page about hosting calls usual, by the variable of the environment. */
const usual = (variable: string): string | undefined =>
  page.match(new RegExp(`^\\| [^|]*\`${variable}\` *\\| (\\S*) *\\|`, 'mu'))?.[1]?.replaceAll('`', '')

test('who says nothing gets what is usual, as the README and the page about hosting say', () => {
  const config = readConfig({})
  expect(config).toEqual({
    port: 3000,
    host: '0.0.0.0',
    data: 'data',
    databaseUrl: null,
    secret: null,
    logLevel: 'info',
    trustedProxies: 0,
  })
  const said = { port: usual('PORT'), host: usual('HOST'), data: usual('ZIGGURAT_DATA') }
  const more = { logLevel: usual('LOG_LEVEL'), trustedProxies: usual('TRUSTED_PROXIES') }
  expect(readConfig({ ...said, ...more })).toEqual(config)
  expect(readFileSync(resolve(ROOT, 'README.md'), 'utf8')).toContain('Open http://localhost:3000,')
})
