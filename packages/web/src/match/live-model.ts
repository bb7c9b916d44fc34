import { batch, computed, effect, signal } from '@preact/signals'
import type { GameEvent, GameOptions, Outcome, Seat } from '@ziggurat/kernel'
import type { ChatLine, MatchShape, Occupant, Update } from '@ziggurat/protocol'

import type { Chat } from '../core/match-model.ts'
import { nameOf, nameOrNumber, occupantAfter, seatChangesIn, shortNameOf } from '../core/occupants.ts'
import { sawHash } from '../core/sent-numbers.ts'
import { listen, me, connection, server } from '../core/session.ts'
import { SeenLog } from './seen-log.ts'
import { UpdatedModel } from './updated-model.ts'

/** A match on the server, updated through the connection. */
export class LiveModel extends UpdatedModel<Update> {
  readonly id: string
  /** The seat whose view of a finished game is shown. */
  readonly as: number | undefined
  readonly shape = signal<MatchShape | null>(null)
  /** The host has removed me from the table before the game. */
  readonly removed = signal(false)
  readonly present = signal<readonly Seat[]>([])
  readonly spectators = signal(0)
  /** The match was closed, or does not exist. */
  readonly gone = signal(false)
  private readonly ownSeat = signal<Seat | null>(null)
  private readonly sending = signal(0)
  private readonly seen = new SeenLog((length) => connection().seen(this.id, length))
  private readonly stops: (() => void)[] = []

  constructor(id: string, as?: number) {
    super()
    this.id = id
    this.chat = this.makeChat(id)
    this.as = as
    this.stops.push(
      listen({
        match: (message) => message.match.id === id && this.receiveMatch(message),
        update: (message, events) => message.match === id && this.receiveUpdate(message, events),
        chat: (message) => message.match === id && this.receiveChat(message.lines),
        closed: (message) => message.match === id && (this.gone.value = true),
        refused: (message) => message.match === id && (this.gone.value = true),
      }),
      // Watches again when somebody enters or signs in: they may have another view.
      effect(() => {
        if (me.value !== undefined) connection().watch(id, { as, refusals: true })
      }),
    )
  }

  /** Whether the match and the game's texts are loaded. */
  readonly ready = computed(() => this.gameTexts.value !== null && this.shape.value !== null)

  private readonly chatLines = signal<readonly ChatLine[]>([])
  /** How many chat lines I have seen. */
  private readonly readLines = signal(0)
  readonly chat: Chat

  private makeChat(match: string): Chat {
    const { chatLines: lines, readLines } = this
    return {
      match,
      lines,
      unread: computed(() => lines.value.length - readLines.value),
      markRead: () => void (readLines.value = lines.value.length),
      send: (text) => this.send({ type: 'say', match, text }),
    }
  }

  /** Skips lines that are there: the server sends them again after a sign-in. */
  private receiveChat(lines: readonly ChatLine[]): void {
    const last = this.chatLines.value.at(-1)?.number ?? 0
    this.chatLines.value = [...this.chatLines.value, ...lines.filter(({ number }) => number > last)]
  }

  private receiveMatch(message: {
    match: MatchShape
    seat: Seat | null
    removed: boolean
    present: readonly Seat[]
    spectators: number
  }): void {
    sawHash(message.match)
    // The result is not shown before what led to it.
    this.afterAll(() =>
      batch(() => {
        this.shape.value = message.match
        this.ownSeat.value = message.seat
        this.removed.value = message.removed
        this.present.value = message.present
        this.spectators.value = message.spectators
      }),
    )
  }

  private receiveUpdate(update: Update, events: readonly GameEvent[]): void {
    this.receiveNext(update, events, () => this.seen.grown(update.length))
    // My clock runs.
    if (update.question !== null && this.shape.value?.clock.kind === 'live') this.catchUp()
  }

  get game(): string {
    return this.shape.value?.game ?? ''
  }
  get options(): GameOptions {
    return this.shape.value?.options ?? {}
  }
  get seats(): number {
    return this.shape.value?.seats.length ?? 0
  }
  readonly seat = computed(() => this.as ?? this.ownSeat.value)
  /** Since when each of them has been asked. */
  readonly waitingSince = computed((): readonly number[] => this.update.value?.waitingSince ?? [])
  readonly ordered = computed(() => this.update.value?.ordered ?? [])
  /** My standing orders, including those that were dropped. */
  readonly orders = computed(() => this.update.value?.orders ?? [])
  readonly outcome = computed((): Outcome | null => this.shape.value?.outcome ?? null)
  readonly closed = computed(() => this.shape.value?.closed === true)
  readonly clocks = computed(() => this.update.value?.clocks ?? null)
  readonly occupants = computed(() => this.shape.value?.seats ?? [])
  private readonly handovers = computed(() => this.update.value?.handovers ?? [])
  readonly seatChanges = computed(() =>
    this.shape.value === null ? [] : seatChangesIn(this.shape.value, this.handovers.value),
  )
  readonly votes = computed(() => (this.closed.value ? [] : (this.update.value?.votes ?? [])))
  readonly busy = computed(() => this.sending.value > 0)
  readonly undoAsked = computed(() =>
    this.votes.value.some(({ on, by }) => on === 'undo' && by === this.seat.value),
  )
  readonly rewound = computed(() => this.shape.value?.rewound === true)

  name(seat: Seat): string {
    return this.nameOfOccupant(this.occupants.value[seat], seat, shortNameOf)
  }

  fullName(seat: Seat): string {
    return this.nameOfOccupant(this.occupants.value[seat], seat)
  }

  nameAt(seat: Seat, event: number): string {
    const { value: match } = this.shape
    if (match === null) return ''
    const happened = this.handovers.value.filter((handover) => handover.event <= event)
    return this.nameOfOccupant(occupantAfter(match, seat, happened), seat)
  }

  private nameOfOccupant(who: Occupant | undefined, seat: Seat, name = nameOf): string {
    return this.outcome.value === null ? name(who, seat) : nameOrNumber(who, seat, name)
  }

  absence(seat: Seat): 'away' | 'bot' | null {
    const who = this.occupants.value[seat]
    if (who === undefined || who.kind === 'open' || this.outcome.value !== null) return null
    if (who.kind === 'bot') return who.for === null ? null : 'bot'
    return this.present.value.includes(seat) ? null : 'away'
  }

  answer(id: string): void {
    const opened = this.update.value?.question?.opened
    if (opened === undefined) return
    this.beginAct()
    void this.send({ type: 'answer', match: this.id, question: opened, id })
  }

  readonly withdraw = (): void => {
    void this.send({ type: 'withdraw', match: this.id })
  }

  /** Takes effect at once, or starts a vote. */
  undo(to: number): void {
    this.beginAct()
    void this.send({ type: 'undo', match: this.id, to })
  }

  vote({ on, asker }: Pick<Update['votes'][number], 'on' | 'asker'>, agree: boolean): void {
    void this.send({ type: 'vote', match: this.id, on, ...(asker !== null && { asker: asker.id }), agree })
  }

  replayAt(position?: number): string {
    return `/replay/${this.id}${position === undefined ? '' : `?at=${position}`}`
  }

  async record(): Promise<string> {
    return (await server.ask('record', undefined, { match: this.id })).record
  }

  private async send(message: Parameters<ReturnType<typeof connection>['ask']>[0]): Promise<boolean> {
    this.sending.value++
    this.problem.value = null
    const reply = await connection().ask(message)
    this.sending.value--
    // An answer that came too late needs no message: the update shows what has happened.
    if (reply.type === 'refused' && reply.reason !== 'gone') this.problem.value = reply
    return reply.type !== 'refused'
  }

  close(): void {
    this.stopShowing()
    this.seen.close()
    for (const stop of this.stops) stop()
    connection().unwatch(this.id)
  }
}
