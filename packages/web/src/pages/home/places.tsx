import type { FunctionComponent } from 'preact'

import './places.css'

interface Props {
  readonly taken: readonly boolean[]
  readonly label: string
}

/** The seats of a table as places, taken or free. */
export const Places: FunctionComponent<Props> = ({ taken, label }) => (
  <span class="places" role="img" aria-label={label}>
    {taken.map((each, seat) => (
      <i key={seat} data-taken={each || undefined} />
    ))}
  </span>
)
