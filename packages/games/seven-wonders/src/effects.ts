import type { Production } from './goods.ts'

export const COLOURS = ['brown', 'grey', 'blue', 'yellow', 'red', 'green', 'purple'] as const
export type Colour = (typeof COLOURS)[number]

export const SYMBOLS = ['compass', 'gear', 'tablet'] as const
export type ScienceSymbol = (typeof SYMBOLS)[number]

export const SIDES_OF_TRADE = ['left', 'right'] as const
export type Neighbour = (typeof SIDES_OF_TRADE)[number]

/** An amount for each thing of a kind, in the own city, the neighbouring cities, or all three. */
export interface Per {
  readonly amount: number
  readonly what: readonly Colour[] | 'stages' | 'defeats'
  readonly where: 'own' | 'neighbours' | 'all'
}

/** These goods cost 1 coin from these neighbours. */
export interface Discount {
  readonly goods: 'raw' | 'made'
  readonly from: readonly Neighbour[]
}

/** What a building or a wonder stage gives to its city. */
export interface Effect {
  readonly points?: number | undefined
  readonly coins?: number | undefined
  readonly shields?: number | undefined
  readonly science?: ScienceSymbol | undefined
  /** A science symbol whose kind is chosen at the end. */
  readonly anyScience?: true | undefined
  readonly produces?: Production | undefined
  readonly discount?: Discount | undefined
  readonly coinsPer?: Per | undefined
  readonly pointsPer?: Per | undefined
}

/**
 * Has every field, so that all cards and stages have the same shape: reading them is then several times as
 * fast.
 */
export const NO_EFFECT: Effect = {
  points: undefined,
  coins: undefined,
  shields: undefined,
  science: undefined,
  anyScience: undefined,
  produces: undefined,
  discount: undefined,
  coinsPer: undefined,
  pointsPer: undefined,
}

export const per = (what: Per['what'] | Colour, amount: number, where: Per['where'] = 'own'): Per => ({
  amount,
  what: what === 'stages' || what === 'defeats' || typeof what !== 'string' ? what : [what],
  where,
})
