import { fastRandom } from '@ziggurat/kernel'
import type { Seat } from '@ziggurat/kernel'
import type { Update } from '@ziggurat/protocol'
import { expect, test } from 'vitest'

import type { TestClient } from './test-client.ts'
import { testServer } from './test-server.ts'

const server = testServer()

const seatsSeenBy = (person: TestClient, match: string) => person.matches.get(match)?.match.seats

/** The viewer of a view of 7 Wonders. */
const viewerOf = ({ view }: Update): Seat | null => (view as { viewer: Seat | null }).viewer

test('a player who leaves is replaced by a bot at once, and gets a spectator’s view', async () => {
  const { id, people } = await server.seated(['Ada', 'Ben', 'Cy'])
  const [ada, ben, cy] = people
  const spectator = await (await server.guest('Eve')).connect()
  await spectator.watch(id)
  await spectator.until(() => spectator.updates.get(id))
  expect(ben.at(id).view).not.toEqual(spectator.at(id).view)

  const { match } = await ben.ask('leave', {}, { match: id })
  expect(match.seats[1]).toMatchObject({ kind: 'bot', bot: 'novice', for: null })
  // The bot answers by itself.
  await ada.until(() => !ada.at(id).waiting.includes(1))
  await ben.until(() => ben.matches.get(id)?.seat === null)
  const since = ben.received.length
  await ada.answers(id)
  await cy.answers(id)
  await Promise.all([ben, spectator].map((each) => each.until(() => each.at(id).answers >= 3)))
  expect(ben.at(id).view).toEqual(spectator.at(id).view)
  expect(
    ben.received.slice(since).filter((each) => each.type === 'update' && each.question !== null),
  ).toEqual([])
  expect(await ben.answers(id, 'anything')).toMatchObject({
    type: 'refused',
    code: 'not-seated',
  })
  expect((await ben.ask('myMatches')).matches).toEqual([])
  for (const person of [...people, spectator]) person.leave()
})

test('another person can take a bot’s seat with the invitation, and gets its view from then on', async () => {
  const { id, invitation, people } = await server.seated(['Ada', 'Ben', 'Cy'])
  const [ada, ben] = people
  const dan = await (await server.guest('Dan')).connect()
  await dan.watch(id)
  const asSpectator = await dan.until(() => dan.updates.get(id))
  expect([asSpectator.question, dan.matches.get(id)?.seat]).toEqual([null, null])

  expect(await dan.request('join', { invitation }, { match: id })).toMatchObject({ status: 409 })
  await ben.ask('leave', {}, { match: id })
  expect(await dan.request('join', {}, { match: id })).toMatchObject({ status: 403 })
  expect(await dan.takeSeat(id, { invitation }, [ada, people[2]])).toBe(1)
  await dan.until(() => dan.matches.get(id)?.seat === 1 && viewerOf(dan.at(id)) === 1)
  await ben.until(() => ben.matches.get(id)?.seat === null && viewerOf(ben.at(id)) === null)
  expect(seatsSeenBy(ada, id)?.[1]).toMatchObject({ kind: 'person', person: { name: 'Dan' } })
  expect((await dan.ask('myMatches')).matches).toMatchObject([{ id, seat: 1 }])

  // The new player plays to the end, and the former one never gets the seat's view again.
  const since = ben.received.length
  await Promise.all([ada, dan, people[2]].map((person, i) => person.playOut(id, fastRandom(i))))
  const seen = ben.received.slice(since).filter((each) => each.type === 'update')
  expect(seen.length).toBeGreaterThan(5)
  for (const update of seen) expect([update.question, viewerOf(update)]).toEqual([null, null])
  for (const person of [...people, dan]) person.leave()
})

test('a player who left a seat can take only that seat again, so that nobody sees two hands', async () => {
  const { id, invitation, people } = await server.seated(['Ada', 'Ben'], {
    seats: ['me', 'open', { bot: 'novice' }],
  })
  const [ada, ben] = people
  await ben.ask('leave', {}, { match: id })
  expect(await ben.request('join', { invitation, seat: 2 }, { match: id })).toEqual({
    status: 409,
    data: expect.objectContaining({ code: 'seen-from-another-seat' }),
  })
  expect(viewerOf(ben.at(id))).not.toBe(2)
  expect(await ben.ask('join', { invitation }, { match: id })).toMatchObject({ seat: 1 })
  // If somebody else has taken it by then, only watching is left.
  await ben.ask('leave', {}, { match: id })
  const dan = await server.guest('Dan')
  expect(await dan.takeSeat(id, { invitation, seat: 1 }, [ada])).toBe(1)
  expect(await ben.request('join', { invitation }, { match: id })).toMatchObject({ status: 409 })
  for (const person of [ada, ben]) person.leave()
})

test('seats held before the game started do not count for that', async () => {
  const [ada, ben] = await server.guests(['Ada', 'Ben'])
  const { match, invitation } = await ada.ask('open', {
    game: 'seven-wonders',
    seats: ['me', 'open', { bot: 'novice' }, 'open'],
  })
  const params = { match: match.id }
  await ben.ask('join', { invitation, seat: 3 }, params)
  await ben.ask('leave', {}, params)
  await ben.ask('join', { invitation, seat: 1 }, params)
  await ben.ask('leave', {}, params)
  for (const seat of [1, 3]) await ada.ask('seatBot', { bot: 'novice' }, { ...params, seat })
  await ada.ask('start', {}, params)
  await ada.connect()
  expect(await ben.takeSeat(match.id, { invitation, seat: 2 }, [ada])).toBe(2)
  ada.leave()
})

test('two connections of a person get the same, and both lose the seat’s view when the person leaves', async () => {
  const { id, people } = await server.seated(['Ada', 'Ben', 'Cy'])
  const [ada, ben] = people
  const benAgain = server.clientFor(ben)
  await (await benAgain.connect()).watch(id)
  const second = await benAgain.until(() => benAgain.updates.get(id))
  expect([second.view, second.question]).toEqual([ben.at(id).view, ben.at(id).question])
  await ben.ask('leave', {}, { match: id })
  await Promise.all([ben, benAgain].map((each) => each.until(() => each.matches.get(id)?.seat === null)))
  await ada.answers(id)
  expect([viewerOf(ben.at(id)), viewerOf(benAgain.at(id))]).toEqual([null, null])
  for (const person of [...people, benAgain]) person.leave()
})

test('a person whom a bot plays for gets the seat back when they reconnect', async () => {
  const { id, invitation, people } = await server.seated(['Ada', 'Ben', 'Cy'], {
    clock: { kind: 'live', reserve: 60, increment: 0 },
  })
  const [ada, ben, cy] = people
  const [dan] = await server.guests(['Dan'])
  ben.leave()
  await ada.until(() => ada.matches.get(id)?.present.join() === '0,2')
  await ada.answers(id)
  await cy.answers(id)
  server.ahead += 61_000
  await ada.until(() => seatsSeenBy(ada, id)?.[1]?.kind === 'bot')
  expect(seatsSeenBy(ada, id)?.[1]).toMatchObject({ kind: 'bot', bot: 'novice', for: { name: 'Ben' } })
  await ada.until(() => ada.at(id).answers >= 3)
  // Nobody else can take it.
  expect(await dan.request('join', { invitation }, { match: id })).toMatchObject({ status: 409 })
  expect((await ben.ask('myMatches')).matches).toMatchObject([{ id, seat: 1 }])

  await (await ben.connect()).watch(id)
  await ada.until(() => seatsSeenBy(ada, id)?.[1]?.kind === 'person')
  await ben.until(() => ben.at(id).length >= 3)
  await ada.until(() => ada.matches.get(id)?.present.join() === '0,1,2')
  // Ben is asked next, and no bot answers.
  if (ben.at(id).question === null) {
    await Promise.all([ada.answers(id), cy.answers(id)])
    await ben.until(() => ben.at(id).question)
  }
  expect(viewerOf(ben.at(id))).toBe(1)
  expect(await ben.answers(id)).toMatchObject({ type: 'done' })
  const { match } = await ben.ask('match', undefined, { match: id })
  expect(match.seats[1]).toMatchObject({ kind: 'person', person: { name: 'Ben' } })
  for (const person of people) person.leave()
})

test('when all players have left, bots play the game to its end', async () => {
  const { id, people } = await server.seated(['Ada', 'Ben', 'Cy'])
  for (const person of people) await person.ask('leave', {}, { match: id })
  const [ada] = people
  await ada.until(() => ada.matches.get(id)?.match.status === 'over', 60_000)
  expect(ada.matches.get(id)?.match.outcome?.scores).toHaveLength(3)
  expect(await ada.request('leave', {}, { match: id })).toMatchObject({ status: 403 })
  for (const person of people) person.leave()
})
