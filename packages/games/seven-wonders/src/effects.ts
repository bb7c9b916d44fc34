import type { Production } from './goods.ts'

export const COLOURS = ['brown', 'grey', 'blue', 'yellow', 'red', 'green', 'purple'] as const
export type Colour = (typeof COLOURS)[number]

export const SYMBOLS = ['compass', 'gear', 'tablet'] as const
export type ScienceSymbol = (typeof SYMBOLS)[number]

export const SIDES_OF_TRADE = ['left', 'right'] as const
export type Neighbour = (typeof SIDES_OF_TRADE)[number]

/** So much for each thing of a kind, in the own city, the neighbouring ones, or all three. */
export interface Per {
  readonly amount: number
  readonly what: readonly Colour[] | 'stages' | 'defeats'
  readonly where: 'own' | 'neighbours' | 'all'
}

/** What a building or a wonder stage gives its city. */
export interface Effect {
  readonly points?: number
  readonly coins?: number
  readonly shields?: number
  readonly science?: ScienceSymbol
  /** A science symbol whose kind is chosen only at the end. */
  readonly anyScience?: true
  readonly produces?: Production
  /** These goods cost 1 coin from these neighbours. */
  readonly discount?: { readonly goods: 'raw' | 'made'; readonly from: readonly Neighbour[] }
  readonly coinsPer?: Per
  readonly pointsPer?: Per
}

export const per = (what: Per['what'] | Colour, amount: number, where: Per['where'] = 'own'): Per => ({
  amount,
  what: what === 'stages' || what === 'defeats' || typeof what !== 'string' ? what : [what],
  where,
})
