import type { Signal } from '@preact/signals'
import { createContext } from 'preact'
import type { FunctionComponent } from 'preact'
import { useContext, useId, useLayoutEffect, useRef } from 'preact/hooks'

import { ErrorText } from '../../parts/error-text.tsx'
import { fieldsOf } from '../../parts/problem.ts'

interface FormErrorState {
  readonly error: unknown
  /** Of the words that say it. */
  readonly id: string
}

/** What went wrong with the form around some fields. */
export const FormError = createContext<FormErrorState>({ error: null, id: '' })

interface Props {
  /** What the server calls it. */
  readonly of: 'name' | 'password' | 'old' | 'label'
  readonly label: string
  readonly value: Signal<string>
  readonly type?: 'text' | 'password'
  readonly autocomplete: 'username' | 'nickname' | 'new-password' | 'current-password' | 'off'
  readonly hint?: string
  readonly placeholder?: string
  readonly most?: number
}

/** A field of a form, with its label and what there is to say about it; what was wrong with it is said here. */
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
