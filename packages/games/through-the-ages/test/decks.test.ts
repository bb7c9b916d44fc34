import { describe, expect, test } from 'vitest'

import type { CardId } from '../src/index.ts'
import { CARDS_2015, counted, newGame, position } from './testing.ts'

/** The cards of an age with these marks in the upper right corner, one of each. */
const MARKED_3 = [
  [],
  ['theology', 'bread-and-circuses', 'drama', 'monarchy', 'code-of-laws', 'warfare'],
  ['selective-breeding', 'coal', 'journalism', 'riflemen', 'constitutional-monarchy', 'architecture'],
  ['mechanized-agriculture', 'oil', 'modern-infantry', 'tanks', 'rockets', 'democracy'],
] as const
const MARKED_4 = [
  [],
  ['iron', 'alchemy', 'knights'],
  ['selective-breeding', 'cannon', 'republic'],
  ['professional-sports', 'air-forces', 'military-theory'],
] as const

const PACTS = [
  [],
  ['open-borders-agreement', 'trade-routes-agreement'],
  [
    'acceptance-of-supremacy',
    'international-trade-agreement',
    'promise-of-military-protection',
    'scientific-cooperation',
  ],
  ['international-tourism', 'loss-of-sovereignty', 'military-alliance', 'peace-treaty'],
] as const

/** The last card of each age, dealt when the row is replenished. */
const LAST = ['moses', 'michelangelo', 'j-s-bach'] as const

interface Decks {
  readonly civil: readonly CardId[]
  readonly military: readonly CardId[]
}

/** All cards of an age once it has begun. */
function decksOf(age: 1 | 2 | 3, players: number): Decks {
  const seats = Array.from({ length: players }, () => ({}))
  const civilNext = [LAST[age - 1] ?? '']
  const table = position({
    players: seats,
    age: age - 1,
    stage: 'row',
    round: 2,
    civilNext,
    shortDecks: true,
  })
  expect(table.state.age).toBe(age)
  const { row, civilDeck, militaryDeck } = table.state
  const fresh = row.filter((card) => card !== null && card !== civilNext[0])
  return { civil: [...civilDeck, ...(fresh as CardId[])], military: militaryDeck }
}

/** The cards that only the larger deck has. */
function without(smaller: readonly CardId[], larger: readonly CardId[]): readonly CardId[] {
  const left = larger.slice()
  for (const card of smaller) left.splice(left.indexOf(card), 1)
  return left.toSorted()
}

describe.each([1, 2, 3] as const)('age %i', (age) => {
  const four = decksOf(age, 4)

  test('four players use all cards (TTA-SETUP-03)', () => {
    expect(four.civil).toHaveLength(53)
    expect(four.military).toHaveLength([0, 45, 50, 45][age] ?? 0)
    const ofAge = CARDS_2015.filter((card) => card.age === age)
    expect(new Set([...four.civil, ...four.military])).toEqual(new Set(ofAge.map(({ id }) => id)))
  })

  test('three players leave out the three cards marked 4, and no pact (TTA-SETUP-04, TTA-SETUP-07, TTA-EX-01)', () => {
    const three = decksOf(age, 3)
    expect(without(three.civil, four.civil)).toEqual(MARKED_4[age].toSorted())
    expect(counted(three.military)).toEqual(counted(four.military))
    for (const pact of PACTS[age]) expect(three.military).toContain(pact)
  })

  test('two players leave out the nine cards marked 3+ or 4, and the pacts (TTA-SETUP-05, TTA-SETUP-06, TTA-SETUP-07)', () => {
    const two = decksOf(age, 2)
    expect(without(two.civil, four.civil)).toEqual([...MARKED_3[age], ...MARKED_4[age]].toSorted())
    expect(without(two.military, four.military)).toEqual(PACTS[age].toSorted())
  })
})

test('there are ten pacts (TTA-SETUP-06)', () => {
  expect(CARDS_2015.filter(({ kind }) => kind === 'pact').map(({ id }) => id)).toEqual(PACTS.flat())
})

test('the decks of Age A are the same for all numbers of players (TTA-SETUP-07)', () => {
  const decks = [2, 3, 4].map((players) => {
    const { row, civilDeck, currentEvents, leftOver } = newGame(players).state
    return [counted([...row, ...civilDeck]), counted([...currentEvents.cards, ...(leftOver[0]?.cards ?? [])])]
  })
  const total = (counts: object = {}) => Object.values(counts).reduce((sum, each) => sum + each, 0)
  expect(decks[0]?.map(total)).toEqual([20, 10])
  expect(decks[1]).toEqual(decks[0])
  expect(decks[2]).toEqual(decks[0])
})
