import { afterAll, beforeAll, expect, test } from 'vitest'

import { wrongInNotice } from './rules-changed.ts'
import { TestSite } from './test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())

test.each([
  ['cs', 'Odpovědi, které jim neodpovídají, byly vzaty zpět: 2 (Mira a Tomasz).'],
  ['hu', 'Azokat a válaszokat, amelyek nem felelnek meg nekik, visszavontuk: 2 (Mira és Tomasz).'],
  ['pl', 'Odpowiedzi, które do nich nie pasują, zostały cofnięte: 2 (Mira i Tomasz).'],
])('players see in %s which answers a change of the rules has removed', async (locale, text) => {
  expect(await wrongInNotice(site, locale, text)).toEqual([])
})
