import type { Parts } from './parts.ts'
import type { Random } from './random.ts'
import type { Refusal } from './reasons.ts'
import type { SetRules } from './sets.ts'

/** A player's place at the table, from 0, clockwise. */
export type Seat = number

/** One legal answer, as plain data. Its id is what the record shows: 'build altar', 'bid 5', 'pass'. */
export interface Option extends Parts {
  readonly id: string
  /**
   * It may show something that cannot be unseen, so that it cannot be taken back. Where several are asked at once, the last
   * answer does.
   */
  readonly reveals?: boolean | undefined
}

/** Which card, effect or step asks, for a screen to show. */
export interface About {
  readonly card?: string
  readonly effect?: number
  readonly step?: string
  /** How much less than usual what is chosen costs. */
  readonly less?: number
}

/**
 * What one seat is asked. Others may see its seat and kind; its options are computed when first read.
 * Rules say `yield* ask(question)`, or `question.answered(yield question)`, which is quicker by a generator.
 */
export class Question<O extends Option = Option> implements Asking {
  readonly open: readonly Question[] = [this]
  readonly seat: Seat
  readonly kind: string
  readonly about: About | undefined
  /** What there is to choose from where the answer is a set. */
  readonly set?: SetRules
  private readonly enumerate: ((seat: Seat) => readonly O[]) | undefined
  private readonly refuse: ((seat: Seat) => readonly Refusal[]) | undefined
  private list: readonly O[] | undefined

  /** Options are told, or how to make them. `refused` says what cannot be chosen here, and why: from the same check that makes the options. */
  constructor(
    seat: Seat,
    kind: string,
    options: readonly O[] | ((seat: Seat) => readonly O[]),
    about?: About,
    refused?: (seat: Seat) => readonly Refusal[],
  ) {
    this.seat = seat
    this.kind = kind
    this.about = about
    this.enumerate = typeof options === 'function' ? options : undefined
    this.list = typeof options === 'function' ? undefined : options
    this.refuse = refused
  }

  /** Every legal answer; never empty. There can be thousands of sets: `find`, `any` and `some` do not list them. */
  get options(): readonly O[] {
    const list = (this.list ??= this.enumerate?.(this.seat) ?? [])
    if (list.length === 0) throw new Error(`the question '${this.kind}' has no answer`)
    return list
  }

  /** What there is to choose from: the options, or the pieces of a set. */
  get choices(): readonly Option[] {
    return this.set?.pieces ?? this.options
  }

  /** The option with this id, if it is legal. */
  find(id: string): O | undefined {
    for (const option of this.options) if (option.id === id) return option
    return undefined
  }

  /** Any legal answer, each equally likely; but nobody gives up by chance. */
  any(random: Random): O {
    const { options } = this
    const { length } = options
    const givesUp = length > 1 && options[length - 1]?.id === RESIGN
    return options[random.int(givesUp ? length - 1 : length)] as O
  }

  /** Every legal answer, or so many of them, each equally likely, where a set has more. */
  some(_most: number, _random: Random): readonly O[] {
    return this.options
  }

  /** The option that an answer to this question stands for. */
  answered({ option }: Answer): O {
    return option as O
  }

  refused(): readonly Refusal[] {
    return this.refuse?.(this.seat) ?? []
  }
}

/** The id of the option that gives up the game. It stands last among the options. */
export const RESIGN = 'resign'

export interface Answer {
  readonly seat: Seat
  readonly option: Option
}

/** The questions that are open now: one, or a group that is answered in any order. */
export interface Asking {
  readonly open: readonly Question[]
  /** Takes an answer without the rules: these go on only when the last question is answered. */
  take?(answer: Answer): void
}

/** Rules yield the questions that are open now, and are resumed with one answer at a time. */
export type Rules<T> = Generator<Asking, T, Answer>

/** What a table runs: rules, or an object that does their work where every answer of a game would pass through them. */
export type Beat = Iterator<Asking, unknown, Answer>

export function* ask<O extends Option>(question: Question<O>): Rules<O> {
  return question.answered(yield question)
}

/** Several seats are asked at once and answer in any order, unseen by each other. */
export function* askAll<O extends Option>(questions: readonly Question<O>[]): Rules<O[]> {
  const group = new Group(questions)
  while (group.open.length > 0) group.take(yield group)
  return group.answers as O[]
}

class Group<O extends Option> implements Asking {
  open: readonly Question<O>[]
  readonly answers: (O | undefined)[]
  private readonly questions: readonly Question<O>[]

  constructor(questions: readonly Question<O>[]) {
    this.open = questions
    this.answers = questions.map(() => undefined)
    this.questions = questions
  }

  take({ seat, option }: Answer): void {
    const { questions } = this
    for (let i = 0; i < questions.length; i++) {
      if (questions[i]?.seat === seat) this.answers[i] = option as O
    }
    this.open = without(this.open, seat)
  }
}

/** The questions to other seats, in a list that is no longer than it must be: this is done for every answer. */
function without<O extends Option>(questions: readonly Question<O>[], seat: Seat): readonly Question<O>[] {
  const rest = questions.slice(1)
  for (let i = 0; i < rest.length && questions[i]?.seat !== seat; i++) rest[i] = questions[i] as Question<O>
  return rest
}

/**
 * Several pieces of rules at once, each asking a seat of its own; one of them may ask several
 * questions that depend on each other. Until the last is through, nobody sees what others
 * answered and everybody may take an answer back, so a part must not change the state.
 */
export function* together<T>(parts: readonly Rules<T>[]): Rules<T[]> {
  const results: T[] = []
  const group: { open: Question[] } = { open: [] }
  const asked: (Question | undefined)[] = parts.map((part, index) => advance(part.next(), index))

  function advance(step: IteratorResult<Asking, T>, index: number): Question | undefined {
    if (step.done) {
      results[index] = step.value
      return undefined
    }
    const [question, ...others] = step.value.open
    if (question === undefined || others.length > 0) {
      throw new Error('a part of a group asks one question at a time')
    }
    return question
  }

  for (;;) {
    group.open = asked.filter((question) => question !== undefined)
    if (group.open.length === 0) return results
    const answer = yield group
    const index = asked.findIndex((question) => question?.seat === answer.seat)
    const part = parts[index]
    if (part === undefined) throw new Error(`seat ${answer.seat} is not asked`)
    asked[index] = advance(part.next(answer), index)
  }
}

/** What a table asks when the game is over. */
export const END: Asking = { open: [] }

/** What `end` throws and the table catches: not an `Error`, because nothing went wrong and nobody reads a stack. */
export const GAME_OVER = Symbol('the game is over')

/** The game is over, in the middle of whatever was going on: the result stands in the state. */
export function end(): never {
  throw GAME_OVER
}
