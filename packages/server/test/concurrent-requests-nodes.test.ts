import { setTimeout as pause } from 'node:timers/promises'

import { inDatabase } from '@ziggurat/store/databases'
import { expect, test } from 'vitest'

import { TestClient } from './test-client.ts'
import { twoNodes } from './test-server.ts'

const two = twoNodes({ sweep: 100 })

test('a removed token is disconnected from every node', async () => {
  const owner = await two.nodes[0].guest('Owner')
  const { id, token } = await owner.ask('addToken', { label: 'lent' })
  const script = await new TestClient(two.nodes[1].base).connect({ authorization: `Bearer ${token}` })
  const closed = new Promise<number>((closing) => script.socket?.once('close', closing))
  await owner.ask('removeToken', undefined, { token: id })
  expect(await Promise.race([closed, pause(5_000)])).toBe(4401)
})

test('a table can be closed while people chat', async () => {
  const host = await (await two.nodes[0].guest('Host')).connect()
  const talker = await (await two.nodes[1].guest('Talker')).connect()
  for (let i = 0; i < 30; i++) {
    const { match } = await host.ask('open', { game: 'innovation', seats: ['me', 'open'], listed: true })
    await talker.watch(match.id)
    const replies = [1, 2, 3, 4, 5, 6, 7, 8].map(() =>
      talker.sendAndWait({ type: 'say', match: match.id, text: 'hello' }),
    )
    if (i % 2) await replies[0]
    expect((await host.request('close', undefined, { match: match.id })).status).toBe(200)
    for (const reply of await Promise.all(replies)) expect(JSON.stringify(reply)).not.toContain('went wrong')
    await talker.until(() =>
      talker.received.some((each) => each.type === 'closed' && each.match === match.id),
    )
  }
  for (const person of [host, talker]) person.leave()
})

test('a node that was not notified of a closed table notices it', async () => {
  const host = await two.nodes[0].guest('Host')
  const { match } = await host.ask('open', { game: 'innovation', seats: ['me', 'open'], listed: true })
  const guest = await (await two.nodes[1].guest('Guest')).connect()
  await guest.watch(match.id)
  // As if a node had crashed before it notified the others.
  for (const table of ['holders', 'matches'])
    await inDatabase(
      two.address,
      `DELETE FROM ${table} WHERE ${table === 'holders' ? 'match' : 'id'} = '${match.id}'`,
    )
  await guest.until(() => guest.received.some(({ type }) => type === 'closed'))
  expect((await guest.request('match', undefined, { match: match.id })).status).toBe(404)
  guest.leave()
})

test('a chat line reaches the other nodes after the notification first failed', async () => {
  const { id, people } = await two.nodes[0].seated(['Ada', 'Ben', 'Cy'])
  const [ada] = people
  const guest = await (await two.nodes[1].guest('Guest')).connect()
  await guest.watch(id)
  await inDatabase(two.address, 'ALTER TABLE attending RENAME TO hidden')
  await ada.sendAndWait({ type: 'say', match: id, text: 'hello' })
  await pause(200)
  await inDatabase(two.address, 'ALTER TABLE hidden RENAME TO attending')
  const lines = () => guest.received.flatMap((each) => (each.type === 'chat' ? each.lines : []))
  await guest.until(() => lines().length > 0)
  expect(lines()).toMatchObject([{ text: 'hello' }])
  for (const person of [...people, guest]) person.leave()
})

test('the host gets the seat they asked for, even if others join at once', async () => {
  const [host, ...others] = await two.nodes[0].guests(['Host', 'Ann', 'Bea', 'Cleo'])
  const bot = { bot: 'novice' }
  const seats = [bot, bot, bot, 'me', 'open', 'open', 'open'] as const
  const three = [bot, bot, bot]
  const running = { on: true }
  /** Joins every open table until stopped. */
  const joinAll = async (person: TestClient): Promise<void> => {
    while (running.on) {
      const { open } = await person.ask('matches')
      await Promise.all(open.map(({ id }) => person.request('join', {}, { match: id })))
    }
  }
  const joining = others.map((person) => joinAll(two.nodes[1].clientFor(person)))
  for (let i = 0; i < 20; i++) {
    const { match } = await host.ask('open', { game: 'seven-wonders', seats: [...seats], listed: true })
    expect(match.seats).toMatchObject([...three, { kind: 'person', person: { name: 'Host' } }, {}, {}, {}])
    await host.request('close', undefined, { match: match.id })
  }
  running.on = false
  await Promise.all(joining)
})
