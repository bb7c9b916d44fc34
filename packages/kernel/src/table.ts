import { copy, same } from './copy.ts'
import type { GameEvent, EventAudience, FullEvent } from './events.ts'
import type { Game, GameState, Outcome } from './game.ts'
import type { GameOptions } from './options.ts'
import { problem } from './problems.ts'
import type { Problem } from './problems.ts'
import { fastRandom } from './random.ts'
import type { Random, Seed } from './random.ts'
import { redeal } from './redeal.ts'
import { END, GAME_OVER } from './rules.ts'
import type { Answer, OpenQuestions, Beat, Option, Question, Seat } from './rules.ts'

/** What is fixed before the first question. */
export interface Setting {
  readonly seats: number
  readonly options: GameOptions
  readonly seed: Seed
}

/** Why an answer was refused. The table has not changed. */
export interface Refused extends Problem {
  /** The ids that are legal; a sample of them if there are very many sets. */
  readonly options: readonly string[]
}

/**
 * A position between two beats, with the number of answers and the length of the log. A game can go on from
 * it.
 */
export interface Checkpoint<State extends GameState = GameState> {
  readonly state: State
  readonly count: number
  readonly length: number
}

/** The state at the start of a beat, never modified, and the number of answers and beats before it. */
interface BeatStart<State extends GameState> {
  readonly state: State
  readonly count: number
  readonly beat: number
}

/** A checkpoint and the answers since; with the setting, they are enough to set up the position elsewhere. */
export interface Position {
  /** Null means the start of a new game. */
  readonly checkpoint: Checkpoint | null
  readonly answers: readonly { readonly seat: Seat; readonly id: string }[]
}

/** The answers so far, newest first. A table and its forks share them. */
interface AnswerNode {
  readonly previous: AnswerNode | null
  /** The number of answers up to and including this one. */
  readonly count: number
  /** The log's length after this answer. */
  readonly entry: number
  readonly seat: Seat
  readonly option: Option
  /** Whether something hidden was revealed after this answer. */
  barrier: boolean
}

export type OnEvent = (emitted: FullEvent) => void

/** A checkpoint is taken at the first beat after this many answers, and wherever one is needed. */
const ANSWERS_BETWEEN_CHECKPOINTS = 256

/** Older checkpoints are at least this many answers apart. */
const LEAST_APART = 64

/** How many sets a refusal lists, if there are more. */
const SOME = 40

/** Shared by all tables: a table gets a map of its own at the first withdrawal. */
const NONE_WITHDRAWN: ReadonlyMap<Seat, number> = new Map()

/** The counts of a new game. */
const NEW = { count: 0, length: 0 }

/**
 * The older checkpoints that are still needed when a new one is made after this many answers. The older, the further
 * apart, so that they are few, and an undo replays about as many answers as it takes back.
 */
function thinnedOut<State extends GameState>(
  older: readonly BeatStart<State>[],
  first: number,
  count: number,
): readonly BeatStart<State>[] {
  let before = first
  return older.filter((each, at) => {
    const after = older[at + 1]?.count ?? count
    const isNeeded = after - before > Math.max(LEAST_APART, count - after)
    if (isNeeded) before = each.count
    return isNeeded
  })
}

function setUp<State extends GameState>(game: Game<State>, { seats, options, seed }: Setting): State {
  return game.setup(seats, options, { seed, drawn: 0 })
}

/** What the rules ask next; `END` if they end the game, null if they are done. */
function next(rules: Beat, answer?: Answer): OpenQuestions | null {
  try {
    const step = answer === undefined ? rules.next() : rules.next(answer)
    return step.done ? null : step.value
  } catch (thrown) {
    if (thrown === GAME_OVER) return END
    throw thrown
  }
}

/** Runs one game: holds the position, asks the questions, takes the answers. */
export class Table<State extends GameState = GameState, View = unknown> {
  readonly game: Game<State, View>
  readonly setting: Setting
  /** The number of log entries so far: answers, withdrawals, undos. */
  length = 0
  private readonly listener: OnEvent | undefined
  private current: State
  /**
   * The checkpoint that the game went on from. For a new game it is null until the starting position is
   * needed.
   */
  private from: Checkpoint<State> | null
  /** The latest checkpoint; null means the origin. */
  private checkpoint: BeatStart<State> | null = null
  /** The checkpoints before it, for undos: the oldest first. */
  private older: readonly BeatStart<State>[] = []
  private run: Beat | null = null
  private openQuestions: OpenQuestions = END
  private lastAnswer: AnswerNode | null = null
  /** The running beat, the number of answers at its start, and when the open group was first asked. */
  private beat = 0
  private beatFrom = 0
  private groupFrom = 0
  private drawnBefore = 0
  private reopened = 0
  private withdrawn: ReadonlyMap<Seat, number> = NONE_WITHDRAWN
  private eager = false
  private silent = false
  private revealed = false

  private constructor(
    game: Game<State, View>,
    setting: Setting,
    from: Checkpoint<State> | null,
    current: State,
    listener?: OnEvent,
  ) {
    this.game = game
    this.setting = setting
    this.from = from
    this.length = this.first.length
    this.current = current
    this.listener = listener
  }

  /** Starts a new game. The seats and options must be valid: see `game.seats` and `readOptions`. */
  static open<State extends GameState, View>(
    game: Game<State, View>,
    setting: Setting,
    listener?: OnEvent,
  ): Table<State, View> {
    const { min, max } = game.seats
    if (!Number.isInteger(setting.seats) || setting.seats < min || setting.seats > max) {
      throw new RangeError(`${game.id} takes ${min} to ${max} players, not ${setting.seats}`)
    }
    const table = new Table(game, setting, null, setUp(game, setting), listener)
    table.startAtCheckpoint()
    return table
  }

  /** Starts a game in a given position between two beats. The table takes ownership of the state. */
  static at<State extends GameState, View>(
    game: Game<State, View>,
    setting: Setting,
    state: State,
    listener?: OnEvent,
  ): Table<State, View> {
    return Table.from(game, setting, { state, count: 0, length: 0 }, listener)
  }

  /** Goes on from a checkpoint; nothing before it can be undone. The table takes ownership of the state. */
  static from<State extends GameState, View>(
    game: Game<State, View>,
    setting: Setting,
    checkpoint: Checkpoint<State>,
    listener?: OnEvent,
  ): Table<State, View> {
    const table = new Table(game, setting, checkpoint, copy(checkpoint.state), listener)
    table.startAtCheckpoint()
    return table
  }

  /**
   * The checkpoint that the game began at or went on from; nothing before it can be undone. Never modified.
   */
  get origin(): Checkpoint<State> {
    return (this.from ??= { ...NEW, state: setUp(this.game, this.setting) })
  }

  private get first(): Pick<Checkpoint, 'count' | 'length'> {
    return this.from ?? NEW
  }

  private get checkpointCount(): number {
    return this.checkpoint?.count ?? this.first.count
  }

  private get checkpointBeat(): number {
    return this.checkpoint?.beat ?? 0
  }

  get state(): State {
    return this.current
  }

  get questions(): readonly Question[] {
    return this.openQuestions.open
  }

  question(seat: Seat): Question | undefined {
    for (const question of this.openQuestions.open) if (question.seat === seat) return question
    return undefined
  }

  /** The length of the log when this seat's question opened. Remote answers are addressed to it. */
  opened(seat: Seat): number | null {
    if (this.question(seat) === undefined) return null
    const before = this.own(seat) ?? this.nodeAt(this.groupFrom)
    return Math.max(before?.entry ?? this.first.length, this.withdrawn.get(seat) ?? 0, this.reopened)
  }

  /** What this seat has answered in the open group. It may still take it back. */
  given(seat: Seat): Option | null {
    return this.own(seat)?.option ?? null
  }

  /** The number of answers so far. */
  get count(): number {
    return this.lastAnswer?.count ?? this.first.count
  }

  /** The start of the running beat, or of the last beat once the game is over. */
  get beatStart(): Checkpoint<State> {
    this.refresh()
    const { count, beatFrom, length } = this
    const entry = this.nodeAt(beatFrom)?.entry ?? this.first.length
    return { state: copy(this.kept), count: beatFrom, length: count === beatFrom ? length : entry }
  }

  /** The latest checkpoint, which is never modified, and the answers since. What was taken back is not part of it. */
  get position(): Position {
    const { checkpoint, checkpointCount: count } = this
    const length = this.nodeAt(count)?.entry ?? this.first.length
    return {
      checkpoint: checkpoint === null ? this.from : { state: checkpoint.state, count, length },
      answers: this.since(count).map(({ seat, option }) => ({ seat, id: option.id })),
    }
  }

  get outcome(): Outcome | null {
    return this.openQuestions === END ? this.game.outcome(this.current) : null
  }

  get answers(): readonly { readonly seat: Seat; readonly id: string }[] {
    const answers: { seat: Seat; id: string }[] = []
    for (let node = this.lastAnswer; node !== null; node = node.previous) {
      answers.push({ seat: node.seat, id: node.option.id })
    }
    return answers.reverse()
  }

  /** The answers after the first `count`, with all their parts. */
  answersSince(count: number): readonly Answer[] {
    return this.since(count)
  }

  view(viewer: Seat | null): View {
    return this.game.view(this.current, viewer)
  }

  /** The only way to act. An answer is taken if its id is among the options; otherwise nothing changes. */
  answer(seat: Seat, id: string): Refused | null {
    const question = this.question(seat)
    if (question === undefined) return this.unasked(seat)
    const option = question.find(id)
    if (option === undefined) {
      return {
        ...problem('not-an-answer', { answer: id, question: question.kind }),
        options: question.some(SOME, fastRandom(this.count)).map((each) => each.id),
      }
    }
    const entry = this.length + 1
    const { drawn } = this.current.random
    this.revealed = false
    const node: AnswerNode = {
      previous: this.lastAnswer,
      count: this.count + 1,
      entry,
      seat,
      option,
      barrier: false,
    }
    const group = this.openQuestions
    const shared = this.answeredBeside(seat)
    this.resume(node)
    this.length = entry
    const revealed = this.revealed || (shared && this.openQuestions !== group)
    node.barrier = revealed || this.current.random.drawn !== drawn
    return null
  }

  /** Takes back the seat's last answer while its group is still open. */
  withdraw(seat: Seat): Refused | null {
    const own = this.own(seat)
    if (own === null) {
      return { ...problem('nothing-to-withdraw', { seat }), options: [] }
    }
    this.skip(seat)
    this.rewind(this.since(this.checkpointCount).filter((node) => node !== own))
    return null
  }

  /**
   * Goes back to the position after the first `count` answers. The caller decides whether that is allowed.
   */
  undo(count: number): void {
    if (!Number.isInteger(count) || count < this.first.count || count > this.count) {
      throw new RangeError(`cannot go back to ${count} of ${this.count} answers`)
    }
    while (count < this.checkpointCount) {
      this.checkpoint = this.older.at(-1) ?? null
      this.older = this.older.slice(0, -1)
    }
    this.rewind(this.since(this.checkpointCount).slice(0, count - this.checkpointCount))
    this.skip()
  }

  /** Adds a log entry that does nothing except reopen every open question, or only that of one seat. */
  skip(seat?: Seat): void {
    this.length++
    if (seat === undefined) this.reopened = this.length
    else this.withdrawn = new Map(this.withdrawn).set(seat, this.length)
  }

  /** The number of answers left if this seat undoes as much as it may on its own. */
  undoable(seat: Seat): number {
    let node = this.lastAnswer
    while (node !== null && node.seat === seat && !node.barrier) node = node.previous
    return node?.count ?? this.first.count
  }

  /** Another table in the same position. The two do not affect each other. */
  fork(listener?: OnEvent): Table<State, View> {
    this.refresh()
    const fork = this.replica(listener)
    fork.rewind(this.since(this.beatFrom))
    return fork
  }

  /** Another table that this viewer cannot tell from this one. A null viewer is a spectator. */
  redeal(viewer: Seat | null, random: Random): Table<State, View> {
    this.refresh()
    const { game, setting } = this
    const begin = (state: State, listener?: OnEvent) =>
      Table.at(game, { ...setting, seed: state.random.seed }, state, listener)
    if (this.openQuestions === END)
      return redeal(
        game,
        begin,
        { checkpoint: this.current, answers: [], isUntouched: false },
        viewer,
        random,
      )
    const seen = ({ seat, count }: AnswerNode) => seat === viewer || count <= this.groupFrom
    const answers = this.since(this.beatFrom).filter(seen)
    const isUntouched = answers.length === 0 && same(this.kept, this.current)
    return redeal(game, begin, { checkpoint: this.kept, answers, isUntouched }, viewer, random)
  }

  /** A table at the checkpoint, before its beat is started. */
  private replica(listener?: OnEvent): Table<State, View> {
    const table = new Table(this.game, this.setting, this.origin, this.current, listener)
    table.length = this.length
    table.reopened = this.reopened
    table.withdrawn = this.withdrawn
    table.checkpoint = this.checkpoint
    table.older = this.older
    table.lastAnswer = this.nodeAt(this.checkpointCount)
    return table
  }

  /** The checkpoint's state. */
  private get kept(): State {
    return this.checkpoint?.state ?? this.origin.state
  }

  /** Makes the start of the running beat the checkpoint. */
  private refresh(): void {
    if (this.checkpointBeat === this.beat) return
    const table = this.replica()
    table.rewind(this.since(this.checkpointCount).slice(0, this.beatFrom - this.checkpointCount), true)
    this.checkpoint = table.checkpoint
    this.older = table.older
  }

  private addCheckpoint(): void {
    const { older, checkpoint: last, first, count, beat } = this
    this.older = last === null ? older : thinnedOut([...older, last], first.count, count)
    this.checkpoint = { state: copy(this.current), count, beat }
  }

  private unasked(seat: Seat): Refused {
    const open = this.openQuestions.open.map((question) => question.seat)
    const why = open.length === 0 ? problem('game-over') : problem('not-asked', { seat, asked: open })
    return { ...why, options: [] }
  }

  /** This seat's newest answer in the open group. */
  private own(seat: Seat): AnswerNode | null {
    if (this.openQuestions.open.length === 0) return null
    for (let node = this.lastAnswer; node !== null && node.count > this.groupFrom; node = node.previous) {
      if (node.seat === seat) return node
    }
    return null
  }

  /** Whether another seat has answered in the open group. */
  private answeredBeside(seat: Seat): boolean {
    for (let node = this.lastAnswer; node !== null && node.count > this.groupFrom; node = node.previous) {
      if (node.seat !== seat) return true
    }
    return false
  }

  private nodeAt(count: number): AnswerNode | null {
    let node = this.lastAnswer
    while (node !== null && node.count > count) node = node.previous
    return node
  }

  private since(count: number): AnswerNode[] {
    const nodes: AnswerNode[] = []
    for (let node = this.lastAnswer; node !== null && node.count > count; node = node.previous)
      nodes.push(node)
    return nodes.reverse()
  }

  /** Goes back to the checkpoint and gives these answers again. */
  private rewind(nodes: readonly AnswerNode[], eager = false): void {
    this.silent = true
    this.lastAnswer = this.nodeAt(this.checkpointCount)
    this.run?.return?.()
    this.eager = eager
    this.current = copy(this.kept)
    this.startAtCheckpoint()
    for (const { entry, seat, option, barrier } of nodes) {
      this.resume({ previous: this.lastAnswer, count: this.count + 1, entry, seat, option, barrier })
    }
    this.silent = false
  }

  /** Starts the beat at the checkpoint. */
  private startAtCheckpoint(): void {
    this.beat = this.checkpointBeat
    if (this.game.outcome(this.current) === null && this.startBeat()) return
    this.runBeats()
  }

  private resume(node: AnswerNode): void {
    const { run } = this
    if (run === null) throw new Error('no beat is running')
    const before = this.openQuestions
    this.lastAnswer = node
    if (before.open.length > 1 && before.take !== undefined) {
      before.take(node)
      return
    }
    const asking = next(run, node)
    if (asking === null) this.runBeats()
    else this.stopAt(asking, before)
  }

  /** Plays beats until something is asked or the game is over. */
  private runBeats(): void {
    while (this.game.outcome(this.current) === null) {
      this.beat++
      if (this.eager || this.count - this.checkpointCount >= ANSWERS_BETWEEN_CHECKPOINTS) this.addCheckpoint()
      if (this.startBeat()) return
    }
    this.run = null
    this.openQuestions = END
  }

  /** Starts a beat. Returns false if it finished without a question. */
  private startBeat(): boolean {
    this.beatFrom = this.count
    this.drawnBefore = this.current.random.drawn
    this.run = this.game.beat(this.current, this.emit)
    const asking = next(this.run)
    if (asking === null) return false
    this.stopAt(asking, END)
    return true
  }

  /** Called when the rules have stopped: at questions, or because the game is over. */
  private stopAt(asking: OpenQuestions, before: OpenQuestions): void {
    this.openQuestions = asking
    if (asking === END) {
      this.run = null
    } else if (this.current.random.drawn !== this.drawnBefore) {
      throw new Error('a beat that draws random numbers asks nothing afterwards: start a new beat')
    } else if (asking !== before) {
      this.groupFrom = this.count
    }
  }

  private readonly emit = (event: GameEvent, telling?: EventAudience): void => {
    if (this.silent) return
    if (telling?.reveals === true) this.revealed = true
    if (this.listener !== undefined) this.listener(telling === undefined ? { event } : { ...telling, event })
  }
}
