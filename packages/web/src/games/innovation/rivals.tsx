import { achievementsToWin } from '@ziggurat/innovation/facts'
import type { Seat } from '@ziggurat/kernel'
import type { FunctionComponent } from 'preact'

import { say } from '../../core/language.ts'
import { isWide } from '../../core/screen.ts'
import { Icon, SeatMark } from '../../look/icon.tsx'
import { Clock } from '../../parts/clock.tsx'
import { Absence } from '../../parts/seat-change-lines.tsx'
import { Backs } from './backs.tsx'
import { offerAt, othersOf, playerAt, sightOf } from './model.ts'
import type { InnovationTable } from './model.ts'
import { Piles } from './piles.tsx'
import { SpotButton } from './spot.tsx'
import { own } from './words.ts'

import './rivals.css'

/** What else stands beside a rival's backs. */
const HEAD = { wide: 250, crowd: 190 } as const

/** How wide the boards of all rivals are together on a small laptop; how wide each is where they stand one below the other. */
const ROOM = { beside: 940, below: 300 } as const

/** The others, clockwise from my left: the same boards, small. */
export const Rivals: FunctionComponent<{ readonly table: InnovationTable }> = ({ table }) => {
  const others = othersOf(table)
  const room = isWide.value ? ROOM.beside / others.length : ROOM.below
  return (
    <div class="rivals">
      {others.map((seat) => (
        <Rival key={seat} table={table} seat={seat} room={room} />
      ))}
    </div>
  )
}

/** Who is asked, or has the turn. */
export const Doing: FunctionComponent<{ readonly table: InnovationTable; readonly seat: Seat }> = ({
  table,
  seat,
}) => {
  if (table.outcome.value !== null) return null
  if (table.question.value?.seat === seat) return null
  const { active, turns } = table.view.value
  const thinks = table.waiting.value.includes(seat)
  if (!thinks && (turns === 0 || active !== seat)) return null
  return (
    <small class="doing row">
      <Icon name={thinks ? 'clock' : 'play'} />
      <span class="doing__word">{thinks ? say.value.table.thinking : own.value.turnOf}</span>
    </small>
  )
}

interface RivalProps {
  readonly table: InnovationTable
  readonly seat: Seat
  /** In pixels. */
  readonly room: number
}

const Rival: FunctionComponent<RivalProps> = ({ table, seat, room }) => {
  const words = own.value
  const player = playerAt(table, seat)
  const { opened } = sightOf(table)
  const name = table.name(seat)
  const option = offerAt(table, `seat ${seat}`)
  const open = opened.value === seat
  const backs = room - (room < 400 ? HEAD.crowd : HEAD.wide)
  // Where hands lie open they tell more.
  const ofHand = table.open.value === null || room < 400 ? 0.5 : 0.66
  return (
    <section
      class="terrace rival"
      data-seat={seat}
      data-place={`seat ${seat}`}
      aria-label={words.board(name)}
    >
      <header class="cluster">
        <SpotButton
          table={table}
          option={option}
          class="rival__name row"
          otherwise={() => (opened.value = open ? null : seat)}
        >
          <SeatMark seat={seat} />
          <b class="number">{name}</b>
          <Absence table={table} seat={seat} />
          <Doing table={table} seat={seat} />
        </SpotButton>
        <span class="fact label row">
          <Icon name="ziggurat" label={words.achievements} />
          <b class="number">{player.achievements}</b>
          <span class="visually-hidden">{words.ofAchievements(achievementsToWin(table.seats))}</span>
        </span>
        <span class="fact label row">
          <span class="fact__word">{words.score}</span> <b class="number">{player.points}</b>
          <Backs table={table} seat={seat} of="score" cards={player.score} room={backs * (1 - ofHand)} />
        </span>
        <span class="fact label row">
          <span class="fact__word">{words.hand}</span>
          <Backs table={table} seat={seat} of="hand" cards={player.hand} room={backs * ofHand} />
        </span>
        <Clock table={table} seat={seat} />
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
      <Piles table={table} seat={seat} board={player.board} />
    </section>
  )
}
