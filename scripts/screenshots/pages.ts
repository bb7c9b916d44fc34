import { BOTH, BY_NIGHT, see } from './camera.ts'
import type { Camera } from './camera.ts'
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
