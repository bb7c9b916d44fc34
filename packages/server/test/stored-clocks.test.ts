import type { Game, Seat } from '@ziggurat/kernel'
import { toyGame } from '@ziggurat/kernel/testing'
import type { Clock } from '@ziggurat/protocol'
import { beforeEach, describe, expect, test } from 'vitest'

import type { Move } from '../src/match/moves.ts'
import { Matches } from './test-matches.ts'
import { beginToyGame, storeOfTwo } from './toy-game.ts'

const SECOND = 1000
const DAY = 86_400_000

const store = await storeOfTwo()

let time = 0
let id = ''
let number = 0
beforeEach(() => {
  time = 1_000_000
  id = `match-${++number}`
})

/** Rules by which both players add stones at the same time. Only version 1 allows three. */
const together = (version: number): Game => toyGame(version, { most: version === 1 ? 3 : 2, together: true })

/** The matches of a server with these rules. */
const withRules = (game: Game): Matches => new Matches(store, { now: () => time, game })

const begin = (clock: Clock): Promise<void> => beginToyGame(store, id, clock, time)

async function does(matches: Matches, seat: Seat, move: Move, after: number): Promise<void> {
  time += after
  expect(await matches.writer.makeMove(id, seat, move)).toMatchObject({ kind: 'done' })
}

const adds = (matches: Matches, seat: Seat, count: number, after: number): Promise<void> =>
  does(matches, seat, { kind: 'answer', id: `add ${count}` }, after)

async function bothAdd(matches: Matches, rounds: number, unit: number): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    await adds(matches, 0, 1, 3 * unit)
    await adds(matches, 1, 1, 4 * unit)
  }
}

async function liveOf(matches: Matches) {
  const live = await matches.reader.settled(id)
  if (live === null) throw new Error('no match')
  await live.writesDone()
  return live
}

/** How much time each seat has left, and when it is up. */
async function clocksOf(matches: Matches) {
  const { clocks } = await liveOf(matches)
  return (clocks.states() ?? []).map(({ left, running }, seat) => ({
    left: left - (running === null ? 0 : time - running),
    due: clocks.due(seat),
  }))
}

const live = { kind: 'live', reserve: 600, increment: 2 } as const
const slow = { kind: 'slow', days: 2 } as const

/** Plays a game with everything that affects a clock. Its 32nd entry, at which a snapshot is saved, is the first of a round. */
async function eventful(matches: Matches, unit: number): Promise<void> {
  // Later rules do not allow this answer.
  await adds(matches, 0, 3, unit)
  await adds(matches, 1, 1, 2 * unit)
  await bothAdd(matches, 5, unit)
  // An answer that is withdrawn and given again earns nothing.
  await adds(matches, 0, 2, 3 * unit)
  await does(matches, 0, { kind: 'withdraw' }, unit)
  await adds(matches, 0, 1, 2 * unit)
  await adds(matches, 1, 1, 2 * unit)
  // An undo of a whole round.
  await does(matches, 1, { kind: 'undo', to: 12 }, unit)
  await bothAdd(matches, 2, unit)
  // A bot plays for Ben for a while.
  time += unit
  await matches.writer.setHolder(await liveOf(matches), { seat: 1, person: 'ben', bot: 'novice' })
  await bothAdd(matches, 1, unit)
  await adds(matches, 0, 1, unit)
  time += unit
  await matches.writer.setHolder(await liveOf(matches), { seat: 1, person: 'ben', bot: null })
  await adds(matches, 1, 1, 3 * unit)
  await bothAdd(matches, 3, unit)
  await adds(matches, 0, 1, 5 * unit)
  expect(await liveOf(matches)).toMatchObject({ length: 32, lastSnapshot: { length: 32 } })
}

describe.each([
  { clock: live, unit: 5 * SECOND },
  { clock: slow, unit: DAY / 10 },
])('a $clock.kind clock is the same', ({ clock, unit }) => {
  test.each([
    ['by the same rules', together(1), 0],
    ['from a snapshot, by other rules', together(2), 31],
  ])('after a crash, %s', async (_, game, from) => {
    await begin(clock)
    const before = withRules(together(1))
    await eventful(before, unit)
    await adds(before, 1, 1, 2 * unit)
    await adds(before, 1, 2, unit)
    await does(before, 1, { kind: 'withdraw' }, unit)
    await adds(before, 1, 1, unit)
    const expected = await clocksOf(before)
    // A new server without a clean stop.
    const now = withRules(game)
    expect((await liveOf(now)).table.origin.length).toBe(from)
    expect(await clocksOf(now)).toEqual(expected)
    // It runs on as it would have without the crash.
    await adds(now, 0, 1, 3 * unit)
    const later = await clocksOf(now)
    const { left } = expected[0] ?? { left: 0 }
    const earned = clock.kind === 'live' ? left - 3 * unit + clock.increment * SECOND : clock.days * DAY
    expect(later[0]).toEqual({ left: earned, due: time + earned })
    expect(await clocksOf(withRules(game))).toEqual(later)
  })

  test.each([
    ['by the same rules', together(1)],
    ['from a snapshot, by other rules', together(2)],
  ])('after the match was evicted, %s', async (_, game) => {
    await begin(clock)
    const before = withRules(together(1))
    await eventful(before, unit)
    await adds(before, 1, 1, 2 * unit)
    await adds(before, 0, 1, 2 * unit)
    time += 3 * unit
    const expected = await clocksOf(before)
    await before.cache.close()
    const now = withRules(game)
    expect(await clocksOf(now)).toEqual(expected)
    // An answer that is withdrawn and given again earns nothing, even across the eviction.
    await does(now, 0, { kind: 'withdraw' }, 0)
    await adds(now, 0, 1, unit)
    const { left } = expected[0] ?? { left: 0 }
    expect((await clocksOf(now))[0]).toEqual({ left: left - unit, due: null })
  })

  test('when another node wrote first', async () => {
    await begin(clock)
    await eventful(withRules(together(1)), unit)
    const [here, there] = [withRules(together(2)), withRules(together(2))]
    await Promise.all([liveOf(here), liveOf(there)])
    await adds(there, 1, 1, unit)
    const opened = (await liveOf(here)).table.opened(1) ?? 0
    expect(await here.writer.makeMove(id, 1, { kind: 'answer', id: 'add 2' }, opened)).toEqual({
      kind: 'question-gone',
    })
    expect(await clocksOf(here)).toEqual(await clocksOf(there))
  })

  /** Two nodes that are not notified of each other's changes. The second lets a bot play for Ben. */
  async function nodesWithBot() {
    await begin(clock)
    const [here, there] = [withRules(together(1)), withRules(together(1))]
    await bothAdd(here, 2, unit)
    await Promise.all([liveOf(here), liveOf(there)])
    time += unit
    const holder = { seat: 1, person: 'ben', bot: 'novice' }
    expect(await there.writer.setHolder(await liveOf(there), holder)).toBe(true)
    return { here, there }
  }

  test('when an answer was given before a handover on another node was known', async () => {
    const { here, there } = await nodesWithBot()
    await bothAdd(here, 1, unit)
    await here.reader.refresh(id)
    await there.reader.follow(id, 'log')
    const expected = await clocksOf(withRules(together(1)))
    expect(expected[1]?.due).toBeNull()
    expect(await clocksOf(here)).toEqual(expected)
    expect(await clocksOf(there)).toEqual(expected)
  })

  test('when a handover came after an answer that is written later', async () => {
    const { here, there } = await nodesWithBot()
    await adds(here, 1, 1, -unit / 2)
    await there.reader.follow(id, 'log')
    await here.reader.refresh(id)
    time += unit
    const expected = await clocksOf(withRules(together(1)))
    expect(await clocksOf(here)).toEqual(expected)
    expect(await clocksOf(there)).toEqual(expected)
  })

  test('when another node’s system clock is ahead', async () => {
    const { here, there } = await nodesWithBot()
    await here.reader.refresh(id)
    await adds(here, 0, 1, -unit / 2)
    expect((await store.entries(id, 0)).at(-1)?.at).toBe(time + unit / 2)
    expect(await here.writer.setHolder(await liveOf(here), { seat: 1, person: 'ben', bot: null })).toBe(true)
    await adds(here, 1, 1, unit / 4)
    time += unit
    const expected = await clocksOf(withRules(together(1)))
    expect(await clocksOf(here)).toEqual(expected)
    await there.reader.refresh(id)
    expect(await clocksOf(there)).toEqual(expected)
  })

  test('with an old snapshot that has no clocks: it runs from the last entry before it', async () => {
    await begin(clock)
    const before = withRules(together(1))
    await eventful(before, unit)
    const { length, text } = (await store.snapshot(id)) ?? { length: 0, text: '' }
    const { clocks: _, ...older } = JSON.parse(text) as Record<string, unknown>
    await store.saveSnapshot(id, { length, text: JSON.stringify(older) })
    const at = (await store.entries(id, 0))[length - 1]?.at ?? 0
    const whole = clock.kind === 'live' ? clock.reserve * SECOND : clock.days * DAY
    expect((await clocksOf(withRules(together(2)))).map(({ due }) => due)).toEqual([null, at + whole])
  })
})

describe('when a change of the rules drops answers', () => {
  /** Plays answers after the snapshot that the later rules do not allow, and loads the match with those rules. */
  async function until(snapshot: (matches: Matches) => Promise<void>, unit: number): Promise<Matches> {
    const before = withRules(together(1))
    await snapshot(before)
    await adds(before, 1, 3, unit)
    await bothAdd(before, 2, unit)
    time += 20 * DAY
    const now = withRules(together(2))
    await liveOf(now)
    expect((await store.entries(id, 0)).at(-1)).toMatchObject({ at: time, text: 'rules 2 from 32' })
    time += SECOND
    return now
  }

  test('a slow clock gives the full days from then on', async () => {
    await begin(slow)
    const now = await until((matches) => eventful(matches, DAY / 10), DAY / 10)
    const expected = { left: 2 * DAY - SECOND, due: time + 2 * DAY - SECOND }
    expect(await clocksOf(now)).toEqual([{ left: 2 * DAY, due: null }, expected])
    time += DAY
    const again = withRules(together(2))
    expect((await clocksOf(again))[1]?.due).toBe(expected.due)
    await adds(again, 1, 1, 0)
    expect((await clocksOf(again))[1]).toEqual({ left: 2 * DAY, due: time + 2 * DAY })
  })

  test('a live clock runs on with what was left', async () => {
    await begin(live)
    let had: readonly { left: number }[] = []
    const now = await until(async (matches) => {
      await eventful(matches, SECOND)
      had = await clocksOf(matches)
    }, SECOND)
    const [first, second] = had.map(({ left }) => left) as [number, number]
    expect(await clocksOf(now)).toEqual([
      { left: first, due: null },
      { left: second - SECOND, due: time + second - SECOND },
    ])
    // A snapshot that is saved afterwards has the same clocks.
    const expected = await clocksOf(now)
    await now.cache.close()
    expect(await clocksOf(withRules(together(2)))).toEqual(expected)
  })

  test('a player who had hardly any time left gets enough to answer', async () => {
    await begin({ kind: 'live', reserve: 200, increment: 0 })
    const now = await until(async (matches) => {
      await eventful(matches, 3 * SECOND)
      expect((await clocksOf(matches)).map(({ left }) => left)).toEqual([59 * SECOND, 0])
    }, 0)
    expect((await clocksOf(now)).map(({ left }) => left)).toEqual([59 * SECOND, 29 * SECOND])
  })

  test('a bot that plays for a person stays, and its clock does not run', async () => {
    await begin(slow)
    const now = await until(async (matches) => {
      await eventful(matches, DAY / 10)
      await matches.writer.setHolder(await liveOf(matches), { seat: 0, person: 'ada', bot: 'novice' })
    }, 0)
    expect((await clocksOf(now)).map(({ due }) => due)).toEqual([null, time + 2 * DAY - SECOND])
  })
})
