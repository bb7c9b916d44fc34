import { achievementsToWin } from '@ziggurat/innovation/facts'
import type { View } from '@ziggurat/innovation/facts'

import type { GameTable } from '../../core/table.ts'
import { own } from './words.ts'

export const Progress: GameTable<View>['Progress'] = ({ table }) => {
  const { turns } = table.view.value
  return (
    <>
      <strong>{turns === 0 ? own.value.choosing : own.value.turn(turns)}</strong>
      <span class="inn-goal label">{own.value.goal(achievementsToWin(table.seats))}</span>
    </>
  )
}
