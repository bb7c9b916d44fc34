import { expect, test } from 'vitest'

import { readPng, writePng } from './png.ts'

test('a written picture is read back, pixel by pixel', () => {
  const pixels = Uint8Array.from({ length: 3 * 7 * 5 }, (_, at) => (at * 37) % 256)
  const picture = { width: 7, height: 5, pixels }
  expect(readPng(writePng(picture))).toEqual(picture)
})
