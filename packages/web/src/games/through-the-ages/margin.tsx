import type { View } from '@ziggurat/through-the-ages/facts'
import { boardOf } from '@ziggurat/through-the-ages/screen'
import type { ComponentChildren, FunctionComponent } from 'preact'

import type { MatchModel } from '../../core/match-model.ts'
import { Reasons } from '../../parts/reasons.tsx'
import { forecastFor, laidOut, onCard, onRow, refusalsAt } from './acting.ts'
import { cardsIn } from './cards.ts'
import { LargeFace } from './face.tsx'
import { Chronicle } from './log.tsx'
import { Deeds } from './place-options.tsx'
import { seatInView } from './shown.ts'
import { SignIcon, signed } from './signs.tsx'
import type { Sign } from './signs.tsx'
import { words } from './words.ts'

import './margin.css'

/** Beside the table, never over it: what is looked at or laid out, what happened, what the end of the turn brings. */
export const Margin: FunctionComponent<{ readonly model: MatchModel<View> }> = ({ model }) => (
  <aside class="tta-margin">
    <Looking model={model} />
    <Chronicle model={model} />
    <ForecastPanel model={model} />
  </aside>
)

/** What is laid out; else the card under the pointer or the focus, and why it cannot be had. */
export const Looking: FunctionComponent<{ readonly model: MatchModel<View> }> = ({ model }) => {
  if (laidOut(model) !== null) return <Deeds model={model} />
  const id = model.lens.value?.card
  const card = id === undefined ? undefined : cardsIn(model.view.value.options).get(id)
  if (card === undefined) return null
  const space = model.view.value.row.findIndex((place) => place?.card === card.id)
  const refusals = [
    ...(space < 0 ? [] : refusalsAt(model, onRow(space))),
    ...refusalsAt(model, onCard(card.id)),
  ]
  return (
    <section class="tta-look stack">
      <LargeFace card={card} texts={model.texts.value} />
      {refusals.length > 0 && (
        <div class="tta-look__why">
          <h4>{words.value.cannot}</h4>
          <Reasons model={model} refusals={refusals.slice(0, 2)} />
        </div>
      )}
    </section>
  )
}

interface LineProps {
  readonly of: Sign
  readonly name: string
  readonly tone?: 'gain' | 'loss'
  readonly wide?: boolean
  readonly children: ComponentChildren
}

const Line: FunctionComponent<LineProps> = ({ of, name, tone, wide = false, children }) => (
  <li data-wide={wide || undefined} class={tone === 'loss' && wide ? 'row loss' : 'row'}>
    <SignIcon of={of} silent />
    <span>{name}</span>
    <b class={tone}>{children}</b>
  </li>
)

/** What the end of the turn brings, worked out by the rules. */
export const ForecastPanel: FunctionComponent<{ readonly model: MatchModel<View> }> = ({ model }) => {
  const say = words.value
  const seat = seatInView(model)
  const forecast = forecastFor(model, seat)
  if (forecast === null) return null
  const { corruption, uprising } = forecast
  const mine = seat === model.seat.value
  const simple = boardOf(model.view.value.options).simple
  return (
    <section class="terrace tta-forecast">
      <h3>{mine ? say.forecast : say.forecastOf(model.name(seat))}</h3>
      <ol>
        {uprising && (
          <Line of="discontent" name={say.uprising} tone="loss" wide>
            {''}
          </Line>
        )}
        <Line of="science" name={say.signs.science} tone="gain">
          {signed(forecast.science)}
        </Line>
        <Line of="culture" name={say.signs.culture} tone={forecast.culture < 0 ? 'loss' : 'gain'}>
          {signed(forecast.culture)}
        </Line>
        <Line of="food" name={say.signs.food} tone="gain">
          {signed(forecast.food)}
          {forecast.eaten > 0 && ` −${forecast.eaten}`}
        </Line>
        <Line of="resources" name={say.signs.resources} tone="gain">
          {signed(forecast.resources)}
          {forecast.resourcesEaten > 0 && ` −${forecast.resourcesEaten}`}
        </Line>
        {forecast.missing > 0 && (
          <Line of="food" name={say.famine(forecast.missing)} tone="loss" wide>
            −{forecast.famine}
          </Line>
        )}
        {corruption.resources + corruption.food > 0 && (
          <Line of="corruption" name={say.corruption} tone="loss" wide>
            −{corruption.resources + corruption.food}
          </Line>
        )}
        {!simple && (
          <Line of="cards" name={say.drawn} wide>
            {forecast.cards}
          </Line>
        )}
        {forecast.discards > 0 && (
          <Line of="cards" name={say.discarded} tone="loss" wide>
            {forecast.discards}
          </Line>
        )}
      </ol>
    </section>
  )
}
