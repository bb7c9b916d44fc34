import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { PAGES } from '@ziggurat/protocol/pages'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { emptyFolder } from './folder.ts'
import { TestServer } from './test-server.ts'

const site = join(emptyFolder(), 'site')
mkdirSync(site, { recursive: true })
writeFileSync(join(site, 'index.html'), 'a page')
writeFileSync(join(site, 'index.cs.html'), 'stránka')
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
