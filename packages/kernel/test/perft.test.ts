import { expect, test } from 'vitest'

import { perft } from '../src/testing/index.ts'
import { bidding, caravan, everything, keg, open, play } from './toys.ts'

/** Four sparks, one or two at a time: the ways to write numbers up to 4 as sums of 1 and 2. */
test.each([
  [0, 1],
  [1, 2], // 1, 2
  [2, 4], // 11, 12, 21, 22
  [3, 4], // 111, 112, 121, 211; after 22 the game is over
  [4, 1], // 1111
  [5, 0],
])('keg: at depth %i there are %i sequences of answers', (depth, count) => {
  expect(perft(open(keg), depth)).toBe(count)
})

test('a finished game has no further answer', () => {
  const table = open(keg)
  play(table, '0: take 2', '1: take 2')
  expect([0, 1, 2].map((depth) => perft(table, depth))).toEqual([1, 0, 0])
})

/** Two cards each, bid at once, then the last ones: 2, then 2 · 2, then one option each; then a new round. */
test('bidding: simultaneous answers count in seat order only', () => {
  const table = open(bidding)
  expect([1, 2, 3, 4, 5, 6].map((depth) => perft(table, depth))).toEqual([2, 4, 4, 4, 8, 16])
})

/** Seat 0 has two routes and then three goods, seat 1 has three goods; then seat 1 leads with two left. */
test('caravan: two dependent questions next to a single one', () => {
  const table = open(caravan)
  expect([1, 2, 3, 4, 5].map((depth) => perft(table, depth))).toEqual([2, 6, 18, 36, 72])
})

test('counting changes nothing', () => {
  const table = open(caravan)
  const before = everything(table)
  perft(table, 4)
  expect(everything(table)).toEqual(before)
})
