import { makeBot } from '../../seven-wonders/index.ts'
import { subject } from '../../seven-wonders/subject.ts'
import type { Advising } from '../knowledge.ts'
import { oneStepReach } from '../reach.ts'
import { telling } from './tell.ts'
import { why } from './why.ts'

const reach = oneStepReach({ forks: 60, followUps: 1, others: 'judged', strays: 25 })

/** Advice on 7 Wonders. */
export const advising = {
  subject,
  levels: makeBot.levels,
  why,
  reach,
  after: 'answer',
  telling,
  // By `npm run calibrate seven-wonders`, 230 comparisons with 2 to 7 players.
  judgeError: { margin: 2.5, chance: 0.14 },
} satisfies Advising
