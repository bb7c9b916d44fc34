import type { Bot, Random } from '@ziggurat/kernel'

import { NO_CLOCK } from '../clock.ts'
import type { Clock } from '../clock.ts'
import { best, onlyOne } from './thinking.ts'
import type { Think } from './thinking.ts'

/** A bot that takes the option that it judges best. */
export const thinkingBot = (name: string, think: Think, random: Random, clock: Clock = NO_CLOCK): Bot => ({
  name,
  choose(turn) {
    const { question } = turn
    const only = question.set === undefined ? onlyOne(question.options) : undefined
    if (only !== undefined) return only.id
    return best(think(turn, random, clock)).option.id
  },
})
