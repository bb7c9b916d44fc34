import { eventFor } from '../events.ts'
import type { GameEvent } from '../events.ts'
import type { Game, GameState } from '../game.ts'
import { pick, fastRandom } from '../random.ts'
import { printRecord, recordOf } from '../record.ts'
import type { Question, Seat } from '../rules.ts'
import { Table } from '../table.ts'
import type { Setting } from '../table.ts'

/** The texts of a game that a transcript needs. */
interface Words<View> {
  event(event: GameEvent, name: (seat: Seat) => string): string
  table(view: View, name: (seat: Seat) => string): readonly string[]
  scores(view: View, name: (seat: Seat) => string): readonly string[]
}

/**
 * A whole random game as readable text: the table now and then, every question with its options, the answers,
 * the events. The same setting gives the same text.
 */
export function transcript<State extends GameState, View>(
  game: Game<State, View>,
  texts: Words<View>,
  setting: Setting,
): string {
  const random = fastRandom(Number.parseInt(setting.seed.slice(0, 8), 16))
  const name = (seat: number) => `Seat ${seat}`
  const lines: string[] = []
  const table = Table.open(game, setting, (emitted) => {
    const line = texts.event(eventFor(emitted, null), name)
    if (line !== '') lines.push(`  ${line}`)
  })
  let shown = Number.NEGATIVE_INFINITY
  while (table.questions.length > 0) {
    if (
      table.questions.every(({ seat }) => table.given(seat) === null) &&
      table.count - shown > TABLE_EVERY
    ) {
      lines.push('', ...texts.table(table.view(null), name), '')
      shown = table.count
    }
    const question = pick(random, table.questions)
    const { id } = question.any(random)
    lines.push(`${question.seat} ${question.kind}? ${offered(question)}`)
    lines.push(`${question.seat}: ${id}`)
    table.answer(question.seat, id)
  }
  lines.push('', ...texts.scores(table.view(null), name), '', printRecord(recordOf(table)))
  return lines.join('\n')
}

/** The options, or the pieces of a set: 'discard spy, discard raid 2: 1 to 3'. */
function offered(question: Question): string {
  const { set } = question
  if (set === undefined) return question.options.map(({ id }) => id).join(' | ')
  const pieces = set.pieces.map(({ id, count }) => (count > 1 ? `${id} ${count}` : id))
  const { least, most } = set
  return `${pieces.join(', ')}: ${least === most ? most : `${least} to ${most}`}`
}

const TABLE_EVERY = 20
