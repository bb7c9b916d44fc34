import { setTimeout as pause } from 'node:timers/promises'

import type { Table } from '@ziggurat/kernel'
import { describe, expect, test } from 'vitest'

import { Clocks } from '../src/match/clocks.ts'
import { about, clock, DAY, SECOND, seatNow, SLACK } from './clock-readings.ts'
import { TestServer, testServer } from './test-server.ts'

const server = testServer()

describe('a live clock', () => {
  const live = { kind: 'live', reserve: 300, increment: 20 } as const

  test('runs while a seat is asked, and an answer earns the increment', async () => {
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

  test('earns nothing for others’ answers, nor for an answer that is given again after a withdrawal', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben', 'Cy'], { clock: live })
    const [ada, ben, cy] = people
    server.ahead += 50 * SECOND
    await ada.answers(id)
    await cy.answers(id)
    await ben.until(() => ben.at(id).length === 2)
    expect(clock(ben, id, 1).left).toSatisfy(about(250 * SECOND))
    expect(clock(ben, id, 0).left).toSatisfy(about(270 * SECOND))
    for (let i = 0; i < 3; i++) {
      await ada.sendAndWait({ type: 'withdraw', match: id })
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

  test('does not run for bots', async () => {
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

  test('at zero a bot takes over, until the person comes back and gets some time', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben'], { game: 'through-the-ages', clock: live })
    const [ada, ben] = people
    ada.leave()
    server.ahead += 299 * SECOND - SLACK
    await ben.sendAndWait({ type: 'say', match: id, text: 'Ada?' })
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
    // Enough to answer before the bot takes over again.
    expect(clock(ada, id, 0).left).toSatisfy(about(30 * SECOND))
    server.ahead += 10 * SECOND
    expect(await ada.answers(id, 'pass')).toMatchObject({ type: 'done' })
    expect(seatNow(ada, id, 0)).toMatchObject({ kind: 'person', person: { name: 'Ada' } })
    for (const person of people) person.leave()
  })

  test('is right after a restart, even with a bot playing for a person and a withdrawn answer', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben', 'Cy'], { clock: live })
    const [ada, ben, cy] = people
    server.ahead += 50 * SECOND
    await ada.answers(id)
    await ada.sendAndWait({ type: 'withdraw', match: id })
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
    const again = await server.clientFor(ada).connect()
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
  /** A table with the seats that are asked, and the seats that have answered. */
  const table = (asked: readonly number[], answers: readonly number[]) =>
    ({
      questions: asked.map((seat) => ({ seat })),
      answers: answers.map((seat) => ({ seat, id: '' })),
    }) as unknown as Table

  test('gives the full time for the next question, even after an answer was taken back and given again', () => {
    const clocks = day()
    clocks.afterMove(0, table([0], []))
    clocks.afterMove(HOUR, table([1], [0]))
    clocks.afterMove(HOUR, table([0], []))
    clocks.afterMove(21 * HOUR, table([1], [0]))
    clocks.afterMove(22 * HOUR, table([0], [0, 1]))
    expect(clocks.due(0)).toBe(46 * HOUR)
  })

  test('gives time only once for an answer that is taken back again and again', () => {
    const clocks = day()
    clocks.afterMove(0, table([0, 1], []))
    for (let hour = 1; hour <= 20; hour++) {
      clocks.afterMove(hour * HOUR, table([1], [0]))
      clocks.afterMove(hour * HOUR, table([0, 1], []))
    }
    expect(clocks.due(0)).toBe(25 * HOUR)
  })

  test('gives the full time again after an undo of several seats’ answers', () => {
    const clocks = day()
    clocks.afterMove(0, table([0], []))
    clocks.afterMove(20 * HOUR, table([1], [0]))
    clocks.afterMove(21 * HOUR, table([0], [0, 1]))
    clocks.afterMove(22 * HOUR, table([1], [0, 1, 0]))
    clocks.afterMove(30 * HOUR, table([0], []))
    expect(clocks.due(0)).toBe(54 * HOUR)
  })
})

describe('a slow clock', () => {
  const slow = { kind: 'slow', days: 2 } as const

  test('gives the full days for each answer, whatever others do', async () => {
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

  test('at zero a bot takes over; a late answer brings the person back with the full days', async () => {
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

  test('is right after a restart', async () => {
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
    const again = server.clientFor(ben)
    await (await again.connect()).watch(id)
    const update = await again.until(() => again.updates.get(id))
    expect(update.clocks).toEqual(before)
    again.leave()
    await server.close()

    // Nobody connects: the due time in the store is enough.
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

describe('a player keeps the seat', () => {
  test('for a grace period after the server was off', async () => {
    const slow = new TestServer(undefined, { grace: 60 * SECOND })
    await slow.open()
    const clock = { kind: 'live', reserve: 300, increment: 10 } as const
    const { id, people } = await slow.seated(['Ada', 'Ben', 'Cy'], { clock })
    await slow.close()
    slow.ahead += 600 * SECOND
    await slow.open()
    const ada = await slow.clientFor(people[0]).connect()
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
    slow.deleteFolder()
  })

  const last = { game: 'through-the-ages', clock: { kind: 'live', reserve: 60, increment: 20 } } as const

  /** Ada has answered once and is asked again; then her time runs out. */
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

  test('when the answer is accepted before the server looks at the clock', async () => {
    const late = new TestServer(undefined, { round: 3600 * SECOND })
    await late.open()
    const { id, people, ada, length } = await outOfTime(late)
    // The next round is an hour away.
    expect(await ada.answers(id)).toMatchObject({ type: 'done', length: length + 1 })
    await late.close()
    await late.open()
    const eve = await (await late.guest('Eve')).connect()
    await eve.watch(id)
    expect(seatNow(eve, id, 0)?.kind).toBe('person')
    for (const person of [...people, eve]) person.leave()
    await late.close()
    late.deleteFolder()
  })

  test('when the answer comes while a bot takes over', async () => {
    for (let i = 0; i < 8; i++) {
      const { id, people, ada } = await outOfTime(server)
      await pause(i * 3)
      await ada.answers(id)
      // Time for a few rounds of the caretaker.
      await pause(100)
      await expect.poll(() => seatNow(ada, id, 0)?.kind).toBe('person')
      for (const person of people) person.leave()
    }
  })
})

test('a match without a clock shows none and waits for ever', async () => {
  const { id, people } = await server.seated(['Ada', 'Ben'], { game: 'through-the-ages' })
  const [ada] = people
  expect(ada.at(id).clocks).toBe(null)
  server.ahead += 1000 * SECOND
  await ada.answers(id, 'take 1')
  expect(seatNow(ada, id, 0)).toMatchObject({ kind: 'person' })
  expect((await ada.ask('myMatches')).matches.find((match) => match.id === id)?.due).toBe(null)
  for (const person of people) person.leave()
})
