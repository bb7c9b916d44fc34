import type { Figures, Foreseen } from '../foresight.ts'
import type { Game, GameState } from '../game.ts'
import { pick, quick, shuffle } from '../random.ts'
import type { Random } from '../random.ts'
import { recordOf } from '../record.ts'
import { Question } from '../rules.ts'
import type { Option, Seat } from '../rules.ts'
import { Table } from '../table.ts'
import { ConformanceError } from './conformance.ts'
import type { Run } from './conformance.ts'

/** How a game's previews are held against what then happens. */
export interface Foretelling<State extends GameState, View, Figure extends string> {
  /** The numbers that a screen shows of a seat; null if it has none. */
  figures(view: View, seat: Seat): Figures<Figure> | null
  /** What a screen foretells of an option; null if it says nothing. */
  foresee(view: View, question: Question, option: Option): Foreseen<Figure> | null
  /** Gives the answer on a fork of the table, and says how the seat's numbers are then, without what is left out; null if that cannot be told apart here. */
  happens(table: Table<State, View>, question: Question, option: Option, seat: Seat): Figures<Figure> | null
  /** The answer with which the game goes on; any if nothing is said. */
  readonly goOn?: (random: Random, question: Question) => Option
}

/** How often something was foretold, by the kind of question and by how the answers begin. */
export type Count = Record<string, number>

/** So many sets are looked at where there are more. */
const MOST_SETS = 40

/**
 * Plays one game at random, and at every question holds what is foretold of the options, or of so many of them, against
 * what then happens: the numbers before are those that are shown, the numbers after are those that come.
 */
export function foretold<State extends GameState, View, Figure extends string>(
  game: Game<State, View>,
  run: Run,
  telling: Foretelling<State, View, Figure>,
  most = Number.POSITIVE_INFINITY,
): Count {
  const random = quick(Number.parseInt(run.seed.slice(0, 8), 16))
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

/** As it comes to a screen, which has it from the wire. */
const sent = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

/** How the position after an option differs from its preview: null if it does not, undefined if there is no preview to compare. */
export function wrongIn<State extends GameState, View, Figure extends string>(
  table: Table<State, View>,
  view: View,
  question: Question,
  option: Option,
  telling: Foretelling<State, View, Figure>,
): string | null | undefined {
  const { seat: asker, kind, about } = question
  const asked = new Question(asker, kind, [], about === undefined ? undefined : sent(about))
  const foreseen = telling.foresee(view, asked, sent(option))
  if (foreseen === null) return undefined
  const { seat, of, changes } = foreseen
  const [before, after] = [telling.figures(view, seat), telling.happens(table, question, option, seat)]
  if (before === null) return `'${option.id}' (${kind}) is foretold of nobody`
  if (after === null) return undefined
  for (const figure of of) {
    const { from, to } = changes.find((each) => each.figure === figure) ?? {
      from: before[figure],
      to: before[figure],
    }
    if (from === before[figure] && to === after[figure]) continue
    return (
      `'${option.id}' (${kind}): ${figure} of seat ${seat} was foretold to go from ${from} to ${to}, ` +
      `but went from ${before[figure]} to ${after[figure]}`
    )
  }
  return null
}

/** Sums of several games. */
export function added(counts: readonly Count[]): Count {
  const sum: Count = {}
  for (const count of counts)
    for (const [key, times] of Object.entries(count)) sum[key] = (sum[key] ?? 0) + times
  return sum
}
