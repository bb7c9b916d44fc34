import type { Store } from '@ziggurat/store'

import { BY_NIGHT, see } from './camera.ts'
import type { Camera } from './camera.ts'
import { Evening } from './game.ts'
import type { Guests } from './game.ts'

interface Seen {
  readonly round: number
}

/** A table of two, in about the second age. */
export async function throughTheAgesGoes(camera: Camera, store: Store, guests: Guests): Promise<Evening> {
  const { tereza, balint } = guests
  const evening = await Evening.begin(store, {
    id: 'long-road',
    game: 'through-the-ages',
    guests: [tereza, balint],
    shuffle: 'long road',
    clock: { kind: 'live', reserve: 7200, increment: 60 },
  })
  await evening.playUntil((table) => (table.view(null) as Seen).round >= 9 && evening.asks(0))
  await camera.take({
    name: 'through-the-ages',
    looks: BY_NIGHT,
    path: '/table/long-road',
    prepare: see('.question'),
  })
  evening.look()
  return evening
}
