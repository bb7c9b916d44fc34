import type { State } from '@ziggurat/innovation'

import type { Subject } from '../learned/judge.ts'
import { features } from './features.ts'

/** Only victory counts: points are a means to it, and a player may win with fewer. */
export const subject: Subject<State> = { features, unit: 20, marginCounts: () => 0 }
