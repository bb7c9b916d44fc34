import { usualOptions } from '@ziggurat/kernel'
import { cardsOf, OPTIONS } from '@ziggurat/through-the-ages/facts'

import type { GameAlmanac, Leaf, AlmanacContext } from '../../core/leaf.ts'
import { ageName } from './cards.ts'
import { words } from './words.ts'

export const almanac: GameAlmanac = {
  leaves: async (making) => leavesOf(making),
  optionsOf: (edition) => ({ ...usualOptions(OPTIONS), edition }),
  ageNumber: ageName,
  names: () => words.value.almanac,
}

const leavesOf = ({ texts, english, options }: AlmanacContext): readonly Leaf[] =>
  cardsOf({ ...usualOptions(OPTIONS), ...options }).map(({ id, age, kind, copies }): Leaf => {
    const { name, effect } = texts.card(id) ?? { name: id, effect: '' }
    return { id, name, effect, age, kind, copies, icons: [], english: [english.card(id)?.name ?? id] }
  })
