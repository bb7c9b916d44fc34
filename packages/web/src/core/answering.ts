import { counted, isLegal, canBeCompleted, isWithin, setOption } from '@ziggurat/kernel'
import type { Option, Piece, SetRules } from '@ziggurat/kernel'

import type { GameUi, MatchModel } from './match-model.ts'
import { confirmation } from './settings.ts'

/** What must be known of a game to answer in it. */
export type SetJudge = Pick<GameUi, 'setRules'>

/** A game in which the size of a set is all that matters. */
export const NO_SET_RULES: SetJudge = {}

/** Whether an answer is looked at once more before it is given, as the person likes it. */
export function wantsConfirmation(model: MatchModel, option: Option): boolean {
  if (confirmation.value === 'never') return false
  return confirmation.value === 'always' || revealsNow(model, option)
}

/** Whether it cannot be taken back. While others are asked as well it can: the last one's answer shows them all. */
function revealsNow(model: MatchModel, option: Option): boolean {
  const { set } = model.question.value ?? {}
  const reveals = set === undefined ? option.reveals : set.reveals
  return (reveals ?? false) !== false && model.waiting.value.every((seat) => seat === model.seat.value)
}

/** Whether answers are only looked at: one is on its way, or the game is played again. */
export const cannotAnswer = (model: MatchModel): boolean => model.busy.value || !model.live

/** An answer that somebody has clicked on: given at once, or laid out to be confirmed; a piece of a set: picked or unpicked. */
export function choose(model: MatchModel, game: SetJudge, option: Option): void {
  if (cannotAnswer(model)) return
  const set = setAsked(model, game)
  const piece = pieceIn(set, option)
  if (set !== null && piece !== undefined) pick(model, set, piece)
  else if (model.picked.value === option.id || !wantsConfirmation(model, option)) {
    model.picked.value = null
    model.answer(option.id)
  } else model.picked.value = option.id
}

/**
 * What the set must be that I am asked for: by the game's own rules, or by its size; null if it is no set. A set of one
 * is an answer like any other: nobody needs to confirm it.
 */
export function setAsked(model: MatchModel, game: SetJudge): SetRules | null {
  const { value: question } = model.question
  if (question?.set === undefined) return null
  const rules: SetRules = game.setRules?.(model.view.value, question.kind) ?? question.set
  return rules.least === 1 && rules.most === 1 && rules.legal === undefined ? null : rules
}

/** The piece of a set that an answer stands for. */
export const pieceIn = (set: SetRules | null, { id }: Option): Piece | undefined =>
  set?.pieces.find((piece) => piece.id === id)

/** How many of a piece I have chosen. */
export const chosenOf = (model: MatchModel, { id }: Option): number =>
  model.chosen.value.find((piece) => piece.id === id)?.count ?? 0

const withOneMore = (model: MatchModel, piece: Piece): readonly Piece[] =>
  counted([...model.chosen.value, { ...piece, count: 1 }])

/** Whether one more of a piece could be chosen. */
export function canPick(model: MatchModel, set: SetRules, piece: Piece): boolean {
  const more = withOneMore(model, piece)
  return isWithin(set.pieces, more) && canBeCompleted(set, more)
}

/** One more of a piece; none of it, where no more can be chosen. */
function pick(model: MatchModel, set: SetRules, piece: Piece): void {
  model.chosen.value = canPick(model, set, piece)
    ? withOneMore(model, piece)
    : model.chosen.value.filter(({ id }) => id !== piece.id)
}

/** One fewer of a piece. */
export function unpick(model: MatchModel, { id }: Option): void {
  if (cannotAnswer(model)) return
  model.chosen.value = model.chosen.value.flatMap((piece) =>
    piece.id !== id ? [piece] : piece.count > 1 ? [{ ...piece, count: piece.count - 1 }] : [],
  )
}

/** Whether a piece cannot be chosen together with what is chosen already. */
export const isExcluded = (model: MatchModel, set: SetRules, piece: Piece): boolean =>
  chosenOf(model, piece) === 0 && !canPick(model, set, piece)

/** A piece that is clicked does not take the focus, so that Enter confirms the set and does not unpick the piece. */
export const keepsFocus = { onMouseDown: (event: Event): void => event.preventDefault() } as const

/** The set as it is chosen now, as an answer; undefined as long as it is none. */
export function setChosen(model: MatchModel, set: SetRules): Option | undefined {
  const { value: pieces } = model.chosen
  return isLegal(set, pieces) ? setOption(set, pieces) : undefined
}
