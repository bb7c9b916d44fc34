import { afterAll, beforeAll, expect, test } from 'vitest'

import { asked, playByMouse, playQuickly, sitDown } from './innovation-play.ts'
import { TestSite, PHONE } from './test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())

test('a whole game against a bot by mouse, clicking what glows', async () => {
  const page = await site.visitor({ reducedMotion: 'reduce' })
  await playQuickly(page)
  await sitDown(page, { bots: 1 })
  await playByMouse(page)
  await page
    .getByText(/wins|You win|share the victory/)
    .first()
    .waitFor()
  // The verdict and the score sheet.
  expect(await page.locator('.inn-scores__won').innerText()).not.toBe('')
  expect(await page.locator('.inn-scores tbody tr').count()).toBe(11)
  expect(site.errors).toEqual([])
})

test('some turns on a phone, by touch', async () => {
  const page = await site.visitor({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  })
  await page.addInitScript(() => localStorage.setItem('ziggurat.motion', 'none'))
  await sitDown(page, { bots: 1 })
  let question = ''
  for (let move = 0; move < 6; move++) {
    question = await asked(page, question)
    if (question === 'over') break
    const things = page.locator('.icard[data-glow="can"]')
    const answers = page.locator('.inn-foot [data-option]')
    const thing = (await things.count()) > 0 && move % 3 !== 2 ? things.first() : answers.first()
    await thing.tap()
    await page.locator('.inn-foot .button--do').tap()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(PHONE.width)
  }
  await asked(page, question)
  const small = await page
    .locator('.inn-foot button, .inn-tabs button, .inn-seats button')
    .evaluateAll((buttons) => buttons.filter((each) => each.getBoundingClientRect().height < 44).length)
  expect(small).toBe(0)
  for (const tab of await page.locator('.inn-tabs button').all()) {
    await tab.tap()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  }
  expect(site.errors).toEqual([])
})
