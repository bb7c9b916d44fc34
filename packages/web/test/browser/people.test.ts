import { readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { violationsOn } from './checks.ts'
import { wrongInFourLanguages } from './languages.ts'
import { enterAs } from './page-api.ts'
import { LAPTOP, PHONE, TestSite } from './test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())

const entered = async (name: string): Promise<Page> => {
  const page = await site.visitor()
  await page.goto('/about')
  await enterAs(page, name)
  return page
}

const say = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Say something' }).fill(text)
  await page.keyboard.press('Enter')
}

test('in the waiting room a person is blocked and reported from their line, by keyboard, and unblocked', async () => {
  const [host, rude] = [await entered('Tereza'), await entered('Bálint')]
  await host.goto('/new/innovation')
  await host.getByRole('button', { name: 'Open the table' }).click()
  const link = await host.getByLabel('Link', { exact: true }).inputValue()
  await rude.goto(link)
  await rude.getByRole('button', { name: 'Sit down', exact: true }).click()
  await rude.getByRole('button', { name: 'Stand up' }).waitFor()
  await say(rude, 'You are fools')
  await say(host, 'Please be kind')

  const name = host.locator('.talk').getByRole('button', { name: 'Bálint' })
  await name.focus()
  await host.keyboard.press('Enter')
  const card = host.getByRole('dialog', { name: 'Bálint' })
  await card.getByText('You are fools').waitFor()
  await card.getByText('guest').waitFor()
  expect(await violationsOn(host)).toEqual([])
  await card.getByRole('button', { name: 'Report' }).click()
  expect(await host.locator(':focus').getAttribute('id')).toBe(
    await card.getByLabel('What happened?').getAttribute('id'),
  )
  await card.getByRole('button', { name: 'Send the report' }).click()
  await card.getByText('Message: 1 to 500 characters.').waitFor()
  await host.keyboard.type('He insults us,\nall the time.')
  expect(await violationsOn(host)).toEqual([])
  const same = { same: ['Tereza', 'Bálint', 'You are fools', 'Please be kind', /^https?:/, /^\S{30,}$/] }
  for (const size of [PHONE, LAPTOP]) {
    await host.setViewportSize(size)
    expect(await wrongInFourLanguages(host, same)).toEqual([])
  }
  await card.getByRole('button', { name: 'Send the report' }).click()
  await card.getByText('Thank you. The administrators will read it.').waitFor()

  await card.getByRole('button', { name: 'Block', exact: true }).click()
  await card.getByRole('button', { name: 'Unblock' }).waitFor()
  await host.keyboard.press('Escape')
  await expect.poll(() => host.getByText('You are fools').count()).toBe(0)
  await say(rude, 'Fools, all of you')
  await say(rude, 'I mean it')
  await say(host, 'It is quiet here')
  await host.getByText('It is quiet here').waitFor()
  expect(await host.getByText('Fools').count()).toBe(0)

  await host.setViewportSize(PHONE)
  await host.getByRole('button', { name: 'About Bálint' }).click()
  await card.getByText('You have blocked Bálint.').waitFor()
  await card.getByRole('button', { name: 'Unblock' }).click()
  await host.keyboard.press('Escape')
  await host.getByText('You are fools').waitFor()
  expect(await host.locator('.talk').getByText('Bálint').count()).toBe(1)
  expect(site.errors).toEqual([])
})

test('before one sits down with a blocked person there is a warning; at the table the menu opens their card', async () => {
  const [host, other] = [await entered('Krisztina'), await entered('Paweł')]
  await other.goto('/new/innovation')
  await other.getByRole('button', { name: 'Open the table' }).click()
  const link = await other.getByLabel('Link', { exact: true }).inputValue()
  await host.goto(link)
  await host.getByRole('button', { name: 'About Paweł' }).click()
  await host.getByRole('button', { name: 'Block', exact: true }).click()
  await host.getByRole('button', { name: 'Unblock' }).waitFor()
  await host.reload()
  const sit = host.getByRole('button', { name: 'Sit down', exact: true })
  await sit.click()
  const warning = host.getByRole('alertdialog')
  await warning.getByText('You have blocked people at this table: Paweł. Sit down anyway?').waitFor()
  expect(await violationsOn(host)).toEqual([])
  await host.keyboard.press('Escape')
  expect(await sit.count()).toBe(1)
  await sit.click()
  await warning.getByRole('button', { name: 'Sit down anyway' }).click()
  await host.getByRole('button', { name: 'Stand up' }).waitFor()

  await other.getByRole('button', { name: 'Start the game' }).click()
  await host.locator('.match-frame').waitFor()
  await host.getByRole('button', { name: 'Menu' }).click()
  await host.getByRole('button', { name: 'About Paweł' }).click()
  const card = host.getByRole('dialog', { name: 'Paweł' })
  await card.getByText('You have blocked Paweł.').waitFor()
  expect(await violationsOn(host)).toEqual([])
  await host.keyboard.press('Escape')
  await card.waitFor({ state: 'detached' })
  expect(site.errors).toEqual([])
})

test('one unblocks people on the account page, downloads one’s data and deletes the account', async () => {
  const [page, other] = [await entered('Inanna of Uruk'), await entered('Enkidu')]
  await page.goto('/account')
  const register = page.locator('section', { hasText: 'Make an account' })
  await register.getByLabel('Password').fill('lapis and gold')
  await register.getByRole('button').click()
  await page.getByText('You are signed in as Inanna of Uruk.').waitFor()
  await other.goto('/new/innovation')
  await other.getByRole('button', { name: 'Open the table' }).click()
  const link = await other.getByLabel('Link', { exact: true }).inputValue()
  await page.goto(link)
  await page.getByRole('button', { name: 'Sit down', exact: true }).click()
  await other.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('.match-frame').waitFor()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'About Enkidu' }).click()
  await page.getByRole('button', { name: 'Block', exact: true }).click()
  await page.getByRole('button', { name: 'Unblock' }).waitFor()

  await page.goto('/account')
  await page.getByRole('heading', { name: 'Blocked people' }).waitFor()
  expect(await violationsOn(page)).toEqual([])
  const same = { same: ['Inanna of Uruk', 'Enkidu'] }
  expect(await wrongInFourLanguages(page, same)).toEqual([])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ])
  const data = readFileSync(await download.path(), 'utf8')
  expect(data).toContain('Inanna of Uruk')
  expect(data).toContain('"kind":"blocked"')
  await page.getByRole('button', { name: 'Unblock Enkidu' }).click()
  await expect.poll(() => page.getByRole('heading', { name: 'Blocked people' }).count()).toBe(0)

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete my account' })
  await dialog.getByText('Others can take your name.').waitFor()
  expect(await violationsOn(page)).toEqual([])
  for (const size of [PHONE, LAPTOP]) {
    await page.setViewportSize(size)
    expect(await wrongInFourLanguages(page, same)).toEqual([])
  }
  await dialog.getByLabel('Password').fill('gold and lapis')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await dialog.getByText('This is not your password.').waitFor()
  await dialog.getByLabel('Password').fill('lapis and gold')
  await page.keyboard.press('Enter')
  await page.getByText('Enter with a name').waitFor()
  // At the table others see a bot, and the log says in place of whom.
  await other
    .getByText(/plays on in place of a player/)
    .first()
    .waitFor()
  expect(await other.getByText('Inanna of Uruk').count()).toBe(0)
  expect(site.errors).toEqual([])
})
