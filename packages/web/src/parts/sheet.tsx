import type { ComponentChildren, FunctionComponent } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

import { say } from '../core/language.ts'
import { Icon } from '../look/icon.tsx'

interface Props {
  readonly title: string
  readonly onClose: () => void
  readonly children: ComponentChildren
}

/** A modal panel; Escape, a click beside it and its button close it. */
export const Sheet: FunctionComponent<Props> = ({ title, onClose, children }) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      class="sheet"
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <header class="sheet__head">
        <h2>{title}</h2>
        <button
          type="button"
          class="button button--quiet"
          aria-label={say.value.common.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </header>
      <div class="sheet__body">{children}</div>
    </dialog>
  )
}
