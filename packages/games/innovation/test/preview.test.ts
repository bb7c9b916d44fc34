import { describe, expect, test } from 'vitest'

import { ICONS } from '../src/index.ts'
import type { Event } from '../src/index.ts'
import { preview } from '../src/preview.ts'
import { position, randomGame, step } from './testing.ts'

type EventOf<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>

describe('before a card is activated', () => {
  test('the preview lists who would share and who would obey, clockwise (INN-DOGMA-02, INN-DEMAND-01, INN-SHARE-01)', () => {
    const { table } = position({
      players: [
        { board: [['masonry']] },
        { board: [['tools']] },
        { board: [['oars']] },
        { board: [['archery']] },
      ],
      active: 2,
    })
    expect(preview(table.state, 2, 'oars')).toEqual({
      icon: 'castle',
      counts: [3, 1, 2, 2],
      sharing: [3, 0],
      demanded: [1],
    })
  })

  test('nobody shares a card with only a demand, and nobody obeys a card without one (INN-DOGMA-04)', () => {
    const { table } = position({
      players: [
        { board: [['archery'], ['the-wheel']] },
        { board: [['masonry']] },
        { board: [['metalworking'], ['mysticism']] },
      ],
    })
    expect(preview(table.state, 0, 'archery')).toMatchObject({ sharing: [], demanded: [1] })
    expect(preview(table.state, 0, 'the-wheel')).toMatchObject({ sharing: [2], demanded: [] })
  })

  test('icons that a splay shows are counted (INN-DOGMA-02, INN-SPLAY-08)', () => {
    const { table } = position({
      players: [{ board: [['archery']] }, { board: [['gunpowder', 'optics', 'oars', 'left']] }, {}],
    })
    expect(preview(table.state, 0, 'archery')).toMatchObject({ counts: [2, 1, 0], demanded: [1, 2] })
  })

  test('another card on the board, or a seat not on turn, can be previewed (INN-DOGMA-02)', () => {
    const { table } = position({ players: [{ board: [['archery']] }, { board: [['sailing']] }] })
    expect(preview(table.state, 1, 'sailing')).toMatchObject({ icon: 'crown', sharing: [], counts: [0, 2] })
  })
})

test('over whole games the preview is what then happens (INN-DOGMA-02, INN-DEMAND-02, INN-SHARE-01, INN-SHARE-03)', () => {
  let activated = 0
  let finished = 0
  for (let i = 0; i < 24; i++) {
    const game = randomGame(2 + (i % 3), `preview ${i}`, i % 2 === 0 ? 'first' : 'third')
    const { table, emitted } = game
    while (table.questions.length > 0) {
      const tops = table.view(null).players[table.state.active]?.board.map(({ top }) => top) ?? []
      const { active } = table.state
      const previews = new Map(tops.map((top) => [top, preview(table.state, active, top)]))
      const icons = table.view(null).players.map((player) => player.icons)
      const from = emitted.length
      const { id } = step(game)
      if (!id.startsWith('dogma ')) continue
      const seen = previews.get(id.slice('dogma '.length))
      expect(seen?.counts).toEqual(icons.map((counts) => counts[ICONS.indexOf(seen?.icon ?? 'castle')]))
      const ended = () => table.questions[0]?.kind === 'action' || table.questions.length === 0
      while (!ended()) step(game)
      const events = emitted.slice(from).map(({ event }) => event)
      const dogma = events.find((event): event is EventOf<'dogma'> => event.kind === 'dogma')
      expect(dogma).toMatchObject({ seat: active, sharing: seen?.sharing, demanded: seen?.demanded })
      const executed = events.filter((event): event is EventOf<'effect'> => event.kind === 'effect')
      const seatsOf = (role: string) => [
        ...new Set(executed.filter((event) => event.role === role).map(({ seat }) => seat)),
      ]
      const cutShort = events.some(({ kind }) => kind === 'over' || kind === 'wiped')
      const expected = (seats: readonly number[] = [], done: readonly number[]) =>
        cutShort ? seats.slice(0, done.length) : seats
      expect(seatsOf('demanded')).toEqual(expected(seen?.demanded, seatsOf('demanded')))
      expect(seatsOf('sharing')).toEqual(expected(seen?.sharing, seatsOf('sharing')))
      activated++
      if (!cutShort) finished++
    }
  }
  expect(activated).toBeGreaterThan(500)
  expect(finished).toBeGreaterThan(0.9 * activated)
})
