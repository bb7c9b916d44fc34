import type { GameTable } from '../../core/table.ts'
import { actor, aim, depth, opens, reveals } from './judging.ts'

/** How events and answers are told and weighed: what the log needs of a game's table. */
export const game = { actor, opens, aim, reveals, depth } satisfies Partial<GameTable>
