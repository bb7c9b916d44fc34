import type { FunctionComponent } from 'preact'

import { removeGame } from '../core/kept-games.ts'
import { say } from '../core/language.ts'
import { go } from '../core/router.ts'
import { Icon } from '../look/icon.tsx'
import { askToConfirm } from '../match/confirm-dialog.tsx'
import { MenuLinks, MoveActions } from '../match/menu.tsx'
import { Sheet } from '../parts/sheet.tsx'
import type { LocalModel } from './local-model.ts'

interface Props {
  readonly model: LocalModel
  readonly onClose: () => void
}

/** Actions that are rarely needed: undo, resign, delete the game, and links to other pages. */
export const LocalMenu: FunctionComponent<Props> = ({ model, onClose }) => {
  const { table: words, here } = say.value
  const remove = async (): Promise<void> => {
    if (!(await askToConfirm(here.reallyDelete, here.delete))) return
    model.close()
    await removeGame(model.id)
    go('/')
  }
  return (
    <Sheet title={words.menu} onClose={onClose}>
      <div class="menu stack">
        <MoveActions model={model} onClose={onClose} />
        <button type="button" class="button" onClick={() => void remove()}>
          <Icon name="close" /> {here.delete}
        </button>
        {model.cutShort.value > 0 && <p class="soft">{here.cutShort(model.cutShort.value)}</p>}
        <MenuLinks game={model.game} />
      </div>
    </Sheet>
  )
}
