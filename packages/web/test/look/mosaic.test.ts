import { createHash } from 'node:crypto'

import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { mosaic } from '../../src/look/mosaic.ts'
import { GLAZES } from '../../src/look/mosaic/glazes.ts'

const anyId = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', '🏛️', '\uD800', 'ő'.repeat(500)))
const anyKind = fc.constantFrom(...GLAZES)
const anyHeight = fc.oneof(fc.integer({ min: 1, max: 2000 }), fc.double({ min: 1, max: 2000, noNaN: true }))

test('any id, kind and height give a picture that is bounded and well formed', () => {
  fc.assert(
    fc.property(anyId, anyKind, anyHeight, (id, kind, height) => {
      const picture = mosaic(id, kind, { height })
      expect(picture.length).toBeLessThan(150_000)
      expect(picture).toMatch(
        /^<svg xmlns="[^"]+" width="264" height="[\d.]+" viewBox="[\d. ]+" preserveAspectRatio="xMidYMid slice">(<path fill="#[\da-f]{6}" d="M[-\d. MLHVChvaASz]+"\/>)+<\/svg>$/,
      )
    }),
    { numRuns: 1000 },
  )
})

test('every low band is drawn at once; at a height of 36 the field between the borders was 0 high and its tiles were without end', () => {
  for (const kind of GLAZES) {
    for (let height = 1; height <= 60; height++) {
      expect(mosaic(`band ${height}`, kind, { height }).length).toBeLessThan(150_000)
    }
  }
})

test('heights that are no heights give the picture of a card', () => {
  for (const height of [Number.NaN, Infinity, -Infinity]) {
    expect(mosaic('temple', 'blue', { height })).toBe(mosaic('temple', 'blue'))
  }
  expect(mosaic('temple', 'blue', { height: -5 })).toBe(mosaic('temple', 'blue', { height: 1 }))
})

test('the same id gives the same picture for ever', () => {
  const print = (picture: string) => createHash('sha256').update(picture).digest('hex').slice(0, 12)
  expect({
    temple: print(mosaic('temple', 'blue')),
    stables: print(mosaic('stables', 'red')),
    sawmill: print(mosaic('sawmill', 'brown', { height: 110 })),
    glassworks: print(mosaic('glassworks', 'grey', { height: 36 })),
    library: print(mosaic('library', 'green', { height: 400 })),
    caravansery: print(mosaic('caravansery', 'yellow')),
    guild: print(mosaic('philosophers-guild', 'purple')),
    monarchy: print(mosaic('monarchy', 'orange')),
    masonry: print(mosaic('masonry', 'teal')),
    nothing: print(mosaic('', 'blue')),
  }).toMatchInlineSnapshot(`
    {
      "caravansery": "c856ef003660",
      "glassworks": "fc093a8a7410",
      "guild": "5802aee28732",
      "library": "4ae35dcf2789",
      "masonry": "a926db2cead8",
      "monarchy": "a30dc901de00",
      "nothing": "56a19af37caf",
      "sawmill": "4d27d1494681",
      "stables": "a6ac1bbffc1e",
      "temple": "dc8171afa7ff",
    }
  `)
})

test('another id gives another picture', () => {
  const pictures = new Set(Array.from({ length: 200 }, (_, i) => mosaic(`card ${i}`, 'red')))
  expect(pictures.size).toBe(200)
})

test('a card has the same borders and inks at every height', () => {
  fc.assert(
    fc.property(fc.string(), anyKind, (id, kind) => {
      const inks = (height: number) => {
        const [, ground] = /<path fill="(#[\da-f]{6})"/.exec(mosaic(id, kind, { height })) ?? []
        const last = mosaic(id, kind, { height })
          .match(/<path fill="(#[\da-f]{6})"/g)
          ?.at(-1)
        return { ground, last }
      }
      expect(inks(110)).toEqual(inks(168))
    }),
  )
})
