import { afterAll, beforeAll, expect, test } from 'vitest'

import { violationsOn } from './checks.ts'
import { wrongInFourLanguages } from './languages.ts'
import { ask, enterAs, openTable, startTable } from './page-api.ts'
import { TestSite, PHONE } from './test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open([], true)
})
afterAll(() => site.close())

test('a table is opened by the form; a friend joins by its link, a bot is added, the game starts', async () => {
  const host = await site.visitor({ permissions: ['clipboard-read', 'clipboard-write'] })
  await host.goto('/')
  await host.getByRole('link', { name: 'Open a new table' }).click()
  await host.getByLabel('Your name at the table').fill('Tereza')
  await host.getByRole('button', { name: 'Remove seat 4' }).click()
  await host.getByRole('button', { name: 'Move seat 1 down' }).click()
  await host.locator('.panel', { hasText: 'Rules of this game' }).locator('label').nth(1).click()
  await host.getByText('Whoever has the link', { exact: true }).click()
  await host.getByText('Live', { exact: true }).click()
  await host.getByText('Other', { exact: true }).click()
  await host.getByLabel('Reserve in minutes').fill('soon')
  await host.getByText('A whole number from 1 to 1440, please.').waitFor()
  expect(await host.getByRole('button', { name: 'Open the table' }).getAttribute('aria-disabled')).toBe(
    'true',
  )
  await host.getByLabel('Reserve in minutes').fill('25')
  await host.getByText('The others vote').click()
  await host.getByRole('button', { name: 'Open the table' }).click()

  await host.getByRole('heading', { name: 'Invite' }).waitFor()
  await host.getByText('live, 25 min + 15 s').waitFor()
  await host.getByText('The others vote').waitFor()
  expect(await host.locator('.room__seats li').nth(1).textContent()).toContain('Tereza')
  const link = await host.getByLabel('Link', { exact: true }).inputValue()
  await host.getByRole('button', { name: 'Copy' }).first().click()
  await host.getByRole('button', { name: 'Copied' }).waitFor()
  expect(await host.evaluate(() => navigator.clipboard.readText())).toBe(link)

  await host.getByRole('textbox', { name: 'Say something' }).fill('Come in')
  await host.keyboard.press('Enter')
  const friend = await site.visitor()
  await friend.goto(link)
  await friend.getByText('Come in').waitFor()
  await friend.getByLabel('Your name at the table').fill('Bálint')
  expect(await violationsOn(friend)).toEqual([])
  await friend.getByRole('button', { name: 'Sit down', exact: true }).click()
  await friend.getByRole('button', { name: 'Stand up' }).waitFor()
  await friend.getByRole('textbox', { name: 'Say something' }).fill('Here I am')
  await friend.keyboard.press('Enter')
  await host.getByText('Here I am').waitFor()
  // Nothing is announced twice to a visitor who has just entered a name.
  await friend.getByText('Here I am').waitFor()
  expect(await friend.getByText('Come in').count()).toBe(1)
  await host.locator('.room__seats li', { hasText: 'Bálint' }).getByText('here').waitFor()
  expect(await violationsOn(host)).toEqual([])

  await host.getByText('Numbers for the shuffle: Bálint and Tereza.').waitFor()
  await host.getByText('Waiting for one more player.').waitFor()
  await host.getByLabel('Who gets seat 3').selectOption('novice')
  await host.getByText('All seats are taken.').waitFor()
  const same = { same: ['Tereza', 'Bálint', 'Come in', 'Here I am', /^https?:/, /^\S{30,}$/] }
  expect(await wrongInFourLanguages(host, same)).toEqual([])
  await host.setViewportSize(PHONE)
  expect(await wrongInFourLanguages(host, same)).toEqual([])
  await host.getByRole('button', { name: 'Start the game' }).click()
  await Promise.all([host, friend].map((page) => page.locator('.match-frame').waitFor()))
})

test('options that clash are refused with a reason beside the form, and nothing chosen is lost', async () => {
  const page = await site.visitor()
  await page.goto('/about')
  await enterAs(page, 'Jiří')
  await page.goto('/new/through-the-ages')
  const options = page.locator('.panel', { has: page.locator('#options') })
  await options.locator('input[value="simple"]').check({ force: true })
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.locator('.summary').getByRole('alert').waitFor()
  expect(await options.locator('input[value="simple"]').isChecked()).toBe(true)
  await options.locator('input[value="2006"]').check({ force: true })
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.waitForURL(/\/table\//)
})

test('only bots beside me: the game starts at once, on this device or on the server', async () => {
  const page = await site.visitor()
  await page.goto('/new/innovation')
  await page.getByLabel('Seat 2', { exact: true }).selectOption('player')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('.match-frame').waitFor()
  expect(page.url()).toMatch(/\/here\?game=/)
  await page.goto('/new/innovation')
  await page.getByLabel('Seat 2', { exact: true }).selectOption('player')
  await page.getByText('On the server', { exact: true }).click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.waitForURL(/\/table\//)
  await page.locator('.match-frame').waitFor()
})

test('the form has four languages, also on a phone', async () => {
  const page = await site.visitor()
  await page.goto('/new/through-the-ages')
  await page.locator('summary').click()
  await page.getByText('Live', { exact: true }).click()
  await page.getByText('Other', { exact: true }).click()
  expect(await violationsOn(page)).toEqual([])
  const same = { same: [/Story of Civilization/, /^\d+ min \+ \d+ s$/] }
  expect(await wrongInFourLanguages(page, same)).toEqual([])
  await page.setViewportSize(PHONE)
  expect(await wrongInFourLanguages(page, same)).toEqual([])
})

test('the host closes a table: players who wait there see that', async () => {
  const host = await site.visitor()
  await host.goto('/new/innovation')
  await host.getByRole('button', { name: 'Open the table' }).click()
  const link = await host.getByLabel('Link', { exact: true }).inputValue()
  const guest = await site.visitor()
  await guest.goto(link)
  await guest.getByRole('heading', { name: 'You are invited' }).waitFor()
  await host.getByRole('button', { name: 'Close the table' }).click()
  await host.getByRole('button', { name: 'Yes' }).click()
  await host.waitForURL(`${site.base}/`)
  await expect.poll(() => guest.locator('h1').textContent()).toBe('This table is not there any more.')
})

test('the host removes a player, who is told; names show who has an account', async () => {
  const host = await site.visitor()
  await host.goto('/about')
  await enterAs(host, 'Tereza')
  await ask(host, '/api/me/account', { name: 'Tereza', password: 'ziggurat of Ur' })
  await host.goto('/new/innovation')
  await host.getByText('Everybody', { exact: true }).click()
  await host.getByRole('button', { name: 'Open the table' }).click()
  const link = await host.getByLabel('Link', { exact: true }).inputValue()
  const stranger = await site.visitor()
  await stranger.goto('/')
  const row = stranger.locator('.tables tr', { hasText: 'Tereza' })
  await row.locator('.tables__host').getByRole('img', { name: 'has an account' }).waitFor()
  await stranger.goto(link)
  await stranger.getByLabel('Your name at the table').fill('Troll')
  await stranger.getByRole('button', { name: 'Sit down', exact: true }).click()
  await stranger.getByRole('button', { name: 'Stand up' }).waitFor()
  await stranger.locator('.room__seats li', { hasText: 'Tereza' }).getByText('has an account').waitFor()
  const seat = host.locator('.room__seats li', { hasText: 'Troll' })
  await seat.getByText('guest').waitFor()

  const remove = host.getByRole('button', { name: 'Remove Troll from the table' })
  await remove.press('Enter')
  const dialog = host.getByRole('alertdialog')
  await dialog.getByText('Troll cannot come back to this table.').waitFor()
  expect(await violationsOn(host)).toEqual([])
  await host.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await seat.count()).toBe(1)
  await host.setViewportSize(PHONE)
  expect(await wrongInFourLanguages(host, { same: ['Tereza', 'Troll', /^https?:/, /^\S{30,}$/] })).toEqual([])
  await remove.click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await seat.waitFor({ state: 'detached' })
  await stranger.getByRole('alert').getByText('The host has removed you from this table.').waitFor()
  expect(await stranger.getByRole('button', { name: 'Sit down here' }).count()).toBe(0)
  expect(await violationsOn(stranger)).toEqual([])
  await stranger.reload()
  await stranger.getByText('The host has removed you from this table.').waitFor()
})

test('without a clock, a vote on a player who has not answered for a day is offered', async () => {
  const [ada, ben] = [await site.visitor(), await site.visitor()]
  for (const [page, name] of [
    [ada, 'Ada'],
    [ben, 'Ben'],
  ] as const) {
    await page.goto('/about')
    await enterAs(page, name)
  }
  const { match, invitation } = await openTable(ada, { game: 'innovation', seats: ['me', 'open'] })
  await ask(ben, `/api/matches/${match.id}/join`, { invitation })
  await startTable(ada, match.id)
  await ada.goto(`/table/${match.id}`)
  await ada.locator('.match-frame').waitFor()
  const offer = ada.getByText('Ben has not answered for more than a day.')
  expect(await offer.count()).toBe(0)
  site.clock.ahead += 25 * 3_600_000
  await ada.reload()
  await offer.waitFor()
  expect(await violationsOn(ada)).toEqual([])
  await ada.getByRole('button', { name: 'Ask the others whether a bot shall play on' }).click()
  // Nobody else is at the table: the vote has passed.
  await ada.getByText('The bot Nisaba (novice) plays on in place of Ben.').first().waitFor()
  expect(await offer.count()).toBe(0)
})

test('no page had an error', () => {
  expect(site.errors).toEqual([])
})
