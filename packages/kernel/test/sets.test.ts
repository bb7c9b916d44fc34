import { expect, test } from 'vitest'

import {
  amongPieces,
  anySet,
  eachSet,
  isLegal,
  canBeCompleted,
  fastRandom,
  readSet,
  setId,
  SetQuestion,
} from '../src/index.ts'
import type { Piece, SetRules } from '../src/index.ts'

const piece = (id: string, count: number): Piece => ({
  id,
  does: id.startsWith('send') ? 'send' : 'discard',
  count,
})

const cards = (...names: readonly string[]): Piece[] => names.map((name) => piece(`discard ${name}`, 1))

const three = amongPieces(cards('spy', 'raid', 'rats'), { least: 2 })

/** Units must add up to at least 4, with at most one card. */
const worth = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { id, count }) => sum + count * (id === 'send knights' ? 2 : 1), 0)
const cardsIn = (pieces: readonly Piece[]): number =>
  pieces.filter(({ id }) => id.startsWith('discard')).length
const force: SetRules = {
  ...amongPieces([piece('send warriors', 2), piece('send knights', 2), ...cards('spy', 'raid')], {
    least: 1,
    most: Infinity,
  }),
  legal: (chosen) => worth(chosen) >= 4 && cardsIn(chosen) <= 1,
  open: (chosen) => cardsIn(chosen) <= 1,
}

test('any two of three can be chosen, in any order, and have one id', () => {
  expect(Array.from(eachSet(three), (set) => setId(three, set)).toSorted()).toEqual([
    'discard raid rats',
    'discard raid spy',
    'discard rats spy',
  ])
  const question = new SetQuestion(0, 'discard', three)
  expect(question.find('discard spy raid')?.id).toBe('discard raid spy')
  expect(question.find('discard raid discard spy')?.id).toBe('discard raid spy')
})

test('equal pieces are counted', () => {
  const equal = amongPieces(cards('spy', 'raid', 'spy', 'spy'), { least: 3 })
  expect(equal.pieces).toEqual([piece('discard raid', 1), piece('discard spy', 3)])
  expect(Array.from(eachSet(equal), (set) => setId(equal, set))).toEqual([
    'discard spy 3',
    'discard raid spy 2',
  ])
  expect(readSet(equal, 'discard spy spy raid')).toEqual(readSet(equal, 'discard raid spy 2'))
})

test.each([
  '',
  'discard',
  'discard spy',
  'discard spy spy',
  'discard spy 2',
  'discard spy 0',
  'discard 2 spy',
  'discard spy raid rats',
  'discard spy cannon',
  'spy raid',
  'none',
  'constructor',
])("'%s' is refused where two of three are discarded", (id) => {
  expect(new SetQuestion(0, 'discard', three).find(id)).toBeUndefined()
})

test('the empty set has its own id', () => {
  const some = amongPieces(cards('spy', 'raid'), { least: 0, most: 2, none: 'yield' })
  expect(new SetQuestion(0, 'defend', some).options.map(({ id }) => id)).toEqual([
    'yield',
    'discard spy',
    'discard raid',
    'discard raid spy',
  ])
})

test('nobody must choose more than there is', () => {
  expect(amongPieces(cards('spy'), { least: 2 })).toMatchObject({ least: 1, most: 1 })
})

test('sums and limits are separate rules', () => {
  const ids = Array.from(eachSet(force), (set) => setId(force, set))
  expect(ids).toContain('send knights 2')
  expect(ids).toContain('discard spy send knights warriors')
  expect(ids).not.toContain('send knights warriors')
  expect(ids).not.toContain('discard raid spy send knights 2')
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(setId(force, readSet(force, id) ?? [])).toBe(id)
})

test('a partial set can be completed, or not', () => {
  expect(canBeCompleted(force, [piece('discard spy', 1)])).toBe(true)
  expect(canBeCompleted(force, cards('spy', 'raid'))).toBe(false)
  expect(isLegal(force, [piece('discard spy', 1)])).toBe(false)
  expect(canBeCompleted(three, cards('spy', 'raid', 'rats'))).toBe(false)
})

test.each([
  ['by size', three],
  ['by sum', force],
  ['with counts', amongPieces([piece('send a', 3), piece('send b', 2)], { least: 1, most: 4 })],
])('each legal set is equally likely (%s)', (_name, rules) => {
  const all = Array.from(eachSet(rules), (set) => setId(rules, set))
  const seen = new Map<string, number>()
  const random = fastRandom(1)
  const draws = 2000 * all.length
  for (let i = 0; i < draws; i++) {
    const id = setId(rules, anySet(rules, random))
    seen.set(id, (seen.get(id) ?? 0) + 1)
  }
  expect([...seen.keys()].toSorted()).toEqual(all.toSorted())
  for (const times of seen.values()) expect(Math.abs(times - 2000)).toBeLessThan(250)
})

test('of very many sets a sample without duplicates is drawn; few sets are all listed', () => {
  const many = amongPieces(
    cards(...Array.from({ length: 20 }, (_, i) => `c${String.fromCharCode(97 + i)}`)),
    {
      least: 10,
    },
  )
  const question = new SetQuestion(0, 'discard', many)
  const some = question.some(30, fastRandom(3))
  expect(new Set(some.map(({ id }) => id)).size).toBe(30)
  for (const { id } of some) expect(question.find(id)?.id).toBe(id)
  expect(question.some(30, fastRandom(3))).toEqual(some)
  expect(new SetQuestion(0, 'discard', three).some(30, fastRandom(3))).toHaveLength(3)
})
