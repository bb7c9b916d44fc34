import { changesBetween } from '@ziggurat/kernel'
import type { About, Answer, Numbers, Foreseen, Option, Rules, Seat } from '@ziggurat/kernel'

import { act } from '../actions/action-phase.ts'
import { priceSeen, pricesOf } from '../actions/prices.ts'
import type { Price } from '../actions/prices.ts'
import { release } from '../actions/working.ts'
import type { Action } from '../answers.ts'
import type { CardId } from '../cards/card.ts'
import { ruin } from '../cards/events-2.ts'
import { stored } from '../economy/goods.ts'
import { ACTION, orderedFor } from '../economy/paying.ts'
import { produceAndDraw, produceResources } from '../economy/producing.ts'
import { takeToken, withdraw } from '../economy/tokens.ts'
import { playing } from '../editions/editions.ts'
import type { Event } from '../events.ts'
import { stateSeen } from '../knowledge/seen.ts'
import { view as viewOf } from '../knowledge/view.ts'
import type { View } from '../knowledge/view.ts'
import type { Play } from '../play.ts'
import { civilizationAt, playersLeft } from '../state.ts'
import type { Civilization, State } from '../state.ts'
import { sweptSpaces } from '../turn/row.ts'
import { nextTurn } from '../turn/turn-order.ts'

/** What the end of a turn would bring now. The rules themselves compute it, so it is what will happen. */
export interface Forecast {
  readonly uprising: boolean
  /** Points. */
  readonly science: number
  /** With famine subtracted. */
  readonly culture: number
  readonly food: number
  readonly eaten: number
  /** Resources used as food. */
  readonly resourcesEaten: number
  /** Missing food. */
  readonly missing: number
  /** Culture lost for missing food. */
  readonly famine: number
  readonly resources: number
  /** What corruption takes. */
  readonly corruption: { readonly resources: number; readonly food: number }
  /** Military cards to draw. */
  readonly cards: number
  /** Military cards above the limit, which are discarded first. */
  readonly discards: number
  /** The amounts afterwards. */
  readonly after: {
    readonly science: number
    readonly culture: number
    readonly food: number
    readonly resources: number
  }
}

/** Null for a civilization that has left the game, and for one whose turn is just ending. */
export function forecastOf(view: View, seat: Seat): Forecast | null {
  const player = view.players[seat]
  if (player === undefined || player.ratings === null || view.over) return null
  if (isEnding(view, seat)) return null
  const state = stateSeen(view)
  const civ = civilizationAt(state, seat)
  const events: Event[] = []
  const play = playing(state, (event) => events.push(event))
  runUsually(() => produceAndDraw(play, civ))
  const { science, culture } = civ
  const hand = player.militaryHand.length - player.ratings.militaryHandLimit
  return {
    uprising: events.some(({ kind }) => kind === 'uprising'),
    science: science - player.science,
    culture: culture - player.culture,
    food: produced(events, 'food'),
    resources: produced(events, 'resources'),
    ...losses(events),
    cards: events.reduce((sum, event) => (event.kind === 'drew' ? sum + event.count : sum), 0),
    discards: discardsAtEnd(state) && !player.turn.keepsHand ? Math.max(0, hand) : 0,
    after: { science, culture, food: stored(play, civ, 'food'), resources: stored(play, civ, 'resources') },
  }
}

/** Whether the end of a seat's turn is in progress. */
const isEnding = ({ stage, active }: Pick<State, 'stage' | 'active'>, seat: Seat): boolean =>
  stage === 'production' && active === seat

const discardsAtEnd = (state: State): boolean => {
  const { turn } = playing(state).edition
  return turn.indexOf('discard') > turn.indexOf('actions')
}

const produced = (events: readonly Event[], goods: 'food' | 'resources'): number =>
  events.reduce(
    (sum, event) => (event.kind === 'produced' && event.goods === goods ? sum + event.amount : sum),
    0,
  )

function losses(
  events: readonly Event[],
): Pick<Forecast, 'eaten' | 'resourcesEaten' | 'missing' | 'famine' | 'corruption'> {
  let [eaten, resourcesEaten, missing, famine, resources, food] = [0, 0, 0, 0, 0, 0]
  for (const event of events) {
    if (event.kind === 'consumption') {
      eaten += event.food
      resourcesEaten += event.resources
      missing += event.missing
    }
    if (event.kind === 'lost' && event.goods === 'culture') famine += event.amount
    if (event.kind === 'corruption') {
      resources += event.resources
      food += event.food
    }
  }
  return { eaten, resourcesEaten, missing, famine, corruption: { resources, food } }
}

/** The first answer that starts rules. */
const NOTHING_YET: Option = { id: '', does: '' }

/** Answers every question with its first option: a mine that may rest does not. */
function runUsually(begin: () => Rules<void>): void {
  const rules = begin()
  let step = rules.next({ seat: 0, option: NOTHING_YET })
  while (step.done !== true) {
    const [question] = step.value.open
    const [option] = question?.options ?? []
    if (question === undefined || option === undefined) return
    step = rules.next({ seat: question.seat, option })
  }
}

/** The numbers of a civilization that are forecast. */
const FIGURES = [
  'civil',
  'military',
  'food',
  'resources',
  'science',
  'culture',
  'culture-rating',
  'science-rating',
  'strength',
  'happiness',
  'food-income',
  'resource-income',
  'eaten',
  'discontent',
  'corruption',
  'unused',
  'civil-total',
  'military-total',
] as const
export type Figure = (typeof FIGURES)[number]

/** Null for a civilization that has left the game. */
export function figuresOf(view: View, seat: Seat): Numbers<Figure> | null {
  const player = view.players[seat]
  const ratings = player?.ratings ?? null
  if (player === undefined || ratings === null) return null
  return {
    civil: player.civil + player.turn.extraCivil,
    military: player.military + player.turn.extraMilitary,
    food: player.food,
    resources: player.resources,
    science: player.science,
    culture: player.culture,
    'culture-rating': ratings.culture,
    'science-rating': ratings.science,
    strength: ratings.strength,
    happiness: ratings.happiness,
    'food-income': ratings.food,
    'resource-income': ratings.resources,
    eaten: forecastOf(view, seat)?.eaten ?? 0,
    discontent: ratings.discontent,
    corruption: ratings.corruption,
    unused: player.unused,
    'civil-total': ratings.civilTotal,
    'military-total': ratings.militaryTotal,
  }
}

/** The part of a question that foresight needs. */
interface Asked {
  readonly kind: string
  readonly about?: About | undefined
}

/** How an answer would change the viewer's own numbers; null if that is not known. */
export function foreseen(view: View, asked: Asked, option: Option): Foreseen<Figure> | null {
  const { viewer } = view
  const before = viewer === null ? null : figuresOf(view, viewer)
  if (viewer === null || before === null) return null
  const state = stateSeen(view)
  const rules = rulesFor(playing(state), civilizationAt(state, viewer), asked, option)
  if (rules === null) return null
  const through = run(rules, asked.kind, { seat: viewer, option })
  const after = figuresOf(viewOf(state, viewer), viewer)
  const of = asked.kind === 'rest' ? MINED : FIGURES
  return {
    seat: viewer,
    of,
    changes: after === null ? [] : changesBetween(of, before, after),
    leavesOut: [
      ...(through ? [] : ['answers' as const]),
      ...(asked.kind in REACTIONS ? ['sequel' as const] : []),
    ],
  }
}

/** What mines produce. Corruption and the end of the turn come afterwards. */
const MINED: readonly Figure[] = ['resources']

/** Runs rules until they are done, or until another question than the answered one comes. */
function run(rules: Rules<void>, kind: string, answer: Answer): boolean {
  const step = rules.next(answer)
  if (step.done === true || step.value.open[0]?.kind !== kind) return step.done === true
  return rules.next(answer).done === true
}

/** The rules that follow an answer; null if their result is not certain, or hidden from the viewer. */
function rulesFor(
  play: Play,
  civ: Civilization,
  { kind, about = {} }: Asked,
  option: Option,
): Rules<void> | null {
  if (kind === 'action') return isCertain(option) ? act(play, civ, option, ACTION) : null
  if (kind === 'order') return isCertain(option) ? ordered(play, civ, option, about) : null
  const reaction = Object.hasOwn(REACTIONS, kind) ? REACTIONS[kind] : undefined
  return reaction?.(play, civ, option) ?? null
}

/** Actions whose consequences are certain and public. */
const CERTAIN: readonly string[] = [
  'take',
  'population',
  'build',
  'upgrade',
  'destroy',
  'disband',
  'stage',
  'develop',
  'revolt',
  'lead',
  'play',
  'tactic',
  'copy',
]

const isCertain = (option: Option): option is Action => CERTAIN.includes(option.does)

/** What a card orders: for less than usual, or as the rest of a card that is not paid for yet. */
function ordered(
  play: Play,
  civ: Civilization,
  choice: Action,
  { card: id, less }: About,
): Rules<void> | null {
  if (less !== undefined) return act(play, civ, choice, orderedFor(less))
  const card = play.cards.all.find((each) => each.id === id)
  return card?.type === 'action' ? card.play(play, civ) : null
}

type Reaction = (play: Play, civ: Civilization, option: Option) => Rules<void> | null

/** Questions of cards and events. The effect may go on after the answer. */
const REACTIONS: Readonly<Record<string, Reaction>> = {
  *withdraw(play, civ, option) {
    withdraw(play, civ, cardIn(option))
  },
  *'give-up'(_play, civ, option) {
    takeToken(civ, cardIn(option))
  },
  raze(play, civ, option) {
    // A building of another player is not the viewer's loss.
    return option.seat === civ.seat ? razed(play, civ, cardIn(option)) : null
  },
  ruin: (play, civ, option) => ruin(play, civ, cardIn(option)),
  rest: (play, civ) => produceResources(play, civ, isEnding(play.state, civ.seat) ? 'turn-end' : 'event'),
}

function* razed(play: Play, civ: Civilization, card: CardId): Rules<void> {
  release(play, civ, play.cards.work(card))
}

const cardIn = ({ card = '' }: Option): CardId => card

/** What an option costs the viewer, as an action or ordered by a card; undefined if that is not known. */
export function priceOf(view: View, option: Option, asked: Asked | null): Price | undefined {
  if (asked?.kind !== 'order' || view.viewer === null) return priceSeen(view, option)
  const state = stateSeen(view)
  return pricesOf(playing(state), civilizationAt(state, view.viewer), orderedFor(asked.about?.less ?? 0))[
    option.id
  ]
}

/**
 * How many spaces at the front of the row lose their cards at the next replenishment; none if the game ends
 * before.
 */
export function leavingSpaces(view: View): number {
  const state = stateSeen(view)
  const { turn } = playing(state).edition
  const round = turn.indexOf(view.stage) < turn.indexOf('row') ? view.round : nextTurn(view)?.round
  return view.over || round === undefined || round === 1 ? 0 : sweptSpaces(playersLeft(state))
}
