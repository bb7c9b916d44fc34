import { signal } from '@preact/signals'
import type { Signal } from '@preact/signals'
import { ageOf, drawingOf } from '@ziggurat/innovation/facts'
import type { CardId, Choice, Event, PlayerView, View } from '@ziggurat/innovation/facts'
import type { Option, Seat } from '@ziggurat/kernel'

import type { MatchModel } from '../../core/match-model.ts'
import { perModel } from '../../core/per-model.ts'
import { homeOf, othersFrom } from '../../core/seats.ts'

export type InnovationModel = MatchModel<View>

export type Tab = 'hand' | 'ages' | 'rivals' | 'log' | 'dogma'
export type Listed = 'meld' | 'dogma' | 'achieve'

/** What the board shows, beside what every match model has. */
interface BoardState {
  /** The rival whose board is shown in place of mine. */
  readonly opened: Signal<Seat | null>
  /** The kind of action whose options are listed above the question. */
  readonly listed: Signal<Listed | null>
  /** What a phone shows below the board. */
  readonly tab: Signal<Tab>
}

export const boardStateOf = perModel((): BoardState => ({
  opened: signal(null),
  listed: signal(null),
  tab: signal('hand'),
}))

/** The other players, clockwise from me. */
export const othersOf = (model: InnovationModel): readonly Seat[] => othersFrom(homeOf(model), model.seats)

/** A player as I may see them; in a replay with open hands, as they see themselves. */
export function playerAt(model: InnovationModel, seat: Seat): PlayerView {
  const view = model.viewOfSeat.value?.(seat) ?? model.view.value
  const player = view.players[seat]
  if (player === undefined) throw new Error(`nobody sits on seat ${seat}`)
  return player
}

export const topAge = ({ board }: PlayerView): number => Math.max(0, ...board.map(({ top }) => ageOf(top)))

/** The age of a seat's next draw; null if the draw would end the game. */
export const drawAge = (view: View, seat: Seat): number | null => drawingOf(view, seat, 'draw')?.age ?? null

/** Something on the board that can stand for an option. */
export type Spot =
  | `card ${CardId}`
  | `colour ${string}`
  | `seat ${string}`
  | `back ${string}`
  | `age ${string}`
  | `step ${string}`

function spotOf(option: Option, view: View): Spot | null {
  const { does, card, colour, seat, age } = option as Choice
  if (does === 'draw') return `step ${drawAge(view, view.active) ?? 0}`
  if (card !== undefined) return `card ${card}`
  if (colour !== undefined) return `colour ${colour}`
  if (seat !== undefined) return age === undefined ? `seat ${seat}` : `back ${seat} ${age}`
  if (age === undefined) return null
  return does === 'achieve' ? `age ${age}` : `step ${age}`
}

/** The option that a spot stands for now. */
export function optionAt(model: InnovationModel, spot: Spot): Option | undefined {
  const view = model.view.value
  return model.question.value?.options.find((option) => spotOf(option, view) === spot)
}

export const pickedOption = (model: InnovationModel): Option | undefined =>
  model.question.value?.options.find(({ id }) => id === model.picked.value)

/** The card that an option is about. */
export const cardOfOption = (option: Option | undefined): CardId | null => option?.card ?? null

/** The age that an option claims. */
export const ageOfOption = (option: Option | undefined): number => (option as Choice | undefined)?.age ?? 0

const eventsOf = (model: InnovationModel): readonly Event[] =>
  model.events.value as readonly unknown[] as readonly Event[]

/** An activated card, its activator, and the effect that is being executed. */
export interface Running {
  readonly card: CardId
  readonly seat: Seat
  readonly sharing: readonly Seat[]
  readonly demanded: readonly Seat[]
  /** The effect, and the player who executes it; it may be another card's. */
  readonly effect: { readonly card: CardId; readonly number: number; readonly seat: Seat } | null
}

/** The activation in progress: a new turn, or a question for an action, ends it. */
export function runningOf(model: InnovationModel): Running | null {
  if (model.outcome.value !== null || model.question.value?.kind === 'action') return null
  const events = eventsOf(model)
  let effect: Running['effect'] = null
  for (let at = events.length - 1; at >= 0; at--) {
    const event = events[at]
    if (event === undefined || event.kind === 'turn' || event.kind === 'bonus') return null
    if (event.kind === 'effect') effect ??= { card: event.card, number: event.effect, seat: event.seat }
    if (event.kind !== 'dogma') continue
    const { card, seat, sharing, demanded } = event
    const about = model.question.value?.about
    const asked = model.question.value?.seat
    if (about?.card !== undefined && asked !== undefined)
      effect = { card: about.card, number: about.effect ?? 0, seat: asked }
    return { card, seat, sharing, demanded, effect }
  }
  return null
}
