import type { Event } from '@ziggurat/innovation/facts'
import type { GameEvent, Seat } from '@ziggurat/kernel'

import type { Aim, GameUi } from '../../core/match-model.ts'

const known = (event: GameEvent): Event => event as unknown as Event

/** Who did it; what goes from one to another is told of who gives. */
function actor(told: GameEvent): Seat | null {
  const event = known(told)
  if (event.kind === 'over') return null
  return event.kind === 'transferred' ? event.from : event.seat
}

const opens = ({ kind }: GameEvent): boolean => kind === 'turn'

/** A demand on me, what I lose by it, what others share with me or give me. */
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

/** Whether it is all of an action of this seat: a draw, a meld from the hand, an age that is claimed. */
const isWhole = (told: GameEvent, seat: Seat): boolean => {
  const event = known(told)
  if (event.kind === 'claimed') return event.seat === seat && typeof event.achievement === 'number'
  if (event.kind === 'melded') return event.seat === seat && event.from === 'hand'
  return event.kind === 'drew' && event.seat === seat
}

/**
 * Where the second action of a turn begins that began with a dogma and went on with something else. No event says
 * that a dogma has ended; but a turn that is over had all its actions, and the last of them is told last.
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

/** How deep an event stands in the log: an activation keeps what it does below itself. */
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
    // The bonus is one draw; what comes after it is another action.
    if (kind === 'bonus') return before === at - 1 ? 1 : 0
    if (kind === 'effect') deep = 2
    if (kind === 'dogma') return event.kind === 'effect' || event.kind === 'bonus' ? 1 : Math.max(1, deep)
  }
  return 0
}

/** What the log needs to know of the game. */
export const logRules = { actor, opens, aim, depth } satisfies Partial<GameUi>
