import { achievementsToWin } from '@ziggurat/innovation/facts'
import type { FunctionComponent } from 'preact'

import { useKeys } from '../../core/keys.ts'
import { Icon, SeatMark } from '../../look/icon.tsx'
import { Backs } from './backs.tsx'
import { homeOf, playerAt, sightOf, topAge } from './model.ts'
import type { InnovationTable } from './model.ts'
import { Piles } from './piles.tsx'
import type { Size } from './piles.tsx'
import { Doing } from './rivals.tsx'
import { own } from './words.ts'

interface Props {
  readonly table: InnovationTable
  readonly size: Size
}

/** My board; or a rival's in its place, while I look at it. */
export const MyBoard: FunctionComponent<Props> = ({ table, size }) => {
  const words = own.value
  const { opened } = sightOf(table)
  const home = homeOf(table)
  const seat = opened.value ?? home
  const away = seat !== home
  const back = (): void => {
    opened.value = null
  }
  useKeys({ Escape: away ? back : undefined })
  const player = playerAt(table, seat)
  return (
    <section
      class="inn-board"
      data-seat={seat}
      data-place={`seat ${seat}`}
      aria-label={words.board(table.name(seat))}
    >
      <header>
        <h2>
          <SeatMark seat={seat} /> {table.name(seat)} <Doing table={table} seat={seat} />
        </h2>
        <span class="fact">
          <Icon name="ziggurat" label={words.achievements} />
          <b>{player.achievements}</b>
          <span class="fact__word">{words.ofAchievements(achievementsToWin(table.seats))}</span>
        </span>
        <span class="fact">
          <span class="fact__word">{words.score}</span> <b>{player.points}</b>
          <Backs
            table={table}
            seat={seat}
            of="score"
            cards={player.score}
            room={size === 'phone' ? 170 : 330}
          />
        </span>
        {away && (
          <span class="fact">
            <span class="fact__word">{words.hand}</span>
            <Backs
              table={table}
              seat={seat}
              of="hand"
              cards={player.hand}
              room={size === 'phone' ? 120 : 240}
            />
          </span>
        )}
        {away ? (
          <button type="button" class="button button--low inn-board__back" onClick={back}>
            <SeatMark seat={home} /> {words.back}
          </button>
        ) : (
          <span class="fact fact--last">
            <span class="fact__word">{words.topCard}</span> <b>{topAge(player)}</b>
          </span>
        )}
      </header>
      <Piles table={table} seat={seat} board={player.board} size={size} />
    </section>
  )
}
