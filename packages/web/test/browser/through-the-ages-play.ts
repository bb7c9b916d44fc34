import type { Page } from '@playwright/test'

import type { TestSite } from './test-site.ts'

/** Switches confirmations and animations off. */
async function hasten(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('ziggurat.confirmation', 'never')
    localStorage.setItem('ziggurat.motion', 'none')
  })
}

/** Enters and starts a game with two novices. */
export async function sitDown(
  site: TestSite,
  options: Readonly<Record<string, string>>,
  visiting: Parameters<TestSite['visitor']>[0] = {},
): Promise<Page> {
  const page = await site.visitor({ reducedMotion: 'reduce', ...visiting })
  await hasten(page)
  await page.goto('/about')
  await page.request.post('/api/people', { data: { name: 'Mira' } })
  const seats = ['me', { bot: 'novice' }, { bot: 'novice' }]
  const opened = await page.request.post('/api/matches', {
    data: { game: 'through-the-ages', options, seats },
  })
  const { match } = (await opened.json()) as { match: { id: string } }
  await page.request.post(`/api/matches/${match.id}/start`, { data: {} })
  await page.goto(`/table/${match.id}`)
  await page.locator('.tta-board, .tta-phone').waitFor()
  return page
}

/** My question and the state of the board: this changes with every answer. */
type Asked = 'over' | { readonly key: string; readonly kind: 'politics' | 'action' | 'matter' }

/** Waits for another question, or the end of the game. */
export async function asked(page: Page, before: string): Promise<Asked> {
  const now = await page.waitForFunction(
    (last) => {
      if (document.querySelector('.result') !== null) return 'over'
      const ids = [...document.querySelectorAll('[data-option]')].map((each) =>
        each.getAttribute('data-option'),
      )
      const busy = document.querySelector(
        '.tta-foot [aria-disabled=true], .answers [data-option][aria-disabled=true]:not([data-out])',
      )
      if (ids.length === 0 || busy !== null) return null
      const texts = [
        '.tta-foot',
        '.tta-progress',
        '.tta-ratings-bar',
        '.set-bar output',
        '.tta-place-options',
        '.tta-row',
      ].map((each) => document.querySelector(each)?.textContent)
      const key = [...texts, ...ids].join('|')
      const has = (id: string): boolean => document.querySelector(`.tta-foot [data-option="${id}"]`) !== null
      const kind = has('end turn') ? 'action' : has('pass') ? 'politics' : 'matter'
      return key === last ? null : ({ key, kind } as const)
    },
    before,
    { polling: 30, timeout: 60_000 },
  )
  return (await now.jsonValue()) as Asked
}

interface Spot {
  readonly x: number
  readonly y: number
}

/** The centre of a random clickable match of a selector; null if there is none. */
const spotOf = (page: Page, selectors: readonly string[], count = 0): Promise<Spot | null> =>
  page.evaluate(
    ({ wanted, nth }) => {
      for (const selector of wanted) {
        const seen = [...document.querySelectorAll(selector)].flatMap((each) => {
          const { x, y, width, height } = each.getBoundingClientRect()
          const [left, top] = [x + width / 2, y + height / 2]
          const hit = document.elementFromPoint(left, top)
          return hit !== null && each.contains(hit) ? [{ x: left, y: top }] : []
        })
        const spot = seen[nth % Math.max(1, seen.length)]
        if (spot !== undefined) return spot
      }
      return null
    },
    { wanted: selectors, nth: count },
  )

/** Selectors of things to click, best first. */
const GLOWING = [
  '.tta-place-options .button--do',
  '.tta-place-options .tta-place-option',
  '.tta-hand .tta-card[data-state=can]',
  '.tta-plaque[data-can]',
  '.tta-do[data-option]',
  '.tta-row .tta-card[data-state=can]',
] as const
/** Confirms a complete set; otherwise picks another piece. */
const ANSWERS = [
  '.set-bar [data-confirm][aria-disabled=false]',
  '.tta-current-event .answers [data-option][aria-pressed=false]:not([data-out])',
  '.tta-current-event .answers [data-option]:not([data-out])',
] as const
const END = ['.tta-foot [data-option="end turn"]', '.tta-foot [data-option="pass"]'] as const

/** How many actions are taken before the turn ends. */
export const DEEDS = 2

type Touch = (spot: Spot) => Promise<void>

/** Plays by clicks, a few actions per turn, until the game is over. */
export async function playBy(page: Page, touch: Touch): Promise<void> {
  let key = ''
  let done = 0
  for (let move = 0; ; move++) {
    const now = await asked(page, key)
    if (now === 'over') return
    key = now.key
    if (now.kind === 'matter') done = 0
    const open = now.kind === 'matter' ? ANSWERS : done < DEEDS ? GLOWING : END
    const spot = (await spotOf(page, open, move)) ?? (await spotOf(page, [...END, ...ANSWERS, ...GLOWING]))
    done = open === END ? 0 : done + 1
    if (spot !== null) await touch(spot)
  }
}

/** The score sheet adds up for everybody. */
export const sumsUp = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const number = (cell: Element | undefined): number =>
      Number((cell?.textContent ?? '').replace('−', '-').replace('+', ''))
    const rows = [...document.querySelectorAll('.tta-scores tbody tr')].map((row) => [
      ...row.querySelectorAll('td'),
    ])
    const totals = [...document.querySelectorAll('.tta-scores tfoot td')]
    return (
      totals.length > 0 &&
      totals.every((total, at) => rows.reduce((sum, row) => sum + number(row[at]), 0) === number(total))
    )
  })
