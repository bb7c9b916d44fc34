import type { Event } from '@ziggurat/innovation/facts'
import type { GameEvent, Option, Seat } from '@ziggurat/kernel'

import type { Aim, Table } from '../../table.ts'

const known = (event: GameEvent): Event => event as unknown as Event

/** Who did it; what goes from one to another is told of who gives. */
export function actor(told: GameEvent): Seat | null {
  const event = known(told)
  if (event.kind === 'over') return null
  return event.kind === 'transferred' ? event.from : event.seat
}

export const opens = ({ kind }: GameEvent): boolean => kind === 'turn'

/** A demand on me, what I lose by it, what others share with me or give me. */
export function aim(told: GameEvent, seat: Seat): Aim | null {
  const event = known(told)
  switch (event.kind) {
    case 'effect':
      if (event.seat !== seat) return null
      return event.role === 'demanded' ? 'loss' : event.role === 'sharing' ? 'gain' : null
    case 'transferred':
      if (event.from === event.to) return null
      return event.from === seat ? 'loss' : event.to === seat ? 'gain' : null
    case 'returned':
      return event.owner === seat && event.seat !== seat ? 'loss' : null
    default:
      return null
  }
}

/** Drawing shows a card, and effects draw; melding a card and claiming an achievement can be taken back. */
export function reveals({ id }: Option, table: Table): boolean {
  const kind = table.question.value?.kind
  if (kind === 'first-card') return false
  return kind !== 'action' || id === 'draw' || id.startsWith('dogma ')
}

/** How deep an event stands in the log: an activation keeps what it does below itself. */
export function depth(events: readonly GameEvent[], at: number): number {
  const event = events[at]
  if (event === undefined || event.kind === 'turn' || event.kind === 'dogma' || event.kind === 'over')
    return 0
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
