import { botsWith } from '../game-bots.ts'
import { evaluate } from './evaluation.ts'

/** Makes the bots of Innovation. */
export const makeBot = botsWith({ evaluation: evaluate, forks: 100 })
