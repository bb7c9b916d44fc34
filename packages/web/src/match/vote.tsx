import { useSignal, useSignalEffect } from '@preact/signals'
import type { Update } from '@ziggurat/protocol'
import type { FunctionComponent } from 'preact'
import { useRef } from 'preact/hooks'

import { language, listText, say } from '../core/language.ts'
import { clockOffset, me } from '../core/session.ts'
import { LatePlayers } from './late-players.tsx'
import type { LiveModel } from './live-model.ts'

import './vote.css'

const SOON = 3_600_000

/** A time of day, with the date if it is more than an hour away. */
const moment = (time: number): string =>
  new Intl.DateTimeFormat(
    language.value,
    time - Date.now() < SOON ? { timeStyle: 'medium' } : { dateStyle: 'medium', timeStyle: 'short' },
  ).format(time)

/** Votes: on an undo, on a bot for a player who does not answer, or on a newcomer in place of a bot. */
export const Vote: FunctionComponent<{ readonly model: LiveModel }> = ({ model }) => {
  const words = say.value.table
  const { value: seat } = model.seat
  const isRefused = useRefused(model)
  return (
    <>
      {isRefused && (
        <p class="vote cluster" role="status">
          {words.notAgreed}
        </p>
      )}
      {model.votes.value.map((vote) => {
        const { on, needed, agreed, until, asker } = vote
        // The person who asks for a seat sees that elsewhere.
        if (asker !== null && asker.id === me.value?.id) return null
        const open = seat !== null && needed.includes(seat) && !agreed.includes(seat)
        return (
          <div key={`${on} ${asker?.id}`} class="vote cluster" role="alert">
            <p>{subjectText(model, vote)}</p>
            {until !== null && <p>{words.outAt(moment(until - clockOffset.value))}</p>}
            {open && (
              <>
                <button type="button" class="button" onClick={() => model.vote(vote, true)}>
                  {words.agree}
                </button>
                <button type="button" class="button" onClick={() => model.vote(vote, false)}>
                  {words.refuse}
                </button>
              </>
            )}
          </div>
        )
      })}
      <LatePlayers model={model} />
    </>
  )
}

/** What a vote is about. */
function subjectText(model: LiveModel, { on, by, asker, near }: Update['votes'][number]): string {
  const { table: words, room } = say.value
  const name = model.fullName(by)
  if (asker !== null) {
    const who = `${asker.name} (${asker.account ? room.account : room.guest})`
    const addresses = near.map((seat) => model.fullName(seat))
    const same = addresses.length === 0 ? [] : [words.sameAddress(listText(addresses))]
    return [words.wantsSeat(who, name), words.wantsSeatMore, ...same].join(' ')
  }
  if (on === 'absent') return model.clocks.value === null ? words.wantsOutLate(name) : words.wantsOut(name)
  return by === model.seat.value ? words.youAsked : words.wantsUndo(name)
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
