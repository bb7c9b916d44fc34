import type { Event } from '@ziggurat/innovation/facts'
import type { GameEvent, Seat } from '@ziggurat/kernel'

import type { Aim, GameUi } from '../../core/match-model.ts'

const known = (event: GameEvent): Event => event as unknown as Event

/** The player who acted; of a transfer, the one who gives. */
function actor(told: GameEvent): Seat | null {
  const event = known(told)
  if (event.kind === 'over') return null
  return event.kind === 'transferred' ? event.from : event.seat
}

const opens = ({ kind }: GameEvent): boolean => kind === 'turn'

/** Demands on me and what I lose by them; effects that I share, cards that I get. */
function aim(told: GameEvent, seat: Seat): Aim | null {
  const event = known(told)
  if (event.kind === 'effect' && event.seat === seat) {
    if (event.role === 'demanded') return 'loss'
    return event.role === 'sharing' ? 'gain' : null
  }
  if (event.kind === 'transferred' && event.from !== event.to) {
    if (event.from === seat) return 'loss'
    return event.to === seat ? 'gain' : null
  }
  return event.kind === 'returned' && event.owner === seat && event.seat !== seat ? 'loss' : null
}

/** Whether an event is a whole action of this seat: a draw, a meld from the hand, a claimed age. */
const isWhole = (told: GameEvent, seat: Seat): boolean => {
  const event = known(told)
  if (event.kind === 'claimed') return event.seat === seat && typeof event.achievement === 'number'
  if (event.kind === 'melded') return event.seat === seat && event.from === 'hand'
  return event.kind === 'drew' && event.seat === seat
}

/**
 * The event with which the second action begins, in a turn that began with a dogma action. No event marks the end of a
 * dogma action; but a finished turn had all its actions, so its last whole action is the second one.
 */
function afterDogma(events: readonly GameEvent[], at: number): number | null {
  const from = events.findLastIndex(({ kind }, index) => index <= at && kind === 'turn')
  const end = events.findIndex(({ kind }, index) => index > at && (kind === 'turn' || kind === 'over'))
  const turn = from < 0 ? undefined : known(events[from] ?? { kind: 'over' })
  if (turn?.kind !== 'turn' || end < 0 || turn.actions < 2 || events[from + 1]?.kind !== 'dogma') return null
  const told = events.slice(from + 1, end)
  if (told.filter(({ kind }) => kind === 'dogma').length > 1) return null
  const last = told.findLastIndex((event) => isWhole(event, turn.seat))
  return last < 0 ? null : from + 1 + last
}

/** How far an event is indented in the log: effects stand below their dogma action. */
export function depth(events: readonly GameEvent[], at: number): number {
  const event = events[at]
  if (event === undefined || event.kind === 'turn' || event.kind === 'dogma' || event.kind === 'over')
    return 0
  const second = afterDogma(events, at)
  if (second !== null && at >= second) return 0
  let deep = 0
  for (let before = at - 1; before >= 0; before--) {
    const kind = events[before]?.kind
    if (kind === 'turn') return 0
    // The sharing bonus is one draw; the event after it belongs to another action.
    if (kind === 'bonus') return before === at - 1 ? 1 : 0
    if (kind === 'effect') deep = 2
    if (kind === 'dogma') return event.kind === 'effect' || event.kind === 'bonus' ? 1 : Math.max(1, deep)
  }
  return 0
}

/** What the log needs to know of the game. */
export const logRules = { actor, opens, aim, depth } satisfies Partial<GameUi>
