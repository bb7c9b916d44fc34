import type { Option, Question, Random, Seat, Table } from '@ziggurat/kernel'

import type { Judge } from '../learned/judge.ts'
import { greedy } from './greedy.ts'
import { after, atRandom, letOthersAnswer, letOthersFinish } from './imagined.ts'
import type { Policy } from './imagined.ts'
import { candidates } from './thinking.ts'
import type { Think } from './thinking.ts'

/** How much work a decision is. */
export interface OneStep {
  /** The redealt tables. */
  readonly worlds: number
  /** The positions tried on each of them. The options get equal shares; each is tried at least once, and followed to its end. */
  readonly forks: number
  /** The most questions that one's own answer leads to, and that are thought through. */
  readonly followUps: number
  /** How the others answer on an imagined table: at random, or by the same judge. */
  readonly others: 'random' | 'judged'
}

/** A position that an option leads to, and what it is worth to the seat. */
export interface Reached {
  readonly table: Table
  readonly worth: number
}

/** Tries each option on some redealt tables, and judges the positions that it leads to. The others' answers are the same for all. */
export const oneStep =
  (judge: Judge, work: OneStep): Think =>
  (turn, random, clock) => {
    const { seat, question } = turn
    const options = candidates(question, random)
    const policy = work.others === 'random' ? atRandom(random) : greedy(judge, random)
    const step = { judge, seat, policy, random }
    const sums = options.map(() => 0)
    let tries = 0
    do {
      const table = turn.redeal()
      letOthersAnswer(table, seat, policy)
      const share = work.forks / options.length - 1
      options.forEach(({ id }, at) => {
        const { worth } = bestAfter(step, after(table, seat, id), share, work.followUps)
        sums[at] = (sums[at] as number) + worth
      })
      tries++
    } while (tries < work.worlds && !clock.isUp())
    return options.map((option, at) => ({ option, worth: (sums[at] as number) / tries, tries }))
  }

export interface Step {
  readonly judge: Judge
  readonly seat: Seat
  readonly policy: Policy
  readonly random: Random
  /** Whether this question is a new decision, and not part of what the answer does. */
  isNext?(question: Question): boolean
}

/** The best position that a seat reaches if it thinks through the next questions to it alone, with so many forks left. */
export function bestAfter(step: Step, table: Table, left: number, followUps: number): Reached {
  const { judge, seat, policy, random } = step
  letOthersFinish(table, seat, policy)
  const here = (): Reached => ({ table, worth: judge.worth(table, seat) })
  const question = table.question(seat)
  if (question === undefined || table.questions.length > 1 || followUps === 0) return here()
  if (step.isNext?.(question) === true) return here()
  const options = some(candidates(question, random), Math.max(1, Math.floor(left)), random)
  const share = left / options.length - 1
  return options
    .map(({ id }) => bestAfter(step, after(table, seat, id), share, followUps - 1))
    .reduce((best, each) => (each.worth > best.worth ? each : best))
}

/** A random choice of so many options; all of them if there are not more. */
function some(options: readonly Option[], most: number, random: Random): readonly Option[] {
  if (options.length <= most) return options
  const left = [...options]
  return Array.from({ length: most }, () => left.splice(random.int(left.length), 1)[0] as Option)
}
