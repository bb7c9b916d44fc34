import type { BotTurn, Option, Random, Seat, Table } from '@ziggurat/kernel'

import { NO_CLOCK } from '../clock.ts'
import type { Clock } from '../clock.ts'
import type { Judge } from '../learned/judge.ts'
import { farSighted } from './greedy.ts'
import { after, isQuiet, take } from './imagined.ts'
import type { Policy } from './imagined.ts'
import { settle, takesFirst } from './settling.ts'
import { candidates } from './thinking.ts'
import type { Think } from './thinking.ts'

/** How much work a decision is. */
export interface WholeTurn {
  /** The redealt tables. */
  readonly worlds: number
  /** The positions that are followed up after each answer. */
  readonly width: number
  /** The positions that are judged on one table, also those that others choose from. Each option is tried at least once. */
  readonly nodes: number
}

/** A position, the options that it can begin with, and what it is worth. */
interface Line {
  readonly table: Table
  readonly firsts: readonly number[]
  readonly worth: number
  /** How many of the seat's answers have led to it. */
  readonly answers: number
}

/** The most answers that a turn is thought through for. */
const LONGEST = 30
/** Quiet positions that are worth the same are the same position, reached in another order. */
const SAME = 1e-6
/** What an answer costs: of turns that lead to the same, the shortest is the best. */
const COST = 1e-5
/** An option that was not followed to the end of the turn is worth at least this much less than the worst that was. */
const LESS = 1e-4

/**
 * Thinks a seat's whole turn through: after each answer only the best positions are followed up, and a turn is judged when it is
 * over. Others who are asked meanwhile take what looks best to them.
 */
export const wholeTurn =
  (judge: Judge, work: WholeTurn): Think =>
  (turn, random, clock) => {
    const { seat } = turn
    const options = sensible(judge, turn, random)
    const search = new TurnSearch(judge, work, seat, options, random, clock)
    const sums = options.map(() => 0)
    let tries = 0
    do {
      const worths = search.worths(turn.redeal())
      // A table that was cut short counts only if there is no other.
      if (tries > 0 && clock.isUp()) break
      worths.forEach((worth, at) => {
        sums[at] = (sums[at] as number) + worth
      })
      tries++
    } while (tries < work.worlds && !clock.isUp())
    return options.map((option, at) => ({ option, worth: (sums[at] as number) / tries, tries }))
  }

/** The position at the end of the best turn that begins with an option; after this answer alone if no turn was followed so far. */
export const endOfTurn = (
  judge: Judge,
  work: WholeTurn,
  root: Table,
  seat: Seat,
  option: Option,
  random: Random,
): Table =>
  new TurnSearch(judge, work, seat, [option], random, NO_CLOCK).end(root) ?? after(root, seat, option.id)

/** The options, without those that nobody would take. */
function sensible({ subject }: Judge, { seat, question, view }: BotTurn, random: Random): readonly Option[] {
  const options = candidates(question, random)
  const kept = options.filter((option) => subject.isFoolish?.(view, seat, option) !== true)
  return kept.length === 0 ? options : kept
}

/** Counts the positions that it judges. */
class Counted {
  count = 0
  readonly judge: Judge

  constructor(judge: Judge) {
    this.judge = judge
  }

  worth(table: Table, seat: Seat): number {
    this.count++
    return this.judge.worth(table, seat)
  }
}

class TurnSearch {
  private readonly values: Counted
  private readonly work: WholeTurn
  private readonly seat: Seat
  private readonly options: readonly Option[]
  private readonly random: Random
  private readonly clock: Clock
  private readonly policy: Policy
  /** The positions where the turn is over. */
  private done: Line[] = []

  constructor(
    judge: Judge,
    work: WholeTurn,
    seat: Seat,
    options: readonly Option[],
    random: Random,
    clock: Clock,
  ) {
    this.values = new Counted(judge)
    this.work = work
    this.seat = seat
    this.options = options
    this.random = random
    this.clock = clock
    const best = farSighted(this.values, random)
    this.policy = (table, each) => (this.isOut ? takesFirst : best)(table, each)
  }

  /** Whether no more positions can be judged. */
  private get isOut(): boolean {
    return this.values.count >= this.work.nodes || this.clock.isUp()
  }

  /** For each option, the worth of the best turn that begins with it. */
  worths(root: Table): readonly number[] {
    const { seat, options, work } = this
    const isOwnTurn = this.activeAt(root) === seat
    this.values.count = 0
    this.done = []
    const begun = options.map(({ id }, at) => this.reached(after(root, seat, id), [at], 1, isOwnTurn))
    let open = isOwnTurn ? begun.filter((line) => this.isOpen(line)) : []
    this.done.push(...begun.filter((line) => !open.includes(line)))
    for (let depth = 0; open.length > 0 && depth < LONGEST; depth++) {
      const kept = widest(open, work.width)
      open = this.isOut ? [] : kept.flatMap((line) => this.followed(line))
      // What there is no time to follow is judged as it is.
      if (open.length === 0 && this.isOut) this.done.push(...kept)
    }
    const best = options.map(() => -Infinity)
    for (const line of this.done)
      for (const at of line.firsts) best[at] = Math.max(best[at] as number, costed(line))
    // Otherwise an option that is dropped on some tables could have the better mean.
    const least = Math.min(...best.filter((worth) => worth > -Infinity))
    return best.map((worth, at) =>
      worth > -Infinity ? worth : Math.min(least, begun[at]?.worth ?? 0) - LESS,
    )
  }

  /** The position at the end of the best turn. */
  end(root: Table): Table | undefined {
    this.worths(root)
    const [first, ...others] = this.done
    return others.reduce((best, line) => (best && costed(best) >= costed(line) ? best : line), first)?.table
  }

  /** What a line leads to that is still open; the rest is done. */
  private followed(from: Line): readonly Line[] {
    const { table, firsts, answers } = from
    const question = table.question(this.seat)
    if (this.isOut || question === undefined) {
      this.done.push(from)
      return []
    }
    const open: Line[] = []
    for (const { id } of candidates(question, this.random)) {
      if (this.isOut) break
      const line = this.reached(after(table, this.seat, id), firsts, answers + 1, true)
      ;(this.isOpen(line) ? open : this.done).push(line)
    }
    return open
  }

  private reached(table: Table, firsts: readonly number[], answers: number, isOwnTurn: boolean): Line {
    if (isOwnTurn) this.letOthersAnswer(table)
    else settle(table, this.policy)
    return { table, firsts, answers, worth: this.values.worth(table, this.seat) }
  }

  private activeAt({ state }: Table): Seat | undefined {
    return this.values.judge.subject.active?.(state)
  }

  private isOpen({ table }: Line): boolean {
    const [question] = table.questions
    return question?.seat === this.seat && this.activeAt(table) === this.seat
  }

  /** Lets those answer who are asked in the middle of the seat's turn. */
  private letOthersAnswer(table: Table): void {
    for (let i = 0; i < LONGEST; i++) {
      const [question] = table.questions
      if (question === undefined || question.seat === this.seat || this.activeAt(table) !== this.seat) return
      take(table, question.seat, this.policy(table, question.seat))
    }
  }
}

/** The worth of a line, less what its answers cost. */
const costed = ({ worth, answers }: Line): number => worth - answers * COST

/** The best lines. Those that have reached the same position in another order become one. */
function widest(lines: readonly Line[], width: number): readonly Line[] {
  const kept: Line[] = []
  for (const line of lines.toSorted((a, b) => b.worth - a.worth)) {
    const last = kept.at(-1)
    if (last !== undefined && isSame(line, last))
      kept[kept.length - 1] = { ...last, firsts: [...new Set([...last.firsts, ...line.firsts])] }
    else if (kept.length === width) break
    else kept.push(line)
  }
  return kept
}

const isSame = (one: Line, other: Line): boolean =>
  Math.abs(one.worth - other.worth) < SAME && isQuiet(one.table) && isQuiet(other.table)
