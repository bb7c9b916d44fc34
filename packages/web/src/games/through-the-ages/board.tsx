import type { View } from '@ziggurat/through-the-ages/facts'
import type { FunctionComponent } from 'preact'

import { isPhone, isUpright } from '../../core/screen.ts'
import type { Table } from '../../core/table.ts'
import { laidOut } from './acting.ts'
import { Civ } from './civ.tsx'
import { CurrentEvent } from './current-event.tsx'
import { Foot } from './foot.tsx'
import { Hand } from './hand.tsx'
import { Margin } from './margin.tsx'
import { Phone } from './phone.tsx'
import { EventDecks } from './progress.tsx'
import { Rivals } from './rivals.tsx'
import { Row } from './row.tsx'

import './board.css'

/**
 * One screen: the row above, rivals at the left, my ziggurat, the margin at the right, the question at the foot. On a
 * tablet rivals and margin share a rail.
 */
export const Board: FunctionComponent<{ readonly table: Table<View> }> = ({ table }) => {
  if (table.view.value === undefined) return null
  if (isPhone.value) return <Phone table={table} />
  return (
    <div
      class="tta-board"
      data-calm={laidOut(table) !== null || undefined}
      data-seats={table.seats}
      data-still={!table.live || undefined}
    >
      <h1 class="visually-hidden">{table.texts.value.title}</h1>
      <Row table={table} />
      <CurrentEvent table={table} />
      {isUpright.value && (
        <div class="tta-board__decks">
          <EventDecks table={table} />
        </div>
      )}
      <Civ table={table} />
      <Hand table={table} />
      <div class="tta-board__rail">
        <Rivals table={table} />
        <Margin table={table} />
      </div>
      <Foot table={table} />
    </div>
  )
}
