import { postgresServer } from '@ziggurat/store/databases'
import type { TestPostgres } from '@ziggurat/store/databases'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { TestClient } from './test-client.ts'
import { TestServer } from './test-server.ts'

const BOTS = [{ bot: 'random' }, { bot: 'random' }] as const

/** Waits until Ada is asked again after the bots have answered. */
const askedAgain = (ada: TestClient, id: string, answers: number) =>
  ada.until(() => ada.at(id).answers > answers && ada.at(id).question)

describe.each(['sqlite', 'postgres'] as const)('an undo at a table with bots, on %s', (kind) => {
  let database: TestPostgres | null = null
  let server: TestServer
  beforeAll(async () => {
    database = kind === 'postgres' ? await postgresServer() : null
    server = new TestServer(await database?.fresh())
    await server.open()
  })
  afterAll(async () => {
    await server.close()
    server.deleteFolder()
    await database?.stop()
  })

  test.each(['innovation', 'seven-wonders', 'through-the-ages'])(
    'goes back to the player’s own last answer, past those of the bots: %s',
    async (game) => {
      const { id, people } = await server.seated(['Ada'], { game, seats: ['me', ...BOTS] })
      const [ada] = people
      await ada.until(() => ada.at(id).question)
      const before = ada.at(id)
      const options = before.question?.options ?? []
      const first = options.find((option) => option.id === 'end turn') ?? options[0]
      await ada.answers(id, first?.id)
      await askedAgain(ada, id, before.answers + 1)
      const { answers, undo } = ada.at(id)
      expect(undo).toEqual({ to: expect.any(Number), costs: 'mark' })
      // An undo of only the last bot's answer goes back to her own.
      expect(await ada.sendAndWait({ type: 'undo', match: id, to: answers - 1 })).toMatchObject({
        type: 'done',
      })
      await ada.until(() => ada.at(id).answers <= (undo?.to ?? 0) + BOTS.length && ada.at(id).question)
      expect(ada.at(id).question?.options).toEqual(options)
      expect(ada.at(id).question?.kind).toBe(before.question?.kind)
      ada.leave()
    },
  )

  test('needs no consent past an undo barrier, but marks the match permanently', async () => {
    const { id, people } = await server.seated(['Ada'], { game: 'innovation', seats: ['me', BOTS[0]] })
    const [ada] = people
    expect(ada.matches.get(id)?.match.rewound).toBe(false)
    await ada.until(() => ada.at(id).question)
    const { answers } = ada.at(id)
    await ada.answers(id)
    await askedAgain(ada, id, answers + 1)
    await ada.sendAndWait({ type: 'undo', match: id, to: ada.at(id).undo?.to ?? 0 })
    await ada.until(() => ada.matches.get(id)?.match.rewound === true)
    const store = await server.store()
    expect((await store.entries(id, 0)).map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^undo \d+ seen$/),
    )
    expect((await ada.ask('myMatches')).matches).toMatchObject([{ id, rewound: true }])
    ada.leave()

    // The log alone is enough to restore the mark.
    const { rewound: _, ...data } = ((await store.match(id))?.data ?? {}) as { rewound?: true }
    await server.close()
    expect(await store.changeMatch(id, 'running', { data })).toBe(true)
    await store.close()
    await server.open()
    const back = server.clientFor(ada)
    expect((await back.ask('match', undefined, { match: id })).match.rewound).toBe(true)
    await back.connect()
    await back.watch(id)
    await back.until(() => back.updates.get(id))
    back.leave()
  })

  test('is free and leaves no mark until a bot has answered', async () => {
    const { id, people } = await server.seated(['Ada'], { game: 'through-the-ages', seats: ['me', BOTS[0]] })
    const [ada] = people
    await ada.answers(id, 'take 1')
    expect(ada.at(id).undo).toEqual({ to: 0, costs: 'nothing' })
    expect(await ada.sendAndWait({ type: 'undo', match: id, to: 0 })).toMatchObject({
      type: 'done',
      length: 2,
    })
    await ada.until(() => ada.at(id).undo === null)
    expect((await ada.ask('match', undefined, { match: id })).match.rewound).toBe(false)
    ada.leave()
  })

  test('needs the other people’s consent for what they have seen, even if bots have answered since', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben'], {
      game: 'through-the-ages',
      seats: ['me', 'open', BOTS[0]],
    })
    const [ada, ben] = people
    await ada.answers(id, 'end turn')
    await ben.until(() => ben.at(id).question)
    expect(ben.at(id).undo).toBeNull()
    await ben.answers(id, 'end turn')
    await askedAgain(ada, id, 2)
    const { answers } = ada.at(id)
    expect([ada.at(id).undo, ben.at(id).undo]).toEqual([
      { to: 0, costs: 'consent' },
      { to: 1, costs: 'consent' },
    ])
    await ben.sendAndWait({ type: 'undo', match: id, to: answers - 1 })
    await ada.until(() => ada.at(id).votes.length === 1)
    expect(ada.at(id).votes).toMatchObject([{ on: 'undo', by: 1, to: 1, needed: [1, 0] }])
    await ada.sendAndWait({ type: 'vote', match: id, on: 'undo', agree: true })
    await ben.until(() => ben.at(id).answers === 1 && ben.at(id).question)
    // All have agreed, so there is no mark.
    expect((await ada.ask('match', undefined, { match: id })).match.rewound).toBe(false)
    for (const person of people) person.leave()
  })
})
