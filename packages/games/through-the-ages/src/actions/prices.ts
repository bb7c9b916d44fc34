import type { Parts } from '@ziggurat/kernel'

import { idOf } from '../answers.ts'
import type { Take } from '../answers.ts'
import { isUnit } from '../cards/card.ts'
import { isTechnology } from '../cards/catalogue.ts'
import { ACTION } from '../economy/paying.ts'
import type { Terms } from '../economy/paying.ts'
import type { View } from '../knowledge/view.ts'
import type { Play } from '../play.ts'
import { totalsOf } from '../ratings/ratings.ts'
import { clockwise } from '../state.ts'
import type { Civilization } from '../state.ts'
import { attackCost } from '../war/attacking.ts'
import { COPY_COST, PLAY_COST } from '../war/tactics.ts'
import { stagesAtOnce, stagesCost, stagesLeft } from './building-wonders.ts'
import { developCost, revolutionBy, revolutionCost } from './developing.ts'
import { buildCost, isUpgrade, populationCost, upgradeCost } from './working.ts'

/** The currencies of prices: actions of two kinds, goods, science points. */
export const CURRENCIES = ['civil', 'military', 'food', 'resources', 'science'] as const
type Currency = (typeof CURRENCIES)[number]
export type Price = Readonly<Partial<Record<Currency, number>>>

/** Prices by the id of an option on the player's own turn. The row has the prices of its cards. */
export type Prices = Readonly<Record<string, Price>>

/** The prices of everything that a player could do on their turn as a political action or an action. */
export function ownPrices(play: Play, civ: Civilization): Prices {
  const { stage } = play.state
  if (stage === 'politics') return attackPrices(play, civ)
  if (stage !== 'actions') return {}
  return {
    ...pricesOf(play, civ, ACTION),
    ...cardPrices(play, civ),
    ...tacticPrices(play, civ),
    ...(play.edition.drawing === 'action' ? { draw: { military: 1 } } : {}),
  }
}

/**
 * The prices of what can be an action or be ordered by a card, which makes it cheaper and free of actions.
 */
export const pricesOf = (play: Play, civ: Civilization, terms: Terms): Prices => ({
  population: { ...actionOf('civil', terms), food: populationCost(play, civ, terms) },
  ...workPrices(play, civ, terms),
  ...stagePrices(play, civ, terms),
  ...developmentPrices(play, civ, terms),
})

/** What the viewer pays for an option on their own turn; undefined if the view does not say. */
export function priceSeen({ prices, row }: Pick<View, 'prices' | 'row'>, option: Named): Price | undefined {
  if (option.does !== 'take') return prices[option.id]
  const place = row[(option as Take).space] ?? null
  return place === null ? undefined : { civil: place.price }
}

/** An option or a refusal. */
type Named = Parts & { readonly id: string }

const actionOf = (kind: 'civil' | 'military', { ordered }: Terms): Price => (ordered ? {} : { [kind]: 1 })

function attackPrices(play: Play, civ: Civilization): Prices {
  const prices: Record<string, Price> = {}
  for (const id of civ.militaryHand.cards) {
    const card = play.cards.get(id)
    if (card.type !== 'aggression' && card.type !== 'war') continue
    const does = card.type === 'war' ? 'war' : 'attack'
    for (const rival of clockwise(play.state, civ.seat)) {
      if (rival === civ) continue
      prices[idOf({ does, seat: rival.seat, card: id })] = { military: attackCost(play, card, rival) }
    }
  }
  return prices
}

function workPrices(play: Play, civ: Civilization, terms: Terms): Prices {
  const prices: Record<string, Price> = {}
  const works = civ.technologies.map(({ card }) => play.cards.work(card))
  for (const card of works) {
    const unit = isUnit(card.type)
    const action = actionOf(unit ? 'military' : 'civil', terms)
    prices[idOf({ does: 'build', card: card.id })] = {
      ...action,
      resources: buildCost(play, civ, card, terms),
    }
    prices[idOf({ does: unit ? 'disband' : 'destroy', card: card.id })] = action
    for (const better of works) {
      if (!isUpgrade(card, better)) continue
      const resources = upgradeCost(play, civ, card, better, terms)
      prices[idOf({ does: 'upgrade', from: card.id, card: better.id })] = { ...action, resources }
    }
  }
  return prices
}

function stagePrices(play: Play, civ: Civilization, terms: Terms): Prices {
  const { site } = civ
  if (site === null) return {}
  const card = play.cards.of('wonder', site.card)
  const prices: Record<string, Price> = {}
  const most = Math.min(stagesAtOnce(play, civ), stagesLeft(play, civ))
  for (let count = 1; count <= most; count++) {
    prices[idOf({ does: 'stage', count })] = {
      ...actionOf('civil', terms),
      resources: stagesCost(card, site, count, terms),
    }
  }
  return prices
}

/** Prices of leaders and action cards in hand. */
function cardPrices({ cards }: Play, { civilHand }: Civilization): Prices {
  const prices: Record<string, Price> = {}
  for (const id of civilHand) {
    const { type } = cards.civil(id)
    if (type === 'leader') prices[idOf({ does: 'lead', card: id })] = { civil: 1 }
    if (type === 'action') prices[idOf({ does: 'play', card: id })] = { civil: 1 }
  }
  return prices
}

/** A revolution takes all actions, even if a card orders it (TTA-REV-05). */
function developmentPrices(play: Play, civ: Civilization, terms: Terms): Prices {
  const prices: Record<string, Price> = {}
  for (const id of civ.civilHand) {
    const card = play.cards.civil(id)
    if (!isTechnology(card)) continue
    prices[idOf({ does: 'develop', card: id })] = {
      ...actionOf('civil', terms),
      science: developCost(play, civ, card, terms),
    }
    if (card.type !== 'government') continue
    const science = revolutionCost(play, civ, card, terms)
    const kind = revolutionBy(play, civ)
    prices[idOf({ does: 'revolt', card: id })] = { [kind]: totalsOf(play, civ)[kind], science }
  }
  return prices
}

function tacticPrices({ cards, state }: Play, { militaryHand }: Civilization): Prices {
  const prices: Record<string, Price> = {}
  for (const id of militaryHand.cards) {
    if (cards.get(id).type === 'tactic') prices[idOf({ does: 'tactic', card: id })] = { military: PLAY_COST }
  }
  for (const id of state.commonTactics) prices[idOf({ does: 'copy', card: id })] = { military: COPY_COST }
  return prices
}
