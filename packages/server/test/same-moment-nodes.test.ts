import { setTimeout as pause } from 'node:timers/promises'

import { postgresServer } from '@ziggurat/store/databases'
import type { TestServer } from '@ziggurat/store/databases'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { Visitor } from './client.ts'
import { House } from './house.ts'

let database: TestServer
let nodes: readonly [House, House]
let client: Client

beforeAll(async () => {
  database = await postgresServer()
  const address = await database.fresh()
  nodes = [new House(address, { sweep: 100 }), new House(address, { sweep: 100 })]
  for (const node of nodes) await node.open()
  client = new Client({ connectionString: address })
  await client.connect()
}, 60_000)

afterAll(async () => {
  await client.end()
  for (const node of nodes) {
    await node.close()
    node.forget()
  }
  await database.stop()
}, 60_000)

test('who has removed a token is rid of it at every node', async () => {
  const owner = await nodes[0].guest('Owner')
  const { id, token } = await owner.ask('addToken', { label: 'lent' })
  const script = await new Visitor(nodes[1].base).connect({ authorization: `Bearer ${token}` })
  const closed = new Promise<number>((heard) => script.socket?.once('close', heard))
  await owner.ask('removeToken', undefined, { token: id })
  expect(await Promise.race([closed, pause(5_000)])).toBe(4401)
})

test('a table is closed while people talk at it', async () => {
  const host = await (await nodes[0].guest('Host')).connect()
  const talker = await (await nodes[1].guest('Talker')).connect()
  for (let i = 0; i < 30; i++) {
    const { match } = await host.ask('open', { game: 'innovation', seats: ['me', 'open'], listed: true })
    await talker.watch(match.id)
    const said = [1, 2, 3, 4, 5, 6, 7, 8].map(() =>
      talker.says({ type: 'say', match: match.id, text: 'hello' }),
    )
    if (i % 2) await said[0]
    expect((await host.request('close', undefined, { match: match.id })).status).toBe(200)
    for (const reply of await Promise.all(said)) expect(JSON.stringify(reply)).not.toContain('went wrong')
    await talker.until(() => talker.heard.some((each) => each.type === 'closed' && each.match === match.id))
  }
  for (const person of [host, talker]) person.leave()
})

test('that a table is gone is seen also by a node that nobody told', async () => {
  const host = await nodes[0].guest('Host')
  const { match } = await host.ask('open', { game: 'innovation', seats: ['me', 'open'], listed: true })
  const guest = await (await nodes[1].guest('Guest')).connect()
  await guest.watch(match.id)
  // As one node does that dies before it says so.
  for (const table of ['holders', 'matches'])
    await client.query(`DELETE FROM ${table} WHERE ${table === 'holders' ? 'match' : 'id'} = $1`, [match.id])
  await guest.until(() => guest.heard.some(({ type }) => type === 'closed'))
  guest.leave()
})

test('a line of chat is heard at other nodes, though these could not be told at first', async () => {
  const { id, people } = await nodes[0].seated(['Ada', 'Ben', 'Cy'])
  const [ada] = people
  const guest = await (await nodes[1].guest('Guest')).connect()
  await guest.watch(id)
  await client.query('ALTER TABLE attending RENAME TO hidden')
  await ada.says({ type: 'say', match: id, text: 'hello' })
  await pause(200)
  await client.query('ALTER TABLE hidden RENAME TO attending')
  await guest.until(() => guest.heard.some(({ type }) => type === 'chat'))
  for (const person of [...people, guest]) person.leave()
})
