import { counted, isLegal, isOpen, isWithin, setId } from '@ziggurat/kernel'
import type { Option, Piece, SetRules } from '@ziggurat/kernel'

import { confirmation } from './settings.ts'
import type { GameTable, Table } from './table.ts'

/** What must be known of a game to answer in it. */
export type Judge = Pick<GameTable, 'reveals' | 'setRules'>

/** Whether an answer is looked at once more before it is given, as the person likes it. */
export function wantsConfirmation(table: Table, game: Judge, option: Option): boolean {
  if (confirmation.value === 'never') return false
  return confirmation.value === 'always' || game.reveals(option, table)
}

/** An answer that somebody has clicked on: given at once, or laid out to be confirmed; a piece of a set: picked or unpicked. */
export function choose(table: Table, game: Judge, option: Option): void {
  const set = setAsked(table, game)
  const piece = set?.pieces.find(({ id }) => id === option.id)
  if (set !== null && piece !== undefined) pick(table, set, piece)
  else if (table.picked.value === option.id || !wantsConfirmation(table, game, option)) {
    table.picked.value = null
    table.answer(option.id)
  } else table.picked.value = option.id
}

/** What the set must be that I am asked for: by the game's own rules, or by its size; null if it is no set. */
export function setAsked(table: Table, game: Judge): SetRules | null {
  const { value: question } = table.question
  if (question?.set === undefined) return null
  return game.setRules?.(table.view.value, question.kind) ?? question.set
}

/** How many of a piece I have chosen. */
export const chosenOf = (table: Table, { id }: Option): number =>
  table.chosen.value.find((piece) => piece.id === id)?.count ?? 0

const withOneMore = (table: Table, piece: Piece): readonly Piece[] =>
  counted([...table.chosen.value, { ...piece, count: 1 }])

/** Whether one more of a piece could be chosen. */
export function canPick(table: Table, set: SetRules, piece: Piece): boolean {
  const more = withOneMore(table, piece)
  return isWithin(set.pieces, more) && isOpen(set, more)
}

/** One more of a piece; none of it, where no more can be chosen. */
function pick(table: Table, set: SetRules, piece: Piece): void {
  table.chosen.value = canPick(table, set, piece)
    ? withOneMore(table, piece)
    : table.chosen.value.filter(({ id }) => id !== piece.id)
}

/** The set as it is chosen now, as an answer; undefined as long as it is none. */
export function setChosen(table: Table, set: SetRules): Option | undefined {
  const { value: pieces } = table.chosen
  return isLegal(set, pieces) ? { id: setId(set, pieces) } : undefined
}
