import type { Back } from '@ziggurat/innovation/facts'
import type { Seat } from '@ziggurat/kernel'
import type { FunctionComponent } from 'preact'

import { looks } from '../../parts/lens.tsx'
import { offerAt } from './model.ts'
import type { InnovationTable } from './model.ts'
import { SpotButton } from './spot.tsx'
import { cardName, own } from './words.ts'

interface Props {
  readonly table: InnovationTable
  readonly seat: Seat
  readonly of: 'hand' | 'score'
  readonly cards: readonly Back[]
  /** More than these are counted by age. */
  readonly most: number
}

/** Cards that lie face down, each with its age; those whose faces one knows can be looked at. */
export const Backs: FunctionComponent<Props> = ({ table, seat, of, cards, most }) => {
  const label = `${own.value[of]}: ${own.value.cards(cards.length)}`
  return (
    <ol class={`backs backs--${of}`} aria-label={label} data-place={`${of} ${seat}`}>
      {cards.length > most
        ? byAge(cards).map(({ age, count }) => (
            <li key={age}>
              <OneBack table={table} seat={seat} of={of} back={{ age, card: null }} count={count} />
            </li>
          ))
        : cards.map((back, at) => (
            <li key={back.card ?? `${at} ${back.age}`}>
              <OneBack table={table} seat={seat} of={of} back={back} count={1} />
            </li>
          ))}
    </ol>
  )
}

/** The ages that there are, each once. */
function byAge(cards: readonly Back[]): readonly { readonly age: number; readonly count: number }[] {
  const ages = [...new Set(cards.map(({ age }) => age))]
  return ages.map((age) => ({ age, count: cards.filter((card) => card.age === age).length }))
}

interface OneProps {
  readonly table: InnovationTable
  readonly seat: Seat
  readonly of: 'hand' | 'score'
  readonly back: Back
  readonly count: number
}

const OneBack: FunctionComponent<OneProps> = ({ table, seat, of, back: { age, card }, count }) => {
  const byBack = of === 'score' ? offerAt(table, `back ${seat} ${age}`) : undefined
  const option = (card === null ? undefined : offerAt(table, `card ${card}`)) ?? byBack
  const face = (
    <>
      {age}
      {count > 1 && <small>×{count}</small>}
    </>
  )
  if (option === undefined && card === null) return <span class="back">{face}</span>
  const known = card === null ? {} : looks(table, card)
  const label = card === null ? own.value.age(age) : `${cardName(card)}, ${age}`
  return (
    <SpotButton table={table} option={option} class="back" label={label} {...known}>
      {face}
    </SpotButton>
  )
}
