import { knows } from '@ziggurat/kernel'
import type { Seat, Stack } from '@ziggurat/kernel'

import { ownPrices } from '../actions/prices.ts'
import type { Prices } from '../actions/prices.ts'
import { spaceCost, takeCost } from '../actions/taking.ts'
import { populationCost } from '../actions/working.ts'
import type { CardId } from '../cards/card.ts'
import { needOf } from '../economy/bank.ts'
import { stored } from '../economy/goods.ts'
import { foodIncome, resourceIncome } from '../economy/income.ts'
import { ACTION } from '../economy/paying.ts'
import { corruptionAhead } from '../economy/producing.ts'
import { playing } from '../editions/editions.ts'
import type { Options } from '../options.ts'
import { asItStands } from '../play.ts'
import type { Play } from '../play.ts'
import { discontentWorkers, happinessRating } from '../ratings/happiness.ts'
import {
  civilHandLimit,
  colonizationModifier,
  cultureRating,
  militaryHandLimit,
  scienceRating,
  strengthRating,
  totalsOf,
} from '../ratings/ratings.ts'
import { civilizationAt } from '../state.ts'
import type {
  Civilization,
  Doing,
  Pact,
  Scoring,
  Site,
  Stage,
  State,
  Technology,
  ThisTurn,
  War,
  Wonder,
} from '../state.ts'

/** A face-down card: its back, and its face if the viewer knows it. */
export interface Back {
  readonly age: number
  readonly card: CardId | null
}

/** All numbers that follow from the cards and tokens on the table. */
interface Ratings {
  readonly science: number
  readonly culture: number
  readonly strength: number
  readonly happiness: number
  readonly discontent: number
  readonly colonization: number
  /** What a production gives, and what it costs. */
  readonly food: number
  readonly resources: number
  readonly consumption: number
  /** The loss in the next production. */
  readonly corruption: number
  /** The food cost of the next worker; null if there is none. */
  readonly populationCost: number | null
  readonly facesNeeded: number
  readonly civilTotal: number
  readonly militaryTotal: number
  readonly civilHandLimit: number
  readonly militaryHandLimit: number
}

export interface PlayerView {
  readonly seat: Seat
  readonly out: boolean
  readonly government: CardId
  readonly leader: CardId | null
  readonly technologies: readonly Readonly<Technology>[]
  readonly specials: readonly CardId[]
  readonly wonders: readonly Readonly<Wonder>[]
  readonly site: Readonly<Site> | null
  readonly colonies: readonly CardId[]
  readonly pact: Pact | null
  readonly wars: readonly War[]
  readonly tactic: CardId | null
  readonly exclusive: boolean
  readonly civilHand: readonly Back[]
  readonly militaryHand: readonly Back[]
  readonly yellowBank: number
  readonly blueBank: number
  readonly unused: number
  readonly sacrificed: number
  readonly civil: number
  readonly military: number
  readonly science: number
  readonly culture: number
  readonly food: number
  readonly resources: number
  readonly leadersTaken: readonly number[]
  readonly skipsPolitics: boolean
  readonly attackedBy: Seat | null
  readonly turn: Readonly<ThisTurn>
  readonly ratings: Ratings | null
}

interface RowView {
  readonly card: CardId
  /**
   * The civil actions that the viewer would pay; for a viewer without a civilization, those printed at the
   * space.
   */
  readonly price: number
}

export interface View {
  readonly options: Options
  readonly viewer: Seat | null
  readonly players: readonly PlayerView[]
  readonly row: readonly (RowView | null)[]
  /** What the viewer would pay on their own turn. */
  readonly prices: Prices
  readonly age: number
  readonly civilDeck: number
  readonly militaryDeck: number
  /** Face-down military discards, by age. */
  readonly discards: readonly number[]
  /** The ages of the current events, from the top down. */
  readonly currentEvents: readonly number[]
  /** The current events that the viewer has prepared, in no particular order. */
  readonly preparedEvents: readonly CardId[]
  /** The next event, if the viewer has looked at it. */
  readonly nextEvent: CardId | null
  readonly futureEvents: readonly Back[]
  readonly pastEvents: readonly CardId[]
  /** Age III events that will be scored at the end; null for those that the viewer does not know. */
  readonly scoring: readonly (CardId | null)[]
  /** Age III events that could have been among them; null for those that the viewer does not know. */
  readonly aside: readonly (CardId | null)[]
  readonly commonTactics: readonly CardId[]
  readonly start: Seat
  readonly active: Seat
  readonly round: number
  readonly stage: Stage
  readonly doing: Doing | null
  readonly lastRound: number
  readonly over: boolean
  readonly final: readonly Scoring[]
}

export function view(state: State, viewer: Seat | null): View {
  const play = asItStands(playing(state))
  const { cards } = play
  const { currentEvents } = state
  const ageOf = (card: CardId) => cards.get(card).age
  const next = currentEvents.cards.at(-1) ?? null
  return {
    options: { ...play.edition.options, hands: state.hands },
    viewer,
    players: state.players.map((civ) => playerView(play, civ, viewer)),
    row: state.row.map((card, space) => (card === null ? null : rowView(play, card, space, viewer))),
    prices: viewer === null || viewer !== state.active ? {} : ownPrices(play, civilizationAt(state, viewer)),
    age: state.age,
    civilDeck: state.civilDeck.length,
    militaryDeck: state.militaryDeck.length,
    discards: state.discards.map((pile) => pile.cards.length),
    currentEvents: currentEvents.cards.map(ageOf).toReversed(),
    preparedEvents: currentEvents.cards.filter((_, at) => knows(currentEvents.known[at], viewer)).toSorted(),
    nextEvent: knows(state.nextEventSeen, viewer) ? next : null,
    futureEvents: state.futureEvents.cards.map((card, at) => ({
      age: ageOf(card),
      card: knows(state.futureEvents.known[at], viewer) ? card : null,
    })),
    pastEvents: state.pastEvents.slice(),
    scoring: facesOf(state.scoring, viewer),
    aside: facesOf(state.aside, viewer),
    commonTactics: state.commonTactics.slice(),
    start: state.start,
    active: state.active,
    round: state.round,
    stage: state.stage,
    doing: state.doing,
    lastRound: state.lastRound,
    over: state.over,
    final: state.final.slice(),
  }
}

/** The cards of a stack that a viewer knows, in an order that reveals nothing else. */
const facesOf = ({ cards, known }: Stack, viewer: Seat | null): readonly (CardId | null)[] => {
  const seen = cards.filter((_, at) => knows(known[at], viewer)).toSorted()
  return [...seen, ...Array.from({ length: cards.length - seen.length }, () => null)]
}

function rowView(play: Play, id: CardId, space: number, viewer: Seat | null): RowView {
  const civ = viewer === null ? null : civilizationAt(play.state, viewer)
  const price = civ === null || civ.out ? spaceCost(space) : takeCost(play, civ, space, play.cards.civil(id))
  return { card: id, price }
}

function playerView(play: Play, civ: Civilization, viewer: Seat | null): PlayerView {
  const { cards, state } = play
  const ageOf = (card: CardId) => cards.get(card).age
  const open = civ.seat === viewer || state.hands === 'open'
  return {
    seat: civ.seat,
    out: civ.out,
    government: civ.government,
    leader: civ.leader,
    technologies: civ.technologies.map((technology) => ({ ...technology })),
    specials: civ.specials.slice(),
    wonders: civ.wonders.map((wonder) => ({ ...wonder })),
    site: civ.site === null ? null : { ...civ.site },
    colonies: civ.colonies.slice(),
    pact: civ.pact,
    wars: civ.wars.slice(),
    tactic: civ.tactic,
    exclusive: civ.exclusive,
    civilHand: civ.civilHand.map((card) => ({ age: ageOf(card), card: open ? card : null })),
    militaryHand: backsOf(play, civ.militaryHand, viewer),
    yellowBank: civ.yellowBank,
    blueBank: civ.blueBank,
    unused: civ.unused,
    sacrificed: civ.sacrificed,
    civil: civ.civil,
    military: civ.military,
    science: civ.science,
    culture: civ.culture,
    food: stored(play, civ, 'food'),
    resources: stored(play, civ, 'resources'),
    leadersTaken: civ.leadersTaken.slice(),
    skipsPolitics: civ.skipsPolitics,
    attackedBy: civ.attackedBy,
    turn: { ...civ.turn, used: civ.turn.used.slice(), fresh: open ? civ.turn.fresh.slice() : [] },
    ratings: civ.out ? null : ratingsOf(play, civ),
  }
}

/** Sorted by age, known cards by name, so that the order of a hand reveals nothing. */
function backsOf({ cards }: Play, { cards: hand, known }: Stack, viewer: Seat | null): Back[] {
  const backs = hand.map((card, at) => ({
    age: cards.get(card).age,
    card: knows(known[at], viewer) ? card : null,
  }))
  return backs.toSorted(
    (one, other) => one.age - other.age || (one.card ?? '~').localeCompare(other.card ?? '~', 'en'),
  )
}

function ratingsOf(play: Play, civ: Civilization): Ratings {
  const { civil, military } = totalsOf(play, civ)
  const { consumption } = needOf(civ.yellowBank)
  return {
    science: scienceRating(play, civ),
    culture: cultureRating(play, civ),
    strength: strengthRating(play, civ),
    happiness: happinessRating(play, civ),
    discontent: discontentWorkers(play, civ),
    colonization: colonizationModifier(play, civ),
    food: foodIncome(play, civ),
    resources: resourceIncome(play, civ),
    consumption,
    corruption: corruptionAhead(play, civ),
    populationCost: civ.yellowBank === 0 ? null : populationCost(play, civ, ACTION),
    facesNeeded: play.edition.facesNeeded(civ.yellowBank),
    civilTotal: civil,
    militaryTotal: military,
    civilHandLimit: civilHandLimit(play, civ),
    militaryHandLimit: militaryHandLimit(play, civ),
  }
}
