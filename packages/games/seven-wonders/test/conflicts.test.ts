import { expect, test } from 'vitest'

import type { CardId } from '../src/index.ts'
import { finished, position } from './testing.ts'
import type { CityFacts, Position } from './testing.ts'

/** The end of an age in which everybody discards. */
function endOfAge(age: 1 | 2 | 3, ...cities: readonly CityFacts[]): Position {
  const hand: readonly CardId[] =
    age === 1 ? ['altar', 'theater'] : age === 2 ? ['forum', 'school'] : ['palace', 'study']
  return position({ age, turn: 6, cities, hands: cities.map(() => hand) }).allSell()
}

const tokens = (table: Position) => table.table.state.cities.map((city) => city.tokens)

const sorted = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)

/** Red cards with this many shields, by index. */
const SHIELDS: readonly (readonly CardId[])[] = [
  [],
  ['barracks'],
  ['walls'],
  ['walls', 'barracks'],
  ['walls', 'stables'],
  ['walls', 'stables', 'barracks'],
]
const army = (shields: number): CityFacts => ({ built: SHIELDS[shields] ?? [] })

test('each city compares its shields with each neighbour separately (7W-WAR-01)', () => {
  const five = endOfAge(1, army(1), army(2), army(0), army(0), army(3))
  expect(tokens(five).map(sorted)).toEqual([[-1, -1], [1, 1], [-1], [-1], [1, 1]])
})

test('shields are cumulative and nothing is used up (7W-WAR-01)', () => {
  // Barracks of Age I and Walls of Age II beat Walls alone; the same three shields fight again in Age III
  const veteran: CityFacts = { built: ['barracks', 'walls'], tokens: [1, 1] }
  expect(tokens(endOfAge(2, veteran, army(2), army(2)))[0]).toEqual([1, 1, 3, 3])
  expect(tokens(endOfAge(3, veteran, army(2), army(2)))[0]).toEqual([1, 1, 5, 5])
  const rhodos: CityFacts = { board: 'rhodos A', stages: 2 }
  expect(tokens(endOfAge(2, rhodos, army(1), army(1)))[0]).toEqual([3, 3])
})

test.each([
  [1, 1],
  [2, 3],
  [3, 5],
] as const)('Age %i: +%i for more shields, -1 for fewer (7W-WAR-02, 7W-WAR-03)', (age, victory) => {
  const table = endOfAge(age, army(2), army(1), army(0))
  expect(tokens(table).map(sorted)).toEqual([
    [victory, victory],
    [-1, victory],
    [-1, -1],
  ])
})

test('equal shields: no token for either (7W-WAR-04)', () => {
  expect(tokens(endOfAge(1, army(2), army(2), army(2)))).toEqual([[], [], []])
  expect(tokens(endOfAge(3, army(0), army(0), army(0)))).toEqual([[], [], []])
})

test('a city takes 0, 1 or 2 tokens per age; they are permanent and public (7W-WAR-05)', () => {
  const table = endOfAge(1, army(0), army(0), army(0), army(1))
  expect(tokens(table)).toEqual([[-1], [], [-1], [1, 1]])
  table.allSell(6)
  expect(tokens(table)).toEqual([[-1, -1], [], [-1, -1], [1, 1, 3, 3]])
  for (const viewer of [null, 0, 1, 2, 3]) {
    expect(table.table.view(viewer).cities.map((city) => city.tokens)).toEqual(tokens(table))
  }
})

test('Strategists Guild counts the defeats of the last conflict (7W-WAR-06)', () => {
  const table = finished({ built: ['strategists-guild', 'walls'] }, {}, {})
  expect(table.score(0)).toMatchObject({ conflict: 10, guilds: 2 })
})

test('Alexandria with 3 shields, Babylon with 5 on the left, Giza with 2 on the right (7W-WAR-02, 7W-WAR-03, 7W-EX-14)', () => {
  const table = endOfAge(
    2,
    { board: 'alexandria A', built: ['stables', 'barracks'] },
    { board: 'babylon A', built: ['walls', 'archery-range', 'stockade'] },
    { board: 'rhodos A', built: ['walls'] },
    { board: 'giza A', built: ['training-ground'] },
  )
  expect(sorted(table.city(0).tokens)).toEqual([-1, 3])
})

test('shields 2, 2, 0, 5 clockwise after Age III (7W-WAR-02, 7W-WAR-03, 7W-WAR-04, 7W-EX-48)', () => {
  const all = tokens(endOfAge(3, army(2), army(2), army(0), army(5)))
  expect(all).toEqual([[-1], [5], [-1, -1], [5, 5]])
  expect(all.flat().reduce((sum, token) => sum + token, 0)).toBe(12)
})
