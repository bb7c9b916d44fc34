import type { State } from '@ziggurat/innovation'
import type { Seat } from '@ziggurat/kernel'

import type { Features, Inputs } from '../learned/inputs.ts'
import { layout, MOST_PLAYERS } from './places.ts'
import type { Theme } from './places.ts'
import { playerPlaces, writePlayer } from './player.ts'
import { sightOf } from './standing.ts'
import { strongestRival } from './strongest.ts'
import { writeTable } from './table.ts'

const OWN = playerPlaces('own')
const STRONGEST = playerPlaces('rival')
const OTHERS = playerPlaces('rival')
/** How many turns until the strongest rival's. */
const STRONGEST_IN = layout.add('rivals', MOST_PLAYERS)

function write(state: State, seat: Seat, inputs: Inputs): void {
  const sight = sightOf(state, seat)
  const { length } = state.players
  const strongest = strongestRival(state, seat)
  writeTable(inputs, sight)
  inputs.add(STRONGEST_IN + ((strongest - seat + length) % length))
  const share = 1 / Math.max(1, length - 2)
  for (const standing of sight.standings) {
    if (standing.seat === seat) writePlayer(inputs, { standing, places: OWN, share: 1 }, sight)
    else if (standing.seat === strongest)
      writePlayer(inputs, { standing, places: STRONGEST, share: 1 }, sight)
    else writePlayer(inputs, { standing, places: OTHERS, share }, sight)
  }
}

export const features: Features<State, Theme> = { layout, write }
