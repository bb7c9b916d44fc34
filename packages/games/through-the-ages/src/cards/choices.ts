import { ask, Question } from '@ziggurat/kernel'
import type { About, Option, Rules } from '@ziggurat/kernel'

import { act } from '../actions/action-phase.ts'
import { answer, PASS, revealing } from '../answers.ts'
import type { Action, Pass } from '../answers.ts'
import { stored } from '../economy/goods.ts'
import type { Stored } from '../economy/goods.ts'
import type { Terms } from '../economy/paying.ts'
import { Listing } from '../listing.ts'
import type { ActionListing } from '../listing.ts'
import type { Play } from '../play.ts'
import type { Civilization } from '../state.ts'
import { showsNext } from '../turn/showing.ts'
import type { CardId, WorkCard } from './card.ts'

/** Lists what a card lets a player do. */
export type Orders = (play: Play, civ: Civilization, listing: ActionListing, terms: Terms) => void

export function orderable(play: Play, civ: Civilization, terms: Terms, orders: Orders): Action[] {
  const listing = new Listing<Action>(false)
  orders(play, civ, listing, terms)
  return listing.options
}

/**
 * Asks for one of several things that a card orders. Everybody sees what is possible, so a single option is
 * not asked.
 */
export function* choose<O extends Option>(
  play: Play,
  civ: Civilization,
  kind: string,
  options: readonly O[],
  about: About,
): Rules<O> {
  const [only] = options
  if (options.length === 1 && only !== undefined) return only
  return yield* ask(new Question<O>(civ.seat, kind, () => revealing(options, showsNext(play)), about))
}

/** Asks for one of several things that a card orders on its terms. */
export const chooseOrder = <O extends Option>(
  play: Play,
  civ: Civilization,
  options: readonly O[],
  card: CardId,
  { less }: Terms,
): Rules<O> => choose(play, civ, 'order', options, { card, less })

/** Offers what a card lets a player do. */
export function* offerAction(
  play: Play,
  civ: Civilization,
  card: CardId,
  terms: Terms,
  orders: Orders,
): Rules<void> {
  const options: (Action | Pass)[] = [...orderable(play, civ, terms, orders), PASS]
  const choice = yield* chooseOrder(play, civ, options, card, terms)
  if (choice.does === 'pass') play.emit({ kind: 'declined', seat: civ.seat })
  else yield* act(play, civ, choice, terms)
}

export interface Mix extends Option {
  readonly does: 'mix'
  readonly food: number
  readonly resources: number
}

/**
 * Lets a player choose a mix of food and resources of this amount; possibly smaller ones too, which are
 * listed last.
 */
export function* chooseMix(
  play: Play,
  civ: Civilization,
  kind: 'gain-mix' | 'lose-mix' | 'take-mix',
  total: number,
  most: Readonly<Record<Stored, number>>,
  card: CardId,
  orFewer = false,
): Rules<Mix> {
  const sum = Math.min(total, most.food + most.resources)
  const options = mixesOf(sum, most)
  if (orFewer) for (let fewer = sum - 1; fewer >= 0; fewer--) options.push(...mixesOf(fewer, most))
  return yield* choose(play, civ, kind, options, { card })
}

function mixesOf(sum: number, most: Readonly<Record<Stored, number>>): Mix[] {
  const mixes: Mix[] = []
  for (let food = Math.min(sum, most.food); food >= Math.max(0, sum - most.resources); food--) {
    const resources = sum - food
    mixes.push(answer({ does: 'mix', food, resources }))
  }
  return mixes
}

/** A player's food and resources. */
export const stocks = (play: Play, civ: Civilization): Record<Stored, number> => ({
  food: stored(play, civ, 'food'),
  resources: stored(play, civ, 'resources'),
})

export const GOODS_CHOICES = [answer({ does: 'food' }), answer({ does: 'resources' })]

/** A building of the owner that a player chooses to destroy; null if there is none. */
export function* chooseBuilding(
  play: Play,
  chooser: Civilization,
  owner: Civilization,
  card: CardId,
  wanted: (building: WorkCard) => boolean,
): Rules<WorkCard | null> {
  const options: (Option & { readonly card: CardId })[] = []
  for (const { card: id, workers } of owner.technologies) {
    if (workers > 0 && wanted(play.cards.work(id)))
      options.push(answer({ does: 'raze', seat: owner.seat, card: id }))
  }
  if (options.length === 0) return null
  const chosen = yield* choose(play, chooser, 'raze', options, { card })
  return play.cards.work(chosen.card)
}

/** A colony of the owner that a player chooses; null if there is none. */
export function* chooseColony(
  play: Play,
  chooser: Civilization,
  { colonies }: Civilization,
  card: CardId,
): Rules<CardId | null> {
  const options = colonies.map((colony) => answer({ does: 'colony', card: colony }))
  return options.length === 0 ? null : (yield* choose(play, chooser, 'colony', options, { card })).card
}
