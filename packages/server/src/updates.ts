import type { Question, Seat } from '@ziggurat/kernel'

import type { LiveMatch } from './live-match.ts'
import type { Vote } from './votes.ts'

/** What a viewer is told who has seen the log up to this length, as text. */
export function updateFor(
  live: LiveMatch,
  viewer: Seat | null,
  since: number,
  votes: readonly Vote[],
): string {
  const { table } = live
  const from = since === 0 ? 0 : live.eventsFrom(since)
  const question = viewer === null ? undefined : table.question(viewer)
  return JSON.stringify({
    type: 'update',
    match: live.id,
    length: live.length,
    answers: table.count,
    from,
    events: live.events(viewer, from),
    view: table.view(viewer),
    question: question === undefined ? null : shown(question, table.opened(question.seat) ?? 0),
    given: viewer === null ? null : (table.given(viewer)?.id ?? null),
    waiting: live.waiting,
    clocks: live.clocks.faces(),
    undoable: viewer === null ? table.count : table.undoable(viewer),
    votes: votes.map(({ on, by, to, agreed, needed }) => ({ on, by, to, agreed, needed })),
  })
}

const shown = ({ seat, kind, about, options }: Question, opened: number) => ({
  seat,
  kind,
  ...(about === undefined ? {} : { about }),
  options,
  opened,
})
