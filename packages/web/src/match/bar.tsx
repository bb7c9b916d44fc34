import type { ComponentChildren, FunctionComponent } from 'preact'

import { say } from '../core/language.ts'
import { useBoardOnScreen } from '../core/new-build.ts'
import { connectionState } from '../core/session.ts'
import { Icon } from '../look/icon.tsx'
import { NewBuild } from '../parts/new-build.tsx'

interface Props {
  readonly title: string
  /** Beside the title: that this is a replay. */
  readonly note?: string
  /** How far the game is. */
  readonly progress: ComponentChildren
  readonly spectators?: number
  /** Undo, help, menu. */
  readonly children?: ComponentChildren
}

/** The bar above a board: the link home, how far the game is, the spectators and the buttons. */
export const Bar: FunctionComponent<Props> = ({ title, note, progress, spectators = 0, children }) => {
  useBoardOnScreen()
  return (
    <>
      <header class="bar">
        <a class="bar__home" href="/">
          <Icon name="ziggurat" label={say.value.common.toHome} />
          <strong>{title}</strong>
          {note !== undefined && <span class="label bar__wide">{note}</span>}
        </a>
        <div class="bar__time">{progress}</div>
        <div class="bar__tools">
          {spectators > 0 && (
            <span class="bar__fact">
              <Icon name="eye" label={say.value.table.spectators(spectators)} /> {spectators}
            </span>
          )}
          {children}
        </div>
      </header>
      <NewBuild />
    </>
  )
}

/** Whether what is shown is up to date. */
export const ConnectionState: FunctionComponent = () => {
  const state = connectionState.value
  return (
    <span class="bar__fact" data-tone={state === 'open' ? 'good' : 'bad'} role="status">
      <Icon name={state === 'open' ? 'link-ok' : 'warn'} />
      <span class="bar__wide">{say.value.table.connection[state]}</span>
    </span>
  )
}
