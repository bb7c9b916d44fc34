import type { FunctionComponent } from 'preact'

import { say } from '../core/language.ts'
import type { GameUi, MatchModel } from '../core/match-model.ts'
import { isTouched } from '../core/screen.ts'
import { Sheet } from '../parts/sheet.tsx'
import { partsOf } from './help-text.ts'

import './key-sheet.css'

/** A touch screen has no keyboard. */
const hasKeys = (): boolean => !isTouched.value

export const keySheetName = (): string => (hasKeys() ? say.value.table.keys : say.value.table.help)

interface Props {
  readonly model: MatchModel
  readonly game: Pick<GameUi, 'keys'>
  readonly onClose: () => void
}

/** The keys, and how the game is played. */
export const KeySheet: FunctionComponent<Props> = ({ model, game, onClose }) => {
  const words = say.value.table
  const { keyList } = words
  const keys = [
    ['1 – 9', keyList.digits],
    ...(game.keys?.() ?? []),
    ['↵', keyList.enter],
    ['Esc', keyList.escape],
    ['U', keyList.undo],
    ['Tab', keyList.arrows],
    ['?', keyList.help],
  ] as const
  return (
    <Sheet title={keySheetName()} onClose={onClose}>
      {hasKeys() && (
        <>
          <dl class="keys">
            {keys.map(([key, does]) => (
              <div key={key} class="row">
                <dt>
                  <kbd class="key">{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
          <h3>{words.help}</h3>
        </>
      )}
      <div class="help stack">
        {partsOf(model.texts.value.help).map((part, at) =>
          'text' in part ? (
            <p key={at}>{part.text}</p>
          ) : (
            <ul key={at}>
              {part.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          ),
        )}
      </div>
    </Sheet>
  )
}
