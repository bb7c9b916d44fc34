import { makeBot } from '../../through-the-ages/index.ts'
import { subject } from '../../through-the-ages/subject.ts'
import type { Advising } from '../knowledge.ts'
import { wholeTurnReach } from '../reach.ts'
import { telling } from './tell.ts'
import { why } from './why.ts'

/** The ends of turns are compared: what is done first in a turn hardly matters. */
const reach = wholeTurnReach({ width: 2, nodes: 50 })

/** Advice on Through the Ages. */
export const advising = {
  subject,
  levels: makeBot.levels,
  why,
  reach,
  after: 'turn',
  telling,
  judgeError: null,
} satisfies Advising
