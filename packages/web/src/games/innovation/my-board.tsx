import { achievementsToWin } from '@ziggurat/innovation/facts'
import type { FunctionComponent } from 'preact'

import { useKeys } from '../../core/keys.ts'
import { homeOf } from '../../core/seats.ts'
import { Icon, SeatMark } from '../../look/icon.tsx'
import { FaceDownCards } from './face-down-cards.tsx'
import { playerAt, boardStateOf, topAge } from './model.ts'
import type { InnovationModel } from './model.ts'
import { Piles } from './piles.tsx'
import { Doing } from './rivals.tsx'
import { own } from './words.ts'

import './my-board.css'

interface Props {
  readonly model: InnovationModel
  readonly lines: 1 | 2
  /** Whether its cards show their effects. */
  readonly told?: boolean
}

/** My board, or a rival's that I have opened. */
export const MyBoard: FunctionComponent<Props> = ({ model, lines, told = true }) => {
  const words = own.value
  const { opened } = boardStateOf(model)
  const home = homeOf(model)
  const seat = opened.value ?? home
  const away = seat !== home
  const back = (): void => {
    opened.value = null
  }
  useKeys({ Escape: away ? back : undefined })
  const player = playerAt(model, seat)
  return (
    <section
      class="inn-board"
      data-seat={seat}
      data-place={`seat ${seat}`}
      aria-label={words.board(model.name(seat))}
    >
      <header class="cluster">
        <h2>
          <SeatMark seat={seat} /> {model.name(seat)} <Doing model={model} seat={seat} />
        </h2>
        <span class="fact label row">
          <Icon name="ziggurat" label={words.achievements} />
          <b class="number">{player.achievements}</b>
          <span class="fact__word">{words.ofAchievements(achievementsToWin(model.seats))}</span>
        </span>
        <span class="fact label row">
          <span class="fact__word">{words.score}</span> <b class="number">{player.points}</b>
          <FaceDownCards model={model} seat={seat} of="score" cards={player.score} room={told ? 330 : 170} />
        </span>
        {away && (
          <span class="fact label row">
            <span class="fact__word">{words.hand}</span>
            <FaceDownCards model={model} seat={seat} of="hand" cards={player.hand} room={told ? 240 : 120} />
          </span>
        )}
        {away ? (
          <button type="button" class="button button--low inn-board__last" onClick={back}>
            <SeatMark seat={home} /> {words.back}
          </button>
        ) : (
          <span class="fact label row inn-board__last">
            <span class="fact__word">{words.topCard}</span> <b class="number">{topAge(player)}</b>
          </span>
        )}
      </header>
      <Piles model={model} seat={seat} board={player.board} lines={lines} captioned={told} told={told} />
    </section>
  )
}
