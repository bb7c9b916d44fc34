import { inDatabase } from '@ziggurat/store/databases'
import { expect, test } from 'vitest'

import type { TestClient } from './test-client.ts'
import { twoNodes } from './test-server.ts'

const two = twoNodes()

test('people on two nodes vote on an undo, and get the same rematch', { timeout: 60_000 }, async () => {
  const [one, other] = two.nodes
  const { id, people } = await one.seated(['Ada', 'Ben'], { game: 'through-the-ages' })
  const [ada, benHere] = people
  benHere.leave()
  const ben = await other.clientFor(benHere).connect()
  await ben.watch(id)

  await ada.answers(id, 'end turn')
  await ben.until(() => ben.updates.get(id)?.question)
  await ben.answers(id)
  await ada.until(() => ada.at(id).answers === 2)
  await ada.sendAndWait({ type: 'undo', match: id, to: 0 })
  await ben.until(() => ben.at(id).votes.length === 1)
  await ben.sendAndWait({ type: 'vote', match: id, on: 'undo', agree: true })
  await ada.until(() => ada.at(id).length === 3)
  expect(ada.at(id)).toMatchObject({ answers: 0, votes: [], waiting: [0] })

  for (const person of [ada, ben]) {
    await person.until(() => person.at(id).question)
    await person.answers(id, 'end turn')
  }
  await ada.until(() => ada.at(id).question)
  await ada.answers(id, 'resign')
  await ben.until(() => ben.matches.get(id)?.match.status === 'over')
  const asked = await Promise.all([ada, ben].map((person) => person.ask('rematch', {}, { match: id })))
  const [next, ...more] = new Set(asked.map(({ match }) => match.id))
  expect(more).toEqual([])
  const { match } = await ben.ask('match', undefined, { match: next ?? '' })
  expect(match.seats).toMatchObject([{ person: { name: 'Ada' } }, { person: { name: 'Ben' } }])

  await ben.watch(match.id)
  const host = match.host.name === 'Ada' ? ada : ben
  await host.ask('close', undefined, { match: match.id })
  await ben.until(() => ben.received.some((each) => each.type === 'closed' && each.match === match.id))
  for (const person of [ada, ben]) person.leave()
})

test(
  'people on two nodes agree to a newcomer, who is connected to one of them',
  { timeout: 60_000 },
  async () => {
    const [one, other] = two.nodes
    const { id, invitation, people } = await one.seated(['Ada', 'Ben'], {
      game: 'through-the-ages',
      seats: ['me', 'open', { bot: 'random' }],
    })
    const ada = people[0]
    const ben = await onOtherNode(people[1], id)
    const cy = await (await other.guest('Cy')).connect()
    await cy.watch(id)
    await ada.until(() => ada.matches.get(id)?.spectators === 1 || ada.matches.get(id)?.present.length === 2)
    await cy.ask('join', { invitation }, { match: id })
    for (const person of [ada, ben]) await person.until(() => person.at(id).votes[0]?.asker?.name === 'Cy')
    const replies = await Promise.all([ada, ben].map((person) => person.agreesTo(cy, id)))
    expect(replies.map(({ type }) => type)).toEqual(['done', 'done'])
    for (const person of [ada, ben, cy])
      await person.until(() => person.matches.get(id)?.match.seats[2]?.kind === 'person')
    for (const person of [ada, ben, cy]) person.leave()
  },
)

/** The same person, connected to the other node. */
async function onOtherNode(person: TestClient, match: string): Promise<TestClient> {
  person.leave()
  const there = await two.nodes[1].clientFor(person).connect()
  await there.watch(match)
  await there.until(() => there.updates.get(match))
  return there
}

test('no vote is lost when people on two nodes vote at the same time', { timeout: 60_000 }, async () => {
  const { id, people } = await two.nodes[0].seated(['Ada', 'Ben', 'Cy', 'Dan'], { game: 'through-the-ages' })
  const [ada, ben] = people
  const [cy, dan] = [await onOtherNode(people[2], id), await onOtherNode(people[3], id)]
  const voters = [ben, cy, dan]
  for (let round = 0; round < 5; round++) {
    const { length } = await ada.until(() => ada.at(id).question && ada.at(id))
    await ada.answers(id, 'end turn')
    await ben.until(() => ben.at(id).question)
    await ben.answers(id)
    for (const person of voters) await person.until(() => person.at(id).length === length + 2)
    await ada.sendAndWait({ type: 'undo', match: id, to: 0 })
    for (const person of voters) await person.until(() => person.at(id).votes.length === 1)
    const replies = await Promise.all(
      voters.map((person) => person.sendAndWait({ type: 'vote', match: id, on: 'undo', agree: true })),
    )
    expect(replies.map(({ type }) => type)).toEqual(['done', 'done', 'done'])
    for (const person of [ada, ...voters]) {
      await person.until(() => person.at(id).length === length + 3)
      expect(person.at(id)).toMatchObject({ answers: 0, votes: [] })
    }
  }
  for (const person of [ada, ...voters]) person.leave()
})

/** Ada’s time is up. Ben, on the same node, agrees to a bot; Cy, on the other node, has a minute to object. */
async function absent(): Promise<readonly [match: string, ben: TestClient, cy: TestClient]> {
  const [one] = two.nodes
  const { id, people } = await one.seated(['Ada', 'Ben', 'Cy'], {
    game: 'through-the-ages',
    clock: { kind: 'live', reserve: 60, increment: 0 },
    atZero: 'vote',
  })
  const [ada, ben] = people
  ada.leave()
  const cy = await onOtherNode(people[2], id)
  for (const node of two.nodes) node.ahead += 60_000
  await ben.until(() => ben.at(id).votes.length === 1)
  await ben.sendAndWait({ type: 'vote', match: id, on: 'absent', agree: true })
  await cy.until(() => cy.at(id).votes[0]?.agreed.join() === '1')
  return [id, ben, cy]
}

test('when nobody objects in time, a bot takes over once', { timeout: 60_000 }, async () => {
  const [id, ben, cy] = await absent()
  const store = await two.nodes[0].store()
  for (const node of two.nodes) node.ahead += 60_000
  for (const person of [ben, cy])
    await person.until(() => person.matches.get(id)?.match.seats[0]?.kind === 'bot')
  await ben.until(() => ben.at(id).question)
  const held = (await store.holders(id)).filter(({ seat }) => seat === 0)
  expect(held.map(({ bot }) => bot)).toEqual([null, 'novice'])
  await store.close()
  for (const person of [ben, cy]) person.leave()
})

test('an objection counts even on a node that was not notified of it', { timeout: 60_000 }, async () => {
  const [id, ben, cy] = await absent()
  await inDatabase(two.address, 'ALTER TABLE attending RENAME TO hidden')
  await cy.sendAndWait({ type: 'vote', match: id, on: 'absent', agree: false })
  // The other node's clock is behind, so it does nothing yet.
  two.nodes[0].ahead += 60_000
  await ben.until(() => ben.at(id).votes[0]?.agreed.length === 0)
  await inDatabase(two.address, 'ALTER TABLE hidden RENAME TO attending')
  expect(ben.matches.get(id)?.match.seats[0]).toMatchObject({ kind: 'person', person: { name: 'Ada' } })
  two.nodes[1].ahead += 60_000
  for (const person of [ben, cy]) person.leave()
})
