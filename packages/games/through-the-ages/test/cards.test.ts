import { describe, expect, test } from 'vitest'

import { SPECIAL_TYPES } from '../src/cards/card.ts'
import { isSpecial, isWork } from '../src/cards/catalogue.ts'
import { editionOf } from '../src/index.ts'
import { AGES, byId, deckSizes, expectedOf, factsIn, isAny, triedIn } from './printed.ts'
import { CARDS_2015, YEAR_2015 } from './testing.ts'

const FACTS = factsIn('facts.json')
const { cards: CARDS } = editionOf(YEAR_2015)

describe('the cards are those of the published edition', () => {
  test('there are 236, 127 civil and 109 military ones, each in the reference (TTA-SETUP-02)', () => {
    expect(CARDS_2015.map(({ id }) => id).toSorted()).toEqual(FACTS.map(({ id }) => id).toSorted())
    const civil = CARDS_2015.filter(({ deck }) => deck === 'civil')
    expect([CARDS_2015.length, civil.length]).toEqual([236, 127])
  })

  test('all printed numbers match the reference (TTA-ANAT-01, TTA-ANAT-02)', () => {
    expect(CARDS_2015.toSorted(byId)).toEqual(FACTS.toSorted(byId).map(expectedOf))
  })

  test('the player board shows six technologies with six workers (TTA-BOARD-05)', () => {
    const printed = FACTS.filter(({ startingWorkers }) => startingWorkers !== undefined)
    const works = CARDS.all.filter(isWork).filter(({ starting }) => starting !== null)
    const governments = CARDS.all.filter((card) => card.type === 'government' && card.starting)
    const starting = [...works, ...governments].map(({ id }) => id)
    expect(starting.toSorted()).toEqual(printed.map(({ id }) => id).toSorted())
    const workers = new Map(works.map(({ id, starting: count }) => [id, count]))
    for (const { id, startingWorkers } of printed)
      expect([id, workers.get(id) ?? 0]).toEqual([id, startingWorkers])
  })

  test('construction technologies build this many stages and save this many resources (TTA-BUILD-02, TTA-STAGE-04)', () => {
    for (const { id, type, production } of FACTS) {
      if (type !== 'construction') continue
      const card = CARDS.get(id)
      if (!isSpecial(card)) throw new Error(`${id} is not a special technology`)
      const { wonderStages, urbanDiscounts } = card.abilities
      expect([id, wonderStages]).toEqual([id, production?.['wonderStagesPerAction']])
      expect([id, urbanDiscounts]).toEqual([id, AGES.map((age) => production?.urbanDiscount?.[age])])
    }
  })
})

describe('the decks', () => {
  test('civil decks have 20, 53, 53 and 53 cards, 179 in all (TTA-SETUP-03, TTA-SETUP-07)', () => {
    expect(deckSizes(CARDS_2015, 'civil', 4)).toEqual([20, 53, 53, 53, 179])
  })

  test('three players leave out 3 cards of each civil deck, two leave out 9 (TTA-SETUP-04, TTA-SETUP-05)', () => {
    expect(deckSizes(CARDS_2015, 'civil', 3)).toEqual([20, 50, 50, 50, 170])
    expect(deckSizes(CARDS_2015, 'civil', 2)).toEqual([20, 44, 44, 44, 152])
  })

  test('military decks have 10, 45, 50 and 45 cards, 150 in total; two players leave out 10 pacts (TTA-SETUP-06)', () => {
    expect(deckSizes(CARDS_2015, 'military', 4)).toEqual([10, 45, 50, 45, 150])
    expect(deckSizes(CARDS_2015, 'military', 3)).toEqual([10, 45, 50, 45, 150])
    expect(deckSizes(CARDS_2015, 'military', 2)).toEqual([10, 43, 46, 41, 140])
  })

  /** Copies of a type in the ages A to III, with 2, 3 and 4 players: '2/2/3', or '2' if they are equal. */
  function copies(...types: readonly string[]): string {
    const inAge = (age: number) => {
      const sums = [2, 3, 4].map((players) =>
        CARDS_2015.filter((card) => isAny(types, card.kind) && card.age === age).reduce(
          (sum, card) => sum + ((card.copies as Record<number, number>)[players] ?? 0),
          0,
        ),
      )
      return new Set(sums).size === 1 ? String(sums[0]) : sums.join('/')
    }
    return AGES.map((_, age) => inAge(age)).join(' ')
  }

  test.each([
    ['farm', '0 2 1/2/3 1/2/2'],
    ['mine', '0 2/2/3 1/2/2 1/2/2'],
    ['lab', '0 2/2/3 2 2'],
    ['temple', '0 1/2/2 2 0'],
    ['arena', '0 1/2/2 1 1/1/2'],
    ['library', '0 2 1/2/2 2'],
    ['theater', '0 1/2/2 2 2'],
    ['infantry', '0 2 1/2/2 1/2/2'],
    ['cavalry', '0 2/2/3 2 1/2/2'],
    ['artillery', '0 0 2/2/3 1/2/2'],
    ['air-force', '0 0 0 2/2/3'],
    ['government', '0 2/3/3 2/3/4 3/4/4'],
    ['leader', '6 6 6 6'],
    ['wonder', '4 4 4 4'],
    ['action', '10 13 13 13'],
    ['event', '10 15 15 15'],
    ['territory', '0 6 6 0'],
    ['tactic', '0 10 6 6'],
    ['aggression', '0 6 9 8'],
    ['war', '0 0 4 6'],
    ['pact', '0 0/2/2 0/4/4 0/4/4'],
    ['bonus', '0 6 6 6'],
  ])('cards of the type %s in each age: %s (TTA-SETUP-03…07)', (type, expected) => {
    expect(copies(type)).toBe(expected)
  })

  test('special technologies of all four types: 4/6/6, 4/5/5 and 4/4/5 (TTA-SETUP-03…05)', () => {
    expect(copies(...SPECIAL_TYPES)).toBe('0 4/6/6 4/5/5 4/4/5')
  })
})

describe('each card is tested', () => {
  const tried = triedIn('./')

  test.each(['leader', 'wonder', 'action', 'construction', 'event', 'aggression', 'war', 'pact'])(
    'a scenario test begins with the id of each card of the type %s',
    (type) => {
      const missing = CARDS.all.filter((card) => card.type === type && !tried.has(card.id))
      expect(missing.map(({ id }) => id)).toEqual([])
    },
  )
})
