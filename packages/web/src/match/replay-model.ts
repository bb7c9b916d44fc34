import { computed, signal } from '@preact/signals'
import { EventHistory, isProblem, parseRecord, problem, replay, shuffleProblem } from '@ziggurat/kernel'
import type { Game, GameEvent, GameRecord, Piece, RecordProblem, Seat, Table } from '@ziggurat/kernel'
import type { Handover, MatchShape, Occupant } from '@ziggurat/protocol'
import type { Texts } from '@ziggurat/texts'

import { readGame } from '../core/kept-games.ts'
import { shownQuestion } from '../core/match-model.ts'
import type { SeatChange, LensTarget, OpenQuestion, MatchModel } from '../core/match-model.ts'
import { animateNextChange } from '../core/motion.ts'
import { localOccupant, nameOrNumber, occupantAfter, seatChangesIn, shortNameOf } from '../core/occupants.ts'
import { server } from '../core/session.ts'
import { GAME_IDS, GAMES, isGame, textsOf, withOptions } from '../games/index.ts'
import { keptRecord } from './kept-record.ts'

/** There is a checkpoint after every so many answers; positions between are played from there. */
const CHECKPOINT_EVERY = 16

type People = Pick<MatchShape, 'seats' | 'past'> & { readonly handovers: readonly Handover[] }

/** Whose view a replay shows: a seat's, a spectator's, or that of all seats at once. */
export type Viewpoint = Seat | 'spectator' | 'all'

export const isViewpoint = (value: string | number, seats: number): value is Viewpoint =>
  typeof value === 'number'
    ? Number.isInteger(value) && value >= 0 && value < seats
    : value === 'all' || value === 'spectator'

/** A finished game at any of its positions. The rules play its record again in the browser. */
export class ReplayModel implements MatchModel {
  readonly playable = false
  readonly withdraw = null
  readonly chat = null
  readonly game: string
  readonly options: GameRecord['options']
  readonly seats: number
  /** The number of answers that can be shown. */
  readonly length: number
  /** If today's rules do not accept all answers: the record's version of the rules, today's, and the number of all answers. */
  readonly cutShort: { readonly rules: number; readonly today: number; readonly all: number } | null
  readonly position = signal(0)
  readonly viewpoint = signal<Viewpoint>('all')
  /** The seat at the bottom of the screen while all hands are shown. */
  readonly ownSeat = signal<Seat>(0)
  readonly picked = signal<string | null>(null)
  readonly chosen = signal<readonly Piece[]>([])
  readonly lens = signal<LensTarget | null>(null)
  readonly busy = signal(false)
  readonly clocks = signal(null)
  readonly refusals = signal([])
  readonly fresh = signal(0)
  readonly ordered = signal<readonly number[]>([])
  /** The players and the handovers; null for a record that is not on the server. */
  private readonly people = signal<People | null>(null)
  private readonly checkpoints: readonly Table[]
  private readonly answersBefore: number
  private readonly record: GameRecord
  private readonly history: EventHistory

  private constructor(
    record: GameRecord,
    checkpoints: readonly Table[],
    history: EventHistory,
    cutShort: ReplayModel['cutShort'],
  ) {
    this.record = record
    this.game = record.game
    this.options = record.options
    this.seats = record.seats
    this.length = record.answers.length
    this.cutShort = cutShort
    this.checkpoints = checkpoints
    this.answersBefore = record.start?.count ?? 0
    this.history = history
  }

  /** Plays a record through once; a record of older rules only as far as today's accept it. */
  static async of(text: string): Promise<ReplayModel | RecordProblem> {
    const record = parseRecord(text)
    if (isProblem(record)) return record
    const forged = shuffleProblem(record)
    if (forged !== null) return forged
    if (!isGame(record.game))
      return problem('record-of-other-game', { game: record.game, expected: GAME_IDS.join(', ') })
    const [game] = await Promise.all([GAMES[record.game].rules(), textsOf(record.game).ready()])
    const all = record.answers.length
    const fits = countThatFits(game, record)
    const shown = { ...record, answers: record.answers.slice(0, fits) }
    const history = new EventHistory()
    const checkpoints = playThrough(game, shown, history)
    if (isProblem(checkpoints)) return checkpoints
    const cutShort = fits === all ? null : { rules: record.rules, today: game.version, all }
    return new ReplayModel(shown, checkpoints, history, cutShort)
  }

  /** A finished match of the server, with its players. */
  static async ofMatch(
    id: string,
  ): Promise<{ readonly model: ReplayModel; readonly match: MatchShape } | RecordProblem> {
    const [{ record, handovers }, { match, seat }] = await Promise.all([
      server.ask('record', undefined, { match: id }),
      server.ask('match', undefined, { match: id }),
    ])
    const model = await ReplayModel.of(record)
    if (isProblem(model)) return model
    model.people.value = { ...match, handovers }
    model.ownSeat.value = seat ?? 0
    return { model, match }
  }

  /** A finished game that this browser keeps; null if it has none with this id. */
  static async ofKept(id: string): Promise<ReplayModel | RecordProblem | null> {
    const kept = await readGame(id)
    if (kept === null || kept.outcome === null) return null
    const model = await ReplayModel.of(keptRecord(kept))
    if (isProblem(model)) return model
    model.people.value = { seats: kept.seats.map(localOccupant), past: [], handovers: [] }
    const people = kept.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
    model.ownSeat.value = people[0] ?? 0
    return model
  }

  /** Goes to a position, or to the nearest that exists. */
  go(to: number): void {
    animateNextChange()
    this.position.value = Math.max(0, Math.min(this.length, to))
  }

  private readonly table = computed((): Table => this.at(this.position.value))

  private at(position: number): Table {
    const table = this.checkpoints[Math.floor(position / CHECKPOINT_EVERY)]?.fork()
    if (table === undefined) throw new Error(`no position ${position}`)
    const from = position - (position % CHECKPOINT_EVERY)
    for (const { seat, id } of this.record.answers.slice(from, position)) table.answer(seat, id)
    return table
  }

  /** All positions in order, with the spectator's view. */
  *everyPosition(): Generator<{ readonly position: number; readonly view: unknown }> {
    const table = this.at(0)
    yield { position: 0, view: table.view(null) }
    for (const [before, { seat, id }] of this.record.answers.entries()) {
      table.answer(seat, id)
      yield { position: before + 1, view: table.view(null) }
    }
  }

  /** The positions at which a chapter of the log begins. */
  chapters(opens: (event: GameEvent) => boolean): readonly number[] {
    const begun = this.history
      .seenBy(null)
      .flatMap((event, at) => (opens(event) ? [(this.history.countAt(at) ?? 0) - this.answersBefore] : []))
    return [...new Set(begun)]
  }

  readonly seat = computed((): Seat | null => {
    const { value: viewpoint } = this.viewpoint
    if (viewpoint === 'spectator') return null
    return viewpoint === 'all' ? this.ownSeat.value : viewpoint
  })
  readonly view = computed(() => this.table.value.view(this.seat.value))
  readonly viewOfSeat = computed(() =>
    this.viewpoint.value === 'all' ? (seat: Seat): unknown => this.table.value.view(seat) : null,
  )
  readonly question = computed((): OpenQuestion | null => {
    const { value: seat } = this.seat
    const question = seat === null ? undefined : this.table.value.question(seat)
    return question === undefined ? null : shownQuestion(question)
  })
  readonly given = computed(() => {
    const { value: seat } = this.seat
    return seat === null ? null : this.table.value.given(seat)
  })
  readonly waiting = computed(() => this.table.value.questions.map(({ seat }) => seat))
  readonly outcome = computed(() => this.table.value.outcome)
  readonly closed = signal(false)
  /** The occupants at this position. */
  readonly occupants = computed((): readonly Occupant[] => {
    const now = this.answersBefore + this.position.value
    return (this.people.value?.seats ?? []).map(
      (who, seat) => this.occupantWhere(seat, ({ answers }) => answers <= now) ?? who,
    )
  })
  readonly seatChanges = computed((): readonly SeatChange[] => {
    const now = this.answersBefore + this.position.value
    const { value: people } = this.people
    if (people === null) return []
    const handovers = people.handovers.filter(({ answers }) => answers <= now)
    return seatChangesIn(
      people,
      handovers.map((handover) => ({ ...handover, event: this.history.after(handover.answers) })),
    )
  })

  readonly events = computed(() => {
    const now = this.answersBefore + this.position.value
    return this.history.seenBy(this.seat.value, 0, this.history.after(now))
  })
  /** The events of the last answer, as the viewpoint may know them. */
  readonly latest = computed(() => {
    const now = this.answersBefore + this.position.value
    return this.history.seenBy(this.seat.value, this.history.after(now - 1), this.history.after(now))
  })
  readonly texts = computed((): Texts => withOptions(textsOf(this.game).value, this.options))

  name(seat: Seat): string {
    return seat < this.seats ? nameOrNumber(this.occupants.value[seat], seat, shortNameOf) : ''
  }

  fullName(seat: Seat): string {
    return seat < this.seats ? nameOrNumber(this.occupants.value[seat], seat) : ''
  }

  nameAt(seat: Seat, event: number): string {
    const count = this.history.countAt(event) ?? Infinity
    return nameOrNumber(
      this.occupantWhere(seat, ({ answers }) => answers < count),
      seat,
    )
  }

  /** The occupant of a seat after those handovers that pass the test. */
  private occupantWhere(seat: Seat, isBefore: (handover: Handover) => boolean): Occupant | undefined {
    const { value: people } = this.people
    return people === null ? undefined : occupantAfter(people, seat, people.handovers.filter(isBefore))
  }

  absence(): null {
    return null
  }

  /** A replay cannot be answered. */
  answer(): void {}
}

/** How many answers today's rules accept: of a record of older rules perhaps not all. */
function countThatFits(game: Game, record: GameRecord): number {
  const all = record.answers.length
  const table = record.rules < game.version ? replay(game, record) : null
  return table !== null && isProblem(table) ? (table.fits ?? all) : all
}

/** Plays all answers, adds their events to the history, and returns the checkpoints. */
function playThrough(
  game: Game,
  record: GameRecord,
  history: EventHistory,
): readonly Table[] | RecordProblem {
  let count = record.start?.count ?? 0
  const table = replay(game, record, 0, (told) => history.add(told, count))
  if (isProblem(table)) return table
  const checkpoints = [table.fork()]
  for (const [at, { seat, id, line }] of record.answers.entries()) {
    count++
    const refused = table.answer(seat, id)
    if (refused !== null) {
      const { code, params, options } = refused
      const because = { code, params }
      return { ...problem('record-answer', { seat, answer: id, because, options }), ...(line && { line }) }
    }
    if ((at + 1) % CHECKPOINT_EVERY === 0) checkpoints.push(table.fork())
  }
  return checkpoints
}
