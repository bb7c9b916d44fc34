import { botsWith } from '../game-bots.ts'
import { evaluate } from './evaluation.ts'
import { levels } from './levels.ts'
import { subject } from './subject.ts'

/** Makes the bots of Innovation. */
export const makeBot = botsWith({ learned: { subject, levels }, evaluation: evaluate, forks: 100 })
