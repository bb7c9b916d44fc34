import type { FunctionComponent } from 'preact'

import { OpenCard } from './faces.tsx'
import { nameOf } from './seats.ts'
import type { SevenTable } from './seats.ts'
import { walk } from './walking.ts'
import { words } from './words.ts'

import './hands.css'

/** What somebody holds, where everything lies open. */
export const OpenHand: FunctionComponent<{ readonly table: SevenTable; readonly city: number }> = ({
  table,
  city,
}) => {
  const { value: seen } = table.open
  if (seen === null || city >= table.view.value.players) return null
  return (
    <ul class="open-hand" aria-label={words.value.handOf(nameOf(table, city))} onKeyDown={walk}>
      {seen(city).hand.map((card, at) => (
        <OpenCard key={`${card} ${at}`} table={table} id={card} at={at} />
      ))}
    </ul>
  )
}
