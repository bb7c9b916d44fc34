import { signal } from '@preact/signals'
import type { Seat } from '@ziggurat/kernel'
import type { View } from '@ziggurat/through-the-ages/facts'

import type { MatchModel } from '../../core/match-model.ts'
import { perModel } from '../../core/per-model.ts'

/** The rival whose civilization covers mine; null if I see my own. */
export const shownSeat = perModel(() => signal<Seat | null>(null))

/** Spectators see the player whose turn it is. */
export const seatInView = (model: MatchModel<View>): Seat =>
  shownSeat(model).value ?? model.seat.value ?? model.view.value.active
