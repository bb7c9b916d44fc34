import { useSignal } from '@preact/signals'
import type { FunctionComponent } from 'preact'

import { say } from '../core/language.ts'
import { me } from '../core/session.ts'
import { ErrorText } from '../parts/error-text.tsx'
import { NameField } from '../parts/name-field.tsx'
import { useAction } from '../parts/use-action.ts'
import { invitationOfLink, hasWrongInvitation, join } from './joining.ts'
import type { LiveModel } from './live-model.ts'

import './take-over.css'

/** Offers people with an invitation to a running game the seat of a bot that plays for nobody. */
export const TakeOver: FunctionComponent<{ readonly model: LiveModel }> = ({ model }) => {
  const { room } = say.value
  const { error, busy, act } = useAction()
  const chosen = useSignal<number | null>(null)
  const free = model.occupants.value.flatMap((who, seat) =>
    who.kind === 'bot' && who.for === null ? [seat] : [],
  )
  const [first] = free
  const seat = chosen.value !== null && free.includes(chosen.value) ? chosen.value : first
  const running = model.shape.value?.status === 'running'
  if (hasWrongInvitation() && model.seat.value === null && running)
    return (
      <p class="take-over notice" role="alert" data-tone="bad">
        {room.wrongInvitation}
      </p>
    )
  if (invitationOfLink() === null || model.seat.value !== null || !running || seat === undefined) return null
  return (
    <form
      class="take-over notice"
      aria-label={room.invited}
      onSubmit={(event) => {
        event.preventDefault()
        const match = model.shape.value
        if (match !== null) void act(() => join(match, seat))
      }}
    >
      <p>
        <strong>{room.invited}</strong> {room.takeOver}
      </p>
      {free.length > 1 && (
        <select
          class="select select--low"
          aria-label={room.whichSeat}
          value={String(seat)}
          onChange={({ currentTarget }) => (chosen.value = Number(currentTarget.value))}
        >
          {free.map((each) => (
            <option key={each} value={String(each)}>
              {model.name(each)}
            </option>
          ))}
        </select>
      )}
      {me.value === null && <NameField error={error.value} />}
      <button class="button" aria-disabled={busy.value}>
        {room.takeOverFrom(model.name(seat))}
      </button>
      {me.value !== null && <ErrorText error={error.value} />}
    </form>
  )
}
