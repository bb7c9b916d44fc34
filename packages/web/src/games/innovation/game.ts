import type { GameUi } from '../../core/match-model.ts'
import { actor, aim, depth, opens } from './events.ts'

/** How events are told and weighed: what the log needs of a game's table. */
export const game = { actor, opens, aim, depth } satisfies Partial<GameUi>
