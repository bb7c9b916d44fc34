import { ask, copy, Question } from '@ziggurat/kernel'
import type { Option, Rules } from '@ziggurat/kernel'

import { listDeeds, useCard } from '../actions/deeds.ts'
import type { Use } from '../answers.ts'
import { answer, revealing } from '../answers.ts'
import type { CardId } from '../cards/card.ts'
import { draw } from '../knowledge/hands.ts'
import { Listing } from '../listing.ts'
import type { Play } from '../play.ts'
import { abilitiesOf } from '../ratings/abilities.ts'
import { discontentWorkers } from '../ratings/happiness.ts'
import { bestOf, cultureRating, scienceRating, strengthRating, totalsOf } from '../ratings/ratings.ts'
import { newTurn } from '../state.ts'
import type { Civilization, Technology } from '../state.ts'
import { showsNext } from '../turn/showing.ts'
import { passTurn } from '../turn/turn-order.ts'
import { needOf } from './bank.ts'
import { addPoints, drainStore, fillStore, loses, stored } from './goods.ts'
import type { Stored } from './goods.ts'
import { foodIncome, labsAreMines, resourceIncome } from './income.ts'
import { foodOf, militaryActions, substitute } from './paying.ts'

const MOST_DRAWN = 3

/** Everything at the end of a turn (TTA-END-03, TTA-DRAW-01, TTA-RESET-01). */
export function* endTurn(play: Play, civ: Civilization): Rules<void> {
  yield* produceAndDraw(play, civ)
  const { civil, military } = totalsOf(play, civ)
  civ.civil = civil
  civ.military = military
  civ.turn = newTurn()
  tellStatistics(play, civ)
  passTurn(play)
}

/** What a player gets at the end of their turn (TTA-END-03, TTA-DRAW-01). */
export function* produceAndDraw(play: Play, civ: Civilization): Rules<void> {
  const { edition } = play
  for (const abilities of abilitiesOf(play, civ)) abilities.whenTurnEnds?.(play, civ)
  const uprising = discontentWorkers(play, civ) > civ.unused
  if (uprising) play.emit({ kind: 'uprising', seat: civ.seat })
  else {
    scoreRatings(play, civ)
    yield* runEconomy(play, civ, 'turn-end')
  }
  if (edition.drawing === 'turn-end' && !(uprising && edition.uprisingStopsDrawing)) {
    draw(play, civ, Math.min(MOST_DRAWN, militaryActions(civ)))
  }
}

/** TTA-PROD-01 */
function scoreRatings(play: Play, civ: Civilization): void {
  const { seat } = civ
  const science = addPoints(play, civ, 'science', scienceRating(play, civ))
  const culture = addPoints(play, civ, 'culture', cultureRating(play, civ))
  play.emit({ kind: 'produced', seat, goods: 'science', amount: science })
  play.emit({ kind: 'produced', seat, goods: 'culture', amount: culture })
}

/** What makes a civilization produce: the end of its turn, or an event. */
type Occasion = 'turn-end' | 'event'

/** Runs corruption, food, consumption and resources in the order of the edition (TTA-PROD-02 to -09). */
export function* runEconomy(play: Play, civ: Civilization, occasion: Occasion): Rules<void> {
  for (const step of play.edition.economy) {
    if (step === 'corruption') corrupt(play, civ)
    else if (step === 'food') produceFood(play, civ, occasion)
    else if (step === 'consumption') {
      if (occasion === 'event') yield* avertFamine(play, civ)
      consume(play, civ)
    } else yield* produceResources(play, civ, occasion)
  }
}

/** The resources that the next production would lose now (TTA06-ADV-CORR-01). Changes nothing. */
export function corruptionAhead({ state, edition, cards }: Play, civ: Civilization): number {
  const own = copy(civ)
  const players = state.players.map((each) => (each === civ ? own : each))
  const trial: Play = { state: { ...state, players }, edition, cards, emit: () => {}, findings: null }
  // A player who is asked during production is asked before the mines produce.
  const producing = state.stage === 'production' && state.active === civ.seat
  const steps = producing ? edition.economy.slice(edition.economy.indexOf('resources')) : edition.economy
  for (const step of steps) {
    if (step === 'corruption') return edition.corruption(own.blueBank)
    if (step === 'food') produceFood(trial, own, 'turn-end')
    else if (step === 'consumption') consume(trial, own)
    else mine(trial, own, 'turn-end')
  }
  return 0
}

/** Takes resources and, if the edition says so, food for missing resources (TTA-PROD-03). */
function corrupt(play: Play, civ: Civilization): void {
  const due = play.edition.corruption(civ.blueBank)
  if (due === 0) return
  const instead = substitute(play, civ, 'resources', due)
  const resources = drainStore(play, civ, 'resources', due - instead)
  const missing = due - instead - resources
  const food = instead + (play.edition.corruptionTakesFood ? drainStore(play, civ, 'food', missing) : 0)
  play.emit({ kind: 'corruption', seat: civ.seat, resources, food })
}

export function produceFood(play: Play, civ: Civilization, occasion: Occasion): void {
  const before = stored(play, civ, 'food')
  const farms = civ.technologies.filter(({ card }) => play.cards.work(card).type === 'farm')
  putOn(civ, planOn(play, civ, farms, null))
  adjust(play, civ, 'food', occasion)
  const amount = stored(play, civ, 'food') - before
  play.emit({ kind: 'produced', seat: civ.seat, goods: 'food', amount })
}

export function* produceResources(play: Play, civ: Civilization, occasion: Occasion): Rules<void> {
  const plan = minePlan(play, civ)
  mine(play, civ, occasion, play.edition.minesMayRest ? yield* withRest(play, civ, plan) : plan)
}

/** Mines, and labs that work like mines; the best mine twice if a card says so. */
function minePlan(play: Play, civ: Civilization): Plan {
  const labs = labsAreMines(play, civ)
  const mines = civ.technologies.filter(({ card }) => {
    const { type, age } = play.cards.work(card)
    return type === 'mine' || (labs && type === 'lab' && age > 0)
  })
  const twice = abilitiesOf(play, civ).some(({ bestMineTwice }) => bestMineTwice)
  return planOn(play, civ, mines, twice ? (bestOf(play, civ, ['mine'])?.card ?? null) : null)
}

function mine(play: Play, civ: Civilization, occasion: Occasion, plan = minePlan(play, civ)): void {
  const before = stored(play, civ, 'resources')
  putOn(civ, plan)
  adjust(play, civ, 'resources', occasion)
  const amount = stored(play, civ, 'resources') - before
  play.emit({ kind: 'produced', seat: civ.seat, goods: 'resources', amount })
}

/** The number of tokens for each technology. */
type Plan = readonly { readonly technology: Technology; readonly tokens: number }[]

/** Lets the owner reduce one of the producing technologies by a token (TTA06-VAR-CORR-01). */
function* withRest(play: Play, civ: Civilization, plan: Plan): Rules<Plan> {
  const options: Option[] = [answer({ does: 'produce' })]
  for (const { technology, tokens } of plan) {
    if (tokens > 0) options.push(answer({ does: 'rest', card: technology.card }))
  }
  if (options.length === 1) return plan
  const { card } = yield* ask(new Question(civ.seat, 'rest', () => revealing(options, showsNext(play))))
  if (card === undefined) return plan
  play.emit({ kind: 'rested', seat: civ.seat, card })
  return plan.map(({ technology, tokens }) => ({
    technology,
    tokens: technology.card === card ? tokens - 1 : tokens,
  }))
}

/** A token for each worker; the highest level first if the bank has too few (TTA-PROD-05, -08). */
function planOn(
  play: Play,
  civ: Civilization,
  technologies: readonly Technology[],
  twice: CardId | null,
): Plan {
  // Of a mine and a lab of the same level, the mine is worth more.
  const rank = ({ card }: Technology) => {
    const { worth, age } = play.cards.work(card)
    return 10 * age + worth
  }
  let bank = civ.blueBank
  return technologies
    .toSorted((one, other) => rank(other) - rank(one))
    .map((technology) => {
      const due = technology.workers + (technology.card === twice ? 1 : 0)
      const tokens = Math.min(due, bank)
      bank -= tokens
      return { technology, tokens }
    })
}

function putOn(civ: Civilization, plan: Plan): void {
  for (const { technology, tokens } of plan) {
    civ.blueBank -= tokens
    technology.tokens += tokens
  }
}

/**
 * What cards add to a production or subtract from it. Some do so once per round, not when an event causes
 * production.
 */
function adjust(play: Play, civ: Civilization, goods: Stored, occasion: Occasion): void {
  let amount = 0
  for (const { symbols, eachRound } of abilitiesOf(play, civ)) {
    if (occasion === 'turn-end' || eachRound !== true) amount += symbols[goods]
  }
  if (amount > 0) fillStore(play, civ, goods, amount)
  else if (amount < 0) drainStore(play, civ, goods, -amount)
}

/** Each missing food costs 4 culture points (TTA-PROD-06, -07). */
function consume(play: Play, civ: Civilization): void {
  const due = needOf(civ.yellowBank).consumption
  if (due === 0) return
  const resources = substitute(play, civ, 'food', due)
  const food = drainStore(play, civ, 'food', due - resources)
  const missing = due - resources - food
  play.emit({ kind: 'consumption', seat: civ.seat, food, resources, missing })
  loses(play, civ, 'culture', missing * 4)
}

const STARVE = answer({ does: 'starve' })

/**
 * A player who would starve in the middle of their own turn may use a card that provides other food
 * (TTA-PAY-08). At the end of a turn, the action phase was the time for that.
 */
function* avertFamine(play: Play, civ: Civilization): Rules<void> {
  const starves = foodOf(play, civ) < needOf(civ.yellowBank).consumption
  if (!starves || play.state.active !== civ.seat) return
  const listing = new Listing<Use>(false)
  listDeeds(play, civ, 'action', listing, ({ paysFor }) => paysFor === 'food')
  const [use] = listing.options
  if (use === undefined) return
  const options = () => revealing([use, STARVE], showsNext(play))
  const choice = yield* ask(new Question(civ.seat, 'famine', options, { card: use.card }))
  if (choice.does === 'use') yield* useCard(play, civ, 'action', choice)
}

/** Data for the charts after the game. */
function tellStatistics(play: Play, civ: Civilization): void {
  play.emit({
    kind: 'statistics',
    seat: civ.seat,
    round: play.state.round,
    culture: civ.culture,
    science: civ.science,
    strength: strengthRating(play, civ),
    cultureRating: cultureRating(play, civ),
    scienceRating: scienceRating(play, civ),
    food: foodIncome(play, civ),
    resources: resourceIncome(play, civ),
  })
}
