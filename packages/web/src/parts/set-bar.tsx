import type { Piece } from '@ziggurat/kernel'
import type { ComponentChildren, FunctionComponent } from 'preact'

import { canChooseMore, chosenOf, cannotAnswer, setAsked, setChosen, chooseFewer } from '../core/answering.ts'
import type { GameSetRules } from '../core/answering.ts'
import { useKeys } from '../core/keys.ts'
import { say } from '../core/language.ts'
import type { MatchModel } from '../core/match-model.ts'
import { Icon } from '../look/icon.tsx'

import './answers.css'

interface PieceProps {
  readonly model: MatchModel
  readonly piece: Piece
}

/** Whether a piece is chosen, or how many of several equal ones. */
export const PieceMark: FunctionComponent<PieceProps> = ({ model, piece }) => {
  const chosen = chosenOf(model, piece)
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
  /** Undefined if the option is not a piece of a set. */
  readonly piece: Piece | undefined
  readonly children: ComponentChildren
}

/** The button of a piece; of several equal ones, with a second button that removes one. */
export const PieceControls: FunctionComponent<PieceOfProps> = ({ model, piece, children }) => {
  if (piece === undefined || piece.count === 1) return <>{children}</>
  return (
    <span class="piece">
      {children}
      <button
        type="button"
        class="button piece__fewer"
        aria-label={say.value.table.oneFewer(model.texts.value.option(piece))}
        aria-disabled={chosenOf(model, piece) === 0 || cannotAnswer(model)}
        data-fewer={piece.id}
        onClick={() => chooseFewer(model, piece)}
      >
        −
      </button>
    </span>
  )
}

interface Props {
  readonly model: MatchModel
  readonly game: GameSetRules
  /** What the chosen pieces amount to. */
  readonly children?: ComponentChildren
}

/** How many pieces are chosen, and the button that confirms the set; nothing if no set is asked for. */
export const SetBar: FunctionComponent<Props> = ({ model, game, children }) => {
  const words = say.value.table
  const set = setAsked(model, game)
  const { value: chosen } = model.chosen
  const option = set === null ? undefined : setChosen(model, set)
  const size = chosen.reduce((sum, { count }) => sum + count, 0)
  const give = (): void => {
    if (option !== undefined && !cannotAnswer(model)) model.answer(option.id)
  }
  const clear = (): void => void (model.chosen.value = [])
  // Enter must not confirm an empty set by accident, only where nothing can be chosen.
  const isMeant = size > 0 || set?.pieces.some((piece) => canChooseMore(model, set, piece)) !== true
  const isNone = option !== undefined && size === 0
  // While an option is picked, its own keys come first.
  const listens = model.playable && model.picked.value === null
  useKeys({
    ...(listens && option !== undefined && isMeant && { Enter: give }),
    ...(listens && isNone && { 0: give }),
    ...(listens && size > 0 && { Escape: clear }),
  })
  if (set === null || !model.playable) return null
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
        aria-disabled={option === undefined || cannotAnswer(model)}
        onClick={give}
      >
        <span>
          {isNone
            ? model.texts.value.option(option)
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
