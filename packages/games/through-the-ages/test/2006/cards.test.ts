import { describe, expect, test } from 'vitest'

import { isSpecial } from '../../src/cards/catalogue.ts'
import { editionOf, throughTheAges } from '../../src/index.ts'
import { AGES, byId, deckSizes, expectedOf, factsIn, triedIn } from '../printed.ts'
import { CARDS_2006, YEAR_2006 } from '../testing.ts'

const FACTS = factsIn('2006/facts.json')
const { cards: CARDS } = editionOf(YEAR_2006)

describe('the cards are those of the published edition', () => {
  test('there are 244, each in the reference (TTA06-GEN-04, TTA06-GEN-05)', () => {
    expect(CARDS_2006.map(({ id }) => id).toSorted()).toEqual(FACTS.map(({ id }) => id).toSorted())
    expect(CARDS_2006).toHaveLength(244)
  })

  test('all printed numbers match the reference', () => {
    expect(CARDS_2006.toSorted(byId)).toEqual(FACTS.toSorted(byId).map(expectedOf))
  })

  test('construction technologies build this many stages and save this many resources (TTA06-ADV-TECH-06, TTA06-ADV-TECH-08)', () => {
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
  test('the full game has 185 civil and 155 military cards, fewer with fewer players (TTA06-SETUP-07, TTA06-SETUP-12)', () => {
    expect(deckSizes(CARDS_2006, 'civil', 4)).toEqual([20, 55, 55, 55, 185])
    expect(deckSizes(CARDS_2006, 'civil', 3)).toEqual([20, 50, 50, 50, 170])
    expect(deckSizes(CARDS_2006, 'civil', 2)).toEqual([20, 45, 45, 45, 155])
    expect(deckSizes(CARDS_2006, 'military', 4)).toEqual([10, 50, 50, 45, 155])
    expect(deckSizes(CARDS_2006, 'military', 3)).toEqual([10, 50, 50, 45, 155])
    expect(deckSizes(CARDS_2006, 'military', 2)).toEqual([10, 48, 46, 41, 145])
  })

  test('the advanced game ends with Age II: no wars, and only the events of Age III (TTA06-SETUP-10, TTA06-SETUP-11)', () => {
    const cards = throughTheAges.cards({ ...YEAR_2006, level: 'advanced' })
    expect(deckSizes(cards, 'civil', 4)).toEqual([20, 55, 55, 0, 130])
    expect(deckSizes(cards, 'military', 4)).toEqual([10, 50, 46, 13, 119])
    expect(deckSizes(cards, 'military', 2)).toEqual([10, 48, 42, 13, 113])
  })

  test('the simple game ends with Age I, with nine events for everybody (TTA06-SETUP-09)', () => {
    const cards = throughTheAges.cards({ ...YEAR_2006, level: 'simple' })
    expect(deckSizes(cards, 'civil', 4)).toEqual([20, 55, 0, 0, 75])
    expect(deckSizes(cards, 'military', 4)).toEqual([9, 0, 0, 0, 9])
  })
})

describe('each card is tested', () => {
  const tried = triedIn('2006/')
  const shared = triedIn('./')
  const { cards: of2015 } = editionOf({ ...YEAR_2006, edition: '2015' })

  test.each(['leader', 'wonder', 'action', 'construction', 'event', 'aggression', 'war', 'pact'])(
    'a scenario test begins with the id of each card of the type %s, a test of 2015 if the card is the same',
    (type) => {
      const missing = CARDS.all.filter((card) => {
        if (card.type !== type || tried.has(card.id)) return false
        return !(of2015.has(card.id) && of2015.get(card.id) === card && shared.has(card.id))
      })
      expect(missing.map(({ id }) => id)).toEqual([])
    },
  )
})
