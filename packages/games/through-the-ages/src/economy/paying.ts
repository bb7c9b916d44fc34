import { isUnit } from '../cards/card.ts'
import type { WorkCard } from '../cards/card.ts'
import type { Lack, Reasons } from '../listing.ts'
import type { Play } from '../play.ts'
import type { Civilization } from '../state.ts'
import { leftAfter, spend, stored } from './goods.ts'
import type { Stored } from './goods.ts'

/** The terms of an action: taken by the player, or ordered by a card. */
export interface Terms {
  /** Whether it costs no civil or military action (TTA-ACT-06). */
  readonly ordered: boolean
  /** The discount in food, resources or science. */
  readonly less: number
}

export const ACTION: Terms = { ordered: false, less: 0 }
export const orderedFor = (less: number): Terms => ({ ordered: true, less })

/** Whether there is enough of something; otherwise adds the reason. */
export function enough(reasons: Reasons, kind: Lack, rule: string, need: number, have: number): boolean {
  if (have >= need) return true
  reasons?.push({ kind, rule, need, have })
  return false
}

export const civilActions = (civ: Civilization): number => civ.civil + civ.turn.extraCivil
export const militaryActions = (civ: Civilization): number => civ.military + civ.turn.extraMilitary

/** Actions for this turn alone are spent first (TTA-TOTAL-06). Taking a card for free is an action too. */
export function payCivil(civ: Civilization, count: number): void {
  const extra = Math.min(count, civ.turn.extraCivil)
  civ.turn.extraCivil -= extra
  civ.turn.civilActed = true
  civ.civil -= count - extra
}

export function payMilitary(civ: Civilization, count: number): void {
  const extra = Math.min(count, civ.turn.extraMilitary)
  civ.turn.extraMilitary -= extra
  if (count > 0) civ.turn.militaryActed = true
  civ.military -= count - extra
}

export const hasCivil = (civ: Civilization, terms: Terms, reasons: Reasons): boolean =>
  terms.ordered || enough(reasons, 'civil-actions', 'TTA-ACT-03', 1, civilActions(civ))

const hasMilitary = (civ: Civilization, terms: Terms, reasons: Reasons): boolean =>
  terms.ordered || enough(reasons, 'military-actions', 'TTA-ACT-03', 1, militaryActions(civ))

/**
 * Whether there is an action of the kind that a technology needs: military for units, civil for everything
 * else.
 */
export const hasActionFor = (card: WorkCard, civ: Civilization, terms: Terms, reasons: Reasons): boolean =>
  isUnit(card.type) ? hasMilitary(civ, terms, reasons) : hasCivil(civ, terms, reasons)

export function payActionFor(card: WorkCard, civ: Civilization, terms: Terms): void {
  if (terms.ordered) return
  if (isUnit(card.type)) payMilitary(civ, 1)
  else payCivil(civ, 1)
}

/** The goods that a card lets a player pay instead of these. */
const insteadOf = (goods: Stored): Stored => (goods === 'food' ? 'resources' : 'food')

/** How much of these goods can be paid in the other goods. */
const substitutes = (play: Play, civ: Civilization, goods: Stored): number =>
  Math.min(civ.turn[goods], stored(play, civ, insteadOf(goods)))

export const foodOf = (play: Play, civ: Civilization): number =>
  stored(play, civ, 'food') + substitutes(play, civ, 'food')

/** Resources available for a technology. Those for units alone count only for units. */
export const resourcesFor = (play: Play, civ: Civilization, forUnits: boolean): number =>
  stored(play, civ, 'resources') +
  substitutes(play, civ, 'resources') +
  (forUnits ? civ.turn.unitResources : 0)

/** Resources left for a unit after food has been paid: no token pays for both. */
export function resourcesBeside(play: Play, civ: Civilization, food: number): number {
  const { resources, unitResources } = civ.turn
  const own = Math.min(food, stored(play, civ, 'food'))
  const instead = Math.min(food - own, substitutes(play, civ, 'food'))
  return (
    leftAfter(play, civ, 'resources', instead) +
    Math.min(resources, leftAfter(play, civ, 'food', own)) +
    unitResources
  )
}

/**
 * Pays a part of an amount in the other goods, if the player has chosen to, and returns that part. Goods
 * reserved for something else are used only if there is no other way.
 */
export function substitute(play: Play, civ: Civilization, goods: Stored, amount: number, kept = 0): number {
  const free = stored(play, civ, insteadOf(goods)) - kept
  const wanted = Math.max(free, amount - stored(play, civ, goods))
  const paid = Math.max(0, Math.min(amount, substitutes(play, civ, goods), wanted))
  civ.turn[goods] -= paid
  spend(play, civ, insteadOf(goods), paid)
  return paid
}

/** `kept` resources are reserved for the next payment. */
export function payFood(play: Play, civ: Civilization, amount: number, kept = 0): void {
  spend(play, civ, 'food', amount - substitute(play, civ, 'food', amount, kept))
}

/** Resources with a purpose are spent first (TTA-PAY-09). */
export function payResources(play: Play, civ: Civilization, amount: number, forUnits: boolean): void {
  const { turn } = civ
  let due = amount
  if (forUnits) {
    const units = Math.min(due, turn.unitResources)
    turn.unitResources -= units
    due -= units
  }
  spend(play, civ, 'resources', due - substitute(play, civ, 'resources', due))
}
