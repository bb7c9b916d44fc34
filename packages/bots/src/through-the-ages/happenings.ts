import type { Event } from '@ziggurat/through-the-ages'

import type { Happening } from '../arena/happenings.ts'

export const happenings: readonly Happening<Event>[] = [
  { name: 'wars', seatOf: (event) => (event.kind === 'declared' ? event.seat : null) },
  { name: 'aggressions', seatOf: (event) => (event.kind === 'attacked' ? event.seat : null) },
  { name: 'bids', seatOf: (event) => (event.kind === 'bid' ? event.seat : null) },
  // The winner of an auction sends a force; Columbus settles without one.
  { name: 'auctions won', seatOf: (event) => (event.kind === 'sent' ? event.seat : null) },
  {
    name: 'famines',
    seatOf: (event) => (event.kind === 'consumption' && event.missing > 0 ? event.seat : null),
  },
  { name: 'uprisings', seatOf: (event) => (event.kind === 'uprising' ? event.seat : null) },
]
