import { useSignal } from '@preact/signals'
import { cityCount } from '@ziggurat/seven-wonders/facts'
import type { FunctionComponent } from 'preact'

import { say } from '../../core/language.ts'
import { isPhone } from '../../core/screen.ts'
import type { GameTable } from '../../core/table.ts'
import { Icon, SeatMark } from '../../look/icon.tsx'
import { LogPanel, Unread } from '../../parts/log.tsx'
import { Absence } from '../../parts/seat-change-lines.tsx'
import { Boards } from './boards.tsx'
import { City } from './city.tsx'
import { Dock } from './dock.tsx'
import { OpenHand } from './hands.tsx'
import { Movements } from './movements.tsx'
import { Others, Status } from './others.tsx'
import { around, homeOf, nameOf } from './seats.ts'
import type { SevenTable } from './seats.ts'
import { words } from './words.ts'

import './board.css'

interface Props {
  readonly table: SevenTable
  readonly game: GameTable
}

/** A ziggurat: the others' cities above, mine below them, my hand the base. */
export const Board: FunctionComponent<Props> = ({ table, game }) => {
  const { cities, players } = table.view.value
  const Shape = cities.length < cityCount({ players }) ? Boards : isPhone.value ? HeldTable : WholeTable
  return (
    <>
      <h1 class="visually-hidden">{table.texts.value.title}</h1>
      <div class="sw-room">
        <Shape table={table} game={game} />
      </div>
      <Movements table={table} />
    </>
  )
}

const WholeTable: FunctionComponent<Props> = ({ table, game }) => {
  const opened = useSignal<number | null>(null)
  const home = homeOf(table)
  const back = (): void => {
    opened.value = null
  }
  return (
    <div class="sw sw--whole" style={{ '--far': cityCount(table.view.value) - 3 }}>
      <div class="sw__side">
        <h2 class="visually-hidden">{words.value.others}</h2>
        <Others table={table} onOpen={(city) => (opened.value = opened.value === city ? null : city)} />
        <LogPanel table={table} game={game} />
      </div>
      <div class="sw__city">
        {opened.value === null || opened.value === home ? (
          <City key="home" table={table} city={home} />
        ) : (
          <City key={opened.value} table={table} city={opened.value} onBack={back} />
        )}
      </div>
      <Dock table={table} />
    </div>
  )
}

/** On a phone: one city at a time, the seats as tabs; what one touches is below. */
const HeldTable: FunctionComponent<Props> = ({ table, game }) => {
  const shown = useSignal<number | 'log'>(homeOf(table))
  const { value: view } = table.view
  const home = homeOf(table)
  const others = around(view, home)
  const [left = home, ...rest] = others
  const order = [left, home, ...rest.toReversed()]
  return (
    <div class="sw sw--held">
      <div class="seat-tabs tabs" role="tablist" aria-label={words.value.seats}>
        {order.map((city) => (
          <button
            key={city}
            type="button"
            role="tab"
            aria-selected={shown.value === city}
            data-place={`seat ${city}`}
            onClick={() => (shown.value = city)}
          >
            <b class="seat-tabs__name row">
              <SeatMark seat={city} />
              <Absence table={table} seat={city} />
              <span class="elided">
                {city === table.seat.value ? say.value.table.you : nameOf(table, city)}
              </span>
            </b>
            <small class="label">
              <Status table={table} city={city} />
            </small>
          </button>
        ))}
        <button
          type="button"
          role="tab"
          aria-selected={shown.value === 'log'}
          onClick={() => (shown.value = 'log')}
        >
          <b class="seat-tabs__name row">
            <Icon name="log" /> <Unread table={table} />
          </b>
          <small class="label">{words.value.log}</small>
        </button>
      </div>
      {shown.value === 'log' ? (
        <LogPanel table={table} game={game} />
      ) : (
        <div class="sw__city">
          <OpenHand table={table} city={shown.value} />
          <City key={shown.value} table={table} city={shown.value} />
        </div>
      )}
      <Dock table={table} />
    </div>
  )
}
