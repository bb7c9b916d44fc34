import { achievementsToWin } from '@ziggurat/innovation/facts'
import type { Seat } from '@ziggurat/kernel'
import type { FunctionComponent } from 'preact'

import { say } from '../../core/language.ts'
import { isWide } from '../../core/screen.ts'
import { Icon, SeatMark } from '../../look/icon.tsx'
import { Clock } from '../../parts/clock.tsx'
import { PlayerMarks } from '../../parts/player-marks.tsx'
import { FaceDownCards } from './face-down-cards.tsx'
import { optionAt, othersOf, playerAt, boardStateOf } from './model.ts'
import type { InnovationModel } from './model.ts'
import { OptionButton } from './option-button.tsx'
import { Piles } from './piles.tsx'
import { own } from './words.ts'

import './rivals.css'

/** The width of what stands beside a rival's face-down cards, in pixels. */
const HEAD = { wide: 250, crowd: 190 } as const

/** The width of all rivals' boards together on a laptop, and of each where they are stacked, in pixels. */
const ROOM = { beside: 940, below: 300 } as const

/** The other players' boards, small, clockwise from me. */
export const Rivals: FunctionComponent<{ readonly model: InnovationModel }> = ({ model }) => {
  const others = othersOf(model)
  const room = isWide.value ? ROOM.beside / others.length : ROOM.below
  return (
    <div class="rivals">
      {others.map((seat) => (
        <Rival key={seat} model={model} seat={seat} room={room} />
      ))}
    </div>
  )
}

/** Marks a player who is asked or has the turn. */
export const Doing: FunctionComponent<{ readonly model: InnovationModel; readonly seat: Seat }> = ({
  model,
  seat,
}) => {
  if (model.outcome.value !== null) return null
  if (model.question.value?.seat === seat) return null
  const { active, turns } = model.view.value
  const thinks = model.waiting.value.includes(seat)
  if (!thinks && (turns === 0 || active !== seat)) return null
  return (
    <small class="doing row">
      <Icon name={thinks ? 'clock' : 'play'} />
      <span class="doing__word">{thinks ? say.value.table.thinking : own.value.turnOf}</span>
    </small>
  )
}

interface RivalProps {
  readonly model: InnovationModel
  readonly seat: Seat
  /** In pixels. */
  readonly room: number
}

const Rival: FunctionComponent<RivalProps> = ({ model, seat, room }) => {
  const words = own.value
  const player = playerAt(model, seat)
  const { opened } = boardStateOf(model)
  const name = model.name(seat)
  const option = optionAt(model, `seat ${seat}`)
  const open = opened.value === seat
  const backs = room - (room < 400 ? HEAD.crowd : HEAD.wide)
  // Open hands get more room.
  const ofHand = model.viewOfSeat.value === null || room < 400 ? 0.5 : 0.66
  return (
    <section
      class="terrace rival"
      data-seat={seat}
      data-place={`seat ${seat}`}
      aria-label={words.board(name)}
    >
      <header class="cluster">
        <OptionButton
          model={model}
          option={option}
          class="rival__name row"
          otherwise={() => (opened.value = open ? null : seat)}
        >
          <SeatMark seat={seat} />
          <b class="number">{name}</b>
          <PlayerMarks model={model} seat={seat} />
          <Doing model={model} seat={seat} />
        </OptionButton>
        <span class="fact label row">
          <Icon name="ziggurat" label={words.achievements} />
          <b class="number">{player.achievements}</b>
          <span class="visually-hidden">{words.ofAchievements(achievementsToWin(model.seats))}</span>
        </span>
        <span class="fact label row">
          <span class="fact__word">{words.score}</span> <b class="number">{player.points}</b>
          <FaceDownCards
            model={model}
            seat={seat}
            of="score"
            cards={player.score}
            room={backs * (1 - ofHand)}
          />
        </span>
        <span class="fact label row">
          <span class="fact__word">{words.hand}</span>
          <FaceDownCards model={model} seat={seat} of="hand" cards={player.hand} room={backs * ofHand} />
        </span>
        <Clock model={model} seat={seat} />
        <button
          type="button"
          class="rival__more"
          aria-label={open ? words.back : words.open(name)}
          aria-expanded={open}
          onClick={() => (opened.value = open ? null : seat)}
        >
          <Icon name="expand" />
        </button>
      </header>
      <Piles model={model} seat={seat} board={player.board} />
    </section>
  )
}
