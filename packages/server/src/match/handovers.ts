import type { Handover } from '@ziggurat/protocol'

import type { LiveMatch } from './live-match.ts'
import { holdersSince } from './match-data.ts'

/** The handovers of a game, with the number of answers and events before each. */
export const handoversIn = ({ holders, match, history }: LiveMatch): readonly Handover[] =>
  holdersSince(holders, match.started)
    .filter(({ seat }, at, all) => all.slice(0, at).some((before) => before.seat === seat))
    .map(({ seat, since, why }) => {
      const answers = history.answersBefore(since)
      const banned = why === 'banned' ? ({ banned: true } as const) : {}
      return { seat, since, answers, event: history.eventAfter(answers), ...banned }
    })
