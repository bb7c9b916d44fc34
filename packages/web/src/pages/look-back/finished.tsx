import type { OwnMatchShape } from '@ziggurat/protocol'
import type { FunctionComponent } from 'preact'

import { language, say } from '../../core/language.ts'
import { nameOrNumber } from '../../core/occupants.ts'
import { me, server } from '../../core/session.ts'
import { GAMES, isGame, titleOf } from '../../games/index.ts'
import { Icon, SeatMark } from '../../look/icon.tsx'
import { Mosaic } from '../../look/mosaic.tsx'
import { ResultMarks } from '../../match/result-marks.tsx'
import { Failed, Loading, useLoaded } from '../../parts/lazy.tsx'

/** My finished games, the latest first. */
export const Finished: FunctionComponent = () => {
  const words = say.value.back
  return (
    <section class="terrace">
      <header class="head">
        <h2>{words.finished}</h2>
      </header>
      {me.value === undefined && <Loading />}
      {me.value === null && (
        <p class="look-back__none">
          {words.enterFirst} <a href="/">{words.toPlay}</a>
        </p>
      )}
      {me.value && <MyMatches key={me.value.id} />}
    </section>
  )
}

const MyMatches: FunctionComponent = () => {
  const words = say.value.back
  const { value, failed, again } = useLoaded(async () => (await server.ask('myMatches')).matches, 'mine')
  if (failed) return <Failed again={again} />
  if (value === null) return <Loading />
  const over = value.filter(({ status, outcome }) => status === 'over' && outcome !== null)
  if (over.length === 0)
    return (
      <p class="look-back__none">
        {words.none} <a href="/">{words.toPlay}</a>
      </p>
    )
  return (
    <ol>
      {over.map((match) => (
        <Match key={match.id} match={match} />
      ))}
    </ol>
  )
}

const Match: FunctionComponent<{ readonly match: OwnMatchShape }> = ({ match }) => {
  const words = say.value.back
  const { id, game, seat, seats, outcome, ended } = match
  const place = outcome?.places[seat] ?? 0
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: 'long' })
  return (
    <li class="played">
      <span class="played__picture">
        <Mosaic id={id} kind={isGame(game) ? GAMES[game].glaze : 'grey'} height={168} />
      </span>
      <div class="played__what">
        <h3>
          {titleOf(game)} {ended !== null && <small>{date.format(ended)}</small>}
        </h3>
        <p class="played__place" data-won={place === 1 || undefined}>
          {place === 1 && <Icon name="trophy" />} {place === 1 ? words.won : words.place(place, seats.length)}
        </p>
        <ResultMarks match={match} brief />
        <ol class="played__seats" aria-label={words.players}>
          {(outcome?.places ?? [])
            .map((each, at) => ({ place: each, at }))
            .toSorted((one, other) => one.place - other.place)
            .map(({ at }) => (
              <li key={at} data-me={at === seat || undefined}>
                <SeatMark seat={at} /> {nameOrNumber(seats[at], at)}{' '}
                <b class="number">{outcome?.scores[at]}</b>
              </li>
            ))}
        </ol>
      </div>
      <p class="played__ways row">
        <a class="button" href={`/table/${id}`}>
          {words.toTable}
        </a>
        <a class="button" href={`/replay/${id}`}>
          <Icon name="play" /> {words.replay}
        </a>
      </p>
    </li>
  )
}
