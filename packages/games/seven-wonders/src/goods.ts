export const RAW = ['wood', 'stone', 'clay', 'ore'] as const
export const MADE = ['glass', 'cloth', 'papyrus'] as const
export const GOODS = [...RAW, ...MADE] as const

export type Raw = (typeof RAW)[number]
export type Made = (typeof MADE)[number]
export type Good = Raw | Made

/** A number of units of each good. */
export type Goods = { readonly [G in Good]?: number }

/** What a source produces each turn: for every unit, the goods to choose from. */
export type Production = readonly (readonly Good[])[]
