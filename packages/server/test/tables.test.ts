import { anyOptions, hashSeed, fastRandom } from '@ziggurat/kernel'
import { GAMES } from '@ziggurat/library'
import type { Body, MatchShape } from '@ziggurat/protocol'
import { describe, expect, test } from 'vitest'

import type { TestClient } from './test-client.ts'
import { testServer } from './test-server.ts'

const server = testServer()

const kinds = ({ seats }: MatchShape): readonly string[] =>
  seats.map((seat) => (seat.kind === 'bot' ? seat.bot : seat.kind === 'person' ? seat.person.name : 'open'))

/** Plays at random until the game is over. */
async function playOut(people: readonly TestClient[], match: string): Promise<void> {
  await Promise.all(people.map((person, i) => person.playOut(match, fastRandom(i + 1))))
  for (const person of people) await person.until(() => person.matches.get(match)?.match.status === 'over')
}

describe('a table is opened', () => {
  test.each([...GAMES.values()].map(({ game }) => [game.id, game] as const))(
    'for %s with any of its options',
    async (id, game) => {
      const host = await server.guest('Host')
      const random = fastRandom(5)
      const seats: Body<'open'>['seats'] = Array.from({ length: game.seats.max }, (_, i) =>
        i > 0 ? 'open' : 'me',
      )
      for (let i = 0; i < 12; i++) {
        const options = anyOptions(game, random)
        const { match } = await host.ask('open', { game: id, options, seats })
        expect(match).toMatchObject({ game: id, rules: game.version, options, status: 'open', length: 0 })
        expect(match.seats).toHaveLength(game.seats.max)
        await host.ask('close', undefined, { match: match.id })
      }
    },
  )

  test('with default options where none are given', async () => {
    const host = await server.guest('Host')
    const { match } = await host.ask('open', { game: 'through-the-ages', seats: ['me', 'open'] })
    expect(match.options).toMatchObject({ edition: '2015', level: 'full' })
    expect(match).toMatchObject({ listed: false, clock: { kind: 'none' }, atZero: 'bot', rematch: null })
  })

  test('with a form that can be built from the list of games', async () => {
    const { games } = await (await server.guest('Host')).ask('games')
    for (const { game } of GAMES.values()) {
      const shown = games.find(({ id }) => id === game.id)
      expect(shown?.seats).toEqual(game.seats)
      for (const { key, values, usual } of shown?.options ?? []) {
        expect(game.options[key]).toEqual({ values, usual })
      }
      expect(shown?.options).toHaveLength(Object.keys(game.options).length)
    }
  })

  const seats: Body<'open'>['seats'] = ['me', 'open', 'open']
  test.each<[string, number, RegExp, object]>([
    ['an unknown game', 404, /no game 'chess'/, { game: 'chess', seats }],
    [
      'an unknown option',
      400,
      /no option 'color'/,
      { game: 'seven-wonders', seats, options: { color: 'red' } },
    ],
    [
      'an unknown value',
      400,
      /'sides' cannot be 'C' \(random, A, B\)/,
      { game: 'seven-wonders', seats, options: { sides: 'C' } },
    ],
    [
      'options that clash',
      400,
      /./,
      { game: 'through-the-ages', seats, options: { level: 'simple', peaceful: 'yes' } },
    ],
    [
      'too many seats',
      400,
      /takes 2 to 4 players, not 5/,
      { game: 'through-the-ages', seats: [...seats, 'open', 'open'] },
    ],
    ['too few seats', 400, /takes 2 to 4 players, not 1/, { game: 'through-the-ages', seats: ['me'] }],
    ['two seats for me', 400, /one seat/, { game: 'seven-wonders', seats: ['me', 'me', 'open'] }],
    ['an unknown bot', 400, /no bot 'hal'/, { game: 'seven-wonders', seats: ['me', { bot: 'hal' }, 'open'] }],
    [
      'a clock without time',
      400,
      /clock/,
      { game: 'seven-wonders', seats, clock: { kind: 'live', reserve: 0, increment: 0 } },
    ],
  ])('but not with %s', async (_, status, reason, wish) => {
    const host = await server.guest('Host')
    const reply = await host.request('open', wish)
    expect(reply).toMatchObject({ status, data: { problem: expect.stringMatching(reason) } })
    expect((await host.ask('myMatches')).matches).toEqual([])
  })

  test('and is in the list of tables only if it is listed', async () => {
    const host = await server.guest('Host')
    const { match: listed } = await host.ask('open', {
      game: 'innovation',
      seats: ['me', 'open'],
      listed: true,
    })
    const { match: hidden } = await host.ask('open', { game: 'innovation', seats: ['me', 'open'] })
    const stranger = await server.guest('Stranger')
    const open = async () => (await stranger.ask('matches')).open.map(({ id }) => id)
    expect(await open()).toContain(listed.id)
    expect(await open()).not.toContain(hidden.id)
    await stranger.ask('join', {}, { match: listed.id })
    await host.ask('start', {}, { match: listed.id })
    expect(await open()).not.toContain(listed.id)
    expect((await stranger.ask('matches')).running.map(({ id }) => id)).toContain(listed.id)
    await host.ask('close', undefined, { match: hidden.id })
  })
})

describe('people sit down', () => {
  test('with an invitation, each on a seat of their own', async () => {
    const host = await server.guest('Host')
    const { match, invitation } = await host.ask('open', {
      game: 'seven-wonders',
      seats: ['open', 'me', 'open', { bot: 'novice' }],
    })
    const params = { match: match.id }
    const [ada, ben, cy] = await server.guests(['Ada', 'Ben', 'Cy'])
    expect(await ada.request('join', {}, params)).toMatchObject({
      status: 403,
      data: expect.objectContaining({ code: 'by-invitation' }),
    })
    expect(await ada.request('join', { invitation: 'x'.repeat(22) }, params)).toMatchObject({ status: 403 })
    expect(await ada.request('invitation', undefined, params)).toMatchObject({ status: 403 })
    expect((await host.ask('invitation', undefined, params)).invitation).toBe(invitation)
    expect(await ada.ask('join', { invitation, seat: 2 }, params)).toMatchObject({ seat: 2 })
    // Joining again changes nothing, and does not give another seat.
    expect(await ada.ask('join', { invitation }, params)).toMatchObject({ seat: 2 })
    expect(await ada.ask('join', { seat: 2 }, params)).toMatchObject({ seat: 2 })
    expect(await ada.request('join', { invitation, seat: 0 }, params)).toMatchObject({
      status: 409,
      data: expect.objectContaining({ code: 'seated-already' }),
    })
    expect((await ada.ask('invitation', undefined, params)).invitation).toBe(invitation)
    expect(await ben.request('join', { invitation, seat: 1 }, params)).toMatchObject({
      status: 409,
      data: expect.objectContaining({ code: 'seat-taken' }),
    })
    // Before the game only the host can replace a bot.
    expect(await ben.request('join', { invitation, seat: 3 }, params)).toMatchObject({ status: 409 })
    const { match: full } = await ben.ask('join', { invitation }, params)
    expect(kinds(full)).toEqual(['Ben', 'Host', 'Ada', 'novice'])
    expect(await cy.request('join', { invitation }, params)).toMatchObject({
      status: 409,
      data: expect.objectContaining({ code: 'no-free-seat' }),
    })
  })

  test('and of ten concurrent requests for the last seat one succeeds', async () => {
    const host = await server.guest('Host')
    const { match } = await host.ask('open', { game: 'innovation', seats: ['me', 'open'], listed: true })
    const crowd = await Promise.all(Array.from({ length: 10 }, (_, i) => server.guest(`Guest ${i}`)))
    const replies = await Promise.all(crowd.map((guest) => guest.request('join', {}, { match: match.id })))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(9)
  })

  test('by concurrent requests, if there are enough seats', async () => {
    const host = await server.guest('Host')
    const { match } = await host.ask('open', {
      game: 'seven-wonders',
      seats: ['open', 'open', 'open', 'open', 'open', 'open', 'open'],
      listed: true,
    })
    const crowd = await Promise.all(Array.from({ length: 7 }, (_, i) => server.guest(`Guest ${i}`)))
    const joined = await Promise.all(crowd.map((guest) => guest.ask('join', {}, { match: match.id })))
    expect(new Set(joined.map(({ seat }) => seat))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]))
  })

  test('and leave again before the game starts', async () => {
    const host = await server.guest('Host')
    const { match, invitation } = await host.ask('open', { game: 'innovation', seats: ['me', 'open'] })
    const params = { match: match.id }
    const ada = await server.guest('Ada')
    await ada.ask('join', { invitation }, params)
    expect(kinds((await ada.ask('leave', {}, params)).match)).toEqual(['Host', 'open'])
    expect(await ada.request('leave', {}, params)).toMatchObject({ status: 403 })
    expect((await ada.ask('join', { invitation }, params)).seat).toBe(1)
  })

  test('while the host gives seats to bots, and opens them again', async () => {
    const host = await server.guest('Host')
    const { match, invitation } = await host.ask('open', {
      game: 'seven-wonders',
      seats: ['me', 'open', 'open'],
    })
    const seat = (number: number) => ({ match: match.id, seat: number })
    const ada = await server.guest('Ada')
    expect(kinds((await host.ask('seatBot', { bot: 'random' }, seat(1))).match)).toEqual([
      'Host',
      'random',
      'open',
    ])
    expect(kinds((await host.ask('seatBot', { bot: null }, seat(1))).match)).toEqual(['Host', 'open', 'open'])
    await ada.ask('join', { invitation }, { match: match.id })
    expect(await ada.request('seatBot', { bot: 'novice' }, seat(2))).toMatchObject({ status: 403 })
    expect(await host.request('seatBot', { bot: 'novice' }, seat(1))).toMatchObject({
      status: 409,
      data: expect.objectContaining({ code: 'seat-taken' }),
    })
    expect(await host.request('seatBot', { bot: 'hal' }, seat(2))).toMatchObject({ status: 400 })
    expect(await host.request('seatBot', { bot: 'novice' }, seat(3))).toMatchObject({ status: 404 })
    expect(kinds((await host.ask('seatBot', { bot: 'novice' }, seat(2))).match)).toEqual([
      'Host',
      'Ada',
      'novice',
    ])
  })

  test('and every watcher is notified at once', async () => {
    const host = await server.guest('Host')
    const { match, invitation } = await host.ask('open', { game: 'innovation', seats: ['me', 'open'] })
    await (await host.connect()).watch(match.id)
    const ada = await server.guest('Ada')
    await ada.ask('join', { invitation }, { match: match.id })
    await host.until(() => host.matches.get(match.id)?.match.seats[1]?.kind === 'person')
    await ada.ask('leave', {}, { match: match.id })
    const open = () => host.matches.get(match.id)?.match.seats[1]?.kind === 'open'
    await expect(host.until(open)).resolves.toBe(true)
    host.leave()
  })
})

describe('the game', () => {
  test('is started by the host when all seats are taken, and then cannot be changed or closed', async () => {
    const host = await server.guest('Host')
    const { match, invitation } = await host.ask('open', { game: 'innovation', seats: ['me', 'open'] })
    const params = { match: match.id }
    const ada = await server.guest('Ada')
    expect(await host.request('start', {}, params)).toMatchObject({
      status: 409,
      data: expect.objectContaining({ code: 'seats-open' }),
    })
    await ada.ask('join', { invitation }, params)
    expect(await ada.request('start', {}, params)).toMatchObject({ status: 403 })
    await (await ada.connect()).watch(match.id)
    // Nobody sees a hand before the game starts, because they could still change seats.
    expect(ada.updates.has(match.id)).toBe(false)
    expect(await ada.sendAndWait({ type: 'withdraw', match: match.id })).toMatchObject({ type: 'refused' })
    await host.ask('start', {}, params)
    const update = await ada.until(() => ada.updates.get(match.id))
    expect(update.waiting).toContain(1)
    expect(await host.request('start', {}, params)).toMatchObject({ status: 409 })
    expect(await host.request('close', undefined, params)).toMatchObject({ status: 409 })
    expect(await host.request('seatBot', { bot: 'novice' }, { ...params, seat: 1 })).toMatchObject({
      status: 409,
    })
    ada.leave()
  })

  test('is cancelled when the host closes the table, and its players are notified', async () => {
    const host = await server.guest('Host')
    const { match, invitation } = await host.ask('open', { game: 'innovation', seats: ['me', 'open'] })
    const ada = await server.guest('Ada')
    await ada.ask('join', { invitation }, { match: match.id })
    await (await ada.connect()).watch(match.id)
    expect(await ada.request('close', undefined, { match: match.id })).toMatchObject({ status: 403 })
    await host.ask('close', undefined, { match: match.id })
    await ada.until(() => ada.received.some((each) => each.type === 'closed' && each.match === match.id))
    expect(await ada.request('match', undefined, { match: match.id })).toMatchObject({ status: 404 })
    expect((await ada.ask('myMatches')).matches).toEqual([])
    ada.leave()
  })
})

describe('a rematch', () => {
  test('is announced to the others, and their seats are reserved', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben'], {
      seats: ['me', 'open', { bot: 'random' }],
      options: { sides: 'A' },
      clock: { kind: 'slow', days: 2 },
    })
    const [ada, ben] = people
    expect(await ben.request('rematch', {}, { match: id })).toMatchObject({ status: 409 })
    await playOut(people, id)
    const stranger = await server.guest('Stranger')
    expect(await stranger.request('rematch', {}, { match: id })).toMatchObject({ status: 403 })

    const { match: next } = await ben.ask('rematch', {}, { match: id })
    const { match: old } = await ada.ask('match', undefined, { match: id })
    expect(next).toMatchObject({
      options: old.options,
      clock: old.clock,
      listed: false,
      status: 'open',
      host: { name: 'Ben' },
    })
    expect(next.hash).not.toBe(old.hash)
    expect(next.seats).toMatchObject([
      { kind: 'open', for: { name: 'Ada' } },
      { kind: 'person', person: { name: 'Ben' } },
      { kind: 'bot', bot: 'random' },
    ])
    await ada.until(() => ada.matches.get(id)?.match.rematch === next.id)

    const { invitation } = await ben.ask('invitation', undefined, { match: next.id })
    expect(await stranger.request('join', { invitation }, { match: next.id })).toMatchObject({ status: 409 })
    const { match: same } = await ada.ask('rematch', {}, { match: id })
    expect([same.id, kinds(same)]).toEqual([next.id, ['Ada', 'Ben', 'random']])
    expect((await ada.ask('rematch', {}, { match: id })).match.id).toBe(next.id)
    for (const person of people) person.leave()
  })

  test('has the same bots, or others at their seats', async () => {
    const { id, people } = await server.seated(['Ada'], {
      seats: [{ bot: 'random' }, 'me', { bot: 'novice' }],
      game: 'innovation',
    })
    const [ada] = people
    await playOut(people, id)
    expect(await ada.request('rematch', { bot: 'deep blue' }, { match: id })).toMatchObject({
      status: 400,
      data: expect.objectContaining({ code: 'no-such-bot' }),
    })
    const { match: others } = await ada.ask('rematch', { bot: 'expert' }, { match: id })
    expect(kinds(others)).toEqual(['expert', 'Ada', 'expert'])
    // It is open already: another wish changes nothing.
    const { match: same } = await ada.ask('rematch', { bot: 'master' }, { match: id })
    expect([same.id, kinds(same)]).toEqual([others.id, ['expert', 'Ada', 'expert']])
    await ada.ask('close', undefined, { match: others.id })
    const { match: again } = await ada.ask('rematch', {}, { match: id })
    expect(kinds(again)).toEqual(['random', 'Ada', 'novice'])
    ada.leave()
  })

  test('is one table, even after concurrent requests', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben', 'Cy'])
    await playOut(people, id)
    const asked = await Promise.all(people.map((person) => person.ask('rematch', {}, { match: id })))
    const [next, ...others] = new Set(asked.map(({ match }) => match.id))
    expect(others).toEqual([])
    const { match } = await people[0].ask('match', undefined, { match: next ?? '' })
    expect(kinds(match)).toEqual(['Ada', 'Ben', 'Cy'])
    for (const person of people) person.leave()
  })

  test('keeps the reserved seats until the host gives them away', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben', 'Cy'])
    const [ada, ben, cy] = people
    await playOut(people, id)
    const { match } = await ada.ask('rematch', {}, { match: id })
    await ada.ask('seatBot', { bot: null }, { match: match.id, seat: 1 })
    const { invitation } = await ada.ask('invitation', undefined, { match: match.id })
    const dan = await server.guest('Dan')
    expect((await dan.ask('join', { invitation }, { match: match.id })).seat).toBe(1)
    // A reserved seat needs no invitation.
    expect((await cy.ask('join', {}, { match: match.id })).seat).toBe(2)
    expect(await ben.request('rematch', {}, { match: id })).toMatchObject({
      status: 409,
      data: expect.objectContaining({ code: 'no-free-seat' }),
    })
    await ada.ask('close', undefined, { match: match.id })
    const { match: again } = await ben.ask('rematch', {}, { match: id })
    expect([again.host.name, kinds(again)]).toEqual(['Ben', ['open', 'Ben', 'open']])
    for (const person of people) person.leave()
  })
})

test('`changes` grows with each public change of a table', async () => {
  const [ada, ben] = await server.guests(['Ada', 'Ben'])
  const { match, invitation } = await ada.ask('open', { game: 'innovation', seats: ['me', 'open'] })
  for (const person of [ada, ben]) await (await person.connect()).watch(match.id)
  const at = { match: match.id }
  let next = ''
  const steps = [
    () => ada.ask('seatBot', { bot: 'novice' }, { ...at, seat: 1 }),
    () => ada.ask('seatBot', { bot: null }, { ...at, seat: 1 }),
    () => ben.ask('join', { invitation }, at),
    () => ada.ask('start', {}, at),
    () => ben.ask('leave', {}, at),
    () => ben.ask('join', { invitation }, at),
    () => playOut([ada, ben], match.id),
    async () => (next = (await ada.ask('rematch', {}, at)).match.id),
  ]
  let { changes } = match
  for (const step of steps) {
    await step()
    const { match: now } = await ada.ask('match', undefined, at)
    expect(now.changes).toBeGreaterThan(changes)
    ;({ changes } = now)
    await ben.until(() => ben.matches.get(match.id)?.match.changes === changes)
  }
  const tables = ben.received.flatMap((each) => (each.type === 'match' ? [{ ...each.match, length: 0 }] : []))
  const numbers = tables.map((each) => each.changes)
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
  expect(new Set(tables.map((each) => JSON.stringify(each))).size).toBe(new Set(numbers).size)
  // Ben's seat in the rematch is no longer reserved.
  const offered = (await ada.ask('match', undefined, { match: next })).match
  const free = (await ada.ask('seatBot', { bot: null }, { match: next, seat: 1 })).match
  expect([offered.seats[1], free.seats[1]]).toMatchObject([{ for: { name: 'Ben' } }, { kind: 'open' }])
  expect(free.changes).toBeGreaterThan(offered.changes)
  for (const person of [ada, ben]) person.leave()
})

test('the hash that is shown from the start is that of the seed', async () => {
  const { id, people } = await server.seated(['Ada', 'Ben'], { seats: ['me', 'open', { bot: 'random' }] })
  const [ada] = people
  const { hash } = (await ada.ask('match', undefined, { match: id })).match
  await playOut(people, id)
  const { record } = await ada.ask('record', undefined, { match: id })
  const [, seed = ''] = /^seed (\w+)$/m.exec(record) ?? []
  expect(hashSeed(seed)).toBe(hash)
  for (const person of people) person.leave()
})
