import type { Bot, Random } from '@ziggurat/kernel'

import { NO_CLOCK } from '../clock.ts'
import type { Clock } from '../clock.ts'
import { best } from './thinking.ts'
import type { Think } from './thinking.ts'

/** A bot that takes the option that it judges best. */
export const thinkingBot = (name: string, think: Think, random: Random, clock: Clock = NO_CLOCK): Bot => ({
  name,
  choose(turn) {
    const { question } = turn
    if (question.set === undefined) {
      const [only, ...others] = question.options
      if (only !== undefined && others.length === 0) return only.id
    }
    return best(think(turn, random, clock)).option.id
  },
})
