import { batch, computed, signal } from '@preact/signals'
import type { ReadonlySignal, Signal } from '@preact/signals'
import type { GameEvent, GameOptions, Option, Outcome, Piece, Problem, Seat } from '@ziggurat/kernel'
import type { Occupant, Update } from '@ziggurat/protocol'
import type { Texts } from '@ziggurat/texts'

import { shownQuestion } from '../core/match-model.ts'
import type {
  Chat,
  ClockState,
  LensTarget,
  OpenQuestion,
  PlayedModel,
  SeatChange,
} from '../core/match-model.ts'
import { animateNextChange } from '../core/motion.ts'
import { Pacer } from '../core/pacer.ts'
import { pace, PAUSES } from '../core/settings.ts'
import { isGame, textsOf, withOptions } from '../games/index.ts'

/** What an update says of a game, whether it comes from the server or from the worker of a local game. */
export type GameUpdate = Pick<
  Update,
  'answers' | 'fresh' | 'view' | 'question' | 'given' | 'waiting' | 'undo' | 'changed'
>

/** A match that is shown from updates. */
export abstract class UpdatedModel<Received extends GameUpdate> implements PlayedModel {
  abstract readonly id: string
  abstract readonly game: string
  abstract readonly options: GameOptions
  abstract readonly seats: number
  abstract readonly seat: ReadonlySignal<Seat | null>
  abstract readonly outcome: ReadonlySignal<Outcome | null>
  abstract readonly closed: ReadonlySignal<boolean>
  abstract readonly clocks: ReadonlySignal<readonly ClockState[] | null>
  abstract readonly occupants: ReadonlySignal<readonly Occupant[]>
  abstract readonly seatChanges: ReadonlySignal<readonly SeatChange[]>
  abstract readonly ordered: ReadonlySignal<readonly number[]>
  abstract readonly undoAsked: ReadonlySignal<boolean>
  abstract readonly rewound: ReadonlySignal<boolean>
  abstract readonly busy: ReadonlySignal<boolean>
  abstract readonly withdraw: (() => void) | null
  abstract readonly chat: Chat | null

  readonly playable = true
  readonly viewOfSeat = signal(null)
  readonly events = signal<readonly GameEvent[]>([])
  readonly picked = signal<string | null>(null)
  readonly chosen = signal<readonly Piece[]>([])
  readonly lens: Signal<LensTarget | null> = signal(null)
  readonly problem = signal<Problem | null>(null)
  protected readonly update = signal<Received | null>(null)

  private readonly pacer = new Pacer(() => (document.hidden ? 0 : PAUSES[pace.value]))
  /** The last update that was received, and the number of its events. It may wait until others' acts before it are shown. */
  private received: { readonly seat: Seat | null; readonly events: number } | null = null
  /** The person has acted: what comes of it is shown at once. */
  private hasActed = false

  /** Shows an update when its time has come: what others do, at a pace that a person can follow. */
  protected receiveNext(
    update: Received & Pick<Update, 'seat'>,
    events: readonly GameEvent[],
    shown: () => void = () => {},
  ): void {
    const before = this.received
    this.received = { seat: update.seat, events: events.length }
    const isNews = before !== null && before.seat === update.seat && events.length > before.events
    const show = (): void => {
      this.show(update, events)
      shown()
    }
    this.pacer.add(show, isNews && !this.hasActed)
    if (!isNews || !this.hasActed) return
    this.hasActed = false
    this.pacer.flush()
  }

  /** Does something as soon as all that came before is shown. */
  protected afterAll(then: () => void): void {
    this.pacer.add(then, false)
  }

  /** Shows all that waits. */
  protected catchUp(): void {
    this.pacer.flush()
  }

  /** The person acts: they have seen enough. */
  protected beginAct(): void {
    this.hasActed = true
    this.pacer.flush()
  }

  protected stopShowing(): void {
    this.pacer.close()
  }

  /** Shows an update. What was selected for another question is selected no longer. */
  private show(update: Received, events: readonly GameEvent[]): void {
    const before = this.update.value?.question
    const { question: now } = update
    const another = now?.opened !== before?.opened || now?.kind !== before?.kind || now?.seat !== before?.seat
    animateNextChange()
    batch(() => {
      this.update.value = update
      this.events.value = events
      if (!another) return
      this.picked.value = null
      this.chosen.value = []
      this.lens.value = null
    })
  }

  protected readonly gameTexts = computed((): Texts | null => {
    const { game, options } = this
    const texts = isGame(game) ? textsOf(game).now : null
    return texts && withOptions(texts, options)
  })
  readonly texts = computed((): Texts => {
    if (this.gameTexts.value === null) throw new Error('no words yet')
    return this.gameTexts.value
  })
  readonly started = computed(() => this.update.value !== null)
  readonly view = computed(() => this.update.value?.view)
  readonly question = computed((): OpenQuestion | null => {
    const { question = null } = this.update.value ?? {}
    return question === null ? null : shownQuestion(question)
  })
  readonly refusals = computed(() => this.update.value?.question?.refusals ?? [])
  readonly given = computed((): Option | null => this.update.value?.given ?? null)
  readonly waiting = computed((): readonly Seat[] => this.update.value?.waiting ?? [])
  readonly fresh = computed(() => this.update.value?.fresh ?? 0)
  readonly answers = computed(() => this.update.value?.answers ?? 0)
  readonly rulesChange = computed(() => this.update.value?.changed ?? null)
  readonly undoing = computed(() =>
    this.outcome.value === null && !this.closed.value ? (this.update.value?.undo ?? null) : null,
  )

  abstract name(seat: Seat): string
  abstract fullName(seat: Seat): string
  abstract nameAt(seat: Seat, event: number): string
  abstract absence(seat: Seat): 'away' | 'bot' | null
  abstract answer(id: string): void
  abstract undo(to: number): void
  abstract replayAt(position?: number): string
  abstract record(): Promise<string>
}
