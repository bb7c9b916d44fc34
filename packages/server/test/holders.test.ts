import { quick } from '@ziggurat/kernel'
import type { Seat } from '@ziggurat/kernel'
import type { Update } from '@ziggurat/protocol'
import { expect, test } from 'vitest'

import type { TestClient } from './test-client.ts'
import { testServer } from './test-server.ts'

const server = testServer()

const seatsSeenBy = (person: TestClient, match: string) => person.tables.get(match)?.match.seats

/** Whose view of 7 Wonders this is. */
const eyes = ({ view }: Update): Seat | null => (view as { viewer: Seat | null }).viewer

test('somebody who leaves is replaced by a bot at once, and sees what a spectator sees', async () => {
  const { id, people } = await server.seated(['Ada', 'Ben', 'Cy'])
  const [ada, ben, cy] = people
  const spectator = await (await server.guest('Eve')).connect()
  await spectator.watch(id)
  await spectator.until(() => spectator.updates.get(id))
  expect(ben.at(id).view).not.toEqual(spectator.at(id).view)

  const { match } = await ben.ask('leave', {}, { match: id })
  expect(match.seats[1]).toMatchObject({ kind: 'bot', bot: 'novice', for: null })
  // The bot answers without anybody doing anything.
  await ada.until(() => !ada.at(id).waiting.includes(1))
  await ben.until(() => ben.tables.get(id)?.seat === null)
  const since = ben.heard.length
  await ada.answers(id)
  await cy.answers(id)
  await Promise.all([ben, spectator].map((each) => each.until(() => each.at(id).answers >= 3)))
  expect(ben.at(id).view).toEqual(spectator.at(id).view)
  expect(ben.heard.slice(since).filter((each) => each.type === 'update' && each.question !== null)).toEqual(
    [],
  )
  expect(await ben.answers(id, 'anything')).toMatchObject({
    type: 'refused',
    code: 'not-seated',
  })
  expect((await ben.ask('myMatches')).matches).toEqual([])
  for (const person of [...people, spectator]) person.leave()
})

test('another person takes the seat of the bot with the invitation, and sees it from then on', async () => {
  const { id, invitation, people } = await server.seated(['Ada', 'Ben', 'Cy'])
  const [ada, ben] = people
  const dan = await (await server.guest('Dan')).connect()
  await dan.watch(id)
  const asSpectator = await dan.until(() => dan.updates.get(id))
  expect([asSpectator.question, dan.tables.get(id)?.seat]).toEqual([null, null])

  expect(await dan.request('join', { invitation }, { match: id })).toMatchObject({ status: 409 })
  await ben.ask('leave', {}, { match: id })
  expect(await dan.request('join', {}, { match: id })).toMatchObject({ status: 403 })
  expect(await dan.ask('join', { invitation }, { match: id })).toMatchObject({ seat: 1 })
  await dan.until(() => dan.tables.get(id)?.seat === 1 && eyes(dan.at(id)) === 1)
  await ben.until(() => ben.tables.get(id)?.seat === null && eyes(ben.at(id)) === null)
  expect(seatsSeenBy(ada, id)?.[1]).toMatchObject({ kind: 'person', person: { name: 'Dan' } })
  expect((await dan.ask('myMatches')).matches).toMatchObject([{ id, seat: 1 }])

  // The whole game goes on with the new one, and the seat's former holder never sees into it again.
  const since = ben.heard.length
  await Promise.all([ada, dan, people[2]].map((person, i) => person.playOut(id, quick(i))))
  const seen = ben.heard.slice(since).filter((each) => each.type === 'update')
  expect(seen.length).toBeGreaterThan(5)
  for (const update of seen) expect([update.question, eyes(update)]).toEqual([null, null])
  for (const person of [...people, dan]) person.leave()
})

test('nobody sees with the eyes of two seats: who left one has that one again, and no other', async () => {
  const { id, invitation, people } = await server.seated(['Ada', 'Ben'], {
    seats: ['me', 'open', { bot: 'novice' }],
  })
  const [ada, ben] = people
  await ben.ask('leave', {}, { match: id })
  expect(await ben.request('join', { invitation, seat: 2 }, { match: id })).toEqual({
    status: 409,
    data: expect.objectContaining({ code: 'seen-from-another-seat' }),
  })
  expect(eyes(ben.at(id))).not.toBe(2)
  expect(await ben.ask('join', { invitation }, { match: id })).toMatchObject({ seat: 1 })
  // If somebody else has it by then, he looks on.
  await ben.ask('leave', {}, { match: id })
  const dan = await server.guest('Dan')
  expect(await dan.ask('join', { invitation, seat: 1 }, { match: id })).toMatchObject({ seat: 1 })
  expect(await ben.request('join', { invitation }, { match: id })).toMatchObject({ status: 409 })
  for (const person of [ada, ben]) person.leave()
})

test('where one sat before the game began does not matter', async () => {
  const [ada, ben] = await server.guests(['Ada', 'Ben'])
  const { match, invitation } = await ada.ask('open', {
    game: 'seven-wonders',
    seats: ['me', 'open', { bot: 'novice' }, 'open'],
  })
  const parts = { match: match.id }
  await ben.ask('join', { invitation, seat: 3 }, parts)
  await ben.ask('leave', {}, parts)
  await ben.ask('join', { invitation, seat: 1 }, parts)
  await ben.ask('leave', {}, parts)
  for (const seat of [1, 3]) await ada.ask('seatBot', { bot: 'novice' }, { ...parts, seat })
  await ada.ask('start', {}, parts)
  expect(await ben.ask('join', { invitation, seat: 2 }, parts)).toMatchObject({ seat: 2 })
})

test('who has two pages open sees the same on both, and on both no more after leaving', async () => {
  const { id, people } = await server.seated(['Ada', 'Ben', 'Cy'])
  const [ada, ben] = people
  const benAgain = server.back(ben)
  await (await benAgain.connect()).watch(id)
  const second = await benAgain.until(() => benAgain.updates.get(id))
  expect([second.view, second.question]).toEqual([ben.at(id).view, ben.at(id).question])
  await ben.ask('leave', {}, { match: id })
  await Promise.all([ben, benAgain].map((each) => each.until(() => each.tables.get(id)?.seat === null)))
  await ada.answers(id)
  expect([eyes(ben.at(id)), eyes(benAgain.at(id))]).toEqual([null, null])
  for (const person of [...people, benAgain]) person.leave()
})

test('the person for whom a bot plays on comes back and has the seat again', async () => {
  const { id, invitation, people } = await server.seated(['Ada', 'Ben', 'Cy'], {
    clock: { kind: 'live', reserve: 60, increment: 0 },
  })
  const [ada, ben, cy] = people
  const [dan] = await server.guests(['Dan'])
  ben.leave()
  await ada.until(() => ada.tables.get(id)?.present.join() === '0,2')
  await ada.answers(id)
  await cy.answers(id)
  server.ahead += 61_000
  await ada.until(() => seatsSeenBy(ada, id)?.[1]?.kind === 'bot')
  expect(seatsSeenBy(ada, id)?.[1]).toMatchObject({ kind: 'bot', bot: 'novice', for: { name: 'Ben' } })
  await ada.until(() => ada.at(id).answers >= 3)
  // It is still his: nobody else gets it.
  expect(await dan.request('join', { invitation }, { match: id })).toMatchObject({ status: 409 })
  expect((await ben.ask('myMatches')).matches).toMatchObject([{ id, seat: 1 }])

  await (await ben.connect()).watch(id)
  await ada.until(() => seatsSeenBy(ada, id)?.[1]?.kind === 'person')
  await ben.until(() => ben.at(id).length >= 3)
  await ada.until(() => ada.tables.get(id)?.present.join() === '0,1,2')
  // The next question is his, and no bot answers it.
  if (ben.at(id).question === null) {
    await Promise.all([ada.answers(id), cy.answers(id)])
    await ben.until(() => ben.at(id).question)
  }
  expect(eyes(ben.at(id))).toBe(1)
  expect(await ben.answers(id)).toMatchObject({ type: 'done' })
  const { match } = await ben.ask('match', undefined, { match: id })
  expect(match.seats[1]).toMatchObject({ kind: 'person', person: { name: 'Ben' } })
  for (const person of people) person.leave()
})

test('when all have left, bots play the game to its end', async () => {
  const { id, people } = await server.seated(['Ada', 'Ben', 'Cy'])
  for (const person of people) await person.ask('leave', {}, { match: id })
  const [ada] = people
  await ada.until(() => ada.tables.get(id)?.match.status === 'over', 60_000)
  expect(ada.tables.get(id)?.match.outcome?.scores).toHaveLength(3)
  expect(await ada.request('leave', {}, { match: id })).toMatchObject({ status: 403 })
  for (const person of people) person.leave()
})
