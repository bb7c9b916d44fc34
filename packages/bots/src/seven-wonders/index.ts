import { botsWith } from '../game-bots.ts'
import { evaluate } from './evaluation.ts'

/** Makes the bots of 7 Wonders. */
export const makeBot = botsWith({ evaluation: evaluate, forks: 400 })
