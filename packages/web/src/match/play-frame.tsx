import { useSignal } from '@preact/signals'
import type { ComponentChildren, FunctionComponent } from 'preact'

import { useKeys } from '../core/keys.ts'
import { say } from '../core/language.ts'
import type { GameUi, PlayedModel } from '../core/match-model.ts'
import { titleOf } from '../games/index.ts'
import { Icon } from '../look/icon.tsx'
import { Lens } from '../parts/lens.tsx'
import { problemText } from '../parts/problem.ts'
import { Announcer } from './announcer.tsx'
import { Bar } from './bar.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { KeySheet, keySheetName } from './key-sheet.tsx'
import { RulesChanged } from './rules-changed.tsx'
import { useChime } from './sound.ts'
import { useTurnTitle } from './turn-title.ts'
import { Rewound, UndoButton } from './undo.tsx'

import '../parts/match-frame.css'

interface Props {
  readonly model: PlayedModel
  readonly game: GameUi
  /** Beside the title. */
  readonly note?: string
  /** That it is somebody else's turn, for the browser's tab. */
  readonly turn?: string | undefined
  readonly spectators?: number
  /** In the bar, before the undo button. */
  readonly tools?: ComponentChildren
  /** Above the board: the result, and notes about the match. */
  readonly children?: ComponentChildren
  /** The menu, while it is open. */
  readonly menu: (shut: () => void) => ComponentChildren
}

/** The screen of a match that is played, at the server or in this browser: the bar, notes, the board, the sheets. */
export const PlayFrame: FunctionComponent<Props> = ({
  model,
  game,
  note,
  turn,
  spectators = 0,
  tools,
  children,
  menu,
}) => {
  useChime(model)
  const words = say.value.table
  const sheet = useSignal<'menu' | 'keys' | null>(null)
  useKeys({ '?': () => (sheet.value = 'keys') })
  const shut = (): void => {
    sheet.value = null
  }
  const title = titleOf(model.game)
  useTurnTitle(model, title, turn)
  return (
    <div class="match-frame" data-game={model.game} data-seats={model.seats}>
      <Bar
        title={title}
        progress={<game.Progress model={model} />}
        spectators={spectators}
        {...(note !== undefined && { note })}
      >
        {tools}
        {model.rewound.value && <Rewound />}
        {model.seat.value !== null && model.outcome.value === null && !model.closed.value && (
          <UndoButton model={model} />
        )}
        <button
          type="button"
          class="button button--quiet"
          aria-label={keySheetName()}
          onClick={() => (sheet.value = 'keys')}
        >
          <Icon name="question" />
        </button>
        <button
          type="button"
          class="button button--quiet"
          aria-label={words.menu}
          onClick={() => (sheet.value = 'menu')}
        >
          <Icon name="menu" />
        </button>
      </Bar>
      {children}
      <RulesChanged model={model} />
      {model.problem.value !== null && (
        <p class="problem row" role="alert">
          {problemText(model.problem.value)}
        </p>
      )}
      <main class="match-frame__board" tabIndex={-1}>
        <game.Board model={model} />
        <Lens model={model} game={game} />
      </main>
      <Announcer model={model} />
      {sheet.value === 'menu' && menu(shut)}
      {sheet.value === 'keys' && <KeySheet model={model} game={game} onClose={shut} />}
      <ConfirmDialog />
    </div>
  )
}
