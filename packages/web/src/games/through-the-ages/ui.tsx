import type { View } from '@ziggurat/through-the-ages/facts'

import type { GameUi } from '../../core/match-model.ts'
import { judge } from './acting.ts'
import { Board } from './board.tsx'
import { actor, aim } from './events.ts'
import { Face } from './face.tsx'
import { orders } from './orders.ts'
import { Progress } from './progress.tsx'
import { Scores } from './scores.tsx'
import { words } from './words.ts'

/** The numbers that have curves. */
const CURVES = ['culture', 'cultureRating', 'science', 'strength', 'food', 'resources'] as const
type Curve = (typeof CURVES)[number]

const isCurve = (key: string): key is Curve => CURVES.some((each) => each === key)

const throughTheAgesUi: GameUi<View> = {
  Board,
  Progress,
  Face,
  Scores,
  curves: ({ players }) => ({
    culture: players.map(({ culture }) => culture),
    cultureRating: players.map(({ ratings }) => ratings?.culture ?? 0),
    science: players.map(({ ratings }) => ratings?.science ?? 0),
    strength: players.map(({ ratings }) => ratings?.strength ?? 0),
    food: players.map(({ ratings }) => ratings?.food ?? 0),
    resources: players.map(({ ratings }) => ratings?.resources ?? 0),
  }),
  curveName: (key) => (isCurve(key) ? words.value.curves[key] : key),
  actor,
  opens: ({ kind }) => kind === 'turn' || kind === 'age',
  aim,
  ...judge,
  orders,
  keys: () => [
    ['E', words.value.endTurn],
    ['M', words.value.moves],
  ],
}

/** The game's user interface, once its messages are loaded. */
export async function loadUi(): Promise<GameUi> {
  await words.ready()
  return throughTheAgesUi as GameUi
}
