import type { View } from '@ziggurat/through-the-ages/facts'
import { boardOf } from '@ziggurat/through-the-ages/screen'
import type { ComponentChildren, FunctionComponent } from 'preact'

import type { MatchModel } from '../../core/match-model.ts'
import { signed } from '../../core/signed-number.ts'
import { Reasons } from '../../parts/reasons.tsx'
import { foresightFor, laidOut, onCard, onRow, refusalsAt } from './acting.ts'
import { cardsIn } from './cards.ts'
import { LargeFace } from './face.tsx'
import { Log } from './log.tsx'
import { PlaceOptions } from './place-options.tsx'
import { seatInView } from './shown.ts'
import { SignIcon } from './signs.tsx'
import type { Sign } from './signs.tsx'
import { words } from './words.ts'

import './margin.css'

/** Beside the board: the card that is looked at or pressed, the log, and the foresight of the turn's end. */
export const Margin: FunctionComponent<{ readonly model: MatchModel<View> }> = ({ model }) => (
  <aside class="tta-margin">
    <CardPanel model={model} />
    <Log model={model} />
    <ForesightPanel model={model} />
  </aside>
)

/** The pressed card with its options; else the card under the pointer or focus, and what is refused. */
export const CardPanel: FunctionComponent<{ readonly model: MatchModel<View> }> = ({ model }) => {
  if (laidOut(model) !== null) return <PlaceOptions model={model} />
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

/** The foresight of the turn's end. */
export const ForesightPanel: FunctionComponent<{ readonly model: MatchModel<View> }> = ({ model }) => {
  const say = words.value
  const seat = seatInView(model)
  const foresight = foresightFor(model, seat)
  if (foresight === null) return null
  const { corruption, uprising } = foresight
  const mine = seat === model.seat.value
  const simple = boardOf(model.view.value.options).simple
  return (
    <section class="terrace tta-foresight">
      <h3>{mine ? say.foresight : say.foresightOf(model.name(seat))}</h3>
      <ol>
        {uprising && (
          <Line of="discontent" name={say.uprising} tone="loss" wide>
            {''}
          </Line>
        )}
        <Line of="science" name={say.signs.science} tone="gain">
          {signed(foresight.science)}
        </Line>
        <Line of="culture" name={say.signs.culture} tone={foresight.culture < 0 ? 'loss' : 'gain'}>
          {signed(foresight.culture)}
        </Line>
        <Line of="food" name={say.signs.food} tone="gain">
          {signed(foresight.food)}
          {foresight.eaten > 0 && ` −${foresight.eaten}`}
        </Line>
        <Line of="resources" name={say.signs.resources} tone="gain">
          {signed(foresight.resources)}
          {foresight.resourcesEaten > 0 && ` −${foresight.resourcesEaten}`}
        </Line>
        {foresight.missing > 0 && (
          <Line of="food" name={say.famine(foresight.missing)} tone="loss" wide>
            −{foresight.famine}
          </Line>
        )}
        {corruption.resources + corruption.food > 0 && (
          <Line of="corruption" name={say.corruption} tone="loss" wide>
            −{corruption.resources + corruption.food}
          </Line>
        )}
        {!simple && (
          <Line of="cards" name={say.drawn} wide>
            {foresight.cards}
          </Line>
        )}
        {foresight.discards > 0 && (
          <Line of="cards" name={say.discarded} tone="loss" wide>
            {foresight.discards}
          </Line>
        )}
      </ol>
    </section>
  )
}
