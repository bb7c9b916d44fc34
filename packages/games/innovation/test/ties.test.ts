import { expect, test } from 'vitest'

import { innovationTexts } from '../src/index.ts'
import type { View } from '../src/index.ts'
import { position } from './testing.ts'

const NAMES = ['Ada', 'Ben', 'Cy', 'Dan']
const name = (seat: number): string => NAMES[seat] ?? ''

/** A finished game with these points and achievements. */
function ended(
  over: View['over'],
  ...players: readonly (readonly [points: number, achievements: number])[]
): View {
  const view = position({ players: [{}, {}, {}, {}] }).table.view(null)
  return {
    ...view,
    over,
    players: view.players.map((player, seat) => {
      const [points = 0, achievements = 0] = players[seat] ?? []
      return { ...player, points, achievements }
    }),
  }
}

const { en, cs } = innovationTexts

test('players tied on points are ranked by achievements, at every place (INN-END-02)', () => {
  const view = ended({ by: 'points', winners: [1] }, [9, 2], [9, 3], [4, 0], [4, 1])
  expect(en.ties?.(view, name)).toEqual([
    'Level on 9 points: achievements decide (Ben 3, Ada 2).',
    'Level on 4 points: achievements decide (Dan 1, Cy 0).',
  ])
})

test('players tied on both share the victory (INN-END-02)', () => {
  expect(en.ties?.(ended({ by: 'points', winners: [0, 1] }, [9, 3], [9, 3], [4, 0], [3, 0]), name)).toEqual(
    [],
  )
})

test('a winner by achievements or by a card was tied with nobody; the others may be', () => {
  const places = [
    [1, 3],
    [7, 2],
    [9, 2],
    [7, 4],
  ] as const
  expect(cs.ties?.(ended({ by: 'achievements', winners: [3] }, ...places), name)).toEqual([
    'Shodně 2 ovládnuté karty: rozhodují body vlivu (Cy 9, Ben 7).',
  ])
  expect(en.ties?.(ended({ by: 'card', winners: [1] }, ...places), name)).toEqual([])
  expect(en.ties?.(ended(null, ...places), name)).toEqual([])
})
