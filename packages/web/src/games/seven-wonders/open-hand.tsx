import type { FunctionComponent } from 'preact'

import { moveFocus } from './arrow-keys.ts'
import { OpenCard } from './faces.tsx'
import { nameOf } from './model.ts'
import type { SevenModel } from './model.ts'
import { words } from './words.ts'

import './open-hand.css'

/** A player's hand, in a replay where all hands are open. */
export const OpenHand: FunctionComponent<{ readonly model: SevenModel; readonly city: number }> = ({
  model,
  city,
}) => {
  const { value: seen } = model.viewOfSeat
  if (seen === null || city >= model.view.value.players) return null
  return (
    <ul class="open-hand" aria-label={words.value.handOf(nameOf(model, city))} onKeyDown={moveFocus}>
      {seen(city).hand.map((card, at) => (
        <OpenCard key={`${card} ${at}`} model={model} id={card} at={at} />
      ))}
    </ul>
  )
}
