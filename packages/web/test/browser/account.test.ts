import type { Locator } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { violationsOn } from './checks.ts'
import { wrongInFourLanguages } from './languages.ts'
import { enterAs } from './page-api.ts'
import {
  anyCard,
  asked,
  bots,
  enter,
  myTurn,
  nextTurn,
  open as openTable,
  start,
} from './seven-wonders-play.ts'
import { TestSite, PHONE } from './test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())

test('a guest changes the name, makes an account, signs out and in again', async () => {
  const page = await site.visitor()
  await page.goto('/account')
  const enter = page.locator('section', { hasText: 'Enter with a name' })
  await enter.getByRole('button').click()
  await enter.getByText('Name: 1 to 30 characters.').waitFor()
  await enter.getByLabel('Name').fill('Tereza')
  await enter.getByRole('button').click()

  const rename = page.locator('section', { hasText: 'Another name' })
  await rename.getByLabel('Name').fill('Krisztina')
  await rename.getByRole('button').click()
  await page.getByRole('heading', { name: 'Krisztina', level: 1 }).waitFor()

  const register = page.locator('section', { hasText: 'Make an account' })
  await register.getByLabel('Name').fill('Krisztina')
  await register.getByLabel('Password').fill('short')
  await register.getByRole('button').click()
  await register.getByText('Password: 8 to 200 characters.').waitFor()
  expect(await register.getByLabel('Password').inputValue()).toBe('short')
  await register.getByLabel('Password').fill('password123')
  await register.getByRole('button').click()
  await register.getByText('This password is one of the most common ones. Choose another.').waitFor()
  expect(await page.locator(':focus').inputValue()).toBe('password123')
  await register.getByLabel('Password').fill('lapis and gold')
  await register.getByRole('button').click()
  await page.getByText('You are signed in as Krisztina.').waitFor()

  const change = page.locator('section', { hasText: 'Another password' })
  await change.getByLabel('Old password').fill('gold and lapis')
  await change.getByLabel('New password').fill('mud and straw')
  await change.getByRole('button').click()
  await change.getByText('This is not your password.').waitFor()
  expect(await page.locator(':focus').inputValue()).toBe('gold and lapis')
  await change.getByLabel('Old password').fill('lapis and gold')
  await change.getByRole('button').click()
  await change.getByText('The password is changed.').waitFor()
  expect(await change.getByLabel('New password').inputValue()).toBe('')

  await page.getByRole('button', { name: 'Sign out' }).click()
  const signIn = page.locator('section', { hasText: 'If you have an account.' })
  await signIn.getByLabel('Name').fill('Krisztina')
  await signIn.getByLabel('Password').fill('lapis and gold')
  await signIn.getByRole('button').click()
  await signIn.getByText('Wrong name or password.').waitFor()
  await signIn.getByLabel('Password').fill('mud and straw')
  await signIn.getByRole('button').click()
  await page.getByText('You are signed in as Krisztina.').waitFor()
})

test('an error is shown at its field, which gets the focus', async () => {
  const page = await site.visitor()
  await page.goto('/account')
  const focused = page.locator(':focus')
  /** The text that a screen reader gives for the focused field. */
  const described = (): Promise<string> =>
    focused.evaluate((field) =>
      (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.querySelector(`[id="${id}"]`)?.textContent)
        .join(' '),
    )
  const wrong = (section: Locator): Promise<readonly (string | null)[]> =>
    section
      .locator('input')
      .evaluateAll((fields) => fields.map((field) => field.getAttribute('aria-invalid')))

  const enter = page.locator('section', { hasText: 'Enter with a name' })
  await enter.getByRole('button').click()
  await enter.getByRole('alert').waitFor()
  expect(await wrong(enter)).toEqual(['true'])
  expect(await described()).toBe('Name: 1 to 30 characters.')
  expect(await violationsOn(page)).toEqual([])

  // The server does not say which of the two was wrong.
  const signIn = page.locator('section', { hasText: 'If you have an account.' })
  await signIn.getByLabel('Name').fill('Nobody')
  await signIn.getByLabel('Password').fill('lapis and gold')
  await signIn.getByRole('button').click()
  await signIn.getByRole('alert').waitFor()
  expect(await wrong(signIn)).toEqual(['true', 'true'])
  expect(await focused.getAttribute('type')).toBe('password')
  expect(await described()).toBe('Wrong name or password.')

  await enter.getByLabel('Name').fill('Tomasz')
  await enter.getByRole('button').click()
  const register = page.locator('section', { hasText: 'Make an account' })
  await register.getByLabel('Password').fill('short')
  await register.getByRole('button').click()
  await register.getByRole('alert').waitFor()
  expect(await wrong(register)).toEqual([null, 'true'])
  expect(await described()).toContain('Password: 8 to 200 characters.')

  await page.getByRole('button', { name: 'Make a token' }).click()
  await page.locator('.account-tokens__form').getByRole('alert').waitFor()
  expect(await focused.getAttribute('aria-invalid')).toBe('true')
  expect(await described()).toContain('What for: ')
  // A corrected field is not marked any more.
  await page.getByLabel('What for?').fill('night bot')
  await page.getByRole('button', { name: 'Make a token' }).click()
  await page.locator('.account-tokens__new').waitFor()
  expect(await page.locator('.account-tokens__form [aria-invalid]').count()).toBe(0)
})

test('a guest who registers goes on playing in another tab', async () => {
  const table = await site.visitor()
  await enter(table, 'Kunhuta')
  await start(table, await openTable(table, ['me', ...bots(2, 'random')]))
  await myTurn(table)
  const account = await table.context().newPage()
  await account.goto('/account')
  const register = account.locator('section', { hasText: 'Make an account' })
  await register.getByLabel('Password').fill('lapis and gold')
  const [before] = await table.context().cookies()
  await register.getByRole('button').click()
  await account.getByText('You are signed in as Kunhuta.').waitFor()
  const [after] = await table.context().cookies()
  expect(after?.value).not.toBe(before?.value)
  const question = await asked(table)
  await (await anyCard(table)).click()
  await table.locator('.picked-card .button--do').click()
  await nextTurn(table, question)
})

test('a guest is asked twice before leaving for good', async () => {
  const page = await site.visitor()
  await page.goto('/about')
  await enterAs(page, 'Paweł')
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Leave anyway' }).click()
  await page.getByRole('heading', { name: 'Enter with a name' }).waitFor()
  expect(await page.locator('.site__person').textContent()).toBe('Enter')
})

test('a token is shown once, opens the interface, and is taken back', async () => {
  const page = await site.visitor()
  await page.goto('/about')
  await enterAs(page, 'Marek')
  await page.goto('/account')
  await page.getByLabel('What for?').fill('night bot')
  await page.getByText('Only read and watch').click()
  await page.getByText('30 days').click()
  await page.getByRole('button', { name: 'Make a token' }).click()
  const token = await page.getByLabel('Token', { exact: true }).inputValue()
  const whoIs = async (): Promise<unknown> =>
    (await fetch(`${site.base}/api/me`, { headers: { authorization: `Bearer ${token}` } })).json()
  expect(await whoIs()).toMatchObject({ person: { name: 'Marek' } })
  expect(await violationsOn(page)).toEqual([])
  await page.reload()
  const listed = page.locator('.account-list > li', { hasText: 'night bot' })
  const until = new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(Date.now() + 30 * 86_400_000)
  expect(await listed.textContent()).toContain('Only read and watch')
  expect(await listed.textContent()).toContain(`valid until ${until}`)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ game: 'innovation', seats: ['me', 'open'] })
  expect((await fetch(`${site.base}/api/matches`, { method: 'POST', headers, body })).status).toBe(403)
  expect(await page.content()).not.toContain(token)
  await page.getByRole('button', { name: 'Remove the token night bot' }).click()
  await page.getByText('There are none.').waitFor()
  expect(await whoIs()).toEqual({ person: null })
})

test('account and about pages have four languages on a phone', async () => {
  const page = await site.visitor({ viewport: PHONE })
  await page.goto('/account')
  await page.getByRole('heading', { name: 'Enter with a name' }).waitFor()
  expect(await wrongInFourLanguages(page)).toEqual([])
  await enterAs(page, 'Inanna')
  await page.goto('/account')
  await page.getByRole('heading', { name: 'Inanna' }).waitFor()
  expect(await wrongInFourLanguages(page, { same: ['Inanna'] })).toEqual([])
  await page.goto('/about')
  await page.getByText(/^Version \d/).waitFor()
  expect(await wrongInFourLanguages(page, { same: ['Inanna', 'Licence'] })).toEqual([])
})

test('an unknown address says so, with a link back, and the page fills the window', async () => {
  const page = await site.visitor({ viewport: PHONE })
  for (const [path, says] of [
    ['/nowhere', 'There is nothing here'],
    ['/table/nobody', 'This table is not there any more.'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('heading', { name: says }).waitFor()
    expect(await wrongInFourLanguages(page)).toEqual([])
    expect(await violationsOn(page)).toEqual([])
    const foot = await page.locator('.site-foot').boundingBox()
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeCloseTo(PHONE.height, 0)
    await page.getByRole('link', { name: 'Back to the games' }).click()
    await page.waitForURL(`${site.base}/`)
  }
})

test('no page had an error', () => {
  expect(site.errors).toEqual([])
})
