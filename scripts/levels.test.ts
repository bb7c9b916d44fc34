import { expect, test } from 'vitest'

import { importsOf } from './imports.ts'
import { violations } from './levels.ts'
import { madeUpTree } from './made-up-tree.ts'

const ROOT = `${import.meta.dirname}/..`

/** The violations in a valid project with these files added or replaced. */
function wrong(files: Readonly<Record<string, string>>): readonly string[] {
  const root = madeUpTree({
    'packages/kernel/package.json': manifest('kernel'),
    'packages/kernel/src/index.ts': '',
    'packages/games/chess/package.json': manifest('chess', ['kernel']),
    'packages/games/chess/src/index.ts': "import '@ziggurat/kernel'",
    'packages/games/go/package.json': manifest('go'),
    'packages/games/go/src/index.ts': '',
    'packages/bots/package.json': manifest('bots', ['kernel']),
    'packages/bots/src/index.ts': "import '@ziggurat/kernel'",
    'packages/server/package.json': manifest('server'),
    'packages/web/package.json': manifest('web'),
    'packages/cli/package.json': manifest('cli', ['server', 'go']),
    'packages/cli/bin/ziggurat': "import '@ziggurat/server'; import '@ziggurat/go'",
    ...files,
  })
  return violations(root).map(({ file, line, message }) => `${file}:${line} ${message}`)
}

function manifest(
  name: string,
  needs: readonly string[] = [],
  needsForTests: readonly string[] = [],
): string {
  const field = (names: readonly string[]) =>
    Object.fromEntries(names.map((each) => [`@ziggurat/${each}`, '*']))
  return JSON.stringify(
    { name: `@ziggurat/${name}`, dependencies: field(needs), devDependencies: field(needsForTests) },
    null,
    2,
  )
}

test('our own packages respect the order of the steps', () => {
  expect(violations(ROOT)).toEqual([])
})

test('a valid project has no violations', () => {
  expect(wrong({})).toEqual([])
})

test.each([
  ['a static import', "import { games } from '@ziggurat/bots'"],
  ['an import of a subpath', "import { games } from '@ziggurat/bots/arena'"],
  ['an import for its effects', "import '@ziggurat/bots'"],
  ['a type import', "import type { Bot } from '@ziggurat/bots'"],
  ['a type in place', "export type Bot = import('@ziggurat/bots').Bot"],
  ['a dynamic import', "const bots = await import('@ziggurat/bots')"],
  ['a dynamic import of a template', 'const bots = await import(`@ziggurat/bots`)'],
  ['a re-export', "export * from '@ziggurat/bots'"],
  ['a re-export of types', "export type { Bot } from '@ziggurat/bots'"],
  ['a require', "const bots = require('@ziggurat/bots')"],
])('%s from a higher step is found', (_, line) => {
  expect(wrong({ 'packages/kernel/src/index.ts': `\n${line}\n` })).toEqual([
    'packages/kernel/src/index.ts:2 packages/kernel imports packages/bots: ' +
      '@ziggurat/bots is not on a lower step than @ziggurat/kernel',
  ])
})

test.each(['src/deep/down.ts', 'test/some.test.ts', 'bin/run', 'src/page.tsx'])(
  'a violation is found in %s',
  (file) => {
    const found = wrong({ [`packages/kernel/${file}`]: "import '@ziggurat/bots'" })
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(`packages/kernel/${file}:1 `)
  },
)

test('no game imports another', () => {
  expect(wrong({ 'packages/games/go/src/index.ts': "import '@ziggurat/chess'" })).toEqual([
    'packages/games/go/src/index.ts:1 packages/games/go imports packages/games/chess: no game imports another',
  ])
})

test.each([
  ['web', 'cli'],
  ['cli', 'web'],
])('%s does not import %s', (one, other) => {
  expect(wrong({ [`packages/${one}/src/index.ts`]: `import '@ziggurat/${other}'` })).toEqual([
    `packages/${one}/src/index.ts:1 packages/${one} imports packages/${other}: ` +
      `@ziggurat/${other} is not on a lower step than @ziggurat/${one}`,
  ])
})

test('a relative import that leaves the package is found, wherever it leads', () => {
  const found = wrong({
    'packages/games/chess/src/board.ts': [
      "import '../../go/src/index.ts'",
      "import '../../../bots/src/index.ts'",
      "import '../../../kernel/src/index.ts'",
      "import '../../../../scripts/levels.ts'",
      "import '../test/position.ts'",
      "import '.'",
    ].join('\n'),
  })
  const file = 'packages/games/chess/src/board.ts'
  const leaves = 'leaves packages/games/chess'
  expect(found).toEqual([
    `${file}:1 ../../go/src/index.ts ${leaves} for packages/games/go: no game imports another`,
    `${file}:2 ../../../bots/src/index.ts ${leaves} for packages/bots: ` +
      '@ziggurat/bots is not on a lower step than @ziggurat/chess',
    `${file}:3 ../../../kernel/src/index.ts ${leaves} for packages/kernel: ` +
      'another package is imported by its name',
    `${file}:4 ../../../../scripts/levels.ts ${leaves}`,
  ])
})

test('an imported package must be declared', () => {
  expect(wrong({ 'packages/games/go/src/index.ts': "import '@ziggurat/kernel'" })).toEqual([
    'packages/games/go/src/index.ts:1 ' +
      '@ziggurat/kernel is not among the dependencies of packages/games/go/package.json',
  ])
})

test('tests may import development dependencies; sources may not', () => {
  expect(
    wrong({
      'packages/games/go/package.json': manifest('go', [], ['kernel']),
      'packages/games/go/src/index.ts': "import '@ziggurat/kernel'",
      'packages/games/go/test/go.test.ts': "import '@ziggurat/kernel'",
    }),
  ).toEqual([
    'packages/games/go/src/index.ts:1 ' +
      '@ziggurat/kernel is not among the dependencies of packages/games/go/package.json',
  ])
})

test('a declared package must be imported', () => {
  expect(wrong({ 'packages/games/go/package.json': manifest('go', ['kernel']) })).toEqual([
    'packages/games/go/package.json:4 @ziggurat/kernel is declared but never imported',
  ])
})

test('a package of a higher step must not even be declared', () => {
  expect(wrong({ 'packages/kernel/package.json': manifest('kernel', [], ['bots']) })).toEqual([
    'packages/kernel/package.json:5 @ziggurat/bots is not on a lower step than @ziggurat/kernel',
    'packages/kernel/package.json:5 @ziggurat/bots is declared but never imported',
  ])
})

test('a package that does not exist is found', () => {
  expect(wrong({ 'packages/kernel/src/index.ts': "import '@ziggurat/nowhere'" })).toEqual([
    'packages/kernel/src/index.ts:1 there is no package @ziggurat/nowhere',
  ])
})

test('a package must be on a step', () => {
  expect(wrong({ 'packages/extras/package.json': manifest('extras') })).toEqual([
    'packages/extras/package.json:1 packages/extras stands on no step',
  ])
})

test('a package may import itself by name, and its node_modules is ignored', () => {
  expect(
    wrong({
      'packages/kernel/test/own.test.ts': "import '@ziggurat/kernel'",
      'packages/kernel/node_modules/other/index.js': "import '@ziggurat/bots'",
    }),
  ).toEqual([])
})

/** The violations in a browser client with these imports, named from its sources. */
function wrongInClient(imports: Readonly<Record<string, string>>): readonly string[] {
  const files = Object.entries(imports).map(([file, from]) => [
    `packages/web/src/${file}`,
    `import '${from}'`,
  ])
  return wrong(Object.fromEntries(files)).map((found) => found.replace('packages/web/src/', ''))
}

test('every layer of the client may import from those below it', () => {
  expect(
    wrongInClient({
      'app.tsx': './pages/home.tsx',
      'pages/home.tsx': '../match/menu.tsx',
      'match/menu.tsx': '../games/index.ts',
      'games/index.ts': './chess/manifest.ts',
      'games/chess/manifest.ts': './board/table.tsx',
      'games/chess/board/table.tsx': '../../../parts/clock.tsx',
      'parts/clock.tsx': '../core/language.ts',
      'core/language.ts': '../messages/en/index.ts',
      'core/router.ts': './language.ts',
      'core/icon.ts': '../look/icon.css',
    }),
  ).toEqual([])
})

test.each([
  ['look/icon.tsx', '../core/language.ts', 'look imports core: core is not a lower layer'],
  ['look/icon.tsx', '../messages/en.ts', 'look imports messages: messages is not a lower layer'],
  ['core/match-model.ts', '../parts/clock.tsx', 'core imports parts: parts is not a lower layer'],
  ['parts/log.tsx', '../match/live-model.ts', 'parts imports match: match is not a lower layer'],
  ['games/chess/a.tsx', '../../match/menu.tsx', 'games/chess imports match: match is not a lower layer'],
  ['games/chess/a.tsx', '../index.ts', 'games/chess imports games: games is not a lower layer'],
  ['match/menu.tsx', '../pages/home.tsx', 'match imports pages: pages is not a lower layer'],
  ['pages/home.tsx', '../app.tsx', 'pages imports .: . is not a lower layer'],
  ['games/chess/a.tsx', '../go/b.tsx', 'games/chess imports games/go: no game imports another'],
  ['pages/home.tsx', '../games/go/b.tsx', 'pages imports games/go: only games imports games/go'],
  ['extras/some.ts', '../look/icon.tsx', 'extras imports look: extras stands in no layer'],
])('in the client, %s does not import %s', (file, from, message) => {
  expect(wrongInClient({ [file]: from })).toEqual([`${file}:1 ${message}`])
})

test('imports are distinguished from comments, strings, templates and regular expressions', () => {
  const source = [
    '#!/usr/bin/env node',
    "// import 'comment'",
    "/* import 'comment'",
    "   from 'comment' */ import 'real-1'",
    `const text = "import 'string'" + 'from "string"' + \`import 'template' \${await import('real-2')} from 'x'\``,
    "const half = /`'/.test(text) || 4 / 2 /* ' */ / 1",
    'import {',
    '  one, // from',
    '  two as from,',
    "} from 'real-3'",
    "const nested = `${ { a: `}` } } ${`import('template')`}`",
    "Array.from('string'); const from = 'string'",
    "export * as all from 'real-4' with { type: 'json' }",
    "type T = typeof import(/* here */ 'real-5')",
  ].join('\n')
  expect(importsOf(source)).toEqual([
    { from: 'real-1', line: 4 },
    { from: 'real-2', line: 5 },
    { from: 'real-3', line: 10 },
    { from: 'real-4', line: 13 },
    { from: 'real-5', line: 14 },
  ])
})
