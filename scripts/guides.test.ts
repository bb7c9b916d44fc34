import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { GAMES } from '@ziggurat/library'
import { LANGUAGES } from '@ziggurat/texts'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')
const GUIDES = globSync('docs/adding-*.md', { cwd: ROOT }).sort()

/**
 * A path in this repository, or in the game of a chapter: recognized by its extension or by a final slash.
 */
const PATH = /^(?:\/\/ )?([\w./{},*<>-]+(?:\.(?:ts|tsx|json|md|css)|\/))$/u

/** The games by the titles of chapters. */
const CHAPTERS: Readonly<Record<string, string>> = {
  '7 Wonders': 'seven-wonders',
  'Through the Ages': 'through-the-ages',
  Innovation: 'innovation',
}

interface Named {
  readonly path: string
  /** The game that the chapter is about. */
  readonly game: string | undefined
}

/** Every path that a guide names, in the text or in the first line of an example. */
function placesIn(guide: string): readonly Named[] {
  let game: string | undefined
  return readFileSync(join(ROOT, guide), 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('## ')) game = CHAPTERS[line.slice(3)]
      const spans = line.startsWith('// ')
        ? [line]
        : [...line.matchAll(/`([^`]+)`/gu)].map(([, code = '']) => code)
      return spans.flatMap((span) => PATH.exec(span)?.[1] ?? []).map((path) => ({ path, game }))
    })
}

/** Whether the path exists, for every game and every language if it names none. */
function isThere({ path, game }: Named): boolean {
  const folder = `packages/games/${game}`
  return everyOne(path).every((each) => {
    const places = game === undefined ? [each] : [each, `${folder}/${each}`, `${folder}/src/**/${each}`]
    return places.some((place) => globSync(place, { cwd: ROOT }).length > 0)
  })
}

const everyOne = (path: string): readonly string[] =>
  [...GAMES.keys()].flatMap((id) =>
    LANGUAGES.map((language) =>
      path.replaceAll('<id>', id).replaceAll('<language>', language).replace(/\/$/u, ''),
    ),
  )

test.each(GUIDES)('%s names paths that exist', (guide) => {
  const places = placesIn(guide)
  expect(places.length).toBeGreaterThan(5)
  expect(places.filter((place) => !isThere(place)).map(({ path }) => path)).toEqual([])
})

test('a path that does not exist is found', () => {
  expect(isThere({ path: 'src/nowhere.ts', game: 'innovation' })).toBe(false)
  expect(isThere({ path: 'packages/games/<id>/src/nowhere.ts', game: undefined })).toBe(false)
})

test('docs/security.md names tests that exist', () => {
  const page = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')
  const named = [...page.matchAll(/`([\w-]+\.test\.ts)`/gu)].map(([, file = '']) => file)
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((file) => globSync(`packages/*/test/${file}`, { cwd: ROOT }).length === 0)).toEqual([])
})

test('the systemd unit of the hosting guide has each setting in the section where systemd reads it', () => {
  const [unit = ''] = /\[Unit\][^]*?```/.exec(readFileSync(join(ROOT, 'docs/hosting.md'), 'utf8')) ?? []
  const keys = Object.fromEntries(
    unit
      .split(/^\[(?=\w+\]$)/mu)
      .map((section): [string, readonly string[]] => [
        section.split(']')[0] ?? '',
        [...section.matchAll(/^(\w+)=/gmu)].map(([, key = '']) => key),
      ]),
  )
  expect(keys['Unit']).toContain('StartLimitIntervalSec')
  expect(keys['Service']).toEqual(expect.arrayContaining(['Restart', 'RestartSec', 'UMask']))
  expect(keys['Service']?.filter((key) => key.startsWith('StartLimit'))).toEqual([])
})
