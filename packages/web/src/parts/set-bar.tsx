import type { Piece } from '@ziggurat/kernel'
import type { ComponentChildren, FunctionComponent } from 'preact'

import { canPick, chosenOf, isStill, setAsked, setChosen, unpick } from '../core/answering.ts'
import type { Judge } from '../core/answering.ts'
import { useKeys } from '../core/keys.ts'
import { say } from '../core/language.ts'
import type { Table } from '../core/table.ts'
import { Icon } from '../look/icon.tsx'

import './answers.css'

interface PieceProps {
  readonly table: Table
  readonly piece: Piece
}

/** Whether a piece is chosen; of several equal ones, how many. */
export const PieceMark: FunctionComponent<PieceProps> = ({ table, piece }) => {
  const chosen = chosenOf(table, piece)
  return (
    <span class="piece-mark">
      <i data-full={chosen > 0 || undefined}>{chosen > 0 && <Icon name="check" />}</i>
      {piece.count > 1 && (
        <b>
          <span aria-hidden="true">
            {chosen} / {piece.count}
          </span>
          <span class="visually-hidden">{say.value.table.setChosen(chosen, piece.count)}</span>
        </b>
      )}
    </span>
  )
}

interface PieceOfProps extends Omit<PieceProps, 'piece'> {
  /** None, where it is no piece of a set. */
  readonly piece: Piece | undefined
  readonly children: ComponentChildren
}

/** The button of a piece; where there are several equal ones, with a second button for one fewer. */
export const PieceOf: FunctionComponent<PieceOfProps> = ({ table, piece, children }) => {
  if (piece === undefined || piece.count === 1) return <>{children}</>
  return (
    <span class="piece">
      {children}
      <button
        type="button"
        class="button piece__fewer"
        aria-label={say.value.table.oneFewer(table.texts.value.option(piece))}
        aria-disabled={chosenOf(table, piece) === 0 || isStill(table)}
        data-fewer={piece.id}
        onClick={() => unpick(table, piece)}
      >
        −
      </button>
    </span>
  )
}

interface Props {
  readonly table: Table
  readonly game: Judge
  /** What the set comes to. */
  readonly children?: ComponentChildren
}

/** How far a set is chosen, and the button that confirms it; nothing where no set is asked for. */
export const SetBar: FunctionComponent<Props> = ({ table, game, children }) => {
  const words = say.value.table
  const set = setAsked(table, game)
  const { value: chosen } = table.chosen
  const option = set === null ? undefined : setChosen(table, set)
  const size = chosen.reduce((sum, { count }) => sum + count, 0)
  const give = (): void => {
    if (option !== undefined && !isStill(table)) table.answer(option.id)
  }
  const clear = (): void => void (table.chosen.value = [])
  // To choose nothing is another thing than to confirm: Enter does it only where nothing can be chosen.
  const isMeant = size > 0 || set?.pieces.some((piece) => canPick(table, set, piece)) !== true
  const isNone = option !== undefined && size === 0
  // What is laid out over the table has the keys first.
  const listens = table.live && table.picked.value === null
  useKeys({
    ...(listens && option !== undefined && isMeant && { Enter: give }),
    ...(listens && isNone && { 0: give }),
    ...(listens && size > 0 && { Escape: clear }),
  })
  if (set === null || !table.live) return null
  const { least, most } = set
  return (
    <div class="set-bar">
      <output>
        <b>{words.setChosen(size, least === most ? most : null)}</b> {children}
      </output>
      <button
        type="button"
        class={isMeant ? 'button button--do' : 'button'}
        data-confirm={option?.id ?? ''}
        aria-disabled={option === undefined || isStill(table)}
        onClick={give}
      >
        <span>
          {isNone
            ? table.texts.value.option(option)
            : set.legal === undefined && size < least
              ? words.chooseMore(least - size)
              : words.confirm}
        </span>{' '}
        <kbd class="key">{isMeant ? '↵' : '0'}</kbd>
      </button>
      <button type="button" class="button" data-clear aria-disabled={size === 0} onClick={clear}>
        <span>{words.chooseAnew}</span> <kbd class="key">Esc</kbd>
      </button>
    </div>
  )
}
