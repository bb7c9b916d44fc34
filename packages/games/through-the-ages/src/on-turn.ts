import type { Seat } from '@ziggurat/kernel'

import type { View } from './view.ts'

type Turns = Pick<View, 'active' | 'lastRound' | 'over' | 'players' | 'round' | 'start'>

/** When the game is over nobody is. */
export const isOnTurn = ({ active, over }: Turns, seat: Seat): boolean => !over && active === seat

/** Who has the turn after this one (TTA-FLOW-01, -02): nobody after the last turn of the last round. */
export function nextOnTurn({ active, lastRound, over, players, round, start }: Turns): Seat | null {
  if (over) return null
  const seats = players.length
  const turnOf = (seat: Seat): number => (seat - start + seats) % seats
  const others = players.filter(({ out, seat }) => !out && seat !== active).map(({ seat }) => seat)
  const inOrder = others.toSorted((one, other) => turnOf(one) - turnOf(other))
  const later = inOrder.find((seat) => turnOf(seat) > turnOf(active))
  if (later !== undefined) return later
  const isLast = lastRound > 0 && round >= lastRound
  return isLast ? null : (inOrder[0] ?? null)
}
