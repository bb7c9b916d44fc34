import type { BrowserContextOptions, Page } from '@playwright/test'

import { clippedOn, violationsOn } from './checks.ts'
import { seatSomebody, toCurtain, toGamesHere, toHandOver, toTaken } from './local-play.ts'
import { enterAs } from './page-api.ts'
import { arrange, enterScene } from './situations.ts'
import type { Situation } from './situations.ts'
import { LAPTOP, PHONE } from './test-site.ts'
import type { TestSite } from './test-site.ts'
import { seated } from './through-the-ages-fit.ts'
import { midgame } from './through-the-ages-positions.ts'

/** A way to look at the site: screen, colours, contrast. */
export interface Theme {
  readonly called: string
  readonly how: BrowserContextOptions
}

const STILL = { reducedMotion: 'reduce' } as const
const ON_DESK = { ...STILL, viewport: LAPTOP } as const
const IN_HAND = { ...STILL, viewport: PHONE, hasTouch: true, isMobile: true, locale: 'hu' } as const

export const THEMES: readonly Theme[] = [
  { called: 'on a laptop by daylight', how: { ...ON_DESK, colorScheme: 'light' } },
  { called: 'on a phone by lamplight', how: { ...IN_HAND, colorScheme: 'dark' } },
  { called: 'on a laptop by lamplight', how: { ...ON_DESK, colorScheme: 'dark' } },
  { called: 'on a phone by daylight', how: { ...IN_HAND, colorScheme: 'light' } },
]

/** A page or board to check. */
export interface Place {
  readonly called: string
  readonly open: (site: TestSite, how: BrowserContextOptions) => Promise<Page>
  /** Where nothing may be clipped; boards are checked by the sweep. */
  readonly within?: string
  /** Only the long run checks it: another place has the same components. */
  readonly long?: true
}

const inLongRun = (place: Place): Place => ({ ...place, long: true })

const page = (path: string, shown: string, name?: string): Place => ({
  called: name === undefined ? path : `${path}, with a name`,
  async open(site, how) {
    const visitor = await site.visitor(how)
    if (name !== undefined) {
      await visitor.goto('/about')
      await enterAs(visitor, name)
    }
    await visitor.goto(path)
    await visitor.locator(shown).first().waitFor()
    return visitor
  },
  within: 'body',
})

/** A search shortens the rules: axe checks every word. */
const rules = (path: string, words: string): Place => ({
  ...page(path, '.clause'),
  async open(site, how) {
    const visitor = await page(path, '.clause').open(site, how)
    await visitor.getByRole('searchbox').fill(words)
    await visitor.locator('mark').first().waitFor()
    return visitor
  },
})

/** A situation of a game, and what to press there. */
const scene = (
  called: string,
  situation: Omit<Situation, 'seats'>,
  more: readonly [pressed: string, shown: string],
): Place => ({
  called,
  async open(site, how) {
    const visitor = await enterScene(site, await arrange(site, { ...situation, seats: 3 }), how)
    return pressed(visitor, more)
  },
})

const ages = (called: string, more: readonly [pressed: string, shown: string]): Place => ({
  called: `Through the Ages: ${called}`,
  open: async (site, how) => pressed(await seated(site, midgame(), how), more),
})

async function pressed(
  visitor: Page,
  [what, shown]: readonly [pressed: string, shown: string],
): Promise<Page> {
  await visitor.locator(what).first().click()
  await visitor.locator(shown).first().waitFor()
  return visitor
}

/** A page about games that need no server. */
const onDevice = (called: string, go: (visitor: Page) => Promise<void>): Place => ({
  called: `on this device: ${called}`,
  async open(site, how) {
    const visitor = await site.visitor(how)
    await go(visitor)
    return visitor
  },
  within: 'body',
})

const CURVES = ['.result__deeds [role=tab]:nth-child(2)', '.plot__lines canvas'] as const

/** Each page of the site, and each game: live, after the end and in replay. */
export const PLACES: readonly Place[] = [
  page('/', '.site__person'),
  page('/new/through-the-ages', 'summary'),
  page('/account', 'form'),
  page('/account', '.account-tokens__form', 'Inanna'),
  page('/settings', 'fieldset'),
  page('/about', 'h2'),
  page('/back', '.upload'),
  inLongRun(page('/nowhere', '.site-foot')),
  onDevice('the curtain', toCurtain),
  onDevice('the first turn is over', toHandOver),
  onDevice('a table of two people', seatSomebody),
  onDevice('a game waits', toGamesHere),
  onDevice('another tab has the game', toTaken),
  page('/almanac/innovation?age=1', '.leaf'),
  inLongRun(page('/almanac/seven-wonders?age=3', '.leaf')),
  page('/almanac/seven-wonders?kind=wonder&card=giza-b', '.ruling'),
  rules('/rules/seven-wonders#7W-TRADE-01', 'coin'),
  inLongRun(rules('/rules/through-the-ages?edition=2006', 'tactic')),
  scene('7 Wonders', { game: 'seven-wonders', when: 'late', how: 'live' }, [
    '.hand .card',
    'form.picked-card',
  ]),
  scene('7 Wonders, after the game', { game: 'seven-wonders', when: 'late', how: 'after' }, CURVES),
  scene('7 Wonders, replay', { game: 'seven-wonders', when: 'late', how: 'replay' }, [
    '.match-frame__board',
    '[role=slider], [type=range]',
  ]),
  scene('Innovation', { game: 'innovation', when: 'late', how: 'live' }, ['.icard[data-option]', '.dogma']),
  inLongRun(scene('Innovation, after the game', { game: 'innovation', when: 'late', how: 'after' }, CURVES)),
  inLongRun(
    scene('Innovation, replay', { game: 'innovation', when: 'late', how: 'replay' }, [
      '.match-frame__board',
      '[role=slider], [type=range]',
    ]),
  ),
  ages('a card', ['.tta-card[data-state="can"]', '.tta-place-options']),
  ages('all moves', ['[data-deed="all-moves"]', '.sheet .tta-moves']),
  inLongRun(ages('what a rating consists of', [':nth-match(button.tta-ratings-bar__cell, 3)', '.tta-sum'])),
  ages('a rival', [
    '.tta-rival button[aria-pressed], .tta-seats button:nth-child(2)',
    '.tta-civ:not([data-mine])',
  ]),
]

/** What axe finds, and what is clipped. */
export async function wrongAt(site: TestSite, { open, within }: Place, { how }: Theme): Promise<string[]> {
  const visitor = await open(site, how)
  const wrong = [...(await violationsOn(visitor)), ...(within === undefined ? [] : await clippedOn(visitor))]
  await visitor.context().close()
  return wrong
}
