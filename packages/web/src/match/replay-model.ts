import { computed, signal } from '@preact/signals'
import { EventHistory, isProblem, parseRecord, problem, replay } from '@ziggurat/kernel'
import type { Game, GameEvent, GameRecord, Piece, RecordProblem, Seat, Table } from '@ziggurat/kernel'
import type { Handover, MatchShape, Occupant } from '@ziggurat/protocol'
import type { Texts } from '@ziggurat/texts'

import { shownQuestion } from '../core/match-model.ts'
import type { SeatChange, LensTarget, OpenQuestion, MatchModel } from '../core/match-model.ts'
import { animateNextChange } from '../core/motion.ts'
import { nameOrNumber, occupantAfter, seatChangesIn } from '../core/occupants.ts'
import { server } from '../core/session.ts'
import { GAME_IDS, GAMES, isGame, textsOf, withOptions } from '../games/index.ts'

/** A position is kept after so many answers; those between are played again from there. */
const CHECKPOINT_EVERY = 16

type People = Pick<MatchShape, 'seats' | 'past'> & { readonly handovers: readonly Handover[] }

/** Whose eyes look back: a seat's, a spectator's, or everybody's at once. */
export type Viewpoint = Seat | 'spectator' | 'all'

export const isViewpoint = (value: string | number, seats: number): value is Viewpoint =>
  typeof value === 'number'
    ? Number.isInteger(value) && value >= 0 && value < seats
    : value === 'all' || value === 'spectator'

/** A game that is over, at any of its positions. */
export class ReplayModel implements MatchModel {
  readonly live = false
  readonly game: string
  readonly options: GameRecord['options']
  readonly seats: number
  /** How many answers the game had. */
  readonly length: number
  /** If today's rules do not fit all of it: by which it was played, which these are, and how many answers it had in all. */
  readonly cutShort: { readonly rules: number; readonly today: number; readonly all: number } | null
  readonly position = signal(0)
  readonly viewpoint = signal<Viewpoint>('all')
  /** Where one sits while everything lies open. */
  readonly ownSeat = signal<Seat>(0)
  readonly picked = signal<string | null>(null)
  readonly chosen = signal<readonly Piece[]>([])
  readonly lens = signal<LensTarget | null>(null)
  readonly busy = signal(false)
  readonly clocks = signal(null)
  readonly refusals = signal([])
  readonly fresh = signal(0)
  readonly ordered = signal<readonly number[]>([])
  /** Who played it, and when seats changed hands; of a record that somebody has brought nobody knows. */
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

  /** Plays a record through once, one of older rules as far as it fits, or says what is wrong with it. */
  static async of(text: string): Promise<ReplayModel | RecordProblem> {
    const record = parseRecord(text)
    if (isProblem(record)) return record
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

  /** With the people who played it. */
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

  /** Goes to a position, as far as there is one. */
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

  /** Every position in turn, as a spectator sees it. */
  *everyPosition(): Generator<{ readonly position: number; readonly view: unknown }> {
    const table = this.at(0)
    yield { position: 0, view: table.view(null) }
    for (const [before, { seat, id }] of this.record.answers.entries()) {
      table.answer(seat, id)
      yield { position: before + 1, view: table.view(null) }
    }
  }

  /** The positions at which a chapter has just begun: a turn, an age. */
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
  /** What each seat sees, if everything lies open. */
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
  /** Those who sat there at this position. */
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
  /** What the last answer brought about, as these eyes saw it. */
  readonly latest = computed(() => {
    const now = this.answersBefore + this.position.value
    return this.history.seenBy(this.seat.value, this.history.after(now - 1), this.history.after(now))
  })
  readonly texts = computed((): Texts => withOptions(textsOf(this.game).value, this.options))

  name(seat: Seat): string {
    return seat < this.seats ? nameOrNumber(this.occupants.value[seat], seat) : ''
  }

  nameAt(seat: Seat, event: number): string {
    const count = this.history.countAt(event) ?? Infinity
    return nameOrNumber(
      this.occupantWhere(seat, ({ answers }) => answers < count),
      seat,
    )
  }

  /** Who had a seat when such of its changes had happened. */
  private occupantWhere(seat: Seat, isBefore: (handover: Handover) => boolean): Occupant | undefined {
    const { value: people } = this.people
    return people === null ? undefined : occupantAfter(people, seat, people.handovers.filter(isBefore))
  }

  absence(): null {
    return null
  }

  /** What happened has happened. */
  answer(): void {}
}

/** How many of its answers can be shown: of a record of older rules perhaps not all. */
function countThatFits(game: Game, record: GameRecord): number {
  const all = record.answers.length
  const table = record.rules < game.version ? replay(game, record) : null
  return table !== null && isProblem(table) ? (table.fits ?? all) : all
}

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
