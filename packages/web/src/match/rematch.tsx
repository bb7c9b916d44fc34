import { useSignal } from '@preact/signals'
import { LEVELS } from '@ziggurat/bots/names'
import type { FunctionComponent } from 'preact'

import { say } from '../core/language.ts'
import { botText } from '../core/occupants.ts'
import { Icon } from '../look/icon.tsx'

import './rematch.css'

interface Props {
  /** The bots of the game that is over. */
  readonly bots: readonly string[]
  /** Begins another game: with these bots again, or with another one at each of their seats. */
  readonly onStart: (bot: string | undefined) => void
}

/** Plays again; bots can be of another level then. */
export const Rematch: FunctionComponent<Props> = ({ bots, onStart }) => {
  const { after, room } = say.value
  const kinds = new Set(bots)
  const [one = ''] = bots
  const same = kinds.size > 1 ? '' : one
  const chosen = useSignal(same)
  return (
    <span class="rematch cluster">
      {bots.length > 0 && (
        <select
          class="select"
          aria-label={room.level}
          value={chosen.value}
          onChange={({ currentTarget }) => (chosen.value = currentTarget.value)}
        >
          {kinds.size > 1 && <option value="">{after.botsAsBefore}</option>}
          {[...new Set<string>([...LEVELS, ...(kinds.size === 1 ? kinds : [])])].map((bot) => (
            <option key={bot} value={bot}>
              {botText(bot)}
            </option>
          ))}
        </select>
      )}
      <button
        type="button"
        class="button button--do"
        onClick={() => onStart(chosen.value === same ? undefined : chosen.value)}
      >
        <Icon name="rematch" /> {after.rematch}
      </button>
    </span>
  )
}
