import type { State } from '@ziggurat/through-the-ages'

import type { Subject } from '../learned/judge.ts'
import { features } from './features.ts'
import { isFoolish, lossesAhead } from './prudence.ts'
import { roundsLeft } from './rounds.ts'

/** Rounds before the end in which the chance to win begins to count; until then, only the margin does. */
const LAST_ROUNDS = 4
/** So that culture still counts a little when it is certain who wins. */
const LEAST = 0.05

/** Until late in the game, more culture than the rivals is the surest way to win. */
const marginCounts = (state: State): number => Math.max(LEAST, Math.min(1, roundsLeft(state) / LAST_ROUNDS))

export const subject: Subject<State> = {
  features,
  unit: 60,
  marginCounts,
  active: ({ active }) => active,
  losses: lossesAhead,
  isFoolish,
}
