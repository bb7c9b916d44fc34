import type { Signal } from '@preact/signals'
import { createContext } from 'preact'
import type { FunctionComponent } from 'preact'
import { useContext, useId, useLayoutEffect, useRef } from 'preact/hooks'

import { ErrorText } from '../../parts/error-text.tsx'
import { fieldsOf } from '../../parts/problem.ts'

interface FormErrorState {
  readonly error: unknown
  /** The id of the element that shows it. */
  readonly id: string
}

/** The error of the form that a field is in. */
export const FormError = createContext<FormErrorState>({ error: null, id: '' })

interface Props {
  /** Its name in the request. */
  readonly of: 'name' | 'password' | 'old' | 'label'
  readonly label: string
  readonly value: Signal<string>
  readonly type?: 'text' | 'password'
  readonly autocomplete: 'username' | 'nickname' | 'new-password' | 'current-password' | 'off'
  readonly hint?: string
  readonly placeholder?: string
  readonly most?: number
}

/** A field with its label, its hint and its error. The first field of an error shows it and gets the focus. */
export const Field: FunctionComponent<Props> = ({
  of,
  label,
  value,
  type = 'text',
  autocomplete,
  hint,
  placeholder,
  most,
}) => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { error, id: errorId } = useContext(FormError)
  const about = fieldsOf(error)
  const isFirst = about[0] === of
  useLayoutEffect(() => {
    if (isFirst) input.current?.focus()
  }, [error])
  const described = [hint !== undefined && `${id}-hint`, about.includes(of) && errorId]
  return (
    <div class="entry">
      <label for={id}>{label}</label>
      <input
        ref={input}
        id={id}
        class="field"
        type={type}
        autocomplete={autocomplete}
        placeholder={placeholder}
        maxLength={most}
        aria-invalid={about.includes(of) || undefined}
        aria-describedby={described.filter(Boolean).join(' ') || undefined}
        value={value}
        onInput={({ currentTarget }) => (value.value = currentTarget.value)}
      />
      {hint !== undefined && (
        <p class="entry__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {isFirst && <ErrorText error={error} id={errorId} />}
    </div>
  )
}
