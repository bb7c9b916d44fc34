import { achievementsToWin, ageProgress } from '@ziggurat/innovation/facts'
import type { Seat } from '@ziggurat/kernel'
import type { FunctionComponent } from 'preact'
import { useEffect } from 'preact/hooks'

import { homeOf } from '../../core/seats.ts'
import { Icon, SeatMark } from '../../look/icon.tsx'
import { LogPanel, Unread } from '../../parts/log.tsx'
import { PlayerMarks } from '../../parts/player-marks.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { logRules } from './events.ts'
import { Foot } from './foot.tsx'
import { Hand } from './hand.tsx'
import { Ledger } from './ledger.tsx'
import { optionAt, othersOf, playerAt, boardStateOf } from './model.ts'
import type { InnovationModel, Tab } from './model.ts'
import { MyBoard } from './my-board.tsx'
import { OptionButton } from './option-button.tsx'
import { hasPreview, Preview } from './preview.tsx'
import { Rivals } from './rivals.tsx'
import { Stairway } from './stair.tsx'
import { own } from './words.ts'

import './phone.css'

/** The board on a phone: things to read above, things to press below. */
export const Phone: FunctionComponent<{ readonly model: InnovationModel }> = ({ model }) => (
  <div class="inn__table" data-held>
    <Seats model={model} />
    <Ledger model={model} />
    <MyBoard model={model} lines={2} told={false} />
    <Below model={model} />
    <Foot model={model} />
  </div>
)

/** Every player with achievements and score; a tap shows their board. */
const Seats: FunctionComponent<{ readonly model: InnovationModel }> = ({ model }) => {
  const home = homeOf(model)
  return (
    <div class="inn-seats">
      {[home, ...othersOf(model)].map((seat) => (
        <SeatTab key={seat} model={model} seat={seat} home={home} />
      ))}
    </div>
  )
}

interface SeatProps {
  readonly model: InnovationModel
  readonly seat: Seat
  readonly home: Seat
}

const SeatTab: FunctionComponent<SeatProps> = ({ model, seat, home }) => {
  const words = own.value
  const { opened } = boardStateOf(model)
  const { achievements, points } = playerAt(model, seat)
  const shown = (opened.value ?? home) === seat
  return (
    <OptionButton
      model={model}
      option={optionAt(model, `seat ${seat}`)}
      class="inn-seats__seat stack"
      data-seat={seat}
      data-shown={shown || undefined}
      otherwise={() => (opened.value = seat === home ? null : seat)}
    >
      <b>
        <SeatMark seat={seat} /> <PlayerMarks model={model} seat={seat} /> {model.name(seat)}
      </b>
      <span>
        <Icon name="ziggurat" label={words.achievements} /> <b>{achievements}</b>/
        {achievementsToWin(model.seats)} · <b>{points}</b>
        <span class="visually-hidden"> {words.score}</span>
      </span>
    </OptionButton>
  )
}

const TABS: readonly Tab[] = ['hand', 'dogma', 'ages', 'rivals', 'log']

const Below: FunctionComponent<{ readonly model: InnovationModel }> = ({ model }) => {
  const words = own.value
  const { tab } = boardStateOf(model)
  const previewed = hasPreview(model)
  const { value: picked } = model.picked
  // Shows the preview when a card is picked or activated.
  useEffect(() => {
    if (previewed) tab.value = 'dogma'
    else if (tab.value === 'dogma') tab.value = 'hand'
  }, [previewed, picked])
  const shown = tab.value
  const hand = playerAt(model, homeOf(model)).hand.length
  const claims = ageProgress(model.view.value, homeOf(model)).some(({ open }) => open)
  return (
    <>
      <div class="inn-below" data-tab={shown}>
        {shown === 'hand' && <Hand model={model} />}
        {shown === 'dogma' && <Preview model={model} />}
        {shown === 'ages' && <Stairway model={model} />}
        {shown === 'rivals' && <Rivals model={model} />}
        {shown === 'log' && <LogPanel model={model} game={logRules} />}
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
              {each === 'log' && <Unread model={model} />}
            </>
          )}
        />
      </div>
    </>
  )
}
