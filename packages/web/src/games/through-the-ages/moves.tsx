import type { Option, Refusal } from '@ziggurat/kernel'
import type { View } from '@ziggurat/through-the-ages/facts'
import type { FunctionComponent } from 'preact'

import { useKeys } from '../../core/keys.ts'
import type { MatchModel } from '../../core/match-model.ts'
import { Reasons } from '../../parts/reasons.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { act, priceOf } from './acting.ts'
import { cardsIn } from './cards.ts'
import { PriceSigns } from './place-options.tsx'
import { targetText } from './target.ts'
import { words } from './words.ts'
import type { Words } from './words.ts'

import './moves.css'

type Group = keyof Words['moveGroups']

const GROUPS: Readonly<Record<string, Group>> = {
  take: 'take',
  population: 'work',
  build: 'work',
  upgrade: 'work',
  stage: 'wonder',
  develop: 'develop',
  revolt: 'develop',
  lead: 'play',
  play: 'play',
  use: 'play',
  tactic: 'army',
  copy: 'army',
  disband: 'less',
  destroy: 'less',
  event: 'politics',
  attack: 'politics',
  war: 'politics',
  offer: 'politics',
  cancel: 'politics',
  resign: 'last',
}
const ORDER: readonly Group[] = [
  'politics',
  'take',
  'work',
  'army',
  'wonder',
  'develop',
  'play',
  'less',
  'last',
]

function groupOf(model: MatchModel<View>, { does, card = '' }: Option): Group {
  const group = GROUPS[does] ?? 'last'
  const unit = group === 'work' && cardsIn(model.view.value.options).get(card)?.kind === 'army'
  return unit ? 'army' : group
}

interface Props {
  readonly model: MatchModel<View>
  readonly onClose: () => void
}

/** All options by group; and all refusals with their reasons. */
export const AllMoves: FunctionComponent<Props> = ({ model, onClose }) => {
  const say = words.value
  const options = model.question.value?.options ?? []
  const sorted = ORDER.flatMap((group) => options.filter((option) => groupOf(model, option) === group))
  const give = (option: Option): void => {
    onClose()
    act(model, option)
  }
  useKeys(Object.fromEntries(sorted.slice(0, 9).map((option, at) => [`${at + 1}`, () => give(option)])))
  return (
    <Sheet title={say.moves} onClose={onClose}>
      <div class="tta-moves answers">
        {ORDER.map((group) => {
          const moves = sorted.filter((option) => groupOf(model, option) === group)
          return moves.length === 0 ? null : (
            <section key={group}>
              <h3>{say.moveGroups[group]}</h3>
              <ul>
                {moves.map((option) => (
                  <li key={option.id}>
                    <Move
                      model={model}
                      option={option}
                      digit={sorted.indexOf(option) + 1}
                      onGive={() => give(option)}
                    />
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
        <Impossible model={model} refusals={model.refusals.value} />
      </div>
    </Sheet>
  )
}

interface MoveProps {
  readonly model: MatchModel<View>
  readonly option: Option
  readonly digit: number
  readonly onGive: () => void
}

const Move: FunctionComponent<MoveProps> = ({ model, option, digit, onGive }) => {
  const price = priceOf(model, option)
  return (
    <button type="button" class="button tta-moves__one" data-option={option.id} onClick={onGive}>
      <span>{targetText(model, option) ?? model.texts.value.option(option)}</span>
      {price !== undefined && <PriceSigns price={price} />}
      {digit < 10 && <kbd class="key">{digit}</kbd>}
    </button>
  )
}

const Impossible: FunctionComponent<{
  readonly model: MatchModel<View>
  readonly refusals: readonly Refusal[]
}> = ({ model, refusals }) => {
  if (refusals.length === 0) return null
  return (
    <details>
      <summary>{words.value.whyNot(refusals.length)}</summary>
      <ul>
        {refusals.map((refusal) => (
          <li key={refusal.id}>
            <b>{targetText(model, refusal) ?? model.texts.value.refusal(refusal)}</b>
            <Reasons model={model} refusals={[refusal]} />
          </li>
        ))}
      </ul>
    </details>
  )
}
