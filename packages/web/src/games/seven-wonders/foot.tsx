import { isCard, LAST_TURN, neighbour, passingIn } from '@ziggurat/seven-wonders/facts'
import type { FunctionComponent } from 'preact'
import { Fragment } from 'preact'

import { NO_SET_RULES, clickOption } from '../../core/answering.ts'
import { useKeys } from '../../core/keys.ts'
import { say as shared } from '../../core/language.ts'
import { isPhone } from '../../core/screen.ts'
import { homeOf } from '../../core/seats.ts'
import { Icon } from '../../look/icon.tsx'
import { Options, QuestionPlaque } from '../../parts/question.tsx'
import { Hand } from './hand.tsx'
import { LastTurn } from './last-turn.tsx'
import { nameOf } from './model.ts'
import type { SevenModel } from './model.ts'
import { PickedCard } from './picked-card.tsx'
import { answered, playOptionsOf, nothingOf } from './plays.ts'
import type { PlayOption } from './plays.ts'
import { wantsStage, setWantsStage } from './stage-intent.ts'
import { gameWords, words } from './words.ts'

import './foot.css'

/** The foot of the board: the open question, my hand, the picked card. */
export const Foot: FunctionComponent<{ readonly model: SevenModel }> = ({ model }) => {
  const { value: question } = model.question
  const plays = playOptionsOf(question)
  const drawn = question === null || plays !== null
  return (
    <section class="sw-foot terrace" aria-labelledby="question" data-open={question !== null || undefined}>
      <QuestionPlaque
        model={model}
        {...(isPhone.value && question?.kind === 'play' && { text: words.value.choose })}
      >
        <Passing model={model} />
      </QuestionPlaque>
      {drawn ? (
        <div class={model.picked.value === null ? 'sw-foot__base' : 'sw-foot__base card-calm'}>
          <Hand model={model} plays={plays} />
          <Panel model={model} plays={plays} />
        </div>
      ) : (
        <Options model={model} game={NO_SET_RULES} />
      )}
    </section>
  )
}

/** Where my hand comes from and where it goes. */
const Passing: FunctionComponent<{ readonly model: SevenModel }> = ({ model }) => {
  const { value: view } = model.view
  if (view.age === 0 || view.scores !== null) return null
  if (view.turn === LAST_TURN) return <span class="passing row">{words.value.passing.nowhere}</span>
  const to = passingIn(view)
  const home = homeOf(model)
  const { passing, you } = words.value
  const mine = model.seat.value === null ? nameOf(model, home) : you
  if (to === 'other') {
    return (
      <span class="passing row">
        {passing.other}: <b class="elided">{nameOf(model, 0)}</b> ⇄ <b class="elided">{nameOf(model, 1)}</b>
      </span>
    )
  }
  const from = nameOf(model, neighbour(view, home, to === 'left' ? 'right' : 'left'))
  const next = nameOf(model, neighbour(view, home, to))
  // In the order of the cities on the screen.
  const chain = to === 'right' ? [from, mine, next] : [next, mine, from]
  return (
    <span class="passing row">
      {passing[to]}:{' '}
      {chain.map((name, at) => (
        <Fragment key={at}>
          {at > 0 && <Icon name={to === 'right' ? 'pass-right' : 'pass-left'} />}
          <b class="elided">{name}</b>
        </Fragment>
      ))}
    </span>
  )
}

interface PanelProps {
  readonly model: SevenModel
  readonly plays: readonly PlayOption[] | null
}

/** Beside the hand: the picked card, or my answer while others choose, or the last turn. */
const Panel: FunctionComponent<PanelProps> = ({ model, plays }) => {
  const { value: picked } = model.picked
  if (plays !== null && picked !== null && isCard(picked) && plays.some(({ play }) => play.card === picked))
    return (
      <PickedCard key={`${model.question.value?.kind} ${picked}`} model={model} plays={plays} card={picked} />
    )
  return (
    <div class="picked-card picked-card--idle">
      <Chosen model={model} />
      {plays !== null && <Hint model={model} plays={plays} />}
      <LastTurn model={model} />
      <Piles model={model} />
      <Nothing model={model} />
    </div>
  )
}

/** What to do next: pick any card, or one for the stage that was pressed. */
const Hint: FunctionComponent<{ readonly model: SevenModel; readonly plays: readonly PlayOption[] }> = ({
  model,
  plays,
}) => {
  const wanted = wantsStage(model)
  const stages = plays.some(({ kind }) => kind === 'wonder')
  useKeys({
    w: stages ? () => setWantsStage(model, !wanted) : undefined,
    Escape: wanted ? () => setWantsStage(model, false) : undefined,
  })
  if (!wanted) return <p class="soft sw-foot__hint">{words.value.pickOne}</p>
  return (
    <p class="stage-hint" role="status">
      <Icon name="ziggurat" /> {words.value.pickForStage}
    </p>
  )
}

/** The sizes of the discard and draw piles. */
const Piles: FunctionComponent<{ readonly model: SevenModel }> = ({ model }) => {
  const { discarded, drawPile, players, scores } = model.view.value
  if (scores !== null) return null
  const { value: say } = words
  return (
    <p class="label">
      <Icon name="discard" /> {say.discarded(discarded)}
      {players === 2 && ` · ${say.drawPile(drawPile)}`}
    </p>
  )
}

/** My answer while others still choose. */
const Chosen: FunctionComponent<{ readonly model: SevenModel }> = ({ model }) => {
  const { value: given } = model.given
  const what = given === null ? null : answered(given)
  if (what === null || what.kind === 'dig') return null
  const text = words.value.chose[what.kind](gameWords.value.cards[what.card])
  return (
    <div class="chosen row">
      <p>
        <Icon name="check" /> {shared.value.table.chosen(text)}
      </p>
      {model.withdraw !== null && (
        <button
          type="button"
          class="button"
          data-deed="withdraw"
          aria-disabled={model.busy.value}
          onClick={model.withdraw}
        >
          <Icon name="undo" /> {shared.value.table.changeMind} <kbd class="key">U</kbd>
        </button>
      )}
    </div>
  )
}

/** A player who digs may also build nothing. */
const Nothing: FunctionComponent<{ readonly model: SevenModel }> = ({ model }) => {
  const nothing = nothingOf(model.question.value)
  if (nothing === undefined) return null
  return (
    <div class="acts row">
      <button
        type="button"
        class={model.picked.value === nothing.id ? 'button button--do' : 'button'}
        data-option={nothing.id}
        onClick={() => clickOption(model, NO_SET_RULES, nothing)}
      >
        {words.value.short.nothing}
      </button>
    </div>
  )
}
