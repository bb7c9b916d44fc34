import { useSignal, useSignalEffect } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import { useRef } from 'preact/hooks'

import type { MatchModel } from '../core/match-model.ts'
import { seatChangeText } from '../core/occupants.ts'
import { questionText } from '../parts/question.tsx'

/** The most events that are announced at once. */
const MOST = 8

/** A live region: screen readers read what happened and what is asked. */
export const Announcer: FunctionComponent<{ readonly model: MatchModel }> = ({ model }) => {
  const text = useSignal('')
  const known = useRef(-1)
  const shown = useRef(-1)
  useSignalEffect(() => {
    const { value: events } = model.events
    const texts = model.texts.value
    // Events from before the page was opened are only in the log.
    const first = known.current < 0 || known.current > events.length ? events.length : known.current
    known.current = events.length
    const from = Math.max(first, events.length - MOST)
    const lines = events
      .slice(from)
      .map((event, at) => texts.event(event, (seat) => model.nameAt(seat, from + at)))
    const { value: seatChanges } = model.seatChanges
    const changed = shown.current < 0 ? [] : seatChanges.slice(shown.current)
    shown.current = seatChanges.length
    text.value = [...lines, ...changed.map(seatChangeText), questionText(model)].join(' ')
  })
  return (
    <p class="visually-hidden" role="status" aria-live="polite">
      {text}
    </p>
  )
}
