import type { CardId, CivilCard } from '../cards/card.ts'
import { isTechnology } from '../cards/catalogue.ts'
import { enough } from '../economy/paying.ts'
import type { Reasons } from '../listing.ts'
import type { Play } from '../play.ts'
import { abilitiesOf } from '../ratings/abilities.ts'
import { civilHandLimit } from '../ratings/ratings.ts'
import type { Civilization } from '../state.ts'

/** The civil actions printed at a space, from 0 (TTA-BOARD-01). */
export const spaceCost = (space: number): number => (space < 5 ? 1 : space < 9 ? 2 : 3)

/** The civil actions that this civilization pays for the card on this space (TTA-TAKE-01, TTA-WTAKE-02). */
export function takeCost(play: Play, civ: Civilization, space: number, card: CivilCard): number {
  let cost = spaceCost(space)
  let surcharge = card.type === 'wonder' ? civ.wonders.length : 0
  for (const abilities of abilitiesOf(play, civ)) {
    if (abilities.noSurcharge) surcharge = 0
    cost -= abilities.takeDiscount?.(card, play, civ) ?? 0
  }
  if (card.type === 'wonder') cost -= card.rowDiscount?.(civ) ?? 0
  return Math.max(0, cost + surcharge)
}

/** Whether the card may be taken at all, regardless of its cost. */
function mayHave(play: Play, civ: Civilization, card: CivilCard, reasons: Reasons): boolean {
  if (card.type === 'wonder') {
    if (civ.site === null) return true
    reasons?.push({ kind: 'unfinished-wonder', rule: 'TTA-WTAKE-04' })
    return false
  }
  let may = true
  if (civ.civilHand.length >= civilHandLimit(play, civ)) {
    if (reasons === null) return false
    reasons.push({ kind: 'hand-full', rule: 'TTA-TAKE-02' })
    may = false
  }
  if (isTechnology(card) && owns(civ, card.id)) {
    if (reasons === null) return false
    reasons.push({ kind: 'same-technology', rule: 'TTA-TAKE-03' })
    may = false
  }
  if (card.type === 'leader' && civ.leadersTaken.includes(card.age)) {
    if (reasons === null) return false
    reasons.push({ kind: 'leader-of-age', rule: 'TTA-TAKE-04' })
    may = false
  }
  return may
}

/** Whether a technology is in hand or in play (TTA-TAKE-03). */
export const owns = (civ: Civilization, card: CardId): boolean =>
  civ.civilHand.includes(card) ||
  civ.government === card ||
  civ.specials.includes(card) ||
  civ.technologies.some((technology) => technology.card === card)

export function mayTake(
  play: Play,
  civ: Civilization,
  space: number,
  card: CivilCard,
  actions: number,
  reasons: Reasons,
): boolean {
  const need = takeCost(play, civ, space, card)
  const rule = card.type === 'wonder' ? 'TTA-WTAKE-02' : 'TTA-TAKE-01'
  const may = enough(reasons, 'civil-actions', rule, need, actions)
  if (!may && reasons === null) return false
  return mayHave(play, civ, card, reasons) && may
}

/** Takes a card into the hand, or a wonder into play as the unfinished one. The caller has paid for it. */
export function take(play: Play, civ: Civilization, space: number, card: CivilCard, actions: number): void {
  play.state.row[space] = null
  if (card.type === 'wonder') civ.site = { card: card.id, built: 0, tokens: 0 }
  else civ.civilHand.push(card.id)
  if (card.type === 'leader') civ.leadersTaken.push(card.age)
  play.emit({ kind: 'took', seat: civ.seat, card: card.id, actions })
  for (const abilities of abilitiesOf(play, civ)) abilities.whenTaking?.(play, civ, card)
}
