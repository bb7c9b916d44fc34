import type { View } from '@ziggurat/through-the-ages/facts'
import type { FunctionComponent } from 'preact'

import { useKeys } from '../../core/keys.ts'
import type { MatchModel } from '../../core/match-model.ts'
import { isHeld } from '../../core/screen.ts'
import { Base } from './base.tsx'
import { Rule } from './government.tsx'
import { RatingsBar } from './ratings-bar.tsx'
import { seatInView, shownSeat } from './shown.ts'
import { ArmyTerrace, City, isCrowded, Land } from './terraces.tsx'
import { words } from './words.ts'

import './civ.css'

/** A whole civilization in five terraces: mine, or the rival's that covers it. */
export const Civ: FunctionComponent<{ readonly model: MatchModel<View> }> = ({ model }) => {
  const seat = seatInView(model)
  const player = model.view.value.players[seat]
  const shown = shownSeat(model)
  useKeys({ Escape: shown.value === null ? undefined : () => (shown.value = null) })
  if (player === undefined) return null
  const mine = seat === model.seat.value
  const props = { model, player, mine }
  const crowded = isCrowded(model, player)
  return (
    <section
      class="tta-civ"
      data-seat={seat}
      data-mine={mine || undefined}
      aria-label={words.value.civilizationOf(model.name(seat))}
    >
      <RatingsBar {...props} />
      {/* The key resets the scroll position on a phone. */}
      <div
        key={seat}
        class="tta-civ__ziggurat"
        data-crowded={(!isHeld.value && crowded) || undefined}
        data-held={isHeld.value ? (crowded ? 'crowded' : 'roomy') : undefined}
        tabIndex={-1}
      >
        <Rule {...props} />
        <ArmyTerrace {...props} />
        <City {...props} />
        <Land {...props} />
        <Base {...props} />
      </div>
    </section>
  )
}
