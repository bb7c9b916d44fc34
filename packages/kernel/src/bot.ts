import { sentence } from './problems.ts'
import type { Random } from './random.ts'
import { RESIGN } from './rules.ts'
import type { Option, Question, Seat } from './rules.ts'
import type { Table } from './table.ts'

/** What a bot gets when its seat is asked: what the seat may know, and tables that might be the true one. */
export interface BotTurn {
  readonly seat: Seat
  readonly question: Question
  readonly view: unknown
  /** A table that this seat cannot tell from the true one. The bot may play on it. */
  redeal(): Table
}

/** A computer player. It never sees the state. */
export interface Bot {
  readonly name: string
  /** Returns the id of one of the question's options. */
  choose(turn: BotTurn): string
}

/** The only option besides resigning, if there is exactly one: the player need not be asked. */
export function onlyWayOn(question: Question): string | undefined {
  if (question.set !== undefined) return undefined
  const { options } = question
  const [way, last] = options
  return options.length === 2 && last?.id === RESIGN ? way?.id : undefined
}

/** The options but resigning, which comes last, if there are others. */
export const withoutResigning = <O extends Option>(options: readonly O[]): readonly O[] =>
  options.length > 1 && options.at(-1)?.id === RESIGN ? options.slice(0, -1) : options

/** The turn of a seat that has an open question. */
export const turnOf = (table: Table, question: Question, random: Random): BotTurn =>
  new TableTurn(table, question, random)

class TableTurn implements BotTurn {
  readonly seat: Seat
  question: Question
  readonly #table: Table
  readonly #random: Random

  constructor(table: Table, question: Question, random: Random) {
    this.seat = question.seat
    this.question = question
    this.#table = table
    this.#random = random
  }

  get view(): unknown {
    return this.#table.view(this.seat)
  }

  redeal(): Table {
    return this.#table.redeal(this.seat, this.#random)
  }
}

/** Plays the game to its end, with one bot per seat. A table that has the most answers is left as it is. */
export function playOut(table: Table, bots: readonly Bot[], random: Random, mostAnswers = Infinity): void {
  const turns: (TableTurn | undefined)[] = bots.map(() => undefined)
  while (table.count < mostAnswers) {
    const question = table.questions[0]
    if (question === undefined) return
    const { seat } = question
    const bot = bots[seat]
    if (bot === undefined) throw new Error(`nobody sits on seat ${seat}`)
    const turn = (turns[seat] ??= new TableTurn(table, question, random))
    turn.question = question
    const refused = table.answer(seat, bot.choose(turn))
    if (refused !== null) throw new Error(`${bot.name}: ${sentence(refused)}`)
  }
}
