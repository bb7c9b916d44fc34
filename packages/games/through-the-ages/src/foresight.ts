import type { About, Option, Rules, Seat } from '@ziggurat/kernel'

import { act } from './action-phase.ts'
import type { CardId } from './card.ts'
import type { Event } from './events.ts'
import { stored } from './goods.ts'
import type { Action } from './listing.ts'
import { ACTION, orderedFor } from './paying.ts'
import type { Terms } from './paying.ts'
import type { Play } from './play.ts'
import { playing } from './playing.ts'
import { produceAndDraw } from './producing.ts'
import { stateSeen } from './seen.ts'
import { civilizationAt } from './state.ts'
import type { Civilization, State } from './state.ts'
import { rearrange, removeWorker, takeToken } from './tokens.ts'
import { view as viewOf } from './view.ts'
import type { View } from './view.ts'
import { release } from './working.ts'

/** What the end of a turn would bring now; by the rules themselves, so that it is what then happens. */
export interface Forecast {
  readonly uprising: boolean
  /** Points. */
  readonly science: number
  /** Famine taken off. */
  readonly culture: number
  readonly food: number
  readonly eaten: number
  /** Resources that are used as food. */
  readonly resourcesEaten: number
  /** Food that is missing. */
  readonly missing: number
  readonly resources: number
  /** What corruption takes. */
  readonly corruption: { readonly resources: number; readonly food: number }
  /** Military cards. */
  readonly cards: number
  /** Military cards above the limit, to be discarded before. */
  readonly discards: number
  /** What there will be. */
  readonly after: {
    readonly science: number
    readonly culture: number
    readonly food: number
    readonly resources: number
  }
}

/** Null for a civilization that is not there any more. */
export function forecastOf(view: View, seat: Seat): Forecast | null {
  const player = view.players[seat]
  if (player === undefined || player.ratings === null || view.over) return null
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
): Pick<Forecast, 'eaten' | 'resourcesEaten' | 'missing' | 'corruption'> {
  let [eaten, resourcesEaten, missing, resources, food] = [0, 0, 0, 0, 0]
  for (const event of events) {
    if (event.kind === 'consumption') {
      eaten += event.food
      resourcesEaten += event.resources
      missing += event.missing
    }
    if (event.kind === 'corruption') {
      resources += event.resources
      food += event.food
    }
  }
  return { eaten, resourcesEaten, missing, corruption: { resources, food } }
}

/** Answers every question with its first option: a mine that may rest does not. */
function runUsually(begin: () => Rules<void>): void {
  const rules = begin()
  let step = rules.next({ seat: 0, option: { id: '' } })
  while (step.done !== true) {
    const [question] = step.value.open
    const [option] = question?.options ?? []
    if (question === undefined || option === undefined) return
    step = rules.next({ seat: question.seat, option })
  }
}

/** Deeds whose consequences are certain and open. */
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
  'tactic',
  'copy',
]

/**
 * The table after one action of the viewer's turn, or as far as nobody is asked anything more; null where that
 * cannot be told.
 */
export function afterAction(view: View, option: Option): View | null {
  const { viewer, stage, active } = view
  return viewer === active && stage === 'actions' ? afterDeed(view, option, ACTION) : null
}

/** Likewise after what a card orders: for less than usual, or as the card itself goes on that has not been paid for yet. */
export const afterOrder = (view: View, option: Option, { card, less }: About): View | null =>
  less === undefined ? afterPlaying(view, option, card ?? '') : afterDeed(view, option, orderedFor(less))

function afterPlaying(view: View, option: Option, id: CardId): View | null {
  const { viewer } = view
  const state = stateSeen(view)
  const play = playing(state)
  const card = play.cards.all.find((each) => each.id === id)
  if (viewer === null || card?.type !== 'action' || !isCertain(option)) return null
  const begin = () => card.play(play, civilizationAt(state, viewer))
  const rules = begin()
  if (rules.next({ seat: viewer, option }).done !== true) rules.next({ seat: viewer, option })
  return viewOf(state, viewer)
}

function afterDeed(view: View, option: Option, terms: Terms): View | null {
  const { viewer } = view
  if (viewer === null || !isCertain(option)) return null
  const state = stateSeen(view)
  const begin = () => act(playing(state), civilizationAt(state, viewer), option, terms)
  begin().next({ seat: viewer, option })
  return viewOf(state, viewer)
}

const isCertain = (option: Option): option is Action =>
  'verb' in option && typeof option.verb === 'string' && CERTAIN.includes(option.verb)

type Loss = (play: Play, civ: Civilization, card: CardId) => Rules<void>

/** What may be chosen to be lost, by the verb of the answer. */
const LOSSES: Readonly<Record<string, Loss>> = {
  *withdraw(_play, civ, card) {
    removeWorker(civ, card)
    civ.yellowBank++
  },
  *'give-up'(_play, civ, card) {
    takeToken(civ, card)
  },
  *raze(play, civ, card) {
    release(play, civ, play.cards.work(card))
  },
  ruin: (play, civ, card) =>
    rearrange(play, () => {
      for (const wonder of civ.wonders) if (wonder.card === card) wonder.ruined = true
    }),
}

/** The table after the viewer has chosen what he loses; null where an answer says nothing of that. */
export function afterLoss(view: View, option: Option): View | null {
  const { viewer } = view
  const words = option.id.split(' ')
  const loss = LOSSES[words[0] ?? '']
  const foreign = words[0] === 'raze' && Number(words[1]) !== viewer
  if (viewer === null || loss === undefined || foreign) return null
  const state = stateSeen(view)
  runUsually(() => loss(playing(state), civilizationAt(state, viewer), words.at(-1) ?? ''))
  return viewOf(state, viewer)
}
