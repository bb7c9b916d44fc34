import { afterAll, beforeAll, expect, test } from 'vitest'

import { clippedOn, violationsOn } from './checks.ts'
import { wrongInFourLanguages } from './languages.ts'
import { ask, enterAs, openTable, startTable } from './page-api.ts'
import { anyCard, myTurn } from './seven-wonders-play.ts'
import { TestSite, PHONE } from './test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())

const BOT = { bot: 'novice' }

test('from the first visit to the first move it takes three clicks and less than 30 seconds', async () => {
  const page = await site.visitor()
  const began = Date.now()
  await page.goto('/')
  let clicks = 0
  const click = async (what: ReturnType<typeof page.locator>): Promise<void> => {
    clicks++
    await what.click()
  }
  await page.getByLabel('Your name at the table').fill('Tereza')
  await click(page.getByRole('button', { name: 'Play 7 Wonders' }))
  await page.waitForURL(/\/here\?game=/)
  await myTurn(page)
  await click(await anyCard(page))
  const deed = page.locator('.button--do').first()
  await deed.waitFor()
  await click(deed)
  await page.getByText('turn 2 of 6').waitFor()
  expect(Date.now() - began).toBeLessThan(30_000)
  expect(clicks).toBeLessThanOrEqual(3)
})

test('a visitor who enters no name gets a friendly one', async () => {
  const page = await site.visitor()
  await page.goto('/')
  await page.getByText('On the server', { exact: true }).click()
  await page.getByRole('button', { name: /^Innovation/ }).click()
  await page.waitForURL(/\/table\//)
  await page.goto('/')
  await expect
    .poll(() => page.getByRole('heading', { level: 1 }).textContent())
    .toMatch(/, \p{Lu}\p{L}+ \d\d$/u)
})

test('a taken name is refused beside its field, and stays to be edited', async () => {
  const owner = await site.visitor()
  await owner.goto('/about')
  await enterAs(owner, 'Zofia')
  await ask(owner, '/api/me/account', { name: 'Zofia', password: 'bricks and gold' })

  const page = await site.visitor({ locale: 'cs' })
  await page.goto('/')
  await page.getByText('Na serveru', { exact: true }).click()
  const name = page.getByLabel('Vaše jméno u stolu')
  await name.fill('Zofia')
  await page.getByRole('button', { name: 'Hrát 7 divů světa' }).click()
  await page.getByRole('alert').getByText('Účet s tímto jménem už někdo má.').waitFor()
  expect(await name.inputValue()).toBe('Zofia')
  expect(await name.getAttribute('aria-invalid')).toBe('true')
  expect(await violationsOn(page)).toEqual([])
})

test('games that wait for me come first, with their new events; the title counts them', async () => {
  const page = await site.visitor()
  await page.clock.install()
  await page.goto('/about')
  await enterAs(page, 'Ondřej')
  const clock = { kind: 'live', reserve: 600, increment: 15 }
  const waiting = await openTable(page, { game: 'seven-wonders', seats: ['me', BOT, BOT], clock })
  await startTable(page, waiting.match.id)
  const open = await openTable(page, { game: 'innovation', seats: ['open', 'me'], listed: true })

  await page.goto('/')
  const rows = page.locator('.game')
  await rows.nth(1).waitFor()
  expect(await rows.nth(0).getAttribute('href')).toBe(`/table/${waiting.match.id}`)
  await rows.nth(0).getByText('Your turn.').waitFor()
  await rows
    .nth(0)
    .getByText(/Play · \d+:\d\d/)
    .waitFor()
  await rows.nth(1).getByText('1 of 2 seats taken').waitFor()
  await expect.poll(() => page.title()).toBe('(1) Ziggurat')

  const guest = await site.visitor()
  await guest.goto('/')
  await guest.getByRole('button', { name: 'Sit down at the table of Ondřej' }).click()
  await guest.waitForURL(`**/table/${open.match.id}`)
  // The page refreshes by itself.
  await page.clock.fastForward(10_000)
  await rows.nth(1).getByText('2 of 2 seats taken').waitFor()
  expect(await violationsOn(page)).toEqual([])
  expect(await wrongInFourLanguages(page, { same: [/^\S+ \d\d$/, 'Ondřej', 'Nisaba'] })).toEqual([])
  await page.setViewportSize(PHONE)
  expect(await wrongInFourLanguages(page, { same: [/^\S+ \d\d$/, 'Ondřej', 'Nisaba'] })).toEqual([])
})

test('what others did since my last visit is shown as in the log', async () => {
  const [page, friend] = [await site.visitor(), await site.visitor()]
  await page.clock.install()
  for (const each of [page, friend]) await each.goto('/about')
  await enterAs(page, 'Mira')
  await enterAs(friend, 'Paweł')
  const { match, invitation } = await openTable(page, { game: 'innovation', seats: ['me', 'open'] })
  await ask(friend, `/api/matches/${match.id}/join`, { invitation })
  await startTable(page, match.id)
  await page.goto(`/table/${match.id}`)
  await page.locator('.inn-hand .icard[data-option]').first().waitFor()
  await page.goto('/')
  const row = page.locator('.game')
  await row.getByText('Nothing new since you looked').waitFor()

  const hers = await site.visitor({ storageState: await page.context().storageState() })
  for (const each of [hers, friend]) {
    await each.addInitScript(() => localStorage.setItem('ziggurat.confirmation', 'never'))
    await each.goto(`/table/${match.id}`)
    await each.locator('.inn-hand .icard[data-option]').first().click()
    // She leaves before anything is revealed.
    await each
      .getByText(/You begin with|Your action|Waiting for/)
      .first()
      .waitFor()
    if (each === hers) await hers.context().close()
  }
  await page.clock.fastForward(10_000)
  await row.getByText(/Paweł melds /).waitFor()
  await page.locator('.language select').selectOption('cs')
  await row.getByText(/Paweł/).last().waitFor()
  await expect.poll(() => row.locator('.game__news').innerText()).not.toContain('melds')
})

test('a link or a code leads to a table; anything else is refused beside the field', async () => {
  const host = await site.visitor()
  await host.goto('/about')
  await enterAs(host, 'Gergő')
  const { match, invitation } = await openTable(host, { game: 'innovation', seats: ['me', 'open'] })

  const page = await site.visitor()
  await page.goto('/')
  const field = page.getByLabel('Table link or code')
  const join = page.getByRole('button', { name: 'Join', exact: true })
  for (const nonsense of ['come and play', `${site.base}/table/nothing-here`]) {
    await field.fill(nonsense)
    await join.click()
    await page.getByText('This is neither the link nor the code of a table.').waitFor()
    expect(await field.inputValue()).toBe(nonsense)
  }
  await field.fill(` ${match.id}.${invitation} `)
  await join.click()
  await page.waitForURL(`**/table/${match.id}?invitation=${invitation}`)
  await page.goBack()
  await field.fill(`${site.base}/table/${match.id}?invitation=${invitation}`)
  await field.press('Enter')
  await page.getByRole('heading', { name: 'You are invited' }).waitFor()
  expect(page.url()).toContain(match.id)
})

test('the first page has four languages, also on a phone', async () => {
  const page = await site.visitor()
  await page.goto('/')
  await page.getByRole('button', { name: 'Play 7 Wonders' }).waitFor()
  const people = { same: ['Ondřej', 'Gergő', 'Nisaba'] }
  expect(await wrongInFourLanguages(page, people)).toEqual([])
  await page.setViewportSize(PHONE)
  expect(await wrongInFourLanguages(page, people)).toEqual([])
  await page.setViewportSize({ width: 768, height: 1024 })
  expect(await clippedOn(page)).toEqual([])
})

test('no page had an error', () => {
  expect(site.errors).toEqual([])
})
