import type { Event } from '@ziggurat/innovation'

import type { Happening } from '../arena/happenings.ts'

export const happenings: readonly Happening<Event>[] = [
  { name: 'dogmas', seatOf: (event) => (event.kind === 'dogma' ? event.seat : null) },
  {
    name: 'demands',
    seatOf: (event) => (event.kind === 'dogma' && event.demanded.length > 0 ? event.seat : null),
  },
  { name: 'achievements', seatOf: (event) => (event.kind === 'claimed' ? event.seat : null) },
]
