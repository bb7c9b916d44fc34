import type { View } from '@ziggurat/through-the-ages/facts'
import type { FunctionComponent } from 'preact'

import type { MatchModel } from '../../core/match-model.ts'
import { isPhone, isUpright } from '../../core/screen.ts'
import { laidOut } from './acting.ts'
import { Civ } from './civ.tsx'
import { CurrentEvent } from './current-event.tsx'
import { Foot } from './foot.tsx'
import { Hand } from './hand.tsx'
import { Margin } from './margin.tsx'
import { Phone } from './phone.tsx'
import { EventDecks } from './progress.tsx'
import { Rivals } from './rivals.tsx'
import { Row } from './row.tsx'

import './board.css'

/**
 * The card row above, rivals at the left, my civilization, the margin at the right, the question at the foot. On a
 * tablet rivals and margin share a column.
 */
export const Board: FunctionComponent<{ readonly model: MatchModel<View> }> = ({ model }) => {
  if (model.view.value === undefined) return null
  if (isPhone.value) return <Phone model={model} />
  return (
    <div
      class="tta-board"
      data-calm={laidOut(model) !== null || undefined}
      data-seats={model.seats}
      data-still={!model.playable || undefined}
    >
      <h1 class="visually-hidden">{model.texts.value.title}</h1>
      <Row model={model} />
      <CurrentEvent model={model} />
      {isUpright.value && (
        <div class="tta-board__decks">
          <EventDecks model={model} />
        </div>
      )}
      <Civ model={model} />
      <Hand model={model} />
      <div class="tta-board__rail">
        <Rivals model={model} />
        <Margin model={model} />
      </div>
      <Foot model={model} />
    </div>
  )
}
