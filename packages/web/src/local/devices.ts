import type { Seat } from '@ziggurat/kernel'

import type { LocalSeat } from '../core/kept-games.ts'

/** The seats of the people who share the device. */
export const personsAt = (seats: readonly LocalSeat[]): readonly Seat[] =>
  seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))

/**
 * Who gets the device: the first person who is asked, clockwise from the one who has it or had it last. Null if the person who
 * has it is asked, or if nobody is.
 */
export function nextPerson(
  persons: readonly Seat[],
  waiting: readonly Seat[],
  shown: Seat | null,
  last: Seat | null,
): Seat | null {
  const asked = persons.filter((seat) => waiting.includes(seat))
  if (shown !== null && asked.includes(shown)) return null
  const from = shown ?? last ?? -1
  return asked.find((seat) => seat > from) ?? asked[0] ?? null
}
