import type { Seat } from '@ziggurat/kernel'

import type { MatchModel } from './match-model.ts'

/** The seat that is drawn nearest: mine; for spectators the first. */
export const homeOf = ({ seat }: Pick<MatchModel, 'seat'>): Seat => seat.value ?? 0

/** The other seats, clockwise from a seat's left. */
export const othersFrom = (home: Seat, seats: number): readonly Seat[] =>
  Array.from({ length: seats - 1 }, (_, at) => (home + 1 + at) % seats)
