import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'

import { expect, test } from 'vitest'

const DIST = resolve(import.meta.dirname, '../../dist')

/** What the first page preloads. */
const page = readFileSync(join(DIST, 'index.hu.html'), 'utf8')
const named = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file)
const scripts = named.filter((file) => file.endsWith('.js'))

const packed = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(DIST, file))).length, 0)

test('the first load is under 60 KB of JavaScript, without the games', () => {
  expect(packed(scripts)).toBeLessThan(60_000)
})

test('the first page preloads no more files than a browser loads at a time, and no script asks for another', () => {
  expect(named.length).toBeLessThanOrEqual(6)
  const asked = scripts.flatMap((file) => {
    const text = readFileSync(join(DIST, file), 'utf8')
    return [...text.matchAll(/\b(?:from|import)\s*["']\.\/([^"']+)["']/g)].map(
      ([, other]) => `assets/${other}`,
    )
  })
  expect(scripts).toEqual(expect.arrayContaining(asked))
})

test('no game, no rules and no schema come with the first load', () => {
  const text = scripts.map((file) => readFileSync(join(DIST, file), 'utf8')).join('\n')
  // Texts of refusals, of a card, and of the schemas.
  for (const word of ['no beat is running', 'scriptorium', 'invalid_type']) expect(text).not.toContain(word)
})
