import type { Refusal, Seat } from '@ziggurat/kernel'

import { listActions } from '../actions/actions.ts'
import { playing } from '../editions/editions.ts'
import { citing } from '../listing.ts'
import type { Reason } from '../listing.ts'
import { asItStands } from '../play.ts'
import { listPolitics } from '../politics/politics.ts'
import { civilizationAt } from '../state.ts'
import type { State } from '../state.ts'

/** What a seat could not do on its turn now, and why. */
export function whyNot(state: State, seat: Seat): readonly Refusal<Reason>[] {
  const play = asItStands(playing(state))
  const civ = civilizationAt(state, seat)
  if (civ.out || state.over) return []
  const refused = [...listPolitics(play, civ, true).refusals, ...listActions(play, civ, true).refusals]
  const seen = new Set<string>()
  return citing(
    play,
    refused.filter(({ id }) => !seen.has(id) && seen.add(id)),
  )
}
