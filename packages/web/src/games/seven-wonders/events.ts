import type { GameEvent, Seat } from '@ziggurat/kernel'
import type { Event, View } from '@ziggurat/seven-wonders/facts'
import { neighbour, scoredSoFar } from '@ziggurat/seven-wonders/facts'

import type { Aim } from '../../core/match-model.ts'

type Action = Extract<Event, { readonly kind: 'built' | 'stage' | 'sold' | 'dug-nothing' }>
export type Battle = Extract<Event, { readonly kind: 'conflict' }>

/** What happened in one turn. */
export interface Turn {
  readonly doings: readonly Action[]
  readonly battles: readonly Battle[]
  /** The number of its last event. */
  readonly last: number
  /** False while a player still plays a seventh card or digs. */
  readonly over: boolean
}

const ACTIONS: readonly string[] = ['built', 'stage', 'sold', 'dug-nothing'] satisfies Action['kind'][]
const ENDS: readonly string[] = ['passed', 'age', 'over'] satisfies Event['kind'][]

const isAction = (event: Event): event is Action => ACTIONS.includes(event.kind)
const isBattle = (event: Event): event is Battle => event.kind === 'conflict'

/** The latest turn with a visible action; null before the first. */
export function latestTurn(told: readonly GameEvent[]): Turn | null {
  const events = told as readonly Event[]
  const last = events.findLastIndex((event) => isAction(event) || isBattle(event))
  if (last < 0) return null
  const before = events.findLastIndex((event, at) => at < last && ENDS.includes(event.kind))
  const turn = events.slice(before + 1, last + 1)
  return {
    doings: turn.filter(isAction),
    battles: turn.filter(isBattle),
    last,
    over: events.slice(last).some(({ kind }) => ENDS.includes(kind)),
  }
}

/** The cards that a city built in the latest turn. */
export const freshIn = (turn: Turn | null, city: number): readonly string[] =>
  (turn?.doings ?? []).flatMap((each) => (each.kind === 'built' && each.city === city ? [each.card] : []))

export function actorOf(told: GameEvent): Seat | null {
  const event = told as Event
  if (event.kind === 'drew') return event.seat
  return 'city' in event ? event.city : null
}

/** Coins paid to me, and the results of my battles. */
export function aimOf(told: GameEvent, seat: Seat, seats: number): Aim | null {
  const event = told as Event
  if (event.kind === 'conflict' && event.city === seat) return event.token > 0 ? 'gain' : 'loss'
  if (event.kind !== 'built' && event.kind !== 'stage') return null
  if (event.city === seat) return null
  const { left, right } = event.payment
  const table = { players: seats }
  const paid =
    (neighbour(table, event.city, 'left') === seat ? left : 0) +
    (neighbour(table, event.city, 'right') === seat ? right : 0)
  return paid > 0 ? 'gain' : null
}

export const opensChapter = ({ kind }: GameEvent): boolean => kind === 'passed' || kind === 'age'

export function curvesOf(view: View): Readonly<Record<string, readonly number[]>> {
  const complete = view.cities.length >= Math.max(3, view.players)
  const cities = view.cities.slice(0, view.players)
  const seats = Array.from({ length: view.players }, (_, seat) => seat)
  return {
    points: seats.map((seat) => (complete ? scoredSoFar(view, seat).total : 0)),
    coins: seats.map((seat) => cities[seat]?.coins ?? 0),
    shields: seats.map((seat) => cities[seat]?.shields ?? 0),
  }
}
