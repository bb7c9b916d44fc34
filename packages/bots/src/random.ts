import { pick } from '@ziggurat/kernel'
import type { Bot, Random } from '@ziggurat/kernel'

/** Takes any option, each equally likely. */
export const randomBot = (random: Random): Bot => ({
  name: 'random',
  choose: ({ question }) => pick(random, question.options).id,
})
