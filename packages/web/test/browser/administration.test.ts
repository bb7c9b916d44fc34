import type { Page } from '@playwright/test'
import { claimLink, readConfig } from '@ziggurat/server'
import type { Config } from '@ziggurat/server'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { violationsOn } from './checks.ts'
import { wrongInFourLanguages } from './languages.ts'
import { ask, enterAs, openTable, startTable } from './page-api.ts'
import { PHONE, TestSite } from './test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())

/** A visitor who has an account. */
async function account(name: string, viewport?: typeof PHONE): Promise<Page> {
  const page = await site.visitor(viewport === undefined ? {} : { viewport })
  await page.goto('/about')
  await enterAs(page, name)
  await ask(page, '/api/me/account', { name, password: 'lapis and gold' })
  return page
}

const link = (): string =>
  claimLink(readConfig({ port: '0', data: site.folder }) as Config, site.base, true) ?? ''

async function administrator(name: string, viewport?: typeof PHONE): Promise<Page> {
  const page = await account(name, viewport)
  await page.goto(link())
  await page.getByRole('button', { name: 'Become the administrator' }).click()
  await page.getByRole('heading', { name: 'Administration' }).waitFor()
  return page
}

const tab = (page: Page, name: string): Promise<void> => page.getByRole('tab', { name }).click()

test('only an account becomes the administrator, and others see nothing of the page', async () => {
  const page = await site.visitor()
  await page.goto(link())
  await page.getByText('Sign in to an account first').waitFor()
  await page.goto('/admin')
  await page.getByRole('heading', { name: 'Enter with a name first.' }).waitFor()
  const other = await account('Nobody Special')
  await other.goto('/admin')
  await other.getByRole('heading', { name: /^Only administrators can do this/ }).waitFor()
  const root = await account('Root')
  await root.goto(link())
  expect(await violationsOn(root)).toEqual([])
  await root.goto(`${link()}x`)
  await root.getByRole('button', { name: 'Become the administrator' }).click()
  await root.getByText('This link is not valid any more.').waitFor()
})

test('an administrator mutes a person, closes a table, and finds both in the audit log', async () => {
  const rude = await account('Rude Robert')
  const seats = ['me', { bot: 'random' }]
  const { match } = await openTable(rude, { game: 'innovation', seats, listed: true })
  await startTable(rude, match.id)
  await rude.goto(`/table/${match.id}`)
  await rude.getByRole('main').waitFor()

  const page = await administrator('Ereshkigal')
  await page.getByText('Running games').waitFor()
  expect(await violationsOn(page)).toEqual([])
  await tab(page, 'People')
  await page.getByLabel('The name begins with').fill('rude')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('button', { name: 'Decide about Rude Robert' }).click()
  await page.getByLabel('Reason').fill('shouts')
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Do it' }).click()
  await page.getByText(/muted until/).waitFor()

  await tab(page, 'Tables')
  await page.getByRole('button', { name: 'Close the table Innovation of Rude Robert' }).click()
  await page.getByRole('button', { name: 'Close the table', exact: true }).click()
  await page.getByText('There is nothing here.').waitFor()
  await rude.getByText('An administrator has closed this table: the game has no result.').first().waitFor()
  expect(await violationsOn(rude)).toEqual([])

  const witness = await account('Witness')
  const { id: about } = (await ask<{ person: { id: string } }>(rude, '/api/me')).person
  await ask(witness, '/api/reports', { person: about, text: 'He shouts at everybody' })
  await tab(page, 'Reports')
  await page.getByText('By Witness, about Rude Robert').waitFor()
  await page.getByText('He shouts at everybody').waitFor()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Done: the report about Rude Robert' }).click()
  await page.getByText('There is nothing here.').waitFor()

  await tab(page, 'Audit log')
  await page.getByText(/Ereshkigal muted · Rude Robert .* shouts/).waitFor()
  await page.getByText(/Ereshkigal closed a table/).waitFor()
})

test('a banned person is told so, at once and when they sign in', async () => {
  const page = await administrator('Namtar')
  const banned = await account('Banned Bela')
  const { match } = await openTable(banned, { game: 'innovation', seats: ['me', 'open'] })
  await banned.goto(`/table/${match.id}`)
  await banned.getByText('Banned Bela').first().waitFor()
  await tab(page, 'People')
  await page.getByLabel('The name begins with').fill('Banned')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('button', { name: 'Decide about Banned Bela' }).click()
  await page.getByLabel('What to do').selectOption({ label: 'Ban: no sign-in, bots take the seats' })
  await page.getByRole('button', { name: 'Do it' }).click()
  await banned.getByRole('heading', { name: /^You are banned until/ }).waitFor()
  await banned.getByRole('link', { name: 'Back to the games' }).click()
  await banned.getByRole('heading', { name: /^You are banned until/ }).waitFor({ state: 'detached' })
  await banned.goto('/account')
  const signIn = banned.locator('section', { hasText: 'If you have an account.' })
  await signIn.getByLabel('Name').fill('Banned Bela')
  await signIn.getByLabel('Password').fill('lapis and gold')
  await signIn.getByRole('button').click()
  await signIn.getByText(/^You are banned until/).waitFor()
  expect(await violationsOn(banned)).toEqual([])
})

test('a guest is banned together with their address, for at most a day, if the administrator wishes', async () => {
  const guest = await site.visitor()
  await guest.goto('/about')
  await enterAs(guest, 'Passing Petra')
  // The server knows the address of somebody who comes with their session.
  await guest.goto('/account')
  await guest.getByText('Passing Petra').first().waitFor()
  await account('Staying Stela')
  const page = await administrator('Geshtinanna', PHONE)
  await tab(page, 'People')
  const decide = async (name: string): Promise<void> => {
    await page.getByLabel('The name begins with').fill(name)
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('button', { name: `Decide about ${name}` }).click()
    await page.getByLabel('What to do').selectOption({ label: 'Ban: no sign-in, bots take the seats' })
  }
  const hint = page.getByText('A banned guest can come back as a new guest.')
  await decide('Staying Stela')
  expect(await hint.count()).toBe(0)
  expect(await page.getByRole('checkbox').count()).toBe(0)
  await page.keyboard.press('Escape')

  await decide('Passing Petra')
  await hint.waitFor()
  expect(await violationsOn(page)).toEqual([])
  const known = ['Passing Petra', 'Staying Stela', 'Geshtinanna', /127\.0\.0\.1$/]
  expect(await wrongInFourLanguages(page, { same: known, within: 'dialog' })).toEqual([])
  await page.getByLabel('For how long').selectOption({ label: 'a week' })
  await page.getByLabel(/^Also ban the address 127\.0\.0\.1, for at most a day/).check()
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/admin/addresses'))
  await page.getByRole('button', { name: 'Do it' }).click()
  expect((await asked).postDataJSON()).toMatchObject({ address: '127.0.0.1', days: 1 })
  // Here the guest comes from the address of the administrator, who must not lock themselves out: nobody is banned.
  await page.getByText('This is your own address.').waitFor()
  await page.getByLabel(/^Also ban the address/).uncheck()
  await page.getByRole('button', { name: 'Do it' }).click()
  await page.getByText(/banned until/).waitFor()
  const { person } = await ask<{ person: object | null }>(guest, '/api/me')
  expect(person).toBeNull()
})

test('what the host says about the server is on its page, and every tab has four languages on a phone', async () => {
  const page = await administrator('Enheduanna', PHONE)
  await tab(page, 'Settings')
  await page.getByLabel('Name of the server').fill('Nippur')
  await page
    .getByLabel('Legal notice')
    .fill('A. Scribe, Nippur\n\nSee https://nippur.example/law. <b>No tags</b>')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').waitFor()
  const texts = [
    'Enheduanna',
    'Nippur',
    'Ereshkigal',
    'Namtar',
    'Root',
    /127\.0\.0\.1/,
    / MB$/,
    'Rude Robert',
    'Banned Bela',
    'Nobody Special',
    'Passing Petra',
    'Staying Stela',
    'Geshtinanna',
    'Witness',
    // The id of a table.
    /^[\w-]{16}$/,
  ]
  for (const each of ['Settings', 'Overview', 'Reports', 'Addresses', 'People', 'Tables', 'Audit log']) {
    await tab(page, each)
    await page.waitForLoadState('networkidle')
    expect([each, await violationsOn(page)]).toEqual([each, []])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect([each, wide]).toEqual([each, 0])
    expect([each, await wrongInFourLanguages(page, { same: texts })]).toEqual([each, []])
  }
  await page.getByRole('link', { name: 'Legal notice' }).click()
  await page.getByRole('heading', { name: 'Legal notice' }).waitFor()
  expect(await page.getByRole('link', { name: 'https://nippur.example/law' }).getAttribute('href')).toBe(
    'https://nippur.example/law',
  )
  await page.getByText('<b>No tags</b>').waitFor()
  expect(await violationsOn(page)).toEqual([])
})

test('no page had an error', () => {
  expect(site.errors).toEqual([])
})
