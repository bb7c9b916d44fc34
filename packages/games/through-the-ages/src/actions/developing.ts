import type { Rules } from '@ziggurat/kernel'

import { isUnit, WORK_TYPES } from '../cards/card.ts'
import type { GovernmentCard, SpecialCard, TechnologyCard, WorkCard } from '../cards/card.ts'
import { isSpecial, isWork } from '../cards/catalogue.ts'
import { civilActions, enough, hasCivil, militaryActions, payCivil, payMilitary } from '../economy/paying.ts'
import type { Terms } from '../economy/paying.ts'
import { rearrange } from '../economy/tokens.ts'
import { removeFromCivilHand } from '../knowledge/hands.ts'
import type { Reasons } from '../listing.ts'
import type { Play } from '../play.ts'
import { abilitiesOf } from '../ratings/abilities.ts'
import { civilTotal, militaryTotal, totalsOf } from '../ratings/ratings.ts'
import type { Civilization } from '../state.ts'

/** The science cost of a technology with this printed cost. */
function scienceCost(
  play: Play,
  civ: Civilization,
  card: TechnologyCard,
  printed: number,
  terms: Terms,
): number {
  let cost = printed - terms.less
  for (const abilities of abilitiesOf(play, civ)) cost -= abilities.scienceDiscount?.(card, play, civ) ?? 0
  return Math.max(0, cost)
}

export const developCost = (play: Play, civ: Civilization, card: TechnologyCard, terms: Terms): number =>
  scienceCost(play, civ, card, card.science, terms)

/**
 * Science points available for this card: points for unit technologies count only for those (TTA-POINT-05).
 */
const scienceFor = (civ: Civilization, card: TechnologyCard): number =>
  civ.science + (isUnit(card.type) ? civ.turn.unitScience : 0)

function payScience(civ: Civilization, card: TechnologyCard, cost: number): void {
  const extra = isUnit(card.type) ? Math.min(cost, civ.turn.unitScience) : 0
  civ.turn.unitScience -= extra
  civ.science -= cost - extra
}

/** Whether cards in play allow developing at all. */
function allowed(play: Play, civ: Civilization, reasons: Reasons): boolean {
  let may = true
  for (const abilities of abilitiesOf(play, civ)) {
    if (abilities.mayDevelop !== undefined && !abilities.mayDevelop(play, civ, reasons)) may = false
  }
  return may
}

export function mayDevelop(
  play: Play,
  civ: Civilization,
  card: TechnologyCard,
  terms: Terms,
  reasons: Reasons,
): boolean {
  const may = hasCivil(civ, terms, reasons)
  if (!may && reasons === null) return false
  const cost = developCost(play, civ, card, terms)
  const rule = card.type === 'government' ? 'TTA-TECH-03' : 'TTA-TECH-02'
  const paid = enough(reasons, 'science', rule, cost, scienceFor(civ, card))
  const fits = fitsIn(play, civ, card, reasons)
  return allowed(play, civ, reasons) && fits && paid && may
}

/** A special technology below a higher one of its type is useless, and an edition may forbid it. */
function fitsIn(
  { edition, cards }: Play,
  civ: Civilization,
  card: TechnologyCard,
  reasons: Reasons,
): boolean {
  if (edition.lowerSpecials || !isSpecial(card)) return true
  const higher = civ.specials
    .map((id) => cards.get(id))
    .find(({ type, age }) => type === card.type && age > card.age)
  if (higher === undefined) return true
  reasons?.push({ kind: 'higher-special', rule: 'TTA06-ADV-TECH-05' })
  return false
}

/** Puts a card from hand into play for its science cost (TTA-TECH-02). */
export function* develop(play: Play, civ: Civilization, card: TechnologyCard, terms: Terms): Rules<void> {
  const paid = developCost(play, civ, card, terms)
  if (!terms.ordered) payCivil(civ, 1)
  payScience(civ, card, paid)
  removeFromCivilHand(civ, card.id)
  play.emit({ kind: 'developed', seat: civ.seat, card: card.id, paid })
  yield* enter(play, civ, card)
  for (const abilities of abilitiesOf(play, civ)) abilities.whenDeveloping?.(play, civ)
}

/** Puts the card among the cards in play. */
function* enter(play: Play, civ: Civilization, card: TechnologyCard): Rules<void> {
  if (isWork(card)) addTechnology(play, civ, card)
  else if (card.type === 'government') {
    const before = totalsOf(play, civ)
    const spent = { civil: before.civil - civ.civil, military: before.military - civ.military }
    yield* rearrange(play, () => {
      play.state.gone.push(civ.government)
      civ.government = card.id
    })
    if (play.edition.governments.spentStays) keepSpent(play, civ, spent)
  } else yield* rearrange(play, () => addSpecial(play, civ, card))
}

/** Keeps the number of spent actions, as far as the new total allows. */
function keepSpent(
  play: Play,
  civ: Civilization,
  spent: { readonly civil: number; readonly military: number },
): void {
  const { civil, military } = totalsOf(play, civ)
  civ.civil = Math.max(0, civil - spent.civil)
  civ.military = Math.max(0, military - spent.military)
}

/** Technologies are ordered by type and level. */
function addTechnology(play: Play, civ: Civilization, card: WorkCard): void {
  const order = (work: WorkCard) => WORK_TYPES.indexOf(work.type) * 10 + work.age
  const at = civ.technologies.findIndex((each) => order(play.cards.work(each.card)) > order(card))
  const technology = { card: card.id, workers: 0, tokens: 0 }
  civ.technologies.splice(at < 0 ? civ.technologies.length : at, 0, technology)
}

/** Of two special technologies of one type, only the higher one stays (TTA-TECH-04, -05, TTA-CARD-36). */
export function addSpecial(play: Play, civ: Civilization, card: SpecialCard): void {
  const at = civ.specials.findIndex((each) => play.cards.get(each).type === card.type)
  const own = civ.specials[at]
  if (own === undefined) civ.specials.push(card.id)
  else if (play.cards.get(own).age > card.age) play.state.gone.push(card.id)
  else {
    play.state.gone.push(own)
    civ.specials[at] = card.id
  }
}

/** The kind of actions that pays for a revolution (TTA-REV-02, TTA-APP-ROBES-01). */
export const revolutionBy = (play: Play, civ: Civilization): 'civil' | 'military' =>
  abilitiesOf(play, civ).some((abilities) => abilities.revolutionBy === 'military') ? 'military' : 'civil'

export const revolutionCost = (play: Play, civ: Civilization, card: GovernmentCard, terms: Terms): number =>
  scienceCost(play, civ, card, card.revolution, terms)

/** A revolution takes all actions of the total, even if a card orders it (TTA-REV-02 to -05). */
export function mayRevolt(
  play: Play,
  civ: Civilization,
  card: GovernmentCard,
  terms: Terms,
  reasons: Reasons,
): boolean {
  const may = play.edition.governments.revolutionFirst
    ? isFirstAction(play, civ, reasons)
    : revolutionBy(play, civ) === 'civil'
      ? enough(reasons, 'all-civil-actions', 'TTA-REV-02', civilTotal(play, civ), civilActions(civ))
      : enough(
          reasons,
          'all-military-actions',
          'TTA-APP-ROBES-01',
          militaryTotal(play, civ),
          militaryActions(civ),
        )
  if (!may && reasons === null) return false
  const cost = revolutionCost(play, civ, card, terms)
  const paid = enough(reasons, 'science', 'TTA-REV-06', cost, civ.science)
  return allowed(play, civ, reasons) && paid && may
}

/**
 * Whether the player has done nothing else this turn with the actions that pay for a revolution, and all
 * their tokens are on the government: an event may have taken some (TTA06-SIMPLE-GOV-02, TTA06-CARD-08).
 */
function isFirstAction(play: Play, civ: Civilization, reasons: Reasons): boolean {
  const { civilActed, militaryActed } = civ.turn
  const military = revolutionBy(play, civ) === 'military'
  const rule = military ? 'TTA-APP-ROBES-01' : 'TTA-REV-02'
  if (military ? militaryActed : civilActed) {
    reasons?.push({ kind: 'acted-already', rule })
    return false
  }
  // A revolution is an action itself, so it needs at least one.
  return military
    ? enough(reasons, 'all-military-actions', rule, Math.max(1, militaryTotal(play, civ)), civ.military)
    : enough(reasons, 'all-civil-actions', rule, Math.max(1, civilTotal(play, civ)), civ.civil)
}

/** Spends all actions of a kind. */
function spendAll(civ: Civilization, kind: 'civil' | 'military'): void {
  civ[kind] = 0
  if (kind === 'civil') civ.turn.extraCivil = 0
  else civ.turn.extraMilitary = 0
  civ.turn[kind === 'civil' ? 'civilActed' : 'militaryActed'] = true
}

/** An action for this turn alone is not part of the total and is spent last (TTA-APP-ROBES-04). */
function payTotal(play: Play, civ: Civilization, kind: 'civil' | 'military'): void {
  if (play.edition.governments.revolutionFirst) return spendAll(civ, kind)
  const total = totalsOf(play, civ)[kind]
  const own = Math.min(civ[kind], total)
  civ[kind] -= own
  if (kind === 'civil') payCivil(civ, total - own)
  else payMilitary(civ, total - own)
}

/** Actions that the new government brings are already spent (TTA-REV-08, TTA-APP-ROBES-02). */
export function* revolt(play: Play, civ: Civilization, card: GovernmentCard, terms: Terms): Rules<void> {
  const paid = revolutionCost(play, civ, card, terms)
  const kind = revolutionBy(play, civ)
  payTotal(play, civ, kind)
  civ.science -= paid
  removeFromCivilHand(civ, card.id)
  play.emit({ kind: 'revolted', seat: civ.seat, card: card.id, paid })
  const left = civ[kind]
  yield* enter(play, civ, card)
  civ[kind] = Math.min(civ[kind], left)
  const abilities = abilitiesOf(play, civ)
  for (const each of abilities) each.whenRevolting?.(play, civ)
  for (const each of abilities) each.whenDeveloping?.(play, civ)
}
