import type { Seat } from '@ziggurat/kernel'
import type { Update } from '@ziggurat/protocol'

import type { LiveMatch } from './live-match.ts'
import type { Move } from './moves.ts'

type Undo = NonNullable<Update['undo']>

/** Where an undo leads a seat, past what bots have answered since; null if its person has answered nothing. */
export function undoFor(live: LiveMatch, seat: Seat): Undo | null {
  const to = live.answersBeforeLastOf(seat)
  return to === null || live.match.status !== 'running' ? null : { to, costs: costOf(live, seat, to) }
}

/** What it takes to go back so far. */
export function costOf(live: LiveMatch, seat: Seat, to: number): Undo['costs'] {
  const { table } = live
  if (to >= table.undoable(seat) || isWithdrawal(live, seat, to)) return 'nothing'
  return live.peopleBeside(seat).length === 0 ? 'mark' : 'consent'
}

/** An undo as it stands in the log: who was alone with bots when it went back past what was seen has marked the match. */
export const undoMove = (live: LiveMatch, seat: Seat, to: number): Move =>
  costOf(live, seat, to) === 'mark' ? { kind: 'undo', to, seen: true } : { kind: 'undo', to }

/** Whether a seat takes back only its answer beside which others are still asked: they need not notice. */
export const isWithdrawal = (live: LiveMatch, seat: Seat, to: number): boolean =>
  live.table.given(seat) !== null && to === live.history.answersBeforeLastOf(seat, () => true)
