import type { Option } from '@ziggurat/kernel'
import { CURRENCIES } from '@ziggurat/through-the-ages/facts'
import type { Named, PlayerView, Price, View } from '@ziggurat/through-the-ages/facts'
import type { FunctionComponent } from 'preact'

import { useKeys } from '../../core/keys.ts'
import type { MatchModel } from '../../core/match-model.ts'
import { minus } from '../../core/signed-number.ts'
import { Icon, SeatMark } from '../../look/icon.tsx'
import { Reasons } from '../../parts/reasons.tsx'
import { act, laidOut, onCard, onRow, optionsAt, ownPlayer, priceOf, refusalsAt } from './acting.ts'
import type { Place } from './acting.ts'
import { cardsIn } from './cards.ts'
import type { CardInfo } from './cards.ts'
import { changesBy } from './changes.ts'
import { Standings } from './drawings.tsx'
import { LargeFace } from './face.tsx'
import { Amount, SignIcon } from './signs.tsx'
import { targetOf, targetText } from './target.ts'
import { words } from './words.ts'

import './place-options.css'

/** The card at a place. */
function cardAt(model: MatchModel<View>, place: Place): CardInfo | undefined {
  const { value: view } = model.view
  const cards = cardsIn(view.options)
  if (place === '@site') return cards.get(ownPlayer(view)?.site?.card ?? '')
  const inRow = view.row.find((_, space) => onRow(space) === place)
  return inRow ? cards.get(inRow.card ?? '') : [...cards.values()].find(({ id }) => onCard(id) === place)
}

/** The pressed card with its options, their prices and their foresight, and what is refused. */
export const PlaceOptions: FunctionComponent<{ readonly model: MatchModel<View> }> = ({ model }) => {
  const say = words.value
  const out = laidOut(model)
  const options = out === null ? [] : optionsAt(model, out.place)
  const chosen = out?.option ?? (options.length === 1 ? options[0] : undefined)
  const close = (): void => {
    model.picked.value = null
  }
  useKeys({
    Enter: chosen === undefined ? undefined : () => confirm(model, chosen),
    Escape: out === null ? undefined : close,
    ...Object.fromEntries(options.slice(0, 9).map((option, at) => [`${at + 1}`, () => act(model, option)])),
  })
  if (out === null) return null
  const card = cardAt(model, out.place)
  const refusals = refusalsAt(model, out.place)
  return (
    <section class="tta-place-options tta-look stack" aria-label={say.whatCanBeDone}>
      <HidesLens model={model} card={card?.id} />
      <button
        type="button"
        class="button button--quiet tta-place-options__close"
        aria-label={say.close}
        onClick={close}
      >
        <Icon name="close" />
      </button>
      {card !== undefined && <LargeFace card={card} texts={model.texts.value} />}
      {out.place === '@resign' && <Standings model={model} />}
      <div class="tta-place-options__list">
        {options.map((option, at) => (
          <PlaceOption
            key={option.id}
            model={model}
            option={option}
            chosen={option.id === chosen?.id}
            digit={options.length > 1 ? at + 1 : null}
            first={option.does !== options[at - 1]?.does}
          />
        ))}
      </div>
      {options.length === 0 && <p class="soft">{say.nothingToDo}</p>}
      {refusals.length > 0 && (
        <div class="tta-look__why">
          <h4>{say.cannot}</h4>
          {refusals.slice(0, 3).map((refusal) => (
            <div key={refusal.id}>
              {(refusals.length > 1 || options.length > 0) && (
                <b>{targetText(model, refusal) ?? model.texts.value.refusal(refusal)}</b>
              )}
              <Reasons model={model} refusals={[refusal]} />
            </div>
          ))}
        </div>
      )}
    </section>
  )
}

/** Hides the lens while it would show the same card. */
const HidesLens: FunctionComponent<{
  readonly model: MatchModel<View>
  readonly card: string | undefined
}> = ({ model, card }) =>
  model.lens.value?.card === card ? <i class="tta-place-options__same" hidden /> : null

function confirm(model: MatchModel<View>, option: Option): void {
  model.picked.value = option.id
  act(model, option)
}

interface PlaceOptionProps {
  readonly model: MatchModel<View>
  readonly option: Option
  readonly chosen: boolean
  readonly digit: number | null
  /** The first option of its verb, which gets a heading. */
  readonly first: boolean
}

/** A pact is offered to each rival on either side: two options share a line. */
const isHalf = ({ does, side }: Named): boolean => does === 'offer' && side !== undefined

/** One option with its price; if it is chosen, with its foresight. */
const PlaceOption: FunctionComponent<PlaceOptionProps> = ({ model, option, chosen, digit, first }) => {
  const { value: view } = model.view
  const texts = model.texts.value
  const asked = model.question.value
  const about = asked?.about
  const told = about?.card === undefined || asked?.kind === 'order'
  const price = told ? priceOf(model, option) : undefined
  const foreseen =
    price === undefined && targetText(model, option) === null
      ? texts.foresee?.(option, view, (seat) => model.name(seat), asked?.about)
      : undefined
  const rival = rivalOf(view, option)
  const aimed = targetOf(option)
  return (
    <>
      {first && aimed !== null && <h4 class="tta-place-options__verb">{words.value.targeted[aimed.verb]}</h4>}
      <button
        type="button"
        class={chosen ? 'button button--do tta-place-option' : 'button tta-place-option'}
        data-half={isHalf(option) || undefined}
        data-option={option.id}
        aria-disabled={model.busy.value}
        onClick={() => (chosen ? confirm(model, option) : act(model, option))}
      >
        <span>
          {rival === undefined ? (
            (targetText(model, option) ?? texts.option(option))
          ) : (
            <Against model={model} rival={rival} option={option} />
          )}
          {foreseen !== undefined && <small>{foreseen}</small>}
        </span>
        {price !== undefined && <PriceSigns price={price} />}
        {chosen ? <kbd class="key">↵</kbd> : digit !== null && digit < 10 && <kbd class="key">{digit}</kbd>}
      </button>
      {chosen && <Changes model={model} option={option} />}
    </>
  )
}

/** The target of an option. */
function rivalOf(view: View, option: Option): PlayerView | undefined {
  const aimed = targetOf(option)
  return aimed === null ? undefined : view.players[aimed.rival]
}

/** The target, and both strengths. */
const Against: FunctionComponent<{
  readonly model: MatchModel<View>
  readonly rival: PlayerView
  readonly option: Option
}> = ({ model, rival, option }) => {
  const { verb, side } = targetOf(option) ?? {}
  const own = ownPlayer(model.view.value)?.ratings?.strength ?? 0
  return (
    <>
      <span class="visually-hidden">{targetText(model, option)}</span>
      <span class="tta-place-option__against cluster" aria-hidden="true">
        <SeatMark seat={rival.seat} /> <b>{model.name(rival.seat)}</b>
        {verb === 'offer' ? (
          side !== undefined && <i>{words.value.youWouldBe(side)}</i>
        ) : (
          <Amount of="strength" amount={`${own} : ${rival.ratings?.strength ?? 0}`} />
        )}
      </span>
    </>
  )
}

export const PriceSigns: FunctionComponent<{ readonly price: Price }> = ({ price }) => (
  <span class="tta-place-option__price row">
    {CURRENCIES.filter((currency) => (price[currency] ?? 0) > 0).map((currency) => (
      <Amount key={currency} of={currency} amount={price[currency] ?? 0} />
    ))}
  </span>
)

/** The foresight of an option. */
const Changes: FunctionComponent<{ readonly model: MatchModel<View>; readonly option: Option }> = ({
  model,
  option,
}) => {
  const changes = changesBy(model, option)
  if (changes.length === 0) return null
  return (
    <ul class="tta-changes" aria-label={words.value.changes}>
      {changes.map(({ figure, sign, name, from, to, tone }) => (
        <li key={figure} class="row" data-figure={figure}>
          <SignIcon of={sign} silent />
          <span>{name}</span>
          <b class={tone}>
            {minus(from)} → {minus(to)}
          </b>
        </li>
      ))}
    </ul>
  )
}
