import { SPECIAL_TYPES } from './card.ts'
import type { Card } from './card.ts'

/** Merges lists of one kind of card, by age, then by id. */
export const inOrder = <C extends Card>(...lists: readonly (readonly C[])[]): readonly C[] =>
  lists.flat().toSorted((one, other) => one.age - other.age || (one.id < other.id ? -1 : 1))

const TECHNOLOGY_TYPES: readonly Card['type'][] = [
  'farm',
  'mine',
  'lab',
  'temple',
  'arena',
  'library',
  'theater',
  'infantry',
  'cavalry',
  'artillery',
  'air-force',
  'government',
  ...SPECIAL_TYPES,
]

const place = ({ type }: Card): number => TECHNOLOGY_TYPES.indexOf(type)

/** Technologies by age, then by type. */
export const technologiesInOrder = (...lists: readonly (readonly Card[])[]): readonly Card[] =>
  inOrder(...lists).toSorted((one, other) => one.age - other.age || place(one) - place(other))
