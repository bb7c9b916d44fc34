import type { Option, Random, Seat, Table } from '@ziggurat/kernel'

import type { Judge } from '../learned/judge.ts'
import { isQuiet, take } from './imagined.ts'
import { candidates, onlyOne } from './thinking.ts'
import type { Think } from './thinking.ts'

/** How much work a decision is. */
export interface Tree {
  /** How often the game is imagined from here on. */
  readonly tries: number
  /** The redealt tables: the tries are shared among them. */
  readonly worlds: number
  /** How much more a try counts that has been made less often. */
  readonly curiosity: number
  /**
   * What a decision is remembered by: `own` earlier answers, where seats answer together and do not see each other's answers,
   * or those of `all` seats, where one answers after the other.
   */
  readonly after: 'own' | 'all'
}

/** A decision after the answers that led to it. */
interface Node {
  readonly arms: Map<string, Arm>
}

/** One answer of it. */
interface Arm {
  readonly option: Option
  /** How good the same answer was elsewhere. */
  readonly elsewhere: Experience
  tries: number
  sum: number
  /** How often it could have been tried. */
  offered: number
  next: Node | null
}

/** How much better or worse than the other answers an answer was, wherever its seat gave it. */
interface Experience {
  tries: number
  gain: number
}

/** An answer that was followed, and what the answers were worth before, as far as they were tried. */
interface Step {
  readonly seat: Seat
  readonly arm: Arm
  readonly usual: number | null
}

const newNode = (): Node => ({ arms: new Map() })

/** A guess counts as much as so many tries. */
const GUESS = 1
/** To the tries of an answer elsewhere, so many are added that gained nothing: a few tries prove little. */
const EMPTY_TRIES = 4

/**
 * Imagines the game again and again. Each seat prefers the answers that have served it best here, and tries new ones in the order of
 * what they gained elsewhere. An effect is played to its end. The position after the first new answer is judged.
 */
export const tree =
  (judge: Judge, work: Tree): Think =>
  (turn, random, clock) => {
    const { seat } = turn
    const options = candidates(turn.question, random)
    const worlds: Table[] = []
    const search = new TreeSearch(judge, work, seat, options, random)
    for (let i = 0; i < work.tries; i++) {
      if (i >= options.length && clock.isUp()) break
      if (worlds.length < work.worlds) worlds.push(turn.redeal())
      search.imagine((worlds[i % worlds.length] as Table).fork())
    }
    return options.map((option) => {
      const arm = search.rootOf(seat).arms.get(keyOf(seat, option))
      const tries = arm?.tries ?? 0
      return { option, worth: tries === 0 ? 0 : (arm?.sum ?? 0) / tries, tries }
    })
  }

const keyOf = (seat: Seat, { id }: Option): string => `${seat} ${id}`

class TreeSearch {
  private readonly judge: Judge
  private readonly work: Tree
  private readonly seat: Seat
  private readonly options: readonly Option[]
  private readonly random: Random
  /** One for each seat, or one for all. */
  private readonly roots: Node[] = []
  private readonly experience = new Map<string, Experience>()

  constructor(judge: Judge, work: Tree, seat: Seat, options: readonly Option[], random: Random) {
    this.judge = judge
    this.work = work
    this.seat = seat
    this.options = options
    this.random = random
  }

  rootOf(seat: Seat): Node {
    return (this.roots[this.treeOf(seat)] ??= newNode())
  }

  imagine(table: Table): void {
    const path: Step[] = []
    const nodes: Node[] = []
    let [isRoot, isBeyond] = [true, false]
    for (;;) {
      const question = isRoot ? table.question(this.seat) : table.questions[0]
      if (question === undefined || (isBeyond && isQuiet(table))) break
      const { seat } = question
      const options = isRoot ? this.options : candidates(question, this.random)
      const only = onlyOne(options)
      if (only !== undefined) {
        take(table, seat, only.id)
        isRoot = false
        continue
      }
      const at = this.treeOf(seat)
      const step = this.follow(nodes[at] ?? this.rootOf(seat), seat, options, isRoot)
      const { arm } = step
      path.push(step)
      if (arm.tries === 0 && (this.work.after === 'all' || seat === this.seat)) isBeyond = true
      take(table, seat, arm.option.id)
      nodes[at] = arm.next ??= newNode()
      isRoot = false
    }
    const worths = this.worths(table)
    for (const { seat, arm, usual } of path) {
      const worth = worths[seat] as number
      arm.tries++
      arm.sum += worth
      if (usual === null) continue
      arm.elsewhere.tries++
      arm.elsewhere.gain += worth - usual
    }
  }

  private treeOf(seat: Seat): number {
    return this.work.after === 'own' ? seat : 0
  }

  /** What a position is worth to each seat. Together they have one victory. */
  private worths(table: Table): readonly number[] {
    const worths: number[] = []
    let sum = 0
    for (let seat = 0; seat < table.setting.seats; seat++) {
      const worth = this.judge.worth(table, seat)
      worths.push(worth)
      sum += worth
    }
    return sum === 0 ? worths : worths.map((each) => each / sum)
  }

  /** The answer with the highest sum of its mean and of what makes it worth another try. At the root, each is tried once first. */
  private follow(node: Node, seat: Seat, options: readonly Option[], isRoot: boolean): Step {
    const arms = options.map((option) => this.armOf(node, seat, option))
    let [tries, sum] = [0, 0]
    for (const arm of arms) {
      tries += arm.tries
      sum += arm.sum
    }
    const usual = tries === 0 ? null : sum / tries
    let best: Arm | null = null
    let highest = -Infinity
    for (const arm of arms) {
      arm.offered++
      const { elsewhere } = arm
      const guess = (usual ?? 0) + elsewhere.gain / (elsewhere.tries + EMPTY_TRIES)
      const weight = arm.tries + GUESS
      const curiosity = this.work.curiosity * Math.sqrt(Math.log(arm.offered + 1) / weight)
      const isUrgent = isRoot && arm.tries === 0
      // Of equals, any.
      const hope = isUrgent
        ? Infinity
        : (arm.sum + GUESS * guess) / weight + curiosity + this.random.int(1000) * 1e-9
      if (best !== null && hope <= highest) continue
      highest = hope
      best = arm
    }
    if (best === null) throw new Error('a question has no answer')
    return { seat, arm: best, usual }
  }

  private armOf({ arms }: Node, seat: Seat, option: Option): Arm {
    // After the same answers, but with other hidden cards, it may be another seat's turn.
    const key = keyOf(seat, option)
    let arm = arms.get(key)
    if (arm === undefined) {
      arm = { option, elsewhere: this.experienceWith(key), tries: 0, sum: 0, offered: 0, next: null }
      arms.set(key, arm)
    }
    return arm
  }

  private experienceWith(key: string): Experience {
    let one = this.experience.get(key)
    if (one === undefined) this.experience.set(key, (one = { tries: 0, gain: 0 }))
    return one
  }
}
