import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { ICON_NAMES } from '../../src/look/icon-names.ts'

const look = new URL('../../src/look/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, look), 'utf8')
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

const symbols = [
  ...read('icons.svg').matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24">(.+)<\/symbol>/g),
].map(([, id = '', drawing = '']) => ({ id, drawing }))
const styles = readdirSync(look).filter((file) => file.endsWith('.css'))
const css = styles
  .map(read)
  .join('\n')
  .replaceAll(/\/\*[\s\S]*?\*\//g, '')

test('the names of the signs are the ids in the sprite', () => {
  expect(ICON_NAMES).toEqual(symbols.map(({ id }) => id))
  expect(all(read('icons.svg'), /id="([^"]+)"/g)).toEqual(ICON_NAMES)
})

test('one concept, one sign: no two signs share a name or a drawing', () => {
  expect(new Set(ICON_NAMES).size).toBe(ICON_NAMES.length)
  expect(new Set(symbols.map(({ drawing }) => drawing)).size).toBe(symbols.length)
})

test('signs bring no colour of their own, but the one of the cuts where the page says none', () => {
  for (const { drawing } of symbols) {
    expect(drawing.replaceAll('var(--cut, #fffcf6)', '')).not.toMatch(/#|class=|style/)
  }
})

test('the styles colour only signs that exist', () => {
  const names: readonly string[] = ICON_NAMES
  expect(all(css, /data-icon='([^']+)'/g).filter((name) => !names.includes(name))).toEqual([])
})

test('every custom property that is used is defined, or has a fallback', () => {
  const defined = new Set(all(css, /(?:^|[\s{;])(--[\w-]+):/g))
  const used = new Set(all(css, /var\((--[\w-]+)\)/g))
  expect([...used].filter((name) => !defined.has(name))).toEqual([])
})

test('every token is written once, for light and dark together', () => {
  const root = /:root \{([\s\S]*?)\n\}/.exec(read('tokens.css'))?.[1] ?? ''
  const tokens = all(root.replaceAll(/\/\*[\s\S]*?\*\//g, ''), /(?:^|\n)\s+(--[\w-]+):/g)
  expect(tokens.length).toBeGreaterThan(60)
  expect(new Set(tokens).size).toBe(tokens.length)
})

test('every style sheet is part of the look', () => {
  const imported = all(read('look.css'), /@import url\('\.\/([^']+)'\)/g)
  expect([...imported, 'look.css'].toSorted()).toEqual(styles.toSorted())
})
