import type { FunctionComponent } from 'preact'

import { setAsked, setChosen } from '../answering.ts'
import type { Judge } from '../answering.ts'
import { useKeys } from '../keys.ts'
import { say } from '../language.ts'
import type { Table } from '../table.ts'

/** How many of several equal pieces are chosen. */
export const PieceCount: FunctionComponent<{ readonly chosen: number; readonly of: number }> = ({
  chosen,
  of,
}) => (
  <b class="piece-count">
    {chosen} / {of}
  </b>
)

interface Props {
  readonly table: Table
  readonly game: Judge
}

/** How far a set is chosen, and the button that confirms it; nothing where no set is asked for. */
export const SetBar: FunctionComponent<Props> = ({ table, game }) => {
  const words = say.value.table
  const set = setAsked(table, game)
  const { value: chosen } = table.chosen
  const option = set === null ? undefined : setChosen(table, set)
  const give = (): void => {
    if (option !== undefined && !table.busy.value) table.answer(option.id)
  }
  const clear = (): void => void (table.chosen.value = [])
  useKeys({
    ...(option !== undefined && { Enter: give }),
    ...(chosen.length > 0 && { Escape: clear }),
  })
  if (set === null) return null
  const size = chosen.reduce((sum, { count }) => sum + count, 0)
  const { least, most } = set
  return (
    <div class="set-bar">
      <output>{words.setChosen(size, least === most ? most : null)}</output>
      <button
        type="button"
        class="button button--do"
        data-confirm={option?.id ?? ''}
        aria-disabled={option === undefined || table.busy.value}
        onClick={give}
      >
        <span>
          {size === 0 && option !== undefined
            ? table.texts.value.option(option)
            : size < least
              ? words.chooseMore(least - size)
              : words.confirm}
        </span>{' '}
        <kbd class="key">↵</kbd>
      </button>
      {size > 0 && (
        <button type="button" class="button" data-clear onClick={clear}>
          <span>{words.chooseAnew}</span> <kbd class="key">Esc</kbd>
        </button>
      )}
    </div>
  )
}
