import { innovation } from '@ziggurat/innovation'
import { fastRandom, seedFrom, Table, eventFor } from '@ziggurat/kernel'
import type { GameEvent } from '@ziggurat/kernel'
import { expect, test } from 'vitest'

import { depth } from '../../src/games/innovation/events.ts'

interface Played {
  readonly events: readonly GameEvent[]
  /** The first event of every action that is no dogma action. */
  readonly simple: readonly number[]
  readonly dogmas: number
}

/** A whole random game, as a spectator sees it. */
function play(words: string): Played {
  const events: GameEvent[] = []
  const simple: number[] = []
  let dogmas = 0
  const setting = { seats: 3, options: { edition: 'first' }, seed: seedFrom(words) }
  const table = Table.open(innovation, setting, (told) => void events.push(eventFor(told, null)))
  const random = fastRandom(words.length)
  for (let question = table.questions[0]; question !== undefined; question = table.questions[0]) {
    const { id } = question.any(random)
    const at = events.length
    table.answer(question.seat, id)
    if (question.kind !== 'action') continue
    if (id.startsWith('dogma ')) dogmas++
    else if (events.length > at && events[at]?.kind !== 'over') simple.push(at)
  }
  return { events, simple, dogmas }
}

test('draws and melds after a dogma action are not indented below it', () => {
  let after = 0
  for (let game = 0; game < 40; game++) {
    const { events, simple, dogmas } = play(`log ${game}`)
    expect(dogmas).toBeGreaterThan(0)
    for (const at of simple) {
      if (events.slice(0, at).findLast(({ kind }) => kind === 'turn' || kind === 'dogma')?.kind === 'dogma')
        after++
      expect(depth(events, at), `game ${game}, event ${at}: ${JSON.stringify(events[at])}`).toBe(0)
    }
  }
  expect(after).toBeGreaterThan(100)
})

test('effects of a dogma action are indented below it', () => {
  const { events } = play('below')
  const at = events.findIndex(({ kind }) => kind === 'effect')
  expect(depth(events, at - 1)).toBe(0)
  expect(depth(events, at)).toBe(1)
})
