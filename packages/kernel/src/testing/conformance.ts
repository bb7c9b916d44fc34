import { turnOf } from '../bot.ts'
import type { Bot } from '../bot.ts'
import { copy, same } from '../copy.ts'
import { eventFor } from '../events.ts'
import type { FullEvent } from '../events.ts'
import type { Game } from '../game.ts'
import type { GameOptions } from '../options.ts'
import { answerByOrder } from '../orders.ts'
import type { Parts } from '../parts.ts'
import { isProblem, sentence } from '../problems.ts'
import { drawSeed, pick, fastRandom, shuffle } from '../random.ts'
import type { Random, Seed } from '../random.ts'
import { parseRecord, printRecord, recordOf, replay } from '../record.ts'
import type { GameRecord } from '../record.ts'
import { asked, dealAnew, observe } from '../redeal.ts'
import type { Answer, Option, Question, Seat } from '../rules.ts'
import { counted, isLegal, canBeCompleted, isWithin, readSet, setId } from '../sets.ts'
import type { SetRules } from '../sets.ts'
import { Table } from '../table.ts'
import { copyToldApart } from './copies.ts'
import { refusalsAt } from './refusals.ts'

/** A check that every game must pass has failed. The record leads to the position. */
export class ConformanceError extends Error {
  readonly record: GameRecord

  constructor(problem: string, record: GameRecord) {
    super(`${problem}\n\n${printRecord(record)}`)
    this.name = 'ConformanceError'
    this.record = record
  }
}

export interface Run {
  readonly seats: number
  readonly options: GameOptions
  readonly seed: Seed
}

/** Every number of players with every valid combination of options. */
export function settingsOf(game: Game): readonly Omit<Run, 'seed'>[] {
  const sets = Object.entries(game.options).reduce<readonly GameOptions[]>(
    (all, [key, { values }]) => all.flatMap((set) => values.map((value) => ({ ...set, [key]: value }))),
    [{}],
  )
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i)
  const sound = sets.filter((options) => (game.clash?.(options) ?? null) === null)
  return counts.flatMap((seats) => sound.map((options) => ({ seats, options })))
}

/** Every number of players and every combination of options, but not each with each. */
export function someSettingsOf(game: Game): readonly Omit<Run, 'seed'>[] {
  const all = settingsOf(game)
  const sets = all.filter(({ seats }) => seats === game.seats.min).length
  const counts = all.length / sets
  return Array.from(
    { length: Math.max(sets, counts) },
    (_, i) => all[(i % counts) * sets + (i % sets)],
  ).filter((setting) => setting !== undefined)
}

/** Makes the bot that plays all seats. */
export type Player = (random: Random) => Bot

/** Plays one game to its end, at random or with a bot, and runs all conformance checks at each step. */
export function conform(game: Game, run: Run, player?: Player): void {
  const conformance = new Conformance(game, run, player)
  try {
    conformance.play()
  } catch (error) {
    if (error instanceof ConformanceError) throw error
    const problem = error instanceof Error ? (error.stack ?? error.message) : String(error)
    throw new ConformanceError(problem, recordOf(conformance.table))
  }
}

/** How many sets are checked, if there are more. */
const SETS = 60

class Conformance {
  readonly table: Table
  private readonly random: Random
  private readonly bot: Bot | undefined
  private readonly viewers: readonly (Seat | null)[]
  /** The number of copies of each card with this many players. */
  private readonly copies: ReadonlyMap<string, number>
  /** Forks made along the way, with their positions. */
  private readonly kept: { readonly fork: Table; readonly state: string }[] = []
  /** The cards that events have named to each viewer. */
  private readonly seenEvents = new Map<Seat | null, Set<string>>()
  private movable = 0
  private moved = 0

  constructor(game: Game, run: Run, player: Player | undefined) {
    this.random = fastRandom(Number.parseInt(run.seed.slice(0, 8), 16))
    this.bot = player?.(this.random)
    const table = Table.open(game, run, (emitted) => this.onEvent(emitted))
    this.table = table
    this.viewers = [...Array.from({ length: table.setting.seats }, (_, seat) => seat), null]
    this.copies = new Map(game.cards(run.options).map(({ id, copies }) => [id, copies[run.seats] ?? 1]))
  }

  play(): void {
    const { table, random } = this
    while (table.questions.length > 0) {
      this.position()
      const question = pick(random, table.questions)
      const { seat } = question
      const id = this.bot?.choose(turnOf(table, question, random)) ?? question.any(random).id
      const option = question.find(id)
      this.must(option !== undefined, `'${id}' was chosen and not offered`)
      if (this.sometimes(4)) this.undoneFreely(seat, id)
      if (this.sometimes(2)) this.copiesAlike(pick(random, this.viewers), { seat, option })
      const reveals = question.reveals(option)
      this.must(table.answer(seat, id) === null, `'${id}' was offered and refused`)
      this.announced(table, seat, id, reveals)
    }
    this.ended()
  }

  private must(holds: boolean, problem: string): asserts holds {
    if (!holds) throw new ConformanceError(problem, recordOf(this.table))
  }

  private sometimes(oneIn: number): boolean {
    return this.random.int(oneIn) === 0
  }

  /** Checks what must hold whenever something is asked. */
  private position(): void {
    const { table } = this
    const before = JSON.stringify(table.state)
    table.game.check(table.state)
    this.must(table.outcome === null, 'a game that is over asks')
    this.must(same(JSON.parse(before), table.state), 'the state is not plain data')
    for (const question of table.questions) this.question(question)
    this.named(refusalsAt(table))
    const question = pick(this.random, table.questions)
    this.answers(question)
    this.refusals(question)
    this.orders(question)
    this.forks()
    this.unseen(pick(this.random, this.viewers))
    if (this.sometimes(2)) this.redealt(pick(this.random, this.viewers))
    if (this.sometimes(8)) this.undone()
    if (this.sometimes(30)) this.recorded()
    this.withdrawn()
    this.must(JSON.stringify(table.state) === before, 'looking at a position changed it')
  }

  private question(question: Question): void {
    const { seat, kind, set } = question
    const open = this.table.questions.filter((other) => other.seat === seat)
    this.must(open.length === 1, `seat ${seat} is asked ${open.length} things at once`)
    const options = this.offered(question)
    if (set !== undefined) this.set(kind, set, options)
    const ids = new Set(options.map(({ id }) => id))
    this.must(ids.size === options.length, `'${kind}' offers an answer twice`)
    this.must(same(JSON.parse(JSON.stringify(options)), options), `an answer to '${kind}' is not plain data`)
    for (const id of ids) this.must(/^\S+( \S+)*$/.test(id), `'${id}' cannot stand in a record`)
    this.named(set?.pieces ?? options)
  }

  /** Checks that ids are made from parts. */
  private named(things: readonly (Parts & { readonly id: string })[]): void {
    for (const thing of things) {
      const id = this.table.game.idOf(thing)
      this.must(id === thing.id, `the parts of '${thing.id}' make '${id}'`)
    }
  }

  /** The options; a sample of them if a set has more. */
  private offered(question: Question): readonly Option[] {
    return question.some(SETS, this.random)
  }

  /**
   * Checks that the pieces are valid, that each set has one id, and that a partial set is open exactly if
   * some legal set contains it.
   */
  private set(kind: string, set: SetRules, options: readonly Option[]): void {
    const { pieces } = set
    this.must(same(counted(pieces), pieces), `the pieces of '${kind}' are not sorted and counted`)
    this.must(same(JSON.parse(JSON.stringify(pieces)), pieces), `a piece of '${kind}' is not plain data`)
    for (const { id, count } of pieces) {
      this.must(/^\S+ \S*[a-z]\S*$/.test(id) && count > 0, `'${id}' cannot be a piece`)
    }
    const legal = options.map((option) => {
      const chosen = readSet(set, option.id)
      this.must(chosen !== undefined && isLegal(set, chosen), `'${option.id}' is not a legal set`)
      this.must(setId(set, chosen) === option.id, `'${option.id}' has another id`)
      this.must(canBeCompleted(set, chosen), `'${option.id}' is legal and cannot be completed`)
      return chosen
    })
    const some = pieces.flatMap((piece) => {
      const count = this.random.int(Math.min(2, piece.count + 1))
      return count === 0 ? [] : [{ ...piece, count }]
    })
    const contained = legal.some((chosen) => isWithin(chosen, some))
    if (contained || options.length < SETS) {
      this.must(
        canBeCompleted(set, some) === contained,
        `'${setId(set, some)}' can be completed: ${contained}; said otherwise`,
      )
    }
  }

  /** Checks that every option is accepted and leads to a valid position. */
  private answers(question: Question): void {
    const { seat } = question
    for (const option of shuffle(this.random, [...this.offered(question)]).slice(0, 8)) {
      const fork = this.table.fork()
      this.must(fork.answer(seat, option.id) === null, `'${option.id}' is offered and refused on a fork`)
      fork.game.check(fork.state)
      this.announced(fork, seat, option.id, question.reveals(option))
    }
  }

  /** Checks that an option that cannot be taken back says so beforehand (`reveals`). */
  private announced(table: Table, seat: Seat, id: string, reveals: boolean): void {
    const isBarred = table.undoable(seat) === table.count
    this.must(!isBarred || reveals, `'${id}' cannot be taken back and did not say so`)
  }

  /** Checks that any other answer is refused with a sentence and changes nothing. */
  private refusals(question: Question): void {
    const { table } = this
    const { seat } = question
    const { id } = question.any(this.random)
    const others = table.questions.flatMap((each) => this.offered(each).map((option) => option.id))
    const wrong = [
      '',
      `${id} `,
      `${id} 0`,
      `${id} ${id} ${id}`,
      id.toUpperCase(),
      'constructor',
      '__proto__',
      ...others,
    ].filter((each) => question.find(each) === undefined)
    const count = table.count
    for (const each of new Set(wrong)) {
      const refused = table.answer(seat, each)
      this.must(refused !== null && sentence(refused).length > 0, `'${each}' was not offered and was taken`)
    }
    for (const stranger of [-1, table.setting.seats, 0.5, Number.NaN]) {
      this.must(table.answer(stranger, id) !== null, `an answer of seat ${stranger} was taken`)
    }
    this.must(table.count === count, 'a refused answer was counted')
  }

  /** Checks that every order a seat can leave answers with a legal option, or not at all. */
  private orders(question: Question): void {
    const { seat, kind } = question
    const { table, random } = this
    const view = table.view(seat)
    const possible = table.game.orders?.possible(view) ?? []
    this.must(new Set(possible.map(({ id }) => id)).size === possible.length, 'an order can be left twice')
    for (const order of shuffle(random, [...possible]).slice(0, 4)) {
      const { id, subject } = order
      this.must(/^[\w-]{1,40}$/.test(subject), `'${subject}' cannot stand in an address`)
      this.must(same(JSON.parse(JSON.stringify(order)), order), `'${id}' is not plain data`)
      const answer = answerByOrder(table, seat, order)
      this.must(
        answer === undefined || question.find(answer)?.id === answer,
        `by order '${id}' the answer to '${kind}' is '${answer}', which is not offered`,
      )
    }
  }

  private forks(): void {
    const { table } = this
    const fork = table.fork()
    this.must(identical(fork, table), 'a fork differs from its table')
    if (this.sometimes(10)) this.kept.push({ fork, state: JSON.stringify(fork.state) })
    const going = table.fork()
    for (let i = 0; i < 3; i++) {
      const question = going.questions[0]
      if (question !== undefined) going.answer(question.seat, question.any(this.random).id)
    }
    this.must(identical(fork, table), 'playing on a fork changed its table')
  }

  /** Checks that dealing the hidden places anew changes nothing that the viewer sees. */
  private unseen(viewer: Seat | null): void {
    const { game, state } = this.table
    const dealt = copy(state)
    dealAnew(game, dealt, viewer, this.random)
    game.check(dealt)
    this.must(
      same(game.view(dealt, viewer), game.view(state, viewer)),
      `viewer ${viewer} sees what is hidden`,
    )
  }

  /** Checks that a redealt table looks the same to its viewer, and that hidden cards really move. */
  private redealt(viewer: Seat | null): void {
    const { table, random } = this
    const other = table.redeal(viewer, random)
    other.game.check(other.state)
    this.must(same(other.view(viewer), table.view(viewer)), `viewer ${viewer} sees that cards were redealt`)
    const own = viewer === null ? undefined : table.question(viewer)
    const theirs = viewer === null ? undefined : other.question(viewer)
    this.must(
      same(own && asked(own), theirs && asked(theirs)),
      `seat ${viewer} is asked something else after redealing`,
    )
    this.must(
      table.questions.every(
        ({ seat, kind }) => table.given(seat) !== null || other.question(seat)?.kind === kind,
      ),
      'others are asked something else after redealing',
    )
    this.must(other.setting.seed !== table.setting.seed, 'a redealt table knows the real seed')
    this.must(other.state.random.seed !== table.state.random.seed, 'a redealt state knows the real seed')
    const hidden = table.game
      .hidden(table.state, viewer)
      .flatMap((places) => places.map(({ list, at }) => list[at]))
    if (new Set(hidden).size < 4) return
    this.movable++
    const now = other.game
      .hidden(other.state, viewer)
      .flatMap((places) => places.map(({ list, at }) => list[at]))
    if (!same(hidden, now)) this.moved++
  }

  /**
   * Checks that an answer which may be undone freely has shown its seat nothing new: its result looks the
   * same in every redealt world.
   */
  private undoneFreely(seat: Seat, id: string): void {
    const fork = this.table.fork()
    fork.answer(seat, id)
    if (fork.undoable(seat) >= fork.count) return
    const other = this.table.redeal(seat, this.random)
    this.must(other.answer(seat, id) === null, `'${id}' is refused in a redealt world`)
    this.must(
      same(other.view(seat), fork.view(seat)),
      `'${id}' shows seat ${seat} something hidden and may be undone`,
    )
  }

  /** Checks that nobody can see which of several equal cards an answer moved. */
  private copiesAlike(viewer: Seat | null, answer: Answer): void {
    const card = copyToldApart(this.table, viewer, answer, this.copies, this.random)
    this.must(card === undefined, `'${answer.option.id}' shows viewer ${viewer} which ${card} it was`)
  }

  private undone(): void {
    const { table } = this
    const fork = table.fork()
    const answers = fork.answers
    const count = this.random.int(fork.count + 1)
    fork.undo(count)
    this.must(fork.count === count, 'undo did not go where it should')
    for (const { seat, id } of answers.slice(count)) fork.answer(seat, id)
    this.must(equal(fork, table), `undoing to ${count} and doing it again leads elsewhere`)
  }

  private withdrawn(): void {
    const { table } = this
    for (const viewer of this.viewers) {
      const given = viewer === null ? null : table.given(viewer)
      if (viewer === null || given === null) continue
      const fork = table.fork()
      this.must(fork.withdraw(viewer) === null, `seat ${viewer} cannot take back '${given.id}'`)
      this.must(fork.question(viewer) !== undefined, `seat ${viewer} is not asked again`)
      this.must(fork.answer(viewer, given.id) === null, `'${given.id}' is refused the second time`)
      this.must(equal(fork, table), `taking back '${given.id}' and giving it again leads elsewhere`)
      return
    }
  }

  private recorded(): void {
    const record = recordOf(this.table)
    const text = printRecord(record)
    const parsed = parseRecord(text)
    this.must(!isProblem(parsed), 'a record cannot be read')
    this.must(printRecord(parsed) === text, 'a record changes when it is read and printed')
    const again = replay(this.table.game, parsed)
    this.must(!isProblem(again), 'a record does not replay')
    this.must(identical(again, this.table), 'a replayed record leads elsewhere')
  }

  /**
   * Checks that a viewer may know every card that an event names to them: they see it, an earlier event named
   * it, or it is not hidden.
   */
  private onEvent(emitted: FullEvent): void {
    const table = this.table as Table | undefined
    if (table === undefined) return
    for (const viewer of this.viewers) {
      const seenEvents = this.seenEvents.get(viewer) ?? new Set()
      this.seenEvents.set(viewer, seenEvents)
      const named = new Set<string>()
      collect(eventFor(emitted, viewer), this.copies, named)
      for (const id of named) {
        if (seenEvents.has(id)) continue
        const open = this.mayKnow(table, viewer, id)
        this.must(open, `'${emitted.event.kind}' tells viewer ${viewer} of ${id}, which is hidden`)
        seenEvents.add(id)
      }
    }
  }

  private mayKnow({ game, state }: Table, viewer: Seat | null, id: string): boolean {
    const hidden = new Map<readonly string[], Set<number>>()
    for (const { list, at } of game.hidden(state, viewer).flat()) {
      if (list[at] === id) hidden.set(list, (hidden.get(list) ?? new Set()).add(at))
    }
    const places = [...hidden.values()].reduce((sum, { size }) => sum + size, 0)
    if (places < (this.copies.get(id) ?? 1)) return true
    const seen = new Set<string>()
    collect(game.view(state, viewer), this.copies, seen)
    return seen.has(id)
  }

  private ended(): void {
    const { table } = this
    const { outcome } = table
    this.must(outcome !== null, 'nothing is asked and the game is not over')
    this.must(outcome.scores.length === table.setting.seats, 'a score is missing')
    this.must(outcome.places.length === table.setting.seats && outcome.places.includes(1), 'nobody won')
    table.game.check(table.state)
    this.named(refusalsAt(table))
    this.recorded()
    this.must(identical(table.fork(), table), 'a fork of a finished game differs')
    for (const viewer of this.viewers) this.unseen(viewer)
    for (const { fork, state } of this.kept) {
      this.must(JSON.stringify(fork.state) === state, 'an old fork has changed')
    }
    if (this.movable > 20) this.must(this.moved * 2 > this.movable, 'redealing hardly moves what is hidden')
  }
}

/** Whether two tables are in the same position: the same state, questions and options. */
function equal(one: Table, other: Table): boolean {
  const position = (table: Table) =>
    JSON.stringify([table.state, table.questions.map(({ seat }) => observe(table, seat))])
  return position(one) === position(other)
}

/** Whether two tables are in the same position, reached by the same log. */
function identical(one: Table, other: Table): boolean {
  const log = (table: Table) =>
    JSON.stringify([
      table.length,
      table.answers,
      table.questions.map(({ seat }) => [table.opened(seat), table.undoable(seat), table.given(seat)]),
    ])
  return equal(one, other) && log(one) === log(other)
}

/** Collects all strings in the data that are card ids. */
function collect(data: unknown, cards: ReadonlyMap<string, number>, found: Set<string>): void {
  if (typeof data === 'string') {
    if (cards.has(data)) found.add(data)
  } else if (typeof data === 'object' && data !== null) {
    for (const value of Object.values(data)) collect(value, cards, found)
  }
}

/** Decides which games are played: always the same ones, but with LONG others every day, or those of SEED. */
function chosenSeed(): number {
  const { SEED, LONG } = process.env
  return Number(SEED ?? (LONG === undefined ? 0 : Math.floor(Date.now() / 86_400_000)))
}

/** Checks this many games of a setting. An error has the record of its game. */
export function conformAll(game: Game, setting: Omit<Run, 'seed'>, games: number, player?: Player): void {
  const random = fastRandom(chosenSeed() * 8 + setting.seats)
  for (let i = 0; i < games; i++) conform(game, { ...setting, seed: drawSeed(random) }, player)
}
