import { setTimeout as pause } from 'node:timers/promises'

import type { Table } from '@ziggurat/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { Clocks } from '../src/match/clocks.ts'
import type { TestClient } from './test-client.ts'
import { TestServer } from './test-server.ts'

const server = new TestServer()
beforeAll(() => server.open())
afterAll(async () => {
  await server.close()
  server.forget()
})

const SECOND = 1000
const DAY = 86_400_000
/** How much of the real time that a test takes may show on a clock. */
const SLACK = 15 * SECOND

const clock = (person: TestClient, match: string, seat: number) => {
  const face = person.at(match).clocks?.[seat]
  if (face === undefined) throw new Error('there is no clock')
  return face
}

const seatNow = (person: TestClient, match: string, seat: number) =>
  person.tables.get(match)?.match.seats[seat]

/** That much, but for what has passed meanwhile. */
const about = (time: number) => (left: number) => left <= time && left > time - SLACK

describe('a live clock', () => {
  const live = { kind: 'live', reserve: 300, increment: 20 } as const

  test('runs for those who are asked, and an answer earns the increment', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben'], { game: 'through-the-ages', clock: live })
    const [ada, ben] = people
    expect(clock(ada, id, 0)).toEqual({ left: 300 * SECOND, running: expect.any(Number) })
    expect(clock(ada, id, 1)).toEqual({ left: 300 * SECOND, running: null })
    server.ahead += 100 * SECOND
    await ada.answers(id, 'end turn')
    await ben.until(() => ben.at(id).question)
    expect(clock(ben, id, 0).left).toSatisfy(about(220 * SECOND))
    expect(clock(ben, id, 0).running).toBe(null)
    expect(clock(ben, id, 1)).toEqual({ left: 300 * SECOND, running: expect.any(Number) })
    const mine = (await ben.ask('myMatches')).matches.find((match) => match.id === id)
    expect(mine?.due).toBe((clock(ben, id, 1).running ?? 0) + 300 * SECOND)
    for (const person of people) person.leave()
  })

  test('gives nothing for the answers of others, nor twice for one that is taken back', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben', 'Cy'], { clock: live })
    const [ada, ben, cy] = people
    server.ahead += 50 * SECOND
    await ada.answers(id)
    await cy.answers(id)
    await ben.until(() => ben.at(id).length === 2)
    expect(clock(ben, id, 1).left).toSatisfy(about(250 * SECOND))
    expect(clock(ben, id, 0).left).toSatisfy(about(270 * SECOND))
    for (let i = 0; i < 3; i++) {
      await ada.says({ type: 'withdraw', match: id })
      await ada.until(() => ada.at(id).question)
      await ada.answers(id)
    }
    expect(clock(ada, id, 0).left).toSatisfy(about(270 * SECOND))
    server.ahead += 50 * SECOND
    await ben.answers(id)
    await ada.until(() => ada.at(id).answers === 3 && ada.at(id).question)
    expect(clock(ada, id, 1).left).toSatisfy(about(220 * SECOND))
    expect(clock(ada, id, 0).left).toSatisfy(about(270 * SECOND))
    for (const person of people) person.leave()
  })

  test('stands still for bots', async () => {
    const { id, people } = await server.seated(['Ada'], {
      seats: ['me', { bot: 'random' }, { bot: 'random' }],
      clock: live,
    })
    const [ada] = people
    await ada.until(() => ada.at(id).waiting.join() === '0')
    server.ahead += 200 * SECOND
    await ada.answers(id)
    await ada.until(() => ada.at(id).answers >= 3 && ada.at(id).question)
    for (const seat of [1, 2]) expect(clock(ada, id, seat)).toEqual({ left: 300 * SECOND, running: null })
    ada.leave()
  })

  test('at zero a bot plays on, until the holder is back and has time again', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben'], { game: 'through-the-ages', clock: live })
    const [ada, ben] = people
    ada.leave()
    server.ahead += 299 * SECOND - SLACK
    await ben.says({ type: 'say', match: id, text: 'Ada?' })
    expect(seatNow(ben, id, 0)).toMatchObject({ kind: 'person' })
    server.ahead += SECOND + SLACK
    await ben.until(() => seatNow(ben, id, 0)?.kind === 'bot')
    expect(seatNow(ben, id, 0)).toMatchObject({ bot: 'novice', for: { name: 'Ada' } })
    const question = await ben.until(() => ben.at(id).question)
    expect(clock(ben, id, 0)).toEqual({ left: 0, running: null })
    expect(question.seat).toBe(1)

    await (await ada.connect()).watch(id)
    await ben.until(() => seatNow(ben, id, 0)?.kind === 'person')
    await ben.answers(id, 'end turn')
    await ada.until(() => ada.at(id).question)
    // Enough to answer: the bot is not there again at once.
    expect(clock(ada, id, 0).left).toSatisfy(about(30 * SECOND))
    server.ahead += 10 * SECOND
    expect(await ada.answers(id, 'pass')).toMatchObject({ type: 'done' })
    expect(seatNow(ada, id, 0)).toMatchObject({ kind: 'person', person: { name: 'Ada' } })
    for (const person of people) person.leave()
  })

  test('is right after the server was off, also if a bot stands in and an answer was taken back', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben', 'Cy'], { clock: live })
    const [ada, ben, cy] = people
    server.ahead += 50 * SECOND
    await ada.answers(id)
    await ada.says({ type: 'withdraw', match: id })
    await ada.until(() => ada.at(id).question)
    server.ahead += 50 * SECOND
    await ada.answers(id)
    await cy.answers(id)
    ben.leave()
    server.ahead += 201 * SECOND
    await cy.until(() => seatNow(cy, id, 1)?.kind === 'bot' && cy.at(id).answers >= 3 && cy.at(id).question)
    server.ahead += 10 * SECOND
    await cy.answers(id)
    await ada.until(() => ada.at(id).waiting.join() === '0')
    const before = ada.at(id).clocks
    expect(before?.map(({ left }) => left)).toEqual([
      expect.toSatisfy(about(220 * SECOND)),
      0,
      expect.toSatisfy(about(230 * SECOND)),
    ])
    for (const person of people) person.leave()
    await server.close()
    server.ahead += 100 * SECOND
    await server.open()
    const again = await server.back(ada).connect()
    await again.watch(id)
    expect((await again.until(() => again.updates.get(id))).clocks).toEqual(before)
    again.leave()
  })
})

describe('a slow clock, by itself', () => {
  const HOUR = 3_600_000
  const day = () => {
    const clocks = new Clocks({ kind: 'slow', days: 1 }, 2)
    const holders = [0, 1].map((seat) => ({ seat, person: `${seat}`, bot: null, since: 0 }))
    clocks.seat(0, holders)
    return clocks
  }
  /** Who is asked, and who has answered so far. */
  const table = (asked: readonly number[], answers: readonly number[]) =>
    ({
      questions: asked.map((seat) => ({ seat })),
      answers: answers.map((seat) => ({ seat, id: '' })),
    }) as unknown as Table

  test('gives all its time for the next question also to who took an answer back and gave it again', () => {
    const clocks = day()
    clocks.turn(0, table([0], []))
    clocks.turn(HOUR, table([1], [0]))
    clocks.turn(HOUR, table([0], []))
    clocks.turn(21 * HOUR, table([1], [0]))
    clocks.turn(22 * HOUR, table([0], [0, 1]))
    expect(clocks.due(0)).toBe(46 * HOUR)
  })

  test('gives time once to who takes one answer back again and again', () => {
    const clocks = day()
    clocks.turn(0, table([0, 1], []))
    for (let hour = 1; hour <= 20; hour++) {
      clocks.turn(hour * HOUR, table([1], [0]))
      clocks.turn(hour * HOUR, table([0, 1], []))
    }
    expect(clocks.due(0)).toBe(25 * HOUR)
  })

  test('gives all its time again where several have taken back what they had answered', () => {
    const clocks = day()
    clocks.turn(0, table([0], []))
    clocks.turn(20 * HOUR, table([1], [0]))
    clocks.turn(21 * HOUR, table([0], [0, 1]))
    clocks.turn(22 * HOUR, table([1], [0, 1, 0]))
    clocks.turn(30 * HOUR, table([0], []))
    expect(clocks.due(0)).toBe(54 * HOUR)
  })
})

describe('a slow clock', () => {
  const slow = { kind: 'slow', days: 2 } as const

  test('gives so many days for each answer, whatever others do', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben', 'Cy'], { clock: slow })
    const [ada, ben, cy] = people
    server.ahead += DAY
    await ada.answers(id)
    await cy.answers(id)
    await ben.until(() => ben.at(id).length === 2)
    expect(clock(ben, id, 1).left).toSatisfy(about(DAY))
    expect(clock(ben, id, 0)).toEqual({ left: 2 * DAY, running: null })
    await ben.answers(id)
    await ben.until(() => ben.at(id).answers === 3 && ben.at(id).question)
    for (const seat of [0, 1, 2]) expect(clock(ben, id, seat).left).toBe(2 * DAY)
    for (const person of people) person.leave()
  })

  test('at zero a bot plays on; whose seat it is answers, though too late, and has all days again', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben'], { game: 'through-the-ages', clock: slow })
    const [ada, ben] = people
    server.ahead += 2 * DAY
    await ben.until(() => seatNow(ben, id, 0)?.kind === 'bot' && ben.at(id).question)
    expect(clock(ben, id, 0)).toEqual({ left: 0, running: null })
    expect(await ada.answers(id, 'end turn')).toMatchObject({ type: 'refused', reason: 'gone' })
    await ben.until(() => seatNow(ben, id, 0)?.kind === 'person')
    server.ahead += DAY
    await ben.answers(id, 'end turn')
    await ada.until(() => ada.at(id).question)
    expect(clock(ada, id, 0).left).toBe(2 * DAY)
    server.ahead += DAY
    expect(await ada.answers(id, 'pass')).toMatchObject({ type: 'done' })
    expect(seatNow(ada, id, 0)).toMatchObject({ kind: 'person', person: { name: 'Ada' } })
    for (const person of people) person.leave()
  })

  test('is right after the server was off', async () => {
    const seated = await server.seated(['Ada', 'Ben', 'Cy'], { clock: slow })
    const { id } = seated
    const [ada, ben] = seated.people
    server.ahead += DAY
    await ada.answers(id)
    await ben.until(() => ben.at(id).length === 1)
    const before = ben.at(id).clocks
    for (const person of seated.people) person.leave()
    await server.close()
    server.ahead += DAY / 2
    await server.open()
    const again = server.back(ben)
    await (await again.connect()).watch(id)
    const update = await again.until(() => again.updates.get(id))
    expect(update.clocks).toEqual(before)
    again.leave()
    await server.close()

    // Nobody comes, and nothing is asked: the deadline in the store is enough.
    server.ahead += DAY
    await server.open()
    const eve = await (await server.guest('Eve')).connect()
    await eve.watch(id)
    await eve.until(() => seatNow(eve, id, 1)?.kind === 'bot' && seatNow(eve, id, 2)?.kind === 'bot')
    await eve.until(() => eve.at(id).answers >= 3)
    expect(seatNow(eve, id, 0)).toMatchObject({ kind: 'person', person: { name: 'Ada' } })
    expect(eve.at(id).waiting).toContain(0)
    eve.leave()
  })
})

describe('a table that votes', () => {
  const wish = { clock: { kind: 'live', reserve: 60, increment: 0 }, atZero: 'vote' } as const

  const agree = (person: TestClient, match: string) =>
    person.says({ type: 'vote', match, on: 'absent', agree: true })

  test('asks the others at zero; a bot plays on when all of them agree', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben', 'Cy'], { ...wish, game: 'through-the-ages' })
    const [ada, ben, cy] = people
    server.ahead += 61 * SECOND
    for (const person of people) {
      await person.until(() => person.at(id).votes.length === 1)
      expect(person.at(id).votes).toEqual([
        { on: 'absent', by: 0, to: 0, agreed: [], needed: [1, 2], until: null },
      ])
    }
    expect(seatNow(ben, id, 0)).toMatchObject({ kind: 'person' })
    // Not for the one whom it is about.
    expect(await ada.says({ type: 'vote', match: id, on: 'absent', agree: false })).toMatchObject({
      type: 'refused',
    })
    await ben.says({ type: 'vote', match: id, on: 'absent', agree: true })
    await cy.until(() => cy.at(id).votes[0]?.agreed.join() === '1')
    await cy.says({ type: 'vote', match: id, on: 'absent', agree: true })
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

  test('counts silence as consent after a minute: two who are gone hold up nobody', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben', 'Cy'], wish)
    const [ada, ben, cy] = people
    for (const person of [ben, cy]) person.leave()
    await ada.answers(id)
    server.ahead += 61 * SECOND
    await ada.until(() => ada.at(id).votes[0]?.by === 1)
    // Nobody has agreed: it waits.
    server.ahead += 3600 * SECOND
    await agree(ada, id)
    await ada.until(() => ada.at(id).votes[0]?.agreed.join() === '0')
    const [vote] = ada.at(id).votes
    expect((vote?.until ?? 0) - Date.now() - server.ahead).toSatisfy(about(60 * SECOND))
    server.ahead += 60 * SECOND - SLACK
    await ada.says({ type: 'say', match: id, text: 'Cy?' })
    expect([seatNow(ada, id, 1), ada.at(id).votes]).toMatchObject([{ kind: 'person' }, [vote]])
    server.ahead += SLACK
    await ada.until(() => seatNow(ada, id, 1)?.kind === 'bot')
    expect(seatNow(ada, id, 1)).toMatchObject({ bot: 'novice', for: null })
    // The other one, too; there is nobody else to ask.
    await ada.until(() => ada.at(id).votes[0]?.by === 2)
    expect(ada.at(id).votes[0]?.needed).toEqual([0])
    await agree(ada, id)
    await ada.until(() => ada.at(id).question)
    expect(seatNow(ada, id, 2)).toMatchObject({ kind: 'bot', for: null })
    ada.leave()
  })

  test('counts it after a turn’s days with a slow clock, though all are away and the server was off', async () => {
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

  test('hears one who is against it, as often as it is asked', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben', 'Cy'], { ...wish, game: 'through-the-ages' })
    const [, ben, cy] = people
    server.ahead += 61 * SECOND
    await ben.until(() => ben.at(id).votes.length === 1)
    for (let time = 0; time < 3; time++) {
      await agree(ben, id)
      await cy.until(() => cy.at(id).votes[0]?.agreed.join() === '1')
      await cy.says({ type: 'vote', match: id, on: 'absent', agree: false })
      await ben.until(() => ben.at(id).votes[0]?.agreed.length === 0)
      expect(ben.at(id).votes).toMatchObject([{ by: 0, needed: [1, 2], until: null }])
      server.ahead += 3600 * SECOND
      await ben.says({ type: 'say', match: id, text: 'Shall we go on?' })
      expect(seatNow(ben, id, 0)).toMatchObject({ kind: 'person' })
    }
    await agree(ben, id)
    server.ahead += 60 * SECOND
    await ben.until(() => seatNow(ben, id, 0)?.kind === 'bot')
    for (const person of people) person.leave()
  })

  test('keeps the voices while others answer what they are asked themselves', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben', 'Cy'], wish)
    const [ada, ben, cy] = people
    await ben.answers(id)
    server.ahead += 61 * SECOND
    await ben.until(() => ben.at(id).votes[0]?.by === 0)
    await agree(ben, id)
    const { votes } = await cy.until(() => cy.at(id).votes[0]?.agreed.join() === '1' && cy.at(id))
    await cy.answers(id)
    expect(cy.at(id).votes).toEqual(votes)
    await cy.says({ type: 'withdraw', match: id })
    await ben.until(() => ben.at(id).waiting.includes(2))
    expect(ben.at(id).votes).toEqual(votes)
    await agree(cy, id)
    await ada.until(() => seatNow(ada, id, 0)?.kind === 'bot')
    for (const person of people) person.leave()
  })

  test('lets who was voted out have the same seat again by invitation, with time to answer', async () => {
    const { id, invitation, people } = await server.seated(['Ada', 'Ben', 'Cy'], {
      ...wish,
      game: 'through-the-ages',
    })
    const [ada, ben, cy] = people
    server.ahead += 61 * SECOND
    await ben.until(() => ben.at(id).votes.length === 1)
    await agree(ben, id)
    await agree(cy, id)
    await ada.until(() => ada.tables.get(id)?.seat === null)
    // To look on gives nothing back.
    await ada.watch(id)
    await ben.until(() => ben.at(id).question)
    expect(seatNow(ben, id, 0)).toMatchObject({ kind: 'bot', for: null })
    expect((await ada.ask('myMatches')).matches.map((match) => match.id)).not.toContain(id)
    expect(await ada.request('join', { invitation, seat: 1 }, { match: id })).toMatchObject({ status: 409 })
    expect(await ada.ask('join', { invitation }, { match: id })).toMatchObject({ seat: 0 })
    await ada.until(() => ada.tables.get(id)?.seat === 0)
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

  test('does not wait for the voice of somebody who has left, nor for that of a bot', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben', 'Cy'], { ...wish, game: 'through-the-ages' })
    const [, ben, cy] = people
    server.ahead += 61 * SECOND
    await ben.until(() => ben.at(id).votes.length === 1)
    await ben.says({ type: 'vote', match: id, on: 'absent', agree: true })
    await cy.until(() => cy.at(id).votes[0]?.agreed.join() === '1')
    expect(seatNow(ben, id, 0)).toMatchObject({ kind: 'person' })
    await cy.ask('leave', {}, { match: id })
    await ben.until(() => seatNow(ben, id, 0)?.kind === 'bot')
    expect(seatNow(ben, id, 0)).toMatchObject({ bot: 'novice', for: null })
    await ben.until(() => ben.at(id).question)
    for (const person of people) person.leave()
  })

  test('asks no more when somebody is back and answers', async () => {
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

  test('remembers what was agreed while the server was off', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben', 'Cy'], { ...wish, game: 'through-the-ages' })
    const [, ben, cy] = people
    server.ahead += 61 * SECOND
    await ben.until(() => ben.at(id).votes.length === 1)
    await ben.says({ type: 'vote', match: id, on: 'absent', agree: true })
    for (const person of people) person.leave()
    await server.close()
    await server.open()
    const again = server.back(cy)
    await (await again.connect()).watch(id)
    await again.until(() => again.at(id).votes[0]?.agreed.join() === '1')
    await again.says({ type: 'vote', match: id, on: 'absent', agree: true })
    await again.until(() => seatNow(again, id, 0)?.kind === 'bot')
    expect(seatNow(again, id, 0)).toMatchObject({ bot: 'novice', for: null })
    again.leave()
  })
})

describe('nobody loses a seat', () => {
  test('because the server was off, before there was time to come back', async () => {
    const slow = new TestServer(undefined, { grace: 60 * SECOND })
    await slow.open()
    const clock = { kind: 'live', reserve: 300, increment: 10 } as const
    const { id, people } = await slow.seated(['Ada', 'Ben', 'Cy'], { clock })
    await slow.close()
    slow.ahead += 600 * SECOND
    await slow.open()
    const ada = await slow.back(people[0]).connect()
    await ada.watch(id)
    await ada.until(() => ada.updates.get(id))
    const pass = async (seconds: number): Promise<void> => {
      slow.ahead += seconds * SECOND
      await pause(100)
    }
    for (let i = 0; i < 5; i++) await pass(11)
    expect([0, 1, 2].map((seat) => seatNow(ada, id, seat)?.kind)).toEqual(['person', 'person', 'person'])
    expect(await ada.answers(id)).toMatchObject({ type: 'done' })
    await pass(11)
    await ada.until(() => seatNow(ada, id, 1)?.kind === 'bot' && seatNow(ada, id, 2)?.kind === 'bot')
    expect(seatNow(ada, id, 0)?.kind).toBe('person')
    ada.leave()
    await slow.close()
    slow.forget()
  })

  const last = { game: 'through-the-ages', clock: { kind: 'live', reserve: 60, increment: 20 } } as const

  /** Ada has answered once, and is asked again; then her time runs out. */
  async function outOfTime(at: TestServer) {
    const { id, people } = await at.seated(['Ada', 'Ben'], last)
    for (const person of people) {
      await person.until(() => person.at(id).question)
      await person.answers(id, 'end turn')
    }
    const [ada] = people
    const { length } = await ada.until(() => ada.at(id).question !== null && ada.at(id))
    at.ahead += 80 * SECOND
    return { id, people, ada, length }
  }

  test('whose answer was taken at the last moment', async () => {
    const late = new TestServer(undefined, { round: 3600 * SECOND })
    await late.open()
    const { id, people, ada, length } = await outOfTime(late)
    // Nobody has looked at the clock yet.
    expect(await ada.answers(id)).toMatchObject({ type: 'done', length: length + 1 })
    await late.close()
    await late.open()
    const eve = await (await late.guest('Eve')).connect()
    await eve.watch(id)
    expect(seatNow(eve, id, 0)?.kind).toBe('person')
    for (const person of [...people, eve]) person.leave()
    await late.close()
    late.forget()
  })

  test('who answers at the very moment at which a bot sits down', async () => {
    for (let i = 0; i < 8; i++) {
      const { id, people, ada } = await outOfTime(server)
      await pause(i * 3)
      await ada.answers(id)
      // The server looks at the clocks a few times.
      await pause(100)
      await expect.poll(() => seatNow(ada, id, 0)?.kind).toBe('person')
      for (const person of people) person.leave()
    }
  })
})

test('a table without a clock shows none, and waits', async () => {
  const { id, people } = await server.seated(['Ada', 'Ben'], { game: 'through-the-ages' })
  const [ada] = people
  expect(ada.at(id).clocks).toBe(null)
  server.ahead += 1000 * SECOND
  await ada.answers(id, 'take 1')
  expect(seatNow(ada, id, 0)).toMatchObject({ kind: 'person' })
  expect((await ada.ask('myMatches')).matches.find((match) => match.id === id)?.due).toBe(null)
  for (const person of people) person.leave()
})
