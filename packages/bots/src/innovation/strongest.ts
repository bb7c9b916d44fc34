import { achievementsOf, pointsOf } from '@ziggurat/innovation'
import type { State } from '@ziggurat/innovation'
import type { Seat } from '@ziggurat/kernel'

/** An achievement counts as much as these points. */
const ACHIEVEMENT = 15

/** The rival who is closest to winning, as far as everybody can see; of equals, the one whose turn is sooner. */
export function strongestRival(state: State, seat: Seat): Seat {
  const { players } = state
  let strongest = (seat + 1) % players.length
  let most = -1
  for (let i = 1; i < players.length; i++) {
    const other = (seat + i) % players.length
    const player = players[other]
    if (player === undefined) continue
    const standing = ACHIEVEMENT * achievementsOf(state, other) + pointsOf(player)
    if (standing <= most) continue
    most = standing
    strongest = other
  }
  return strongest
}
