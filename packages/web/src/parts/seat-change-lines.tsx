import type { FunctionComponent } from 'preact'

import { say } from '../core/language.ts'
import type { MatchModel } from '../core/match-model.ts'
import { seatChangeText } from '../core/occupants.ts'
import { SeatMark } from '../look/icon.tsx'

interface Props {
  readonly model: MatchModel
  /** Shows seat changes before the events `from` to `to`, both included. */
  readonly from: number
  readonly to: number
}

/** Seat changes as lines of the log, and after the last event that an administrator has ended the game. */
export const SeatChangeLines: FunctionComponent<Props> = ({ model, from, to }) => (
  <>
    {model.seatChanges.value
      .filter(({ event }) => event >= from && event <= to)
      .map((each, at) => (
        <li key={`${each.event} ${each.seat} ${at}`} class="log__hand" data-seat-changed={each.seat}>
          <SeatMark seat={each.seat} />
          <span>{seatChangeText(each)}</span>
        </li>
      ))}
    {model.closed.value && to === model.events.value.length && (
      <li class="log__hand">
        <span>{say.value.table.closed}</span>
      </li>
    )}
  </>
)
