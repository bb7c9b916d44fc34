import type { View } from '@ziggurat/innovation/facts'

import type { GameUi } from '../../core/match-model.ts'
import { Board } from './board.tsx'
import { logRules } from './events.ts'
import { Face } from './face.tsx'
import { Progress } from './progress.tsx'
import { Scores } from './scores.tsx'
import { gameWords, own } from './words.ts'

const CURVES = ['points', 'achievements', 'icons'] as const

const innovationUi: GameUi<View> = {
  ...logRules,
  Board,
  Progress,
  Face,
  Scores,
  curves: ({ players }) => ({
    points: players.map(({ points }) => points),
    achievements: players.map(({ achievements }) => achievements),
    icons: players.map(({ icons }) => icons.reduce((sum, count) => sum + count, 0)),
  }),
  curveName: (key) => {
    const known = CURVES.find((each) => each === key)
    return known === undefined ? key : own.value.curves[known]
  },
  keys: () => [
    ['D', own.value.drawCard],
    ['M', own.value.meldSome],
    ['A', own.value.activateSome],
    ['C', own.value.claimSome],
  ],
}

/** The game's user interface, once its messages are loaded. */
export async function loadUi(): Promise<GameUi> {
  await Promise.all([own.ready(), gameWords.ready()])
  return innovationUi as GameUi
}
