import type { FunctionComponent } from 'preact'

import { listText, say } from '../core/language.ts'
import type { PlayedModel } from '../core/match-model.ts'

import './vote.css'

/** A note that the rules have changed and whose answers were dropped. */
export const RulesChanged: FunctionComponent<{ readonly model: PlayedModel }> = ({ model }) => {
  const { value: changed } = model.rulesChange
  // After the game the result says so.
  if (changed === null || model.outcome.value !== null) return null
  const words = say.value.table
  const { dropped } = changed
  const seats = [...new Set(dropped.map(({ seat }) => seat))]
  const names = listText(seats.map((seat) => model.fullName(seat)))
  return (
    <p class="vote row" role="status">
      {words.rulesChanged} {words.answersDropped(dropped.length, names)}
    </p>
  )
}
