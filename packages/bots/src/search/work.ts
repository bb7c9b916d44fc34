import type { Judge } from '../learned/judge.ts'
import { oneStep } from './one-step.ts'
import type { OneStep } from './one-step.ts'
import type { Think } from './thinking.ts'
import { tree } from './tree.ts'
import type { Tree } from './tree.ts'
import { wholeTurn } from './whole-turn.ts'
import type { WholeTurn } from './whole-turn.ts'

/** How much work a bot does for a decision, and of which kind. */
export type Work =
  | ({ readonly kind: 'one-step' } & OneStep)
  | ({ readonly kind: 'tree' } & Tree)
  | ({ readonly kind: 'whole-turn' } & WholeTurn)

export function thinkWith(judge: Judge, work: Work): Think {
  switch (work.kind) {
    case 'one-step':
      return oneStep(judge, work)
    case 'tree':
      return tree(judge, work)
    case 'whole-turn':
      return wholeTurn(judge, work)
  }
}
