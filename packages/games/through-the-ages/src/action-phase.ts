import { ask, Question } from '@ziggurat/kernel'
import type { Rules } from '@ziggurat/kernel'

import { activeCards } from './active.ts'
import { buildStages, mayBuildStages, stagesAtOnce, stagesLeft } from './building-wonders.ts'
import { isUnit } from './card.ts'
import type { Abilities, CardId } from './card.ts'
import { isTechnology } from './catalogue.ts'
import { develop, isGovernment, mayDevelop, mayRevolt, removeFromHand, revolt } from './developing.ts'
import { lead, mayLead } from './leading.ts'
import { CardActions, END_TURN, Listing, POPULATION, STAGES, takeOf, upgradeOf } from './listing.ts'
import type { Action, EndTurn, Use } from './listing.ts'
import { ACTION, civilActions, hasActionFor, payActionFor, payCivil } from './paying.ts'
import type { Terms } from './paying.ts'
import { asItStands } from './play.ts'
import type { Play } from './play.ts'
import type { Civilization } from './state.ts'
import { copyTactic, mayCopyTactic, mayPlayTactic, playTactic } from './tactics.ts'
import { mayTake, take, takeCost } from './taking.ts'
import { build, increase, isUpgrade, mayBuild, mayIncrease, mayUpgrade, release, upgrade } from './working.ts'

/** Where actions are written down. */
export type Lists = Pick<Listing<Action>, 'reasons' | 'add'>

const builds = new CardActions('build')
const destroys = new CardActions('destroy')
const disbands = new CardActions('disband')
const leads = new CardActions('lead')
const develops = new CardActions('develop')
const revolts = new CardActions('revolt')
const plays = new CardActions('play')
const tactics = new CardActions('tactic')
const copies = new CardActions('copy')

/** Everything that can be done in an action phase (TTA-ACT-01), and if asked why, what cannot. */
export function listActions(play: Play, civ: Civilization, why: boolean): Listing<Action | EndTurn> {
  const listing = new Listing<Action | EndTurn>(why)
  listTakes(play, civ, listing, civilActions(civ))
  if (play.state.round > 1) listOthers(play, civ, listing)
  else if (why) {
    const others = new Listing<Action | EndTurn>(true)
    listOthers(play, civ, others)
    listing.bar(others, { kind: 'first-round', rule: 'TTA-FIRST-03' })
  }
  listing.add(true, END_TURN)
  return listing
}

/** Everything but taking cards, which is all that the first round allows. */
function listOthers(play: Play, civ: Civilization, listing: Lists): void {
  listing.add(mayIncrease(play, civ, ACTION, listing.reasons), POPULATION)
  listBuilds(play, civ, listing, ACTION, () => true)
  listUpgrades(play, civ, listing, ACTION, () => true)
  listReleases(play, civ, listing)
  listStages(play, civ, listing, ACTION, stagesAtOnce(play, civ))
  listCivilHand(play, civ, listing)
  listTactics(play, civ, listing)
  for (const { abilities } of activeCards(play, civ)) abilities.action?.list(play, civ, listing)
}

export function listTakes(play: Play, civ: Civilization, listing: Lists, actions: number): void {
  const { row } = play.state
  for (let space = 0; space < row.length; space++) {
    const id = row[space]
    if (id === null || id === undefined) continue
    const card = play.cards.civil(id)
    listing.add(mayTake(play, civ, space, card, actions, listing.reasons), takeOf(space, id))
  }
}

/** Technologies of these types that a worker could be put on. */
export function listBuilds(
  play: Play,
  civ: Civilization,
  listing: Lists,
  terms: Terms,
  wanted: (type: string) => boolean,
): void {
  for (const { card: id } of civ.technologies) {
    const card = play.cards.work(id)
    if (wanted(card.type)) listing.add(mayBuild(play, civ, card, terms, listing.reasons), builds.of(id))
  }
}

/** Technologies lie by type and level, so what can be upgraded to stands after what is upgraded. */
export function listUpgrades(
  play: Play,
  civ: Civilization,
  listing: Lists,
  terms: Terms,
  wanted: (type: string) => boolean,
): void {
  const { technologies } = civ
  for (let i = 0; i < technologies.length; i++) {
    const from = technologies[i]
    if (from === undefined || from.workers === 0) continue
    const old = play.cards.work(from.card)
    if (!wanted(old.type)) continue
    for (let j = i + 1; j < technologies.length; j++) {
      const better = play.cards.work(technologies[j]?.card ?? '')
      if (!isUpgrade(old, better)) break
      const may = mayUpgrade(play, civ, old, better, terms, listing.reasons)
      listing.add(may, upgradeOf(old.id, better.id))
    }
  }
}

function listReleases(play: Play, civ: Civilization, listing: Lists): void {
  for (const { card: id, workers } of civ.technologies) {
    if (workers === 0) continue
    const card = play.cards.work(id)
    const choices = isUnit(card.type) ? disbands : destroys
    listing.add(hasActionFor(card, civ, ACTION, listing.reasons), choices.of(id))
  }
}

export function listStages(play: Play, civ: Civilization, listing: Lists, terms: Terms, most: number): void {
  const left = Math.max(1, Math.min(most, stagesLeft(play, civ)))
  for (const stages of STAGES.slice(0, left)) {
    listing.add(mayBuildStages(play, civ, stages.count, terms, listing.reasons), stages)
  }
}

/** Technologies of the hand, each in the ways it can be developed. */
export function listDevelopments(play: Play, civ: Civilization, listing: Lists, terms: Terms): void {
  for (const id of civ.civilHand) {
    const card = play.cards.civil(id)
    if (!isTechnology(card)) continue
    listing.add(mayDevelop(play, civ, card, terms, listing.reasons), develops.of(id))
    if (isGovernment(card)) listing.add(mayRevolt(play, civ, card, terms, listing.reasons), revolts.of(id))
  }
}

function listCivilHand(play: Play, civ: Civilization, listing: Lists): void {
  listDevelopments(play, civ, listing, ACTION)
  const { civilHand } = civ
  for (let at = 0; at < civilHand.length; at++) {
    const id = civilHand[at] as CardId
    if (civilHand.indexOf(id) !== at) continue
    const card = play.cards.civil(id)
    if (card.type === 'leader') listing.add(mayLead(civ, listing.reasons), leads.of(id))
    if (card.type !== 'action') continue
    const { reasons } = listing
    const old = ownedBefore(civ, id)
    if (!old) reasons?.push({ kind: 'just-taken', rule: 'TTA-ACARD-02' })
    listing.add(card.may(play, civ, reasons) && old, plays.of(id))
  }
}

/** A copy of an action card that was not taken in this action phase. */
const ownedBefore = ({ civilHand, turn }: Civilization, card: CardId): boolean =>
  count(civilHand, card) > count(turn.fresh, card)

const count = (cards: readonly CardId[], card: CardId): number =>
  cards.reduce((sum, each) => (each === card ? sum + 1 : sum), 0)

function listTactics(play: Play, civ: Civilization, listing: Lists): void {
  const { cards } = civ.militaryHand
  for (let at = 0; at < cards.length; at++) {
    const id = cards[at] as CardId
    if (play.cards.get(id).type !== 'tactic' || cards.indexOf(id) !== at) continue
    listing.add(mayPlayTactic(civ, listing.reasons), tactics.of(id))
  }
  for (const id of play.state.commonTactics) {
    listing.add(mayCopyTactic(civ, id, listing.reasons), copies.of(id))
  }
}

/** One action, or the end of the phase. */
export function* actionPhase(play: Play, civ: Civilization): Rules<void> {
  const question = new Question<Action | EndTurn>(
    civ.seat,
    'action',
    () => listActions(asItStands(play), civ, false).options,
    undefined,
    () => listActions(asItStands(play), civ, true).refusals,
  )
  const choice = yield* ask(question)
  if (choice.verb === 'end') play.state.stage = 'discard'
  else yield* act(play, civ, choice, ACTION)
}

/** Does what was chosen, as an action or because a card orders it. */
export function* act(play: Play, civ: Civilization, choice: Action, terms: Terms): Rules<void> {
  const { cards } = play
  switch (choice.verb) {
    case 'take':
      return takeFromRow(play, civ, choice.space, choice.card)
    case 'population':
      return increase(play, civ, terms)
    case 'build':
      return build(play, civ, cards.work(choice.card), terms)
    case 'upgrade':
      return upgrade(play, civ, cards.work(choice.from), cards.work(choice.card), terms)
    case 'destroy':
    case 'disband':
      payActionFor(cards.work(choice.card), civ, terms)
      return release(play, civ, cards.work(choice.card))
    case 'stage':
      return yield* buildStages(play, civ, choice.count, terms)
    case 'develop': {
      const card = cards.civil(choice.card)
      if (isTechnology(card)) yield* develop(play, civ, card, terms)
      return
    }
    case 'revolt':
      return yield* revolt(play, civ, cards.of('government', choice.card), terms)
    case 'lead':
      return yield* lead(play, civ, cards.of('leader', choice.card))
    case 'play':
      return yield* playActionCard(play, civ, choice.card)
    case 'tactic':
      return playTactic(play, civ, choice.card)
    case 'copy':
      return copyTactic(play, civ, choice.card)
    case 'use':
      return yield* useAbility(play, civ, choice)
  }
}

function takeFromRow(play: Play, civ: Civilization, space: number, id: CardId): void {
  const card = play.cards.civil(id)
  const actions = takeCost(play, civ, space, card)
  payCivil(civ, actions)
  take(play, civ, space, card, actions)
  if (card.type === 'action') civ.turn.fresh.push(id)
}

/** The card pays its own action, because a revolution takes its place (TTA-ACARD-01, -05). */
function* playActionCard(play: Play, civ: Civilization, id: CardId): Rules<void> {
  removeFromHand(civ, id)
  play.state.gone.push(id)
  play.tell({ kind: 'played', seat: civ.seat, card: id })
  yield* play.cards.of('action', id).play(play, civ)
}

function* useAbility(play: Play, civ: Civilization, choice: Use): Rules<void> {
  const abilities = activeCards(play, civ).find(({ card }) => card === choice.card)?.abilities
  const deed: Abilities['action'] = abilities?.action
  if (deed === undefined) throw new Error(`${choice.card} has no action`)
  play.tell({ kind: 'used', seat: civ.seat, card: choice.card })
  yield* deed.perform(play, civ, choice)
}
