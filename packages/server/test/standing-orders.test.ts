import { position } from '@ziggurat/through-the-ages/testing'
import type { Facts } from '@ziggurat/through-the-ages/testing'
import { describe, expect, test } from 'vitest'

import { seedMatch } from './seed-match.ts'
import type { TestClient } from './test-client.ts'
import { TestServer, testServer } from './test-server.ts'

const server = testServer()

/** A match of Through the Ages in the given position, which these people watch. */
async function seedPosition<const Names extends readonly string[]>(names: Names, facts: Facts, at = server) {
  const people = await at.guests(names)
  const store = await at.store()
  const table = position(facts).table
  const id = await seedMatch(
    store,
    people.map(({ person }) => person?.id ?? ''),
    table,
  )
  for (const person of people) await watchMatch(person, id)
  return { id, people, store }
}

async function watchMatch(person: TestClient, id: string): Promise<TestClient> {
  await (await person.connect()).watch(id)
  await person.until(() => person.updates.get(id))
  return person
}

const leave = (person: TestClient, match: string, id: string) => person.ask('leaveOrder', { id }, { match })

const refusal = async (person: TestClient, match: string, id: string) => {
  const { status, data } = await person.request('leaveOrder', { id }, { match })
  return [status, (data as { code?: string }).code]
}

/** A person's own orders, with the reasons for those that were dropped. */
const ordersOf = (person: TestClient, match: string) =>
  person.at(match).orders.map(({ order, dropped }) => [order.id, ...(dropped ?? [])].join(', '))

const questionFor = (person: TestClient, match: string) => person.until(() => person.at(match).question)

const kinds = (person: TestClient, match: string) =>
  person.received
    .flatMap((each) => (each.type === 'update' && each.match === match ? each.events : []))
    .map(({ kind }) => kind)

const FIVE = { on: { warriors: 5 } }

/** A position in which Ada reveals a territory when she prepares an event. */
const AUCTION: Facts = {
  players: [{ ...FIVE, military: ['rats'] }, FIVE, FIVE],
  currentEvents: ['vast-territory-i', 'development-of-crafts'],
  stage: 'politics',
}

/** A position in which Ada can attack Ben. */
const ATTACK: Facts = {
  players: [
    { on: { warriors: 8 }, government: 'monarchy', military: ['plunder-i'] },
    { on: { warriors: 6 }, military: ['military-bonus-i', 'legion'] },
  ],
  stage: 'politics',
}

describe('a standing order answers for an absent player', () => {
  test('in an auction, up to a bid', async () => {
    const { id, people, store } = await seedPosition(['Ada', 'Ben', 'Cy'], AUCTION)
    const [ada, ben, cy] = people
    expect((await leave(cy, id, 'pass')).orders).toMatchObject([{ order: { id: 'pass' }, dropped: null }])
    await ada.answers(id, 'event rats')
    await leave(ben, id, 'bid 3 vast-territory-i')
    ben.leave()
    cy.leave()
    await ada.answers(id, 'bid 1')
    await questionFor(ada, id)
    await ada.answers(id, 'bid 3')
    await ada.until(() => ada.at(id).question?.kind === 'force')
    const entries = (await store.entries(id, 1)).map(({ seat, text }) => `${seat} ${text}`)
    expect(entries).toEqual([
      '0 answer event rats',
      '0 answer bid 1',
      '1 order bid 2',
      '2 order pass',
      '0 answer bid 3',
      '1 order pass',
    ])
    expect(kinds(ada, id)).toEqual(['prepared', 'gained', 'event', 'bid', 'bid', 'passed', 'bid', 'passed'])
  })

  test('when a pact is offered', async () => {
    const { id, people } = await seedPosition(['Ada', 'Ben', 'Cy'], {
      players: [{ military: ['open-borders-agreement'] }, {}, {}],
      stage: 'politics',
    })
    const [ada, ben] = people
    await leave(ben, id, 'refuse pacts 0')
    ben.leave()
    await ada.answers(id, 'offer 1 open-borders-agreement')
    await ada.until(() => kinds(ada, id).includes('refused'))
    expect(ada.at(id).waiting).toEqual([0])
  })

  test('when they are attacked, with the cards that are needed', async () => {
    const { id, people, store } = await seedPosition(['Ada', 'Ben'], {
      ...ATTACK,
      players: [{ ...ATTACK.players[0], on: { warriors: 9 } }, ATTACK.players[1] ?? {}],
    })
    const [ada, ben] = people
    await leave(ben, id, 'defend cards')
    ben.leave()
    await ada.answers(id, 'attack 1 plunder-i')
    await ada.until(() => kinds(ada, id).includes('defended'))
    const ordered = (await store.entries(id, 1)).filter(({ seat }) => seat === 1).map(({ text }) => text)
    expect(ordered).toEqual(['order bonus military-bonus-i discard legion'])
  })

  test('when the question is already open', async () => {
    const { id, people } = await seedPosition(['Ada', 'Ben'], ATTACK)
    const [ada, ben] = people
    await ada.answers(id, 'attack 1 plunder-i')
    await questionFor(ben, id)
    await leave(ben, id, 'defend nothing')
    await ada.until(() => kinds(ada, id).includes('yielded'))
    expect(ada.at(id).waiting).toEqual([0])
  })

  test('a specific one before a general one, and a newer one before an older one', async () => {
    const { id, people } = await seedPosition(['Ada', 'Ben', 'Cy'], AUCTION)
    const [ada, ben] = people
    await ada.answers(id, 'event rats')
    await leave(ben, id, 'bid 5 vast-territory-i')
    await leave(ben, id, 'bid 2 vast-territory-i')
    await leave(ben, id, 'pass')
    await ben.until(() => ordersOf(ben, id).join() === 'bid 2 vast-territory-i,pass')
    await ada.answers(id, 'bid 1')
    await ada.until(() => ada.at(id).waiting[0] === 2)
    expect(kinds(ada, id).slice(-2)).toEqual(['bid', 'bid'])
  })

  test('after a restart', async () => {
    const other = new TestServer()
    await other.open()
    const { id, people, store } = await seedPosition(['Ada', 'Ben'], ATTACK, other)
    const [ada, ben] = people
    await leave(ben, id, 'defend nothing')
    await other.close()
    await other.open()
    const again = await watchMatch(other.clientFor(ada), id)
    await again.answers(id, 'attack 1 plunder-i')
    await again.until(() => kinds(again, id).includes('yielded'))
    expect((await store.entries(id, 2)).map(({ text }) => text)).toEqual(['order yield'])
    await store.close()
    await other.close()
    other.deleteFolder()
  })
})

test('after a crash the next server answers by an order, even if nobody connects', async () => {
  const other = new TestServer()
  await other.open()
  const { id, people, store } = await seedPosition(['Ada', 'Ben'], ATTACK, other)
  await leave(people[1], id, 'defend nothing')
  await other.close()
  // The crashed server had written Ada's answer, and that the match is due.
  const attack = { at: Date.now(), seat: 0, text: 'answer attack 1 plunder-i' }
  expect(await store.append(id, 1, [attack], { due: 0 })).toBe(true)
  await other.open()
  await expect
    .poll(async () => (await store.entries(id, 2)).map(({ text }) => text), { timeout: 20_000 })
    .toEqual(['order yield'])
  await store.close()
  await other.close()
  other.deleteFolder()
})

describe('a standing order is private to its seat', () => {
  test('others and spectators are sent nothing, not even that there is one', async () => {
    const { id, people } = await seedPosition(['Ada', 'Ben', 'Cy'], AUCTION)
    const [ada, ben, cy] = people
    const eve = await watchMatch(await server.guest('Eve'), id)
    const shown = await eve.ask('match', undefined, { match: id })
    const before = [ada, cy, eve].map((each) => each.raw.length)
    await leave(ben, id, 'refuse pacts')
    await ben.until(() => ordersOf(ben, id).length === 1)
    await leave(ben, id, 'pass')
    await ben.ask('withdrawOrder', undefined, { match: id, subject: 'pacts' })
    await ben.until(() => ordersOf(ben, id).join() === 'pass')
    for (const each of [ada, cy, eve]) await each.barrier(id)
    expect([ada, cy, eve].map((each, i) => each.raw.length - (before[i] ?? 0))).toEqual([1, 1, 1])
    expect(await eve.ask('match', undefined, { match: id })).toEqual(shown)
    await ada.answers(id, 'event rats')
    await ada.answers(id, 'bid 1')
    await ada.until(() => ada.at(id).waiting[0] === 2)
    await ben.until(() => ben.at(id).waiting[0] === 2)
    await eve.until(() => eve.at(id).waiting[0] === 2)
    for (const each of [ada, eve]) expect([each.at(id).orders, each.at(id).ordered]).toEqual([[], []])
    expect((await ada.ask('orders', undefined, { match: id })).orders).toEqual([])
    // The owner is told which event was by order, and it counts as new to them.
    const events = ben.received.flatMap((each) => (each.type === 'update' ? each.events : []))
    expect(ben.at(id).ordered.map((at) => events[at]?.kind)).toEqual(['passed'])
    expect(ben.at(id).fresh).toBe(0)
  })

  test('even when the game is over and anybody may view it as any seat', async () => {
    const { id, people } = await seedPosition(['Ada', 'Ben'], ATTACK)
    const [ada, ben] = people
    await leave(ben, id, 'defend nothing')
    await ada.answers(id, 'attack 1 plunder-i')
    await ben.until(() => ben.at(id).ordered.length === 1)
    await ada.until(() => ada.at(id).question?.kind === 'action')
    await ada.answers(id, 'end turn')
    await ben.until(() => ben.at(id).question?.kind === 'politics')
    await ben.answers(id, 'resign')
    await ben.until(() => ben.matches.get(id)?.match.status === 'over')
    const eve = await (await server.guest('Eve')).connect()
    eve.send({ type: 'watch', match: id, as: 1 })
    const { orders, ordered, view } = await eve.until(() => eve.updates.get(id))
    expect(view).toMatchObject({ viewer: 1 })
    expect([orders, ordered]).toEqual([[], []])
  })

  test('and is not passed on to another holder of the seat', async () => {
    const { id, people } = await seedPosition(['Ada', 'Ben'], ATTACK)
    const [ada, ben] = people
    await leave(ben, id, 'defend cards')
    const { invitation } = await ada.ask('invitation', undefined, { match: id })
    await ben.ask('leave', {}, { match: id })
    const dora = await server.guest('Dora')
    await dora.takeSeat(id, { invitation, seat: 1 }, [ada])
    await watchMatch(dora, id)
    expect(dora.at(id).orders).toEqual([])
    await ada.answers(id, 'attack 1 plunder-i')
    expect((await questionFor(dora, id)).kind).toBe('defend')
  })

  test('and can be left only by a player, while the game runs, and only if it is possible', async () => {
    const { id, people } = await seedPosition(['Ada', 'Ben'], ATTACK)
    const [ada, ben] = people
    const eve = await server.guest('Eve')
    for (const [name, parts] of [
      ['orders', {}],
      ['leaveOrder', {}],
      ['withdrawOrder', { subject: 'defence' }],
    ] as const) {
      const body = name === 'leaveOrder' ? { id: 'defend nothing' } : undefined
      expect((await eve.request(name, body, { match: id, ...parts })).status).toBe(403)
    }
    expect(await refusal(ben, id, 'bid 99 vast-territory-i')).toEqual([409, 'no-such-order'])
    expect(await refusal(ben, id, '__proto__')).toEqual([409, 'no-such-order'])
    expect(await refusal(ben, 'nothing', 'pass')).toEqual([404, 'no-such-match'])
    const { match } = await ada.ask('open', { game: 'through-the-ages', seats: ['me', 'open'] })
    expect(await refusal(ada, match.id, 'pass')).toEqual([409, 'game-not-begun'])
    const wonders = await server.seated(['Fay', 'Gus'])
    expect(await refusal(wonders.people[0], wonders.id, 'pass')).toEqual([409, 'no-such-order'])
    expect((await ben.request('withdrawOrder', undefined, { match: id, subject: 'pacts' })).status).toBe(409)
  })
})

describe('a standing order no longer answers', () => {
  test('when it was withdrawn: the person is asked', async () => {
    const { id, people } = await seedPosition(['Ada', 'Ben'], ATTACK)
    const [ada, ben] = people
    await leave(ben, id, 'defend nothing')
    const { orders } = await ben.ask('withdrawOrder', undefined, { match: id, subject: 'defence' })
    expect(orders).toEqual([])
    await ada.answers(id, 'attack 1 plunder-i')
    expect((await questionFor(ben, id)).kind).toBe('defend')
  })

  test('when a fact that it depends on has changed: it is shown as dropped until it is withdrawn or left again', async () => {
    const { id, people } = await seedPosition(['Ada', 'Ben'], {
      players: [{ unused: 1, on: { bronze: [2, 4] } }, {}],
      stage: 'actions',
    })
    const [ada] = people
    await leave(ada, id, 'defend nothing')
    await leave(ada, id, 'pass')
    await ada.answers(id, 'build warriors')
    await ada.until(() => ordersOf(ada, id).join() === 'defend nothing, strength,pass, force')
    await leave(ada, id, 'defend nothing')
    await ada.until(() => ordersOf(ada, id).join() === 'defend nothing,pass, force')
    await ada.ask('withdrawOrder', undefined, { match: id, subject: 'auctions' })
    await ada.until(() => ordersOf(ada, id).length === 1)
    expect(ordersOf(ada, id)).toEqual(['defend nothing'])
  })

  test('when its territory has an owner', async () => {
    const { id, people } = await seedPosition(['Ada', 'Ben'], {
      ...AUCTION,
      players: [{ on: { warriors: 1 }, military: ['rats'] }, FIVE],
    })
    const [ada, ben] = people
    await ada.answers(id, 'event rats')
    await leave(ben, id, 'pass vast-territory-i')
    await ada.answers(id, 'bid 1')
    await ada.until(() => ada.at(id).question?.kind === 'force')
    expect(ordersOf(ben, id)).toEqual(['pass vast-territory-i'])
    await ada.answers(id)
    await ben.until(() => ordersOf(ben, id).join() === 'pass vast-territory-i, territory')
  })

  test('when its answer was taken back: the person is asked', async () => {
    const { id, people } = await seedPosition(['Ada', 'Ben', 'Cy'], AUCTION)
    const [ada, ben] = people
    await leave(ben, id, 'pass')
    await ada.answers(id, 'event rats')
    await ada.answers(id, 'bid 1')
    await ben.until(() => ben.at(id).ordered.length === 1)
    const { undoable, answers, length } = ben.at(id)
    expect([undoable, answers]).toEqual([2, 3])
    await ben.sendAndWait({ type: 'undo', match: id, to: 2 })
    await ben.until(() => ben.at(id).length === length + 1)
    expect([ben.at(id).question?.kind, ben.at(id).ordered, ordersOf(ben, id)]).toEqual(['bid', [], ['pass']])
    await ben.answers(id, 'bid 2')
    await ada.until(() => ada.at(id).waiting[0] === 2)
  })
})

test('orders can be left and withdrawn by many concurrent requests', async () => {
  const { id, people, store } = await seedPosition(['Ada', 'Ben', 'Cy'], AUCTION)
  const [ada, ben] = people
  await ada.answers(id, 'event rats')
  const ids = ['pass', 'bid 1 vast-territory-i', 'bid 5 vast-territory-i', 'refuse pacts', 'defend cards']
  await Promise.all([
    ...Array.from({ length: 60 }, (_, i) => ben.request('leaveOrder', { id: ids[i % 5] }, { match: id })),
    ...Array.from({ length: 20 }, (_, i) =>
      ben.request('withdrawOrder', undefined, {
        match: id,
        subject: ['auctions', 'vast-territory-i', 'pacts', 'defence'][i % 4] ?? '',
      }),
    ),
  ])
  await leave(ben, id, 'bid 3 vast-territory-i')
  await ada.answers(id, 'bid 2')
  await ada.until(() => ada.at(id).waiting[0] === 2)
  const texts = (await store.entries(id, 1)).map(({ text }) => text)
  expect(texts).toEqual(['answer event rats', 'answer bid 2', 'order bid 3'])
})
