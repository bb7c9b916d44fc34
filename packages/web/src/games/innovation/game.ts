import type { GameTable } from '../../core/table.ts'
import { actor, aim, depth, opens } from './judging.ts'

/** How events are told and weighed: what the log needs of a game's table. */
export const game = { actor, opens, aim, depth } satisfies Partial<GameTable>
