import { useSignal } from '@preact/signals'
import type { FunctionComponent } from 'preact'

import { say } from '../core/language.ts'
import { seatChangeText } from '../core/occupants.ts'
import { SeatMark } from '../look/icon.tsx'
import type { LiveModel } from './live-model.ts'

import './orders.css'

/** A note that another seat has changed hands since my last move, until it is closed. */
export const SeatChangeNote: FunctionComponent<{ readonly model: LiveModel }> = ({ model }) => {
  const seen = useSignal(0)
  const { value: seatChanges } = model.seatChanges
  const news = seatChanges
    .slice(seen.value)
    .filter(({ seat, event }) => seat !== model.seat.value && event >= model.fresh.value)
  const last = news.at(-1)
  if (last === undefined || model.outcome.value !== null) return null
  return (
    <div class="seat-change-note notice" role="status">
      <p>
        <SeatMark seat={last.seat} /> {seatChangeText(last)}
      </p>
      <button type="button" class="button button--low" onClick={() => (seen.value = seatChanges.length)}>
        {say.value.common.close}
      </button>
    </div>
  )
}
