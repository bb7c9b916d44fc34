import type { GameState, Option, Random, Seat, Table } from '@ziggurat/kernel'

import type { Judge } from '../learned/judge.ts'
import { after, take } from './imagined.ts'
import type { Policy } from './imagined.ts'
import { greedy } from './one-step.ts'
import { candidates } from './thinking.ts'
import type { Think } from './thinking.ts'

/** How much work a decision is. */
export interface WholeTurn {
  /** The redealt tables. */
  readonly worlds: number
  /** The positions that are followed up after each answer. */
  readonly width: number
  /** The most positions on one table. */
  readonly nodes: number
  /** Of the best turns, how many are judged only after the others have replied, and how many turns they take. */
  readonly verified: number
  readonly replies: number
}

/** A game in which one player after the other has a turn of many answers. */
interface InTurns extends GameState {
  readonly active: Seat
}

interface Line {
  readonly table: Table
  /** The option that it began with. */
  readonly first: number
  readonly worth: number
}

/** The most answers that a turn is thought through for. */
const LONGEST = 25
/** The most answers of all seats until the replies are judged. */
const LONGEST_REPLIES = 60

/**
 * Thinks a seat's whole turn through: after each answer only the best positions are followed up. A turn is judged when it is over;
 * the best ones again after the others have replied, each taking what looks best to them.
 */
export const wholeTurn =
  (judge: Judge, work: WholeTurn): Think =>
  (turn, random, clock) => {
    const { seat, question } = turn
    const options = candidates(question, random)
    const sums = options.map(() => 0)
    const policy = greedy(judge, random)
    let tries = 0
    do {
      bestTurns(judge, work, turn.redeal(), seat, options, policy, random).forEach((worth, at) => {
        sums[at] = (sums[at] as number) + worth
      })
      tries++
    } while (tries < work.worlds && !clock.isUp())
    return options.map((option, at) => ({ option, worth: (sums[at] as number) / tries, tries }))
  }

/** For each option, the worth of the best turn that begins with it. */
function bestTurns(
  judge: Judge,
  work: WholeTurn,
  root: Table,
  seat: Seat,
  options: readonly Option[],
  policy: Policy,
  random: Random,
): readonly number[] {
  const { width, nodes, verified, replies } = work
  const isOwnTurn = activeAt(root) === seat
  const done: Line[] = []
  let count = 0
  const add = (table: Table, first: number, open: Line[]): void => {
    count++
    if (isOwnTurn) letOthersAnswerInTurn(table, seat, policy)
    const line = { table, first, worth: judge.worth(table, seat) }
    ;(!isOwnTurn || isTurnOver(table, seat) ? done : open).push(line)
  }
  let open: Line[] = []
  options.forEach(({ id }, first) => add(after(root, seat, id), first, open))
  const begun = open
  for (let depth = 0; depth < LONGEST; depth++) {
    if (open.length === 0 || count >= nodes) break
    const next: Line[] = []
    for (const { table, first } of widest(open, width)) {
      const question = table.question(seat)
      if (question === undefined) continue
      for (const { id } of candidates(question, random)) {
        if (count >= nodes) break
        add(after(table, seat, id), first, next)
      }
    }
    open = next
  }
  const best = options.map(() => -Infinity)
  const note = ({ first }: Line, worth: number): void => {
    best[first] = Math.max(best[first] as number, worth)
  }
  if (replies > 0) {
    for (const line of done.toSorted((a, b) => b.worth - a.worth).slice(0, verified))
      note(line, afterReplies(judge, line.table, seat, replies, policy))
  } else {
    for (const line of done) note(line, line.worth)
  }
  // What was not followed to the end of the turn is worse than what was.
  const least = Math.min(...best.filter((each) => each > -Infinity), ...begun.map(({ worth }) => worth), 1)
  return best.map((each, first) =>
    each > -Infinity ? each : least - 1 + (begun.find((line) => line.first === first)?.worth ?? 0),
  )
}

/** The best lines; of those that are judged alike, one. */
function widest(lines: readonly Line[], width: number): readonly Line[] {
  const kept: Line[] = []
  let last = NaN
  for (const line of lines.toSorted((a, b) => b.worth - a.worth)) {
    if (kept.length === width) break
    if (Math.abs(line.worth - last) < 1e-7) continue
    last = line.worth
    kept.push(line)
  }
  return kept
}

const activeAt = (table: Table): Seat => (table.state as InTurns).active

function isTurnOver(table: Table, seat: Seat): boolean {
  const [question, ...others] = table.questions
  return question === undefined || others.length > 0 || question.seat !== seat || activeAt(table) !== seat
}

/** The most answers of others within one's own turn. */
const MOST_ANSWERS = 40

function letOthersAnswerInTurn(table: Table, seat: Seat, policy: Policy): void {
  for (let i = 0; i < MOST_ANSWERS; i++) {
    const [question, ...others] = table.questions
    if (question === undefined || others.length > 0) return
    if (question.seat === seat || activeAt(table) !== seat) return
    take(table, question.seat, policy(table, question.seat))
  }
}

/** A position's worth after so many turns have ended, in which everybody takes what looks best. */
function afterReplies(judge: Judge, from: Table, seat: Seat, replies: number, policy: Policy): number {
  const table = from.fork()
  let active = activeAt(table)
  for (let answers = 0, turns = 0; answers < LONGEST_REPLIES; answers++) {
    const [question] = table.questions
    if (question === undefined) break
    if (activeAt(table) !== active) {
      active = activeAt(table)
      if (++turns >= replies) break
    }
    take(table, question.seat, policy(table, question.seat))
  }
  return judge.worth(table, seat)
}
