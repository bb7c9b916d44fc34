import type { State } from '@ziggurat/seven-wonders'

import type { Subject } from '../learned/judge.ts'
import { features } from './features.ts'

const TURNS = 18
const TURNS_PER_AGE = 6

/** Points ahead count less and less, and in the last age hardly at all. */
function marginCounts({ age, turn }: State): number {
  const left = TURNS - ((age || 1) - 1) * TURNS_PER_AGE - turn + 1
  return 0.5 * Math.min(1, left / TURNS_PER_AGE)
}

export const subject: Subject<State> = { features, unit: 20, marginCounts }
