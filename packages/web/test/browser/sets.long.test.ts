import { LANGUAGES } from '@ziggurat/texts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { Court } from './court.ts'
import { wrongInHand } from './set-questions.ts'

let court: Court
beforeAll(async () => {
  court = await Court.open()
})
afterAll(() => court.close())

test.each(['light', 'dark'] as const)(
  'on a phone in the %s, thumbs reach every piece and nothing is cut in any language',
  async (light) => {
    expect(await wrongInHand(court, light, LANGUAGES)).toEqual([])
  },
)
