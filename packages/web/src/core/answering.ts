import { counted, isLegal, canBeCompleted, isWithin, setOption } from '@ziggurat/kernel'
import type { Option, Piece, SetRules } from '@ziggurat/kernel'

import type { GameUi, MatchModel } from './match-model.ts'
import { confirmation } from './settings.ts'

/** The part of a game that answering needs. */
export type GameSetRules = Pick<GameUi, 'setRules'>

/** For questions whose sets have no rules beyond their size. */
export const NO_SET_RULES: GameSetRules = {}

/** Whether the person must confirm an answer, by their settings. */
export function wantsConfirmation(model: MatchModel, option: Option): boolean {
  if (confirmation.value === 'never') return false
  return confirmation.value === 'always' || revealsNow(model, option)
}

/** Whether the answer reveals something at once. While other seats are asked too it can be withdrawn: only the last answer reveals. */
function revealsNow(model: MatchModel, option: Option): boolean {
  const { set } = model.question.value ?? {}
  const reveals = set === undefined ? option.reveals : set.reveals
  return (reveals ?? false) !== false && model.waiting.value.every((seat) => seat === model.seat.value)
}

/** Whether answers are disabled: one is being sent, or this is a replay. */
export const cannotAnswer = (model: MatchModel): boolean => model.busy.value || !model.playable

/** Handles a click on an option: gives it, or picks it for confirmation. A piece of a set is chosen or removed. */
export function clickOption(model: MatchModel, game: GameSetRules, option: Option): void {
  if (cannotAnswer(model)) return
  const set = setAsked(model, game)
  const piece = pieceIn(set, option)
  if (set !== null && piece !== undefined) chooseMore(model, set, piece)
  else if (model.picked.value === option.id || !wantsConfirmation(model, option)) {
    model.picked.value = null
    model.answer(option.id)
  } else model.picked.value = option.id
}

/**
 * The rules for the set that the question asks for: the game's own, or only its size. Null if the answer is not a set; a
 * set of exactly one piece counts as a plain answer.
 */
export function setAsked(model: MatchModel, game: GameSetRules): SetRules | null {
  const { value: question } = model.question
  if (question?.set === undefined) return null
  const rules: SetRules = game.setRules?.(model.view.value, question.kind) ?? question.set
  return rules.least === 1 && rules.most === 1 && rules.legal === undefined ? null : rules
}

/** The piece that an option stands for. */
export const pieceIn = (set: SetRules | null, { id }: Option): Piece | undefined =>
  set?.pieces.find((piece) => piece.id === id)

/** How many of a piece are chosen. */
export const chosenOf = (model: MatchModel, { id }: Option): number =>
  model.chosen.value.find((piece) => piece.id === id)?.count ?? 0

const withOneMore = (model: MatchModel, piece: Piece): readonly Piece[] =>
  counted([...model.chosen.value, { ...piece, count: 1 }])

/** Whether one more of a piece can be chosen. */
export function canChooseMore(model: MatchModel, set: SetRules, piece: Piece): boolean {
  const more = withOneMore(model, piece)
  return isWithin(set.pieces, more) && canBeCompleted(set, more)
}

/** Chooses one more of a piece; where no more can be chosen, removes all of it. */
function chooseMore(model: MatchModel, set: SetRules, piece: Piece): void {
  model.chosen.value = canChooseMore(model, set, piece)
    ? withOneMore(model, piece)
    : model.chosen.value.filter(({ id }) => id !== piece.id)
}

/** Removes one of a piece. */
export function chooseFewer(model: MatchModel, { id }: Option): void {
  if (cannotAnswer(model)) return
  model.chosen.value = model.chosen.value.flatMap((piece) =>
    piece.id !== id ? [piece] : piece.count > 1 ? [{ ...piece, count: piece.count - 1 }] : [],
  )
}

/** Whether a piece does not go together with the chosen ones. */
export const isExcluded = (model: MatchModel, set: SetRules, piece: Piece): boolean =>
  chosenOf(model, piece) === 0 && !canChooseMore(model, set, piece)

/** Keeps a clicked piece from taking the focus, so that Enter confirms the set and does not click the piece again. */
export const keepFocus = { onMouseDown: (event: Event): void => event.preventDefault() } as const

/** The chosen pieces as an option; undefined while they are not a legal set. */
export function setChosen(model: MatchModel, set: SetRules): Option | undefined {
  const { value: pieces } = model.chosen
  return isLegal(set, pieces) ? setOption(set, pieces) : undefined
}
