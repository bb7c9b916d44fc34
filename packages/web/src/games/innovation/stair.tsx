import { ageProgress } from '@ziggurat/innovation/facts'
import type { AgeProgress } from '@ziggurat/innovation/facts'
import type { FunctionComponent } from 'preact'

import { homeOf } from '../../core/seats.ts'
import { SeatMark } from '../../look/icon.tsx'
import { drawAge, optionAt } from './model.ts'
import type { InnovationModel } from './model.ts'
import { OptionButton } from './option-button.tsx'
import { refusalTitle } from './refusals.tsx'
import { Specials } from './specials.tsx'
import { own } from './words.ts'

import './stair.css'

/** All achievements: of the ages, and the special ones. */
export const Stairway: FunctionComponent<{ readonly model: InnovationModel }> = ({ model }) => (
  <div class="stair">
    <Stair model={model} />
    <Specials model={model} />
  </div>
)

/** The supply piles as steps, each with the achievement of its age above it. */
const Stair: FunctionComponent<{ readonly model: InnovationModel }> = ({ model }) => {
  const view = model.view.value
  const home = homeOf(model)
  const progress = ageProgress(view, home)
  const next = drawAge(view, home)
  return (
    <ol class="steps" aria-label={own.value.ages}>
      {view.supply.map((cards, at) => {
        const age = at + 1
        const claim = progress[at]
        return (
          <li key={age} style={`--n:${age}`}>
            {claim !== undefined && <Achievement model={model} claim={claim} />}
            <Step model={model} age={age} cards={cards} next={next === age} />
          </li>
        )
      })}
    </ol>
  )
}

interface StepProps {
  readonly model: InnovationModel
  readonly age: number
  readonly cards: number
  readonly next: boolean
}

const Step: FunctionComponent<StepProps> = ({ model, age, cards, next }) => {
  const words = own.value
  const option = optionAt(model, `step ${age}`)
  const left = cards === 0 ? words.empty : words.supply(cards)
  const label = [words.age(age), left, ...(next ? [words.drawsFrom] : [])].join(', ')
  const look = `step${cards === 0 ? ' step--out' : ''}${next ? ' step--draw' : ''}`
  const face = (
    <>
      <span class="visually-hidden">{label}</span>
      <span class="step__face row" aria-hidden="true">
        <b class="number">{age}</b> <span class="label">{cards === 0 ? words.empty : `×${cards}`}</span>
      </span>
    </>
  )
  if (option === undefined)
    return (
      <span class={look} data-place={`step ${age}`}>
        {face}
      </span>
    )
  return (
    <OptionButton model={model} option={option} class={look} data-place={`step ${age}`}>
      {face}
    </OptionButton>
  )
}

const Achievement: FunctionComponent<{ readonly model: InnovationModel; readonly claim: AgeProgress }> = ({
  model,
  claim: { age, owner, points, top, open },
}) => {
  const words = own.value
  if (owner !== null)
    return (
      <span class="achievement label" data-state="taken" data-seat={owner} data-flies={`achievement ${age}`}>
        <span class="visually-hidden">
          {words.age(age)}: {words.claimed(model.name(owner))}
        </span>
        <SeatMark seat={owner} />
        <span class="achievement__who" aria-hidden="true">
          {model.name(owner)}
        </span>
      </span>
    )
  const option = optionAt(model, `age ${age}`)
  const missing = points.need - points.have
  const state = open ? 'open' : missing <= 5 && top.have >= top.need ? 'near' : 'far'
  const needs =
    missing > 0 ? words.short(missing) : top.have < top.need ? words.needsTop(top.need) : words.claim
  return (
    <OptionButton
      model={model}
      option={option}
      class="achievement label"
      data-state={state}
      {...refusalTitle(model, age)}
    >
      <span class="visually-hidden">{words.age(age)}: </span>
      <b>{points.need}</b>
      <span>{needs}</span>
      {missing > 0 && top.have < top.need && (
        <span class="visually-hidden">, {words.needsTop(top.need)}</span>
      )}
    </OptionButton>
  )
}
