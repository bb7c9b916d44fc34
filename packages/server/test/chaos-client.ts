import { setTimeout as pause } from 'node:timers/promises'

import { pick } from '@ziggurat/kernel'
import type { Random, Seat } from '@ziggurat/kernel'
import type { FromServer, Update } from '@ziggurat/protocol'

import { moveText } from '../src/match/moves.ts'
import type { Move } from '../src/match/moves.ts'
import { MatchHistory } from './players.ts'
import type { TestClient } from './test-client.ts'
import type { TestServer } from './test-server.ts'

/** A match, and the invitation with which people rejoin it. */
interface TableLink {
  readonly id: string
  readonly invitation: string
}

/** A client that does random things on random nodes. A person may have several. */
export class ChaosClient {
  readonly seat: Seat
  readonly history = new MatchHistory()
  /** The moves that the server has acknowledged, with the log's length after each. */
  readonly acknowledged: { readonly length: number; readonly seat: Seat; readonly text: string }[] = []
  readonly spoken: string[] = []
  private client: TestClient
  private read = 0
  /** Its events are those of another viewer; true until it has received the whole history. */
  private outOfSync = false
  private readonly chat: Extract<FromServer, { type: 'chat' }>['lines'] = []
  private readonly table: TableLink
  private readonly nodes: readonly [TestServer, TestServer]
  private readonly random: Random

  constructor(
    person: TestClient,
    seat: Seat,
    table: TableLink,
    nodes: readonly [TestServer, TestServer],
    random: Random,
  ) {
    this.client = nodes[0].clientFor(person)
    this.seat = seat
    this.table = table
    this.nodes = nodes
    this.random = random
  }

  /** A new client of the same person, which has received nothing yet. */
  newClient(): ChaosClient {
    return new ChaosClient(this.client, this.seat, this.table, this.nodes, this.random)
  }

  /** The latest update. */
  get now(): Update {
    this.listen()
    if (this.history.newest === null) throw new Error('no update yet')
    return this.history.newest
  }

  /** All chat lines that it has received. */
  get chatLines(): readonly string[] {
    this.listen()
    return this.chat.map(({ text }) => text)
  }

  private listen(): void {
    const { received } = this.client
    for (; this.read < received.length; this.read++) {
      const message = received[this.read]
      if (message?.type === 'update') this.see(message)
      if (message?.type === 'waiting' && !this.outOfSync) this.history.wait(message)
      if (message?.type === 'chat')
        this.chat.push(...message.lines.filter(({ number }) => number > this.lastLine))
    }
  }

  private get lastLine(): number {
    return this.chat.at(-1)?.number ?? 0
  }

  /** After a change of viewer it asks for the whole history. */
  private see(update: Update): void {
    const fits = !this.outOfSync && update.seat === (this.history.newest ?? update).seat
    this.outOfSync = update.from > 0 && !fits
    if (this.outOfSync) this.client.send({ type: 'watch', match: this.table.id, chat: this.lastLine })
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
    if (dice < 88) return this.leaveSeat()
    // Perhaps before the reply to its answer arrives.
    if (dice < 94) void this.answer().catch(() => {})
    return this.reconnect()
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

  private async move(move: Move, message: Parameters<TestClient['sendAndWait']>[0]): Promise<void> {
    const reply = await this.client.sendAndWait(message)
    if (reply.type === 'done' && reply.length !== undefined)
      this.acknowledged.push({ length: reply.length, seat: this.seat, text: moveText(move) })
  }

  private async vote(): Promise<void> {
    if (this.now.votes.length === 0) return
    const agree = this.random.int(5) > 0
    await this.client.sendAndWait({ type: 'vote', match: this.table.id, on: 'undo', agree })
  }

  private async say(): Promise<void> {
    const text = `${this.seat} says ${this.random.int(1_000_000)}`
    const reply = await this.client.sendAndWait({ type: 'say', match: this.table.id, text })
    if (reply.type === 'done') this.spoken.push(text)
  }

  /** Leaves the seat to a bot, and takes it again; that fails (404) if the game is over by then. */
  private async leaveSeat(): Promise<void> {
    const { id: match, invitation } = this.table
    await this.client.request('leave', {}, { match })
    let status = 0
    while (status !== 200 && status !== 404) {
      await pause(this.random.int(30))
      status = (await this.client.request('join', { invitation }, { match })).status
    }
  }

  /** A new connection, perhaps to another node, which resumes where the last one ended. */
  async reconnect(node = pick(this.random, this.nodes)): Promise<void> {
    this.listen()
    this.client.leave()
    while (!(await this.connectTo(node))) await pause(50)
  }

  /** False if the node has just lost its database. */
  private async connectTo(node: TestServer): Promise<boolean> {
    const { id: match } = this.table
    const client = node.clientFor(this.client)
    try {
      await client.connect()
    } catch {
      return false
    }
    const since = this.outOfSync ? 0 : this.history.length
    client.send({ type: 'watch', match, since, chat: this.lastLine })
    await client.until(
      () => client.updates.has(match) || client.received.some(({ type }) => type === 'refused'),
    )
    if (!client.updates.has(match)) return false
    this.client = client
    this.read = 0
    this.history.resume()
    this.listen()
    return true
  }

  leave(): void {
    this.client.leave()
  }
}
