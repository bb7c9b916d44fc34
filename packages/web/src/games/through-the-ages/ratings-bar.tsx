import { useSignal } from '@preact/signals'
import type { PlayerView, View } from '@ziggurat/through-the-ages/facts'
import { boardOf, partsOf } from '@ziggurat/through-the-ages/screen'
import type { Part, Rating } from '@ziggurat/through-the-ages/screen'
import type { ComponentChildren, FunctionComponent } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

import type { MatchModel } from '../../core/match-model.ts'
import { animates } from '../../core/settings.ts'
import { minus, signed } from '../../core/signed-number.ts'
import { Icon, SeatMark } from '../../look/icon.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { foresightFor } from './acting.ts'
import { shownSeat } from './shown.ts'
import { SignIcon } from './signs.tsx'
import type { Sign } from './signs.tsx'
import type { CivProps } from './terraces.tsx'
import { words } from './words.ts'

import './ratings-bar.css'

/** The ratings above a civilization, each with what the end of the turn brings. */
export const RatingsBar: FunctionComponent<CivProps> = ({ model, player, mine }) => {
  const say = words.value
  const asked = useSignal<Rating | null>(null)
  const { ratings, seat } = player
  const foresight = foresightFor(model, seat)
  if (ratings === null) return <header class="tta-ratings-bar">{say.resigned}</header>
  const simple = boardOf(model.view.value.options).simple
  return (
    // The key stops changes from being animated between two seats.
    <header key={seat} class="tta-ratings-bar" data-seat={seat} data-mine={mine || undefined}>
      <h2 class="row">
        <SeatMark seat={seat} />
        {model.name(seat)}
        {!mine && model.seat.value !== null && (
          <button
            type="button"
            class="button button--low"
            aria-label={say.backToMine}
            onClick={() => (shownSeat(model).value = null)}
          >
            <Icon name="close" />
          </button>
        )}
      </h2>
      <dl>
        <Number of="culture" value={player.culture} onAsk={() => (asked.value = 'culture')}>
          {foresight !== null && (
            <>
              <Change by={foresight.culture} />
              <span class="tta-ratings-bar__words">{say.aTurn}</span>
            </>
          )}
        </Number>
        <Number of="science" value={player.science} onAsk={() => (asked.value = 'science')}>
          {foresight !== null && (
            <>
              <Change by={foresight.science} />
              <span class="tta-ratings-bar__words">{say.aTurn}</span>
            </>
          )}
        </Number>
        <Number of="strength" value={ratings.strength} onAsk={() => (asked.value = 'strength')}>
          <span class="tta-ratings-bar__words">{say.place(...placeOf(model.view.value, player))}</span>
          <span class="tta-ratings-bar__short">{placeOf(model.view.value, player).join(' / ')}</span>
        </Number>
        <Number of="happy" value={ratings.happiness} onAsk={() => (asked.value = 'happiness')}>
          {!simple && <span class="tta-ratings-bar__words">{say.needed(ratings.facesNeeded)}</span>}
          {!simple && <span class="tta-ratings-bar__short">/ {ratings.facesNeeded}</span>}
          {!simple && ratings.discontent > 0 && (
            <b class="loss">
              <span class="tta-ratings-bar__words">{say.upset(ratings.discontent)}</span>
              <span class="tta-ratings-bar__short">−{ratings.discontent}</span>
            </b>
          )}
        </Number>
        <Number of="food" value={player.food}>
          {foresight !== null && (
            <>
              <Change by={foresight.food} />
              <Loss by={foresight.eaten + foresight.corruption.food} word={say.eaten} />
            </>
          )}
        </Number>
        <Number of="resources" value={player.resources}>
          {foresight !== null && (
            <>
              <Change by={foresight.resources} />
              <Loss by={foresight.resourcesEaten} word={say.eaten} />
              <Loss by={foresight.corruption.resources} word={say.lost} danger />
            </>
          )}
        </Number>
      </dl>
      {asked.value !== null && (
        <Calculation
          model={model}
          player={player}
          rating={asked.value}
          onClose={() => (asked.value = null)}
        />
      )}
    </header>
  )
}

const placeOf = (view: View, { ratings }: PlayerView): readonly [number, number] => {
  const strengths = view.players.flatMap((each) => each.ratings?.strength ?? [])
  return [1 + strengths.filter((other) => other > (ratings?.strength ?? 0)).length, strengths.length]
}

const Change: FunctionComponent<{ readonly by: number }> = ({ by }) => (
  <b class={by < 0 ? 'loss' : 'gain'}>{by === 0 ? '+0' : signed(by)}</b>
)

const Loss: FunctionComponent<{ readonly by: number; readonly word: string; readonly danger?: boolean }> = ({
  by,
  word,
  danger = false,
}) =>
  by === 0 ? null : (
    <span class={danger ? 'loss' : undefined}>
      −{by} <span class="tta-ratings-bar__words">{word}</span>
    </span>
  )

/** In the order of the production. */
const RISES: readonly Sign[] = ['science', 'culture', 'food', 'resources']

/** Comes from below, stays a moment, and disappears. */
const RISING: Keyframe[] = [
  { opacity: 0, transform: 'translateY(14px)' },
  { opacity: 1, transform: 'none', offset: 0.2 },
  { opacity: 1, transform: 'none', offset: 0.7 },
  { opacity: 0, transform: 'translateY(-8px)' },
]
/** The duration, and the delay after the number before it, in milliseconds. */
const [RISE, AFTER] = [1200, 150]

/** Animates the latest change of a number. */
const Rise: FunctionComponent<{ readonly value: number; readonly of: Sign }> = ({ value, of }) => {
  const last = useRef({ value, by: 0, count: 0 })
  if (last.current.value !== value)
    last.current = { value, by: value - last.current.value, count: last.current.count + 1 }
  const { by, count } = last.current
  const sign = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const delay = AFTER * Math.max(0, RISES.indexOf(of))
    sign.current?.animate(RISING, { duration: RISE, delay, easing: 'ease-out' })
  }, [count])
  if (count === 0 || !animates()) return null
  return (
    <i
      key={count}
      ref={sign}
      class={by < 0 ? 'tta-ratings-bar__rise loss' : 'tta-ratings-bar__rise gain'}
      aria-hidden="true"
    >
      {signed(by)}
    </i>
  )
}

interface NumberProps {
  readonly of: Sign
  readonly value: number
  readonly onAsk?: () => void
  readonly children?: ComponentChildren
}

const Number: FunctionComponent<NumberProps> = ({ of, value, onAsk, children }) => {
  const say = words.value
  const inside = (
    <>
      <SignIcon of={of} />
      <span class="tta-ratings-bar__number number">
        {minus(value)}
        <Rise value={value} of={of} />
      </span>
      <span class="tta-ratings-bar__sub label">{children}</span>
    </>
  )
  return (
    <div>
      <dt class="visually-hidden">{say.signs[of]}</dt>
      <dd>
        {onAsk === undefined ? (
          <span class="tta-ratings-bar__cell row">{inside}</span>
        ) : (
          <button
            type="button"
            class="tta-ratings-bar__cell row"
            title={say.calculation(say.signs[of])}
            onClick={onAsk}
          >
            {inside}
          </button>
        )}
      </dd>
    </div>
  )
}

interface CalculationProps {
  readonly model: MatchModel<View>
  readonly player: PlayerView
  readonly rating: Rating
  readonly onClose: () => void
}

/** Strength 14 = units 9 + tactic 4 + Great Wall 1. */
const Calculation: FunctionComponent<CalculationProps> = ({ model, player, rating, onClose }) => {
  const say = words.value
  const parts = partsOf(model.view.value, player.seat, rating)
  const name = ({ from }: Part): string =>
    'card' in from ? (model.texts.value.card(from.card)?.name ?? from.card) : say.sources[from.source]
  return (
    <Sheet title={say.calculation(say.ratings[rating])} onClose={onClose}>
      <table class="tta-sum">
        <tbody>
          {parts.map((part) => (
            <tr key={name(part)}>
              <th scope="row">{name(part)}</th>
              <td>{signed(part.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say.ratings[rating]}</th>
            <td>{player.ratings?.[rating]}</td>
          </tr>
        </tfoot>
      </table>
    </Sheet>
  )
}
