import { expect, test } from 'vitest'

import { DAY, seatNow } from './clock-readings.ts'
import type { TestClient } from './test-client.ts'
import { testServer, TestServer } from './test-server.ts'

const server = testServer()

/** Ada and Ben play with a bot; the newcomers watch, and have the invitation. */
async function table<const Names extends readonly string[]>(names: Names, at: TestServer = server) {
  const { id, invitation, people } = await at.seated(['Ada', 'Ben'], {
    game: 'through-the-ages',
    seats: ['me', 'open', { bot: 'random' }],
  })
  const newcomers = await at.guests(names)
  for (const person of newcomers) await (await person.connect()).watch(id)
  for (const person of newcomers) await person.until(() => person.updates.get(id))
  const [ada, ben] = people
  const leave = () => [...people, ...newcomers].forEach((person) => person.leave())
  return { id, match: { match: id }, invitation, ada, ben, newcomers, leave }
}

const asked = (person: TestClient, id: string) => person.at(id).votes.filter(({ on }) => on === 'seat')
const untilAsked = (person: TestClient, id: string, count = 1) =>
  person.until(() => asked(person, id).length === count && asked(person, id))

test('somebody new gets a bot’s seat when all people at the table have agreed', async () => {
  const { id, match, invitation, ada, ben, newcomers, leave } = await table(['Cy'])
  const [cy] = newcomers
  expect(await cy.ask('join', { invitation }, match)).toMatchObject({ seat: null })
  for (const person of [ada, ben, cy])
    expect(await untilAsked(person, id)).toMatchObject([
      { by: 2, asker: { name: 'Cy', account: false }, agreed: [], needed: [0, 1], until: null },
    ])
  // Neither the newcomer nor a vote on another person counts.
  expect(await cy.agreesTo(cy, id)).toMatchObject({ code: 'not-seated' })
  expect(await ada.agreesTo(ben, id)).toMatchObject({ code: 'nothing-to-vote-on' })
  expect(await ada.agreesTo(cy, id)).toMatchObject({ type: 'done' })
  await ben.until(() => asked(ben, id)[0]?.agreed.join() === '0')
  expect(seatNow(ben, id, 2)).toMatchObject({ kind: 'bot' })
  expect(cy.at(id).seat).toBeNull()
  await ben.agreesTo(cy, id)
  await cy.until(() => cy.at(id).seat === 2 && seatNow(cy, id, 2)?.kind === 'person')
  expect(seatNow(cy, id, 2)).toMatchObject({ kind: 'person', person: { name: 'Cy' } })
  expect(asked(cy, id)).toEqual([])
  leave()
})

test('one objection ends the request, and silence is no consent', async () => {
  const { id, match, invitation, ada, ben, newcomers, leave } = await table(['Cy'])
  const [cy] = newcomers
  await cy.ask('join', { invitation }, match)
  await untilAsked(ben, id)
  await ada.agreesTo(cy, id)
  server.ahead += 7 * 86_400_000
  await ben.agreesTo(cy, id, false)
  await untilAsked(cy, id, 0)
  expect(seatNow(cy, id, 2)).toMatchObject({ kind: 'bot' })
  expect(await ada.agreesTo(cy, id)).toMatchObject({ code: 'nothing-to-vote-on' })
  leave()
})

test('a request is withdrawn, replaced by another one, or ends when somebody else gets the seat', async () => {
  const { id, match, invitation, ada, ben, newcomers, leave } = await table(['Cy', 'Dan'])
  const [cy, dan] = newcomers
  expect(await cy.request('leave', {}, match)).toMatchObject({ data: { code: 'not-seated' } })
  await cy.ask('join', { invitation, seat: 2 }, match)
  await cy.ask('join', { invitation, seat: 2 }, match)
  await untilAsked(ada, id)
  await cy.ask('leave', {}, match)
  await untilAsked(ada, id, 0)
  await cy.ask('join', { invitation }, match)
  await dan.ask('join', { invitation }, match)
  expect((await untilAsked(ada, id, 2)).map(({ asker }) => asker?.name)).toEqual(['Cy', 'Dan'])
  for (const person of [ada, ben]) await person.agreesTo(dan, id)
  await untilAsked(cy, id, 0)
  await cy.until(() => seatNow(cy, id, 2)?.kind === 'person')
  expect(seatNow(cy, id, 2)).toMatchObject({ person: { name: 'Dan' } })
  expect(await cy.request('join', { invitation }, match)).toMatchObject({ data: { code: 'no-free-seat' } })
  leave()
})

test('a player who leaves is not asked any more, and nobody is if only bots are left', async () => {
  const { id, match, invitation, ada, ben, newcomers, leave } = await table(['Cy', 'Dan'])
  const [cy, dan] = newcomers
  await cy.ask('join', { invitation, seat: 2 }, match)
  await untilAsked(ada, id)
  await ada.agreesTo(cy, id)
  await ben.ask('leave', {}, match)
  await cy.until(() => seatNow(cy, id, 2)?.kind === 'person')
  // The player who left returns to their own seat without asking, and to no other.
  expect(await ben.request('join', { invitation, seat: 2 }, match)).toMatchObject({ status: 409 })
  expect(await ben.ask('join', { invitation }, match)).toMatchObject({ seat: 1 })
  await dan.request('join', { invitation }, match)
  for (const person of [ada, ben, cy]) await person.ask('leave', {}, match)
  expect(await dan.ask('join', { invitation, seat: 0 }, match)).toMatchObject({ seat: 0 })
  leave()
})

test('a request also waits for people whom a bot plays for', async () => {
  const { id, invitation, people } = await server.seated(['Ada', 'Ben'], {
    game: 'through-the-ages',
    seats: ['me', 'open', { bot: 'random' }],
    clock: { kind: 'live', reserve: 60, increment: 0 },
  })
  const [ada, ben] = people
  ada.leave()
  server.ahead += 61_000
  await ben.until(() => seatNow(ben, id, 0)?.kind === 'bot' && ben.at(id).question)
  const cy = await server.guest('Cy')
  await (await cy.connect()).watch(id)
  await cy.ask('join', { invitation, seat: 2 }, { match: id })
  expect(await untilAsked(ben, id)).toMatchObject([{ needed: [0, 1] }])
  await ben.agreesTo(cy, id)
  await ben.until(() => asked(ben, id)[0]?.agreed.join() === '1')
  expect(seatNow(ben, id, 2)).toMatchObject({ kind: 'bot', for: null })
  for (const person of [ben, cy]) person.leave()
})

test('a request ends with the game', async () => {
  const { id, invitation, people } = await server.seated(['Ada'], {
    game: 'through-the-ages',
    seats: ['me', { bot: 'random' }],
  })
  const [ada] = people
  const cy = await server.guest('Cy')
  await (await cy.connect()).watch(id)
  await cy.ask('join', { invitation }, { match: id })
  await untilAsked(ada, id)
  await ada.answers(id, 'end turn')
  await ada.until(() => ada.at(id).question?.kind === 'politics')
  expect(asked(ada, id)).toHaveLength(1)
  await ada.answers(id, 'resign')
  await cy.until(() => cy.matches.get(id)?.match.status === 'over')
  await untilAsked(cy, id, 0)
  // Nothing of it is stored with the finished game.
  const store = await server.store()
  expect((await store.match(id))?.data).toMatchObject({ votes: [] })
  await store.close()
  for (const person of [ada, cy]) person.leave()
})

test('a request outlives a restart; a bot plays for a newcomer who is not there', async () => {
  const { id, match, invitation, ada, ben, newcomers, leave } = await table(['Cy'])
  const [cy] = newcomers
  await cy.ask('join', { invitation }, match)
  await untilAsked(ada, id)
  await ada.agreesTo(cy, id)
  leave()
  await server.close()
  await server.open()
  const again = await server.clientFor(ben).connect()
  await again.watch(id)
  await again.until(() => asked(again, id)[0]?.agreed.join() === '0')
  await again.agreesTo(cy, id)
  await again.until(() => {
    const who = seatNow(again, id, 2)
    return who?.kind === 'bot' && who.for?.name === 'Cy'
  })
  const back = await server.clientFor(cy).connect()
  await back.watch(id)
  await again.until(() => seatNow(again, id, 2)?.kind === 'person')
  expect(seatNow(again, id, 2)).toMatchObject({ person: { name: 'Cy' } })
  for (const person of [again, back]) person.leave()
})

test('who asks is compared with those at the table, and at most five ask at once', async () => {
  const { id, match, invitation, ada, newcomers, leave } = await table(['A', 'B', 'C', 'D', 'E', 'F'])
  for (const person of newcomers.slice(0, 5)) await person.ask('join', { invitation }, match)
  // All test clients have the same address.
  expect(await untilAsked(ada, id, 5)).toMatchObject(Array.from({ length: 5 }, () => ({ near: [0, 1] })))
  expect(await newcomers[5].request('join', { invitation }, match)).toMatchObject({
    status: 409,
    data: { code: 'too-many-ask' },
  })
  leave()
})

test('somebody who is banned gets no seat, also if the clock jumps past the end of the ban', async () => {
  const doubted = new TestServer(undefined, { uptime: () => 0 })
  await doubted.open()
  const { id, invitation, ada, ben, newcomers, leave } = await table(['Cy'], doubted)
  const [cy] = newcomers
  await cy.ask('join', { invitation }, { match: id })
  await untilAsked(ben, id)
  // As if the request had been under way while an administrator banned them on another node.
  const store = await doubted.store()
  const person = cy.person?.id ?? ''
  const entry = { id: 'ban', at: 1, administrator: person, act: 'ban', person, match: null, details: {} }
  await store.changeStanding(person, { banned: Date.now() + 30 * DAY }, entry)
  await store.close()
  doubted.ahead = 400 * DAY
  await ada.agreesTo(cy, id)
  await ben.agreesTo(cy, id)
  await untilAsked(ben, id, 0)
  expect(seatNow(ben, id, 2)).toMatchObject({ kind: 'bot', for: null })
  leave()
  await doubted.close()
  doubted.deleteFolder()
})
