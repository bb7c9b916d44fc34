import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import stylelint from 'stylelint'
import { expect, test } from 'vitest'

import { SCREENS } from '../packages/web/src/look/screens.ts'
import config, { PREFIXES } from '../stylelint.config.ts'

const SOURCES = resolve(import.meta.dirname, '../packages/web/src')

/** What is wrong with a style sheet of this content at this path. */
async function wrong(code: string, path = 'pages/home.css'): Promise<readonly string[]> {
  const { results } = await stylelint.lint({ code, config, codeFilename: `${SOURCES}/${path}` })
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule))
}

const VALUES = 'declaration-property-value-disallowed-list'

test('distances and font sizes are tokens, except hairline widths', async () => {
  expect(await wrong('.home { padding: 0 2px var(--s1) calc(-1 * var(--s2)); gap: 1px }')).toEqual([])
  expect(await wrong('.home { padding: 0 6px }')).toEqual([VALUES])
  expect(await wrong('.home { margin-inline-start: -12px }')).toEqual([VALUES])
  expect(await wrong('.home { row-gap: 0.5rem }')).toEqual([VALUES])
  expect(await wrong('.home { font-size: 13px }')).toEqual([VALUES])
  expect(await wrong('.home { font: 600 13px/1 var(--text) }')).toEqual([VALUES])
  expect(await wrong('.home { font: 600 var(--size-1) / 20px var(--text) }')).toEqual([])
})

test('colours are tokens', async () => {
  expect(await wrong('.home { color: #fff }')).toEqual(['color-no-hex'])
  expect(await wrong('.home { color: white }')).toEqual(['color-named'])
  expect(await wrong('.home { color: color-mix(in oklab, var(--ink) 9%, transparent) }')).toEqual([])
})

test('screens are named', async () => {
  expect(await wrong('@media (--narrow) { .home { margin: 0 } }')).toEqual([])
  expect(await wrong('@media (--tiny) { .home { margin: 0 } }')).toEqual(['ziggurat/screens'])
  expect(await wrong('@media (max-width: 600px) { .home { margin: 0 } }')).toEqual(['ziggurat/screens'])
  expect(await wrong('@media (pointer: coarse) { .home { margin: 0 } }')).toEqual([])
})

test('every named screen is used by a style sheet or a script', () => {
  const sources = globSync('**/*.{css,ts}', { cwd: SOURCES }).map((file) =>
    readFileSync(join(SOURCES, file), 'utf8'),
  )
  const isUsed = (name: string): boolean =>
    sources.some((text) => text.includes(`(--${name})`) || text.includes(`SCREENS.${name})`))
  expect(Object.keys(SCREENS).filter((name) => !isUsed(name))).toEqual([])
})

test('a selector names a class of its own component', async () => {
  expect(await wrong('.home__main > .button { margin: 0 }')).toEqual([])
  expect(await wrong('.home { & .button { margin: 0 } }')).toEqual([])
  expect(await wrong('.homes, .button { margin: 0 }')).toEqual(['ziggurat/scope', 'ziggurat/scope'])
  expect(await wrong('h1 { margin: 0 }')).toEqual(['ziggurat/scope'])
  expect(await wrong('h1 { margin: 0 }', 'look/reset.css')).toEqual([])
})

test('every class belongs to one sheet: no two sheets use the same prefix', () => {
  const files = globSync('**/*.css', { cwd: SOURCES })
  const names = files.map((file) => file.replace(/^.*\//, '').replace('.css', ''))
  const listed = Object.values(PREFIXES).flat()
  const own = names.filter((_, at) => !files[at]?.startsWith('games/'))
  expect([...listed, ...own].filter((name, at, all) => all.indexOf(name) !== at)).toEqual([])
  expect(Object.keys(PREFIXES).filter((file) => !files.includes(file))).toEqual([])
})

test('every class is used by a component', () => {
  const read = (pattern: string): readonly string[] =>
    globSync(pattern, { cwd: SOURCES }).map((file) => readFileSync(join(SOURCES, file), 'utf8'))
  // Only strings: a message or a variable may have the name of a class that is gone.
  const strings = read('**/*.{ts,tsx}').flatMap((text) => text.match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? [])
  const words = new Set(strings.flatMap((text) => text.match(/[\w-]+/g) ?? []))
  const classes = read('**/*.css').flatMap((text) =>
    [...text.replaceAll(/\/\*[^]*?\*\/|url\([^)]*\)/g, '').matchAll(/\.([a-z][\w-]*)(?=[^;{}]*\{)/g)].map(
      ([, name = '']) => name,
    ),
  )
  // One class belongs to a library.
  expect(classes.filter((name) => !words.has(name) && name !== 'u-cursor-x')).toEqual([])
})

test('every class that a browser test looks for exists', () => {
  const tests = resolve(SOURCES, '../test')
  const words = new Set(
    globSync('**/*.{ts,tsx,css}', { cwd: SOURCES }).flatMap(
      (file) => readFileSync(join(SOURCES, file), 'utf8').match(/[\w-]+/g) ?? [],
    ),
  )
  const missing = globSync('**/*.{ts,tsx}', { cwd: tests }).flatMap((file) => {
    const text = readFileSync(join(tests, file), 'utf8')
    const selectors = [...text.matchAll(/(?:locator|\$\$?|querySelector(?:All)?)\(\s*(['"`])(.+?)\1/g)]
    const classes = selectors.flatMap(([, , selector = '']) => [...selector.matchAll(/\.([a-z][\w-]*)/g)])
    return classes.flatMap(([, name = '']) => (words.has(name) ? [] : [`${file}: .${name}`]))
  })
  expect(missing).toEqual([])
})
