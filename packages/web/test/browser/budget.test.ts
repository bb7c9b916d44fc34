import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { buildLocal } from './local-site.ts'

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
  // Texts of refusals, of a card, of the schemas, and of local games.
  for (const word of ['no beat is running', 'scriptorium', 'invalid_type', 'cannot set up this game'])
    expect(text).not.toContain(word)
})

describe('a local game', () => {
  let assets = ''
  beforeAll(async () => {
    assets = join(await buildLocal(), 'assets')
  })
  afterAll(() => rmSync(resolve(assets, '..'), { recursive: true }))

  /** A script and those that it needs at once. */
  const withImports = (name: string, found = new Set<string>()): ReadonlySet<string> => {
    if (found.has(name)) return found
    found.add(name)
    const text = readFileSync(join(assets, name), 'utf8')
    for (const [, other = ''] of text.matchAll(/\b(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g))
      withImports(other, found)
    return found
  }
  const named = (name: string): string => {
    const [file = '', ...others] = readdirSync(assets).filter(
      (each) => /^(.+)-.{8}\.js$/.exec(each)?.[1] === name,
    )
    if (others.length > 0) throw new Error(`there are several files of ${name}`)
    return file
  }
  const textOf = (name: string): string => readFileSync(join(assets, name), 'utf8')
  const size = (names: Iterable<string>, text = textOf): number =>
    [...names].reduce((sum, name) => sum + gzipSync(text(name), { level: 9 }).length, 0)
  /** The text of a script without the weights of networks. */
  const withoutWeights = (name: string): string => textOf(name).replaceAll(/[\w+/=]{200,}/g, '')

  test('its worker is under 14 KB, with the part of the kernel that every game needs', () => {
    const files = withImports(named('worker'))
    expect(size(files)).toBeLessThan(14_000)
    expect(readFileSync(join(assets, named('worker')), 'utf8')).toContain('cannot set up this game')
  })

  test.each([
    ['seven-wonders', 20_000],
    ['innovation', 24_000],
    ['through-the-ages', 48_000],
  ])(
    'the rules of %s and its bots are under %i bytes beside what the bots have learnt, and nothing of another game comes with them',
    (game, most) => {
      const core = withImports(named('worker'))
      const files = [...withImports(named(game))].filter((file) => !core.has(file))
      expect(size(files, withoutWeights)).toBeGreaterThan(5_000)
      expect(size(files, withoutWeights)).toBeLessThan(most)
      expect(size(files)).toBeLessThan(400_000 + most)
      const text = files.map(withoutWeights).join('\n')
      // No texts in any language.
      expect(text).not.toMatch(/[áéőřłż]/)
      // A card of each game.
      const cards = {
        'seven-wonders': 'scriptorium',
        innovation: 'perspective',
        'through-the-ages': 'frugality',
      }
      for (const [other, card] of Object.entries(cards))
        expect([card, text.includes(card)]).toEqual([card, other === game])
    },
  )
})
