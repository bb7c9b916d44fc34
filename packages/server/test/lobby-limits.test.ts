import { expect, test } from 'vitest'

import { DAY, seatNow } from './clock-readings.ts'
import { testServer } from './test-server.ts'

const server = testServer()

test('a person has at most three open tables in the list; others they can open by the dozen', async () => {
  const host = await server.guest('Host')
  const wish = { game: 'innovation', seats: ['me', 'open'] } as const
  const open = (listed: boolean) => host.request('open', { ...wish, listed })
  for (let table = 0; table < 3; table++) expect((await open(true)).status).toBe(200)
  expect(await open(true)).toMatchObject({
    status: 429,
    data: { code: 'too-many-matches', params: { most: 50, listed: 3 } },
  })
  expect((await open(false)).status).toBe(200)
  const { open: listed } = await host.ask('matches')
  await host.ask('close', undefined, { match: listed[0]?.id ?? '' })
  expect((await open(true)).status).toBe(200)
})

test('the host removes a stranger before the start, who cannot come back', async () => {
  const [host, ben, stranger] = await server.guests(['Host', 'Ben', 'Stranger'])
  const { match, invitation } = await host.ask('open', {
    game: 'innovation',
    seats: ['me', 'open', 'open'],
    listed: true,
  })
  const params = { match: match.id }
  await stranger.ask('join', { seat: 1 }, params)
  const remove = (person: typeof host, seat: number) =>
    person.request('removePlayer', undefined, { ...params, seat })
  expect(await remove(ben, 1)).toMatchObject({ data: { code: 'host-only' } })
  expect(await remove(host, 0)).toMatchObject({ data: { code: 'own-seat' } })
  expect(await remove(host, 2)).toMatchObject({ data: { code: 'nobody-there' } })
  expect(await remove(host, 7)).toMatchObject({ data: { code: 'no-such-seat' } })
  expect(await remove(host, 1)).toMatchObject({
    status: 200,
    data: { match: { seats: [{ kind: 'person' }, { kind: 'open' }, { kind: 'open' }] } },
  })
  for (const body of [{}, { invitation }])
    expect(await stranger.request('join', body, params)).toMatchObject({
      status: 403,
      data: { code: 'not-for-you' },
    })
  await ben.ask('join', { seat: 1 }, params)
  await host.ask('seatBot', { bot: 'random' }, { ...params, seat: 2 })
  await host.ask('start', {}, params)
  expect(await remove(host, 1)).toMatchObject({ data: { code: 'game-begun' } })
})

test('at a table without a clock, the others may vote out a player who has not answered for a day', async () => {
  const { id, people } = await server.seated(['Ada', 'Ben', 'Cy'], { game: 'through-the-ages' })
  const [ada, ben, cy] = people
  const call = (person: typeof ada, seat = 0) => person.request('callAbsent', {}, { match: id, seat })
  expect(await call(ben)).toMatchObject({ status: 409, data: { code: 'not-absent', params: { hours: 24 } } })
  server.ahead += DAY
  expect(await call(ben, 2)).toMatchObject({ data: { code: 'not-absent' } })
  expect(await call(ada)).toMatchObject({ data: { code: 'not-absent' } })
  expect(await call(ben)).toMatchObject({ status: 200 })
  await cy.until(() => cy.at(id).votes[0]?.agreed.join() === '1')
  expect(cy.at(id).votes).toMatchObject([{ on: 'absent', by: 0, needed: [1, 2] }])
  // The absent player comes back: the vote is over.
  await ada.answers(id, 'end turn')
  await cy.until(() => cy.at(id).votes.length === 0)
  expect(seatNow(cy, id, 0)).toMatchObject({ kind: 'person' })

  // Without another vote, nobody's objection within a day counts as consent.
  server.ahead += DAY
  await call(cy, 1)
  await ada.until(() => ada.at(id).votes[0]?.by === 1)
  server.ahead += DAY
  await ada.until(() => seatNow(ada, id, 1)?.kind === 'bot')
  const store = await server.store()
  expect((await store.holders(id)).at(-1)).toMatchObject({ seat: 1, person: null, why: 'voted-out' })
  await store.close()
  for (const person of people) person.leave()
})
