import type { Bot, Random } from '@ziggurat/kernel'

/** Takes any option, each equally likely; it never resigns. */
export const randomBot = (random: Random): Bot => ({
  name: 'random',
  choose: ({ question }) => question.any(random).id,
})
