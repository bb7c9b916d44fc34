import { makeBot } from '../../innovation/index.ts'
import { subject } from '../../innovation/subject.ts'
import type { Advising } from '../knowledge.ts'
import { oneStepReach } from '../reach.ts'
import { telling } from './tell.ts'
import { why } from './why.ts'

/** An option is an action with all its effects; the action after it is another decision. */
const reach = oneStepReach({
  forks: 120,
  followUps: 3,
  others: 'judged',
  strays: 25,
  isNext: ({ about }) => about?.card === undefined,
})

/** Advice on Innovation. */
export const advising = {
  subject,
  levels: makeBot.levels,
  why,
  reach,
  after: 'answer',
  telling,
  judgeError: null,
} satisfies Advising
