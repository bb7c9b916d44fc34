import type { Refusal, Seat } from '@ziggurat/kernel'

import { cardOf } from './cards/index.ts'
import type { CardId } from './cards/index.ts'
import { Market } from './market.ts'
import { builderAt, mustChain, playsForFreeCity, waysToBuild, waysToStage } from './plays.ts'
import type { Reason } from './plays.ts'
import { choiceOf, FREE_CITY, FREE_CITY_PREFIX, hasBuilding, mayBuildFree } from './state.ts'
import type { State } from './state.ts'

/** What a seat cannot do with its hand as things stand, and why. */
export function whyNot(state: State, seat: Seat): readonly Refusal<Reason>[] {
  return refusals(state, new Market(state), seat, choiceOf(state, seat))
}

/** What the Free City cannot do with these cards, and why. */
export function whyNotFreeCity(
  state: State,
  market: Market,
  cards: readonly CardId[],
): readonly Refusal<Reason>[] {
  const refused = [...refusals(state, market, FREE_CITY, cards)]
  const sells = playsForFreeCity(state, market, cards).some(({ action }) => action === 'sell')
  for (const card of new Set(cards)) {
    if (mustChain(state, card)) {
      refused.push({ id: `wonder with ${card}`, reasons: [{ kind: 'must-chain', rule: '7W-TWO-13', card }] })
    }
    if (!sells) refused.push({ id: `sell ${card}`, reasons: [{ kind: 'must-play', rule: '7W-TWO-08' }] })
  }
  return refused.map(({ id, reasons }) => ({ id: `${FREE_CITY_PREFIX}${id}`, reasons }))
}

/** From the checks that make the options. */
function refusals(
  state: State,
  market: Market,
  index: number,
  cards: readonly CardId[],
): readonly Refusal<Reason>[] {
  const refused: Refusal<Reason>[] = []
  const builder = builderAt(state, market, index)
  /** What Olympia may build for nothing is not refused: anything but a duplicate. */
  const free = mayBuildFree(state, builder.city)
  for (const card of new Set(cards)) {
    if (free && !hasBuilding(builder.city, cardOf(card))) continue
    const reasons: Reason[] = []
    waysToBuild(builder, cardOf(card), reasons)
    if (reasons.length > 0) refused.push({ id: `build ${card}`, reasons })
  }
  const reasons: Reason[] = []
  waysToStage(builder, reasons)
  if (reasons.length > 0) refused.push({ id: 'wonder', reasons })
  return refused
}
