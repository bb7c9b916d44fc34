import { answerByOrder, isProblem, sentence } from '@ziggurat/kernel'
import type { Order, Problem, Seat } from '@ziggurat/kernel'
import { problem } from '@ziggurat/protocol'
import type { LeftOrderShape, Reply } from '@ziggurat/protocol'
import type { StoredOrder, Person, Store } from '@ziggurat/store'

import type { ServerEvents } from '../events.ts'
import type { Logger } from '../logger.ts'
import type { LiveMatch } from './live-match.ts'
import type { MatchReader } from './reader.ts'
import type { MatchWriter } from './writer.ts'

/** The part of an order that is stored as text. */
interface Written {
  readonly order: Order
  /** Who left it. It does not apply to another holder of the seat. */
  readonly person: string
  readonly at: number
  /** The version of the rules, and the facts that the order depends on, when it was left. */
  readonly rules: number
  readonly facts: Facts
  /** The facts that had changed when it was dropped; null while it stands. */
  readonly dropped: readonly string[] | null
}

type Facts = Readonly<Record<string, string | number>>

/** A standing order as it is stored with its match. */
export interface LeftOrder extends StoredOrder, Written {}

const writtenOf = ({ order, person, at, rules, facts, dropped }: Written): string =>
  JSON.stringify({ order, person, at, rules, facts, dropped })

export const ordersIn = (stored: readonly StoredOrder[]): readonly LeftOrder[] =>
  stored.map((each) => ({ ...each, ...(JSON.parse(each.text) as Written) }))

/** The seats whose orders differ between two lists. */
export function seatsThatDiffer(one: readonly StoredOrder[], other: readonly StoredOrder[]): readonly Seat[] {
  const lacks = (list: readonly StoredOrder[]) => (order: StoredOrder) =>
    !list.some(({ seat, text }) => seat === order.seat && text === order.text)
  return [...new Set([...one.filter(lacks(other)), ...other.filter(lacks(one))].map(({ seat }) => seat))]
}

/** The orders of a seat's current holder: specific ones before general ones, then the newest first. */
const ordersOf = (live: LiveMatch, seat: Seat): readonly LeftOrder[] =>
  live.orders
    .filter((left) => left.seat === seat && left.person === live.holder(seat)?.person)
    .toSorted((one, other) => rank(one) - rank(other) || other.at - one.at)

const rank = ({ order }: LeftOrder): number => (order.general === true ? 1 : 0)

/** The orders that a person has left, as they are sent to them. */
export const orderShapesOf = (stored: readonly StoredOrder[], person: string): LeftOrderShape[] =>
  ordersIn(stored)
    .filter((left) => left.person === person)
    .map(shapeOf)

/** A seat's own orders, as they are sent to it. Nobody else sees them. */
export const ordersFor = (live: LiveMatch, viewer: Seat | null): LeftOrderShape[] =>
  viewer === null || live.match.status !== 'running' ? [] : ordersOf(live, viewer).map(shapeOf)

const shapeOf = ({ order, at, dropped }: LeftOrder): LeftOrderShape => ({
  order: { ...order },
  at,
  dropped: dropped === null ? null : [...dropped],
})

/** The facts that an order depends on and that have changed. */
function changesFor({ game, table }: LiveMatch, { seat, order, rules, facts }: LeftOrder): readonly string[] {
  if (rules !== game.version || game.orders === undefined) return ['rules']
  const now: Facts = game.orders.restsOn(order, table.view(seat))
  return Object.keys({ ...facts, ...now }).filter((key) => facts[key] !== now[key])
}

/** The answer of the first order that has one. A question that is asked again after an undo is left to the person. */
function answerFor(live: LiveMatch, seat: Seat): string | undefined {
  const orders = ordersOf(live, seat)
  if (orders.length === 0 || live.history.isAskedAgain(live.table.opened(seat) ?? 0)) return undefined
  for (const left of orders) {
    if (left.dropped !== null || changesFor(live, left).length > 0) continue
    const answer = answerByOrder(live.table, seat, left.order)
    if (answer !== undefined) return answer
  }
  return undefined
}

/** Seats that have an open question which one of their orders answers. */
export const ordersAsked = (live: LiveMatch): readonly Seat[] =>
  live.orders.length === 0 ? [] : live.waiting.filter((seat) => answerFor(live, seat) !== undefined)

/** Stores standing orders, and answers by them. They are stored with the match, so that every node has them. */
export class Orders {
  private readonly store: Store
  private readonly reader: MatchReader
  private readonly writer: MatchWriter
  private readonly events: ServerEvents
  private readonly log: Logger
  private readonly now: () => number
  private closed = false

  constructor(parts: {
    readonly store: Store
    readonly reader: MatchReader
    readonly writer: MatchWriter
    readonly events: ServerEvents
    readonly log: Logger
    readonly now: () => number
  }) {
    this.store = parts.store
    this.reader = parts.reader
    this.writer = parts.writer
    this.events = parts.events
    this.log = parts.log
    this.now = parts.now
    this.events.on('changed', (live) => this.changed(live))
    this.events.on('orders', (live) => this.changed(live))
  }

  /** A person's orders, and those that they could leave. */
  async shown(person: Person, id: string): Promise<Reply<'orders'> | Problem> {
    const found = await this.seated(person, id)
    if (isProblem(found)) return found
    const { live, seat } = found
    const possible = live.game.orders?.possible(live.table.view(seat)) ?? []
    return { orders: ordersFor(live, seat), possible: possible.map((order) => ({ ...order })) }
  }

  async leave(person: Person, id: string, wanted: string): Promise<Reply<'leaveOrder'> | Problem> {
    const found = await this.seated(person, id)
    if (isProblem(found)) return found
    const { live, seat } = found
    const view = live.table.view(seat)
    const order = live.game.orders?.possible(view).find((each) => each.id === wanted)
    if (order === undefined) return problem('no-such-order')
    const facts = live.game.orders?.restsOn(order, view) ?? {}
    const rules = live.game.version
    // Times are distinct, so that the newest order is well defined.
    const at = Math.max(this.now(), ...ordersOf(live, seat).map((left) => left.at + 1))
    const text = writtenOf({ order, person: person.id, at, rules, facts, dropped: null })
    await this.store.saveOrder(id, { seat, subject: order.subject, text })
    return this.afterwards(id, seat)
  }

  async withdraw(person: Person, id: string, subject: string): Promise<Reply<'leaveOrder'> | Problem> {
    const found = await this.seated(person, id)
    if (isProblem(found)) return found
    const { seat } = found
    if (!(await this.store.removeOrder(id, seat, subject))) return problem('no-such-order')
    return this.afterwards(id, seat)
  }

  private async afterwards(id: string, seat: Seat): Promise<Reply<'leaveOrder'>> {
    const live = await this.reader.current(id)
    return { orders: live === null ? [] : ordersFor(live, seat) }
  }

  private async seated(
    person: Person,
    id: string,
  ): Promise<Problem | { readonly live: LiveMatch; readonly seat: Seat }> {
    await this.reader.current(id)
    const live = await this.reader.settled(id)
    if (live === null) return problem('no-such-match')
    const seat = live.seatOf(person.id)
    if (seat === null) return problem('not-seated')
    if (live.match.status === 'open') return problem('game-not-begun')
    if (live.match.status === 'over') return problem('game-over')
    return { live, seat }
  }

  /** A durable change of the match or of its orders. */
  private changed(live: LiveMatch): void {
    if (live.orders.length === 0 || live.match.status !== 'running') return
    this.review(live).catch((error: unknown) => {
      if (!this.closed) this.log.error('standing orders could not be reviewed', error, { match: live.id })
    })
  }

  close(): void {
    this.closed = true
  }

  /** Drops orders whose facts have changed. If an order can answer, the match is scheduled at once. */
  private async review(live: LiveMatch): Promise<void> {
    if (live.match.status !== 'running' || live.durable !== live.length || live.stale) return
    const outdated = live.orders
      .filter(({ dropped }) => dropped === null)
      .map((left) => ({ left, changes: changesFor(live, left) }))
      .filter(({ changes }) => changes.length > 0)
    if (ordersAsked(live).length > 0) {
      await this.store.remind(live.id, 0)
      this.events.emit('due', live)
    }
    let dropped = 0
    for (const { left, changes } of outdated) {
      const text = writtenOf({ ...left, dropped: changes })
      if (await this.store.changeOrder(live.id, left, text)) dropped++
    }
    if (dropped > 0) await this.reader.refresh(live.id)
  }

  /** Answers for seats that have left an order; false if there was nothing to answer. */
  async answer(known: LiveMatch): Promise<boolean> {
    if (ordersAsked(known).length === 0) return false
    // An order may have just been withdrawn, perhaps on another node.
    const live = await this.reader.current(known.id)
    let answered = false
    for (const seat of live?.waiting ?? []) {
      const id = live === null ? undefined : answerFor(live, seat)
      const opened = live?.table.opened(seat) ?? null
      if (live === null || id === undefined || opened === null) continue
      const done = await this.writer.makeMove(live.id, seat, { kind: 'answer', id, ordered: true }, opened)
      if (done.kind === 'refused') throw new Error(`an order: ${sentence(done)}`)
      answered = true
    }
    return answered
  }
}
