import { ICONS, pointsOf } from '@ziggurat/innovation'
import type { Player, State } from '@ziggurat/innovation'
import { NOBODY, priceOf } from '@ziggurat/innovation/facts'
import type { Seat } from '@ziggurat/kernel'

import { CLAIMS } from './places.ts'

/** A player in numbers that many inputs are computed from. */
export interface Standing {
  readonly seat: Seat
  readonly player: Player
  readonly icons: readonly number[]
  readonly points: number
  readonly highest: number
}

/** A position and the seat that looks at it. */
export interface Sight {
  readonly state: State
  readonly seat: Seat
  readonly own: Standing
  readonly standings: readonly Standing[]
  /** The ages whose achievement nobody has. */
  readonly openAges: readonly number[]
}

export function sightOf(state: State, seat: Seat): Sight {
  const standings = state.players.map(standingOf)
  const openAges: number[] = []
  for (let age = 1; age <= CLAIMS; age++) if (state.ages[age - 1] === NOBODY) openAges.push(age)
  return { state, seat, own: standings[seat] as Standing, standings, openAges }
}

function standingOf(player: Player, seat: Seat): Standing {
  const icons = ICONS.map(() => 0)
  let highest = 0
  for (const pile of player.board) {
    highest = Math.max(highest, pile.value)
    for (let kind = 0; kind < icons.length; kind++)
      icons[kind] = (icons[kind] as number) + (pile.icons[kind] as number)
  }
  return { seat, player, icons, points: pointsOf(player), highest }
}

export const canClaim = ({ points, highest }: Standing, age: number): boolean =>
  highest >= age && points >= priceOf(age)
