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
}

/** Cards that lie face down, each with its age; those whose faces one knows can be looked at. */
export const Backs: FunctionComponent<Props> = ({ table, seat, of, cards }) => {
  const label = `${own.value[of]}: ${own.value.cards(cards.length)}`
  return (
    <ol class={`backs backs--${of}`} aria-label={label} data-place={`${of} ${seat}`}>
      {cards.map((back, at) => (
        <li key={back.card ?? `${at} ${back.age}`}>
          <OneBack table={table} seat={seat} of={of} back={back} />
        </li>
      ))}
    </ol>
  )
}

interface OneProps {
  readonly table: InnovationTable
  readonly seat: Seat
  readonly of: 'hand' | 'score'
  readonly back: Back
}

const OneBack: FunctionComponent<OneProps> = ({ table, seat, of, back: { age, card } }) => {
  const byBack = of === 'score' ? offerAt(table, `back ${seat} ${age}`) : undefined
  const option = (card === null ? undefined : offerAt(table, `card ${card}`)) ?? byBack
  if (option === undefined && card === null) return <span class="back">{age}</span>
  const known = card === null ? {} : looks(table, card)
  const label = card === null ? own.value.age(age) : `${cardName(card)}, ${age}`
  return (
    <SpotButton table={table} option={option} class="back" label={label} {...known}>
      {age}
    </SpotButton>
  )
}
