import { botsWith } from '../game-bots.ts'
import { evaluate } from './evaluation.ts'

/** Makes the bots of Through the Ages. */
export const makeBot = botsWith({ evaluation: evaluate, forks: 100 })
