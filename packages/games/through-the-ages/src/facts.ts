import type { CardFacts } from '@ziggurat/kernel'

import { factsOf } from './card-facts.ts'
import { editionOf } from './editions/editions.ts'
import type { Options } from './options.ts'

/** What a screen needs to know of the game beside its texts. */

/** What is printed on the cards that such a game has; the cards bring their rules with them. */
export function cardsOf(options: Options): readonly CardFacts[] {
  const { cards, moreBuildings } = editionOf(options)
  return cards.all.map((card) => factsOf(card, moreBuildings))
}

export { SPECIAL_TYPES, UNIT_TYPES, URBAN_TYPES, WORK_TYPES } from './cards/card.ts'
export type { Age, Card, CardId, Side, SpecialType, UnitType, UrbanType, WorkType } from './cards/card.ts'
export type { Event, Goods } from './events.ts'
export type { Action, PoliticalAction, Reason } from './listing.ts'
export { clash, OPTIONS } from './options.ts'
export type { Options } from './options.ts'
export type { StandingOrder } from './politics/standing-orders.ts'
export { CURRENCIES } from './actions/prices.ts'
export type { Price, Prices } from './actions/prices.ts'
export { ROW_SPACES } from './state.ts'
export type { Doing, Pact, Scoring, Site, Stage, Technology, ThisTurn, War, Wonder } from './state.ts'
export type { Back, PlayerView, View } from './knowledge/view.ts'
