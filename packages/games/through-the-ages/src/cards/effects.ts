import type { Rules } from '@ziggurat/kernel'

import { build, buildCost, increase, populationCost } from '../actions/working.ts'
import { enough, foodOf, orderedFor, resourcesBeside } from '../economy/paying.ts'
import { distinct, playOpenly } from '../knowledge/hands.ts'
import type { Reasons } from '../listing.ts'
import type { Play } from '../play.ts'
import { facesOf } from '../ratings/happiness.ts'
import { bestOf, workersOn } from '../ratings/ratings.ts'
import type { Civilization } from '../state.ts'
import { settle } from '../war/colonizing.ts'
import { isUnit, UNIT_TYPES } from './card.ts'
import type { BuildingBonus, CardId, Deed, WorkCard } from './card.ts'

/** The best lab or library gives science equal to its level a second time. */
export function bestLabOrLibrary(play: Play, civ: Civilization): readonly BuildingBonus[] {
  const best = bestOf(play, civ, ['lab', 'library'])
  return best === null ? [] : [{ type: 'lab', science: best.level }]
}

/** The best theater gives its culture a second time. */
export function bestTheaterTwice(play: Play, civ: Civilization): readonly BuildingBonus[] {
  const best = bestOf(play, civ, ['theater'])
  return best === null ? [] : [{ type: 'theater', culture: play.cards.work(best.card).symbols.culture }]
}

/** Culture for each theater. */
export const culturePerTheater = (play: Play, civ: Civilization): readonly BuildingBonus[] => [
  { type: 'theater', culture: workersOn(play, civ, 'theater') },
]

/** Culture for each happy face of temples, theaters and wonders. */
export function cultureOfFaces(play: Play, civ: Civilization): { readonly culture: number } {
  const { temples, theaters, wonders } = facesOf(play, civ)
  return { culture: temples + theaters + wonders }
}

/** A territory in hand becomes a colony, without an auction or units. */
export function* settleFromHand(play: Play, civ: Civilization, territory: CardId): Rules<void> {
  playOpenly(play, civ, territory)
  yield* settle(play, civ, play.cards.of('territory', territory))
}

/** Whether a territory makes its new owner draw cards. */
export const bringsCards = ({ cards }: Play, [territory = '']: readonly string[]): boolean =>
  (cards.of('territory', territory).immediate.cards ?? 0) > 0

/** One point of strength for each unit. */
export const strengthPerUnit = (play: Play, civ: Civilization): { readonly strength: number } => ({
  strength: UNIT_TYPES.reduce((sum, type) => sum + workersOn(play, civ, type), 0),
})

/** The territories in hand that the ability can be used on. */
export const territoriesInHand = (play: Play, { militaryHand }: Civilization): readonly [CardId][] =>
  distinct(militaryHand.cards)
    .filter((card) => play.cards.get(card).type === 'territory')
    .map((card) => [card])

const ONE_LESS = orderedFor(1)

/** One action of a kind: whether it is available, and how to pay it. */
interface ActionPaid {
  has(civ: Civilization, reasons: Reasons): boolean
  pay(civ: Civilization): void
}

/** Makes a new worker a unit in one step: for one action, and one food and one resource less. */
export const raisesUnits = (action: ActionPaid): Deed => ({
  on: (play, { technologies }) =>
    technologies.filter(({ card }) => isUnit(play.cards.work(card).type)).map(({ card }) => [card]),
  may: (play, civ, [unit = ''], reasons) => {
    const may = action.has(civ, reasons)
    return mayRaise(play, civ, play.cards.work(unit), reasons) && may
  },
  *perform(play, civ, [unit = '']) {
    action.pay(civ)
    const card = play.cards.work(unit)
    increase(play, civ, ONE_LESS, buildCost(play, civ, card, ONE_LESS) - civ.turn.unitResources)
    build(play, civ, card, ONE_LESS)
  },
})

function mayRaise(play: Play, civ: Civilization, card: WorkCard, reasons: Reasons): boolean {
  if (civ.yellowBank === 0) {
    reasons?.push({ kind: 'bank-empty', rule: 'TTA-POP-03' })
    return false
  }
  const food = populationCost(play, civ, ONE_LESS)
  const fed = enough(reasons, 'food', 'TTA-POP-01', food, foodOf(play, civ))
  const resources = buildCost(play, civ, card, ONE_LESS)
  return enough(reasons, 'resources', 'TTA-UNIT-01', resources, resourcesBeside(play, civ, food)) && fed
}
