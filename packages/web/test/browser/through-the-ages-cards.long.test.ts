import { LANGUAGES } from '@ziggurat/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

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

describe.each(['2015', '2006'])('%s', (edition) => {
  test.each(LANGUAGES)('every card shows all of itself in %s', async (language) => {
    expect(await sheet.lacks(edition, language)).toEqual([])
  })
})
