import type { Option, Question, Random, Seat, Table } from '@ziggurat/kernel'

import type { Judge } from '../learned/judge.ts'
import { greedy } from '../search/greedy.ts'
import { after, atRandom, letOthersAnswer } from '../search/imagined.ts'
import type { Policy } from '../search/imagined.ts'
import { bestAfter } from '../search/one-step.ts'
import type { OneStep } from '../search/one-step.ts'
import { endOfTurn } from '../search/whole-turn.ts'
import type { WholeTurn } from '../search/whole-turn.ts'

/**
 * The position that each option leads to on a redealt table, if the seat goes on well. `luck` begins the same random numbers
 * anew for each option, so that others do the same after all of them.
 */
export type Reach = (
  judge: Judge,
  world: Table,
  seat: Seat,
  options: readonly Option[],
  random: Random,
  luck: () => Random,
) => readonly Table[]

interface Work extends Omit<OneStep, 'worlds'> {
  /** Of a hundred answers that others give by the judge, how many are random instead: nobody can be sure what they do. */
  readonly strays: number
  /** Whether this question is a new decision, and not part of what the option does. */
  isNext?(question: Question): boolean
}

/** Thinks as a bot does that looks one step ahead, and through the questions to the same seat that an option leads to. */
export const oneStepReach =
  (work: Work): Reach =>
  (judge, world, seat, options, random, luck) => {
    const policyOf = (each: Random): Policy => {
      const [anything, best] = [atRandom(each), greedy(judge, each)]
      if (work.others === 'random') return anything
      return (table, other) => (each.int(100) < work.strays ? anything : best)(table, other)
    }
    letOthersAnswer(world, seat, policyOf(random))
    const share = work.forks / options.length - 1
    return options.map(({ id }) => {
      const own = luck()
      const isNext = (question: Question) => work.isNext?.(question) ?? false
      const step = { judge, seat, policy: policyOf(own), random: own, isNext }
      return bestAfter(step, after(world, seat, id), share, work.followUps).table
    })
  }

/** Thinks the seat's whole turn through after each option, so that what is compared is the end of the turn. */
export const wholeTurnReach =
  (work: Omit<WholeTurn, 'worlds'>): Reach =>
  (judge, world, seat, options, _random, luck) =>
    options.map((option) => endOfTurn(judge, { ...work, worlds: 1 }, world, seat, option, luck()))
