import { achievementsToWin, ageProgress } from '@ziggurat/innovation/facts'
import type { Seat } from '@ziggurat/kernel'
import type { FunctionComponent } from 'preact'
import { useEffect } from 'preact/hooks'

import { Icon, SeatMark } from '../../look/icon.tsx'
import { LogPanel, Unread } from '../../parts/log.tsx'
import { Absence } from '../../parts/seat-change-lines.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { Foot } from './foot.tsx'
import { game as innovation } from './game.ts'
import { Hand } from './hand.tsx'
import { Ledger } from './ledger.tsx'
import { homeOf, offerAt, othersOf, playerAt, sightOf } from './model.ts'
import type { InnovationTable, Tab } from './model.ts'
import { MyBoard } from './my-board.tsx'
import { hasPreview, Preview } from './preview.tsx'
import { Rivals } from './rivals.tsx'
import { SpotButton } from './spot.tsx'
import { Stairway } from './stair.tsx'
import { own } from './words.ts'

import './phone.css'

/** The table in one hand: above what one reads, below what one does. */
export const Phone: FunctionComponent<{ readonly table: InnovationTable }> = ({ table }) => (
  <div class="inn__table" data-held>
    <Seats table={table} />
    <Ledger table={table} />
    <MyBoard table={table} lines={2} told={false} />
    <Below table={table} />
    <Foot table={table} />
  </div>
)

/** Everybody with achievements and score; a tap shows the board. */
const Seats: FunctionComponent<{ readonly table: InnovationTable }> = ({ table }) => {
  const home = homeOf(table)
  return (
    <div class="inn-seats">
      {[home, ...othersOf(table)].map((seat) => (
        <SeatTab key={seat} table={table} seat={seat} home={home} />
      ))}
    </div>
  )
}

interface SeatProps {
  readonly table: InnovationTable
  readonly seat: Seat
  readonly home: Seat
}

const SeatTab: FunctionComponent<SeatProps> = ({ table, seat, home }) => {
  const words = own.value
  const { opened } = sightOf(table)
  const { achievements, points } = playerAt(table, seat)
  const shown = (opened.value ?? home) === seat
  return (
    <SpotButton
      table={table}
      option={offerAt(table, `seat ${seat}`)}
      class="inn-seats__seat stack"
      data-seat={seat}
      data-shown={shown || undefined}
      otherwise={() => (opened.value = seat === home ? null : seat)}
    >
      <b>
        <SeatMark seat={seat} /> <Absence table={table} seat={seat} /> {table.name(seat)}
      </b>
      <span>
        <Icon name="ziggurat" label={words.achievements} /> <b>{achievements}</b>/
        {achievementsToWin(table.seats)} · <b>{points}</b>
        <span class="visually-hidden"> {words.score}</span>
      </span>
    </SpotButton>
  )
}

const TABS: readonly Tab[] = ['hand', 'dogma', 'ages', 'rivals', 'log']

const Below: FunctionComponent<{ readonly table: InnovationTable }> = ({ table }) => {
  const words = own.value
  const { tab } = sightOf(table)
  const previewed = hasPreview(table)
  const { value: picked } = table.picked
  // What is considered or begins to run comes to the fore by itself.
  useEffect(() => {
    if (previewed) tab.value = 'dogma'
    else if (tab.value === 'dogma') tab.value = 'hand'
  }, [previewed, picked])
  const shown = tab.value
  const hand = playerAt(table, homeOf(table)).hand.length
  const claims = ageProgress(table.view.value, homeOf(table)).some(({ open }) => open)
  return (
    <>
      <div class="inn-below" data-tab={shown}>
        {shown === 'hand' && <Hand table={table} />}
        {shown === 'dogma' && <Preview table={table} />}
        {shown === 'ages' && <Stairway table={table} />}
        {shown === 'rivals' && <Rivals table={table} />}
        {shown === 'log' && <LogPanel table={table} game={innovation} />}
      </div>
      <div class="inn-tabs">
        <Tabs
          of={TABS.filter((each) => each !== 'dogma' || previewed)}
          chosen={tab}
          label={(each) => (
            <>
              {words.tabs[each]}
              {each === 'hand' && <sup>{hand}</sup>}
              {each === 'ages' && claims && <sup class="inn-tabs__claim">{words.claim}</sup>}
              {each === 'log' && <Unread table={table} />}
            </>
          )}
        />
      </div>
    </>
  )
}
