import type { FunctionComponent } from 'preact'

import './seat-dots.css'

interface Props {
  readonly taken: readonly boolean[]
  readonly label: string
}

/** A mark for each seat of a table: taken or free. */
export const SeatDots: FunctionComponent<Props> = ({ taken, label }) => (
  <span class="seat-dots" role="img" aria-label={label}>
    {taken.map((each, seat) => (
      <i key={seat} data-taken={each || undefined} />
    ))}
  </span>
)
