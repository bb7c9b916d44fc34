import { setTimeout as pause } from 'node:timers/promises'

import { describe, expect, test } from 'vitest'

import { about, clock, DAY, SECOND, seatNow, SLACK } from './clock-readings.ts'
import type { TestClient } from './test-client.ts'
import { testServer } from './test-server.ts'

const server = testServer()

describe('a table that votes on absent players', () => {
  const wish = { clock: { kind: 'live', reserve: 60, increment: 0 }, atZero: 'vote' } as const

  const agree = (person: TestClient, match: string) =>
    person.sendAndWait({ type: 'vote', match, on: 'absent', agree: true })

  test('asks the others at zero; a bot takes over when all of them agree', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben', 'Cy'], { ...wish, game: 'through-the-ages' })
    const [ada, ben, cy] = people
    server.ahead += 61 * SECOND
    for (const person of people) {
      await person.until(() => person.at(id).votes.length === 1)
      expect(person.at(id).votes).toMatchObject([
        { on: 'absent', by: 0, to: 0, agreed: [], needed: [1, 2], until: null },
      ])
    }
    expect(seatNow(ben, id, 0)).toMatchObject({ kind: 'person' })
    // The absent player has no vote.
    expect(await ada.sendAndWait({ type: 'vote', match: id, on: 'absent', agree: false })).toMatchObject({
      type: 'refused',
    })
    await ben.sendAndWait({ type: 'vote', match: id, on: 'absent', agree: true })
    await cy.until(() => cy.at(id).votes[0]?.agreed.join() === '1')
    await cy.sendAndWait({ type: 'vote', match: id, on: 'absent', agree: true })
    await ben.until(() => seatNow(ben, id, 0)?.kind === 'bot')
    expect(seatNow(ben, id, 0)).toMatchObject({ bot: 'novice', for: null })
    await ben.until(() => ben.at(id).question)
    expect(ben.at(id).votes).toEqual([])
    expect(await ada.answers(id, 'end turn')).toMatchObject({
      type: 'refused',
      code: 'not-seated',
    })
    for (const person of people) person.leave()
  })

  test('counts no vote as consent after a minute, so that two absent players cannot block the game', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben', 'Cy'], wish)
    const [ada, ben, cy] = people
    for (const person of [ben, cy]) person.leave()
    await ada.answers(id)
    server.ahead += 61 * SECOND
    await ada.until(() => ada.at(id).votes[0]?.by === 1)
    // Without any agreement the time to object does not start.
    server.ahead += 3600 * SECOND
    await agree(ada, id)
    await ada.until(() => ada.at(id).votes[0]?.agreed.join() === '0')
    const [vote] = ada.at(id).votes
    expect((vote?.until ?? 0) - Date.now() - server.ahead).toSatisfy(about(60 * SECOND))
    server.ahead += 60 * SECOND - SLACK
    await ada.sendAndWait({ type: 'say', match: id, text: 'Cy?' })
    expect([seatNow(ada, id, 1), ada.at(id).votes]).toMatchObject([{ kind: 'person' }, [vote]])
    server.ahead += SLACK
    await ada.until(() => seatNow(ada, id, 1)?.kind === 'bot')
    expect(seatNow(ada, id, 1)).toMatchObject({ bot: 'novice', for: null })
    // The same for the other one; nobody else has a vote now.
    await ada.until(() => ada.at(id).votes[0]?.by === 2)
    expect(ada.at(id).votes[0]?.needed).toEqual([0])
    await agree(ada, id)
    await ada.until(() => ada.at(id).question)
    expect(seatNow(ada, id, 2)).toMatchObject({ kind: 'bot', for: null })
    ada.leave()
  })

  test('with a slow clock, counts no vote as consent after a turn’s days, even after a restart with nobody connected', async () => {
    const slow = { kind: 'slow', days: 2 } as const
    const { id, people } = await server.seated(['Ada', 'Ben', 'Cy'], {
      clock: slow,
      atZero: 'vote',
      game: 'through-the-ages',
    })
    const [, ben] = people
    server.ahead += 2 * DAY
    await ben.until(() => ben.at(id).votes.length === 1)
    await agree(ben, id)
    const until = await ben.until(() => ben.at(id).votes[0]?.until)
    expect(until - Date.now() - server.ahead).toSatisfy(about(2 * DAY))
    for (const person of people) person.leave()
    await server.close()
    server.ahead += 2 * DAY
    await server.open()
    const store = await server.store()
    const held = async () => (await store.holders(id)).filter(({ bot }) => bot !== null)
    while ((await held()).length === 0) await pause(20)
    expect(await held()).toMatchObject([{ seat: 0, person: null, bot: 'novice' }])
    await store.close()
  })

  test('accepts an objection each time it asks', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben', 'Cy'], { ...wish, game: 'through-the-ages' })
    const [, ben, cy] = people
    server.ahead += 61 * SECOND
    await ben.until(() => ben.at(id).votes.length === 1)
    for (let time = 0; time < 3; time++) {
      await agree(ben, id)
      await cy.until(() => cy.at(id).votes[0]?.agreed.join() === '1')
      await cy.sendAndWait({ type: 'vote', match: id, on: 'absent', agree: false })
      await ben.until(() => ben.at(id).votes[0]?.agreed.length === 0)
      expect(ben.at(id).votes).toMatchObject([{ by: 0, needed: [1, 2], until: null }])
      server.ahead += 3600 * SECOND
      await ben.sendAndWait({ type: 'say', match: id, text: 'Shall we go on?' })
      expect(seatNow(ben, id, 0)).toMatchObject({ kind: 'person' })
    }
    await agree(ben, id)
    server.ahead += 60 * SECOND
    await ben.until(() => seatNow(ben, id, 0)?.kind === 'bot')
    for (const person of people) person.leave()
  })

  test('keeps the votes while others answer their own questions', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben', 'Cy'], wish)
    const [ada, ben, cy] = people
    await ben.answers(id)
    server.ahead += 61 * SECOND
    await ben.until(() => ben.at(id).votes[0]?.by === 0)
    await agree(ben, id)
    const { votes } = await cy.until(() => cy.at(id).votes[0]?.agreed.join() === '1' && cy.at(id))
    await cy.answers(id)
    expect(cy.at(id).votes).toEqual(votes)
    await cy.sendAndWait({ type: 'withdraw', match: id })
    await ben.until(() => ben.at(id).waiting.includes(2))
    expect(ben.at(id).votes).toEqual(votes)
    await agree(cy, id)
    await ada.until(() => seatNow(ada, id, 0)?.kind === 'bot')
    for (const person of people) person.leave()
  })

  test('gives a player who was voted out the same seat again by invitation, with time to answer', async () => {
    const { id, invitation, people } = await server.seated(['Ada', 'Ben', 'Cy'], {
      ...wish,
      game: 'through-the-ages',
    })
    const [ada, ben, cy] = people
    server.ahead += 61 * SECOND
    await ben.until(() => ben.at(id).votes.length === 1)
    await agree(ben, id)
    await agree(cy, id)
    await ada.until(() => ada.matches.get(id)?.seat === null)
    // Watching alone does not give the seat back.
    await ada.watch(id)
    await ben.until(() => ben.at(id).question)
    expect(seatNow(ben, id, 0)).toMatchObject({ kind: 'bot', for: null })
    expect((await ada.ask('myMatches')).matches.map((match) => match.id)).not.toContain(id)
    expect(await ada.request('join', { invitation, seat: 1 }, { match: id })).toMatchObject({ status: 409 })
    expect(await ada.ask('join', { invitation }, { match: id })).toMatchObject({ seat: 0 })
    await ada.until(() => ada.matches.get(id)?.seat === 0)
    await ben.until(() => clock(ben, id, 0).left === 30 * SECOND)
    for (const person of [ben, cy]) {
      await person.until(() => person.at(id).question)
      await person.answers(id, 'end turn')
    }
    await ada.until(() => ada.at(id).question)
    expect(ada.at(id).votes).toEqual([])
    expect(await ada.answers(id, 'pass')).toMatchObject({ type: 'done' })
    for (const person of people) person.leave()
  })

  test('needs no vote of a player who has left, or of a bot', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben', 'Cy'], { ...wish, game: 'through-the-ages' })
    const [, ben, cy] = people
    server.ahead += 61 * SECOND
    await ben.until(() => ben.at(id).votes.length === 1)
    await ben.sendAndWait({ type: 'vote', match: id, on: 'absent', agree: true })
    await cy.until(() => cy.at(id).votes[0]?.agreed.join() === '1')
    expect(seatNow(ben, id, 0)).toMatchObject({ kind: 'person' })
    await cy.ask('leave', {}, { match: id })
    await ben.until(() => seatNow(ben, id, 0)?.kind === 'bot')
    expect(seatNow(ben, id, 0)).toMatchObject({ bot: 'novice', for: null })
    await ben.until(() => ben.at(id).question)
    for (const person of people) person.leave()
  })

  test('ends the vote when the absent player answers', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben'], { ...wish, game: 'through-the-ages' })
    const [ada, ben] = people
    server.ahead += 61 * SECOND
    await ben.until(() => ben.at(id).votes.length === 1)
    await ada.answers(id, 'end turn')
    await ben.until(() => ben.at(id).question)
    expect(ben.at(id).votes).toEqual([])
    expect(seatNow(ben, id, 0)).toMatchObject({ kind: 'person', person: { name: 'Ada' } })
    for (const person of people) person.leave()
  })

  test('keeps the votes over a restart', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben', 'Cy'], { ...wish, game: 'through-the-ages' })
    const [, ben, cy] = people
    server.ahead += 61 * SECOND
    await ben.until(() => ben.at(id).votes.length === 1)
    await ben.sendAndWait({ type: 'vote', match: id, on: 'absent', agree: true })
    for (const person of people) person.leave()
    await server.close()
    await server.open()
    const again = server.clientFor(cy)
    await (await again.connect()).watch(id)
    await again.until(() => again.at(id).votes[0]?.agreed.join() === '1')
    await again.sendAndWait({ type: 'vote', match: id, on: 'absent', agree: true })
    await again.until(() => seatNow(again, id, 0)?.kind === 'bot')
    expect(seatNow(again, id, 0)).toMatchObject({ bot: 'novice', for: null })
    again.leave()
  })
})
