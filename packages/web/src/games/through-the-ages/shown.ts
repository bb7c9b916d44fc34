import { signal } from '@preact/signals'
import type { Signal } from '@preact/signals'
import type { Seat } from '@ziggurat/kernel'
import type { View } from '@ziggurat/through-the-ages/facts'

import type { MatchModel } from '../../core/match-model.ts'

const made = new WeakMap<MatchModel<View>, Signal<Seat | null>>()

/** Whose civilization is laid over mine; null if it is my own that I see. */
export function shownSeat(model: MatchModel<View>): Signal<Seat | null> {
  let shown = made.get(model)
  if (shown === undefined) made.set(model, (shown = signal<Seat | null>(null)))
  return shown
}

/** Whoever only looks on sees the one on turn. */
export const seatInView = (model: MatchModel<View>): Seat =>
  shownSeat(model).value ?? model.seat.value ?? model.view.value.active
