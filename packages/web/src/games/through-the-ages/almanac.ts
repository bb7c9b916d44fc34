import { usualOptions } from '@ziggurat/kernel'
import type { GameOptions } from '@ziggurat/kernel'

import type { Leaf, Making } from '../../pages/almanac/shelf.ts'

/** The cards bring their rules with them, so they come only when somebody wants to read them. */
const facts = () => import('@ziggurat/through-the-ages/facts')

/** The usual game of an edition. */
export async function optionsOf(edition: string): Promise<GameOptions> {
  const { OPTIONS } = await facts()
  return { ...usualOptions(OPTIONS), edition }
}

export async function throughTheAgesLeaves({ texts, english, options }: Making): Promise<readonly Leaf[]> {
  const { cardsOf, OPTIONS } = await facts()
  return cardsOf({ ...usualOptions(OPTIONS), ...options }).map(({ id, age, kind, copies }): Leaf => {
    const { name, effect } = texts.card(id) ?? { name: id, effect: '' }
    return { id, name, effect, age, kind, copies, icons: [], english: [english.card(id)?.name ?? id] }
  })
}
