import type { View } from '@ziggurat/innovation/facts'
import type { FunctionComponent } from 'preact'
import { useEffect } from 'preact/hooks'

import { isPhone, isUpright, isWide } from '../../core/screen.ts'
import type { GameTable } from '../../core/table.ts'
import { LogPanel } from '../../parts/log.tsx'
import { Foot } from './foot.tsx'
import { game as innovation } from './game.ts'
import { Hand } from './hand.tsx'
import { Ledger } from './ledger.tsx'
import { sightOf } from './model.ts'
import type { InnovationTable } from './model.ts'
import { MyBoard } from './my-board.tsx'
import { Phone } from './phone.tsx'
import { Preview } from './preview.tsx'
import { Rivals } from './rivals.tsx'
import { Stairway } from './stair.tsx'
import { played } from './words.ts'

import './board.css'

export const Board: GameTable<View>['Board'] = ({ table }) => {
  const { edition } = table.view.value
  useEffect(() => {
    played.value = edition
    return () => {
      played.value = null
    }
  }, [edition])
  const opened = table.question.value
  useEffect(() => {
    sightOf(table).listed.value = null
  }, [opened])
  return (
    <>
      <h1 class="visually-hidden">{table.texts.value.title}</h1>
      <div class="inn">{isPhone.value ? <Phone table={table} /> : <Wide table={table} />}</div>
    </>
  )
}

/** All at once: rivals above, or on a tablet in the margin, where card texts and the log are. */
const Wide: FunctionComponent<{ readonly table: InnovationTable }> = ({ table }) => (
  <div class="inn__table">
    {isWide.value && <Rivals table={table} />}
    <Stairway table={table} />
    <MyBoard table={table} lines={isUpright.value ? 2 : 1} />
    <Hand table={table} />
    <aside class="inn__margin">
      <Ledger table={table} />
      <Preview table={table} />
      {!isWide.value && <Rivals table={table} />}
      <LogPanel table={table} game={innovation} />
    </aside>
    <Foot table={table} />
  </div>
)
