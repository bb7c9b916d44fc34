import { piecesOf, quick } from '@ziggurat/kernel'
import type { Option, Question, Seat } from '@ziggurat/kernel'

import { handoversIn } from '../match/handovers.ts'
import type { LiveMatch } from '../match/live-match.ts'
import { ordersFor } from '../match/standing-orders.ts'
import { undoFor } from '../match/undo.ts'
import { votesAt } from '../match/votes.ts'

/** What a viewer is told who has seen the log up to this length, as text. */
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
    // Afterwards anybody may look on with a seat's eyes; how it answered stays its own.
    ordered: live.match.status === 'over' ? [] : live.history.eventsByOrder(viewer),
    question: question === undefined ? null : shown(question, table.opened(question.seat) ?? 0, refusals),
  })
}

/** What somebody is told who sees nothing new: who is still waited for, and his own answer. */
export const waitingFor = (live: LiveMatch, viewer: Seat | null): string =>
  JSON.stringify({ type: 'waiting', ...progress(live, viewer) })

const progress = (live: LiveMatch, viewer: Seat | null) => ({
  match: live.id,
  length: live.length,
  answers: live.table.count,
  waiting: live.waiting,
  clocks: live.clocks.faces(),
  undoable: viewer === null ? live.table.count : live.table.undoable(viewer),
  undo: viewer === null ? null : undoFor(live, viewer),
  fresh: live.history.freshFor(viewer),
  given: viewer === null ? null : live.table.given(viewer),
  votes: votesAt(live).map(({ on, by, to, agreed, needed, until }) => ({
    on,
    by,
    to,
    agreed,
    needed,
    until,
  })),
  orders: ordersFor(live, viewer),
  hands: handoversIn(live),
})

/** What other rules have taken back, until the viewer has made a move since. What others had answered may be their secret. */
function changeFor({ change, match, history, game, asItStood }: LiveMatch, viewer: Seat | null) {
  if (asItStood) return { rules: game.version, at: match.ended ?? 0, dropped: [] }
  if (change === null || match.status === 'over' || history.hasMoved(viewer, change.length)) return null
  const { rules, at, dropped, moved } = change
  if (viewer === null ? moved.length > 0 : moved.includes(viewer)) return null
  return { rules, at, dropped: dropped.map(({ seat, id }) => ({ seat, id: seat === viewer ? id : null })) }
}

/** So many sets are offered ready-made where there are more: a program need not put one together. */
const READY_MADE = 24

/** The answers that come with a question; the same for everybody who asks. */
export const optionsOf = (question: Question, opened: number): readonly Option[] =>
  question.some(READY_MADE, quick(opened))

function shown(question: Question, opened: number, refusals: boolean) {
  const { seat, kind, about, set } = question
  return {
    seat,
    kind,
    ...(about !== undefined && { about }),
    options: optionsOf(question, opened),
    ...(set !== undefined && { set: piecesOf(set) }),
    ...(refusals && { refusals: question.refused() }),
    opened,
  }
}
