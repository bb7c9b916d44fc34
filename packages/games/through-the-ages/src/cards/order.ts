import type { Card } from '../card.ts'

/** Cards of one kind from several lists: by age, then by id. */
export const inOrder = <C extends Card>(...lists: readonly (readonly C[])[]): readonly C[] =>
  lists.flat().toSorted((one, other) => one.age - other.age || (one.id < other.id ? -1 : 1))
