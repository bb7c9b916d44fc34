import type { FunctionComponent } from 'preact'
import { useId } from 'preact/hooks'

import './choice.css'

interface Props {
  readonly legend: string
  readonly hint?: string | undefined
  readonly values: readonly (readonly [value: string, name: string])[]
  readonly value: string
  readonly onChoose: (value: string) => void
  /** Shows the legend only to screen readers. */
  readonly quiet?: boolean
}

/** Radio buttons that look like bricks. */
export const Choice: FunctionComponent<Props> = ({ legend, hint, values, value, onChoose, quiet }) => {
  const group = useId()
  return (
    <fieldset class="choice" aria-describedby={hint === undefined ? undefined : `${group}-hint`}>
      <legend class={quiet === true ? 'visually-hidden' : undefined}>{legend}</legend>
      {hint !== undefined && (
        <p class="choice__hint" id={`${group}-hint`}>
          {hint}
        </p>
      )}
      <div class="choice__values cluster">
        {values.map(([each, name]) => (
          <label key={each} class="choice__value pick">
            <input
              type="radio"
              class="visually-hidden"
              name={group}
              value={each}
              checked={each === value}
              onChange={() => onChoose(each)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
