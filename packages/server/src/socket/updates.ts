import { sentQuestion } from '@ziggurat/kernel'
import type { Seat } from '@ziggurat/kernel'

import { handoversIn } from '../match/handovers.ts'
import type { LiveMatch } from '../match/live-match.ts'
import { ordersFor } from '../match/standing-orders.ts'
import { undoFor } from '../match/undo.ts'
import { votesAt } from '../match/votes.ts'

/** The `update` message for a viewer who has the log up to this length, as text. */
export function updateFor(live: LiveMatch, viewer: Seat | null, since: number, refusals = false): string {
  const { table } = live
  const from = since === 0 ? 0 : live.history.eventsFrom(since)
  const question = viewer === null || !live.waiting.includes(viewer) ? undefined : table.question(viewer)
  return JSON.stringify({
    type: 'update',
    ...progress(live, viewer),
    seat: viewer,
    from,
    events: live.history.events(viewer, from),
    view: table.view(viewer),
    changed: changeFor(live, viewer),
    // After the game anybody may view it as any seat, but standing orders stay private.
    ordered: live.match.status === 'over' ? [] : live.history.eventsByOrder(viewer),
    question:
      question === undefined ? null : sentQuestion(question, table.opened(question.seat) ?? 0, refusals),
  })
}

/** The `waiting` message for a viewer whose view has not changed, as text. */
export const waitingFor = (live: LiveMatch, viewer: Seat | null): string =>
  JSON.stringify({ type: 'waiting', ...progress(live, viewer) })

/** Clocks that no longer run, in a game that an administrator has ended. */
const clocksAt = ({ clocks, match }: LiveMatch) =>
  match.status === 'over'
    ? (clocks.states()?.map((state) => ({ ...state, running: null })) ?? null)
    : clocks.states()

const progress = (live: LiveMatch, viewer: Seat | null) => ({
  match: live.id,
  length: live.length,
  answers: live.table.count,
  waiting: live.waiting,
  waitingSince: live.asked.map(({ since }) => since),
  clocks: clocksAt(live),
  undoable: viewer === null ? live.table.count : live.table.undoable(viewer),
  undo: viewer === null ? null : undoFor(live, viewer),
  fresh: live.history.freshFor(viewer),
  given: viewer === null ? null : live.table.given(viewer),
  votes: votesAt(live).map(({ on, by, to, agreed, needed, until, asker, near }) => ({
    on,
    by,
    to,
    agreed,
    needed,
    until,
    asker,
    near,
  })),
  orders: ordersFor(live, viewer),
  handovers: handoversIn(live),
})

/** The answers that a change of the rules dropped, until the viewer has moved since. Other seats' answers may be secret. */
function changeFor({ rulesChange, match, history, game, isUnreplayable }: LiveMatch, viewer: Seat | null) {
  if (isUnreplayable) return { rules: game.version, at: match.ended ?? 0, dropped: [] }
  if (rulesChange === null || match.status === 'over' || history.hasMoved(viewer, rulesChange.length))
    return null
  const { rules, at, dropped, moved } = rulesChange
  if (viewer === null ? moved.length > 0 : moved.includes(viewer)) return null
  return { rules, at, dropped: dropped.map(({ seat, id }) => ({ seat, id: seat === viewer ? id : null })) }
}
