import { createHash } from 'node:crypto'

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { hashSeed, randomFor, seedFrom } from '../src/index.ts'
import { sha256 } from '../src/sha256.ts'

const hashOf = (text: string) => Buffer.from(sha256(Buffer.from(text))).toString('hex')

describe('SHA-256 matches FIPS 180-4', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('%#', (text, hash) => {
    expect(hashOf(text)).toBe(hash)
  })

  test('it matches Node, for every length around a block and for any message', () => {
    const same = (message: Uint8Array): void => {
      const hash = createHash('sha256').update(message).digest('hex')
      expect(Buffer.from(sha256(message)).toString('hex')).toBe(hash)
    }
    for (let length = 0; length <= 130; length++) same(new Uint8Array(length).fill(length))
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), same))
  })
})

test('a seed is hashed as its 32 bytes; a seed from words is the hash of their text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const words = `${text} žlutý kůň 𒀭`
      const seed = seedFrom(words)
      expect(seed).toBe(createHash('sha256').update(words).digest('hex'))
      expect(hashSeed(seed)).toBe(createHash('sha256').update(seed, 'hex').digest('hex'))
    }),
  )
})

describe('random numbers for a purpose', () => {
  const numbers = (purpose: string, seed: string): readonly number[] => {
    const random = randomFor(purpose, seed)
    return Array.from({ length: 8 }, () => random.int(1_000))
  }

  test('are always the same, and others for another purpose', () => {
    const seed = seedFrom('a game')
    expect(numbers('bot 1', seed)).toEqual(numbers('bot 1', seed))
    expect(numbers('bot 1', seed)).not.toEqual(numbers('bot 2', seed))
  })

  test('depend on every digit of the seed, so that they say nothing about any of them', () => {
    const seed = seedFrom('a game')
    const all = Array.from({ length: 64 }, (_, at) => {
      const digit = ((Number.parseInt(seed.charAt(at), 16) + 1) % 16).toString(16)
      return numbers('bot 1', `${seed.slice(0, at)}${digit}${seed.slice(at + 1)}`).join()
    })
    expect(new Set([...all, numbers('bot 1', seed).join()]).size).toBe(65)
  })
})
