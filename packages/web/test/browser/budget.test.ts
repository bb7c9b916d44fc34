import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'

import { expect, test } from 'vitest'

const DIST = resolve(import.meta.dirname, '../../dist')

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}

const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>

/** A chunk with all that it imports at once. */
function withImports(name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[name]
  if (chunk === undefined) throw new Error(`no chunk '${name}'`)
  if (found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const each of chunk.imports ?? []) withImports(each, found)
  return found
}

const packed = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(DIST, file))).length, 0)

test('the first load is under 120 KB of JavaScript, without the games', () => {
  const files = new Set<string>()
  for (const name of ['index.html', 'src/pages/home.tsx', 'src/messages/hu/index.ts'])
    withImports(name, files)
  expect(packed(files)).toBeLessThan(120_000)
})

test('no game, no rules and no schema come with the first load', () => {
  const names = [...withImports('index.html'), ...withImports('src/pages/home.tsx')]
  const text = names.map((file) => readFileSync(join(DIST, file), 'utf8')).join('\n')
  // The rules' own refusals, a card, and what the schemas say.
  for (const word of ['no beat is running', 'scriptorium', 'invalid_type']) expect(text).not.toContain(word)
})
