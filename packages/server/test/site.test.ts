import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'

import { PAGES } from '@ziggurat/protocol/pages'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { emptyFolder } from './folder.ts'
import { TestServer } from './test-server.ts'

const site = join(emptyFolder(), 'site')
mkdirSync(site, { recursive: true })
writeFileSync(join(site, 'index.html'), 'a page')
writeFileSync(join(site, 'index.cs.html'), 'stránka')
mkdirSync(join(site, 'assets'))
writeFileSync(join(site, 'assets', 'main.js'), 'void 0')
writeFileSync(join(site, 'service-worker.js'), 'void 0')
writeFileSync(join(site, 'app.webmanifest'), '{}')
writeFileSync(join(site, 'files.json'), '{}')
mkdirSync(join(site, '.vite'))
writeFileSync(join(site, '.vite', 'manifest.json'), '{}')
const server = new TestServer(undefined, { site })

beforeAll(() => server.open())
afterAll(async () => {
  await server.close()
  server.deleteFolder()
})

const get = async (path: string, language = 'en'): Promise<readonly [number, string]> => {
  const response = await fetch(server.base + path, { headers: { 'accept-language': language } })
  return [response.status, await response.text()]
}

/** The path with its optional parameters, and without them. */
const addressesOf = (pattern: string): readonly string[] => [
  pattern.replaceAll(/:\w+\??/g, 'some-thing'),
  pattern.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, 'some-thing'),
]

test.each(Object.entries(PAGES))('%s is served at %s', async (_, pattern) => {
  for (const address of addressesOf(pattern)) {
    expect(await get(address)).toEqual([200, 'a page'])
    expect(await get(address, 'cs')).toEqual([200, 'stránka'])
  }
})

test.each(['/nothing', '/table', '/about/us', '/table/x/y', '/table/%E0%A4%A'])(
  'an unknown path, %s, gets the client’s page with status 404',
  async (path) => {
    expect(await get(path)).toEqual([404, 'a page'])
  },
)

test('files of the build tool are not served', async () => {
  expect((await get('/.vite/manifest.json'))[0]).toBe(404)
})

test('without a built client, every page says how to build it', async () => {
  const bare = new TestServer(undefined, { site: join(site, 'nothing') })
  await bare.open()
  const at = async (path: string) => {
    const response = await fetch(bare.base + path)
    return [response.status, await response.text()]
  }
  for (const pattern of Object.values(PAGES)) {
    for (const address of addressesOf(pattern))
      expect(await at(address)).toEqual([503, expect.stringContaining('npm run build')])
  }
  expect(await at('/api/nothing')).toEqual([404, expect.stringContaining('nothing-here')])
  expect(await at('/robots.txt')).toEqual([404, expect.stringContaining('nothing-here')])
  await bare.close()
  bare.deleteFolder()
})

const COMMON = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  // Of Node: they say nothing about the server.
  connection: 'keep-alive',
  'keep-alive': 'timeout=75',
  date: expect.any(String),
}
const PAGE =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; form-action 'self'; " +
  "object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
const DATA = "default-src 'none'; frame-ancestors 'none'"

test.each([
  ['a page', '/', 'text/html; charset=utf-8', PAGE, { 'cache-control': 'no-cache' }],
  [
    'a page that does not exist',
    '/nothing',
    'text/html; charset=utf-8',
    PAGE,
    { 'cache-control': 'no-cache' },
  ],
  [
    'a file',
    '/assets/main.js',
    'text/javascript; charset=utf-8',
    PAGE,
    { 'cache-control': 'public, max-age=31536000, immutable' },
  ],
  [
    'the service worker',
    '/service-worker.js',
    'text/javascript; charset=utf-8',
    PAGE,
    { 'cache-control': 'no-cache' },
  ],
  ['the manifest', '/app.webmanifest', 'application/manifest+json', PAGE, { 'cache-control': 'no-cache' }],
  ['the list of files', '/files.json', 'application/json', PAGE, { 'cache-control': 'no-cache' }],
  ['a reply of the API', '/api/me', 'application/json', DATA, { 'cache-control': 'no-store' }],
  ['an error of the API', '/api/me/matches', 'application/json', DATA, { 'cache-control': 'no-store' }],
  ['an unknown route', '/api/nothing', 'application/json', DATA, { 'cache-control': 'no-store' }],
  ['the health', '/healthz', 'application/json', DATA, {}],
])('all headers of %s', async (_, path, type, policy, others) => {
  const headersOf = async (given: Readonly<Record<string, string>>): Promise<object> => {
    // Unlike `fetch`, this can set the host.
    const asked = request(server.base + path, { headers: given }).end()
    const [response] = (await once(asked, 'response')) as [IncomingMessage]
    response.resume()
    const { 'content-length': length, vary, ...headers } = response.headers
    expect(Number(length)).toBeGreaterThan(0)
    expect(vary).toBe(policy === PAGE ? 'Accept-Encoding, Accept-Language' : undefined)
    return headers
  }
  const expected = { ...COMMON, 'content-type': type, 'content-security-policy': policy, ...others }
  expect(await headersOf({})).toEqual(expected)
  const https = { 'x-forwarded-proto': 'https' }
  const always = { ...expected, 'strict-transport-security': 'max-age=31536000' }
  expect(await headersOf({ ...https, host: 'games.example.org' })).toEqual(always)
  expect(await headersOf({ ...https, host: 'localhost.example.org:8443' })).toEqual(always)
  for (const host of ['localhost', 'localhost:3000', 'games.localhost', '127.0.0.1:3000', '[::1]:3000'])
    expect(await headersOf({ ...https, host })).toEqual(expected)
  expect(await headersOf({ host: 'games.example.org' })).toEqual(expected)
})
