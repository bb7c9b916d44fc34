import { ageProgress } from '@ziggurat/innovation/facts'
import type { AgeProgress } from '@ziggurat/innovation/facts'
import type { FunctionComponent } from 'preact'

import { SeatMark } from '../../look/icon.tsx'
import { drawAge, homeOf, offerAt } from './model.ts'
import type { InnovationTable } from './model.ts'
import { looksAtRefusal } from './refusals.tsx'
import { Specials } from './specials.tsx'
import { SpotButton } from './spot.tsx'
import { own } from './words.ts'

import './stair.css'

/** All that can be claimed: the achievements of the ages, and the special ones. */
export const Stairway: FunctionComponent<{ readonly table: InnovationTable }> = ({ table }) => (
  <div class="stair">
    <Stair table={table} />
    <Specials table={table} />
  </div>
)

/** Pile n stands on step n, and above it the achievement of its age. */
const Stair: FunctionComponent<{ readonly table: InnovationTable }> = ({ table }) => {
  const view = table.view.value
  const home = homeOf(table)
  const progress = ageProgress(view, home)
  const next = drawAge(view, home)
  return (
    <ol class="steps" aria-label={own.value.ages}>
      {view.supply.map((cards, at) => {
        const age = at + 1
        const claim = progress[at]
        return (
          <li key={age} style={`--n:${age}`}>
            {claim !== undefined && <Achievement table={table} claim={claim} />}
            <Step table={table} age={age} cards={cards} next={next === age} />
          </li>
        )
      })}
    </ol>
  )
}

interface StepProps {
  readonly table: InnovationTable
  readonly age: number
  readonly cards: number
  readonly next: boolean
}

const Step: FunctionComponent<StepProps> = ({ table, age, cards, next }) => {
  const words = own.value
  const option = offerAt(table, `step ${age}`)
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
    <SpotButton table={table} option={option} class={look} data-place={`step ${age}`}>
      {face}
    </SpotButton>
  )
}

const Achievement: FunctionComponent<{ readonly table: InnovationTable; readonly claim: AgeProgress }> = ({
  table,
  claim: { age, owner, points, top, open },
}) => {
  const words = own.value
  if (owner !== null)
    return (
      <span class="achievement label" data-state="taken" data-seat={owner} data-flies={`achievement ${age}`}>
        <span class="visually-hidden">
          {words.age(age)}: {words.claimed(table.name(owner))}
        </span>
        <SeatMark seat={owner} />
        <span class="achievement__who" aria-hidden="true">
          {table.name(owner)}
        </span>
      </span>
    )
  const option = offerAt(table, `age ${age}`)
  const missing = points.need - points.have
  const state = open ? 'open' : missing <= 5 && top.have >= top.need ? 'near' : 'far'
  const needs =
    missing > 0 ? words.short(missing) : top.have < top.need ? words.needsTop(top.need) : words.claim
  return (
    <SpotButton
      table={table}
      option={option}
      class="achievement label"
      data-state={state}
      {...looksAtRefusal(table, age)}
    >
      <span class="visually-hidden">{words.age(age)}: </span>
      <b>{points.need}</b>
      <span>{needs}</span>
      {missing > 0 && top.have < top.need && (
        <span class="visually-hidden">, {words.needsTop(top.need)}</span>
      )}
    </SpotButton>
  )
}
