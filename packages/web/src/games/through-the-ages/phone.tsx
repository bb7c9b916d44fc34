import { useSignal } from '@preact/signals'
import type { View } from '@ziggurat/through-the-ages/facts'
import { isOnTurn } from '@ziggurat/through-the-ages/screen'
import type { FunctionComponent } from 'preact'

import type { MatchModel } from '../../core/match-model.ts'
import { signed } from '../../core/signed-number.ts'
import { SeatMark } from '../../look/icon.tsx'
import { PlayerMarks } from '../../parts/player-marks.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { foresightFor, laidOut } from './acting.ts'
import { Civ } from './civ.tsx'
import { CurrentEvent } from './current-event.tsx'
import { Foot } from './foot.tsx'
import { Hand } from './hand.tsx'
import { Log } from './log.tsx'
import { ForesightPanel, CardPanel } from './margin.tsx'
import { EventDecks } from './progress.tsx'
import { rivalsOf, statusOf } from './rivals.tsx'
import { Row } from './row.tsx'
import { seatInView, shownSeat } from './shown.ts'
import { SignIcon } from './signs.tsx'
import { words } from './words.ts'

import './phone.css'

const TRAYS = ['row', 'hand', 'events', 'log'] as const
type Tray = (typeof TRAYS)[number]

/** The board on a phone: things to read above, things to press below. */
export const Phone: FunctionComponent<{ readonly model: MatchModel<View> }> = ({ model }) => (
  <div class="tta-phone" data-calm={laidOut(model) !== null || undefined}>
    <h1 class="visually-hidden">{model.texts.value.title}</h1>
    <Seats model={model} />
    <Civ model={model} />
    <div class="tta-phone__over stack">
      <CurrentEvent model={model} />
      <CardPanel model={model} />
    </div>
    <TrayPanel model={model} />
    <Foot model={model} />
  </div>
)

/** What the end of the turn brings; empty if that is not known. */
const Brought: FunctionComponent<{ readonly by: number | undefined }> = ({ by }) => (
  <small>{by !== undefined && signed(by)}</small>
)

/** Every player as a tab; a tap shows their civilization. */
const Seats: FunctionComponent<{ readonly model: MatchModel<View> }> = ({ model }) => {
  const { value: view } = model.view
  const own = view.viewer === null ? [] : view.players.filter(({ seat }) => seat === view.viewer)
  const shown = seatInView(model)
  return (
    <nav class="tta-seats" aria-label={words.value.rivals}>
      {[...own, ...rivalsOf(view)].map(({ seat, culture, ratings }) => (
        <button
          key={seat}
          type="button"
          data-seat={seat}
          data-turn={isOnTurn(view, seat) || undefined}
          aria-pressed={shown === seat}
          onClick={() => (shownSeat(model).value = seat === model.seat.value ? null : seat)}
        >
          <span class="tta-seats__who">
            <b>
              <SeatMark seat={seat} /> <PlayerMarks model={model} seat={seat} /> {model.name(seat)}
            </b>
            <small>{seat === view.viewer ? words.value.you : statusOf(model, seat)}</small>
          </span>
          <span class="tta-seats__numbers">
            <span>
              {culture} <Brought by={foresightFor(model, seat)?.culture} /> <SignIcon of="culture" />
            </span>
            <span>
              {ratings?.strength ?? 0} <SignIcon of="strength" />
            </span>
          </span>
        </button>
      ))}
    </nav>
  )
}

const TrayPanel: FunctionComponent<{ readonly model: MatchModel<View> }> = ({ model }) => {
  const say = words.value
  const tray = useSignal<Tray>('row')
  const { value: view } = model.view
  const player = view.players[seatInView(model)]
  const counts: Readonly<Record<Tray, string>> = {
    row: String(view.row.filter((place) => place !== null).length),
    hand: `${player?.civilHand.length ?? 0}+${player?.militaryHand.length ?? 0}`,
    events: '',
    log: '',
  }
  return (
    <section class="tta-tray">
      <Tabs
        of={TRAYS}
        chosen={tray}
        label={(each) => (
          <>
            {say.tray[each]} <sup>{counts[each]}</sup>
          </>
        )}
      />
      <div class="tta-tray__body">
        {tray.value === 'row' && <Row model={model} />}
        {tray.value === 'hand' && <Hand model={model} />}
        {tray.value === 'events' && (
          <div class="tta-tray__events stack">
            <EventDecks model={model} />
            <ForesightPanel model={model} />
          </div>
        )}
        {tray.value === 'log' && <Log model={model} />}
      </div>
    </section>
  )
}
