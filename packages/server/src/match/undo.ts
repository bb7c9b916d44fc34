import type { Seat } from '@ziggurat/kernel'
import type { Update } from '@ziggurat/protocol'

import type { LiveMatch } from './live-match.ts'
import type { Move } from './moves.ts'

type Undo = NonNullable<Update['undo']>

/** The undo that a seat has: back to its person's last answer, past what bots have answered since; null if they gave none. */
export function undoFor(live: LiveMatch, seat: Seat): Undo | null {
  const to = live.answersBeforeLastOf(seat)
  return to === null || live.match.status !== 'running' ? null : { to, costs: costOf(live, seat, to) }
}

/** What an undo to this number of answers costs. */
export function costOf(live: LiveMatch, seat: Seat, to: number): Undo['costs'] {
  const { table } = live
  if (to >= table.undoable(seat) || isWithdrawal(live, seat, to)) return 'nothing'
  return live.peopleBeside(seat).length === 0 ? 'mark' : 'consent'
}

/** An undo as a log entry. Past an undo barrier, by a player alone with bots, it marks the match. */
export const undoMove = (live: LiveMatch, seat: Seat, to: number): Move =>
  costOf(live, seat, to) === 'mark' ? { kind: 'undo', to, seen: true } : { kind: 'undo', to }

/** Whether a seat only takes back its answer to a question that others are still asked too. The others need not notice. */
export const isWithdrawal = (live: LiveMatch, seat: Seat, to: number): boolean =>
  live.table.given(seat) !== null && to === live.history.answersBeforeLastOf(seat, () => true)
