import type { Parts } from './parts.ts'
import type { Random } from './random.ts'
import type { Refusal } from './reasons.ts'
import type { SetRules } from './sets.ts'

/** A player's place at the table, from 0, clockwise. */
export type Seat = number

/** One legal answer, as plain data. Its id is what the record shows: 'build altar', 'bid 5', 'pass'. */
export interface Option extends Parts {
  readonly id: string
  /** What `Question.reveals` returns for it, if it is known when the option is made. */
  readonly reveals?: boolean | undefined
}

/** The card, effect or step that asks. Screens show it. */
export interface About {
  readonly card?: string
  readonly effect?: number
  readonly step?: string
  /** The discount on what is chosen. */
  readonly less?: number
}

/** Typed as a method, so that a question with options of a game is also a question with any options. */
type Reveals<O extends Option> = { reveals(option: O): boolean }['reveals']

/**
 * What one seat is asked. Others may see its seat and kind. Its options are computed when they are first
 * read. Rules write `yield* ask(question)`, or `question.answered(yield question)`, which saves a generator.
 */
export class Question<O extends Option = Option> implements OpenQuestions {
  readonly open: readonly Question[] = [this]
  readonly seat: Seat
  readonly kind: string
  readonly about: About | undefined
  /** The rules of the set, if the answer is a set. */
  readonly set?: SetRules
  private readonly enumerate: ((seat: Seat) => readonly O[]) | undefined
  private readonly refuse: ((seat: Seat) => readonly Refusal[]) | undefined
  private readonly revealing: Reveals<O> | undefined
  private list: readonly O[] | undefined

  /**
   * `options` is a list or a function that makes it. `refused` returns what cannot be chosen and why, from
   * the same check that makes the options. `reveals` says whether an option may reveal something, if the options
   * do not say it themselves.
   */
  constructor(
    seat: Seat,
    kind: string,
    options: readonly O[] | ((seat: Seat) => readonly O[]),
    about?: About,
    refused?: (seat: Seat) => readonly Refusal[],
    reveals?: Reveals<O>,
  ) {
    this.seat = seat
    this.kind = kind
    this.about = about
    this.enumerate = typeof options === 'function' ? options : undefined
    this.list = typeof options === 'function' ? undefined : options
    this.refuse = refused
    this.revealing = reveals
  }

  /**
   * Every legal answer; never empty. There may be thousands of sets: `find`, `any` and `some` do not list
   * them all.
   */
  get options(): readonly O[] {
    const list = (this.list ??= this.enumerate?.(this.seat) ?? [])
    if (list.length === 0) throw new Error(`the question '${this.kind}' has no answer`)
    return list
  }

  /** What the seat chooses from: the options, or the pieces of a set. */
  get choices(): readonly Option[] {
    return this.set?.pieces ?? this.options
  }

  /** The option with this id, if it is legal. */
  find(id: string): O | undefined {
    for (const option of this.options) if (option.id === id) return option
    return undefined
  }

  /** A random legal answer, uniformly distributed; never `resign`. */
  any(random: Random): O {
    const { options } = this
    const { length } = options
    const givesUp = length > 1 && options[length - 1]?.id === RESIGN
    return options[random.int(givesUp ? length - 1 : length)] as O
  }

  /** All legal answers. If a set has more than `most`, a uniform random sample of that size. */
  some(_most: number, _random: Random): readonly O[] {
    return this.options
  }

  /** The option that this answer chose. */
  answered({ option }: Answer): O {
    return option as O
  }

  /**
   * Whether this answer may reveal something hidden, so that it could not be taken back. Where several seats
   * are asked at once, the last answer reveals it.
   */
  reveals(option: O): boolean {
    return this.revealing?.(option) ?? option.reveals === true
  }

  refused(): readonly Refusal[] {
    return this.refuse?.(this.seat) ?? []
  }
}

/** The id of the option that resigns from the game. It comes last among the options. */
export const RESIGN = 'resign'

export interface Answer {
  readonly seat: Seat
  readonly option: Option
}

/** The open questions: one, or a group that is answered in any order. */
export interface OpenQuestions {
  readonly open: readonly Question[]
  /** Takes an answer without resuming the rules: they go on only after the last answer. */
  take?(answer: Answer): void
}

/** Rules yield the open questions and are resumed with one answer at a time. */
export type Rules<T> = Generator<OpenQuestions, T, Answer>

/**
 * What a table runs: rules, or an object that does their work, because a generator here would slow down every
 * answer.
 */
export type Beat = Iterator<OpenQuestions, unknown, Answer>

export function* ask<O extends Option>(question: Question<O>): Rules<O> {
  return question.answered(yield question)
}

/** Asks several seats at once. They answer in any order and do not see each other's answers. */
export function* askAll<O extends Option>(questions: readonly Question<O>[]): Rules<O[]> {
  const group = new Group(questions)
  while (group.open.length > 0) group.take(yield group)
  return group.answers as O[]
}

class Group<O extends Option> implements OpenQuestions {
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

/**
 * The questions to the other seats. The list is allocated at its exact size, because every answer makes one.
 */
function without<O extends Option>(questions: readonly Question<O>[], seat: Seat): readonly Question<O>[] {
  const rest = questions.slice(1)
  for (let i = 0; i < rest.length && questions[i]?.seat !== seat; i++) rest[i] = questions[i] as Question<O>
  return rest
}

/**
 * Runs several rules at once. Each part asks one seat, and may ask it several questions that depend on each
 * other. Until the last part is done, nobody sees the answers of others and everybody may take answers back,
 * so a part must not change the state.
 */
export function* together<T>(parts: readonly Rules<T>[]): Rules<T[]> {
  const results: T[] = []
  const group: { open: Question[] } = { open: [] }
  const asked: (Question | undefined)[] = parts.map((part, index) => advance(part.next(), index))

  function advance(step: IteratorResult<OpenQuestions, T>, index: number): Question | undefined {
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

/** What a table asks after the end of the game. */
export const END: OpenQuestions = { open: [] }

/**
 * What `end` throws and the table catches. It is not an `Error`, because nothing went wrong and no stack
 * trace is needed.
 */
export const GAME_OVER = Symbol('the game is over')

/** Ends the game, wherever the rules are. The result is in the state. */
export function end(): never {
  throw GAME_OVER
}
