import { afterAll, beforeAll, expect, test } from 'vitest'

import { Court } from './court.ts'
import { Sheet } from './through-the-ages-sheet.ts'

let court: Court
let sheet: Sheet
beforeAll(async () => {
  court = await Court.open()
  sheet = await Sheet.open(court)
}, 120_000)
afterAll(async () => {
  await court.close()
  sheet.close()
})

// The longest words; the long run looks at both editions in all languages.
test('every card shows all of itself in hu', { timeout: 120_000 }, async () => {
  expect(await sheet.lacks('2015', 'hu')).toEqual([])
})
