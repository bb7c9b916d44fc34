import type { Stage } from '@ziggurat/seven-wonders/facts'
import { AGE_NUMERALS, isFreeCity } from '@ziggurat/seven-wonders/facts'
import type { FunctionComponent } from 'preact'

import { Mosaic } from '../../look/mosaic.tsx'
import { lensHandlers } from '../../parts/lens.tsx'
import { tabIndexAt } from './arrow-keys.ts'
import { stageId, stageText } from './faces.tsx'
import type { SevenModel } from './model.ts'
import { playOptionsOf } from './plays.ts'
import { CostSigns, EffectSigns } from './signs.tsx'
import { wantsStage, setWantsStage } from './stage-intent.ts'
import { wording, words } from './words.ts'

import './wonder-stage.css'

/** Whether the open question offers to build the next stage of this city's wonder. */
export function canBuildStage(model: SevenModel, city: number): boolean {
  const { value: question } = model.question
  const asked = question?.kind.startsWith('free-city') === true
  if (isFreeCity(model.view.value, city) !== asked) return false
  if (!asked && city !== model.seat.value) return false
  return playOptionsOf(question)?.some(({ kind }) => kind === 'wonder') === true
}

interface Props {
  readonly model: SevenModel
  readonly city: number
  readonly stage: Stage
  /** From 1. */
  readonly number: number
  readonly state: 'built' | 'next' | 'bare'
}

const LOOKS = {
  built: 'wonder-stage wonder-stage--built',
  next: 'wonder-stage wonder-stage--next',
  bare: 'wonder-stage',
} as const

/** A stage of a wonder. Pressing one that can be built now chooses it for the next card; any other opens the lens. */
export const WonderStage: FunctionComponent<Props> = ({ model, city, stage, number, state }) => {
  const seen = model.view.value.cities[city]
  if (seen === undefined) return null
  const { board, side } = seen
  const id = stageId(board, side, number)
  const can = state === 'next' && model.playable
  const wanted = can && wantsStage(model)
  return (
    <button
      type="button"
      class={LOOKS[state]}
      style={{ '--at': number - 1 }}
      tabIndex={state === 'next' ? 0 : tabIndexAt(number - 1)}
      aria-pressed={can ? wanted : undefined}
      data-glazes={`${city} ${number}`}
      {...lensHandlers(model, id)}
      onClick={({ currentTarget }) => {
        if (can) setWantsStage(model, !wanted)
        else model.lens.value = { card: id, at: currentTarget }
      }}
    >
      {state === 'built' ? <Built stage={stage} board={board} /> : <Open stage={stage} number={number} />}
    </button>
  )
}

const Built: FunctionComponent<{ readonly stage: Stage; readonly board: string }> = ({ stage, board }) => (
  <>
    <Mosaic id={board} kind="blue" height={64} />
    <span class="plaque row">
      <EffectSigns of={stage} ability={stage.ability} />
      <span class="wonder-stage__built">{words.value.built}</span>
      <span class="visually-hidden">{stageText(stage)}</span>
    </span>
  </>
)

const Open: FunctionComponent<Pick<Props, 'stage' | 'number'>> = ({ stage, number }) => (
  <>
    <span class="wonder-stage__no" aria-hidden="true">
      {AGE_NUMERALS[number] ?? 'IV'}
    </span>
    <span class="wonder-stage__cost row">
      <CostSigns cost={stage.cost} />
    </span>
    <span class="signs__to" aria-hidden="true">
      ▸
    </span>
    <EffectSigns of={stage} ability={stage.ability} />
    <span class="visually-hidden">
      {words.value.stage(`${number}`)}. {wording.value.say.facts.cost(wording.value.cost(stage.cost))}{' '}
      {stageText(stage)}
    </span>
  </>
)
