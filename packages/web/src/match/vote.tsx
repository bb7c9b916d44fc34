import { useSignal, useSignalEffect } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import { useRef } from 'preact/hooks'

import { language, say } from '../core/language.ts'
import { clockOffset } from '../core/session.ts'
import type { LiveModel } from './live-model.ts'

import './vote.css'

const SOON = 3_600_000

/** A time of day, with the date if it is more than an hour away. */
const moment = (time: number): string =>
  new Intl.DateTimeFormat(
    language.value,
    time - Date.now() < SOON ? { timeStyle: 'medium' } : { dateStyle: 'medium', timeStyle: 'short' },
  ).format(time)

/** Votes: on an undo, or on a bot for a player whose time is up. */
export const Vote: FunctionComponent<{ readonly model: LiveModel }> = ({ model }) => {
  const words = say.value.table
  const { value: seat } = model.seat
  const isRefused = useRefused(model)
  return (
    <>
      {isRefused && (
        <p class="vote row" role="status">
          {words.notAgreed}
        </p>
      )}
      {model.votes.value.map(({ on, by, needed, agreed, until }) => {
        const name = model.name(by)
        const open = seat !== null && needed.includes(seat) && !agreed.includes(seat)
        return (
          <div key={on} class="vote row" role="alert">
            <p>
              {on === 'absent' ? words.wantsOut(name) : by === seat ? words.youAsked : words.wantsUndo(name)}
            </p>
            {until !== null && <p>{words.outAt(moment(until - clockOffset.value))}</p>}
            {open && (
              <>
                <button type="button" class="button" onClick={() => model.vote(on, true)}>
                  {words.agree}
                </button>
                <button type="button" class="button" onClick={() => model.vote(on, false)}>
                  {words.refuse}
                </button>
              </>
            )}
          </div>
        )
      })}
    </>
  )
}

/** Whether a vote on my undo has ended without one; until the next answer. */
function useRefused(model: LiveModel): boolean {
  /** The number of answers when I asked. */
  const asked = useRef<number | null>(null)
  const refusedAt = useSignal<number | null>(null)
  useSignalEffect(() => {
    const { value: answers } = model.answers
    const isOpen = model.votes.value.some(({ on, by }) => on === 'undo' && by === model.seat.value)
    if (isOpen) refusedAt.value = null
    else if (asked.current !== null) refusedAt.value = asked.current === answers ? answers : null
    asked.current = isOpen ? answers : null
  })
  return refusedAt.value !== null && refusedAt.value === model.answers.value
}
