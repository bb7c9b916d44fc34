import type { MatchShape } from '@ziggurat/protocol'

import { language, listText, say } from '../core/language.ts'
import { nameOf } from '../core/occupants.ts'

export function clockText(clock: MatchShape['clock']): string {
  const { room } = say.value
  const number = new Intl.NumberFormat(language.value, { maximumFractionDigits: 2 })
  if (clock.kind === 'none') return room.noClock
  if (clock.kind === 'slow') return room.slowClock(number.format(clock.days))
  return room.liveClock(number.format(clock.reserve / 60), clock.increment)
}

/** The names of the players, without the one at the seat `without`. */
export const namesAt = ({ seats }: Pick<MatchShape, 'seats'>, without?: number): string =>
  listText(
    seats.map((who, seat) => (seat === without ? '' : nameOf(who, seat))).filter((name) => name !== ''),
  )

export const takenSeats = ({ seats }: Pick<MatchShape, 'seats'>): number =>
  seats.filter(({ kind }) => kind !== 'open').length
