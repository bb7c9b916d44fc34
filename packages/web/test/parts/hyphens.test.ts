import { expect, test } from 'vitest'

import { withSoftHyphens } from '../../src/parts/hyphens.ts'

const parted = (name: string, fits?: number): string => withSoftHyphens(name, fits).replaceAll('\u00AD', '-')

test('long words may part between syllables, in all four languages', () => {
  expect(parted('Caravansery')).toBe('Cara-van-sery')
  expect(parted('Marketplace')).toBe('Mar-ket-place')
  expect(parted('Philosophers Guild')).toBe('Phi-lo-so-phers Guild')
  expect(parted('Karavánszeráj')).toBe('Kara-ván-sze-ráj')
  expect(parted('Shromaždiště')).toBe('Shro-maž-diště')
  expect(parted('Industrializacja')).toBe('Indus-tria-li-zacja')
})

test('short words stay whole, and no word parts from fewer than three letters', () => {
  expect(parted('Code of Laws')).toBe('Code of Laws')
  expect(parted('Aqueduct', 10)).toBe('Aqueduct')
})
