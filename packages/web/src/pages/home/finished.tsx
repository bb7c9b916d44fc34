import type { OwnMatchShape } from '@ziggurat/protocol'
import type { FunctionComponent } from 'preact'

import { language, listText, say } from '../../core/language.ts'
import { nameOrNumber } from '../../core/occupants.ts'
import { titleOf } from '../../games/index.ts'
import { Icon } from '../../look/icon.tsx'
import { ResultMarks } from '../../match/result-marks.tsx'
import { finished } from './lists.ts'
import { finishedHere, LocalLine } from './local-games.tsx'

import './finished.css'

const SHOWN = 4

/** My latest finished games, a line each. */
export const Finished: FunctionComponent = () => {
  const { home } = say.value
  const games = [
    ...finished.value.map((match) => ({ id: match.id, at: match.ended ?? 0, line: <Line match={match} /> })),
    ...finishedHere().map((kept) => ({ id: kept.id, at: kept.touched, line: <LocalLine kept={kept} /> })),
  ].toSorted((one, other) => other.at - one.at)
  if (games.length === 0) return null
  return (
    <section class="finished home__list terrace" aria-labelledby="finished">
      <div class="head">
        <h2 id="finished">{home.finished}</h2>
        {finished.value.length > SHOWN && (
          <a class="button button--quiet" href="/back">
            {home.allFinished}
          </a>
        )}
      </div>
      <ul>
        {games.slice(0, SHOWN).map(({ id, line }) => (
          <li key={id}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

const Line: FunctionComponent<{ readonly match: OwnMatchShape }> = ({ match }) => {
  const { home } = say.value
  const place = match.outcome?.places[match.seat]
  const score = match.outcome?.scores[match.seat]
  const others = match.seats.flatMap((who, seat) => (seat === match.seat ? [] : [nameOrNumber(who, seat)]))
  const ended = new Intl.DateTimeFormat(language.value, { day: 'numeric', month: 'short' })
  return (
    <a class="past" href={`/table/${match.id}`}>
      <span class="past__what">
        <strong>{titleOf(match.game)}</strong> <small>{home.with(listText(others))}</small>
      </span>
      <span class="past__how row">
        {place === 1 && <Icon name="trophy" />}
        {place === 1 ? home.won : place !== undefined && home.place(place, match.seats.length)}
        {score !== undefined && ` · ${home.points(score)}`} <ResultMarks match={match} brief />
      </span>
      <span class="label">{match.ended !== null && ended.format(match.ended)}</span>
    </a>
  )
}
