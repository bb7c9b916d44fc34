import type { Outcome, Seat } from '@ziggurat/kernel'
import type { Occupant, OwnMatchShape } from '@ziggurat/protocol'
import type { ComponentChildren, FunctionComponent } from 'preact'

import { pageOf, replayOf } from '../../core/begin-here.ts'
import { keptGames } from '../../core/kept-games.ts'
import type { KeptGame } from '../../core/kept-games.ts'
import { language, say } from '../../core/language.ts'
import { localOccupant, nameOrNumber } from '../../core/occupants.ts'
import { me, server } from '../../core/session.ts'
import { GAMES, isGame, titleOf } from '../../games/index.ts'
import { Icon, SeatMark } from '../../look/icon.tsx'
import { Mosaic } from '../../look/mosaic.tsx'
import { ResultMarks } from '../../match/result-marks.tsx'
import { Failed, Loading, useLoaded } from '../../parts/lazy.tsx'

/** A finished game, wherever it was played. */
interface Played {
  readonly id: string
  readonly game: string
  /** My seat; null where several people played at this device. */
  readonly seat: Seat | null
  readonly seats: readonly Occupant[]
  readonly outcome: Outcome
  readonly ended: number
  readonly marks: ComponentChildren
  readonly table: string
  readonly replay: string
}

const ofMatch = (match: OwnMatchShape): readonly Played[] => {
  const { id, game, seat, seats, outcome, ended, status } = match
  if (status !== 'over' || outcome === null) return []
  const marks = <ResultMarks match={match} brief />
  return [
    {
      id,
      game,
      seat,
      seats,
      outcome,
      ended: ended ?? 0,
      marks,
      table: `/table/${id}`,
      replay: `/replay/${id}`,
    },
  ]
}

/** Those that the server has too are among my matches there. */
const ofKept = ({
  id,
  game,
  seats: sitters,
  outcome,
  touched: ended,
  uploaded,
}: KeptGame): readonly Played[] => {
  if (outcome === null || uploaded !== null) return []
  const people = sitters.flatMap(({ kind }, at) => (kind === 'person' ? [at] : []))
  const seat = people.length === 1 ? (people[0] ?? null) : null
  const marks = <span class="label">{say.value.here.note}</span>
  const seats = sitters.map(localOccupant)
  return [{ id, game, seat, seats, outcome, ended, marks, table: pageOf(id), replay: replayOf(id) }]
}

/** My finished games, on the server and on this device, the latest first. */
export const Finished: FunctionComponent = () => {
  const words = say.value.back
  return (
    <section class="terrace">
      <header class="head">
        <h2>{words.finished}</h2>
      </header>
      {me.value === undefined ? <Loading /> : <Games key={me.value?.id} />}
    </section>
  )
}

async function playedGames(): Promise<readonly Played[]> {
  const [kept, matches] = await Promise.all([
    keptGames(),
    // Without a connection, those on this device are shown.
    me.peek()
      ? server.ask('myMatches').then(
          (reply) => reply.matches,
          () => null,
        )
      : [],
  ])
  if (matches === null && kept.length === 0) throw new Error('the server does not answer')
  return [...(matches ?? []).flatMap(ofMatch), ...kept.flatMap(ofKept)].toSorted(
    (one, other) => other.ended - one.ended,
  )
}

const Games: FunctionComponent = () => {
  const words = say.value.back
  const { value, failed, again } = useLoaded(playedGames, 'games')
  if (failed) return <Failed again={again} />
  if (value === null) return <Loading />
  if (value.length === 0)
    return (
      <p class="look-back__none">
        {me.value === null ? words.enterFirst : words.none} <a href="/">{words.toPlay}</a>
      </p>
    )
  return (
    <ol>
      {value.map((played) => (
        <Line key={played.id} played={played} />
      ))}
    </ol>
  )
}

const Line: FunctionComponent<{ readonly played: Played }> = ({ played }) => {
  const words = say.value.back
  const { id, game, seat, seats, outcome, ended, marks, table, replay } = played
  const place = seat === null ? null : outcome.places[seat]
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: 'long' })
  return (
    <li class="played">
      <span class="played__picture">
        <Mosaic id={id} kind={isGame(game) ? GAMES[game].glaze : 'grey'} height={168} />
      </span>
      <div class="played__what">
        <h3>
          {titleOf(game)} <small>{date.format(ended)}</small>
        </h3>
        {place !== null && place !== undefined && (
          <p class="played__place" data-won={place === 1 || undefined}>
            {place === 1 && <Icon name="trophy" />}{' '}
            {place === 1 ? words.won : words.place(place, seats.length)}
          </p>
        )}
        {marks}
        <ol class="played__seats" aria-label={words.players}>
          {outcome.places
            .map((each, at) => ({ place: each, at }))
            .toSorted((one, other) => one.place - other.place)
            .map(({ at }) => (
              <li key={at} data-me={at === seat || undefined}>
                <SeatMark seat={at} /> {nameOrNumber(seats[at], at)}{' '}
                <b class="number">{outcome.scores[at]}</b>
              </li>
            ))}
        </ol>
      </div>
      <p class="played__ways row">
        <a class="button" href={table}>
          {words.toTable}
        </a>
        <a class="button" href={replay}>
          <Icon name="play" /> {words.replay}
        </a>
      </p>
    </li>
  )
}
