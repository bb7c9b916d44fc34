import { LEVELS } from '../names.ts'
import { barred } from './cells.ts'
import type { Cell } from './cells.ts'
import type { TableKind } from './pairing.ts'

/** What is measured of a game. */
interface Measured {
  /** Where the round robin is played if no table is chosen, and by whom, the strongest first. */
  readonly table: TableKind
  readonly players: readonly string[]
  /** What the levels are to reach. */
  readonly bars: readonly Cell[]
  /** At all other kinds of table, a few games show that each level is better than the one below it. */
  readonly checks: readonly Cell[]
}

const usual = (seats: number): TableKind => ({ seats, options: {} })

const others = ['novice-1', 'random']
const levels = LEVELS.toReversed()

/** Each level and the one below it. */
const steps = levels.slice(0, -1).map((level, at) => [level, levels[at + 1] ?? 'novice'] as const)

/** Each level beats the one below it: a share of the games of two players. */
const better = (table: TableKind): readonly Cell[] =>
  steps.map(([level, below]) => barred(table, level, below, 'victories', 0.65))

const CHECKED = 40

const check = (tables: readonly TableKind[]): readonly Cell[] =>
  tables.flatMap((table) =>
    steps.map(([level, below]): Cell => ({
      ...barred(table, level, below, 'times-chance', 1),
      least: CHECKED,
      most: CHECKED,
    })),
  )

const third = (seats: number): TableKind => ({ seats, options: { edition: 'third' } })
const of2006 = (seats: number): TableKind => ({ seats, options: { edition: '2006' } })
const of2006At = (level: string): readonly TableKind[] =>
  [2, 3, 4].map((seats) => ({ seats, options: { edition: '2006', level } }))

const MCTS = ['mcts-trees-1000', 'mcts-trees-200', 'mcts-1000', 'mcts-200']

const MEASURED: Readonly<Record<string, Measured>> = {
  'seven-wonders': {
    table: usual(3),
    players: [...levels, ...MCTS, ...others],
    bars: [
      barred(usual(3), 'master', 'novice-1', 'victories', 0.95),
      barred(usual(3), 'expert', 'novice-1', 'victories', 0.9),
      ...['mcts-1000', 'mcts-trees-1000'].flatMap((against) => [
        barred(usual(3), 'master', against, 'victories', 0.65),
        barred(usual(3), 'expert', against, 'victories', 0.55),
      ]),
      barred(usual(3), 'master', 'random', 'points', 66),
      barred(usual(3), 'expert', 'random', 'points', 62),
      ...better(usual(2)),
    ],
    checks: check([
      ...[3, 4, 5, 6, 7].map(usual),
      ...['A', 'B'].map((sides) => ({ seats: 3, options: { sides } })),
    ]),
  },
  innovation: {
    table: third(2),
    players: [...levels, ...others],
    bars: [
      ...[usual(2), third(2)].flatMap((table) => [
        barred(table, 'master', 'novice-1', 'victories', 0.95),
        barred(table, 'expert', 'novice-1', 'victories', 0.91),
      ]),
      ...better(third(2)),
    ],
    checks: check([...[3, 4].map(third), ...[2, 3, 4].map(usual)]),
  },
  'through-the-ages': {
    table: usual(2),
    players: [...levels, ...others],
    bars: [
      barred(usual(2), 'master', 'novice-1', 'victories', 0.99),
      barred(usual(2), 'expert', 'novice-1', 'victories', 0.97),
      ...[3, 4].flatMap((seats) => [
        barred(usual(seats), 'master', 'novice-1', 'times-chance', 2.5),
        barred(usual(seats), 'expert', 'novice-1', 'times-chance', 2.2),
      ]),
      barred(of2006(2), 'master', 'novice-1', 'victories', 0.95),
      barred(of2006(2), 'expert', 'novice-1', 'victories', 0.9),
      barred(usual(2), 'master', 'novice-1', 'points', 240),
      barred(usual(2), 'master', 'master', 'points', 180),
      ...better(usual(2)),
      ...better(of2006(2)),
    ],
    checks: check([
      ...[3, 4].map(usual),
      ...[3, 4].map(of2006),
      ...of2006At('advanced'),
      ...of2006At('simple'),
    ]),
  },
}

export function measured(game: string): Measured {
  const one = MEASURED[game]
  if (one === undefined) throw new Error(`nothing is measured of the game '${game}'`)
  return one
}
