import type { Numbers, Foreseen } from '../foresight.ts'
import type { Game, GameState } from '../game.ts'
import { pick, fastRandom, shuffle } from '../random.ts'
import type { Random } from '../random.ts'
import { recordOf } from '../record.ts'
import { Question } from '../rules.ts'
import type { Option, Seat } from '../rules.ts'
import { Table } from '../table.ts'
import { ConformanceError } from './conformance.ts'
import type { Run } from './conformance.ts'

/** How a game's foresight is compared with what then happens. */
export interface ForesightChecks<State extends GameState, View, Figure extends string> {
  /** The numbers that a screen shows for a seat; null if it shows none. */
  figures(view: View, seat: Seat): Numbers<Figure> | null
  /** What a screen foresees for an option; null if nothing. */
  foresee(view: View, question: Question, option: Option): Foreseen<Figure> | null
  /**
   * Gives the answer on a fork of the table. Returns the seat's numbers afterwards, without what the foresight
   * leaves out; null if that cannot be separated.
   */
  happens(table: Table<State, View>, question: Question, option: Option, seat: Seat): Numbers<Figure> | null
  /** Chooses the answer that the game goes on with; by default any. */
  readonly goOn?: (random: Random, question: Question) => Option
}

/** The number of options with foresight, by kind of question and by the first word of the answer. */
export type Count = Record<string, number>

/** How many sets are checked, if there are more. */
const MOST_SETS = 40

/**
 * Plays one random game. At every question it compares the foresight for each option, or for a sample of them,
 * with what then happens: the numbers before must be those shown, and the numbers after must be those
 * foreseen.
 */
export function checkForesight<State extends GameState, View, Figure extends string>(
  game: Game<State, View>,
  run: Run,
  telling: ForesightChecks<State, View, Figure>,
  most = Number.POSITIVE_INFINITY,
): Count {
  const random = fastRandom(Number.parseInt(run.seed.slice(0, 8), 16))
  const table = Table.open(game, run)
  const count: Count = {}
  while (table.questions.length > 0) {
    for (const question of table.questions) {
      const view = sent(table.view(question.seat))
      for (const option of shuffle(random, [...question.some(MOST_SETS, random)]).slice(0, most)) {
        const problem = wrongIn(table, view, question, option, telling)
        if (problem === undefined) continue
        if (problem !== null) throw new ConformanceError(problem, recordOf(table))
        const key = `${question.kind}: ${option.does}`
        count[key] = (count[key] ?? 0) + 1
      }
    }
    const question = pick(random, table.questions)
    table.answer(question.seat, (telling.goOn?.(random, question) ?? question.any(random)).id)
  }
  return count
}

/** The value as a screen receives it from the server. */
const sent = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

/**
 * How the position after an option differs from its foresight; null if it does not, undefined if there is
 * none.
 */
export function wrongIn<State extends GameState, View, Figure extends string>(
  table: Table<State, View>,
  view: View,
  question: Question,
  option: Option,
  telling: ForesightChecks<State, View, Figure>,
): string | null | undefined {
  const { seat: asker, kind, about } = question
  const asked = new Question(asker, kind, [], about === undefined ? undefined : sent(about))
  const foreseen = telling.foresee(view, asked, sent(option))
  if (foreseen === null) return undefined
  const { seat, of, changes } = foreseen
  const [before, after] = [telling.figures(view, seat), telling.happens(table, question, option, seat)]
  if (before === null) return `'${option.id}' (${kind}) has a foresight for nobody`
  if (after === null) return undefined
  for (const figure of of) {
    const { from, to } = changes.find((each) => each.figure === figure) ?? {
      from: before[figure],
      to: before[figure],
    }
    if (from === before[figure] && to === after[figure]) continue
    return (
      `'${option.id}' (${kind}): ${figure} of seat ${seat} was foreseen to go from ${from} to ${to}, ` +
      `but went from ${before[figure]} to ${after[figure]}`
    )
  }
  return null
}

/** The counts of several games, added up. */
export function added(counts: readonly Count[]): Count {
  const sum: Count = {}
  for (const count of counts)
    for (const [key, times] of Object.entries(count)) sum[key] = (sum[key] ?? 0) + times
  return sum
}
