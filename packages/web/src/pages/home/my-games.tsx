import type { OwnMatchShape } from '@ziggurat/protocol'
import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'

import { say } from '../../core/language.ts'
import { nameOf } from '../../core/occupants.ts'
import { clockOffset } from '../../core/session.ts'
import { GAMES, isGame, textsOf, titleOf, withOptions } from '../../games/index.ts'
import { SeatMark } from '../../look/icon.tsx'
import { Mosaic } from '../../look/mosaic.tsx'
import { clockText, namesAt, takenSeats } from '../../match/match-words.ts'
import { timeText } from '../../parts/clock.tsx'
import { unfinished } from './lists.ts'
import { LocalRow, unfinishedHere } from './local-games.tsx'
import { latestNews } from './news.ts'

import './my-games.css'

export const MyGames: FunctionComponent = () => {
  const { home } = say.value
  return (
    <section class="my-games home__list terrace" aria-labelledby="my-games">
      <div class="head">
        <h2 id="my-games">{home.myGames}</h2>
      </div>
      <ul>
        {unfinishedHere().map((kept) => (
          <li key={kept.id}>
            <LocalRow kept={kept} />
          </li>
        ))}
        {unfinished.value.map((match) => (
          <li key={match.id}>
            <Row match={match} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const Row: FunctionComponent<{ readonly match: OwnMatchShape }> = ({ match }) => {
  const { home } = say.value
  const mine = match.waiting.includes(match.seat)
  const others = namesAt(match, match.seat)
  return (
    <a class="game" data-mine={mine || undefined} href={`/table/${match.id}`}>
      <span class="game__picture">
        <Mosaic id={match.id} kind={isGame(match.game) ? GAMES[match.game].glaze : 'grey'} />
      </span>
      <span class="game__what">
        <span class="game__name">
          <strong>{titleOf(match.game)}</strong>{' '}
          <small>{others === '' ? home.alone : home.with(others)}</small>
        </span>
        <span class="game__news">
          <News match={match} />
        </span>
      </span>
      <span class="game__who row" aria-hidden="true">
        {match.seats.map(({ kind }, seat) => (
          <span key={seat} data-empty={kind === 'open' || undefined}>
            <SeatMark seat={seat} />
          </span>
        ))}
      </span>
      <span class="game__turn">{mine ? <Play due={match.due} /> : <Others match={match} />}</span>
    </a>
  )
}

/** What happened since I looked. */
const News: FunctionComponent<{ readonly match: OwnMatchShape }> = ({ match }) => {
  const { home } = say.value
  const { status, length, seen, waiting, seat } = match
  if (status === 'open') return <>{home.seatsTaken(takenSeats(match), match.seats.length)}</>
  return (
    <>
      {waiting.includes(seat) && <b>{home.yourTurn} </b>}
      {length <= seen ? home.nothingNew : <Happened match={match} />}
    </>
  )
}

/** The last news as sentences; until they are loaded, the number of new moves. */
const Happened: FunctionComponent<{ readonly match: OwnMatchShape }> = ({ match }) => {
  const { home } = say.value
  const events = latestNews(match)
  const words = events === null || !isGame(match.game) ? null : textsOf(match.game).now
  if (events === null || words === null) return <>{home.newMoves(match.length - match.seen)}</>
  // Other seats have answered, but nothing is revealed yet.
  if (events.length === 0) return <>{home.nothingNew}</>
  const texts = withOptions(words, match.options)
  return <>{events.map((event) => texts.event(event, (each) => nameOf(match.seats[each], each))).join(' ')}</>
}

const Play: FunctionComponent<{ readonly due: number | null }> = ({ due }) => {
  const now = useNow(due !== null)
  const left = due === null ? '' : ` · ${timeText(Math.max(0, due - now - clockOffset.value))}`
  return (
    <span class="button button--do">
      {say.value.home.play}
      {left}
    </span>
  )
}

/** Whom we wait for. */
const Others: FunctionComponent<{ readonly match: OwnMatchShape }> = ({ match }) => {
  const { home } = say.value
  const [first] = match.waiting
  if (match.status === 'open' || first === undefined)
    return match.status === 'open' ? (
      <>
        <span>{home.notBegun}</span>
        <span class="label">{clockText(match.clock)}</span>
      </>
    ) : (
      <span>{home.toTable}</span>
    )
  return (
    <>
      <span>
        {match.waiting.length === 1
          ? home.thinks(nameOf(match.seats[first], first))
          : home.othersThink(match.waiting.length)}
      </span>
      <span class="label">{clockText(match.clock)}</span>
    </>
  )
}

/** The current time, updated every second while `runs`. */
function useNow(runs: boolean): number {
  const [now, setNow] = useState(Date.now())
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [runs])
  return now
}
