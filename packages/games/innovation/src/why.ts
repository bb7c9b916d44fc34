import type { Refusal, Seat } from '@ziggurat/kernel'

import { mayClaim, standingOf } from './achievements.ts'
import type { Reason } from './achievements.ts'
import { idOf } from './answers.ts'
import type { On } from './answers.ts'
import { playerAt, topsOf } from './state.ts'
import type { State } from './state.ts'

/** What a seat could not do on its turn now, and why. */
export function whyNot(state: State, seat: Seat): readonly Refusal<Reason>[] {
  const { hand, board } = playerAt(state, seat)
  const refused: Refusal<Reason>[] = []
  if (hand.cards.length === 0)
    refused.push(refusal('meld', {}, [{ kind: 'empty-hand', rule: 'INN-TURN-05' }]))
  if (topsOf(board).length === 0)
    refused.push(refusal('dogma', {}, [{ kind: 'no-top-card', rule: 'INN-TURN-05' }]))
  const standing = standingOf(state, seat)
  for (let age = 1; age <= 9; age++) {
    const reasons: Reason[] = []
    if (!mayClaim(state, standing, age, reasons)) refused.push(refusal('achieve', { age }, reasons))
  }
  return refused
}

const refusal = (does: string, on: On, reasons: readonly Reason[]): Refusal<Reason> => ({
  id: idOf({ does, ...on }),
  does,
  ...on,
  reasons,
})
