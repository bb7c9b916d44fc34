import { useSignal } from '@preact/signals'
import type { ComponentChildren, FunctionComponent } from 'preact'
import { useId } from 'preact/hooks'

import { ErrorText } from '../../parts/error-text.tsx'
import { fieldsOf } from '../../parts/problem.ts'
import { useAction } from '../../parts/use-action.ts'
import { FormError } from './field.tsx'

interface Props {
  readonly class: string
  readonly button: ComponentChildren
  /** What it does cannot be undone. */
  readonly danger?: boolean
  /** Shown after success. */
  readonly done?: string
  readonly onSubmit: () => Promise<unknown>
  readonly children: ComponentChildren
}

/** A form of fields: each shows what was wrong with it, other errors stand below. A refused form keeps what was typed. */
export const FieldForm: FunctionComponent<Props> = ({
  class: layout,
  button,
  danger = false,
  done,
  onSubmit,
  children,
}) => {
  const id = useId()
  const { error, busy, act } = useAction()
  const succeeded = useSignal(false)
  return (
    <>
      <form
        class={layout}
        onSubmit={(event) => {
          event.preventDefault()
          succeeded.value = false
          void act(onSubmit).then((isDone) => (succeeded.value = isDone))
        }}
      >
        <FormError.Provider value={{ error: error.value, id }}>{children}</FormError.Provider>
        <button class={danger ? 'button button--danger' : 'button'} aria-disabled={busy.value}>
          {button}
        </button>
      </form>
      {fieldsOf(error.value).length === 0 && <ErrorText error={error.value} />}
      {done !== undefined && (
        <p role="status" class="gain">
          {succeeded.value && done}
        </p>
      )}
    </>
  )
}
