import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { describe, expect, test } from 'vitest'

import { problem } from '../src/api.ts'
import { fromClient, fromServer, LIMITS, PROBLEMS, ROUTES, statusOf } from '../src/index.ts'
import type { RouteName } from '../src/index.ts'

const page = readFileSync(resolve(import.meta.dirname, '../../../docs/protocol.md'), 'utf8')

/** The cells of a table, without its header row. It is under this heading, and its header begins with `head`. */
function rowsUnder(heading: string, head: string): readonly (readonly string[])[] {
  const [, after = ''] = page.split(new RegExp(`^#+ ${heading}$`, 'mu'))
  const [section = ''] = after.split(/^#+ /mu)
  const table = section.split('\n\n').find((block) => block.trim().startsWith(`| ${head}`)) ?? ''
  const lines = table.trim().split('\n').slice(2)
  return lines.map((line) => line.split('|').slice(1, -1)).map((cells) => cells.map((cell) => cell.trim()))
}

const code = (text: string): string => `\`${text}\``

const typesOf = ({ options }: typeof fromClient | typeof fromServer): readonly string[] =>
  options.map(({ shape }) => shape.type.value)

/** The JSON blocks, with the words after `json`. */
const examples = [...page.matchAll(/^```json ?(.*)\n([^`]*)^```$/gmu)].map(([, what = '', text = '']) => ({
  what,
  text,
  data: JSON.parse(text) as object,
}))
const messages = examples.filter(({ what }) => what === '')

test('the table of routes matches the server’s routes', () => {
  expect(rowsUnder('HTTP', 'name')).toEqual(
    Object.entries(ROUTES).map(([name, { method, path, who, summary }]) => [
      code(name),
      code(`${method} ${path}`),
      who,
      summary,
    ]),
  )
})

test('every route in the text exists', () => {
  const others = ['GET /api/openapi.json', 'GET /healthz', 'GET /metrics']
  const routes = Object.values(ROUTES).map(({ method, path }) => `${method} ${path}`)
  for (const [, named] of page.matchAll(/`((?:GET|POST|PUT|PATCH|DELETE) [^`]*)`/g))
    expect([...routes, ...others]).toContain(named)
})

describe.each([
  ['Messages you send', fromClient],
  ['Messages you receive', fromServer],
] as const)('%s', (heading, schema) => {
  const types = typesOf(schema)

  test('the table describes exactly the types of messages', () => {
    const rows = rowsUnder(heading, 'type')
    expect(new Set(rows.map(([type]) => type))).toEqual(new Set(types.map(code)))
    for (const [type, meaning = ''] of rows) expect([type, meaning.length > 10]).toEqual([type, true])
  })

  test.each(types)('%s has an example', (type) => {
    expect(messages.filter(({ data }) => 'type' in data && data.type === type)).not.toEqual([])
  })
})

test('the table of problems has every code with its status and a sentence', () => {
  const rows = rowsUnder('Problems', 'code')
  expect(rows.map(([name, status]) => [name, Number(status)])).toEqual(
    Object.keys(PROBLEMS).map((each) => [code(each), statusOf({ code: each, params: {} })]),
  )
  expect(rows.filter(([, , sentence = '']) => sentence === '')).toEqual([])
})

test('all fields of an update are described', () => {
  const update = fromServer.options.find(({ shape }) => shape.type.value === 'update')
  const fields = Object.keys(update?.shape ?? {}).filter((field) => field !== 'type' && field !== 'match')
  expect(rowsUnder('Messages you receive', 'field').map(([field]) => field)).toEqual(fields.map(code))
})

test.each(examples)('an example is valid: $what $text', ({ what, data }) => {
  const schema = schemaOf(what, data)
  // Unknown fields would be dropped.
  expect(schema.parse(data)).toMatchObject(data)
})

function schemaOf(what: string, data: object): { parse(data: unknown): unknown } {
  const [part, name] = what.split(' ')
  if (part === 'problem') return problem
  if (part === 'body' || part === 'reply') return ROUTES[name as RouteName][part]
  const { type } = data as { readonly type: string }
  return typesOf(fromClient).includes(type) ? fromClient : fromServer
}

test('the limits are those of the schemas', () => {
  const { name, password, label, chat, report, answer, record, message } = LIMITS
  expect(rowsUnder('Limits', 'what').map(([, most]) => most?.match(/\d+/g)?.map(Number))).toEqual([
    [name],
    [password.most, password.least],
    [label],
    [chat],
    [report],
    [answer],
    [record],
    [message],
  ])
})
