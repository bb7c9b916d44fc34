import type { Option, Random, Seat, Table } from '@ziggurat/kernel'

import type { Judge } from '../learned/judge.ts'
import { atRandom, isQuiet, take } from './imagined.ts'
import type { Policy } from './imagined.ts'
import { greedy } from './one-step.ts'
import { candidates } from './thinking.ts'
import type { Think } from './thinking.ts'

/** How much work a decision is. */
export interface Tree {
  /** How often the game is imagined from here on. */
  readonly tries: number
  /** The redealt tables: the tries are shared among them. */
  readonly worlds: number
  /** How much more a try counts that has been made less often. */
  readonly curiosity: number
  /** How the seats answer beyond the tree. */
  readonly beyond: 'random' | 'judged'
  /** The answers that the seat gives beyond the tree before a position is judged. */
  readonly depth: number
}

/** A decision of one seat, after its own earlier answers, whatever the others did. */
interface Node {
  readonly arms: Map<string, Arm>
}

/** One answer of it. */
interface Arm {
  readonly option: Option
  tries: number
  sum: number
  /** How often it could have been tried. */
  offered: number
  next: Node | null
}

const newNode = (): Node => ({ arms: new Map() })

/**
 * Imagines the game again and again. Each seat has a tree of its own decisions, so that seats which answer together do not see
 * each other's answers, and each follows what has served it best. One answer beyond the trees, the position is judged.
 */
export const tree =
  (judge: Judge, work: Tree): Think =>
  (turn, random, clock) => {
    const { seat, question } = turn
    const options = candidates(question, random)
    const worlds: Table[] = []
    const roots = new Map<Seat, Node>()
    const policy = work.beyond === 'judged' ? greedy(judge, random) : atRandom(random)
    const search = new Search(judge, work, seat, options, roots, policy, random)
    for (let i = 0; i < work.tries; i++) {
      if (i >= options.length && clock.isUp()) break
      if (worlds.length < work.worlds) worlds.push(turn.redeal())
      search.imagine((worlds[i % worlds.length] as Table).fork())
    }
    const arms = roots.get(seat)?.arms
    return options.map((option) => {
      const arm = arms?.get(option.id)
      const tries = arm?.tries ?? 0
      return { option, worth: tries === 0 ? 0 : (arm?.sum ?? 0) / tries, tries }
    })
  }

class Search {
  private readonly judge: Judge
  private readonly work: Tree
  private readonly seat: Seat
  private readonly options: readonly Option[]
  private readonly roots: Map<Seat, Node>
  private readonly policy: Policy
  private readonly random: Random

  constructor(
    judge: Judge,
    work: Tree,
    seat: Seat,
    options: readonly Option[],
    roots: Map<Seat, Node>,
    policy: Policy,
    random: Random,
  ) {
    this.judge = judge
    this.work = work
    this.seat = seat
    this.options = options
    this.roots = roots
    this.policy = policy
    this.random = random
  }

  imagine(table: Table): void {
    const nodes = new Map<Seat, Node | null>()
    const path: { readonly seat: Seat; readonly arm: Arm }[] = []
    let isBeyond = false
    let own = 0
    for (;;) {
      const [question] = table.questions
      if (question === undefined) break
      if (isBeyond && own >= this.work.depth && isQuiet(table)) break
      const { seat } = question
      const node = this.nodeOf(nodes, seat)
      const isFirst = path.length === 0 && seat === this.seat && nodes.get(seat) === undefined
      const options = isFirst ? this.options : candidates(question, this.random)
      const [only] = options
      if (only !== undefined && options.length === 1) {
        take(table, seat, only.id)
      } else if (node === null || (isBeyond && seat === this.seat)) {
        if (isBeyond && seat === this.seat) own++
        take(table, seat, this.policy(table, seat))
      } else {
        const arm = this.follow(node, options)
        path.push({ seat, arm })
        if (arm.tries === 0) {
          nodes.set(seat, null)
          if (seat === this.seat) isBeyond = true
        } else {
          nodes.set(seat, (arm.next ??= newNode()))
        }
        take(table, seat, arm.option.id)
      }
    }
    const worths = new Map<Seat, number>()
    for (const { seat, arm } of path) {
      let worth = worths.get(seat)
      if (worth === undefined) worths.set(seat, (worth = this.judge.worth(table, seat)))
      arm.tries++
      arm.sum += worth
    }
  }

  /** Where a seat is in its tree; null beyond it. */
  private nodeOf(nodes: Map<Seat, Node | null>, seat: Seat): Node | null {
    const node = nodes.get(seat)
    if (node !== undefined) return node
    let root = this.roots.get(seat)
    if (root === undefined) this.roots.set(seat, (root = newNode()))
    return root
  }

  /** An answer that was never tried; if there is none, the one with the best mean and the largest doubt. */
  private follow(node: Node, options: readonly Option[]): Arm {
    let [fresh, best]: [Arm | null, Arm | null] = [null, null]
    let news = 0
    let highest = -Infinity
    for (const option of options) {
      let arm = node.arms.get(option.id)
      if (arm === undefined) {
        arm = { option, tries: 0, sum: 0, offered: 0, next: null }
        node.arms.set(option.id, arm)
      }
      arm.offered++
      if (arm.tries === 0) {
        if (this.random.int(++news) === 0) fresh = arm
        continue
      }
      const hope = arm.sum / arm.tries + this.work.curiosity * Math.sqrt(Math.log(arm.offered) / arm.tries)
      if (hope <= highest) continue
      highest = hope
      best = arm
    }
    const arm = fresh ?? best
    if (arm === null) throw new Error('a question has no answer')
    return arm
  }
}
