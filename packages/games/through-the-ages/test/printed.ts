import { readdirSync, readFileSync } from 'node:fs'

import type { CardFacts } from '@ziggurat/kernel'

import { SPECIAL_TYPES, WORK_TYPES } from '../src/cards/card.ts'

type Symbols = Readonly<Record<string, number>>

/** The card list, in the terms of the reference, not of the code. */
export interface Facts {
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
  /** 'level' if it is the level of what is attacked. */
  readonly militaryActionCost?: number | 'level'
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

export const factsIn = (file: string): readonly Facts[] =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as readonly Facts[]

export const AGES = ['A', 'I', 'II', 'III'] as const

const NAMES: Readonly<Record<string, string>> = {
  resource: 'resources',
  civilActions: 'civil',
  militaryActions: 'military',
  blueTokens: 'blue',
  yellowTokens: 'yellow',
  militaryCards: 'cards',
}

/** These are compared separately. */
const APART = ['urbanLimit', 'urbanDiscount', 'wonderStagesPerAction']

/** The symbols of the reference in the terms of the code. */
const symbolsOf = (symbols: Symbols = {}): object =>
  Object.fromEntries(
    Object.entries(symbols)
      .filter(([name]) => !APART.includes(name))
      .map(([name, amount]) => [NAMES[name] ?? name, amount]),
  )

export const isAny = (types: readonly string[], type: string): boolean => types.includes(type)

/** What the game should give for a card. */
export function expectedOf(facts: Facts): object {
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

/** What precedes the colon in the titles of a folder's scenario tests. */
export const triedIn = (folder: string): ReadonlySet<string | undefined> =>
  new Set(
    readdirSync(new URL(folder, import.meta.url))
      .filter((file) => /^cards-.*\.test\.ts$/.test(file))
      .flatMap((file) => [
        ...readFileSync(new URL(`${folder}${file}`, import.meta.url), 'utf8').matchAll(
          /\btest\(\s*['"`]([a-z0-9-]+): /g,
        ),
      ])
      .map(([, id]) => id),
  )

export const byId = (one: { readonly id: string }, other: { readonly id: string }): number =>
  one.id < other.id ? -1 : 1

/** The cards of a deck by age and in total, for this number of players. */
export function deckSizes(
  cards: readonly CardFacts[],
  deck: 'civil' | 'military',
  players: 2 | 3 | 4,
): readonly number[] {
  const sizes = AGES.map((_, age) =>
    cards
      .filter((card) => card['deck'] === deck && card.age === age)
      .reduce((sum, { copies }) => sum + (copies[players] ?? 0), 0),
  )
  return [...sizes, sizes.reduce((sum, size) => sum + size, 0)]
}
