import type { Bot, Random } from '@ziggurat/kernel'

import { NO_CLOCK } from '../clock.ts'
import type { Clock } from '../clock.ts'
import { best, forced } from './thinking.ts'
import type { Think } from './thinking.ts'

/** A bot that takes the option that it judges best. */
export const thinkingBot = (name: string, think: Think, random: Random, clock: Clock = NO_CLOCK): Bot => ({
  name,
  choose(turn) {
    return (forced(turn.question) ?? best(think(turn, random, clock)).option).id
  },
})
