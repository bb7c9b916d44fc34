import { readFileSync } from 'node:fs'

import { fastRandom } from '@ziggurat/kernel'
import { ROUTES } from '@ziggurat/protocol'
import type { Body, Reply, RouteName } from '@ziggurat/protocol'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { CAPS, RATES } from '../src/limits.ts'
import { LISTED, MOST_MATCHES } from '../src/lobby/lobby.ts'
import { MOST_CHAT_LINES } from '../src/socket/message-handler.ts'
import { DAY } from './clock-readings.ts'
import { TestClient } from './test-client.ts'
import { testServer } from './test-server.ts'

const server = testServer()

interface Operation {
  readonly operationId: string
  readonly responses: Readonly<Record<'200' | 'default', { readonly content: Content }>>
}
/** By the type of the content. */
type Content = Readonly<Record<string, { readonly schema: { readonly $ref: string } }>>
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, object>> }
}

/** The schema of each route's replies, from the server's OpenAPI document. */
async function documentedReplies(): Promise<(name: RouteName, status: number) => z.ZodType> {
  const { paths, components } = (await (await fetch(`${server.base}/api/openapi.json`)).json()) as Document
  const $defs: unknown = JSON.parse(
    JSON.stringify(components.schemas).replaceAll('#/components/schemas/', '#/$defs/'),
  )
  return (name, status) => {
    const { method, path } = ROUTES[name]
    const operation = paths[path]?.[method.toLowerCase()]
    expect(operation?.operationId).toBe(name)
    const reply = operation?.responses[status === 200 ? '200' : 'default']
    const { schema } = Object.values(reply?.content ?? {})[0] ?? {}
    const shape = schema?.$ref.split('/').at(-1)
    return z.fromJSONSchema({ $ref: `#/$defs/${shape}`, $defs } as Parameters<typeof z.fromJSONSchema>[0])
  }
}

test('the replies of all routes match the OpenAPI document', async () => {
  const shapeOf = await documentedReplies()
  expect(shapeOf('me', 200).safeParse({ person: 'Ada' }).success).toBe(false)
  const called = new Set<RouteName>()
  const call = async <Name extends RouteName>(
    client: TestClient,
    name: Name,
    body?: Body<Name>,
    params?: Readonly<Record<string, string | number>>,
  ): Promise<Reply<Name>> => {
    const { status, data } = await client.request(name, body, params)
    expect([name, status, data]).toEqual([name, 200, expect.anything()])
    expect([name, shapeOf(name, status).safeParse(data).error]).toEqual([name, undefined])
    // No field is missing in the document.
    expect(ROUTES[name].reply.parse(data)).toEqual(data)
    called.add(name)
    return data as Reply<Name>
  }
  const [ada, ben] = [new TestClient(server.base), new TestClient(server.base)]
  await call(ada, 'games')
  await call(ada, 'me')
  await call(ada, 'enter', { name: 'Ada' })
  await call(ben, 'enter', { name: 'Ben' })
  await call(ben, 'rename', { name: 'Benjamin' })
  await call(ada, 'register', { name: 'Ada', password: 'correct horse' })
  await call(ada, 'changePassword', { old: 'correct horse', password: 'battery staple' })
  await call(ada, 'signOut')
  await call(ada, 'signIn', { name: 'Ada', password: 'battery staple' })
  await call(ada, 'me')
  const { id } = await call(ada, 'addToken', { label: 'a script' })
  await call(ada, 'tokens')
  await call(ada, 'removeToken', undefined, { token: id })
  const opened = await call(ada, 'open', {
    game: 'seven-wonders',
    seats: ['me', 'open', 'open'],
    listed: true,
    clock: { kind: 'live', reserve: 600, increment: 5 },
  })
  const match = opened.match.id
  await call(ada, 'match', undefined, { match })
  await call(ada, 'seatBot', { bot: 'random' }, { match, seat: 2 })
  const { invitation } = await call(ada, 'invitation', undefined, { match })
  await call(ben, 'tryInvitation', { invitation }, { match })
  await call(ben, 'join', { invitation }, { match })
  await call(ben, 'leave', {}, { match })
  await call(ben, 'join', { seat: 1 }, { match })
  await call(ada, 'matches')
  await call(ada, 'start', {}, { match })
  await call(ada, 'matches')
  await call(ada, 'myMatches')
  for (const person of [ada, ben]) await (await person.connect()).watch(match)
  await Promise.all([ada.playOut(match, fastRandom(1)), ben.playOut(match, fastRandom(2))])
  await call(ben, 'match', undefined, { match })
  const { record } = await call(ben, 'record', undefined, { match })
  await call(ada, 'rematch', {}, { match })
  await call(ada, 'upload', { record })
  const bots = [null, null, 'random']
  await call(ada, 'upload', { record, seat: 0, bots })
  await call(ada, 'myMatches')
  const other = await call(ada, 'open', { game: 'innovation', seats: ['me', 'open'] })
  await call(ada, 'close', undefined, { match: other.match.id })
  const ages = await call(ada, 'open', { game: 'through-the-ages', seats: ['me', { bot: 'random' }] })
  await call(ada, 'start', {}, { match: ages.match.id })
  const { possible } = await call(ada, 'orders', undefined, { match: ages.match.id })
  const { id: order = '', subject = '' } = possible[0] ?? {}
  await call(ada, 'leaveOrder', { id: order }, { match: ages.match.id })
  await call(ada, 'orders', undefined, { match: ages.match.id })
  await call(ada, 'withdrawOrder', undefined, { match: ages.match.id, subject })
  const eve = await TestClient.named(server.base, 'Eve')
  const slow = await ada.ask('open', { game: 'innovation', seats: ['me', 'open', 'open'], listed: true })
  const params = { match: slow.match.id }
  for (const person of [ben, eve]) await person.ask('join', {}, params)
  await call(ada, 'removePlayer', undefined, { ...params, seat: 2 })
  await ada.ask('seatBot', { bot: 'random' }, { ...params, seat: 2 })
  await ada.ask('start', {}, params)
  server.ahead += DAY
  await call(ada, 'callAbsent', {}, { ...params, seat: 1 })
  await call(ben, 'block', { person: eve.person?.id ?? '' })
  await call(ben, 'blocked')
  await call(ben, 'unblock', undefined, { person: eve.person?.id ?? '' })
  await call(ben, 'report', { person: eve.person?.id ?? '', match: slow.match.id, text: 'spam' })
  await call(ada, 'claim', { code: server.claimCode() })
  await call(ada, 'about')
  await call(ada, 'overview')
  const { people } = await call(ada, 'findPeople', { name: 'Eve' })
  const about = { person: people[0]?.id ?? '' }
  await call(ada, 'mute', { days: 1 }, about)
  await call(ada, 'ban', { days: 1, reason: 'spam' }, about)
  await call(ada, 'renamePerson', { name: 'Eva' }, about)
  const cyd = await server.account('Cyd')
  await call(ada, 'makeAdministrator', {}, { person: cyd.person?.id ?? '' })
  await call(ada, 'banAddress', { address: '192.0.2.1', days: 1 })
  await call(ada, 'bannedAddresses')
  await call(ada, 'tables', { status: 'running' })
  await call(ada, 'closeTable', {}, params)
  const { reports } = await call(ada, 'reports', {})
  await call(ada, 'finishReport', {}, { report: reports[0]?.id ?? '' })
  await call(ada, 'auditLog', {})
  await call(ada, 'settings')
  await call(ada, 'changeSettings', { name: 'Ur' })
  await call(ada, 'confirmClock')
  await call(ada, 'stepDown')
  const { data: lines } = await ada.request('exportMe')
  for (const line of lines as object[])
    expect([line, shapeOf('exportMe', 200).safeParse(line).error]).toEqual([line, undefined])
  called.add('exportMe')
  await call(ben, 'deleteMe', {})
  expect([...called].sort()).toEqual(Object.keys(ROUTES).sort())
  for (const person of [ada, ben]) person.leave()
})

test('problems match the OpenAPI document on every route', async () => {
  const shapeOf = await documentedReplies()
  const eve = await TestClient.named(server.base, 'Eve')
  for (const name of Object.keys(ROUTES) as RouteName[]) {
    const { method, path } = ROUTES[name]
    if (method !== 'POST' && !path.includes('{')) continue
    const body = method === 'POST' ? 'no object' : undefined
    const { status, data } = await eve.request(name, body, {
      match: 'none',
      token: 'none',
      // Anybody can be unblocked, also who was not blocked.
      person: method === 'DELETE' ? '' : 'none',
      report: 'none',
      seat: 0,
    })
    expect([name, status]).toEqual([name, method === 'POST' ? 400 : 404])
    expect([name, shapeOf(name, status).safeParse(data).error]).toEqual([name, undefined])
  }
})

test('docs/protocol.md has the rate limits and the caps', () => {
  const text = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8')
  const [, table = ''] = /\n\| rate .*\n.*\n((?:\|.*\n)+)/.exec(text) ?? []
  const rows = table.trim().split('\n')
  const documented = rows.map((row) => row.split('|').slice(2, 4).map(Number))
  expect(documented).toEqual(Object.values(RATES).map(({ burst, perSecond }) => [burst, perSecond]))
  const [, caps = ''] = /\n(A person can have at most (?:.+\n)+)/.exec(text) ?? []
  const numbers = [...caps.matchAll(/\d+/g)].map(Number)
  expect(numbers).toEqual(expect.arrayContaining(Object.values(CAPS)))
  const { unfinished, listed, inFront } = MOST_MATCHES
  expect(caps).toContain(`${unfinished} open and running tables, ${listed} open tables in the list`)
  expect(caps).toContain(`The chat of a match has at most ${MOST_CHAT_LINES} lines`)
  expect(text).toContain(`lists ${LISTED} open and ${LISTED} running tables`)
  expect(text).toContain(`If ${inFront} listed tables of an address`)
})
