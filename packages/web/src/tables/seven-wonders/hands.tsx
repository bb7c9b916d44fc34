import { cardOf } from '@ziggurat/seven-wonders/facts'
import type { FunctionComponent } from 'preact'

import { looks } from '../../parts/lens.tsx'
import { nameOf } from './seats.ts'
import type { SevenTable } from './seats.ts'
import { EffectSigns } from './signs.tsx'
import { gameWords, words } from './words.ts'

/** What somebody holds, where everything lies open. */
export const OpenHand: FunctionComponent<{ readonly table: SevenTable; readonly city: number }> = ({
  table,
  city,
}) => {
  const { value: seen } = table.open
  if (seen === null || city >= table.view.value.players) return null
  return (
    <ul class="open-hand" aria-label={words.value.handOf(nameOf(table, city))}>
      {seen(city).hand.map((card, at) => (
        <li key={`${card} ${at}`} class="open-card" data-kind={cardOf(card).colour} {...looks(table, card)}>
          <EffectSigns of={cardOf(card)} />
          <span class="visually-hidden">{gameWords.value.cards[card]}</span>
        </li>
      ))}
    </ul>
  )
}
