import { computed, signal } from '@preact/signals'
import type { GameOptions, Seat } from '@ziggurat/kernel'

import { replayOf, takeNewGame } from '../core/begin-here.ts'
import type { LocalSeat } from '../core/kept-games.ts'
import { localOccupant, nameOf, shortNameOf } from '../core/occupants.ts'
import { UpdatedModel } from '../match/updated-model.ts'
import type { FromWorker, LocalUpdate, ToWorker } from './messages.ts'
import { startWorker } from './start-worker.ts'

/** Why a local game cannot be shown, or not any more. */
export type Stopped = Extract<FromWorker, { type: 'missing' | 'taken' | 'broken' }>

/** A game in this browser: its rules and bots run in a worker. */
export class LocalModel extends UpdatedModel<LocalUpdate> {
  readonly id: string
  private readonly worker: Worker
  readonly stopped = signal<Stopped | null>(null)
  private readonly sent = signal(false)

  constructor(id: string) {
    super()
    this.id = id
    this.worker = startWorker()
    this.worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.receive(data))
    // It could not be loaded.
    this.worker.addEventListener('error', ({ message }) =>
      this.receive({ type: 'broken', message, record: null }),
    )
    const begun = takeNewGame(id)
    this.send(begun === null ? { type: 'open', id } : { type: 'begin', id, ...begun })
  }

  private send(message: ToWorker): void {
    this.worker.postMessage(message)
  }

  private receive(message: FromWorker): void {
    this.sent.value = false
    if (message.type === 'update') this.receiveNext(message, message.events)
    else if (message.type === 'refused') this.problem.value = message.problem
    else this.stopped.value = message
  }

  get game(): string {
    return this.update.value?.game ?? ''
  }
  get options(): GameOptions {
    return this.update.value?.options ?? {}
  }
  get seats(): number {
    return this.update.value?.seats.length ?? 0
  }
  /** Whether the game and its texts are loaded. */
  readonly ready = computed(() => this.gameTexts.value !== null && this.started.value)
  readonly seat = computed(() => this.update.value?.seat ?? null)
  readonly outcome = computed(() => this.update.value?.outcome ?? null)
  /** The person who gets the device next. */
  readonly next = computed(() => this.update.value?.next ?? null)
  /** Whether the device changes hands: nobody's hand may be seen. */
  readonly isCovered = computed(
    () => this.seat.value === null && this.next.value !== null && this.outcome.value === null,
  )
  readonly cutShort = computed(() => this.update.value?.cutShort ?? 0)
  readonly isKept = computed(() => this.update.value?.isKept ?? true)
  readonly sitters = computed((): readonly LocalSeat[] => this.update.value?.seats ?? [])
  readonly occupants = computed(() => this.sitters.value.map(localOccupant))
  readonly busy = this.sent
  readonly closed = signal(false)
  readonly clocks = signal(null)
  readonly seatChanges = signal([])
  readonly ordered = signal([])
  readonly undoAsked = signal(false)
  readonly rewound = signal(false)
  readonly chat = null

  name(seat: Seat): string {
    return shortNameOf(this.occupants.value[seat], seat)
  }

  fullName(seat: Seat): string {
    return nameOf(this.occupants.value[seat], seat)
  }

  nameAt(seat: Seat): string {
    return this.fullName(seat)
  }

  absence(): null {
    return null
  }

  private act(message: ToWorker): void {
    this.problem.value = null
    this.sent.value = true
    this.beginAct()
    this.send(message)
  }

  answer(id: string): void {
    const opened = this.update.value?.question?.opened
    if (opened !== undefined) this.act({ type: 'answer', question: opened, id })
  }

  undo(to: number): void {
    this.act({ type: 'undo', to })
  }

  readonly withdraw = (): void => {
    const { value: undoing } = this.undoing
    if (undoing !== null) this.undo(undoing.to)
  }

  /** Shows the game to the person at a seat; to nobody while the device changes hands. */
  showTo(seat: Seat | null): void {
    this.act({ type: 'show', seat })
  }

  replayAt(position?: number): string {
    return `${replayOf(this.id)}${position === undefined ? '' : `&at=${position}`}`
  }

  async record(): Promise<string> {
    const { record = null } = this.update.value ?? {}
    if (record === null) throw new Error('the game is not over')
    return record
  }

  close(): void {
    this.stopShowing()
    this.worker.terminate()
  }
}
