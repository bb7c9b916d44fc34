import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { twoNodes } from './test-server.ts'

const two = twoNodes({ sweep: 100 })

test('of links that two nodes have made, one works, on either node', async () => {
  const [one, other] = two.nodes
  const [ada, ben] = [await one.account('Ada'), await one.account('Ben')]
  const codes = [one.claimCode(), other.claimCode({ made: Date.now() - 1 })] as const
  const there = other.clientFor(ben)
  const claims = await Promise.all([
    ada.request('claim', { code: codes[0] }),
    there.request('claim', { code: codes[1] }),
  ])
  expect(claims.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '403'])
  const winner = claims[0].status === 200 ? other.clientFor(ada) : there
  expect((await winner.ask('me')).administrator).toBe(true)
})

test('a person who answers on another node is banned: their socket is closed there and a bot plays on', async () => {
  const [one, other] = two.nodes
  const root = await one.administrator('Root')
  const { id, people } = await one.seated(['Ann', 'Bob', 'Cid'])
  const [ann, bob] = people
  const there = await other.clientFor(bob).connect()
  await there.watch(id)
  const update = await there.until(() => there.updates.get(id))
  const closed = once(there.socket as NonNullable<typeof there.socket>, 'close')
  const question = update.question?.opened ?? 0
  const answer = update.question?.options[0]?.id ?? ''
  there.send({ type: 'answer', ref: 1, match: id, question, id: answer })
  await root.ask('ban', { days: 1 }, { person: bob.person?.id ?? '' })
  expect((await closed)[0]).toBe(4403)
  expect((await there.request('myMatches')).status).toBe(401)
  const { match } = await other.clientFor(ann).ask('match', undefined, { match: id })
  expect(match.seats[1]).toMatchObject({ kind: 'bot', for: null })
  for (const person of people) person.leave()
})

test('another name and a closed table are known on the other node', async () => {
  const [one, other] = two.nodes
  const root = await one.administrator('Admin')
  const { id, people } = await other.seated(['Rude', 'Meek', 'Mild'])
  const [rude, meek] = people
  await root.ask('renamePerson', { name: 'Polite' }, { person: rude.person?.id ?? '' })
  while ((await meek.ask('match', undefined, { match: id })).match.host.name !== 'Polite') await pause(20)
  await root.ask('closeTable', { reason: '' }, { match: id })
  await meek.until(() => meek.matches.get(id)?.match.closed)
  const last = await meek.until(() => {
    const now = meek.updates.get(id)
    return now?.waiting.length === 0 && now
  })
  expect(last.question).toBeNull()
  for (const person of people) person.leave()
})
