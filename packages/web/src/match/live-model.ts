import { batch, computed, effect, signal } from '@preact/signals'
import type { Signal } from '@preact/signals'
import type { GameEvent, GameOptions, Option, Outcome, Piece, Problem, Seat } from '@ziggurat/kernel'
import type { ChatLine, MatchShape, Occupant, Update } from '@ziggurat/protocol'
import type { Texts } from '@ziggurat/texts'

import { shownQuestion } from '../core/match-model.ts'
import type { LensTarget, OnlineModel, OpenQuestion } from '../core/match-model.ts'
import { animateNextChange } from '../core/motion.ts'
import { nameOf, nameOrNumber, occupantAfter, seatChangesIn } from '../core/occupants.ts'
import { sawHash } from '../core/sent-numbers.ts'
import { listen, me, connection } from '../core/session.ts'
import { isGame, textsOf, withOptions } from '../games/index.ts'
import { SeenLog } from './seen-log.ts'

/** A match on the server, updated through the connection. */
export class LiveModel implements OnlineModel {
  readonly id: string
  readonly live = true
  /** The seat whose view of a finished game is shown. */
  readonly as: number | undefined
  readonly shape = signal<MatchShape | null>(null)
  /** The host has removed me from the table before the game. */
  readonly removed = signal(false)
  readonly present = signal<readonly Seat[]>([])
  readonly spectators = signal(0)
  readonly chat = signal<readonly ChatLine[]>([])
  /** How many chat lines I have seen. */
  private readonly readLines = signal(0)
  /** The match was closed, or does not exist. */
  readonly gone = signal(false)
  /** Why the server refused the last message. */
  readonly problem = signal<Problem | null>(null)
  private readonly ownSeat = signal<Seat | null>(null)
  private readonly update = signal<Update | null>(null)
  private readonly sending = signal(0)
  readonly events = signal<readonly GameEvent[]>([])
  readonly viewOfSeat = signal(null)
  readonly picked = signal<string | null>(null)
  readonly chosen = signal<readonly Piece[]>([])
  readonly lens: Signal<LensTarget | null> = signal(null)
  private readonly seen = new SeenLog((length) => connection().seen(this.id, length))
  private readonly stops: (() => void)[] = []

  constructor(id: string, as?: number) {
    this.id = id
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

  private readonly gameTexts = computed((): Texts | null => {
    const { game = '', options = {} } = this.shape.value ?? {}
    const texts = isGame(game) ? textsOf(game).now : null
    return texts && withOptions(texts, options)
  })

  /** Whether the match and the game's texts are loaded. */
  readonly ready = computed(() => this.gameTexts.value !== null && this.shape.value !== null)
  readonly started = computed(() => this.update.value !== null)

  /** Skips lines that are there: the server sends them again after a sign-in. */
  private receiveChat(lines: readonly ChatLine[]): void {
    const last = this.chat.value.at(-1)?.number ?? 0
    this.chat.value = [...this.chat.value, ...lines.filter(({ number }) => number > last)]
  }

  private receiveMatch(message: {
    match: MatchShape
    seat: Seat | null
    removed: boolean
    present: readonly Seat[]
    spectators: number
  }): void {
    sawHash(message.match)
    batch(() => {
      this.shape.value = message.match
      this.ownSeat.value = message.seat
      this.removed.value = message.removed
      this.present.value = message.present
      this.spectators.value = message.spectators
    })
  }

  private receiveUpdate(update: Update, events: readonly GameEvent[]): void {
    const before = this.update.value?.question
    const { question: now } = update
    const another = now?.opened !== before?.opened || now?.kind !== before?.kind
    animateNextChange()
    batch(() => {
      this.update.value = update
      this.events.value = events
      if (!another) return
      this.picked.value = null
      this.chosen.value = []
      this.lens.value = null
    })
    this.seen.grown(update.length)
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
  readonly view = computed(() => this.update.value?.view)
  readonly question = computed((): OpenQuestion | null => {
    const { question = null } = this.update.value ?? {}
    return question === null ? null : shownQuestion(question)
  })
  readonly refusals = computed(() => this.update.value?.question?.refusals ?? [])
  readonly given = computed((): Option | null => this.update.value?.given ?? null)
  readonly waiting = computed((): readonly Seat[] => this.update.value?.waiting ?? [])
  /** Since when each of them has been asked. */
  readonly waitingSince = computed((): readonly number[] => this.update.value?.waitingSince ?? [])
  readonly fresh = computed(() => this.update.value?.fresh ?? 0)
  readonly ordered = computed(() => this.update.value?.ordered ?? [])
  /** My standing orders, including those that were dropped. */
  readonly orders = computed(() => this.update.value?.orders ?? [])
  readonly outcome = computed((): Outcome | null => this.shape.value?.outcome ?? null)
  readonly closed = computed(() => this.shape.value?.closed === true)
  readonly clocks = computed(() => this.update.value?.clocks ?? null)
  readonly occupants = computed(() => this.shape.value?.seats ?? [])
  /** The answers that were dropped because the rules have changed; null after my next move. */
  readonly rulesChange = computed(() => this.update.value?.changed ?? null)
  private readonly handovers = computed(() => this.update.value?.handovers ?? [])
  readonly seatChanges = computed(() =>
    this.shape.value === null ? [] : seatChangesIn(this.shape.value, this.handovers.value),
  )
  readonly votes = computed(() => (this.closed.value ? [] : (this.update.value?.votes ?? [])))
  readonly texts = computed((): Texts => {
    if (this.gameTexts.value === null) throw new Error('no words yet')
    return this.gameTexts.value
  })
  readonly busy = computed(() => this.sending.value > 0)
  /** Where an undo leads and what it costs; null if I have nothing to take back. */
  readonly undoing = computed(() =>
    this.outcome.value === null && !this.closed.value ? (this.update.value?.undo ?? null) : null,
  )
  /** Whether the only person among bots has undone something that was revealed. */
  readonly rewound = computed(() => this.shape.value?.rewound === true)
  readonly answers = computed(() => this.update.value?.answers ?? 0)

  name(seat: Seat): string {
    return this.nameOfOccupant(this.occupants.value[seat], seat)
  }

  nameAt(seat: Seat, event: number): string {
    const { value: match } = this.shape
    if (match === null) return ''
    const happened = this.handovers.value.filter((handover) => handover.event <= event)
    return this.nameOfOccupant(occupantAfter(match, seat, happened), seat)
  }

  private nameOfOccupant(who: Occupant | undefined, seat: Seat): string {
    return this.outcome.value === null ? nameOf(who, seat) : nameOrNumber(who, seat)
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
    void this.send({ type: 'answer', match: this.id, question: opened, id })
  }

  withdraw(): void {
    void this.send({ type: 'withdraw', match: this.id })
  }

  /** Takes effect at once, or starts a vote. */
  undo(to: number): void {
    void this.send({ type: 'undo', match: this.id, to })
  }

  vote({ on, asker }: Pick<Update['votes'][number], 'on' | 'asker'>, agree: boolean): void {
    void this.send({ type: 'vote', match: this.id, on, ...(asker !== null && { asker: asker.id }), agree })
  }

  readonly unread = computed(() => this.chat.value.length - this.readLines.value)

  readChat(): void {
    this.readLines.value = this.chat.value.length
  }

  async talk(text: string): Promise<boolean> {
    return this.send({ type: 'say', match: this.id, text })
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
    this.seen.close()
    for (const stop of this.stops) stop()
    connection().unwatch(this.id)
  }
}
