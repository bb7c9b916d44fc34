import { fastRandom, pick } from '@ziggurat/kernel'
import type { Random } from '@ziggurat/kernel'
import type { Asked } from '@ziggurat/store'
import { describe, expect, test } from 'vitest'

import type { TestClient } from './test-client.ts'
import { Matches } from './test-matches.ts'
import { testServer, twoNodes } from './test-server.ts'
import type { TestServer } from './test-server.ts'

const alone = testServer()
const two = twoNodes()

/** The seats that are asked: as the store has them, and as they follow from the log. */
async function bothOf(server: TestServer, id: string): Promise<readonly (readonly Asked[] | null)[]> {
  const store = await server.store()
  try {
    const stored = (await store.match(id))?.asked ?? null
    return [stored, (await new Matches(store).reader.get(id))?.asked ?? null]
  } finally {
    await store.close()
  }
}

/** One of the things that people do at a table; each is durable when it resolves. */
async function actAtRandom(random: Random, people: readonly TestClient[], id: string): Promise<void> {
  const person = pick(random, people)
  const { question, answers, given } = person.at(id)
  const chance = random.int(10)
  if (chance === 0 && answers > 0) await person.sendAndWait({ type: 'undo', match: id, to: answers - 1 })
  else if (chance === 1 && given !== null) await person.sendAndWait({ type: 'withdraw', match: id })
  else if (question !== null) await person.answers(id, pick(random, question.options).id)
}

describe.each([
  ['SQLite', () => [alone, alone] as const],
  ['PostgreSQL', () => two.nodes],
])('with %s', (_name, nodes) => {
  test('the store has who is asked, after answers, undos, withdrawals and handovers', async () => {
    const [one, other] = nodes()
    const wish = { clock: { kind: 'slow', days: 3 }, game: 'seven-wonders' } as const
    const { id, people } = await one.seated(['Ada', 'Ben', 'Cy', 'Dan'], wish)
    const random = fastRandom(5)
    for (let act = 0; act < 24; act++) {
      if (act === 12) await people[3].ask('leave', {}, { match: id })
      await actAtRandom(random, act < 12 ? people : people.slice(0, 3), id)
      if (act % 4 > 0) continue
      // A bot may answer between the two reads.
      await expect
        .poll(async () => {
          const [stored, computed] = await bothOf(other, id)
          return stored !== null && JSON.stringify(stored) === JSON.stringify(computed)
        })
        .toBe(true)
    }
    const [stored] = await bothOf(other, id)
    expect(stored).not.toEqual([])
    const mine = (await other.clientFor(people[0]).ask('myMatches')).matches.find((each) => each.id === id)
    expect(mine?.waiting).toEqual(people[0].at(id).waiting)
    for (const person of people) person.leave()
  })
})

test('a list of own games loads none of them, and computes who is asked if the store lacks it', async () => {
  const { id, people } = await alone.seated(['Ada', 'Ben'], { clock: { kind: 'slow', days: 3 } })
  for (const person of people) person.leave()
  const store = await alone.store()
  const { revision = 0, length = 0 } = (await store.match(id)) ?? {}
  // A wrong hint shows that the list is made from it.
  await store.saveAsked({ id, length, revision }, [{ seat: 1, opened: 0, since: 0, due: 77 }])
  expect((await people[0].ask('myMatches')).matches).toMatchObject([{ id, waiting: [1], due: null }])
  expect((await people[1].ask('myMatches')).matches).toMatchObject([{ id, waiting: [1], due: 77 }])
  // As after a handover whose node crashed: another holder of a seat.
  const [, ben] = (await store.holders(id)).filter(({ person }) => person !== null)
  if (ben === undefined) throw new Error('nobody')
  await store.setHolder(id, { ...ben, bot: 'novice', why: 'timeout', since: ben.since + 1 }, ben, 'running')
  expect((await store.match(id))?.asked).toBeNull()
  expect((await people[0].ask('myMatches')).matches[0]?.waiting).toContain(0)
  await store.close()
})
