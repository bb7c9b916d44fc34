import { AGE_NUMERALS } from '@ziggurat/seven-wonders/facts'
import type { FunctionComponent } from 'preact'

import type { SevenModel } from './model.ts'
import { words } from './words.ts'

const TURNS = [1, 2, 3, 4, 5, 6] as const

/** The age, its turns, and how many players have chosen. */
export const Progress: FunctionComponent<{ readonly model: SevenModel }> = ({ model }) => {
  const { age, turn, players, scores } = model.view.value
  const { value: say } = words
  if (age === 0) return <>{say.choosingBoards}</>
  const waiting = model.waiting.value.length
  return (
    <>
      <strong>{say.age(AGE_NUMERALS[age])}</strong>
      <ol class="turns" aria-label={say.turnOf(turn)}>
        {TURNS.map((each) => (
          <li
            key={each}
            data-done={each < turn || scores !== null || undefined}
            aria-current={each === turn && scores === null ? 'step' : undefined}
          />
        ))}
      </ol>
      {scores === null && (
        <span class="soft bar__wide">
          {say.turnOf(turn)} · {say.chosenOf(players - waiting, players)}
        </span>
      )}
    </>
  )
}
