import { LANGUAGES } from '@ziggurat/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { Court, LAPTOP, PHONE } from './court.ts'
import { MATTERS, wrongWithQuestion } from './through-the-ages-questions.ts'

let court: Court
beforeAll(async () => {
  court = await Court.open()
})
afterAll(() => court.close())

describe.each(MATTERS)('a question of %s', (matter) => {
  test.each([LAPTOP, PHONE])('is whole in all languages at $width pixels', async (viewport) => {
    expect(await wrongWithQuestion(court, matter, { viewport }, LANGUAGES)).toEqual([])
  })
})
