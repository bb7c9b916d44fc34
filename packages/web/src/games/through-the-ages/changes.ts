import type { Option } from '@ziggurat/kernel'
import type { View } from '@ziggurat/through-the-ages/facts'
import { foreseen } from '@ziggurat/through-the-ages/screen'
import type { Figure } from '@ziggurat/through-the-ages/screen'

import type { MatchModel } from '../../core/match-model.ts'
import type { Sign } from './signs.tsx'
import { words } from './words.ts'
import type { Words } from './words.ts'

export interface Change {
  readonly figure: Figure
  readonly sign: Sign
  readonly name: string
  readonly from: number
  readonly to: number
  readonly tone: 'gain' | 'loss'
}

interface Look {
  readonly sign: Sign
  readonly name: (say: Words) => string
  /** More is worse. */
  readonly bad?: true
}

const LOOKS: Readonly<Record<Figure, Look>> = {
  civil: { sign: 'civil', name: (say) => say.civilActions },
  military: { sign: 'military', name: (say) => say.militaryActions },
  food: { sign: 'food', name: (say) => say.goods.food },
  resources: { sign: 'resources', name: (say) => say.goods.resources },
  science: { sign: 'science', name: (say) => say.ratings.science },
  culture: { sign: 'culture', name: (say) => say.ratings.culture },
  'culture-rating': { sign: 'culture', name: (say) => say.curves.cultureRating },
  'science-rating': { sign: 'science', name: (say) => say.curves.science },
  strength: { sign: 'strength', name: (say) => say.ratings.strength },
  happiness: { sign: 'happy', name: (say) => say.ratings.happiness },
  'food-income': { sign: 'food', name: (say) => say.curves.food },
  'resource-income': { sign: 'resources', name: (say) => say.curves.resources },
  eaten: { sign: 'food', name: (say) => say.eaten, bad: true },
  discontent: { sign: 'discontent', name: (say) => say.discontentShort, bad: true },
  corruption: { sign: 'corruption', name: (say) => say.corruptionShort, bad: true },
  unused: { sign: 'worker', name: (say) => say.idleShort },
  'civil-total': { sign: 'civil', name: (say) => `${say.civilActions} ${say.aTurn}` },
  'military-total': { sign: 'military', name: (say) => `${say.militaryActions} ${say.aTurn}` },
}

/** The foresight of an option: how my numbers would change. */
export function changesBy(model: MatchModel<View>, option: Option): readonly Change[] {
  const { value: question } = model.question
  const changes = question === null ? [] : (foreseen(model.view.value, question, option)?.changes ?? [])
  return changes.map(({ figure, from, to }) => {
    const { sign, name, bad = false } = LOOKS[figure]
    return { figure, sign, name: name(words.value), from, to, tone: to > from === bad ? 'loss' : 'gain' }
  })
}
