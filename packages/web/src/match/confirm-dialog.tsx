import { signal } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

import { say } from '../core/language.ts'

interface Asked {
  readonly says: string
  /** The label of the button that agrees; without it the dialog can only be closed. */
  readonly yes?: string
  readonly done: (agreed: boolean) => void
}

const asked = signal<Asked | null>(null)

/** Asks the person to confirm an action. */
export const askToConfirm = (says: string, yes: string): Promise<boolean> =>
  new Promise((done) => (asked.value = { says, yes, done }))

/** Shows a message until it is closed. */
export const showNotice = (says: string): Promise<boolean> =>
  new Promise((done) => (asked.value = { says, done }))

/** The dialog of `askToConfirm` and `showNotice`; Escape is a no. */
export const ConfirmDialog: FunctionComponent = () =>
  asked.value === null ? null : <Asking {...asked.value} />

const Asking: FunctionComponent<Asked> = ({ says, yes, done }) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const { common } = say.value
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const onClose = (): void => {
    asked.value = null
    done(dialog.current?.returnValue === 'yes')
  }
  return (
    <dialog
      ref={dialog}
      class="sheet"
      role="alertdialog"
      aria-labelledby="confirm-dialog"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <div class="sheet__body">
        <p id="confirm-dialog">{says}</p>
      </div>
      <footer class="sheet__foot">
        {yes !== undefined && (
          <button type="button" class="button button--do" onClick={() => dialog.current?.close('yes')}>
            {yes}
          </button>
        )}
        <button type="button" class="button" autoFocus onClick={() => dialog.current?.close()}>
          {yes === undefined ? common.close : common.cancel}
        </button>
      </footer>
    </dialog>
  )
}
