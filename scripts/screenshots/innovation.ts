import type { Store } from '@ziggurat/store'

import { BOTH, BY_NIGHT, see } from './camera.ts'
import type { Camera, Page } from './camera.ts'
import { Evening } from './game.ts'
import type { Guests } from './game.ts'

interface Seen {
  readonly turns: number
  readonly actions: number
}

const PATH = '/table/slow-splay'
const seen = ({ table }: Evening): Seen => table.view(null) as Seen

const consider = async (page: Page): Promise<void> => {
  await page.locator('.inn-board .icard[data-option^="dogma"]').last().click()
  await page.locator('.dogma').waitFor()
  await page.mouse.move(2, 2)
}

/** A table of three: every direction of splay, a dogma under consideration, and one in progress. */
export async function innovationGoes(camera: Camera, store: Store, guests: Guests): Promise<Evening> {
  const { tereza, balint, zofia } = guests
  const evening = await Evening.begin(store, {
    id: 'slow-splay',
    game: 'innovation',
    guests: [tereza, balint, zofia],
    shuffle: 'ziggurat 32',
    clock: { kind: 'live', reserve: 1500, increment: 20 },
  })
  await evening.playUntil(() => evening.asks(0))
  await camera.take({ name: 'innovation-first', looks: [], path: PATH, prepare: see('.inn-hand .icard') })
  await evening.playUntil(() => seen(evening).turns > 20 && evening.asks(0) && !evening.asks(0, 'action'))
  await camera.take({ name: 'innovation-dogma', looks: BOTH, path: PATH, prepare: see('.inn-foot button') })
  await evening.playUntil(() => seen(evening).turns >= 37 && evening.asks(0, 'action'))
  const looks = [...BY_NIGHT, 'phone-dark'] as const
  await camera.take({ name: 'innovation', looks, path: PATH, prepare: consider })
  await camera.take({
    name: 'innovation-rival',
    looks: [],
    path: PATH,
    prepare: async (page) => {
      await page.locator('.rival__more, .inn-seats__seat:nth-child(2)').first().click()
      await see('.inn-board__back')(page)
    },
  })
  evening.look()
  return evening
}

export async function innovationEnds(camera: Camera, evening: Evening): Promise<void> {
  await evening.playUntil(({ outcome }) => outcome !== null)
  await camera.take({ name: 'innovation-end', looks: BOTH, path: PATH, prepare: see('.inn-scores') })
  const at = '/replay/slow-splay?at=100'
  await camera.take({ name: 'innovation-replay', looks: ['laptop'], path: at, prepare: see('.replay') })
  await camera.take({ name: 'look-back', looks: BOTH, path: '/back', prepare: see('.upload') })
}
