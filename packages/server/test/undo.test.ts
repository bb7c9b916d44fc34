import { fastRandom } from '@ziggurat/kernel'
import type { FromServer } from '@ziggurat/protocol'
import { describe, expect, test } from 'vitest'

import type { TestClient } from './test-client.ts'
import { testServer } from './test-server.ts'

const server = testServer()

/** Assembles the events as a client does: those from `from` on replace what it had. */
function history(person: TestClient, match: string): readonly unknown[] {
  const events: unknown[] = []
  for (const each of person.received) {
    if (each.type === 'update' && each.match === match) events.splice(each.from, Infinity, ...each.events)
  }
  return events
}

/** The whole history, as a new watcher gets it. */
async function wholeHistory(person: TestClient, match: string): Promise<readonly unknown[]> {
  const before = person.received.length
  person.send({ type: 'watch', match })
  const update = await person.until(() =>
    person.received.slice(before).find((each) => each.type === 'update' && each.match === match),
  )
  return update.type === 'update' ? update.events : []
}

/** The last message that a new watcher gets. */
const isChat = ({ type }: FromServer): boolean => type === 'chat'

const votes = (person: TestClient, match: string) => person.at(match).votes

describe('undo', () => {
  test('is free up to the undo barrier', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben'], { game: 'through-the-ages' })
    const [ada, ben] = people
    const start = ada.at(id)
    await ada.answers(id, 'take 1')
    expect(ada.at(id)).toMatchObject({ answers: 1, undoable: 0 })
    await ben.until(() => ben.at(id).answers === 1)
    const count = history(ben, id).length
    expect(await ben.sendAndWait({ type: 'undo', match: id, to: 1 })).toMatchObject({
      type: 'refused',
      code: 'nothing-to-take-back',
    })

    expect(await ada.sendAndWait({ type: 'undo', match: id, to: 0 })).toMatchObject({
      type: 'done',
      length: 2,
    })
    for (const person of people) await person.until(() => person.at(id).length === 2)
    expect(ada.at(id)).toMatchObject({ answers: 0, view: start.view, from: start.events.length, events: [] })
    expect(ada.at(id).question?.options).toEqual(start.question?.options)
    expect(history(ben, id).length).toBeLessThan(count)
    for (const person of people) expect(history(person, id)).toEqual(await wholeHistory(person, id))

    // The question counts as a new one: a late answer to the old one is refused.
    const late = await ada.sendAndWait({ type: 'answer', match: id, question: 0, id: 'take 2' })
    expect(late).toMatchObject({ type: 'refused', code: 'question-gone' })
    expect(await ada.answers(id, 'take 2')).toMatchObject({ type: 'done', length: 3 })
    // The end of a turn can be undone until the next player has answered.
    await ada.answers(id, 'end turn')
    expect(await ada.sendAndWait({ type: 'undo', match: id, to: 1 })).toMatchObject({ type: 'done' })
    await ada.until(() => ada.at(id).question?.options.some((option) => option.id === 'end turn'))
    for (const person of people) person.leave()
  })

  test('past others’ answers needs the consent of all', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben', 'Cy'], { game: 'through-the-ages' })
    const [ada, ben, cy] = people
    await ada.answers(id, 'take 1')
    const before = ada.at(id)
    await ada.answers(id, 'end turn')
    await ben.until(() => ben.at(id).question)
    await ben.answers(id)
    await ada.until(() => ada.at(id).answers === 3)
    expect(ada.at(id).undoable).toBe(3)

    expect(await ada.sendAndWait({ type: 'undo', match: id, to: 1 })).toMatchObject({ type: 'done' })
    for (const person of people) {
      await person.until(() => votes(person, id).length === 1)
      expect(votes(person, id)).toMatchObject([
        { on: 'undo', by: 0, to: 1, agreed: [0], needed: [0, 1, 2], until: null },
      ])
    }
    expect(ben.at(id)).toMatchObject({ length: 3, answers: 3 })

    expect(await ben.sendAndWait({ type: 'vote', match: id, on: 'undo', agree: true })).toMatchObject({
      type: 'done',
    })
    await cy.until(() => votes(cy, id)[0]?.agreed.join() === '0,1')
    // Agreeing twice counts once.
    await ben.sendAndWait({ type: 'vote', match: id, on: 'undo', agree: true })
    expect(cy.at(id)).toMatchObject({ length: 3, answers: 3 })
    await cy.sendAndWait({ type: 'vote', match: id, on: 'undo', agree: true })
    for (const person of people) {
      await person.until(() => person.at(id).length === 4)
      expect(person.at(id)).toMatchObject({ answers: 1, votes: [], waiting: [0] })
      expect(history(person, id)).toEqual(await wholeHistory(person, id))
    }
    expect(ada.at(id).view).toEqual(before.view)
    for (const person of people) person.leave()
  })

  test('is cancelled if one player objects', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben', 'Cy'], { game: 'through-the-ages' })
    const [ada, ben, cy] = people
    await ada.answers(id, 'end turn')
    await ben.until(() => ben.at(id).question)
    await ben.answers(id)
    await ada.sendAndWait({ type: 'undo', match: id, to: 0 })
    await cy.until(() => votes(cy, id).length === 1)
    await ben.sendAndWait({ type: 'vote', match: id, on: 'undo', agree: true })
    await cy.sendAndWait({ type: 'vote', match: id, on: 'undo', agree: false })
    for (const person of people) await person.until(() => votes(person, id).length === 0)
    expect(await ben.sendAndWait({ type: 'vote', match: id, on: 'undo', agree: true })).toMatchObject({
      type: 'refused',
      code: 'nothing-to-vote-on',
    })
    expect(ada.at(id)).toMatchObject({ length: 2, answers: 2 })
    for (const person of people) person.leave()
  })

  test('is cancelled when somebody answers instead', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben'], { game: 'through-the-ages' })
    const [ada, ben] = people
    await ada.answers(id, 'end turn')
    await ben.until(() => ben.at(id).question)
    await ben.answers(id)
    await ada.sendAndWait({ type: 'undo', match: id, to: 0 })
    await ben.until(() => votes(ben, id).length === 1)
    await ben.answers(id)
    await ada.until(() => ada.at(id).length === 3)
    expect([votes(ada, id), votes(ben, id)]).toEqual([[], []])
    expect(await ben.sendAndWait({ type: 'vote', match: id, on: 'undo', agree: true })).toMatchObject({
      type: 'refused',
    })
    expect(ben.at(id)).toMatchObject({ length: 3, answers: 3 })
    for (const person of people) person.leave()
  })

  test('needs no consent of bots', async () => {
    const { id, people } = await server.seated(['Ada'], {
      game: 'innovation',
      seats: ['me', { bot: 'random' }],
    })
    const [ada] = people
    await ada.answers(id)
    await ada.until(() => ada.at(id).answers >= 2 && ada.at(id).question)
    expect(ada.at(id).undoable).toBe(ada.at(id).answers)
    expect(await ada.sendAndWait({ type: 'undo', match: id, to: 0 })).toMatchObject({
      type: 'done',
      length: expect.any(Number),
    })
    await ada.until(() => ada.at(id).question?.kind === 'first-card')
    ada.leave()
  })

  test('needs the consent of a person whom a bot plays for; they are asked when they are back', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben'], {
      game: 'innovation',
      clock: { kind: 'live', reserve: 60, increment: 0 },
    })
    const [ada, ben] = people
    ben.leave()
    await ada.answers(id)
    server.ahead += 61_000
    await ada.until(() => ada.at(id).answers >= 2 && ada.at(id).question)
    const { answers } = ada.at(id)
    expect(await ada.sendAndWait({ type: 'undo', match: id, to: 0 })).toEqual({
      type: 'done',
      ref: expect.any(Number),
    })
    await ada.until(() => votes(ada, id).length === 1)
    expect(votes(ada, id)).toMatchObject([
      { on: 'undo', by: 0, to: 0, agreed: [0], needed: [0, 1], until: null },
    ])
    expect(ada.at(id).answers).toBe(answers)
    await (await ben.connect()).watch(id)
    await ben.until(() => ben.updates.get(id)?.votes.length === 1)
    expect(await ben.sendAndWait({ type: 'vote', match: id, on: 'undo', agree: true })).toMatchObject({
      type: 'done',
    })
    await ada.until(() => ada.at(id).answers === 0)
    for (const person of people) person.leave()
  })

  test('is refused for a spectator, and when the game is over', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben'], { game: 'through-the-ages' })
    const [ada, ben] = people
    await ada.answers(id, 'take 1')
    const eve = await (await server.guest('Eve')).connect()
    await eve.watch(id)
    for (const type of ['undo', 'vote', 'withdraw'] as const) {
      const message =
        type === 'undo'
          ? { type, match: id, to: 0 }
          : type === 'vote'
            ? { type, match: id, on: 'undo' as const, agree: true }
            : { type, match: id }
      expect(await eve.sendAndWait(message)).toMatchObject({
        type: 'refused',
        code: 'not-seated',
      })
    }
    await ada.answers(id, 'end turn')
    await ben.until(() => ben.at(id).question)
    await ben.answers(id, 'end turn')
    await ada.until(() => ada.at(id).question)
    await ada.answers(id, 'resign')
    await ben.until(() => ben.matches.get(id)?.match.status === 'over')
    expect(await ben.sendAndWait({ type: 'undo', match: id, to: 0 })).toMatchObject({
      type: 'refused',
      code: 'game-over',
    })
    for (const person of [...people, eve]) person.leave()
  })
})

describe('messages about a match that are sent at once', () => {
  test('are handled in order', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben'], { game: 'through-the-ages' })
    const [ada] = people
    const sent = await Promise.all([
      ada.sendAndWait({ type: 'answer', match: id, question: 0, id: 'take 1' }),
      ada.sendAndWait({ type: 'undo', match: id, to: 0 }),
      ada.sendAndWait({ type: 'answer', match: id, question: 2, id: 'take 2' }),
      ada.barrier(id),
    ])
    expect(sent).toMatchObject([
      { type: 'done', length: 1 },
      { type: 'done', length: 2 },
      { type: 'done', length: 3 },
      { type: 'refused', code: 'nothing-to-vote-on' },
    ])
    const replies = ada.received.flatMap((each) => ('ref' in each ? [each.ref] : []))
    expect(replies).toEqual(replies.toSorted((one, other) => (one ?? 0) - (other ?? 0)))
    await ada.until(() => ada.at(id).length === 3)
    for (const person of people) person.leave()
  })

  test('stop the updates with `unwatch`, and start them again with `watch`', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben'], { game: 'through-the-ages' })
    const [ada, ben] = people
    const eve = await (await server.guest('Eve')).connect()
    for (const type of ['watch', 'unwatch', 'watch', 'unwatch'] as const) eve.send({ type, match: id })
    await eve.sendAndWait({ type: 'say', match: id, text: 'gone' })
    await ada.until(() => ada.matches.get(id)?.spectators === 0)
    const heard = eve.received.length
    await ada.answers(id, 'take 1')
    await ben.until(() => ben.at(id).length === 1)
    await eve.sendAndWait({ type: 'ping' })
    expect(eve.received.slice(heard).map(({ type }) => type)).toEqual(['pong'])
    eve.send({ type: 'watch', match: id })
    await eve.until(() =>
      eve.received.slice(heard).some((each) => each.type === 'update' && each.length === 1),
    )
    for (const person of [...people, eve]) person.leave()
  })
})

describe('questions to several at once', () => {
  test('are answered secretly: others learn only which seats are still asked', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben', 'Cy'])
    const [ada, ben, cy] = people
    const eve = await (await server.guest('Eve')).connect()
    await eve.watch(id)
    await eve.until(() => eve.updates.get(id))
    for (const person of people) await person.until(() => person.matches.get(id)?.spectators === 1)
    for (const person of [ben, cy, eve]) await person.until(() => person.received.some(isChat))
    const since = [ben, cy, eve].map((person) => person.raw.length)
    const choice = ada.at(id).question?.options[0]?.id ?? ''
    await ada.answers(id, choice)
    expect(ada.at(id)).toMatchObject({ question: null, given: { id: choice }, waiting: [1, 2] })
    for (const [i, person] of [ben, cy, eve].entries()) {
      await person.until(() => person.at(id).length === 1)
      expect(person.at(id)).toMatchObject({ answers: 1, waiting: [1, 2], given: null })
      const messages = person.raw.slice(since[i]).map((text) => JSON.parse(text) as Record<string, unknown>)
      expect(messages.map(({ type }) => type)).toEqual(['waiting'])
      expect(Object.keys(messages[0] ?? {}).toSorted((a, b) => a.localeCompare(b))).toEqual([
        'answers',
        'clocks',
        'fresh',
        'given',
        'handovers',
        'length',
        'match',
        'orders',
        'type',
        'undo',
        'undoable',
        'votes',
        'waiting',
        'waitingSince',
      ])
    }
    for (const person of [...people, eve]) person.leave()
  })

  test('stay open for a seat that is asked a second one, while others answer', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben'])
    const [ada, ben] = people
    await ada.answers(id) // and leads the Free City in this turn
    const asked = await ada.until(() => ada.at(id).given !== null && ada.at(id).question)
    await ben.answers(id)
    await ada.until(() => ada.at(id).length === 2)
    expect(ada.at(id)).toMatchObject({ waiting: [0], question: asked })
    await ada.answers(id)
    await ben.until(() => ben.at(id).question)
    for (const person of people) person.leave()
  })

  test.each(['withdraw', 'undo'] as const)(
    'can be answered again after %s until the last seat has answered',
    async (way) => {
      const { id, people } = await server.seated(['Ada', 'Ben', 'Cy'])
      const [ada, ben, cy] = people
      const takeBack = async () => {
        const { answers } = ada.at(id)
        return ada.sendAndWait(
          way === 'undo' ? { type: way, match: id, to: answers - 1 } : { type: way, match: id },
        )
      }
      const [first, second] = ada.at(id).question?.options ?? []
      const bensQuestion = ben.at(id).question?.opened ?? 0
      await ada.answers(id, first?.id)
      expect(await takeBack()).toMatchObject({ type: 'done', length: 2 })
      await ada.until(() => ada.at(id).question)
      expect(ada.at(id)).toMatchObject({ given: null, waiting: [0, 1, 2] })
      await ada.answers(id, second?.id)
      expect(ada.at(id).given).toEqual(second)

      // For the others nothing has changed: an answer to their question is still accepted.
      const id0 = ben.at(id).question?.options[0]?.id ?? ''
      expect(
        await ben.sendAndWait({ type: 'answer', match: id, question: bensQuestion, id: id0 }),
      ).toMatchObject({
        type: 'done',
      })
      await cy.until(() => cy.at(id).waiting.join() === '2')
      await cy.answers(id)
      await ada.until(() => ada.at(id).answers === 3 && ada.at(id).question)
      expect(await ada.sendAndWait({ type: 'withdraw', match: id })).toMatchObject({ type: 'refused' })
      const { record } = await finished(people, id)
      expect(record).toContain(`0: ${second?.id}\n1: ${id0}\n`)
      for (const person of people) person.leave()
    },
  )
})

/** Plays the game to its end; its record. */
async function finished(people: readonly TestClient[], match: string): Promise<{ readonly record: string }> {
  await Promise.all(people.map((person, i) => person.playOut(match, fastRandom(i))))
  const [first] = people
  if (first === undefined) throw new Error('nobody')
  await first.until(() => first.matches.get(match)?.match.status === 'over')
  return first.ask('record', undefined, { match })
}
