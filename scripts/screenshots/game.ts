import { join } from 'node:path'

import { makeBot } from '@ziggurat/bots'
import { fastRandom, seedFrom, Table, turnOf } from '@ziggurat/kernel'
import type { Question, Seat } from '@ziggurat/kernel'
import { GAMES } from '@ziggurat/library'
import { Client } from '@ziggurat/protocol/client'
import { Connection } from '@ziggurat/protocol/connection'
import { sqliteStore } from '@ziggurat/store'
import type { Store } from '@ziggurat/store'

import type { TestSite } from '../../packages/web/test/browser/test-site.ts'

/** A person who sits at tables. */
export class Guest {
  readonly name: string
  readonly client: Client
  readonly connection: Connection

  private constructor(name: string, client: Client) {
    this.name = name
    this.client = client
    this.connection = new Connection(client, {})
  }

  static async enter(site: TestSite, name: string): Promise<Guest> {
    const client = new Client(site.base)
    await client.ask('enter', { name })
    return new Guest(name, client)
  }
}

export type Guests = Readonly<Record<'tereza' | 'balint' | 'zofia' | 'ondrej', Guest>>

export interface Plan {
  readonly id: string
  readonly game: string
  /** The first opens the table. */
  readonly guests: readonly Guest[]
  /** Words that determine the shuffle, so that the pictures are always the same. */
  readonly shuffle: string
  readonly options?: Readonly<Record<string, string>>
  readonly clock?: { readonly kind: 'live'; readonly reserve: number; readonly increment: number }
}

export const storeOf = (site: TestSite): Promise<Store> => sqliteStore(join(site.folder, 'ziggurat.db'))

/**
 * A game that people play on the server. The same game runs here: bots choose the answers, so that the
 * pictures show sensible play.
 */
export class Evening {
  readonly plan: Plan
  readonly table: Table
  /** The length of the log when the first guest last looked. */
  looked = 0
  private readonly random = fastRandom(11)

  private constructor(plan: Plan, table: Table) {
    this.plan = plan
    this.table = table
  }

  static async begin(store: Store, plan: Plan): Promise<Evening> {
    const { id, game, guests, shuffle, options = {}, clock } = plan
    const [host, ...others] = guests
    const rules = GAMES.get(game)?.game
    if (host === undefined || rules === undefined) throw new Error(`nobody plays ${game}`)
    // A table like any other, except for its shuffle, which a server would draw at random.
    const seats = ['me' as const, ...others.map(() => 'open' as const)]
    const opened = await host.client.ask('open', {
      game,
      options,
      seats,
      listed: true,
      ...(clock && { clock }),
    })
    const like = await store.match(opened.match.id)
    if (like === null) throw new Error('no table')
    await host.client.ask('close', {}, { match: like.id })
    const seed = seedFrom(shuffle)
    await store.addMatch({ ...like, id, seed })
    for (const [seat, guest] of guests.entries()) await guest.client.ask('join', { seat }, { match: id })
    await host.client.ask('start', {}, { match: id })
    return new Evening(plan, Table.open(rules, { seats: like.seats, options: like.options, seed }))
  }

  /** Plays until the table is as wanted. Returns whether that happened. */
  async playUntil(enough: (table: Table) => boolean): Promise<boolean> {
    while (!enough(this.table)) {
      // The first guest, whose view is shown, answers last.
      const question = this.table.questions.at(-1)
      if (question === undefined) return false
      await this.answer(question.seat, this.thought(question))
    }
    return true
  }

  asks(seat: Seat, kind?: string): boolean {
    const question = this.table.question(seat)
    return question !== undefined && (kind === undefined || question.kind === kind)
  }

  look(): void {
    this.looked = this.table.length
  }

  private thought(question: Question): string {
    return makeBot('novice', this.plan.game, this.random).choose(turnOf(this.table, question, this.random))
  }

  async answer(seat: Seat, id: string): Promise<void> {
    const guest = this.plan.guests[seat]
    const question = this.table.opened(seat) ?? 0
    const refused = this.table.answer(seat, id)
    const reply = await guest?.connection.ask({ type: 'answer', match: this.plan.id, question, id })
    if (refused !== null || reply?.type !== 'done')
      throw new Error(`${seat}: ${id}: ${JSON.stringify(reply)}`)
  }
}
