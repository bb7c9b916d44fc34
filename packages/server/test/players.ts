import { setTimeout as pause } from 'node:timers/promises'

import { isProblem, parseRecord, pick, replay, sentence, shuffle, verify } from '@ziggurat/kernel'
import type { Contribution, GameRecord, Random, Refused, Seat, Table } from '@ziggurat/kernel'
import { GAMES } from '@ziggurat/library'
import { afterWaiting } from '@ziggurat/protocol'
import type { Body, FromServer, Update } from '@ziggurat/protocol'
import type { Entry } from '@ziggurat/store'
import { expect } from 'vitest'

import { moveIn, moveText } from '../src/match/moves.ts'
import type { Move } from '../src/match/moves.ts'
import { TestClient } from './test-client.ts'

type Event = Update['events'][number]

/** How a new connection resumed: the log's length before and after, how many events were known, and the first event that was sent. */
interface Resumption {
  readonly since: number
  readonly length: number
  readonly known: number
  readonly from: number
}

/** Assembles the events of one or many connections as a client does. */
export class MatchHistory {
  length = 0
  events: Event[] = []
  /** Updates that came after a gap or out of order, and other errors. */
  readonly wrong: string[] = []
  newest: Update | null = null
  readonly resumptions: Resumption[] = []
  private resumes = false

  /** A new connection: the next update begins where this ends, unless there was an undo. */
  resume(): void {
    this.resumes = this.length > 0
  }

  add(update: Update): void {
    const { from, events, length } = update
    const known = this.events.length
    if (from > known) this.wrong.push(`${known} events were known, and an update began with ${from}`)
    if (this.resumes) this.resumptions.push({ since: this.length, length, known, from })
    if (length < this.length) this.wrong.push(`after length ${this.length} came ${length}`)
    this.resumes = false
    this.events = [...this.events.slice(0, from), ...events]
    this.length = length
    this.newest = update
  }

  /** A `waiting` message: the view has not changed. */
  wait(waiting: Extract<FromServer, { type: 'waiting' }>): void {
    const { length } = waiting
    if (length < this.length) this.wrong.push(`after length ${this.length} came ${length}`)
    this.length = length
    if (this.newest !== null) this.newest = afterWaiting(this.newest, waiting)
  }
}

/** How often a player does each of these things, in percent. */
interface Mischief {
  /** Breaks the connection after an answer was sent, before the reply. */
  readonly leaves: number
  readonly repeats: number
  /** Sends an answer to an old question. */
  readonly recalls: number
  /** Gives two answers to a question and takes one back, in any order. */
  readonly regrets: number
}

export const MISCHIEVOUS: Mischief = { leaves: 12, repeats: 15, recalls: 10, regrets: 0 }
export const UNDECIDED: Mischief = { ...MISCHIEVOUS, regrets: 20 }

/** A move as a log entry, and the question that it answers. */
interface SentMove {
  readonly text: string
  readonly question: number | null
}

/** Plays a match to its end whatever happens to the connection, on any of the addresses. */
export class Player {
  readonly name: string
  readonly match: string
  readonly history = new MatchHistory()
  /** The answer to each question, by the log's length at which it opened. */
  readonly answers = new Map<number, string>()
  /** All moves that were sent, by ref. */
  readonly sentMoves = new Map<number, SentMove>()
  /** The moves that the server has acknowledged, by the log's length. */
  readonly acknowledged = new Map<number, SentMove>()
  seat: Seat | null = null
  private client: TestClient
  private read = 0
  private refs = 1_000_000
  private readonly random: Random
  private readonly mischief: Mischief
  private readonly addresses: () => readonly string[]

  constructor(
    client: TestClient,
    match: string,
    random: Random,
    mischief: Mischief,
    addresses: () => readonly string[] = () => [client.base],
  ) {
    this.client = client
    this.name = client.cookie
    this.match = match
    this.random = random
    this.mischief = mischief
    this.addresses = addresses
  }

  /** A description for the error message when a test gets stuck. */
  get status(): string {
    const { history, client, match, seat } = this
    const asked = history.newest?.question?.opened ?? 'nothing'
    const last = client.received.slice(-3).map(({ type }) => type)
    const line = `${client.base} ${client.socket?.readyState}, received ${client.received.length}: ${last.join(' ')}`
    return `${match} seat ${seat} at ${history.length}, asked ${asked}, last sent ${[...this.answers.keys()].at(-1)}, ${line}; ${history.wrong.join('; ')}`
  }

  async playOut(): Promise<Update> {
    for (;;) {
      try {
        await this.connect()
        const end = await this.play()
        this.client.leave()
        return end
      } catch (error) {
        if (!(error instanceof ConnectionClosed)) throw error
      }
    }
  }

  /** A new connection that resumes where the last one ended; retries until a server is there. */
  private async connect(): Promise<void> {
    for (let tries = 0; ; tries++) {
      const client = new TestClient(pick(this.random, this.addresses()))
      client.cookie = this.name
      try {
        await client.connect()
      } catch (error) {
        if (tries > 300) throw error
        await pause(100)
        continue
      }
      this.client = client
      this.read = 0
      this.history.resume()
      this.send({ type: 'watch', match: this.match, since: this.history.length })
      return
    }
  }

  private async play(): Promise<Update> {
    let tried = -1
    for (;;) {
      const update = await this.await(() => {
        const { newest } = this.history
        if (newest === null || this.read === 0) return null
        if (newest.waiting.length === 0) return newest
        return newest.question !== null && newest.question.opened !== tried ? newest : null
      })
      if (update.question === null) return update
      const { opened, options } = update.question
      const able = options.filter(({ id }) => id !== 'resign' || options.length === 1)
      const id = this.answers.get(opened) ?? pick(this.random, able).id
      this.answers.set(opened, id)
      tried = opened
      this.recall(opened)
      const moves = [() => this.answer(opened, id)]
      if (this.happens(this.mischief.regrets)) {
        moves.push(
          () => this.answer(opened, pick(this.random, able).id),
          () => this.takeBack(update),
        )
      }
      for (const move of shuffle(this.random, moves)) move()
      if (this.happens(this.mischief.repeats)) this.answer(opened, id)
      if (this.happens(this.mischief.leaves)) {
        // Sometimes at once, sometimes while the reply is on its way.
        if (this.happens(50)) await pause(this.random.int(5))
        this.client.leave()
        throw new ConnectionClosed()
      }
    }
  }

  private recall(opened: number): void {
    if (!this.happens(this.mischief.recalls)) return
    const old = [...this.answers].filter(([question]) => question < opened)
    if (old.length > 0) this.answer(...pick(this.random, old))
  }

  private answer(question: number, id: string): void {
    const ref = this.addMove({ kind: 'answer', id }, question)
    this.send({ type: 'answer', ref, match: this.match, question, id })
  }

  /** Takes back the answer that was just sent, or as much as possible. */
  private takeBack({ answers, undoable }: Update): void {
    const { match } = this
    if (this.happens(40)) this.send({ type: 'withdraw', ref: this.addMove({ kind: 'withdraw' }), match })
    else {
      const to = this.happens(80) ? answers : undoable
      this.send({ type: 'undo', ref: this.addMove({ kind: 'undo', to }), match, to })
    }
  }

  private addMove(move: Move, question: number | null = null): number {
    const ref = ++this.refs
    this.sentMoves.set(ref, { text: moveText(move), question })
    return ref
  }

  private happens(percent: number): boolean {
    return this.random.int(100) < percent
  }

  private send(message: Parameters<TestClient['send']>[0]): void {
    this.client.send(message)
  }

  /** Waits for a condition; throws when the connection closes. */
  private async await<T>(holds: () => T | null): Promise<T> {
    const { client } = this
    const { socket } = client
    const gone = Promise.withResolvers<never>()
    const leave = (): void => gone.reject(new ConnectionClosed())
    socket?.once('close', leave)
    try {
      const found = client.until(() => {
        this.listen(client.received)
        return holds()
      }, 60_000)
      found.catch(() => {})
      if (socket?.readyState !== socket?.OPEN) leave()
      return await Promise.race([found, gone.promise])
    } finally {
      socket?.off('close', leave)
      gone.promise.catch(() => {})
    }
  }

  private listen(received: readonly FromServer[]): void {
    for (; this.read < received.length; this.read++) {
      const message = received[this.read]
      if (message?.type === 'update') this.history.add(message)
      if (message?.type === 'waiting') this.history.wait(message)
      if (message?.type === 'match') this.seat = message.seat
      if (message?.type === 'done') this.acknowledge(message.ref, message.length)
      if (message?.type === 'refused') {
        const isAnswer = typeof this.sentMoves.get(message.ref ?? 0)?.question === 'number'
        if (isAnswer && message.reason !== 'gone') this.history.wrong.push(message.problem)
      }
    }
  }

  private acknowledge(ref: number, length: number | undefined): void {
    const move = this.sentMoves.get(ref)
    if (move === undefined) this.history.wrong.push(`a reply to the unknown ref ${ref}`)
    else if (length === undefined) {
      // The others vote on this undo.
      if (!move.text.startsWith('undo'))
        this.history.wrong.push(`'${move.text}' was acknowledged without a length`)
    } else if (this.acknowledged.has(length))
      this.history.wrong.push(`entry ${length} was acknowledged twice`)
    else this.acknowledged.set(length, move)
  }
}

class ConnectionClosed extends Error {}

/** A second client of a player that stays connected all the time and only receives. */
export async function witness(
  client: TestClient,
  match: string,
): Promise<{ readonly history: MatchHistory; readonly end: Promise<void> }> {
  const history = new MatchHistory()
  const other = new TestClient(client.base)
  other.cookie = client.cookie
  await other.connect()
  let read = 0
  const listen = (): boolean => {
    for (; read < other.received.length; read++) {
      const message = other.received[read]
      if (message?.type === 'update') history.add(message)
      if (message?.type === 'waiting') history.wait(message)
    }
    return history.newest !== null && history.newest.waiting.length === 0
  }
  other.send({ type: 'watch', match })
  const end = other.until(listen, 600_000).then(() => other.leave())
  end.catch(() => {})
  return { history, end }
}

type Seated = 'person' | 'novice' | 'random'

/** Starts a match with these people and bots. */
export async function started(
  bases: readonly string[],
  game: string,
  seats: readonly Seated[],
  more: Partial<Pick<Body<'open'>, 'clock' | 'options'>> = {},
): Promise<{ readonly id: string; readonly people: readonly TestClient[]; readonly host: TestClient }> {
  const people: TestClient[] = []
  for (const seat of seats) {
    const base = bases[people.length % bases.length] ?? ''
    if (seat === 'person') people.push(await TestClient.named(base, `Player ${people.length}`))
  }
  const host = people[0] ?? (await TestClient.named(bases[0] ?? '', 'Host'))
  let sat = 0
  const places = seats.map((seat) =>
    seat !== 'person' ? { bot: seat } : sat++ === 0 ? ('me' as const) : ('open' as const),
  )
  const { match, invitation } = await host.ask('open', { game, seats: places, ...more })
  for (const [at, other] of people.slice(1).entries())
    await other.ask('join', { invitation, contribution: contributionOf(at) }, { match: match.id })
  await host.ask('start', {}, { match: match.id })
  return { id: match.id, people, host }
}

/** A contribution to a shuffle that is always the same. */
export const contributionOf = (player: number): Contribution => String(player).padStart(32, '0')

/** The record of a finished match, verified. */
export async function recordIn(client: TestClient | undefined, match: string): Promise<GameRecord> {
  const { record: text } = (await client?.ask('record', undefined, { match })) ?? { record: '' }
  const record = parseRecord(text)
  if (isProblem(record)) throw new Error(sentence(record))
  const rules = GAMES.get(record.game)?.game
  expect(record.scores).toBeDefined()
  expect(rules && verify(rules, record)).not.toHaveProperty('code')
  return record
}

/** For games without undos: no acknowledged answer is missing, and none was given twice. */
export function expectOneAnswerEach(
  record: GameRecord,
  { seat, answers, acknowledged, history }: Player,
): void {
  const given = record.answers.filter((answer) => answer.seat === seat).map(({ id }) => id)
  const questions = [...answers].sort(([one], [other]) => one - other)
  expect(given, 'each question has one answer').toEqual(questions.map(([, answer]) => answer))
  for (const [length, { text }] of acknowledged) {
    const answer = record.answers[length - 1]
    expect([answer?.seat, `answer ${answer?.id}`]).toEqual([seat, text])
  }
  expect(history.resumptions.filter(({ known, from }) => known !== from)).toEqual([])
  expect(history.wrong).toEqual([])
}

/**
 * Each log entry is a move that its seat has sent, used once, for the question that was open then. Each acknowledged move is in
 * the log at the length that was acknowledged. Replaying the log gives the record.
 */
export function expectInOrder(record: GameRecord, log: readonly Entry[], players: readonly Player[]): void {
  const rules = GAMES.get(record.game)?.game
  const table = rules && replay(rules, record, 0)
  if (table === undefined || isProblem(table)) throw new Error(`${record.game} cannot be set up`)
  const sent = players.map((player) => [...player.sentMoves.values()])
  for (const { seat, text } of log) {
    const own = sent[players.findIndex((player) => player.seat === seat)] ?? []
    const question = text.startsWith('answer') ? table.opened(seat ?? 0) : null
    const at = own.findIndex((each) => each.question === question && isWritten(each.text, text))
    expect([seat, text, question, at >= 0]).toEqual([seat, text, question, true])
    own.splice(at, 1)
    expect(perform(table, seat ?? 0, text)).toBeNull()
  }
  expect(record.answers).toMatchObject(table.answers)
  expect([record.answers.length, record.scores]).toEqual([table.count, table.outcome?.scores])

  for (const { seat, acknowledged, history } of players) {
    for (const [length, each] of acknowledged) {
      const entry = log[length - 1]
      expect([entry, entry?.seat, isWritten(each.text, entry?.text ?? '')]).toEqual([entry, seat, true])
    }
    for (const { since, length, known, from } of history.resumptions) {
      const back = log.slice(since, length).some(({ text }) => !text.startsWith('answer'))
      expect(from === known || (back && from < known)).toBe(true)
    }
    expect(history.wrong).toEqual([])
  }
}

/** Whether a log entry is what was sent. An undo may be logged as a withdrawal, or go further back, to the player's own answer. */
export function isWritten(sent: string, text: string): boolean {
  if (sent === text || !sent.startsWith('undo')) return sent === text
  const [kind, to] = text.split(' ')
  return kind === 'withdraw' || (kind === 'undo' && Number(to) <= Number(sent.split(' ')[1]))
}

/** Replays a log entry; the problem if it is refused. */
export function perform(table: Table, seat: Seat, text: string): Refused | null {
  const move = moveIn(text)
  if (move.kind === 'answer') return table.answer(seat, move.id)
  if (move.kind === 'withdraw') return table.withdraw(seat)
  if (move.kind === 'undo') table.undo(move.to)
  return null
}
