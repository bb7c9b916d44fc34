import type { Signal } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import { useId } from 'preact/hooks'

interface Props {
  readonly label: string
  readonly value: Signal<string>
  readonly type?: 'text' | 'password'
  readonly autocomplete: 'username' | 'nickname' | 'new-password' | 'current-password' | 'off'
  readonly hint?: string
  readonly placeholder?: string
  readonly most?: number
}

/** A field of a form, with its label and what there is to say about it. */
export const Field: FunctionComponent<Props> = ({
  label,
  value,
  type = 'text',
  autocomplete,
  hint,
  placeholder,
  most,
}) => {
  const id = useId()
  return (
    <div class="entry">
      <label for={id}>{label}</label>
      <input
        id={id}
        class="field"
        type={type}
        autocomplete={autocomplete}
        placeholder={placeholder}
        maxLength={most}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        value={value}
        onInput={({ currentTarget }) => (value.value = currentTarget.value)}
      />
      {hint !== undefined && (
        <p class="entry__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
