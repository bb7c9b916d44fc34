import { usualOptions } from '@ziggurat/kernel'

import type { Leaf, Making } from './shelf.ts'

/** The cards bring their rules with them, so they come only when somebody wants to read them. */
export async function throughTheAgesLeaves({ texts, english, options }: Making): Promise<readonly Leaf[]> {
  const { cardsOf, OPTIONS } = await import('@ziggurat/through-the-ages/facts')
  return cardsOf({ ...usualOptions(OPTIONS), ...options }).map(({ id, age, kind, copies }): Leaf => {
    const { name, effect } = texts.card(id) ?? { name: id, effect: '' }
    return { id, name, effect, age, kind, copies, icons: [], english: [english.card(id)?.name ?? id] }
  })
}
