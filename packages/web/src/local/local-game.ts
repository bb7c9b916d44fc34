import { answersGiven, botAnswer } from '@ziggurat/bots/answer'
import { Ceiling } from '@ziggurat/bots/clock'
import { BOTS, isBotName, USUAL_BOT } from '@ziggurat/bots/names'
import {
  isProblem,
  LoggedTable,
  newSeed,
  problem,
  readOptions,
  same,
  sentence,
  sentQuestion,
} from '@ziggurat/kernel'
import type { Checkpoint, GameOptions, Outcome, Problem, Refused, Seat } from '@ziggurat/kernel'
import type { ProblemCode } from '@ziggurat/protocol'

import type { KeptChange, KeptGame } from '../core/kept-games.ts'
import { keptRecord } from '../match/kept-record.ts'
import { nextPerson, personsAt } from './devices.ts'
import type { LocalRules } from './local-rules.ts'
import type { LocalUpdate, ToWorker } from './messages.ts'
import { playAgain } from './play-again.ts'

type NewGame = Extract<ToWorker, { readonly type: 'begin' }>

/** A bot thinks at most this long, in milliseconds, also on a slow phone. */
const MOST_THOUGHT = 2_500

/** A problem that the server has too. */
export const refusal = (code: ProblemCode, params: Problem['params'] = {}): Problem => ({ code, params })

/** As it is kept. The beginning of the game needs no checkpoint. */
const stored = ({ count, state }: Checkpoint): KeptGame['start'] =>
  count === 0 ? null : { count, state: JSON.stringify(state) }

/** A game of people who share one device, with or without bots: what a server does for a match. */
export class LocalGame {
  private readonly rules: LocalRules
  private readonly persons: readonly Seat[]
  private logged: LoggedTable
  private current: KeptGame
  /** The game is over but today's rules cannot play it to its end: the table is some answers before. */
  private readonly isUnreplayable: boolean
  /** Who looks, and who was the last to look. */
  private shown: Seat | null = null
  private last: Seat | null = null

  private constructor(rules: LocalRules, logged: LoggedTable, kept: KeptGame, isUnreplayable = false) {
    this.rules = rules
    this.logged = logged
    this.current = kept
    this.isUnreplayable = isUnreplayable
    this.persons = personsAt(kept.seats)
  }

  static begin(rules: LocalRules, wanted: NewGame, now: number): LocalGame | Problem {
    const { id, seats, seed = newSeed() } = wanted
    const { game } = rules
    const { min: least, max: most } = game.seats
    if (seats.length < least || seats.length > most)
      return problem('wrong-seats', { game: game.id, least, most, seats: seats.length })
    const bots = seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.bot] : []))
    const unknown = bots.find((bot) => !isBotName(bot))
    if (unknown !== undefined) return refusal('no-such-bot', { bot: unknown, known: BOTS })
    const options: GameOptions | Problem = readOptions(game, wanted.options)
    if (isProblem(options)) return options
    const logged = new LoggedTable(game, { seats: seats.length, options, seed })
    const begun = new LocalGame(rules, logged, {
      id,
      game: game.id,
      rules: game.version,
      options,
      seed,
      seats,
      answers: [],
      start: null,
      origin: null,
      change: null,
      began: now,
      touched: now,
      waiting: [],
      outcome: null,
      uploaded: null,
    })
    begun.keep(now)
    return begun
  }

  /**
   * Goes on with a kept game. Answers that do not fit today's rules are dropped, and that is kept with the game; a finished
   * game stays as it is. Throws if the rules cannot even set it up.
   */
  static reopen(rules: LocalRules, kept: KeptGame, now: number): LocalGame | Problem {
    const { game } = rules
    if (kept.rules > game.version)
      return problem('record-of-newer-rules', { game: game.id, rules: kept.rules, today: game.version })
    const again = playAgain(game, kept)
    if (again === null) throw new Error("today's rules cannot set up this game")
    const { logged, fits } = again
    const first = kept.origin?.count ?? 0
    const dropped = kept.answers.slice(fits - first)
    if (kept.outcome !== null) {
      const isSame = dropped.length === 0 && same(kept.outcome, logged.table.outcome)
      return new LocalGame(rules, logged, kept, !isSame)
    }
    const reopened = new LocalGame(rules, logged, kept)
    if (dropped.length > 0)
      reopened.keep(kept.touched, { rules: game.version, at: now, count: fits, dropped })
    else if (kept.rules !== game.version || logged.table.origin.count !== first) reopened.keep(kept.touched)
    return reopened
  }

  /** The game as it is to be kept: another object after each answer and undo. */
  get kept(): KeptGame {
    return this.current
  }

  /** Its record as far as it was played. */
  get record(): string {
    return keptRecord(this.current)
  }

  private get cutShort(): number {
    return this.current.cutShort ?? 0
  }

  private get outcome(): Outcome | null {
    return this.isUnreplayable ? this.current.outcome : this.logged.table.outcome
  }

  private get waiting(): readonly Seat[] {
    return this.isUnreplayable ? [] : this.logged.table.questions.map(({ seat }) => seat)
  }

  /** Whose view leaves: of one person always theirs; of several that of the one who has the device, and at the end nobody's. */
  private get viewer(): Seat | null {
    const [only = null, ...others] = this.persons
    if (others.length === 0) return only
    return this.outcome === null ? this.shown : null
  }

  show(seat: Seat | null): Problem | null {
    if (seat !== null && !this.persons.includes(seat)) return refusal('no-such-seat', { seat })
    this.shown = seat
    this.last = seat ?? this.last
    return null
  }

  /** An answer of the person who looks, to the question that opened at this length. */
  answer(question: number, id: string, now: number): Problem | null {
    const { viewer } = this
    if (viewer === null || !this.waiting.includes(viewer)) return refusal('question-gone')
    if (this.logged.table.opened(viewer) !== question) return refusal('question-gone')
    const refused = this.give(viewer, id)
    if (refused !== null) return { code: refused.code, params: refused.params }
    this.keep(now)
    return null
  }

  /** The first bot that is asked. */
  get botAsked(): Seat | null {
    const { seats } = this.current
    return this.waiting.find((seat) => seats[seat]?.kind === 'bot') ?? null
  }

  letBotAnswer(seat: Seat, now: number): void {
    const { table } = this.logged
    const who = this.current.seats[seat]
    const name = who?.kind === 'bot' && isBotName(who.bot) ? who.bot : USUAL_BOT
    const ceiling = new Ceiling(MOST_THOUGHT)
    const id = botAnswer(table, seat, answersGiven(table, seat), (random) =>
      this.rules.makeBot(name, random, ceiling),
    )
    const refused = this.give(seat, id)
    if (refused !== null) throw new Error(`${name}: ${sentence(refused)}`)
    if (ceiling.hasCutShort) this.current = { ...this.current, cutShort: this.cutShort + 1 }
    this.keep(now)
  }

  /** Goes back to this number of answers. */
  undo(to: number, now: number): Problem | null {
    const { origin, count, answers } = this.logged.table
    if (this.outcome !== null || !(Number.isInteger(to) && to >= origin.count && to < count))
      return refusal('nothing-to-take-back')
    this.logged = this.played(answers.slice(0, to - origin.count))
    const { change } = this.current
    this.keep(now, change && { ...change, count: Math.min(change.count, to) })
    return null
  }

  /** Gives an answer. If the rules throw, the table is as it was before. */
  private give(seat: Seat, id: string): Refused | null {
    const { answers } = this.logged.table
    try {
      return this.logged.answer(seat, id)
    } catch (error) {
      this.logged = this.played(answers)
      throw error
    }
  }

  /** The game played again up to here. The log has no trace of what was taken back: a reopened game is the same. */
  private played(answers: KeptGame['answers']): LoggedTable {
    const { setting, origin } = this.logged.table
    const logged = new LoggedTable(this.rules.game, setting, origin.count === 0 ? undefined : origin)
    for (const { seat, id } of answers) {
      const refused = logged.answer(seat, id)
      if (refused !== null) throw new Error(`played again: ${sentence(refused)}`)
    }
    return logged
  }

  private keep(touched: number, change: KeptChange | null = this.current.change): void {
    const { table } = this.logged
    this.current = {
      ...this.current,
      rules: this.rules.game.version,
      answers: table.answers,
      start: stored(table.beatStart),
      origin: stored(table.origin),
      change,
      waiting: this.waiting,
      outcome: this.outcome,
      touched,
    }
  }

  /** How many events there have been. */
  get events(): number {
    return this.logged.length
  }

  /** What the page may know. */
  update(isKept: boolean): LocalUpdate {
    const { viewer, waiting, outcome, logged, persons, current } = this
    const { table } = logged
    return {
      type: 'update',
      game: current.game,
      options: current.options,
      seats: current.seats,
      length: table.length,
      answers: table.count,
      seat: viewer,
      events: logged.events(viewer),
      fresh: logged.freshFor(viewer),
      view: table.view(viewer),
      question: this.questionTo(viewer),
      given: viewer === null ? null : (table.given(viewer) as LocalUpdate['given']),
      waiting: [...waiting],
      undo: viewer === null || outcome !== null ? null : this.undoStep(),
      changed: this.changeFor(viewer),
      outcome,
      next: persons.length === 1 ? null : nextPerson(persons, waiting, viewer, this.last),
      record: outcome === null ? null : this.record,
      cutShort: this.cutShort,
      isKept,
    }
  }

  private questionTo(viewer: Seat | null): LocalUpdate['question'] {
    const { table } = this.logged
    const question = viewer === null || !this.waiting.includes(viewer) ? undefined : table.question(viewer)
    if (question === undefined) return null
    const opened = table.opened(question.seat) ?? 0
    try {
      return sentQuestion(question, opened, true) as LocalUpdate['question']
    } catch {
      // Refusals are only a help: a game with a bug in them goes on without.
      return sentQuestion(question, opened, false) as LocalUpdate['question']
    }
  }

  /** Back to the last answer of a person, past what bots have answered since. */
  private undoStep(): LocalUpdate['undo'] {
    const { answers, origin } = this.logged.table
    const last = answers.findLastIndex(({ seat }) => this.persons.includes(seat))
    return last < 0 ? null : { to: origin.count + last, costs: 'nothing' }
  }

  /** The answers that a change of the rules dropped, until the viewer has answered since. Others' answers may be secret. */
  private changeFor(viewer: Seat | null): LocalUpdate['changed'] {
    const { change, answers, touched } = this.current
    if (this.isUnreplayable) return { rules: this.rules.game.version, at: touched, dropped: [] }
    if (change === null || this.outcome !== null) return null
    const before = Math.max(0, change.count - this.logged.table.origin.count)
    const hasMoved = answers
      .slice(before)
      .some(({ seat }) => (viewer === null ? this.persons.includes(seat) : seat === viewer))
    if (hasMoved) return null
    const { rules, at, dropped } = change
    return { rules, at, dropped: dropped.map(({ seat, id }) => ({ seat, id: seat === viewer ? id : null })) }
  }
}
