import type { FunctionComponent } from 'preact'

import { say } from '../core/language.ts'
import type { MatchModel } from '../core/match-model.ts'
import { seatChangeText } from '../core/occupants.ts'
import { Icon, SeatMark } from '../look/icon.tsx'

interface Props {
  readonly model: MatchModel
  /** Shows seat changes before the events `from` to `to`, both included. */
  readonly from: number
  readonly to: number
}

/** Seat changes as lines of the log. */
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
  </>
)

/** An icon beside a name: the player is away, or a bot plays for them. */
export const Absence: FunctionComponent<{ readonly model: MatchModel; readonly seat: number }> = ({
  model,
  seat,
}) => {
  const absence = model.absence(seat)
  if (absence === null) return null
  const words = say.value.table
  const text = absence === 'away' ? words.away : words.botFor
  return (
    <span class="absence" data-absence={absence} title={text}>
      <Icon name={absence === 'away' ? 'door' : 'bot'} label={text} />
    </span>
  )
}
