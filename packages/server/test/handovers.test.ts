import { fastRandom } from '@ziggurat/kernel'
import { describe, expect, test } from 'vitest'

import { timeUntilAway } from './presence.ts'
import { LONG } from './settings.ts'
import type { TestClient } from './test-client.ts'
import { testServer } from './test-server.ts'

// The long test run uses the real ping interval.
const server = testServer(LONG ? {} : { pingInterval: 500 })

const handovers = (person: TestClient, id: string) => person.at(id).handovers
const past = (person: TestClient, id: string) => person.matches.get(id)?.match.past

describe('a handover', () => {
  test('is listed with its time, and the former holders are named', async () => {
    const { id, invitation, people } = await server.seated(['Ada', 'Ben'], { game: 'through-the-ages' })
    const [ada, ben] = people
    expect([handovers(ada, id), past(ada, id)]).toEqual([[], []])
    await ada.answers(id, 'end turn')
    await ben.until(() => ben.at(id).question)
    await ben.answers(id, 'take 1')
    await ben.ask('leave', {}, { match: id })
    await ada.until(() => ada.at(id).question)
    const update = ada.at(id)
    expect(handovers(ada, id)).toMatchObject([{ seat: 1, answers: 2 }])
    const [left] = handovers(ada, id)
    expect(left?.event).toBeGreaterThan(0)
    // The match names the new holder and the former one.
    expect(past(ada, id)).toMatchObject([{ seat: 1, who: { kind: 'person', person: { name: 'Ben' } } }])
    expect(ada.matches.get(id)?.match.seats[1]).toMatchObject({ kind: 'bot', for: null, since: left?.since })

    const cy = await server.guest('Cy')
    await cy.takeSeat(id, { invitation }, [ada])
    await ada.until(() => handovers(ada, id).length === 2)
    expect(handovers(ada, id)[1]).toMatchObject({ seat: 1, answers: update.answers })
    await ada.until(() => past(ada, id)?.length === 2)
    expect(past(ada, id)).toMatchObject([{ who: { person: { name: 'Ben' } } }, { who: { kind: 'bot' } }])
    for (const person of people) person.leave()
  })

  test('before the game starts is not listed', async () => {
    const [ada, ben, cy] = await server.guests(['Ada', 'Ben', 'Cy'])
    const { match, invitation } = await ada.ask('open', { game: 'innovation', seats: ['me', 'open'] })
    const { id } = match
    await ben.ask('join', { invitation }, { match: id })
    await ben.ask('leave', {}, { match: id })
    await cy.ask('join', { invitation }, { match: id })
    await ada.ask('start', {}, { match: id })
    expect((await ada.ask('match', undefined, { match: id })).match.past).toEqual([])
  })

  test('is in the reply with the record of a finished game', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben'], { game: 'innovation' })
    const [ada, ben] = people
    for (const person of people) await person.answers(id)
    await ben.ask('leave', {}, { match: id })
    await ada.playOut(id, fastRandom(1))
    await ada.until(() => ada.matches.get(id)?.match.status === 'over')
    const { handovers: inRecord } = await ada.ask('record', undefined, { match: id })
    expect(inRecord).toMatchObject([{ seat: 1, answers: 2 }])
    const { match } = await ada.ask('match', undefined, { match: id })
    expect(match.past).toMatchObject([{ seat: 1, who: { person: { name: 'Ben' } } }])
    expect(match.seats[1]).toMatchObject({ kind: 'bot', since: inRecord[0]?.since })
    for (const person of people) person.leave()
  })

  test('stays listed when the answers around it are taken back', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben'], { game: 'through-the-ages' })
    const [ada, ben] = people
    await ada.answers(id, 'take 1')
    await ben.ask('leave', {}, { match: id })
    await ada.until(() => handovers(ada, id).length === 1)
    await ada.answers(id, 'take 2')
    expect(handovers(ada, id)).toMatchObject([{ seat: 1, answers: 1 }])
    await ada.sendAndWait({ type: 'undo', match: id, to: 0 })
    await ada.until(() => ada.at(id).answers === 0)
    expect(handovers(ada, id)).toMatchObject([{ seat: 1, answers: 0 }])
    for (const person of people) person.leave()
  })
})

test('a client that stops replying is shown as away within ten seconds, even if the connection does not break', async () => {
  const { id, people } = await server.seated(['Ada', 'Ben'], { game: 'innovation' })
  expect(await timeUntilAway(...people, id)).toBeLessThan(10_000)
  for (const person of people) person.leave()
})

test('an invitation can be checked before joining', async () => {
  const [ada, eve] = await server.guests(['Ada', 'Eve'])
  const { match, invitation } = await ada.ask('open', { game: 'innovation', seats: ['me', 'open'] })
  const other = await ada.ask('open', { game: 'innovation', seats: ['me', 'open'] })
  const tried = async (text: string) =>
    (await eve.ask('tryInvitation', { invitation: text }, { match: match.id })).valid
  expect([await tried(invitation), await tried(other.invitation), await tried('')]).toEqual([
    true,
    false,
    false,
  ])
  const nowhere = await eve.request('tryInvitation', { invitation }, { match: 'nowhere' })
  expect(nowhere.status).toBe(404)
})
