import { createHash } from 'node:crypto'

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  hashSeed,
  isProblem,
  mixedSeed,
  newContribution,
  newSeed,
  parseRecord,
  printRecord,
  recordOf,
  sentence,
  Table,
  verify,
} from '../src/index.ts'
import type { GameRecord } from '../src/index.ts'
import { keg, play } from './toys.ts'

const SECRET = '0123456789abcdef'.repeat(4)
const ADA = '000102030405060708090a0b0c0d0e0f'
const CY = 'f'.repeat(32)

const sha256 = (content: string, encoding: 'utf8' | 'hex') =>
  createHash('sha256').update(content, encoding).digest('hex')

describe('a seed', () => {
  // printf '%s\n' 0123456789abcdef…cdef 000102030405060708090a0b0c0d0e0f '' ffffffffffffffffffffffffffffffff | sha256sum
  test('is the hash of the secret and the contributions as lines, in the order of the seats', () => {
    const lines =
      '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef\n' +
      '000102030405060708090a0b0c0d0e0f\n' +
      '\n' +
      'ffffffffffffffffffffffffffffffff\n'
    expect(sha256(lines, 'utf8')).toBe('e00247537aab758a8e4fe57af61c1862e879fb68e3d302347e921977c666f9d2')
    expect(mixedSeed(SECRET, [ADA, '', CY])).toBe(
      'e00247537aab758a8e4fe57af61c1862e879fb68e3d302347e921977c666f9d2',
    )
    expect(hashSeed(SECRET)).toBe(sha256(SECRET, 'hex'))
    expect(hashSeed(SECRET)).toBe('4884fdaafea47c29fea7159d0daddd9c085d6200e1359e85bb81736af6b7c837')
  })

  test('is the secret if nobody contributed', () => {
    expect(mixedSeed(SECRET, ['', '', ''])).toBe(SECRET)
    expect(mixedSeed(SECRET, [])).toBe(SECRET)
  })

  test('changes with every contribution, with its seat, and with the secret', () => {
    const hex = (digits: number) => fc.stringMatching(new RegExp(`^[0-9a-f]{${digits}}$`))
    const given = fc.array(fc.oneof(hex(32), fc.constant('')), { minLength: 1, maxLength: 7 })
    fc.assert(
      fc.property(hex(64), hex(64), given, given, (one, another, these, those) => {
        const seeds = new Map<string, string>()
        for (const secret of [one, another]) {
          for (const contributions of [these, those, these.toReversed(), [...these, '']]) {
            if (contributions.every((each) => each === '')) continue
            const mixed = [secret, ...contributions].join(',')
            const seed = mixedSeed(secret, contributions)
            expect(seed).toMatch(/^[0-9a-f]{64}$/)
            expect(seeds.get(seed) ?? mixed).toBe(mixed)
            seeds.set(seed, mixed)
          }
        }
      }),
    )
  })

  test('new contributions are 128 bits, and differ', () => {
    const made = Array.from({ length: 100 }, () => newContribution())
    expect(made.every((each) => /^[0-9a-f]{32}$/.test(each))).toBe(true)
    expect(new Set(made).size).toBe(100)
  })
})

describe('a record with contributions', () => {
  const contributions = [ADA, '']
  const played = Table.open(keg, { seats: 2, options: {}, seed: mixedSeed(SECRET, contributions) })
  play(played, '0: take 1', '1: take 2', '0: take 1')
  const mixed = { ...recordOf(played), hash: hashSeed(SECRET), secret: SECRET, contributions }
  const text = printRecord(mixed)

  const verdict = (forged: string): string => {
    const record = parseRecord(forged)
    const found = isProblem(record) ? record : verify(keg, record)
    return isProblem(found) ? sentence(found) : 'verified'
  }

  test('names the secret and each contribution, and is verified', () => {
    expect(text).toContain(`\nsecret ${SECRET}\ncontributions ${ADA} none\n`)
    expect(printRecord(parseRecord(text) as GameRecord)).toBe(text)
    expect(verdict(text)).toBe('verified')
    const everybody = { ...mixed, seed: mixedSeed(SECRET, [ADA, CY]), contributions: [ADA, CY] }
    expect(verdict(printRecord({ ...recordOf(played), ...everybody }))).toBe('verified')
  })

  test('of a running game has the contributions, but neither the secret nor the seed', () => {
    const { seed: _, secret: _secret, ...running } = mixed
    const read = parseRecord(printRecord(running)) as GameRecord
    expect(read).toMatchObject({ contributions, hash: hashSeed(SECRET) })
    expect(verdict(printRecord(running))).toContain('the record has no seed')
  })

  test('may say that nobody contributed: the secret is the seed then', () => {
    const nobody = { ...mixed, seed: SECRET, contributions: ['', ''] }
    expect(verdict(printRecord(nobody))).toBe('verified')
  })

  const other = newSeed()
  test.each<[string, (record: string) => string, string]>([
    ['another secret', (record) => record.replace(SECRET, other), 'the secret does not match the hash'],
    [
      'another hash',
      (record) => record.replace(hashSeed(SECRET), hashSeed(other)),
      'the secret does not match the hash',
    ],
    [
      'another secret with its hash',
      (record) => record.replace(SECRET, other).replace(hashSeed(SECRET), hashSeed(other)),
      'the seed does not follow',
    ],
    ['another seed', (record) => record.replace(mixed.seed ?? '', other), 'the seed does not follow'],
    ['another contribution', (record) => record.replace(ADA, CY), 'the seed does not follow'],
    [
      'a contribution at another seat',
      (record) => record.replace(`${ADA} none`, `none ${ADA}`),
      'the seed does not follow',
    ],
    ['a contribution left out', (record) => record.replace(`${ADA} none`, 'none none'), 'the seed does not'],
    ['one added', (record) => record.replace('none', CY), 'the seed does not follow'],
    ['too few contributions', (record) => record.replace(' none', ''), '1 contribution for 2 seats'],
    ['too many', (record) => record.replace('none', 'none none'), '3 contributions for 2 seats'],
    ['no secret', (record) => record.replace(/^secret .*\n/m, ''), "no line 'secret …'"],
    ['no contributions', (record) => record.replace(/^contributions .*\n/m, ''), "'contributions …'"],
    [
      'neither',
      (record) => record.replace(/^(secret|contributions) .*\n/gm, ''),
      'the seed does not match the hash',
    ],
    ['a short contribution', (record) => record.replace(ADA, ADA.slice(1)), 'cannot be the contributions'],
    ['an odd secret', (record) => record.replace(SECRET, SECRET.toUpperCase()), 'cannot be the secret'],
    ['two secrets', (record) => record.replace('secret', `secret ${other}\nsecret`), "'secret' occurs twice"],
  ])('is refused with %s', (_name, forge, problem) => {
    expect(forge(text)).not.toBe(text)
    expect(verdict(forge(text))).toContain(problem)
  })
})
