import type { Language } from '@ziggurat/texts'

import type { Messages } from './messages/messages.ts'
import { BOARDS } from './wonders.ts'
import type { BoardId, Side } from './wonders.ts'
import { Wording } from './wording.ts'

/** One side of a board in words. */
export interface BoardText {
  readonly city: string
  readonly wonder: string
  readonly start: string
  readonly stages: readonly StageText[]
}

interface StageText {
  readonly cost: string
  readonly effect: string
}

export function boardText(language: Language, say: Messages, board: BoardId, side: Side): BoardText {
  const words = new Wording(language, say)
  return {
    city: say.cities[board],
    wonder: say.wonders[board],
    start: say.goods[BOARDS[board].start],
    stages: BOARDS[board][side].map((stage) => ({
      cost: words.goods(stage.cost),
      effect: words.capital(words.stage(stage)),
    })),
  }
}
