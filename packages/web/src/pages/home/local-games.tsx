import { signal } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import { useEffect } from 'preact/hooks'

import { pageOf } from '../../core/begin-here.ts'
import { keptGames, onKeptGames } from '../../core/kept-games.ts'
import type { KeptGame } from '../../core/kept-games.ts'
import { language, listText, say } from '../../core/language.ts'
import { localOccupant, nameOf } from '../../core/occupants.ts'
import { GAMES, isGame, titleOf } from '../../games/index.ts'
import { Icon, SeatMark } from '../../look/icon.tsx'
import { Mosaic } from '../../look/mosaic.tsx'

/** The games that this browser keeps, the latest first. */
const games = signal<readonly KeptGame[]>([])

export const unfinishedHere = (): readonly KeptGame[] => games.value.filter(({ outcome }) => outcome === null)
/** Without those that the server has too. */
export const finishedHere = (): readonly KeptGame[] =>
  games.value.filter(({ outcome, uploaded }) => outcome !== null && uploaded === null)

/** Keeps the list up to date while the page is shown. */
export function useLocalGames(): void {
  useEffect(() => {
    const refresh = async (): Promise<void> => {
      games.value = await keptGames()
    }
    void refresh()
    return onKeptGames(() => void refresh())
  }, [])
}

const namesBeside = ({ seats }: KeptGame): string => {
  const first = seats.findIndex(({ kind }) => kind === 'person')
  return listText(
    seats.flatMap((who, seat) => (seat === first ? [] : [nameOf(localOccupant(who, seat), seat)])),
  )
}

/** A game on this device that goes on. */
export const LocalRow: FunctionComponent<{ readonly kept: KeptGame }> = ({ kept }) => {
  const { home, here, table } = say.value
  const people = kept.seats.filter(({ kind }) => kind === 'person').length
  const asked = kept.waiting.find((seat) => kept.seats[seat]?.kind === 'person')
  const who = asked === undefined ? undefined : kept.seats[asked]
  return (
    <a class="game" data-mine href={pageOf(kept.id)}>
      <span class="game__picture">
        <Mosaic id={kept.id} kind={isGame(kept.game) ? GAMES[kept.game].glaze : 'grey'} />
      </span>
      <span class="game__what">
        <span class="game__name">
          <strong>{titleOf(kept.game)}</strong> <small>{home.with(namesBeside(kept))}</small>
        </span>
        <span class="game__news">
          <b>
            {people === 1 || who === undefined || asked === undefined
              ? table.yourTurn
              : here.turnOf(nameOf(localOccupant(who, asked), asked))}
          </b>
          {` · ${here.note}`}
        </span>
      </span>
      <span class="game__who row" aria-hidden="true">
        {kept.seats.map((_, seat) => (
          <SeatMark key={seat} seat={seat} />
        ))}
      </span>
      <span class="game__turn">
        <span class="button button--do">{home.play}</span>
      </span>
    </a>
  )
}

/** A finished game on this device, in one line. */
export const LocalLine: FunctionComponent<{ readonly kept: KeptGame }> = ({ kept }) => {
  const { home, here } = say.value
  const people = kept.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  const [seat = 0] = people
  const place = people.length === 1 ? kept.outcome?.places[seat] : undefined
  // Several people have no place in common: who won instead.
  const winners = kept.seats.flatMap((who, each) =>
    kept.outcome?.places[each] === 1 ? [nameOf(localOccupant(who, each), each)] : [],
  )
  const score = people.length === 1 ? kept.outcome?.scores[seat] : undefined
  const ended = new Intl.DateTimeFormat(language.value, { day: 'numeric', month: 'short' })
  return (
    <a class="past" href={pageOf(kept.id)}>
      <span class="past__what">
        <strong>{titleOf(kept.game)}</strong> <small>{home.with(namesBeside(kept))}</small>
      </span>
      <span class="past__how row">
        {place === 1 && <Icon name="trophy" />}
        {place === 1 ? home.won : place !== undefined && home.place(place, kept.seats.length)}
        {people.length > 1 && winners.length > 0 && (
          <>
            <Icon name="trophy" /> {listText(winners)}
          </>
        )}
        {score !== undefined && ` · ${home.points(score)}`} <span class="label">{here.note}</span>
      </span>
      <span class="label">{ended.format(kept.touched)}</span>
    </a>
  )
}
