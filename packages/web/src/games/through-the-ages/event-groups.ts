import type { GameEvent, Seat } from '@ziggurat/kernel'
import type { Event } from '@ziggurat/through-the-ages/facts'

import type { Aim } from '../../core/match-model.ts'
import type { Amounts } from './cards.ts'
import { actor, aim, isOwnEvent } from './events.ts'

type Kind = Event['kind']

/** Not in the log: visible on the board, or only for curves. */
const LEFT_OUT: readonly Kind[] = ['dealt', 'statistics', 'swept']
/** Logged in one line if they follow each other for one player. */
const IN_ONE_LINE: readonly (readonly Kind[])[] = [['produced', 'corruption', 'consumption'], ['antiquated']]
/** Events that concern several players: logged with everything that came of them. */
const OPENS: readonly Kind[] = ['event', 'attacked', 'declared', 'fought', 'offered']
/** What can come of them. */
const FOLLOWS: readonly Kind[] = [
  'gained',
  'lost',
  'worker-lost',
  'population',
  'tokens',
  'drew',
  'discarded',
  'ruined',
  'removed',
  'destroyed',
  'disbanded',
  'actions-lost',
  'taken',
  'sacrificed',
  'defended',
  'yielded',
  'bid',
  'passed',
  'sent',
  'colonized',
  'unclaimed',
  'agreed',
  'refused',
  'declined',
]

/** Events that share a log entry; the first one says what it is about. */
export interface EventGroup {
  /** The first event's position in the log. */
  readonly key: number
  readonly events: readonly [Event, ...Event[]]
  /** Each event's position in the log. */
  readonly places: readonly number[]
}

export const isPublic = ({ events: [first] }: EventGroup): boolean => OPENS.includes(first.kind)

function belongs({ events }: EventGroup, event: Event): boolean {
  const [first] = events
  const last = events.at(-1) ?? first
  if (OPENS.includes(first.kind)) return FOLLOWS.includes(event.kind)
  const alike = IN_ONE_LINE.some((kinds) => kinds.includes(event.kind) && kinds.includes(last.kind))
  return alike && actor(last) === actor(event)
}

/** A range of the log as groups. */
export function eventGroupsOf(events: readonly GameEvent[], from: number, to: number): readonly EventGroup[] {
  const groups: EventGroup[] = []
  for (let at = from; at < to; at++) {
    const event = events[at]
    if (event === undefined || !isOwnEvent(event) || LEFT_OUT.includes(event.kind)) continue
    const last = groups.at(-1)
    if (last !== undefined && belongs(last, event))
      groups[groups.length - 1] = {
        ...last,
        events: [...last.events, event],
        places: [...last.places, at],
      }
    else groups.push({ key: at, events: [event], places: [at] })
  }
  return groups
}

/** What a seat gained and lost. */
export interface Effect {
  readonly seat: Seat
  readonly amounts: Amounts
}

/** An event as amounts; empty if it needs words. */
function amountsOf(event: Event): Amounts {
  if (event.kind === 'gained') return { [event.goods]: event.amount }
  if (event.kind === 'lost') return { [event.goods]: -event.amount }
  if (event.kind === 'worker-lost') return { worker: -1 }
  if (event.kind === 'population') return { worker: event.by }
  if (event.kind === 'tokens') return { blue: event.blue, yellow: event.yellow }
  if (event.kind === 'drew') return { cards: event.count }
  return event.kind === 'discarded' ? { cards: -event.count } : {}
}

const isInSigns = (event: Event): boolean => Object.keys(amountsOf(event)).length > 0

/** What each seat gained and lost in a group. */
export function effectsOf({ events }: EventGroup): readonly Effect[] {
  const sums = new Map<Seat, Record<string, number>>()
  for (const event of events.slice(1)) {
    const seat = actor(event)
    if (seat === null) continue
    const sum = sums.get(seat) ?? {}
    for (const [sign, amount] of Object.entries(amountsOf(event))) sum[sign] = (sum[sign] ?? 0) + amount
    sums.set(seat, sum)
  }
  return [...sums]
    .toSorted(([one], [other]) => one - other)
    .map(([seat, amounts]) => ({ seat, amounts }))
    .filter(({ amounts }) => Object.values(amounts).some((amount) => amount !== 0))
}

interface EventInWords {
  readonly event: Event
  readonly at: number
}

/** The later events of a group that need words. */
export const eventsInWords = ({ events, places }: EventGroup): readonly EventInWords[] =>
  events
    .map((event, place) => ({ event, at: places[place] ?? 0 }))
    .slice(1)
    .filter(({ event }) => !isInSigns(event))

/** How a group went for a seat; losses outweigh gains. */
export function aimOf({ events }: EventGroup, seat: Seat | null): Aim | null {
  if (seat === null) return null
  const aims = events.map((event) => aim(event, seat))
  return aims.includes('loss') ? 'loss' : aims.includes('gain') ? 'gain' : null
}

/** Whether a rival attacked this seat or declared war on it. */
export const isStrike = ({ events: [first] }: EventGroup, seat: Seat | null): boolean =>
  seat !== null && 'rival' in first && first.rival === seat
