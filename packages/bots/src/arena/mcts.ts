import { sentence, withoutResigning } from '@ziggurat/kernel'
import type { Bot, BotTurn, Question, Random, Seat, Table } from '@ziggurat/kernel'

import { result } from '../learned/judge.ts'

/** How much work a decision is, and what is wanted of a game. */
export interface Mcts {
  /** How often the game is imagined to its end, each time with cards dealt anew. */
  readonly iterations: number
  /** How much more an answer counts that has been tried less often. */
  readonly curiosity: number
  /** Whether the others learn from the iterations as well, each for themselves, or answer at random. */
  readonly others: 'trees' | 'random'
  /** What counts of a game's end: the seat's points, or the victory and a little the margin. */
  readonly wants: 'points' | 'victory'
}

/** One decision of a seat, after its own earlier answers, whatever the others did. */
type Node = Map<string, Arm>

/** One answer of it. */
interface Arm {
  tries: number
  sum: number
  /** How often it could have been tried. */
  offered: number
  readonly next: Node
}

interface Step {
  readonly seat: Seat
  readonly arm: Arm
}

interface Search {
  readonly work: Mcts
  readonly random: Random
  readonly roots: Map<Seat, Node>
  /** The worst and the best end so far: what an answer is worth is seen between them. */
  low: number
  high: number
}

/**
 * Monte Carlo tree search with random playouts, as TAG and others play games of hidden cards: open loop, dealt anew for every
 * iteration. Strong bots are measured against it, so it shares nothing with their searches: it stays as it is when they change.
 */
export const mctsBot = (name: string, work: Mcts, random: Random): Bot => ({
  name,
  choose(turn) {
    const [only, ...others] = idsOf(turn.question)
    if (only !== undefined && others.length === 0) return only
    const search: Search = { work, random, roots: new Map(), low: Infinity, high: -Infinity }
    for (let i = 0; i < work.iterations; i++) iterate(turn, search)
    return mostTried(search.roots.get(turn.seat) ?? new Map())
  },
})

/** All legal answers but resigning. */
const idsOf = ({ options }: Question): readonly string[] => withoutResigning(options).map(({ id }) => id)

function mostTried(root: Node): string {
  let best = ''
  let most = { tries: 0, sum: 0 }
  for (const [id, { tries, sum }] of root) {
    if (tries < most.tries || (tries === most.tries && sum <= most.sum)) continue
    best = id
    most = { tries, sum }
  }
  return best
}

/** The most answers of one playout: of some games, not every random one comes to an end. */
const LONGEST = 2000

function iterate(turn: BotTurn, search: Search): void {
  const { work, random, roots } = search
  const table = turn.redeal()
  /** Where each seat is in its tree; null beyond it. */
  const nodes = new Map<Seat, Node | null>()
  const path: Step[] = []
  for (let answers = 0; answers < LONGEST; answers++) {
    const question = answers === 0 ? table.question(turn.seat) : table.questions[0]
    if (question === undefined) break
    const { seat } = question
    const node = nodeOf(nodes, roots, seat)
    const searches = node !== null && (seat === turn.seat || work.others === 'trees')
    const ids = searches ? idsOf(question) : []
    if (node === null || ids.length < 2) {
      take(table, seat, question.any(random).id)
      continue
    }
    const [id, arm] = follow(search, node, ids)
    path.push({ seat, arm })
    nodes.set(seat, arm.tries === 0 ? null : arm.next)
    take(table, seat, id)
  }
  for (const { seat, arm } of path) {
    const worth = worthOf(table, seat, work)
    arm.tries++
    arm.sum += worth
    search.low = Math.min(search.low, worth)
    search.high = Math.max(search.high, worth)
  }
}

function nodeOf(nodes: ReadonlyMap<Seat, Node | null>, roots: Map<Seat, Node>, seat: Seat): Node | null {
  const node = nodes.get(seat)
  if (node !== undefined) return node
  let root = roots.get(seat)
  if (root === undefined) roots.set(seat, (root = new Map()))
  return root
}

/** An answer that was never tried; if there is none, the one with the highest upper bound. */
function follow(
  { work, random, low, high }: Search,
  node: Node,
  ids: readonly string[],
): readonly [string, Arm] {
  let [fresh, best]: [string | null, string] = [null, '']
  let [news, highest] = [0, -Infinity]
  for (const id of ids) {
    const arm = armOf(node, id)
    arm.offered++
    if (arm.tries === 0) {
      if (random.int(++news) === 0) fresh = id
      continue
    }
    const mean = high > low ? (arm.sum / arm.tries - low) / (high - low) : 0
    const bound = mean + work.curiosity * Math.sqrt(Math.log(arm.offered) / arm.tries)
    if (bound <= highest) continue
    highest = bound
    best = id
  }
  const id = fresh ?? best
  return [id, armOf(node, id)]
}

function armOf(node: Node, id: string): Arm {
  let arm = node.get(id)
  if (arm === undefined) node.set(id, (arm = { tries: 0, sum: 0, offered: 0, next: new Map() }))
  return arm
}

/** How much the margin counts beside the victory, and which margin is large, in points. */
const [MARGIN, UNIT] = [0.3, 6]

function worthOf({ outcome, setting }: Table, seat: Seat, { wants }: Mcts): number {
  if (wants === 'points') return outcome?.scores[seat] ?? 0
  if (outcome === null) return 1 / setting.seats
  const { chance, margin } = result(outcome, seat)
  return (1 - MARGIN) * chance + MARGIN / (1 + Math.exp(-margin / UNIT))
}

function take(table: Table, seat: Seat, id: string): void {
  const refused = table.answer(seat, id)
  if (refused !== null) throw new Error(`on an imagined table: ${sentence(refused)}`)
}
