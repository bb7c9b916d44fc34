import type { Seat } from '@ziggurat/kernel'

import { isUnit } from '../cards/card.ts'
import type { CardId } from '../cards/card.ts'
import { playing } from '../editions/editions.ts'
import { stateSeen } from '../knowledge/seen.ts'
import type { View } from '../knowledge/view.ts'
import { asItStands } from '../play.ts'
import type { Play } from '../play.ts'
import { abilitiesOf } from '../ratings/abilities.ts'
import { facesOf, happinessRating } from '../ratings/happiness.ts'
import {
  cultureRating,
  RUIN_CULTURE,
  scienceRating,
  strengthRating,
  unitStrength,
  unitsStrength,
} from '../ratings/ratings.ts'
import { civilizationAt } from '../state.ts'
import type { Civilization } from '../state.ts'

export const RATINGS = ['culture', 'science', 'strength', 'happiness'] as const
export type Rating = (typeof RATINGS)[number]

/** Sources that are not cards: several cards together, or the end of the scale. */
const SOURCES = [
  'temples',
  'theaters',
  'wonders',
  'government',
  'others',
  'unhappy',
  'ruins',
  'scale',
] as const
export type Source = (typeof SOURCES)[number]

/** A part of a rating, with the card that gives it. */
export interface Part {
  readonly from: { readonly card: CardId } | { readonly source: Source }
  readonly amount: number
}

/** The parts of a rating; they add up to it. */
export function partsOf(view: View, seat: Seat, which: Rating): readonly Part[] {
  if (view.players[seat]?.ratings === null) return []
  const state = stateSeen(view)
  const play = asItStands(playing(state))
  const civ = civilizationAt(state, seat)
  const parts = which === 'happiness' ? facesByKind(play, civ) : sumOfCards(play, civ, which)
  const sum = parts.reduce((total, { amount }) => total + amount, 0)
  const over = WHOLE[which](play, civ) - sum
  return [...parts, part({ source: 'scale' }, over)].filter(({ amount }) => amount !== 0)
}

const WHOLE: Readonly<Record<Rating, (play: Play, civ: Civilization) => number>> = {
  culture: cultureRating,
  science: scienceRating,
  strength: strengthRating,
  happiness: happinessRating,
}

const part = (from: Part['from'], amount: number): Part => ({ from, amount })

function facesByKind(play: Play, civ: Civilization): readonly Part[] {
  const { unhappy, ...kinds } = facesOf(play, civ)
  const { temples, theaters, wonders, government, others } = kinds
  return [
    ...Object.entries({ temples, theaters, wonders, government, others }).map(([source, amount]) =>
      part({ source: source as Source }, amount),
    ),
    part({ source: 'unhappy' }, -unhappy),
  ]
}

function sumOfCards(
  play: Play,
  civ: Civilization,
  which: 'culture' | 'science' | 'strength',
): readonly Part[] {
  const works = civ.technologies.map(({ card, workers }) =>
    part({ card }, workers * play.cards.work(card).symbols[which]),
  )
  const cards = abilitiesOf(play, civ).map((abilities) => {
    const buildings = (abilities.buildings?.(play, civ) ?? []).reduce(
      (sum, bonus) => sum + (which === 'strength' ? 0 : (bonus[which] ?? 0)),
      0,
    )
    const own = abilities.symbols[which] + (abilities.bonus?.(play, civ)[which] ?? 0)
    const units =
      which !== 'strength'
        ? 0
        : civ.technologies.reduce(
            (sum, { card, workers }) =>
              sum + workers * (abilities.unitStrength?.(play.cards.work(card)) ?? 0),
            0,
          )
    return part({ card: abilities.card }, own + buildings + units)
  })
  const ruins = which === 'culture' ? RUIN_CULTURE * civ.wonders.filter(({ ruined }) => ruined).length : 0
  const armies =
    which === 'strength' && civ.tactic !== null ? [part({ card: civ.tactic }, armiesAdd(play, civ))] : []
  return [...works, ...armies, ...cards, part({ source: 'ruins' }, ruins)]
}

/** The strength of all units together beyond the sum of single units. */
function armiesAdd(play: Play, civ: Civilization): number {
  const units = civ.technologies.flatMap(({ card, workers }) =>
    isUnit(play.cards.work(card).type) ? Array.from({ length: workers }, () => card) : [],
  )
  return unitsStrength(play, civ, units) - units.reduce((sum, unit) => sum + unitStrength(play, civ, unit), 0)
}
