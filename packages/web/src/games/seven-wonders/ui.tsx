import type { View } from '@ziggurat/seven-wonders/facts'

import type { GameUi } from '../../core/match-model.ts'
import { Board } from './board.tsx'
import { actorOf, aimOf, curvesOf, opensChapter } from './events.ts'
import { Face } from './faces.tsx'
import { Progress } from './progress.tsx'
import { Scores } from './scores.tsx'
import { gameWords, words } from './words.ts'

const CURVES = ['coins', 'shields', 'points'] as const

const sevenWondersUi: GameUi<View> = {
  Board: ({ model }) => <Board model={model} game={sevenWondersUi as GameUi} />,
  Progress,
  Face: ({ id }) => <Face id={id} />,
  Scores,
  curves: curvesOf,
  curveName: (key) => {
    const known = CURVES.find((each) => each === key)
    return known === undefined ? key : words.value.curves[known]
  },
  actor: actorOf,
  opens: opensChapter,
  aim: aimOf,
  keys: () => [
    ['B', words.value.short.build],
    ['W', words.value.nextStage],
    ['D', words.value.short.sell],
  ],
}

/** The game's user interface, once its messages are loaded. */
export async function loadUi(): Promise<GameUi> {
  await Promise.all([words.ready(), gameWords.ready()])
  return sevenWondersUi as GameUi
}
