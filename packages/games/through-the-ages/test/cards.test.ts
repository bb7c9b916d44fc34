import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { SPECIAL_TYPES, WORK_TYPES } from '../src/card.ts'
import { isSpecial, isWork } from '../src/catalogue.ts'
import { editionOf } from '../src/editions.ts'
import { throughTheAges } from '../src/index.ts'

type Symbols = Readonly<Record<string, number>>

/** What the card list says, in the words of the reference and not in those of the code. */
interface Facts {
  readonly id: string
  readonly age: 'A' | 'I' | 'II' | 'III'
  readonly deck: 'civil' | 'military'
  readonly type: string
  /** With 2, 3 and 4 players. */
  readonly copies: readonly [number, number, number]
  readonly startingWorkers?: number
  readonly scienceCost?: number
  readonly revolutionCost?: number
  readonly resourceCost?: number | readonly number[]
  readonly production?: Symbols & { readonly urbanDiscount?: Symbols }
  readonly tactic?: {
    readonly infantry: number
    readonly cavalry: number
    readonly artillery: number
    readonly strength: number
    readonly obsoleteStrength: number | null
  }
  readonly militaryActionCost?: number
  readonly bonus?: Symbols
  readonly immediate?: Symbols
  readonly permanent?: Symbols
  readonly pact?: {
    readonly both?: Symbols
    readonly A?: Symbols
    readonly B?: Symbols
    readonly attackForbidden: boolean
    readonly endsOnAttack: boolean
  }
}

const FACTS = JSON.parse(readFileSync(new URL('facts.json', import.meta.url), 'utf8')) as readonly Facts[]

const AGES = ['A', 'I', 'II', 'III'] as const
const { cards: CARDS } = editionOf('2015')

const NAMES: Readonly<Record<string, string>> = {
  resource: 'resources',
  civilActions: 'civil',
  militaryActions: 'military',
  blueTokens: 'blue',
  yellowTokens: 'yellow',
  militaryCards: 'cards',
}

/** Those are compared apart. */
const APART = ['urbanLimit', 'urbanDiscount', 'wonderStagesPerAction']

/** Symbols of the reference in the words of the code. */
const symbolsOf = (symbols: Symbols = {}): object =>
  Object.fromEntries(
    Object.entries(symbols)
      .filter(([name]) => !APART.includes(name))
      .map(([name, amount]) => [NAMES[name] ?? name, amount]),
  )

const isAny = (types: readonly string[], type: string): boolean => types.includes(type)

/** What the game should say of a card. */
function expectedOf(facts: Facts): object {
  const { id, type, deck, copies, production, pact, tactic } = facts
  const [two, three, four] = copies
  const age = AGES.indexOf(facts.age)
  const card = { id, age, kind: type, deck, copies: { 2: two, 3: three, 4: four } }
  const science = facts.scienceCost ?? 0
  const gives = symbolsOf(production)
  if (isAny(WORK_TYPES, type)) return { ...card, science, cost: facts.resourceCost, perWorker: gives }
  if (isAny(SPECIAL_TYPES, type)) return { ...card, science, gives }
  if (tactic !== undefined) {
    const { obsoleteStrength, ...army } = tactic
    return { ...card, ...army, antiquated: obsoleteStrength ?? tactic.strength }
  }
  if (pact !== undefined) {
    const { attackForbidden, endsOnAttack } = pact
    const [A, B] = [symbolsOf(pact.both ?? pact.A), symbolsOf(pact.both ?? pact.B)]
    return { ...card, A, B, attackForbidden, endsOnAttack }
  }
  switch (type) {
    case 'government': {
      const revolution = facts.revolutionCost ?? 0
      return { ...card, science, revolution, urbanLimit: production?.['urbanLimit'], gives }
    }
    case 'wonder':
      return { ...card, stages: facts.resourceCost, gives }
    case 'leader':
      return { ...card, gives }
    case 'territory':
      return { ...card, immediate: symbolsOf(facts.immediate), permanent: symbolsOf(facts.permanent) }
    case 'aggression':
    case 'war':
      return { ...card, military: facts.militaryActionCost }
    case 'bonus':
      return { ...card, ...facts.bonus }
    default:
      return card
  }
}

describe('the cards are those of the published edition', () => {
  const byId = (one: { readonly id: string }, other: { readonly id: string }) => (one.id < other.id ? -1 : 1)

  test('there are 236, 127 civil and 109 military ones, each in the reference (TTA-SETUP-02)', () => {
    expect(throughTheAges.cards.map(({ id }) => id).toSorted()).toEqual(FACTS.map(({ id }) => id).toSorted())
    const civil = throughTheAges.cards.filter(({ deck }) => deck === 'civil')
    expect([throughTheAges.cards.length, civil.length]).toEqual([236, 127])
  })

  test('all that is printed on them in numbers is as in the reference (TTA-ANAT-01, TTA-ANAT-02)', () => {
    expect(throughTheAges.cards.toSorted(byId)).toEqual(FACTS.toSorted(byId).map(expectedOf))
  })

  test('the player board prints six technologies with six workers (TTA-BOARD-05)', () => {
    const printed = FACTS.filter(({ startingWorkers }) => startingWorkers !== undefined)
    const works = CARDS.all.filter(isWork).filter(({ starting }) => starting !== null)
    const governments = CARDS.all.filter((card) => card.type === 'government' && card.starting)
    const starting = [...works, ...governments].map(({ id }) => id)
    expect(starting.toSorted()).toEqual(printed.map(({ id }) => id).toSorted())
    const workers = new Map(works.map(({ id, starting: count }) => [id, count]))
    for (const { id, startingWorkers } of printed)
      expect([id, workers.get(id) ?? 0]).toEqual([id, startingWorkers])
  })

  test('construction technologies build so many stages and save so many resources (TTA-BUILD-02, TTA-STAGE-04)', () => {
    for (const { id, type, production } of FACTS) {
      if (type !== 'construction') continue
      const card = CARDS.get(id)
      if (!isSpecial(card)) throw new Error(`${id} is no special technology`)
      const { wonderStages, urbanDiscounts } = card.abilities
      expect([id, wonderStages]).toEqual([id, production?.['wonderStagesPerAction']])
      expect([id, urbanDiscounts]).toEqual([id, AGES.map((age) => production?.urbanDiscount?.[age])])
    }
  })
})

/** Cards of a deck by age and in all, with so many players. */
function deckSizes(deck: 'civil' | 'military', players: 2 | 3 | 4): readonly number[] {
  const sizes = AGES.map((_, age) =>
    throughTheAges.cards
      .filter((card) => card.deck === deck && card.age === age)
      .reduce((sum, { copies }) => sum + ((copies as Record<number, number>)[players] ?? 0), 0),
  )
  return [...sizes, sizes.reduce((sum, size) => sum + size, 0)]
}

describe('the decks', () => {
  test('civil decks have 20, 53, 53 and 53 cards, 179 in all (TTA-SETUP-03, TTA-SETUP-07)', () => {
    expect(deckSizes('civil', 4)).toEqual([20, 53, 53, 53, 179])
  })

  test('three players do without 3 cards of each civil deck, two without 9 (TTA-SETUP-04, TTA-SETUP-05)', () => {
    expect(deckSizes('civil', 3)).toEqual([20, 50, 50, 50, 170])
    expect(deckSizes('civil', 2)).toEqual([20, 44, 44, 44, 152])
  })

  test('military decks have 10, 45, 50 and 45 cards, 150 in all; two players do without 10 pacts (TTA-SETUP-06)', () => {
    expect(deckSizes('military', 4)).toEqual([10, 45, 50, 45, 150])
    expect(deckSizes('military', 3)).toEqual([10, 45, 50, 45, 150])
    expect(deckSizes('military', 2)).toEqual([10, 43, 46, 41, 140])
  })

  /** Copies of a type in the ages A to III, with 2, 3 and 4 players: '2/2/3', or '2' if they are equal. */
  function copies(...types: readonly string[]): string {
    const inAge = (age: number) => {
      const sums = [2, 3, 4].map((players) =>
        throughTheAges.cards
          .filter((card) => isAny(types, card.kind) && card.age === age)
          .reduce((sum, card) => sum + ((card.copies as Record<number, number>)[players] ?? 0), 0),
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

describe('each card is tried', () => {
  /** What stands before the colon in the titles of the scenario tests. */
  const tried = new Set(
    readdirSync(new URL('.', import.meta.url))
      .filter((file) => /^cards-.*\.test\.ts$/.test(file))
      .flatMap((file) => [
        ...readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(/\btest\(\s*['"`]([a-z0-9-]+): /g),
      ])
      .map(([, id]) => id),
  )

  test.each(['leader', 'wonder', 'action', 'construction', 'event', 'aggression', 'war', 'pact'])(
    'a scenario test begins with the id of each card of the type %s',
    (type) => {
      const missing = CARDS.all.filter((card) => card.type === type && !tried.has(card.id))
      expect(missing.map(({ id }) => id)).toEqual([])
    },
  )
})
