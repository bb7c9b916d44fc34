import { useSignal } from '@preact/signals'
import { cityCount } from '@ziggurat/seven-wonders/facts'
import type { FunctionComponent } from 'preact'

import { say } from '../../core/language.ts'
import type { GameUi } from '../../core/match-model.ts'
import { isPhone } from '../../core/screen.ts'
import { homeOf } from '../../core/seats.ts'
import { Icon, SeatMark } from '../../look/icon.tsx'
import { LogPanel, Unread } from '../../parts/log.tsx'
import { PlayerMarks } from '../../parts/player-marks.tsx'
import { ChooseBoard } from './choose-board.tsx'
import { City } from './city.tsx'
import { Foot } from './foot.tsx'
import { othersOf, nameOf } from './model.ts'
import type { SevenModel } from './model.ts'
import { Movements } from './movements.tsx'
import { OpenHand } from './open-hand.tsx'
import { Others, Status } from './others.tsx'
import { words } from './words.ts'

import './board.css'

interface Props {
  readonly model: SevenModel
  readonly game: GameUi
}

/** The other cities above, mine below them, my hand at the foot. */
export const Board: FunctionComponent<Props> = ({ model, game }) => {
  const { cities, players } = model.view.value
  const Shape = cities.length < cityCount({ players }) ? ChooseBoard : isPhone.value ? PhoneBoard : WholeBoard
  return (
    <>
      <h1 class="visually-hidden">{model.texts.value.title}</h1>
      <div class="sw-room">
        <Shape model={model} game={game} />
      </div>
      <Movements model={model} />
    </>
  )
}

const WholeBoard: FunctionComponent<Props> = ({ model, game }) => {
  const opened = useSignal<number | null>(null)
  const home = homeOf(model)
  const back = (): void => {
    opened.value = null
  }
  return (
    <div class="sw sw--whole" style={{ '--far': cityCount(model.view.value) - 3 }}>
      <div class="sw__side">
        <h2 class="visually-hidden">{words.value.others}</h2>
        <Others model={model} onOpen={(city) => (opened.value = opened.value === city ? null : city)} />
        <LogPanel model={model} game={game} />
      </div>
      <div class="sw__city">
        {opened.value === null || opened.value === home ? (
          <City key="home" model={model} city={home} />
        ) : (
          <City key={opened.value} model={model} city={opened.value} onBack={back} />
        )}
      </div>
      <Foot model={model} />
    </div>
  )
}

/** On a phone: one city at a time, seats as tabs, everything to press below. */
const PhoneBoard: FunctionComponent<Props> = ({ model, game }) => {
  const shown = useSignal<number | 'log'>(homeOf(model))
  const home = homeOf(model)
  const others = othersOf(model)
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
              <PlayerMarks model={model} seat={city} />
              <span class="elided">
                {city === model.seat.value ? say.value.table.you : nameOf(model, city)}
              </span>
            </b>
            <small class="label">
              <Status model={model} city={city} />
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
            <Icon name="log" /> <Unread model={model} />
          </b>
          <small class="label">{words.value.log}</small>
        </button>
      </div>
      {shown.value === 'log' ? (
        <LogPanel model={model} game={game} />
      ) : (
        <div class="sw__city">
          <OpenHand model={model} city={shown.value} />
          <City key={shown.value} model={model} city={shown.value} />
        </div>
      )}
      <Foot model={model} />
    </div>
  )
}
