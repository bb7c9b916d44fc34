import type { Leaf } from '../../core/leaf.ts'
import { hasAllWords, searchWordsIn } from '../rules/search-text.ts'

/** The search and the filters of the almanac; they are in the address, so that they can be linked. */
export interface Filters {
  readonly q: string
  readonly age: string
  readonly kind: string
  readonly players: string
  readonly icon: string
}

export const FILTERS = ['age', 'kind', 'players', 'icon'] as const satisfies readonly (keyof Filters)[]
export type Filter = (typeof FILTERS)[number]

export function filtersIn(query: URLSearchParams): Filters {
  const get = (key: keyof Filters): string => query.get(key) ?? ''
  return { q: get('q'), age: get('age'), kind: get('kind'), players: get('players'), icon: get('icon') }
}

/** The values of a filter, in the order of the cards; empty if there are fewer than two. */
export function choicesOf(filter: Filter, leaves: readonly Leaf[]): readonly string[] {
  const all = leaves.flatMap((leaf) => VALUES[filter](leaf))
  const values = [...new Set(all)]
  // Empty too if every card is used with any number of players.
  if (filter === 'players' && leaves.every((leaf) => VALUES.players(leaf).length === values.length)) return []
  return values.length < 2 ? [] : values
}

const VALUES: Readonly<Record<Filter, (leaf: Leaf) => readonly string[]>> = {
  age: ({ age }) => (age === null ? [] : [`${age}`]),
  kind: ({ kind }) => [kind],
  players: ({ copies }) =>
    Object.entries(copies)
      .filter(([, count]) => count > 0)
      .map(([players]) => players),
  icon: ({ icons }) => icons,
}

export function filtered(leaves: readonly Leaf[], filters: Filters): readonly Leaf[] {
  const sought = searchWordsIn(filters.q)
  return leaves.filter(
    (leaf) =>
      FILTERS.every((filter) => filters[filter] === '' || VALUES[filter](leaf).includes(filters[filter])) &&
      hasAllWords(`${leaf.name} ${leaf.effect}`, sought),
  )
}
