import type { Seat } from '@ziggurat/kernel'
import type { FromServer, Update } from '@ziggurat/protocol'
import { describe, expect, test } from 'vitest'

import type { TestClient } from './test-client.ts'
import { testServer } from './test-server.ts'

const server = testServer()

type Chat = Extract<FromServer, { type: 'chat' }>
const lines = ({ received }: TestClient, match: string) =>
  received
    .filter((each): each is Chat => each.type === 'chat' && each.match === match)
    .flatMap((each) => each.lines)
    .map(({ number, person, text }) => `${number} ${person.name}: ${text}`)

/** The viewer of a view of 7 Wonders. */
const viewerOf = ({ view }: Update): Seat | null => (view as { viewer: Seat | null }).viewer

describe('chat', () => {
  test('reaches every watcher once and in order, and also those who come later', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben'], { game: 'innovation' })
    const [ada, ben] = people
    const spoken = Array.from({ length: 20 }, (_, i) => [
      ada.sendAndWait({ type: 'say', match: id, text: `a${i}` }),
      ben.sendAndWait({ type: 'say', match: id, text: `b${i}` }),
    ]).flat()
    for (const reply of await Promise.all(spoken)) expect(reply.type).toBe('done')
    for (const person of people) await person.until(() => lines(person, id).length >= 40)
    expect(lines(ada, id)).toEqual(lines(ben, id))
    expect(lines(ada, id).map((line) => Number(line.split(' ')[0]))).toEqual(
      Array.from({ length: 40 }, (_, i) => i + 1),
    )
    expect(lines(ada, id).filter((line) => line.includes('Ada: a'))).toHaveLength(20)
    const eve = await (await server.guest('Eve')).connect()
    await eve.watch(id)
    await eve.until(() => lines(eve, id).length === 40)
    expect(lines(eve, id)).toEqual(lines(ada, id))
    for (const person of [...people, eve]) person.leave()
  })

  test('resumes after the last line that a client has; a new client gets only the latest lines', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben'], { game: 'innovation' })
    const [ada, ben] = people
    const store = await server.store()
    for (let i = 1; i <= 450; i++)
      await store.addChatLine(id, { person: ada.person?.id ?? '', at: i, text: `line ${i}` })
    await store.close()
    const numbers = (person: TestClient) => lines(person, id).map((line) => Number(line.split(' ')[0]))
    const from = (first: number, last: number) =>
      Array.from({ length: last - first + 1 }, (_, i) => first + i)
    for (const [chat, first] of [
      [undefined, 251],
      [0, 1],
      [7, 8],
      [449, 450],
    ] as const) {
      const back = await server.clientFor(ben).connect()
      back.send({ type: 'watch', match: id, ...(chat !== undefined && { chat }) })
      await back.until(() => numbers(back).at(-1) === 450)
      expect(numbers(back)).toEqual(from(first, 450))
      const most = back.received.map((each) => (each.type === 'chat' ? each.lines.length : 0))
      expect(Math.max(...most)).toBeLessThanOrEqual(200)
      back.leave()
    }
    // New lines come while the missed ones are being sent.
    const back = await server.clientFor(ben).connect()
    back.send({ type: 'watch', match: id, chat: 100 })
    for (let i = 0; i < 10; i++) await ada.sendAndWait({ type: 'say', match: id, text: 'more' })
    await back.until(() => numbers(back).at(-1) === 460)
    expect(numbers(back)).toEqual(from(101, 460))
    for (const person of [...people, back]) person.leave()
  })

  test('is open before the game starts, and is plain text', async () => {
    const host = await (await server.guest('Host')).connect()
    const { match } = await host.ask('open', { game: 'innovation', seats: ['me', 'open'] })
    await host.watch(match.id)
    const text = '<img src=x onerror="alert(1)"> & co'
    await host.sendAndWait({ type: 'say', match: match.id, text })
    await host.until(() => lines(host, match.id).length === 1)
    expect(lines(host, match.id)).toEqual([`1 Host: ${text}`])
    host.leave()
  })

  test('needs a name, a match and some text', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben'], { game: 'innovation' })
    const [ada] = people
    const nobody = await server.clientFor({ cookie: '', person: null }).connect()
    await nobody.watch(id)
    expect(await nobody.sendAndWait({ type: 'say', match: id, text: 'hello' })).toMatchObject({
      type: 'refused',
      code: 'enter-first',
    })
    expect(await ada.sendAndWait({ type: 'say', match: 'nowhere', text: 'hello' })).toMatchObject({
      type: 'refused',
      code: 'no-such-match',
    })
    expect(await ada.sendAndWait({ type: 'say', match: id, text: ' ' })).toMatchObject({
      type: 'refused',
      code: 'field-length',
    })
    expect(lines(ada, id)).toEqual([])
    for (const person of [...people, nobody]) person.leave()
  })
})

describe('since the last visit', () => {
  test('a person’s list of games says how much of each log they have seen', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben'], { game: 'through-the-ages' })
    const [ada, ben] = people
    const own = async (person: TestClient) => {
      const found = (await person.ask('myMatches')).matches.find((match) => match.id === id)
      return [found?.seen, found?.length, found?.waiting.join()]
    }
    expect(await own(ben)).toEqual([0, 0, '0'])
    await ada.answers(id, 'take 1')
    await ben.until(() => ben.at(id).length === 1)
    const seen = async (person: TestClient, length: number) => {
      person.send({ type: 'seen', match: id, length })
      // Messages about a match are handled in order.
      await person.sendAndWait({ type: 'say', match: id, text: 'I have seen it' })
    }
    await seen(ben, 1)
    await ada.answers(id, 'end turn')
    expect(await own(ben)).toEqual([1, 2, '1'])
    expect(await own(ada)).toEqual([0, 2, '1'])
    // `seen` cannot be beyond the log, and does not go back.
    await seen(ben, 1000)
    expect(await own(ben)).toEqual([2, 2, '1'])
    await seen(ben, 1)
    expect(await own(ben)).toEqual([2, 2, '1'])
    for (const person of people) person.leave()
  })

  test('a client that says what it has gets only what is new', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben'], { game: 'through-the-ages' })
    const [ada, ben] = people
    await ada.answers(id, 'take 1')
    await ben.until(() => ben.at(id).length === 1)
    const had = ben.at(id)
    ben.leave()
    await ada.answers(id, 'end turn')
    const again = await server.clientFor(ben).connect()
    again.send({ type: 'watch', match: id, since: had.length })
    const update = await again.until(() => again.updates.get(id))
    expect(update.from).toBe(had.from + had.events.length)
    expect(update.events.length).toBeGreaterThan(0)
    const eve = await (await server.guest('Eve')).connect()
    await eve.watch(id)
    const all = await eve.until(() => eve.updates.get(id))
    expect(all.from).toBe(0)
    expect(all.events).toHaveLength(update.from + update.events.length)
    for (const person of [...people, again, eve]) person.leave()
  })
})

describe('spectators', () => {
  test('get a spectator’s view, are counted, and come and go', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben', 'Cy'])
    const [ada, ben] = people
    const eve = await (await server.guest('Eve')).connect()
    const nobody = await server.clientFor({ cookie: '', person: null }).connect()
    for (const each of [eve, nobody]) {
      await each.watch(id)
      const update = await each.until(() => each.updates.get(id))
      expect([viewerOf(update), update.question, update.given]).toEqual([null, null, null])
      expect(each.matches.get(id)?.seat).toBe(null)
    }
    expect([ada, ben].map((each) => viewerOf(each.at(id)))).toEqual([0, 1])
    await ada.until(() => ada.matches.get(id)?.spectators === 2)
    expect(ada.matches.get(id)?.present).toEqual([0, 1, 2])

    eve.send({ type: 'unwatch', match: id })
    await ada.until(() => ada.matches.get(id)?.spectators === 1)
    const before = eve.received.length
    nobody.leave()
    await ada.until(() => ada.matches.get(id)?.spectators === 0)
    ben.leave()
    await ada.until(() => ada.matches.get(id)?.present.join() === '0,2')
    await ada.answers(id)
    await eve.sendAndWait({ type: 'ping' })
    expect(eve.received.slice(before).map(({ type }) => type)).toEqual(['pong'])
    for (const person of [...people, eve]) person.leave()
  })

  test('can neither answer nor withdraw, and cannot view the game as a player while it runs', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben', 'Cy'])
    const [ada] = people
    const eve = await (await server.guest('Eve')).connect()
    await eve.watch(id)
    const option = ada.at(id).question?.options[0]?.id ?? ''
    expect(await eve.sendAndWait({ type: 'answer', match: id, question: 0, id: option })).toMatchObject({
      type: 'refused',
    })
    expect(await eve.sendAndWait({ type: 'withdraw', match: id })).toMatchObject({ type: 'refused' })
    eve.send({ type: 'watch', match: id, as: 0 })
    const refused = await eve.until(() =>
      eve.received.find((each) => each.type === 'refused' && each.ref === undefined),
    )
    expect(refused).toMatchObject({ code: 'game-not-over' })
    expect(ada.at(id).length).toBe(0)
    expect(eve.received.filter((each) => each.type === 'update').map(viewerOf)).toEqual([null])
    for (const person of [...people, eve]) person.leave()
  })
})

describe('a player', () => {
  test('who asks for refusals gets them with each question', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben'], { game: 'through-the-ages' })
    const [ada, ben] = people
    expect(ada.at(id).question).not.toHaveProperty('refusals')
    for (const person of people) {
      person.updates.clear()
      await person.watch(id, true)
      await person.until(() => person.updates.get(id))
    }
    const { refusals = [], options = [] } = ada.at(id).question ?? {}
    expect(refusals.length).toBeGreaterThan(0)
    for (const refusal of refusals)
      expect(refusal).toMatchObject({
        id: expect.any(String),
        reasons: [{ rule: expect.stringMatching(/^TTA-/) }],
      })
    const offered = options.map((option) => option.id)
    expect(refusals.filter((refusal) => offered.includes(refusal.id))).toEqual([])
    // Others do not see them.
    expect(ben.at(id).question).toBe(null)
    const wrong = await ada.answers(id, 'take 99')
    expect(wrong).toMatchObject({
      type: 'refused',
      code: 'not-an-answer',
    })
    expect(wrong).toHaveProperty(
      'options',
      ada.at(id).question?.options.map((option) => option.id),
    )
    expect(ben.at(id).length).toBe(0)
    for (const person of people) person.leave()
  })

  test('who answers a question that is gone gets the current one', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben'], { game: 'through-the-ages' })
    const [ada] = people
    await ada.answers(id, 'take 1')
    const before = ada.received.length
    const late = await ada.sendAndWait({ type: 'answer', match: id, question: 0, id: 'take 2' })
    expect(late).toMatchObject({ type: 'refused', code: 'question-gone' })
    const update = await ada.until(() => ada.received.slice(before).find((each) => each.type === 'update'))
    expect(update).toMatchObject({ length: 1, answers: 1, question: { opened: 1 }, view: ada.at(id).view })
    for (const person of people) person.leave()
  })

  test('who repeats an answer has answered once', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben'], { game: 'through-the-ages' })
    const [ada, ben] = people
    const answer = { type: 'answer', match: id, question: 0, id: 'take 1' } as const
    const replies = await Promise.all(Array.from({ length: 10 }, () => ada.sendAndWait(answer)))
    expect(replies.filter(({ type }) => type === 'done')).toEqual([expect.objectContaining({ length: 1 })])
    for (const reply of replies.filter(({ type }) => type !== 'done')) {
      expect(reply).toMatchObject({ type: 'refused', code: 'question-gone' })
    }
    await ben.until(() => ben.at(id).length === 1)
    expect(ben.at(id).answers).toBe(1)
    // Also on a new connection.
    ada.leave()
    const again = await server.clientFor(ada).connect()
    expect(await again.sendAndWait(answer)).toMatchObject({
      type: 'refused',
      code: 'question-gone',
    })
    expect((await ada.ask('match', undefined, { match: id })).match.length).toBe(1)
    for (const person of [...people, again]) person.leave()
  })

  test('can resign where the game allows it', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben'], { game: 'through-the-ages' })
    const [ada, ben] = people
    for (const person of people) {
      await person.until(() => person.at(id).question)
      await person.answers(id, 'end turn')
    }
    await ada.until(() => ada.at(id).question)
    expect(await ada.answers(id, 'resign')).toMatchObject({ type: 'done' })
    await ben.until(() => ben.matches.get(id)?.match.status === 'over')
    expect(ben.matches.get(id)?.match.outcome?.places).toEqual([2, 1])
    // The last answer once more: its question is gone too.
    const before = ada.received.length
    expect(await ada.answers(id, 'resign')).toMatchObject({ code: 'question-gone' })
    await ada.until(() => ada.received.slice(before).some((each) => each.type === 'update'))
    for (const person of people) person.leave()
  })
})
