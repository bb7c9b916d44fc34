import { RESIGN } from '@ziggurat/kernel'
import type { FunctionComponent } from 'preact'

import { removeGame } from '../core/kept-games.ts'
import { say } from '../core/language.ts'
import { go } from '../core/router.ts'
import { Icon } from '../look/icon.tsx'
import { askToConfirm } from '../match/confirm-dialog.tsx'
import { MenuLinks } from '../match/menu.tsx'
import { undo } from '../match/undo.tsx'
import { Sheet } from '../parts/sheet.tsx'
import type { LocalModel } from './local-model.ts'

interface Props {
  readonly model: LocalModel
  readonly onClose: () => void
}

/** Actions that are rarely needed: undo, resign, delete the game, and links to other pages. */
export const LocalMenu: FunctionComponent<Props> = ({ model, onClose }) => {
  const { table: words, here } = say.value
  const resigning = model.question.value?.options.find(({ id }) => id === RESIGN)
  const resign = async (answer: string): Promise<void> => {
    if (!(await askToConfirm(words.reallyResign, words.resign))) return
    model.answer(answer)
    onClose()
  }
  const remove = async (): Promise<void> => {
    if (!(await askToConfirm(here.reallyDelete, here.delete))) return
    model.close()
    await removeGame(model.id)
    go('/')
  }
  return (
    <Sheet title={words.menu} onClose={onClose}>
      <div class="menu stack">
        {model.undoing.value !== null && (
          <button
            type="button"
            class="button"
            onClick={() => {
              onClose()
              void undo(model)
            }}
          >
            <Icon name="undo" /> {words.takeBack}
          </button>
        )}
        {resigning !== undefined && (
          <button type="button" class="button" onClick={() => void resign(resigning.id)}>
            <Icon name="flag" /> {words.resign}
          </button>
        )}
        <button type="button" class="button" onClick={() => void remove()}>
          <Icon name="close" /> {here.delete}
        </button>
        <MenuLinks game={model.game} />
      </div>
    </Sheet>
  )
}
