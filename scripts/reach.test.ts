import { expect, test } from 'vitest'

import { reachOf } from './reach.ts'

test('imports are followed, within a package and into others; type imports are not', () => {
  const { files, others } = reachOf('@ziggurat/protocol')
  expect(files).toContain('packages/protocol/src/shapes.ts')
  expect(others).toEqual(new Set(['zod']))
  expect(reachOf('@ziggurat/seven-wonders').files).toContain('packages/kernel/src/table.ts')
  expect(reachOf('@ziggurat/protocol/client').files).not.toContain('packages/protocol/src/api.ts')
})

test.each(['client', 'connection', 'limits', 'pages'])(
  'a browser loads the %s of the protocol without zod',
  (name) => {
    expect(reachOf(`@ziggurat/protocol/${name}`).others).toEqual(new Set())
  },
)

test.each(['kernel', 'seven-wonders', 'innovation', 'through-the-ages'])(
  'a browser can run %s: it uses nothing of Node',
  (name) => {
    expect(reachOf(`@ziggurat/${name}`).others).toEqual(new Set())
  },
)

test.each(
  ['seven-wonders', 'innovation', 'through-the-ages'].flatMap((game) => [
    [game, game] as const,
    [`advice/${game}`, game] as const,
  ]),
)(
  'a browser can load the bots’ %s alone: neither another game nor anything of Node comes with it',
  (name, game) => {
    const { files, others } = reachOf(`@ziggurat/bots/${name}`)
    const games = [...files].flatMap((file) => /^packages\/games\/([^/]+)/.exec(file)?.[1] ?? [])
    expect(new Set(games)).toEqual(new Set([game]))
    expect(others).toEqual(new Set())
  },
)

const withoutRules = [
  ['seven-wonders/texts-in', 'en'],
  ['seven-wonders/messages/en', 'cs'],
  ['seven-wonders/facts', 'en'],
  ['innovation/texts-in', 'en'],
  ['innovation/messages/pl', 'en'],
  ['innovation/facts', 'en'],
  ['through-the-ages/messages/hu', 'en'],
] as const

test.each(withoutRules)('%s loads neither the rules nor other languages', (name, other) => {
  const [game = ''] = name.split('/')
  const folder = `packages/games/${game}/src/`
  const own = [...reachOf(`@ziggurat/${name}`).files].filter((file) => file.startsWith(folder))
  const files = own.map((file) => file.slice(folder.length))
  for (const rules of [
    'game',
    'turn',
    'turn/turn',
    'plays',
    'verbs',
    'choices',
    'dogma',
    `messages/${other}`,
  ]) {
    expect(files).not.toContain(`${rules}.ts`)
  }
})
