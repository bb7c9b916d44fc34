import type { Store } from '@ziggurat/store'

import { BOTH, BY_NIGHT, see } from './camera.ts'
import type { Camera, Page } from './camera.ts'
import { Evening } from './game.ts'
import type { Guests } from './game.ts'

interface Seen {
  readonly age: number
  readonly turn: number
}

const PATH = '/table/friday-court'

const turnIn = ({ table }: Evening): number => {
  const { age, turn } = table.view(null) as Seen
  return age * 6 + turn
}

/** The card with the most ways to pay, and their number. */
function dearest({ table }: Evening): { readonly card: string; readonly ways: number } {
  const found = new Map<string, number>()
  for (const { id } of table.question(0)?.options ?? []) {
    const [verb, card = ''] = id.split(' ')
    if (verb === 'build') found.set(card, (found.get(card) ?? 0) + 1)
  }
  const [card = '', ways = 0] = [...found].toSorted(([, one], [, other]) => other - one)[0] ?? []
  return { card, ways }
}

const lay =
  (card: string) =>
  async (page: Page): Promise<void> => {
    await page.locator(`.hand .card[data-card="${card}"]`).click()
    await page.locator('.picked-card .button--do').waitFor()
    await page.mouse.move(2, 2)
  }

/** A table of four, in the second age. */
export async function sevenWondersGoes(camera: Camera, store: Store, guests: Guests): Promise<Evening> {
  const { tereza, balint, zofia, ondrej } = guests
  const evening = await Evening.begin(store, {
    id: 'friday-court',
    game: 'seven-wonders',
    guests: [tereza, balint, ondrej, zofia],
    shuffle: 'friday 39',
    clock: { kind: 'live', reserve: 600, increment: 15 },
  })
  // All cards of a turn have just been revealed.
  await evening.playUntil(({ questions }) => turnIn(evening) >= 15 && questions.length === 4)
  await camera.take({ name: 'seven-wonders-reveal', looks: BOTH, path: PATH, prepare: see('.last-turn') })
  await evening.playUntil(
    ({ questions }) => turnIn(evening) >= 16 && questions.length === 2 && dearest(evening).ways > 1,
  )
  const { card } = dearest(evening)
  const looks = [...BY_NIGHT, 'phone-dark'] as const
  await camera.take({ name: 'seven-wonders', looks, path: PATH, prepare: lay(card) })
  await camera.take({
    name: 'seven-wonders-lens',
    looks: ['laptop'],
    path: PATH,
    prepare: async (page) => {
      await page.locator('.hand .card[data-state="cannot"], .hand .card').first().focus()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Tab')
      await see('.lens')(page)
    },
  })
  await camera.take({
    name: 'seven-wonders-far',
    looks: [],
    path: PATH,
    prepare: async (page) => {
      const far = page.locator('.other--far .button, [role=tab]').first()
      await far.click()
    },
  })
  const opens =
    (selector: string, then: string) =>
    async (page: Page): Promise<unknown> => {
      await page.locator(selector).last().click()
      return see(then)(page)
    }
  const menu = opens('.bar__tools .button', '.menu')
  await camera.take({ name: 'seven-wonders-menu', looks: [], path: PATH, prepare: menu })
  const keys = opens('.bar__tools .button:nth-last-child(2)', '.keys')
  await camera.take({ name: 'seven-wonders-keys', looks: [], path: PATH, prepare: keys })
  const chat = opens('.log-panel [role=tab], .seat-tabs [role=tab]', '.log-panel')
  await camera.take({ name: 'seven-wonders-chat', looks: [], path: PATH, prepare: chat })
  evening.look()
  return evening
}

export async function sevenWondersEnds(camera: Camera, evening: Evening): Promise<void> {
  await evening.playUntil(({ outcome }) => outcome !== null)
  await camera.take({ name: 'seven-wonders-end', looks: BOTH, path: PATH, prepare: see('.score-sheet') })
  await camera.take({
    name: 'seven-wonders-curves',
    looks: ['laptop', 'laptop-dark'],
    path: PATH,
    prepare: async (page) => {
      await page.locator('.result [role=tab]').nth(1).click()
      await see('.plot canvas')(page)
    },
  })
  const replay = '/replay/friday-court?at=60'
  await camera.take({ name: 'replay', looks: BOTH, path: replay, prepare: see('.replay') })
}
