import type { Option, Piece } from '@ziggurat/kernel'
import type { Named, View } from '@ziggurat/through-the-ages/facts'
import { forcesAsked } from '@ziggurat/through-the-ages/screen'
import type { ForcePiece } from '@ziggurat/through-the-ages/screen'
import type { FunctionComponent } from 'preact'

import {
  clickOption,
  chosenOf,
  isExcluded,
  cannotAnswer,
  pieceIn,
  setAsked,
  keepFocus,
} from '../../core/answering.ts'
import { useKeys } from '../../core/keys.ts'
import type { OpenQuestion, MatchModel } from '../../core/match-model.ts'
import { minus } from '../../core/signed-number.ts'
import { Icon, SeatMark } from '../../look/icon.tsx'
import { lensHandlers } from '../../parts/lens.tsx'
import { PieceMark, PieceControls, SetBar } from '../../parts/set-bar.tsx'
import { judge } from './acting.ts'
import { cardsIn } from './cards.ts'
import type { CardInfo } from './cards.ts'
import { changesBy } from './changes.ts'
import { plainName, SmallFace, textBesideSigns } from './face.tsx'
import { Amount, SignIcon } from './signs.tsx'
import { words } from './words.ts'

import './answers.css'

interface AnswersProps {
  readonly model: MatchModel<View>
  readonly question: OpenQuestion
}

/** The options of a question: cards as bricks, bids as numbers, the rest as text. Each has a digit key. */
export const Answers: FunctionComponent<AnswersProps> = ({ model, question }) => {
  const { options } = question
  const picked = options.find(({ id }) => id === model.picked.value)
  const digits = digitsOf(options)
  const give = (option: Option | undefined): void => {
    if (option !== undefined) clickOption(model, judge, option)
  }
  useKeys({
    ...Object.fromEntries(
      options.flatMap((option, at) => (digits[at] === null ? [] : [[`${digits[at]}`, () => give(option)]])),
    ),
    Enter: picked === undefined ? undefined : () => give(picked),
    Escape: picked === undefined ? undefined : () => (model.picked.value = null),
  })
  const set = setAsked(model, judge)
  return (
    <div class="tta-answers stack">
      <div class="answers" role="group" aria-labelledby="question" data-kind={question.kind}>
        {options.map((option, at) => {
          const piece = pieceIn(set, option)
          return (
            <PieceControls key={option.id} model={model} piece={piece}>
              <Answer
                model={model}
                question={question}
                option={option}
                piece={piece}
                picked={option.id === picked?.id}
                out={set !== null && piece !== undefined && isExcluded(model, set, piece)}
                digit={digits[at] ?? null}
                onGive={() => give(option)}
              />
            </PieceControls>
          )
        })}
      </div>
      <SetBar model={model} game={judge}>
        <Sum model={model} question={question} />
      </SetBar>
    </div>
  )
}

/** The total of a force, defence or sacrifice, and the total that is needed. */
const Sum: FunctionComponent<AnswersProps> = ({ model, question: { kind } }) => {
  const rules = forcesAsked(model.view.value, kind)
  if (rules === null) return null
  const total = rules.total(model.chosen.value as readonly ForcePiece[])
  return (
    <span
      class={rules.needed > 0 && total >= rules.needed ? 'tta-answers__sum row gain' : 'tta-answers__sum row'}
    >
      {rules.needed > 0 ? `${total} / ${rules.needed}` : `+${total}`} <SignIcon of={signOf(kind)} />
    </span>
  )
}

/** The key of each option; a bid's key is its amount. */
function digitsOf(options: readonly Option[]): readonly (number | null)[] {
  const bids = options.some((option) => amountOf(option) > 0)
  return options.map((option, at) => {
    const digit = bids ? amountOf(option) : at + 1
    return digit < 10 ? digit : null
  })
}

const amountOf = ({ does, count = 0 }: Option): number => (does === 'bid' ? count : 0)

/** The card that an option is about: the last one that it names. */
function thingOf(model: MatchModel<View>, { card = '', on = [] }: Named): CardInfo | undefined {
  const cards = cardsIn(model.view.value.options)
  return [card, ...on].flatMap((each) => cards.get(each) ?? []).at(-1)
}

/** The space of the row that an option takes from. */
const placeOf = (model: MatchModel<View>, { does, space }: Named): View['row'][number] =>
  does === 'take' && space !== undefined ? (model.view.value.row[space] ?? null) : null

interface AnswerProps extends AnswersProps {
  readonly option: Option
  readonly picked: boolean
  /** Set if the option is a piece of a set. */
  readonly piece: Piece | undefined
  /** It cannot be combined with the chosen pieces. */
  readonly out: boolean
  readonly digit: number | null
  readonly onGive: () => void
}

const Answer: FunctionComponent<AnswerProps> = ({
  model,
  question,
  option,
  piece,
  picked,
  out,
  digit,
  onGive,
}) => {
  const say = words.value
  const texts = model.texts.value
  const { id, does, seat: owner = null } = option
  const place = placeOf(model, option)
  const card = place === null ? thingOf(model, option) : cardsIn(model.view.value.options).get(place.card)
  const adds = 'adds' in option && typeof option.adds === 'number' ? option.adds : null
  const name = (seat: number): string => model.name(seat)
  const foreseen = adds === null ? texts.foresee?.(option, model.view.value, name, question.about) : undefined
  const amount = amountOf(option)
  const look = card === undefined ? {} : lensHandlers(model, card.id)
  const drawn = card !== undefined && (question.kind === 'discard' || place !== null)
  return (
    <button
      type="button"
      class={picked ? 'button button--do' : 'button answer'}
      data-option={id}
      data-kind={card?.kind}
      data-number={amount > 0 || undefined}
      data-card={drawn || undefined}
      aria-pressed={picked || chosenOf(model, option) > 0}
      aria-disabled={cannotAnswer(model) || out}
      data-out={out || undefined}
      onClick={onGive}
      {...(piece !== undefined && keepFocus)}
      {...look}
    >
      {piece !== undefined && <PieceMark model={model} piece={piece} />}
      {drawn && (
        <span class="tta-card" data-kind={card.kind} aria-hidden="true">
          <SmallFace card={card} texts={texts} />
        </span>
      )}
      {card !== undefined && !drawn && <Icon name={card.icon} />}
      <span class={drawn ? 'visually-hidden' : undefined}>
        {picked && <span class="visually-hidden">{say.confirm}: </span>}
        {amount > 0 ? (
          <>
            <span class="visually-hidden">{texts.option(option)}</span>
            <span aria-hidden="true">{amount}</span>
          </>
        ) : does === 'keep' && card !== undefined ? (
          <Kept model={model} card={card} />
        ) : owner !== null && card !== undefined ? (
          plainName(texts, card)
        ) : (
          texts.option(option)
        )}
        {owner !== null && (
          <small>
            <SeatMark seat={owner} /> {model.name(owner)}
          </small>
        )}
        {foreseen !== undefined && owner === null && <small>{foreseen}</small>}
        <Changed model={model} option={option} />
      </span>
      {adds !== null && (
        <Amount of={does === 'send' ? 'strength' : signOf(question.kind)} amount={adds} signed />
      )}
      {place !== null && <Amount of="civil" amount={place.price} />}
      {picked ? <kbd class="key">↵</kbd> : digit !== null && <kbd class="key">{digit}</kbd>}
    </button>
  )
}

/** The foresight of an option. */
const Changed: FunctionComponent<{ readonly model: MatchModel<View>; readonly option: Option }> = ({
  model,
  option,
}) => {
  const changes = changesBy(model, option)
  if (changes.length === 0) return null
  return (
    <small class="tta-answers__changed">
      {changes.map(({ figure, sign, name, from, to, tone }) => (
        <span key={figure} class="row" data-figure={figure} title={name}>
          <SignIcon of={sign} silent />
          <span class="visually-hidden">{name} </span>
          <b class={tone}>
            {minus(from)} → {minus(to)}
          </b>
        </span>
      ))}
    </small>
  )
}

/** An event kept for the final scoring, and what it will score. */
const Kept: FunctionComponent<{ readonly model: MatchModel<View>; readonly card: CardInfo }> = ({
  model,
  card,
}) => (
  <span class="tta-answers__kept">
    <b>{plainName(model.texts.value, card)}</b>
    <small>{textBesideSigns(model.texts.value, card)}</small>
  </span>
)

/** What the pieces of a set add to. */
const signOf = (kind: string): 'strength' | 'colonization' => (kind === 'force' ? 'colonization' : 'strength')
