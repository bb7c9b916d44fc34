import type { MatchShape } from '@ziggurat/protocol'

import { language, say } from '../core/language.ts'
import { nameOf } from '../core/occupants.ts'

export function clockText(clock: MatchShape['clock']): string {
  const { room } = say.value
  const number = new Intl.NumberFormat(language.value, { maximumFractionDigits: 2 })
  if (clock.kind === 'none') return room.noClock
  if (clock.kind === 'slow') return room.slowClock(number.format(clock.days))
  return room.liveClock(number.format(clock.reserve / 60), clock.increment)
}

export const botText = (bot: string): string => say.value.room.bots[bot] ?? say.value.room.otherBot(bot)

export function nameAt({ seats }: Pick<MatchShape, 'seats'>, seat: number): string {
  return nameOf(seats[seat], seat)
}

/** 'Bálint, Enki and Zofia': those at the table, without one seat if it is mine. */
export function namesAt(match: Pick<MatchShape, 'seats'>, without?: number): string {
  const names = match.seats
    .map((_, seat) => (seat === without ? '' : nameAt(match, seat)))
    .filter((name) => name !== '')
  return new Intl.ListFormat(language.value, { type: 'conjunction' }).format(names)
}

export const takenSeats = ({ seats }: Pick<MatchShape, 'seats'>): number =>
  seats.filter(({ kind }) => kind !== 'open').length
