import { signal } from '@preact/signals'
import type { Signal } from '@preact/signals'
import type { Seat } from '@ziggurat/kernel'
import type { View } from '@ziggurat/through-the-ages/facts'

import type { Table } from '../../core/table.ts'

const made = new WeakMap<Table<View>, Signal<Seat | null>>()

/** Whose civilization is laid over mine; null if it is my own that I see. */
export function shownSeat(table: Table<View>): Signal<Seat | null> {
  let shown = made.get(table)
  if (shown === undefined) made.set(table, (shown = signal<Seat | null>(null)))
  return shown
}

/** Whoever only looks on sees the one on turn. */
export const seatInView = (table: Table<View>): Seat =>
  shownSeat(table).value ?? table.seat.value ?? table.view.value.active
