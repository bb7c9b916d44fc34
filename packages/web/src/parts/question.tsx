import type { Option } from '@ziggurat/kernel'
import type { ComponentChildren, FunctionComponent } from 'preact'

import {
  clickOption,
  chosenOf,
  isExcluded,
  cannotAnswer,
  pieceIn,
  setAsked,
  keepFocus,
} from '../core/answering.ts'
import type { GameSetRules } from '../core/answering.ts'
import { useKeys } from '../core/keys.ts'
import { listText, say } from '../core/language.ts'
import type { MatchModel } from '../core/match-model.ts'
import { Clock } from './clock.tsx'
import { PieceMark, PieceControls, SetBar } from './set-bar.tsx'

/** The question to me as text, or the names of the players who are asked. */
export function questionText(model: MatchModel): string {
  const words = say.value.table
  const { value: question } = model.question
  const given = model.given.value
  if (model.closed.value) return words.closedBrief
  if (model.outcome.value !== null) return words.gameOver
  if (question !== null)
    return model.texts.value.question(question as Parameters<typeof model.texts.value.question>[0])
  const names = model.waiting.value.map((seat) => model.name(seat) || words.freeSeat)
  if (names.length === 0) return words.watching
  const list = listText(names)
  return given === null ? words.waitingFor(list) : `${words.youHaveChosen} · ${words.waitingFor(list)}`
}

interface PlaqueProps {
  readonly model: MatchModel
  /** A shorter text, for small screens. */
  readonly text?: string
  /** Beside the question: what it is about. */
  readonly aside?: ComponentChildren
  /** Whether it is the bottom of the screen, with nothing below it. */
  readonly foot?: boolean
  /** At the right, before the clock. */
  readonly children?: ComponentChildren
}

/** The open question, always at the upper edge of the lowest panel. */
export const QuestionPlaque: FunctionComponent<PlaqueProps> = ({
  model,
  text,
  aside,
  foot = false,
  children,
}) => {
  const seat = model.seat.value
  return (
    <header class={foot ? 'question question--foot' : 'question'}>
      <h2 id="question">{text ?? questionText(model)}</h2>
      {aside !== undefined && <span class="label">{aside}</span>}
      {children}
      {seat !== null && <Clock model={model} seat={seat} />}
    </header>
  )
}

interface OptionsProps {
  readonly model: MatchModel
  readonly game: GameSetRules
  /** The options that the board does not draw; all by default. */
  readonly options?: readonly Option[]
}

/** The options as buttons; works for every question of every game. */
export const Options: FunctionComponent<OptionsProps> = ({ model, game, options }) => {
  const { value: question } = model.question
  const words = say.value.table
  const shown = options ?? question?.options ?? []
  const set = setAsked(model, game)
  const picked = shown.find(({ id }) => id === model.picked.value)
  const give = (option: Option | undefined): void => {
    if (option !== undefined) clickOption(model, game, option)
  }
  useKeys({
    ...Object.fromEntries(shown.slice(0, 9).map((option, at) => [`${at + 1}`, () => give(option)])),
    Enter: picked === undefined ? undefined : () => give(picked),
    Escape: picked === undefined ? undefined : () => (model.picked.value = null),
  })
  if (question === null) return null
  const texts = model.texts.value
  const name = (seat: number): string => model.name(seat)
  return (
    <>
      <div class="answers" role="group" aria-labelledby="question">
        {shown.map((option, at) => {
          const foreseen = texts.foresee?.(option, model.view.value, name, question.about)
          const count = chosenOf(model, option)
          const piece = pieceIn(set, option)
          const isPicked = option.id === picked?.id
          const out = set !== null && piece !== undefined && isExcluded(model, set, piece)
          return (
            <PieceControls key={option.id} model={model} piece={piece}>
              <button
                type="button"
                class={isPicked ? 'button button--do' : 'button answer'}
                data-option={option.id}
                aria-pressed={isPicked || count > 0}
                aria-disabled={cannotAnswer(model) || out}
                data-out={out || undefined}
                onClick={() => give(option)}
                {...(piece !== undefined && keepFocus)}
              >
                {piece !== undefined && <PieceMark model={model} piece={piece} />}
                <span>
                  {isPicked && <span class="visually-hidden">{words.confirm}: </span>}
                  {texts.option(option)}
                  {foreseen !== undefined && <small>{foreseen}</small>}
                </span>
                {isPicked ? <kbd class="key">↵</kbd> : at < 9 && <kbd class="key">{at + 1}</kbd>}
              </button>
            </PieceControls>
          )
        })}
      </div>
      <SetBar model={model} game={game} />
    </>
  )
}
