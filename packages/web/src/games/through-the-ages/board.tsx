import type { View } from '@ziggurat/through-the-ages/facts'
import type { FunctionComponent } from 'preact'

import { isHeld } from '../../core/screen.ts'
import type { Table } from '../../core/table.ts'
import { laidOut } from './acting.ts'
import { Civ } from './civ.tsx'
import { Foot } from './foot.tsx'
import { Hand } from './hand.tsx'
import { Margin } from './margin.tsx'
import { MatterPanel } from './matter.tsx'
import { Phone } from './phone.tsx'
import { Rivals } from './rivals.tsx'
import { Row } from './row.tsx'

import './board.css'

/** One screen: the row above, rivals at the left, my ziggurat, the margin at the right, the question at the foot. */
export const Board: FunctionComponent<{ readonly table: Table<View> }> = ({ table }) => {
  if (table.view.value === undefined) return null
  if (isHeld.value) return <Phone table={table} />
  return (
    <div
      class={laidOut(table) === null ? 'tta' : 'tta tta-calm'}
      data-seats={table.seats}
      data-still={!table.live || undefined}
    >
      <h1 class="visually-hidden">{table.texts.value.title}</h1>
      <Row table={table} />
      <MatterPanel table={table} />
      <Rivals table={table} />
      <Civ table={table} />
      <Hand table={table} />
      <Margin table={table} />
      <Foot table={table} />
    </div>
  )
}
