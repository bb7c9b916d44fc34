import type { Refusal, Seat } from '@ziggurat/kernel'

import { mayClaim, standingOf } from './achievements.ts'
import type { Reason } from './achievements.ts'
import { playerAt, topsOf } from './state.ts'
import type { State } from './state.ts'

/** What a seat could not do on its turn as things stand, and why. */
export function whyNot(state: State, seat: Seat): readonly Refusal<Reason>[] {
  const { hand, board } = playerAt(state, seat)
  const refused: Refusal<Reason>[] = []
  if (hand.cards.length === 0)
    refused.push({ id: 'meld', reasons: [{ kind: 'empty-hand', rule: 'INN-TURN-05' }] })
  if (topsOf(board).length === 0) {
    refused.push({ id: 'dogma', reasons: [{ kind: 'no-top-card', rule: 'INN-TURN-05' }] })
  }
  const standing = standingOf(state, seat)
  for (let age = 1; age <= 9; age++) {
    const reasons: Reason[] = []
    if (!mayClaim(state, standing, age, reasons)) refused.push({ id: `achieve ${age}`, reasons })
  }
  return refused
}
