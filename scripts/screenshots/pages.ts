import { beginHere, passOn } from '../../packages/web/test/browser/local-play.ts'
import { anyCard, asked } from '../../packages/web/test/browser/seven-wonders-play.ts'
import { BOTH, BY_NIGHT, see } from './camera.ts'
import type { Camera, Page } from './camera.ts'
import type { Evening, Guests } from './game.ts'

/** Pages without a game. */
export async function pages(camera: Camera): Promise<void> {
  const take = camera.take.bind(camera)
  await take({ name: 'first-visit', looks: BOTH, path: '/', stranger: true, prepare: see('.play') })
  await take({ name: 'new-table', looks: BOTH, path: '/new/seven-wonders', prepare: see('.new-table') })
  await take({ name: 'almanac', looks: BY_NIGHT, path: '/almanac/seven-wonders', prepare: see('.leaf') })
  const card = '/almanac/innovation?card=sailing'
  await take({ name: 'almanac-card', looks: BOTH, path: card, prepare: see('dialog .icard') })
  await take({ name: 'rules', looks: BOTH, path: '/rules/seven-wonders', prepare: see('main h2') })
  await take({ name: 'settings', looks: BOTH, path: '/settings', prepare: see('fieldset') })
  await take({ name: 'account', looks: [], path: '/account', prepare: see('form') })
  await take({ name: 'about', looks: [], path: '/about', prepare: see('h1') })
  await take({ name: 'nowhere', looks: [], path: '/nowhere', prepare: see('h1') })
}

const PEOPLE = ['me', 'here Bálint', 'novice'] as const

/** Two people at one device: the first one has taken it, and has chosen a card in the third turn. */
async function chooseHere(page: Page): Promise<void> {
  await beginHere(page, 'seven-wonders', PEOPLE)
  for (let choices = 0; choices < 5;) {
    await page.locator('.curtain, .hand-over, .hand .card').first().waitFor()
    if (await passOn(page)) continue
    const before = await asked(page)
    await (await anyCard(page)).click()
    await page.locator('.picked-card .button--do').click()
    const passed = page.locator('.hand-over')
    while ((await passed.count()) === 0 && (await asked(page)) === before) await page.waitForTimeout(50)
    choices++
  }
  await page.locator('.hand-over').waitFor()
}

/** Games on this device. */
export async function gamesHere(camera: Camera): Promise<void> {
  const path = '/new/seven-wonders'
  const phone = ['phone'] as const
  const curtain = (page: Page) => beginHere(page, 'seven-wonders', PEOPLE)
  await camera.take({ name: 'here-curtain', looks: phone, path, prepare: curtain })
  await camera.take({ name: 'here-game', looks: phone, path, prepare: chooseHere })
  await camera.take({
    name: 'here-home',
    looks: ['laptop'],
    path,
    prepare: async (page) => {
      await beginHere(page, 'innovation', ['me', 'novice'])
      await beginHere(page, 'through-the-ages', ['me', 'here Zofia', 'here Ondřej'])
      await chooseHere(page)
      await page.goto('/')
      await page.locator('.game').nth(2).waitFor()
    },
  })
}

/**
 * What waits for the guest and what has happened meanwhile; tables of others; a table of the guest that waits
 * for others.
 */
export async function home(camera: Camera, guests: Guests, friday: Evening, slow: Evening): Promise<void> {
  const { tereza, balint, zofia, ondrej } = guests
  const open = async (host: (typeof guests)['tereza'], game: string, seats: readonly ('me' | 'open')[]) =>
    (
      await host.client.ask('open', {
        game,
        seats: [...seats],
        listed: true,
        clock: { kind: 'slow', days: 2 },
      })
    ).match.id
  await open(ondrej, 'seven-wonders', ['me', 'open', 'open', 'open', 'open'])
  await open(zofia, 'through-the-ages', ['me', 'open', 'open'])
  // Something happens while the guest is away.
  await friday.playUntil((table) => table.length > friday.looked + 5 && friday.asks(0))
  await slow.playUntil((table) => table.length > slow.looked + 2 && !slow.asks(0))
  await camera.take({ name: 'home', looks: [...BY_NIGHT, 'phone-dark'], path: '/', prepare: see('.game') })
  const room = await open(tereza, 'innovation', ['me', 'open', 'open'])
  await balint.client.ask('join', { seat: 1 }, { match: room })
  const path = `/table/${room}`
  await camera.take({ name: 'waiting-room', looks: BOTH, path, prepare: see('.room__invite input') })
  await tereza.client.ask('close', {}, { match: room })
}
