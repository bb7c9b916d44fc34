import { achievementsToWin } from '@ziggurat/innovation/facts'
import type { View } from '@ziggurat/innovation/facts'

import type { GameUi } from '../../core/match-model.ts'
import { own } from './words.ts'

export const Progress: GameUi<View>['Progress'] = ({ model }) => {
  const { turns } = model.view.value
  return (
    <>
      <strong>{turns === 0 ? own.value.choosing : own.value.turn(turns)}</strong>
      <span class="inn-goal label">{own.value.goal(achievementsToWin(model.seats))}</span>
    </>
  )
}
