import { fastRandom, pick } from '@ziggurat/kernel'
import type { Game, GameState, Random } from '@ziggurat/kernel'
import { toyGame } from '@ziggurat/kernel/testing'
import type { Clock } from '@ziggurat/protocol'
import { beforeEach, describe, expect, test } from 'vitest'

import type { LiveMatch } from '../src/match/live-match.ts'
import type { Move } from '../src/match/moves.ts'
import { updateFor } from '../src/socket/updates.ts'
import { Matches } from './test-matches.ts'
import { beginToyGame, storeOfTwo } from './toy-game.ts'

const store = await storeOfTwo()
const CLOCKS: readonly Clock[] = [
  { kind: 'none' },
  { kind: 'live', reserve: 86_400, increment: 5 },
  { kind: 'slow', days: 2 },
]

let time = 0
let beats = 0
let id = ''
let number = 0
beforeEach(() => {
  time = 1_000_000
  id = `match-${++number}`
})

/** The toy game, with events. It counts the beats that are played. */
const counting = (together: boolean): Game => {
  const game = toyGame(1, { most: 3, beats: 1_000, together })
  return {
    ...game,
    beat(state, emit) {
      beats++
      const { turn } = state as GameState & { turn: number }
      emit({ kind: 'turn' }, { to: [turn % 2], more: { turn } })
      return game.beat(state, emit)
    },
  }
}

const matchesOf = (game: Game): Matches => new Matches(store, { now: () => time, game })

async function liveOf(matches: Matches): Promise<LiveMatch> {
  const live = await matches.reader.settled(id)
  if (live === null) throw new Error('no match')
  await live.writesDone()
  return live
}

async function does(matches: Matches, seat: number, move: Move): Promise<void> {
  time += 1_000
  expect(await matches.writer.makeMove(id, seat, move)).toMatchObject({ kind: 'done' })
}

/** Answers, or takes back an answer. */
async function anything(matches: Matches, random: Random): Promise<void> {
  const { table, waiting } = await liveOf(matches)
  const given = [0, 1].find((seat) => table.given(seat) !== null)
  const dice = random.int(10)
  if (dice < 3 && given !== undefined) return does(matches, given, { kind: 'withdraw' })
  if (dice < 1 && table.count > 0)
    return does(matches, random.int(2), {
      kind: 'undo',
      to: table.count - 1 - random.int(Math.min(8, table.count)),
    })
  return does(matches, pick(random, waiting), { kind: 'answer', id: `add ${1 + random.int(3)}` })
}

/** All that people are shown of a match; a clock that runs is its time left now. */
const shown = (live: LiveMatch): unknown =>
  [null, 0, 1].map((viewer) => {
    const update = JSON.parse(updateFor(live, viewer, 0)) as Record<string, unknown>
    const clocks = live.clocks.states()?.map(({ left, running }, seat) => ({
      left: left - (running === null ? 0 : time - running),
      due: live.clocks.due(seat),
    }))
    return { ...update, clocks, opened: [0, 1].map((seat) => live.table.opened(seat)), asked: live.asked }
  })

describe.each(CLOCKS)('with the clock $kind', (clock) => {
  test.each([
    ['by turns', false],
    ['at the same time', true],
  ])(
    'a match in which much was taken back is the same after a restart, with players who move %s',
    async (_, together) => {
      await beginToyGame(store, id, clock, time)
      const game = counting(together)
      const matches = matchesOf(game)
      const random = fastRandom(number)
      for (let restarts = 0; restarts < 8; restarts++) {
        for (let moves = 0; moves < 25; moves++) await anything(matches, random)
        expect(shown(await liveOf(matchesOf(game)))).toEqual(shown(await liveOf(matches)))
      }
      const { length, table } = await liveOf(matches)
      expect([length, table.count > 10, length - table.count > 60]).toEqual([200, true, true])
    },
  )

  test('what was taken back is not replayed', async () => {
    await beginToyGame(store, id, clock, time)
    const matches = matchesOf(counting(false))
    const add = async (): Promise<void> =>
      does(matches, (await liveOf(matches)).waiting[0] ?? 0, { kind: 'answer', id: 'add 1' })
    for (let i = 0; i < 40; i++) await add()
    for (let undos = 0; undos < 100; undos++) {
      await add()
      await does(matches, 0, { kind: 'undo', to: 40 })
    }
    const { length } = await liveOf(matches)
    expect(length).toBe(240)
    const now = matchesOf(counting(false))
    beats = 0
    const live = await liveOf(now)
    expect([live.length, live.table.count]).toEqual([length, 40])
    // With a clock, what was taken back since the last snapshot is replayed.
    expect(beats).toBeLessThan(clock.kind === 'none' ? 42 : 1_000)
  })
})
