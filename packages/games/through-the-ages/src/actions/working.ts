import { isUnit, isUrban } from '../cards/card.ts'
import type { WorkCard } from '../cards/card.ts'
import { needOf } from '../economy/bank.ts'
import {
  enough,
  foodOf,
  hasActionFor,
  hasCivil,
  payActionFor,
  payCivil,
  payFood,
  payResources,
  resourcesFor,
} from '../economy/paying.ts'
import type { Terms } from '../economy/paying.ts'
import type { Reasons } from '../listing.ts'
import type { Play } from '../play.ts'
import { abilitiesOf } from '../ratings/abilities.ts'
import { workersOn } from '../ratings/ratings.ts'
import { technologyOf } from '../state.ts'
import type { Civilization } from '../state.ts'

/** The food cost of one more worker (TTA-POP-01). */
export function populationCost(play: Play, civ: Civilization, terms: Terms): number {
  let cost = needOf(civ.yellowBank).population - terms.less
  for (const { populationDiscount = 0 } of abilitiesOf(play, civ)) cost -= populationDiscount
  return Math.max(0, cost)
}

export function mayIncrease(play: Play, civ: Civilization, terms: Terms, reasons: Reasons): boolean {
  const may = hasCivil(civ, terms, reasons)
  if (civ.yellowBank === 0) {
    reasons?.push({ kind: 'bank-empty', rule: 'TTA-POP-03' })
    return false
  }
  const cost = populationCost(play, civ, terms)
  return enough(reasons, 'food', 'TTA-POP-01', cost, foodOf(play, civ)) && may
}

/** `kept` resources are reserved for the next payment. */
export function increase(play: Play, civ: Civilization, terms: Terms, kept = 0): void {
  const food = populationCost(play, civ, terms)
  if (!terms.ordered) payCivil(civ, 1)
  payFood(play, civ, food, kept)
  civ.yellowBank--
  civ.unused++
  play.emit({ kind: 'population', seat: civ.seat, by: 1, food })
}

/** The printed cost with all modifiers of this civilization (TTA-BUILD-02, TTA-UPG-03). */
function resourceCost(play: Play, civ: Civilization, card: WorkCard): number {
  let { cost } = card
  const urban = isUrban(card.type)
  for (const abilities of abilitiesOf(play, civ)) {
    if (urban) cost -= abilities.urbanDiscounts?.[card.age] ?? 0
    cost -= abilities.resourceDiscount?.(card, play, civ) ?? 0
  }
  return Math.max(0, cost)
}

/** What cards of other players add to the cost of building or upgrading to it. */
function surcharge(play: Play, civ: Civilization, card: WorkCard): number {
  if (!isUrban(card.type)) return 0
  let sum = 0
  for (const other of play.state.players) {
    if (other === civ || other.out) continue
    for (const abilities of abilitiesOf(play, other)) sum += abilities.surcharge?.(card) ?? 0
  }
  return sum
}

export const buildCost = (play: Play, civ: Civilization, card: WorkCard, terms: Terms): number =>
  Math.max(0, resourceCost(play, civ, card) + surcharge(play, civ, card) - terms.less)

/** The government limits the urban buildings of each type (TTA-BUILD-03). */
export function withinUrbanLimit(play: Play, civ: Civilization, card: WorkCard, reasons: Reasons): boolean {
  if (!isUrban(card.type)) return true
  const limit = play.cards.of('government', civ.government).urbanLimit + play.edition.moreBuildings
  if (workersOn(play, civ, card.type) < limit) return true
  reasons?.push({ kind: 'limit', rule: 'TTA-BUILD-03', limit })
  return false
}

export function mayBuild(
  play: Play,
  civ: Civilization,
  card: WorkCard,
  terms: Terms,
  reasons: Reasons,
): boolean {
  let may = hasActionFor(card, civ, terms, reasons)
  if (!may && reasons === null) return false
  if (civ.unused === 0) {
    if (reasons === null) return false
    reasons.push({ kind: 'no-worker', rule: buildRule(card) })
    may = false
  }
  may = withinUrbanLimit(play, civ, card, reasons) && may
  if (!may && reasons === null) return false
  const have = resourcesFor(play, civ, isUnit(card.type))
  return enough(reasons, 'resources', buildRule(card), buildCost(play, civ, card, terms), have) && may
}

const buildRule = ({ type }: WorkCard): string => (isUnit(type) ? 'TTA-UNIT-01' : 'TTA-BUILD-01')

/** Moves an unused worker to a farm, a mine, an urban building or a unit. */
export function build(play: Play, civ: Civilization, card: WorkCard, terms: Terms): void {
  const paid = buildCost(play, civ, card, terms)
  payActionFor(card, civ, terms)
  payResources(play, civ, paid, isUnit(card.type))
  civ.unused--
  technologyOf(civ, card.id).workers++
  play.emit({ kind: 'built', seat: civ.seat, card: card.id, paid })
}

/** The difference of the costs, each with its own modifiers (TTA-UPG-02, -03). */
export const upgradeCost = (
  play: Play,
  civ: Civilization,
  from: WorkCard,
  to: WorkCard,
  terms: Terms,
): number => {
  const difference = Math.max(0, resourceCost(play, civ, to) - resourceCost(play, civ, from))
  return Math.max(0, difference + surcharge(play, civ, to) - terms.less)
}

/** An upgrade leads to a higher card of the same type. */
export const isUpgrade = (from: WorkCard, to: WorkCard): boolean => from.type === to.type && to.age > from.age

export function mayUpgrade(
  play: Play,
  civ: Civilization,
  from: WorkCard,
  to: WorkCard,
  terms: Terms,
  reasons: Reasons,
): boolean {
  const may = hasActionFor(to, civ, terms, reasons)
  if (!may && reasons === null) return false
  const unit = isUnit(to.type)
  const cost = upgradeCost(play, civ, from, to, terms)
  const rule = unit ? 'TTA-UNIT-03' : 'TTA-UPG-02'
  return enough(reasons, 'resources', rule, cost, resourcesFor(play, civ, unit)) && may
}

export function upgrade(play: Play, civ: Civilization, from: WorkCard, to: WorkCard, terms: Terms): void {
  const paid = upgradeCost(play, civ, from, to, terms)
  payActionFor(to, civ, terms)
  payResources(play, civ, paid, isUnit(to.type))
  technologyOf(civ, from.id).workers--
  technologyOf(civ, to.id).workers++
  play.emit({ kind: 'upgraded', seat: civ.seat, from: from.id, card: to.id, paid })
}

/** Destroys a building or disbands a unit: its worker becomes unused (TTA-DESTROY-01, TTA-UNIT-04). */
export function release(play: Play, civ: Civilization, card: WorkCard): void {
  technologyOf(civ, card.id).workers--
  civ.unused++
  play.emit({ kind: isUnit(card.type) ? 'disbanded' : 'destroyed', seat: civ.seat, card: card.id })
}
