import { useSignal } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import { useId, useRef } from 'preact/hooks'

import { say } from '../core/language.ts'
import { Icon } from '../look/icon.tsx'

import './copy-field.css'

interface Props {
  readonly label: string
  readonly value: string
  readonly hint?: string
}

/** A text to copy: a button that copies it, and a field for copying by hand. */
export const CopyField: FunctionComponent<Props> = ({ label, value, hint }) => {
  const { room } = say.value
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const state = useSignal<'' | 'copied' | 'failed'>('')
  const copy = async (): Promise<void> => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(value)
      state.value = 'copied'
    } catch {
      state.value = 'failed'
    }
  }
  return (
    <div class="entry copy-field">
      <label for={id}>{label}</label>
      <div class="copy-field__line">
        <input
          ref={field}
          id={id}
          class="field"
          readOnly
          value={value}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button type="button" class="button" onClick={() => void copy()}>
          <Icon name={state.value === 'copied' ? 'check' : 'share'} />{' '}
          {state.value === 'copied' ? room.copied : room.copy}
        </button>
      </div>
      <p class="entry__hint" role="status">
        {state.value === 'failed' ? room.copyYourself : hint}
      </p>
    </div>
  )
}
