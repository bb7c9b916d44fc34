import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { Court } from './court.ts'
import { PLACES, SIGHTS, wrongAt } from './lights.ts'

let court: Court
beforeAll(async () => {
  court = await Court.open()
})
afterAll(() => court.close())

describe.each(SIGHTS)('axe finds nothing $called', (sight) => {
  test.each(PLACES)('$called', async (place) => {
    expect(await wrongAt(court, place, sight)).toEqual([])
    expect(court.errors).toEqual([])
  })
})
