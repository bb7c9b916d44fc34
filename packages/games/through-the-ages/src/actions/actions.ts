import { actionsOn, DRAW, endTurnOf, POPULATION, STAGES, takeOf, upgradeOf } from '../answers.ts'
import type { Action, EndTurn } from '../answers.ts'
import { isUnit } from '../cards/card.ts'
import type { ActionCard, CardId, WorkType } from '../cards/card.ts'
import { isTechnology } from '../cards/catalogue.ts'
import { ACTION, civilActions, hasActionFor } from '../economy/paying.ts'
import type { Terms } from '../economy/paying.ts'
import { distinct, mayDraw } from '../knowledge/hands.ts'
import { Listing } from '../listing.ts'
import type { ActionListing, Reasons } from '../listing.ts'
import type { Play } from '../play.ts'
import type { Civilization } from '../state.ts'
import { endOfActionsShows } from '../turn/showing.ts'
import { mayCopyTactic, mayPlayTactic } from '../war/tactics.ts'
import { mayBuildStages, stagesAtOnce, stagesLeft } from './building-wonders.ts'
import { listDeeds } from './deeds.ts'
import { mayDevelop, mayRevolt } from './developing.ts'
import { mayLead } from './leading.ts'
import { mayTake } from './taking.ts'
import { isUpgrade, mayBuild, mayIncrease, mayUpgrade } from './working.ts'

const builds = actionsOn('build')
const destroys = actionsOn('destroy')
const disbands = actionsOn('disband')
const leads = actionsOn('lead')
const develops = actionsOn('develop')
const revolts = actionsOn('revolt')
const plays = actionsOn('play')
const tactics = actionsOn('tactic')
const copies = actionsOn('copy')

/** Everything that can be done in an action phase (TTA-ACT-01); with `why`, also what cannot be done. */
export function listActions(play: Play, civ: Civilization, why: boolean): Listing<Action | EndTurn> {
  const listing = new Listing<Action | EndTurn>(why)
  listTakes(play, civ, listing, civilActions(civ))
  if (play.state.round > 1) listOthers(play, civ, listing)
  else if (why) {
    const others = new Listing<Action | EndTurn>(true)
    listOthers(play, civ, others)
    listing.bar(others, { kind: 'first-round', rule: 'TTA-FIRST-03' })
  }
  listing.add(endTurnOf(endOfActionsShows(play, civ)))
  return listing
}

/** Everything except taking cards, which is all that the first round allows. */
function listOthers(play: Play, civ: Civilization, listing: ActionListing): void {
  listing.add(POPULATION, mayIncrease(play, civ, ACTION, listing.sheet()))
  listBuilds(play, civ, listing, ACTION, () => true)
  listUpgrades(play, civ, listing, ACTION, () => true)
  listReleases(play, civ, listing)
  listStages(play, civ, listing, ACTION, stagesAtOnce(play, civ))
  listCivilHand(play, civ, listing)
  listTactics(play, civ, listing)
  if (play.edition.drawing === 'action') listing.add(DRAW, mayDraw(play, civ, listing.sheet()))
  listDeeds(play, civ, 'action', listing)
}

export function listTakes(play: Play, civ: Civilization, listing: ActionListing, actions: number): void {
  const { row } = play.state
  for (let space = 0; space < row.length; space++) {
    const id = row[space]
    if (id === null || id === undefined) continue
    const card = play.cards.civil(id)
    listing.add(takeOf(space, id), mayTake(play, civ, space, card, actions, listing.sheet()))
  }
}

/** Technologies of these types that a worker could be put on. */
export function listBuilds(
  play: Play,
  civ: Civilization,
  listing: ActionListing,
  terms: Terms,
  wanted: (type: WorkType) => boolean,
): void {
  for (const { card: id } of civ.technologies) {
    const card = play.cards.work(id)
    if (!wanted(card.type)) continue
    listing.add(builds.get(id), mayBuild(play, civ, card, terms, listing.sheet()))
  }
}

/** Technologies are ordered by type and level, so the target of an upgrade comes after its source. */
export function listUpgrades(
  play: Play,
  civ: Civilization,
  listing: ActionListing,
  terms: Terms,
  wanted: (type: WorkType) => boolean,
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
      listing.add(upgradeOf(old.id, better.id), mayUpgrade(play, civ, old, better, terms, listing.sheet()))
    }
  }
}

function listReleases(play: Play, civ: Civilization, listing: ActionListing): void {
  for (const { card: id, workers } of civ.technologies) {
    if (workers === 0) continue
    const card = play.cards.work(id)
    const choices = isUnit(card.type) ? disbands : destroys
    listing.add(choices.get(id), hasActionFor(card, civ, ACTION, listing.sheet()))
  }
}

export function listStages(
  play: Play,
  civ: Civilization,
  listing: ActionListing,
  terms: Terms,
  most: number,
): void {
  const left = Math.max(1, Math.min(most, stagesLeft(play, civ)))
  for (const stages of STAGES.slice(0, left)) {
    listing.add(stages, mayBuildStages(play, civ, stages.count, terms, listing.sheet()))
  }
}

/** Technologies in hand, in each way they can be developed. */
export function listDevelopments(play: Play, civ: Civilization, listing: ActionListing, terms: Terms): void {
  for (const id of civ.civilHand) {
    const card = play.cards.civil(id)
    if (!isTechnology(card)) continue
    listing.add(develops.get(id), mayDevelop(play, civ, card, terms, listing.sheet()))
    if (card.type !== 'government') continue
    listing.add(revolts.get(id), mayRevolt(play, civ, card, terms, listing.sheet()))
  }
}

function listCivilHand(play: Play, civ: Civilization, listing: ActionListing): void {
  listDevelopments(play, civ, listing, ACTION)
  for (const id of distinct(civ.civilHand)) {
    const card = play.cards.civil(id)
    if (card.type === 'leader') listing.add(leads.get(id), mayLead(civ, listing.sheet()))
    if (card.type === 'action') listing.add(plays.get(id), mayPlay(play, civ, card, listing.sheet()))
  }
}

function mayPlay(play: Play, civ: Civilization, card: ActionCard, reasons: Reasons): boolean {
  const old = ownedBefore(civ, card.id)
  if (!old) reasons?.push({ kind: 'just-taken', rule: 'TTA-ACARD-02' })
  return card.may(play, civ, reasons) && old
}

/** Whether a copy of an action card is not new this turn, so that it can be played. */
const ownedBefore = ({ civilHand, turn }: Civilization, card: CardId): boolean =>
  count(civilHand, card) > count(turn.fresh, card)

const count = (cards: readonly CardId[], card: CardId): number =>
  cards.reduce((sum, each) => (each === card ? sum + 1 : sum), 0)

function listTactics(play: Play, civ: Civilization, listing: ActionListing): void {
  for (const id of distinct(civ.militaryHand.cards)) {
    if (play.cards.get(id).type !== 'tactic') continue
    listing.add(tactics.get(id), mayPlayTactic(play, civ, listing.sheet()))
  }
  for (const id of play.state.commonTactics) {
    listing.add(copies.get(id), mayCopyTactic(play, civ, id, listing.sheet()))
  }
}
