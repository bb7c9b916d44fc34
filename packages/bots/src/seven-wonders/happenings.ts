import type { Event } from '@ziggurat/seven-wonders'

import type { Happening } from '../arena/happenings.ts'

export const happenings: readonly Happening<Event>[] = [
  { name: 'stages', seatOf: (event) => (event.kind === 'stage' ? event.city : null) },
  { name: 'cards sold', seatOf: (event) => (event.kind === 'sold' ? event.city : null) },
  {
    name: 'conflicts won',
    seatOf: (event) => (event.kind === 'conflict' && event.token > 0 ? event.city : null),
  },
]
