import type { Refusal, Seat } from '@ziggurat/kernel'

import { forFreeCity, idOf } from './answers.ts'
import type { Play } from './answers.ts'
import { cardOf } from './cards/index.ts'
import type { CardId } from './cards/index.ts'
import { Market } from './market.ts'
import { builderAt, mustChain, playsForFreeCity, waysToBuild, waysToStage } from './plays.ts'
import type { Reason } from './plays.ts'
import { choiceOf, cityCount, FREE_CITY, hasBuilding, mayBuildFree } from './state.ts'
import type { State } from './state.ts'

/** What a seat cannot do with its hand now, and why; empty while boards are chosen. */
export function whyNot(state: State, seat: Seat): readonly Refusal<Reason>[] {
  if (state.cities.length < cityCount(state)) return []
  return refusals(state, new Market(state), seat, choiceOf(state, seat))
}

/** What the Free City cannot do with these cards, and why. */
export function whyNotFreeCity(
  state: State,
  market: Market,
  cards: readonly CardId[],
): readonly Refusal<Reason>[] {
  const refused = [...refusals(state, market, FREE_CITY, cards)]
  const sells = playsForFreeCity(state, market, cards).some(({ does }) => does === 'sell')
  for (const card of new Set(cards)) {
    if (mustChain(state, card)) {
      refused.push(refusal('wonder', card, [{ kind: 'must-chain', rule: '7W-TWO-13', card }]))
    }
    if (!sells) refused.push(refusal('sell', card, [{ kind: 'must-play', rule: '7W-TWO-08' }]))
  }
  return refused.map(forFreeCity)
}

/** Something that cannot be done. For the wonder no card is named, because none would do. */
const refusal = (
  does: Play['does'],
  card: CardId | undefined,
  reasons: readonly Reason[],
): Refusal<Reason> => {
  const parts = card === undefined ? { does } : { does, card }
  return { id: idOf(parts), ...parts, reasons }
}

/** Made by the checks that make the options. */
function refusals(
  state: State,
  market: Market,
  index: number,
  cards: readonly CardId[],
): readonly Refusal<Reason>[] {
  const refused: Refusal<Reason>[] = []
  const builder = builderAt(state, market, index)
  /** Olympia's free build covers everything except duplicates, so such a card is not refused. */
  const free = mayBuildFree(state, builder.city)
  for (const card of new Set(cards)) {
    if (free && !hasBuilding(builder.city, cardOf(card))) continue
    const reasons: Reason[] = []
    waysToBuild(builder, cardOf(card), reasons)
    if (reasons.length > 0) refused.push(refusal('build', card, reasons))
  }
  const reasons: Reason[] = []
  waysToStage(builder, reasons)
  if (reasons.length > 0) refused.push(refusal('wonder', undefined, reasons))
  return refused
}
