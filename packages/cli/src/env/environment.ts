import { answersGiven, botAnswer, BOTS, isBotName, makeBot } from '@ziggurat/bots'
import { featuresOf, layoutOf } from '@ziggurat/bots/arena'
import {
  fastRandom,
  isProblem,
  isSeed,
  newSeed,
  piecesOf,
  printRecord,
  randomFor,
  readOptions,
  recordOf,
  seedFrom,
  sentence,
  Table,
  withoutResigning,
} from '@ziggurat/kernel'
import type { Game, Option, Question, Seat } from '@ziggurat/kernel'

import { winShares } from '../statistics.ts'
import { numberOf, pairsOf, requestIn, textOf, wordsOf, BadRequest } from './requests.ts'
import type { Request } from './requests.ts'

/** What can be sent with a position. */
const SHOWN = ['view', 'features', 'parts'] as const

/** More tables than a search needs: a program that never releases any finds out. */
const MOST_TABLES = 100_000

/** Of a question with more sets, a sample of this size is listed. Every legal set can be answered. */
const LISTED = 256

type Response = Readonly<Record<string, unknown>>

/** Plays games for a program: a line with a request leads to a line with a response. */
export class Environment {
  private readonly game: Game
  private readonly tables = new Map<number, Table>()
  /** Redealt tables and their forks: they begin in the middle of a game. */
  private readonly imagined = new WeakSet<Table>()
  private opened = 0
  private redealt = 0

  constructor(game: Game) {
    this.game = game
  }

  /** The response to a line, as a line. */
  respond(line: string): string {
    let id: unknown
    try {
      const request = requestIn(line)
      ;({ id } = request)
      const response = this.answer(request)
      return JSON.stringify(id === undefined ? response : { id, ...response })
    } catch (error) {
      if (!(error instanceof BadRequest)) throw error
      return refusal(error, id)
    }
  }

  private answer(request: Request): Response {
    switch (request['do']) {
      case 'about':
        return this.about()
      case 'reset':
        return this.reset(request)
      case 'position':
        return this.position(request)
      case 'view':
        return { view: this.tableOf(request).view(request['seat'] === null ? null : this.seatOf(request)) }
      case 'options':
        return this.question(request)
      case 'answer':
        return this.take(request)
      case 'features':
        return featuresAt(this.tableOf(request), this.seatOf(request))
      case 'fork':
        return this.fork(request)
      case 'redeal':
        return this.redeal(request)
      case 'bot':
        return this.bot(request)
      case 'record':
        return this.record(request)
      case 'release':
        this.tableOf(request)
        this.tables.delete(request['table'] as number)
        return {}
      default: {
        const known =
          'about, reset, position, view, options, answer, features, fork, redeal, bot, record, release'
        const asked = JSON.stringify(request['do']) ?? 'nothing'
        throw new BadRequest('unknown-request', `'do' is one of these: ${known}; not ${asked.slice(0, 60)}`)
      }
    }
  }

  private about(): Response {
    const { id, version, seats, options } = this.game
    return { game: id, rules: version, seats, options, features: layoutOf(id), bots: BOTS }
  }

  /** Begins a new game, at a new table or instead of the one at a table. */
  private reset(request: Request): Response {
    const { game } = this
    const { min, max } = game.seats
    const seats = request['seats'] === undefined ? min : numberOf(request, 'seats', min, max)
    const words = request['seed'] === undefined ? newSeed() : textOf(request, 'seed')
    const options = readOptions(game, pairsOf(request, 'options'))
    if (isProblem(options)) throw new BadRequest(options.code, sentence(options))
    const old = request['table'] === undefined ? null : this.tableOf(request)
    const seed = isSeed(words) ? words : seedFrom(words)
    const shown = wordsOf(request, 'show', SHOWN)
    const table = Table.open(game, { seats, options, seed })
    const handle = old === null ? this.store(table) : (request['table'] as number)
    this.tables.set(handle, table)
    return { table: handle, ...positionOf(table, shown) }
  }

  private position(request: Request): Response {
    return positionOf(this.tableOf(request), wordsOf(request, 'show', SHOWN))
  }

  private question(request: Request): Response {
    const table = this.tableOf(request)
    const question = askedOf(table, this.seatOf(request))
    const { kind, about, set } = question
    return { kind, about, set: set && piecesOf(set), options: listed(question, table.count) }
  }

  private take(request: Request): Response {
    const table = this.tableOf(request)
    const shown = wordsOf(request, 'show', SHOWN)
    const refused = table.answer(this.seatOf(request), textOf(request, 'answer'))
    if (refused !== null) throw new BadRequest(refused.code, sentence(refused), { options: refused.options })
    return positionOf(table, shown)
  }

  private fork(request: Request): Response {
    const table = this.tableOf(request)
    const fork = table.fork()
    if (this.imagined.has(table)) this.imagined.add(fork)
    return { table: this.store(fork) }
  }

  private redeal(request: Request): Response {
    const table = this.tableOf(request)
    const words = request['seed'] === undefined ? `redeal ${++this.redealt}` : textOf(request, 'seed')
    const seat = this.seatOf(request)
    const redealt = table.redeal(seat, randomFor(words, table.setting.seed))
    this.imagined.add(redealt)
    return { table: this.store(redealt) }
  }

  private record(request: Request): Response {
    const table = this.tableOf(request)
    if (!this.imagined.has(table)) return { record: printRecord(recordOf(table)) }
    throw new BadRequest('no-record', 'a redealt table begins in the middle of a game: it has no record')
  }

  /** What one of our bots would answer; nothing is answered. */
  private bot(request: Request): Response {
    const [table, seat, name] = [this.tableOf(request), this.seatOf(request), textOf(request, 'bot')]
    if (!isBotName(name))
      throw new BadRequest('unknown-bot', `there is no bot '${name}' (bots: ${BOTS.join(', ')})`)
    askedOf(table, seat)
    const { id } = this.game
    return {
      answer: botAnswer(table, seat, answersGiven(table, seat), (random) => makeBot(name, id, random)),
    }
  }

  private store(table: Table): number {
    if (this.tables.size >= MOST_TABLES) {
      throw new BadRequest(
        'too-many-tables',
        `${MOST_TABLES} tables are open: release those that you do not need`,
      )
    }
    this.tables.set(++this.opened, table)
    return this.opened
  }

  private tableOf(request: Request): Table {
    const handle = request['table']
    const table = typeof handle === 'number' ? this.tables.get(handle) : undefined
    if (table !== undefined) return table
    throw new BadRequest(
      'unknown-table',
      `there is no table ${JSON.stringify(handle) ?? ''}: reset opens one`,
    )
  }

  private seatOf(request: Request): Seat {
    const { seats } = this.tableOf(request).setting
    const { seat } = request
    if (typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < seats) return seat
    throw new BadRequest(
      'wrong-seat',
      `the seats are 0 to ${seats - 1}, not ${JSON.stringify(seat) ?? 'missing'}`,
    )
  }
}

/** The line for a request that was refused. */
export const refusal = ({ code, message, more }: BadRequest, id?: unknown): string =>
  JSON.stringify({ ...(id !== undefined && { id }), error: { code, message, ...more } })

function askedOf(table: Table, seat: Seat): Question {
  const question = table.question(seat)
  if (question !== undefined) return question
  const asked = table.questions.map((each) => each.seat)
  if (asked.length === 0) throw new BadRequest('game-over', 'the game is over')
  throw new BadRequest('not-asked', `seat ${seat} is not asked; these are: ${asked.join(', ')}`)
}

/** The options but resigning; of very many sets always the same sample. */
const listed = (question: Question, count: number): readonly Option[] =>
  withoutResigning(question.some(LISTED, fastRandom(count)))

function featuresAt(table: Table, seat: Seat): Response {
  const features = featuresOf(table, seat)
  if (features === null)
    throw new BadRequest('no-features', `there are no features of the game '${table.game.id}'`)
  return { ...features }
}

/** Who is asked, and what the first of them may answer; or how the game ended. */
function positionOf(table: Table, shown: readonly (typeof SHOWN)[number][]): Response {
  const [question] = table.questions
  if (question === undefined) {
    const outcome = table.outcome ?? { scores: [], places: [] }
    const { scores, places } = outcome
    return { over: true, asked: [], scores, places, rewards: winShares(places) }
  }
  const { seat, kind } = question
  const options = listed(question, table.count)
  return {
    over: false,
    asked: table.questions.map((each) => each.seat),
    seat,
    kind,
    options: options.map(({ id }) => id),
    ...(shown.includes('parts') && {
      about: question.about,
      parts: options,
      set: question.set && piecesOf(question.set),
    }),
    ...(shown.includes('view') && { view: table.view(seat) }),
    ...(shown.includes('features') && { features: featuresAt(table, seat) }),
  }
}
