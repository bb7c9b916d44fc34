import type { Page } from '@playwright/test'

interface Match {
  readonly match: { readonly id: string }
  readonly invitation: string
}

type Wish = 'me' | 'open' | { readonly bot: string }

/** So many bots. */
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
  await page.locator('.dock').waitFor()
}

/** Enters and sits down with bots. */
export async function sitDown(page: Page, seats: readonly Wish[], options: object = {}): Promise<Match> {
  await enter(page, 'Tereza')
  const match = await open(page, seats, options)
  await start(page, match)
  return match
}

/** Waits until I am asked for a card again, or the game is over. */
export const myTurn = (page: Page): Promise<unknown> =>
  page.locator('.dock[data-open] .hand .key, .after').first().waitFor()

/** Which turn it is, as everybody reads it. */
export const turnOf = async (page: Page): Promise<string> =>
  `${await page.locator('.bar__time').innerText()} ${await page.locator('.hand .card').count()}`

export const isOver = async (page: Page): Promise<boolean> => (await page.locator('.after').count()) > 0

/** Builds what can be built, else sells, by mouse; returns when the next turn has begun. */
export async function playTurn(page: Page, at = 0): Promise<void> {
  await myTurn(page)
  if (await isOver(page)) return
  const asked = await page.locator('.hand').innerText()
  const gold = page.locator('.hand .card[data-state="can"]')
  const count = await gold.count()
  const card = count > 0 ? gold.nth(at % count) : page.locator('.hand .card').first()
  await card.click()
  await page.locator('.answer .button--do').click()
  await page.waitForFunction(
    (before) => document.querySelector<HTMLElement>('.hand')?.innerText !== before,
    asked,
  )
}
