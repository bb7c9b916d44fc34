import { setTimeout as pause } from 'node:timers/promises'

import { inDatabase } from '@ziggurat/store/databases'
import { expect, test } from 'vitest'

import { TestClient } from './test-client.ts'
import { twoNodes } from './test-server.ts'

const two = twoNodes({ sweep: 100 })

test('who has removed a token is rid of it at every node', async () => {
  const owner = await two.nodes[0].guest('Owner')
  const { id, token } = await owner.ask('addToken', { label: 'lent' })
  const script = await new TestClient(two.nodes[1].base).connect({ authorization: `Bearer ${token}` })
  const closed = new Promise<number>((heard) => script.socket?.once('close', heard))
  await owner.ask('removeToken', undefined, { token: id })
  expect(await Promise.race([closed, pause(5_000)])).toBe(4401)
})

test('a table is closed while people talk at it', async () => {
  const host = await (await two.nodes[0].guest('Host')).connect()
  const talker = await (await two.nodes[1].guest('Talker')).connect()
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
  const host = await two.nodes[0].guest('Host')
  const { match } = await host.ask('open', { game: 'innovation', seats: ['me', 'open'], listed: true })
  const guest = await (await two.nodes[1].guest('Guest')).connect()
  await guest.watch(match.id)
  // As one node does that dies before it says so.
  for (const table of ['holders', 'matches'])
    await inDatabase(
      two.address,
      `DELETE FROM ${table} WHERE ${table === 'holders' ? 'match' : 'id'} = '${match.id}'`,
    )
  await guest.until(() => guest.heard.some(({ type }) => type === 'closed'))
  expect((await guest.request('match', undefined, { match: match.id })).status).toBe(404)
  guest.leave()
})

test('a line of chat is heard at other nodes, though these could not be told at first', async () => {
  const { id, people } = await two.nodes[0].seated(['Ada', 'Ben', 'Cy'])
  const [ada] = people
  const guest = await (await two.nodes[1].guest('Guest')).connect()
  await guest.watch(id)
  await inDatabase(two.address, 'ALTER TABLE attending RENAME TO hidden')
  await ada.says({ type: 'say', match: id, text: 'hello' })
  await pause(200)
  await inDatabase(two.address, 'ALTER TABLE hidden RENAME TO attending')
  const lines = () => guest.heard.flatMap((each) => (each.type === 'chat' ? each.lines : []))
  await guest.until(() => lines().length > 0)
  expect(lines()).toMatchObject([{ text: 'hello' }])
  for (const person of [...people, guest]) person.leave()
})

test('who opens a table has the seat that he wants, however fast others come', async () => {
  const [host, ...others] = await two.nodes[0].guests(['Host', 'Ann', 'Bea', 'Cleo'])
  const bot = { bot: 'novice' }
  const seats = [bot, bot, bot, 'me', 'open', 'open', 'open'] as const
  const three = [bot, bot, bot]
  const going = { on: true }
  /** Joins whatever there is. */
  const hurry = async (person: TestClient): Promise<void> => {
    while (going.on) {
      const { open } = await person.ask('matches')
      await Promise.all(open.map(({ id }) => person.request('join', {}, { match: id })))
    }
  }
  const hurrying = others.map((person) => hurry(two.nodes[1].back(person)))
  for (let i = 0; i < 20; i++) {
    const { match } = await host.ask('open', { game: 'seven-wonders', seats: [...seats], listed: true })
    expect(match.seats).toMatchObject([...three, { kind: 'person', person: { name: 'Host' } }, {}, {}, {}])
    await host.request('close', undefined, { match: match.id })
  }
  going.on = false
  await Promise.all(hurrying)
})
