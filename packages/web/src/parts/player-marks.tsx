import type { PersonShape } from '@ziggurat/protocol'
import type { FunctionComponent } from 'preact'

import { say } from '../core/language.ts'
import type { MatchModel } from '../core/match-model.ts'
import { personOf } from '../core/occupants.ts'
import { Icon } from '../look/icon.tsx'

import './player-marks.css'

/** Beside a player's name: whether they are away or a bot plays for them; for others, also whether they have an account. */
export const PlayerMarks: FunctionComponent<{ readonly model: MatchModel; readonly seat: number }> = ({
  model,
  seat,
}) => {
  const { table } = say.value
  const absence = model.absence(seat)
  const text = absence === 'away' ? table.away : table.botFor
  return (
    <>
      {seat !== model.seat.value && <AccountMark person={personOf(model.occupants.value[seat])} />}
      {absence !== null && (
        <span class="player-mark" data-absence={absence} title={text}>
          <Icon name={absence === 'away' ? 'door' : 'bot'} label={text} />
        </span>
      )}
    </>
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
