import type { Event, View } from '@ziggurat/through-the-ages/facts'
import type { FunctionComponent } from 'preact'

import { SeatMark } from '../../look/icon.tsx'
import type { Table } from '../../table.ts'
import { signed } from './signs.tsx'
import { words } from './words/index.ts'

import './scores.css'

/** The score sheet: what each had before the end, what each card then scored, and the sum. */
export const Scores: FunctionComponent<{ readonly table: Table<View> }> = ({ table }) => {
  const say = words.value
  const { value: view } = table.view
  const { players, final } = view
  const texts = table.texts.value
  const gained = players.map(({ seat }) => final.reduce((sum, { scores }) => sum + (scores[seat] ?? 0), 0))
  const totals = players.map(({ culture }) => culture)
  const best = Math.max(...totals)
  // Bonuses are named in the game's own words, as in its log.
  const named = (what: string, scores: readonly number[]): string => {
    const card = texts.card(what)
    if (card !== undefined) return card.name
    const final: Event = { kind: 'final', what, scores }
    return texts.event(final, () => '').split(':')[0] ?? what
  }
  return (
    <div class="tta-scores">
      <table>
        <caption>{say.scores}</caption>
        <thead>
          <tr>
            <th scope="col">{say.finalScoring}</th>
            {players.map(({ seat }) => (
              <th key={seat} scope="col">
                <SeatMark seat={seat} /> {table.name(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{say.beforeEnd}</th>
            {players.map(({ seat, culture }) => (
              <td key={seat}>{culture - (gained[seat] ?? 0)}</td>
            ))}
          </tr>
          {final.map(({ what, scores }) => (
            <tr key={what}>
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
                {out ? say.resigned : culture}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
