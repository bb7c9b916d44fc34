import type { CardFacts } from '@ziggurat/kernel'

import { isUnit, isUrban } from './cards/card.ts'
import type { Card } from './cards/card.ts'
import { isCivil, isSpecial, isWork } from './cards/catalogue.ts'
import { editionOf } from './editions/editions.ts'
import type { Options } from './options.ts'

/** What a screen needs to know about the game besides its texts. */

export { SPECIAL_TYPES, UNIT_TYPES, URBAN_TYPES, WORK_TYPES } from './cards/card.ts'
export type { Age, Card, CardId, Side, SpecialType, UnitType, UrbanType, WorkType } from './cards/card.ts'
export type { Event, Goods } from './events.ts'
export { answer } from './answers.ts'
export type { Action, Named, PoliticalAction } from './answers.ts'
export type { Reason } from './listing.ts'
export { clash, OPTIONS } from './options.ts'
export type { Options } from './options.ts'
export type { StandingOrder } from './politics/standing-orders.ts'
export { CURRENCIES } from './actions/prices.ts'
export type { Price, Prices } from './actions/prices.ts'
export { ROW_SPACES } from './state.ts'
export type { Doing, Pact, Scoring, Site, Stage, Technology, ThisTurn, War, Wonder } from './state.ts'
export type { Back, PlayerView, View } from './knowledge/view.ts'

/**
 * What is printed on the cards of a game with these options. Importing the cards also imports their rules.
 */
export function cardsOf(options: Options): readonly CardFacts[] {
  const { cards, moreBuildings } = editionOf(options)
  return cards.all.map((card) => factsOf(card, moreBuildings))
}

/** What is printed on a card, for catalogues. A variant may allow more buildings than printed. */
function factsOf(card: Card, moreBuildings: number): CardFacts {
  const { id, age, type, copies } = card
  const [two, three, four] = copies
  const facts: CardFacts = {
    id,
    age,
    kind: type,
    copies: { 2: two, 3: three, 4: four },
    deck: isCivil(card) ? 'civil' : 'military',
  }
  if (isWork(card)) {
    const { science, cost, worth, symbols } = card
    const per = isUrban(type) || isUnit(type) ? symbols : { [type === 'farm' ? 'food' : 'resources']: worth }
    return { ...facts, science, cost, perWorker: nonZero(per) }
  }
  if (isSpecial(card)) return { ...facts, science: card.science, gives: nonZero(card.abilities.symbols) }
  switch (card.type) {
    case 'government': {
      const { science, revolution, abilities } = card
      const urbanLimit = card.urbanLimit + moreBuildings
      return { ...facts, science, revolution, urbanLimit, gives: nonZero(abilities.symbols) }
    }
    case 'wonder':
      return { ...facts, stages: card.stages, gives: nonZero(card.abilities.symbols) }
    case 'leader':
      return { ...facts, gives: nonZero(card.abilities.symbols) }
    case 'territory':
      return { ...facts, immediate: card.immediate, permanent: nonZero(card.abilities.symbols) }
    case 'tactic': {
      const { infantry, cavalry, artillery, strength, antiquated } = card
      return { ...facts, infantry, cavalry, artillery, strength, antiquated }
    }
    case 'aggression':
    case 'war': {
      const { military } = card
      return { ...facts, military: typeof military === 'number' ? military : 'level' }
    }
    case 'pact':
      return {
        ...facts,
        A: nonZero(card.A.symbols),
        B: nonZero(card.B.symbols),
        attackForbidden: card.attackForbidden,
        endsOnAttack: card.endsOnAttack,
      }
    case 'bonus':
      return { ...facts, defense: card.defense, colonization: card.colonization }
    case 'action':
    case 'event':
      return facts
  }
}

const nonZero = (symbols: object): object =>
  Object.fromEntries(Object.entries(symbols).filter(([, amount]) => amount !== 0))
