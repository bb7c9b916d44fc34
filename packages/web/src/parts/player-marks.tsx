import { LEVELS } from '@ziggurat/bots/names'
import type { Occupant, PersonShape } from '@ziggurat/protocol'
import type { FunctionComponent } from 'preact'

import { say } from '../core/language.ts'
import type { MatchModel } from '../core/match-model.ts'
import { botText, personOf } from '../core/occupants.ts'
import { Icon } from '../look/icon.tsx'

import './player-marks.css'

/** Beside a player's name: a bot's level, whether they are away or a bot plays for them; for others, also whether they have an account. */
export const PlayerMarks: FunctionComponent<{ readonly model: MatchModel; readonly seat: number }> = ({
  model,
  seat,
}) => {
  const { table } = say.value
  const absence = model.absence(seat)
  const text = absence === 'away' ? table.away : table.botFor
  return (
    <>
      <LevelMark who={model.occupants.value[seat]} />
      {seat !== model.seat.value && <AccountMark person={personOf(model.occupants.value[seat])} />}
      {absence !== null && (
        <span class="player-mark" data-absence={absence} title={text}>
          <Icon name={absence === 'away' ? 'door' : 'bot'} label={text} />
        </span>
      )}
    </>
  )
}

/** The width of a bar of the drawing with the gap beside it, and how much taller each is than the one before. */
const BAR = 4

/** Beside a bot's name: rising bars, of which as many are filled as its level is high. */
const LevelMark: FunctionComponent<{ readonly who: Occupant | undefined }> = ({ who }) => {
  if (who?.kind !== 'bot' || who.for !== null) return null
  const height = LEVELS.findIndex((level) => level === who.bot) + 1
  const text = botText(who.bot)
  const size = LEVELS.length * BAR
  return (
    <span class="player-mark" data-level={height} title={text}>
      <svg viewBox={`0 0 ${size} ${size}`} class="icon" role="img" aria-label={text}>
        {LEVELS.map((level, at) => (
          <rect
            key={level}
            x={at * BAR}
            y={size - (at + 1) * BAR}
            width={BAR - 1}
            height={(at + 1) * BAR}
            data-reached={at < height || undefined}
          />
        ))}
      </svg>
    </span>
  )
}

/** Beside the name of a person with an account. Guests have none, because another guest may have the same name. */
export const AccountMark: FunctionComponent<{ readonly person: PersonShape | null }> = ({ person }) => {
  const { account } = say.value.room
  return person?.account === true ? (
    <span class="player-mark" data-account title={account}>
      <Icon name="key" label={account} />
    </span>
  ) : null
}
