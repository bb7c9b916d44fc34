import { cardOf } from '@ziggurat/innovation/facts'
import type { Back } from '@ziggurat/innovation/facts'
import type { Seat } from '@ziggurat/kernel'
import type { FunctionComponent } from 'preact'

import { lensHandlers } from '../../parts/lens.tsx'
import { optionAt } from './model.ts'
import type { InnovationModel } from './model.ts'
import { OptionButton } from './option-button.tsx'
import { Tile } from './signs.tsx'
import { cardName, own } from './words.ts'

import './face-down-cards.css'

interface Props {
  readonly model: InnovationModel
  readonly seat: Seat
  readonly of: 'hand' | 'score'
  readonly cards: readonly Back[]
  /** The width for them, in pixels: many are counted by age, very many only in total. */
  readonly room: number
}

/** Widths of a back, of a back with a count, and of a card that lies face up. */
const ONE = 20
const SEVERAL = 34
const FACE = 36

/** Face-down cards with their ages; in a replay with open hands, face up. Known cards open in the lens. */
export const FaceDownCards: FunctionComponent<Props> = ({ model, seat, of, cards, room }) => {
  const label = `${own.value[of]}: ${own.value.cards(cards.length)}`
  const ages = byAge(cards)
  const signs = model.viewOfSeat.value !== null && cards.length * FACE <= room
  const all = (
    <li class="back" data-of={of}>
      {ages[0]?.age}–{ages.at(-1)?.age}
      <small>×{cards.length}</small>
    </li>
  )
  return (
    <ol class="face-down-cards row" aria-label={label} data-place={`${of} ${seat}`}>
      {cards.length * ONE <= room
        ? cards.map((back, at) => (
            <li key={back.card ?? `${at} ${back.age}`}>
              <OneBack model={model} seat={seat} of={of} back={back} count={1} signs={signs} />
            </li>
          ))
        : ages.length * SEVERAL <= room
          ? ages.map(({ age, count }) => (
              <li key={age}>
                <OneBack model={model} seat={seat} of={of} back={{ age, card: null }} count={count} />
              </li>
            ))
          : all}
    </ol>
  )
}

/** How many cards there are of each age. */
function byAge(cards: readonly Back[]): readonly { readonly age: number; readonly count: number }[] {
  const ages = [...new Set(cards.map(({ age }) => age))]
  return ages.map((age) => ({ age, count: cards.filter((card) => card.age === age).length }))
}

interface OneProps {
  readonly model: InnovationModel
  readonly seat: Seat
  readonly of: 'hand' | 'score'
  readonly back: Back
  readonly count: number
  /** Whether there is room for the dogma icon of a card that lies face up. */
  readonly signs?: boolean
}

const OneBack: FunctionComponent<OneProps> = ({
  model,
  seat,
  of,
  back: { age, card },
  count,
  signs = false,
}) => {
  const byBack = of === 'score' ? optionAt(model, `back ${seat} ${age}`) : undefined
  const option = (card === null ? undefined : optionAt(model, `card ${card}`)) ?? byBack
  const shown = card === null || model.viewOfSeat.value === null ? null : cardOf(card)
  const face = (
    <>
      {shown !== null && signs && <Tile icon={shown.dogma} silent />}
      {age}
      {count > 1 && <small>×{count}</small>}
    </>
  )
  if (option === undefined && card === null)
    return (
      <span class="back" data-of={of}>
        {face}
      </span>
    )
  const known = card === null ? {} : lensHandlers(model, card)
  const label = card === null ? own.value.age(age) : `${cardName(card)}, ${age}`
  return (
    <OptionButton
      model={model}
      option={option}
      class="back"
      data-of={shown === null ? of : 'all'}
      data-kind={shown?.colour}
      label={label}
      {...known}
    >
      {face}
    </OptionButton>
  )
}
