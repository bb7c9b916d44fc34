import type { Locator, Page } from '@playwright/test'

interface Match {
  readonly match: { readonly id: string }
  readonly invitation: string
}

type Wish = 'me' | 'open' | { readonly bot: string }

/** Wishes for a number of bots. */
export const bots = (count: number, bot = 'novice'): readonly Wish[] =>
  Array.from({ length: count }, () => ({ bot }))

async function post<T>(page: Page, path: string, data: object): Promise<T> {
  const response = await page.request.post(path, { data })
  if (!response.ok()) throw new Error(`${path}: ${await response.text()}`)
  return (await response.json()) as T
}

export const enter = (page: Page, name: string): Promise<unknown> => post(page, '/api/people', { name })

/** Opens a table of 7 Wonders; the game begins once nobody is missing. */
export const open = (page: Page, seats: readonly Wish[], options: object = {}): Promise<Match> =>
  post<Match>(page, '/api/matches', { game: 'seven-wonders', seats, options })

export const join = (page: Page, { match, invitation }: Match): Promise<unknown> =>
  post(page, `/api/matches/${match.id}/join`, { invitation })

export async function start(page: Page, { match }: Match): Promise<void> {
  await post(page, `/api/matches/${match.id}/start`, {})
  await page.goto(`/table/${match.id}`)
  await page.locator('.sw-foot').waitFor()
}

/** Enters and starts a game with bots. */
export async function sitDown(page: Page, seats: readonly Wish[], options: object = {}): Promise<Match> {
  await enter(page, 'Tereza')
  const match = await open(page, seats, options)
  await start(page, match)
  return match
}

/** Waits until I choose a card again, or the game is over. */
export const myTurn = (page: Page): Promise<unknown> =>
  page.locator('.sw-foot[data-open] .hand .key, .result').first().waitFor({ state: 'attached' })

export const isOver = async (page: Page): Promise<boolean> => (await page.locator('.result').count()) > 0

/** The cards that can be built. */
export const gold = (page: Page): Locator => page.locator('.hand .card[data-state="can"]')

/** One that can be built, or else any: it can always be sold. */
export const anyCard = async (page: Page): Promise<Locator> =>
  (await gold(page).count()) > 0 ? gold(page).first() : page.locator('.hand .card').first()

/** Switches the picked card to selling. */
export async function layOutSale(page: Page): Promise<void> {
  const sale = page.locator('[data-deed="sell"]')
  if ((await sale.count()) > 0) await sale.click()
}

/** More questions than a game has: 18 turns, seventh cards and digs. */
export const MOST = 40

/** My question and its cards: this changes with every answer. */
export async function asked(page: Page): Promise<string> {
  const cards = page.locator('.hand .card')
  const names = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-card')))
  return [...(await page.locator('#question, .bar__time strong').allTextContents()), ...names].join(' ')
}

/** Waits for another question, or the end of the game. */
export async function nextTurn(page: Page, before: string): Promise<void> {
  while ((await asked(page)) === before) await page.waitForTimeout(50)
  await myTurn(page)
}

/** Builds what can be built, else sells, by mouse; returns when the next turn has begun. */
export async function playTurn(page: Page, at = 0): Promise<void> {
  await myTurn(page)
  if (await isOver(page)) return
  const before = await asked(page)
  const count = await gold(page).count()
  await (
    count > 0 ? gold(page).nth(at % count) : page.locator('.hand .card[data-state="cannot"]').first()
  ).click()
  await page.locator('.picked-card .button--do').click()
  await nextTurn(page, before)
}
