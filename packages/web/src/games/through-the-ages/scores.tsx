import { useSignal } from '@preact/signals'
import type { Event, View } from '@ziggurat/through-the-ages/facts'
import type { FunctionComponent } from 'preact'

import type { MatchModel } from '../../core/match-model.ts'
import { minus, signed } from '../../core/signed-number.ts'
import { SeatMark } from '../../look/icon.tsx'
import { words } from './words.ts'

import './scores.css'

/** The score sheet: culture before the end, what each card scored, and the total. */
export const Scores: FunctionComponent<{ readonly model: MatchModel<View> }> = ({ model }) => {
  const say = words.value
  const { value: view } = model.view
  const { players, final } = view
  const texts = model.texts.value
  const gained = players.map(({ seat }) => final.reduce((sum, { scores }) => sum + (scores[seat] ?? 0), 0))
  const totals = players.map(({ culture }) => culture)
  const best = Math.max(...totals)
  // Bonuses are named as in the log.
  const named = (what: string, scores: readonly number[]): string => {
    const card = texts.card(what)
    if (card !== undefined) return card.name
    const final: Event = { kind: 'final', what, scores }
    return texts.event(final, () => '').split(':')[0] ?? what
  }
  const shown = useSignal<number | null>(null)
  const steps = shown.value ?? final.length
  const before = players.map(({ seat, culture }) => culture - (gained[seat] ?? 0))
  const sums = before.map((culture, seat) =>
    final.slice(0, steps).reduce((sum, { scores }) => sum + (scores[seat] ?? 0), culture),
  )
  const step = final[steps - 1]
  const next = final[steps]
  return (
    <div class="tta-scores">
      {final.length > 0 && (
        <section class="tta-scores__steps stack" aria-live="polite">
          <header class="cluster">
            <b class="number">
              {shown.value === null
                ? say.total
                : step === undefined
                  ? say.beforeEnd
                  : named(step.what, step.scores)}
            </b>
            {shown.value !== null && (
              <small>
                {steps} / {final.length}
              </small>
            )}
            {next === undefined ? (
              <button type="button" class="button" onClick={() => (shown.value = 0)}>
                {say.stepByStep}
              </button>
            ) : (
              <>
                <button type="button" class="button button--do" onClick={() => (shown.value = steps + 1)}>
                  {say.nextStep}
                </button>
                <button type="button" class="button button--quiet" onClick={() => (shown.value = null)}>
                  {say.allSteps}
                </button>
              </>
            )}
          </header>
          <ol class="stack">
            {players.map(({ seat }) => (
              <li key={seat} data-seat={seat}>
                <span>
                  <SeatMark seat={seat} /> {model.name(seat)}
                </span>
                <span
                  class="tta-scores__bar"
                  style={{ '--share': Math.max(0, (sums[seat] ?? 0) / Math.max(1, best)) }}
                />
                <b class="number">{minus(sums[seat] ?? 0)}</b>
                <small class="gain">
                  {shown.value !== null && step !== undefined && (step.scores[seat] ?? 0) !== 0
                    ? signed(step.scores[seat] ?? 0)
                    : ''}
                </small>
              </li>
            ))}
          </ol>
        </section>
      )}
      <table>
        <caption class="number">{say.scores}</caption>
        <thead>
          <tr>
            <th scope="col">{say.finalScoring}</th>
            {players.map(({ seat }) => (
              <th key={seat} scope="col">
                <SeatMark seat={seat} /> {model.name(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{say.beforeEnd}</th>
            {players.map(({ seat }) => (
              <td key={seat}>{before[seat]}</td>
            ))}
          </tr>
          {final.map(({ what, scores }, at) => (
            <tr
              key={what}
              data-now={(shown.value !== null && at === steps - 1) || undefined}
              data-later={at >= steps || undefined}
            >
              <th scope="row">{named(what, scores)}</th>
              {players.map(({ seat }) => (
                <td key={seat}>{signed(scores[seat] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say.total}</th>
            {players.map(({ seat, culture, out }) => (
              <td key={seat} data-best={(culture === best && !out) || undefined}>
                {out ? say.resigned : shown.value === null ? culture : sums[seat]}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
