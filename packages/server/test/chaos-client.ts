import { setTimeout as pause } from 'node:timers/promises'

import { pick } from '@ziggurat/kernel'
import type { Random, Seat } from '@ziggurat/kernel'
import type { FromServer, Update } from '@ziggurat/protocol'

import { moveText } from '../src/match/moves.ts'
import type { Move } from '../src/match/moves.ts'
import { MatchHistory } from './players.ts'
import type { TestClient } from './test-client.ts'
import type { TestServer } from './test-server.ts'

/** A table at which people sit, and what they come back with. */
interface Seating {
  readonly id: string
  readonly invitation: string
}

/** One line of somebody who does whatever comes to mind, at whatever node; another of his may do something else. */
export class ChaosClient {
  readonly seat: Seat
  readonly history = new MatchHistory()
  /** What the server has said is done: the log's length with it, and what it was. */
  readonly acknowledged: { readonly length: number; readonly seat: Seat; readonly text: string }[] = []
  readonly said: string[] = []
  private visitor: TestClient
  private read = 0
  /** It has seen something with other eyes: what it knows does not fit, until it has heard everything. */
  private confused = false
  private readonly chat: Extract<FromServer, { type: 'chat' }>['lines'] = []
  private readonly table: Seating
  private readonly nodes: readonly [TestServer, TestServer]
  private readonly random: Random

  constructor(
    person: TestClient,
    seat: Seat,
    table: Seating,
    nodes: readonly [TestServer, TestServer],
    random: Random,
  ) {
    this.visitor = nodes[0].back(person)
    this.seat = seat
    this.table = table
    this.nodes = nodes
    this.random = random
  }

  /** The same person, who has seen nothing yet. */
  again(): ChaosClient {
    return new ChaosClient(this.visitor, this.seat, this.table, this.nodes, this.random)
  }

  /** What it sees. */
  get now(): Update {
    this.listen()
    if (this.history.newest === null) throw new Error('it has seen nothing yet')
    return this.history.newest
  }

  /** All that was said at the table, as it has heard it. */
  get talk(): readonly string[] {
    this.listen()
    return this.chat.map(({ text }) => text)
  }

  private listen(): void {
    const { heard } = this.visitor
    for (; this.read < heard.length; this.read++) {
      const message = heard[this.read]
      if (message?.type === 'update') this.see(message)
      if (message?.type === 'waiting' && !this.confused) this.history.wait(message)
      if (message?.type === 'chat')
        this.chat.push(...message.lines.filter(({ number }) => number > this.lastLine))
    }
  }

  private get lastLine(): number {
    return this.chat.at(-1)?.number ?? 0
  }

  /** Who had no seat for a while has seen some of it with other eyes, and hears the whole history again. */
  private see(update: Update): void {
    const fits = !this.confused && update.seat === (this.history.newest ?? update).seat
    this.confused = update.from > 0 && !fits
    if (this.confused) this.visitor.tell({ type: 'watch', match: this.table.id, chat: this.lastLine })
    else this.history.add(update)
  }

  async act(end: number): Promise<void> {
    while (Date.now() < end) {
      await this.doAnything()
      await pause(this.random.int(8))
    }
  }

  private doAnything(): Promise<unknown> {
    const dice = this.random.int(100)
    if (dice < 50) return this.answer()
    if (dice < 60) return this.move({ kind: 'withdraw' }, { type: 'withdraw', match: this.table.id })
    if (dice < 70) return this.undo()
    if (dice < 80) return this.vote()
    if (dice < 85) return this.say()
    if (dice < 88) return this.getUp()
    // Perhaps before it hears what becomes of its answer.
    if (dice < 94) void this.answer().catch(() => {})
    return this.goElsewhere()
  }

  async answer(): Promise<void> {
    const { question } = this.now
    if (question === null) return
    const { opened, options } = question
    const able = options.filter(({ id }) => id !== 'resign' || options.length === 1)
    const { id } = pick(this.random, able)
    await this.move({ kind: 'answer', id }, { type: 'answer', match: this.table.id, question: opened, id })
  }

  private async undo(): Promise<void> {
    const to = Math.max(0, this.now.answers - 1 - this.random.int(4))
    await this.move({ kind: 'undo', to }, { type: 'undo', match: this.table.id, to })
  }

  private async move(move: Move, message: Parameters<TestClient['says']>[0]): Promise<void> {
    const reply = await this.visitor.says(message)
    if (reply.type === 'done' && reply.length !== undefined)
      this.acknowledged.push({ length: reply.length, seat: this.seat, text: moveText(move) })
  }

  private async vote(): Promise<void> {
    if (this.now.votes.length === 0) return
    const agree = this.random.int(5) > 0
    await this.visitor.says({ type: 'vote', match: this.table.id, on: 'undo', agree })
  }

  private async say(): Promise<void> {
    const text = `${this.seat} says ${this.random.int(1_000_000)}`
    const reply = await this.visitor.says({ type: 'say', match: this.table.id, text })
    if (reply.type === 'done') this.said.push(text)
  }

  /** A bot plays on until it is back; to a game that is over nobody comes back. */
  private async getUp(): Promise<void> {
    const { id: match, invitation } = this.table
    await this.visitor.request('leave', {}, { match })
    let status = 0
    while (status !== 200 && status !== 404) {
      await pause(this.random.int(30))
      status = (await this.visitor.request('join', { invitation }, { match })).status
    }
  }

  /** With a new line, perhaps to another node, where it goes on where this one ends. */
  async goElsewhere(node = pick(this.random, this.nodes)): Promise<void> {
    this.listen()
    this.visitor.leave()
    while (!(await this.arriveAt(node))) await pause(50)
  }

  /** False if the node has lost its database at this moment. */
  private async arriveAt(node: TestServer): Promise<boolean> {
    const { id: match } = this.table
    const visitor = node.back(this.visitor)
    try {
      await visitor.connect()
    } catch {
      return false
    }
    const since = this.confused ? 0 : this.history.length
    visitor.tell({ type: 'watch', match, since, chat: this.lastLine })
    await visitor.until(
      () => visitor.updates.has(match) || visitor.heard.some(({ type }) => type === 'refused'),
    )
    if (!visitor.updates.has(match)) return false
    this.visitor = visitor
    this.read = 0
    this.history.resume()
    this.listen()
    return true
  }

  leave(): void {
    this.visitor.leave()
  }
}
