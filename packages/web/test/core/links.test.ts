import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { pageAt, PAGES } from '@ziggurat/protocol/pages'
import { expect, test } from 'vitest'

const SOURCES = resolve(import.meta.dirname, '../../src')

/** The addresses of our own that the client names: '/table/${id}' as '/table/x'. */
const addresses = globSync('**/*.{ts,tsx}', { cwd: SOURCES }).flatMap((file) =>
  [
    ...readFileSync(resolve(SOURCES, file), 'utf8').matchAll(
      /(?<=[\s(=[{])(["'`])(\/(?:[a-z][^"'`\s]*)?)\1/g,
    ),
  ].map(([, , address = '']) => ({ file, address: address.replaceAll(/\$\{[^}]*\}/g, 'x') })),
)

/** Addresses of the server that are not pages. */
const isNoPage = (address: string): boolean => /^\/(?:api|healthz)(?:\/|$)/.test(address)

test('every link leads to a page of the site', () => {
  const broken = addresses.filter(
    ({ address }) => !isNoPage(address) && pageAt(address.replace(/[?#].*$/, '')) === null,
  )
  expect(broken).toEqual([])
})

test('there is a link to every page', () => {
  const reached = new Set(addresses.map(({ address }) => pageAt(address.replace(/[?#].*$/, ''))?.page))
  // The link to claim the server is printed by the server.
  const linked = Object.keys(PAGES).filter((page) => page !== 'claim')
  for (const page of linked) expect(reached).toContain(page)
})
