import type { View } from '@ziggurat/innovation/facts'
import type { FunctionComponent } from 'preact'
import { useEffect } from 'preact/hooks'

import { isTablet } from '../../core/screen.ts'
import type { GameTable } from '../../core/table.ts'
import { Annals } from '../../parts/log.tsx'
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
import { Specials } from './specials.tsx'
import { Stair } from './stair.tsx'
import { played } from './words.ts'

import './cards.css'
import './table.css'
import './margin.css'
import './phone.css'

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
      {isTablet.value ? <Phone table={table} /> : <Wide table={table} />}
    </>
  )
}

const Wide: FunctionComponent<{ readonly table: InnovationTable }> = ({ table }) => (
  <div class="inn">
    <Rivals table={table} />
    <div class="inn-stair">
      <Stair table={table} />
      <Specials table={table} />
    </div>
    <MyBoard table={table} size="large" />
    <Hand table={table} />
    <aside class="inn-margin">
      <Ledger table={table} />
      <Preview table={table} />
      <Annals table={table} game={innovation} />
    </aside>
    <Foot table={table} />
  </div>
)
