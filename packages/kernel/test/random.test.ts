import { createCipheriv } from 'node:crypto'

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { chacha, hashSeed, isSeed, newSeed, pick, fastRandom, seedFrom, shuffle } from '../src/index.ts'
import type { Random, RandomState } from '../src/index.ts'
import { chachaBlock, drawSeed } from '../src/random.ts'

const WORDS = 0x1_0000_0000

const bytes = (hex: string): Buffer => Buffer.from(hex.replaceAll(/\s/g, ''), 'hex')
const words = (buffer: Buffer): number[] =>
  Array.from({ length: buffer.length / 4 }, (_, i) => buffer.readUInt32LE(4 * i))

function block(key: Buffer, counter: number, nonce: Buffer): string {
  const out = new Uint32Array(16)
  chachaBlock(words(key), counter, words(nonce), out)
  const stream = Buffer.alloc(64)
  out.forEach((word, i) => stream.writeUInt32LE(word, 4 * i))
  return stream.toString('hex')
}

/** The sum of (found - expected)² / expected. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, each) => sum + each, 0) / counts.length
  return counts.reduce((sum, each) => sum + (each - expected) ** 2 / expected, 0)
}

function tally(count: number, draws: number, draw: () => number): number[] {
  const counts = Array.from({ length: count }, () => 0)
  for (let i = 0; i < draws; i++) {
    const at = draw()
    counts[at] = (counts[at] ?? 0) + 1
  }
  return counts
}

const zero = '00'.repeat(32)

describe('ChaCha20 matches RFC 8439', () => {
  test.each([
    {
      vector: '2.3.2',
      key: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
      counter: 1,
      nonce: '000000090000004a00000000',
      stream: `10f1e7e4d13b5915500fdd1fa32071c4 c7d1f4c733c068030422aa9ac3d46c4e
               d2826446079faa0914c2d705d98b02a2 b5129cd1de164eb9cbd083e8a2503c4e`,
    },
    {
      vector: 'A.1 #1',
      key: zero,
      counter: 0,
      nonce: '00'.repeat(12),
      stream: `76b8e0ada0f13d90405d6ae55386bd28 bdd219b8a08ded1aa836efcc8b770dc7
               da41597c5157488d7724e03fb8d84a37 6a43b8f41518a11cc387b669b2ee6586`,
    },
    {
      vector: 'A.1 #2',
      key: zero,
      counter: 1,
      nonce: '00'.repeat(12),
      stream: `9f07e7be5551387a98ba977c732d080d cb0f29a048e3656912c6533e32ee7aed
               29b721769ce64e43d57133b074d839d5 31ed1f28510afb45ace10a1f4b794d6f`,
    },
    {
      vector: 'A.1 #3',
      key: `${'00'.repeat(31)}01`,
      counter: 1,
      nonce: '00'.repeat(12),
      stream: `3aeb5224ecf849929b9d828db1ced4dd 832025e8018b8160b82284f3c949aa5a
               8eca00bbb4a73bdad192b5c42f73f2fd 4e273644c8b36125a64addeb006c13a0`,
    },
    {
      vector: 'A.1 #4',
      key: `00ff${'00'.repeat(30)}`,
      counter: 2,
      nonce: '00'.repeat(12),
      stream: `72d54dfbf12ec44b362692df94137f32 8fea8da73990265ec1bbbea1ae9af0ca
               13b25aa26cb4a648cb9b9d1be65b2c09 24a66c54d545ec1b7374f4872e99f096`,
    },
    {
      vector: 'A.1 #5',
      key: zero,
      counter: 0,
      nonce: `${'00'.repeat(11)}02`,
      stream: `c2c64d378cd536374ae204b9ef933fcd 1a8b2288b3dfa49672ab765b54ee27c7
               8a970e0e955c14f3a88e741b97c286f7 5f8fc299e8148362fa198a39531bed6d`,
    },
  ])('vector $vector', ({ key, counter, nonce, stream }) => {
    expect(block(bytes(key), counter, bytes(nonce))).toBe(bytes(stream).toString('hex'))
  })

  test('and matches OpenSSL for any key, counter and nonce', () => {
    const some = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })
    fc.assert(
      fc.property(some(32), fc.integer({ min: 0, max: WORDS - 1 }), some(12), (key, counter, nonce) => {
        const start = Buffer.alloc(16)
        start.writeUInt32LE(counter)
        start.set(nonce, 4)
        const theirs = createCipheriv('chacha20', key, start).update(Buffer.alloc(64)).toString('hex')
        expect(block(Buffer.from(key), counter, Buffer.from(nonce))).toBe(theirs)
      }),
    )
  })

  test('a game draws the words of the key stream from block 0 on', () => {
    const random = chacha({ seed: zero, drawn: 0 })
    const drawn = Array.from({ length: 32 }, () => random.int(WORDS))
    const stream = createCipheriv('chacha20', bytes(zero), Buffer.alloc(16)).update(Buffer.alloc(128))
    expect(drawn).toEqual(words(stream))
  })
})

describe('the random state', () => {
  test('counts every word', () => {
    const state: RandomState = { seed: zero, drawn: 0 }
    const random = chacha(state)
    for (let i = 1; i <= 40; i++) {
      random.int(2)
      expect(state.drawn).toBe(i)
    }
  })

  test('continues exactly from a JSON copy, at every point', () => {
    fc.assert(
      fc.property(
        fc.nat(100),
        fc.array(fc.integer({ min: 1, max: WORDS }), { minLength: 1 }),
        (skip, draws) => {
          const state: RandomState = { seed: seedFrom('copy'), drawn: 0 }
          const random = chacha(state)
          for (let i = 0; i < skip; i++) random.int(6)
          const twin = JSON.parse(JSON.stringify(state)) as RandomState
          const again = chacha(twin)
          expect(draws.map((below) => again.int(below))).toEqual(draws.map((below) => random.int(below)))
          expect(twin).toEqual(state)
        },
      ),
    )
  })

  test('two generators over one state share it', () => {
    const state: RandomState = { seed: zero, drawn: 0 }
    const [one, other] = [chacha(state), chacha(state)]
    const taken = [one.int(WORDS), other.int(WORDS), one.int(WORDS)]
    const straight = chacha({ seed: zero, drawn: 0 })
    expect(taken).toEqual([straight.int(WORDS), straight.int(WORDS), straight.int(WORDS)])
  })

  test('rejects an invalid seed', () => {
    expect(() => chacha({ seed: 'abc', drawn: 0 })).toThrow('64 hexadecimal digits')
  })
})

describe.each([
  ['chacha', (): Random => chacha({ seed: seedFrom('chi'), drawn: 0 })],
  ['fastRandom', (): Random => fastRandom(7)],
])('%s', (_name, make) => {
  test('draws whole numbers below the bound', () => {
    const random = make()
    fc.assert(
      fc.property(fc.integer({ min: 1, max: WORDS }), (below) => {
        const drawn = random.int(below)
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < below).toBe(true)
      }),
    )
    expect(random.int(1)).toBe(0)
  })

  test('uniformly distributed (chi-square, 5 degrees of freedom, 99.9 %)', () => {
    const random = make()
    expect(chiSquare(tally(6, 60_000, () => random.int(6)))).toBeLessThan(20.5)
  })

  test('also where `word % below` would favour small numbers (2 degrees of freedom)', () => {
    const random = make()
    const third = 2 ** 30
    expect(chiSquare(tally(3, 30_000, () => Math.floor(random.int(3 * third) / third)))).toBeLessThan(13.8)
  })

  test('shuffles uniformly: all 24 orders of four cards (23 degrees of freedom)', () => {
    const random = make()
    const orders = new Map<string, number>()
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle(random, ['a', 'b', 'c', 'd']).join('')
      orders.set(order, (orders.get(order) ?? 0) + 1)
    }
    expect(orders.size).toBe(24)
    expect(chiSquare([...orders.values()])).toBeLessThan(49.7)
  })

  test('picks every element', () => {
    const random = make()
    expect(new Set(Array.from({ length: 100 }, () => pick(random, ['a', 'b', 'c'])))).toEqual(
      new Set(['a', 'b', 'c']),
    )
    expect(() => pick(random, [])).toThrow('nothing to pick from')
  })

  test.each([0, -1, 2.5, Number.NaN, WORDS + 1])('drawing below %d is an error', (below) => {
    expect(() => make().int(below)).toThrow(RangeError)
  })
})

test('a shuffle keeps the cards and shuffles in place', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.integer(), (list, seed) => {
      const cards = [...list]
      expect(shuffle(fastRandom(seed), cards)).toBe(cards)
      expect(cards.toSorted()).toEqual(list.toSorted())
    }),
  )
})

test('the fast generator gives the same numbers for the same seed and others for another seed', () => {
  const numbers = (seed: number) => {
    const random = fastRandom(seed)
    return Array.from({ length: 8 }, () => random.int(WORDS))
  }
  expect(numbers(1)).toEqual(numbers(1))
  expect(new Set([0, 1, 2, 3, -1, 2 ** 31].map((seed) => numbers(seed).join())).size).toBe(6)
})

describe('seeds', () => {
  test('have 256 bits', () => {
    expect(isSeed(newSeed())).toBe(true)
    expect(newSeed()).not.toBe(newSeed())
    expect(isSeed(drawSeed(fastRandom(1)))).toBe(true)
    expect(isSeed(seedFrom('any words'))).toBe(true)
    expect(['', 'ab', zero.toUpperCase().replaceAll('0', 'A'), `${zero}0`, `${zero}\n`].some(isSeed)).toBe(
      false,
    )
  })

  test('made from the same words are always the same', () => {
    expect(seedFrom('ur')).toBe(seedFrom('ur'))
    expect(seedFrom('ur')).not.toBe(seedFrom('uruk'))
  })

  test('are published as the SHA-256 of their 32 bytes', () => {
    expect(hashSeed(zero)).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925')
  })
})
