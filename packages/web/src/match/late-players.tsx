import { useSignal } from '@preact/signals'
import { ABSENT_AFTER } from '@ziggurat/protocol/limits'
import type { FunctionComponent } from 'preact'
import { useEffect } from 'preact/hooks'

import { say } from '../core/language.ts'
import { clockOffset, server } from '../core/session.ts'
import { ErrorText } from '../parts/error-text.tsx'
import { useAction } from '../parts/use-action.ts'
import type { LiveModel } from './live-model.ts'

const MINUTE = 60_000

/** At a table without a clock: offers a vote on going on without a player who has not answered for a day. */
export const LatePlayers: FunctionComponent<{ readonly model: LiveModel }> = ({ model }) => {
  const words = say.value.table
  const { error, act } = useAction()
  const now = useSignal(Date.now())
  const { waiting, waitingSince, occupants, seat: own } = model
  const runs = model.shape.value?.status === 'running' && model.clocks.value === null
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => (now.value = Date.now()), MINUTE)
    return () => clearInterval(timer)
  }, [runs])
  // A bot that plays for me leaves as soon as I do anything; until then I have no vote.
  const isHere = own.value !== null && occupants.value[own.value]?.kind === 'person'
  if (!runs || !isHere || model.votes.value.some(({ on }) => on === 'absent')) return null
  const before = now.value + clockOffset.value - ABSENT_AFTER
  const late = waiting.value.filter(
    (seat, at) =>
      seat !== own.value &&
      occupants.value[seat]?.kind === 'person' &&
      (waitingSince.value[at] ?? Infinity) <= before,
  )
  return (
    <>
      {late.map((seat) => (
        <div key={seat} class="vote cluster" role="status">
          <p>{words.isLate(model.name(seat))}</p>
          <button
            type="button"
            class="button"
            onClick={() => void act(() => server.ask('callAbsent', {}, { match: model.id, seat }))}
          >
            {words.callVote}
          </button>
          <ErrorText error={error.value} />
        </div>
      ))}
    </>
  )
}
