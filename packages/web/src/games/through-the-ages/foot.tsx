import { useSignal } from '@preact/signals'
import type { Option, Question } from '@ziggurat/kernel'
import type { View } from '@ziggurat/through-the-ages/facts'
import type { FunctionComponent } from 'preact'

import { useKeys } from '../../core/keys.ts'
import type { MatchModel } from '../../core/match-model.ts'
import { Icon } from '../../look/icon.tsx'
import { Clock } from '../../parts/clock.tsx'
import { questionText } from '../../parts/question.tsx'
import { act, laidOut, ownPlayer, priceOf } from './acting.ts'
import { cardsIn } from './cards.ts'
import { plainName } from './face.tsx'
import { AllMoves } from './moves.tsx'
import { PriceSigns } from './place-options.tsx'
import { words } from './words.ts'

import './foot.css'

/** Questions of my own turn, which are answered all over the board. */
export const isOwnTurn = (kind: string | undefined): boolean => kind === 'action' || kind === 'politics'

/** The question without its card, which is shown beside it. */
export function shortQuestion(model: MatchModel<View>): string {
  const { value: question } = model.question
  if (question === null || model.outcome.value !== null) return questionText(model)
  const { seat, kind, options } = question
  return model.texts.value.question({ seat, kind, options } as Question)
}

/** The foot of the board: the question, the actions left, common options, and the end of the turn. */
export const Foot: FunctionComponent<{ readonly model: MatchModel<View> }> = ({ model }) => {
  const say = words.value
  const all = useSignal(false)
  const { value: question } = model.question
  const kind = question?.kind
  const seat = model.seat.value
  const options = question?.options ?? []
  const end = options.find(({ does }) => does === (kind === 'politics' ? 'pass' : 'end'))
  const own = isOwnTurn(kind)
  useKeys({
    e: end === undefined ? undefined : () => act(model, end),
    m: own ? () => (all.value = true) : undefined,
  })
  const picked = laidOut(model)?.option
  const shut = (): void => {
    all.value = false
  }
  return (
    <>
      <footer class="question question--foot tta-foot">
        <div class="tta-foot__asked">
          <h2 id="question">{shortQuestion(model)}</h2>
          {own && <p class="label">{kind === 'politics' ? say.hints.politics : say.hints.actions}</p>}
        </div>
        <ActionsLeft model={model} />
        {own && (
          <div class="tta-foot__moves row">
            {commonest(options).map((option) => (
              <Move key={option.id} model={model} option={option} />
            ))}
            <button
              type="button"
              class="button tta-foot__all"
              data-deed="all-moves"
              onClick={() => (all.value = true)}
            >
              {say.allMoves(options.length)} <kbd class="key">M</kbd>
            </button>
          </div>
        )}
        {seat !== null && <Clock model={model} seat={seat} />}
        {own && end !== undefined && (
          <button
            type="button"
            class={
              picked === undefined || picked === end
                ? 'button button--do button--large'
                : 'button button--large'
            }
            data-option={end.id}
            aria-disabled={model.busy.value}
            onClick={() => act(model, end)}
          >
            {picked === end && <span>{say.confirm}: </span>}
            {kind === 'politics' ? say.passPolitics : say.endTurn} <kbd class="key">E</kbd>
          </button>
        )}
      </footer>
      {all.value && own && <AllMoves model={model} onClose={shut} />}
    </>
  )
}

/** Verbs whose options are shown here, the commonest first. */
const COMMON: readonly string[] = ['population', 'stage', 'lead', 'develop', 'play', 'event', 'tactic']
const SHOWN = 3

/** A few options, at most one of each verb. */
function commonest(options: readonly Option[]): readonly Option[] {
  return COMMON.flatMap((verb) => options.find(({ does }) => does === verb) ?? []).slice(0, SHOWN)
}

const Move: FunctionComponent<{ readonly model: MatchModel<View>; readonly option: Option }> = ({
  model,
  option,
}) => {
  const price = priceOf(model, option)
  // That an option costs one action is clear here; other costs are shown.
  const { civil: _, ...rest } = price ?? {}
  return (
    <button
      type="button"
      class="button tta-move"
      data-option={option.id}
      aria-pressed={model.picked.value === option.id}
      onClick={() => act(model, option)}
    >
      <span>{shortMove(model, option)}</span>
      {price !== undefined && <PriceSigns price={price.civil === 1 ? rest : price} />}
    </button>
  )
}

/** An option in few words. */
function shortMove(model: MatchModel<View>, option: Option): string {
  const say = words.value
  const { value: view } = model.view
  const texts = model.texts.value
  const site = cardsIn(view.options).get(ownPlayer(view)?.site?.card ?? '')
  if (option.does === 'population') return say.increaseShort
  if (option.does === 'stage' && option.count === 1 && site !== undefined)
    return say.nextStage(plainName(texts, site))
  return texts.option(option)
}

/** The actions left; spent ones are pale. */
const ActionsLeft: FunctionComponent<{ readonly model: MatchModel<View> }> = ({ model }) => {
  const say = words.value
  const player = ownPlayer(model.view.value)
  if (player === undefined || player.ratings === null) return null
  const { civilTotal, militaryTotal } = player.ratings
  const civil = player.civil + player.turn.extraCivil
  const military = player.military + player.turn.extraMilitary
  return (
    <div class="tta-left row">
      <Left of="civil" left={civil} all={civilTotal} text={say.civilLeft(civil, civilTotal)} />
      <Left
        of="military"
        left={military}
        all={militaryTotal}
        text={say.militaryLeft(military, militaryTotal)}
      />
    </div>
  )
}

interface LeftProps {
  readonly of: 'civil' | 'military'
  readonly left: number
  readonly all: number
  readonly text: string
}

const Left: FunctionComponent<LeftProps> = ({ of, left, all, text }) => (
  <span class="tta-left__kind stack" data-of={of}>
    <span aria-hidden="true">
      {Array.from({ length: Math.max(left, all) }, (_, at) => (
        <Icon key={at} name={of} {...(at < left ? {} : { class: 'tta-left__spent' })} />
      ))}
    </span>
    <small class="label">{text}</small>
  </span>
)
