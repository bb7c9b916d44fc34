import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { SOON } from './checks.ts'
import { TestSite } from './test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())

const idsOf = (game: string): readonly string[] =>
  readFileSync(resolve(import.meta.dirname, `../../../games/${game}/rules.txt`), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))

const PAGES = [
  ['seven-wonders', '/rules/seven-wonders', '7W-'],
  ['innovation', '/rules/innovation', 'INN-'],
  ['through-the-ages', '/rules/through-the-ages', 'TTA-'],
  ['through-the-ages', '/rules/through-the-ages?edition=2006', 'TTA06-'],
] as const

for (const [game, address, prefix] of PAGES) {
  test(`every rule is an anchor: ${address}`, async () => {
    const page = await site.visitor()
    await page.goto(address)
    await page.locator('.clause').first().waitFor()
    const anchors = await page.locator('.clause[id]').evaluateAll((all) => all.map(({ id }) => id))
    const wanted = idsOf(game).filter((id) => id.startsWith(prefix))
    expect(wanted.length).toBeGreaterThan(50)
    expect(anchors.toSorted()).toEqual(wanted.toSorted())
    expect(site.errors).toEqual([])
  })
}

test('a reason links to its rule, which is marked and in view', async () => {
  const page = await site.visitor()
  await page.goto('/rules/seven-wonders#7W-TRADE-01')
  const rule = page.locator('[id="7W-TRADE-01"]')
  await rule.waitFor()
  expect(await page.locator('[data-marked]').evaluateAll((all) => all.map(({ id }) => id))).toEqual([
    '7W-TRADE-01',
  ])
  const { top } = await rule.evaluate((element) => element.getBoundingClientRect())
  expect(top).toBeGreaterThanOrEqual(0)
  expect(top).toBeLessThan(400)

  await page.goto('/rules/through-the-ages#TTA06-GEN-02')
  await page.locator('[id="TTA06-GEN-02"][data-marked]').waitFor()
  expect(await page.getByRole('heading', { level: 2 }).first().innerText()).toContain('2006')
})

test('a rule links to another', async () => {
  const page = await site.visitor()
  await page.goto('/rules/seven-wonders')
  await page.locator('.clause__see', { hasText: '7W-WAR-01' }).first().click()
  await page.locator('[id="7W-WAR-01"][data-marked]').waitFor()
  expect(page.url()).toContain('#7W-WAR-01')
})

test('rules can be searched', async () => {
  const page = await site.visitor()
  await page.goto('/rules/innovation')
  await page.locator('.clause').first().waitFor()
  const all = await page.locator('.clause').count()
  await page.getByRole('searchbox').fill('splayed left')
  await expect.poll(() => page.locator('.clause').count(), SOON).toBeLessThan(all / 4)
  await page
    .locator('mark', { hasText: /^splayed$/iu })
    .first()
    .waitFor()
})

test('a page without a translation says so, and is marked as English for screen readers', async () => {
  const page = await site.visitor({ locale: 'hu' })
  await page.goto('/rules/innovation')
  await page.getByText('Angolul, mert még nincs lefordítva').waitFor()
  expect(await page.locator('.rules__text [lang="en"] .clause').count()).toBeGreaterThan(50)
})
