import { setTimeout as pause } from 'node:timers/promises'

import { isProblem, parseRecord, pick, replay, sentence, shuffle, verify } from '@ziggurat/kernel'
import type { GameRecord, Random, Refused, Seat, Table } from '@ziggurat/kernel'
import { GAMES } from '@ziggurat/library'
import { afterWaiting } from '@ziggurat/protocol'
import type { Body, FromServer, Update } from '@ziggurat/protocol'
import type { Entry } from '@ziggurat/store'
import { expect } from 'vitest'

import { moveIn, moveText } from '../src/match/moves.ts'
import type { Move } from '../src/match/moves.ts'
import { TestClient } from './test-client.ts'

type Event = Update['events'][number]

/** How a new connection went on: from which length of the log to which, with how many events known, and told from which on. */
interface Resumption {
  readonly since: number
  readonly length: number
  readonly known: number
  readonly from: number
}

/** What came over one or many connections, put together as a client does. */
export class MatchHistory {
  length = 0
  events: Event[] = []
  /** Updates that came with a gap before them, or with what was known already. */
  readonly wrong: string[] = []
  newest: Update | null = null
  readonly resumptions: Resumption[] = []
  private resumes = false

  /** A new connection: the next update begins where this ends, unless something was taken back. */
  resume(): void {
    this.resumes = this.length > 0
  }

  add(update: Update): void {
    const { from, events, length } = update
    const known = this.events.length
    if (from > known) this.wrong.push(`${known} events were known, and it went on with ${from}`)
    if (this.resumes) this.resumptions.push({ since: this.length, length, known, from })
    if (length < this.length) this.wrong.push(`after length ${this.length} came ${length}`)
    this.resumes = false
    this.events = [...this.events.slice(0, from), ...events]
    this.length = length
    this.newest = update
  }

  /** Others have answered unseen: the table looks as it did. */
  wait(waiting: Extract<FromServer, { type: 'waiting' }>): void {
    const { length } = waiting
    if (length < this.length) this.wrong.push(`after length ${this.length} came ${length}`)
    this.length = length
    if (this.newest !== null) this.newest = afterWaiting(this.newest, waiting)
  }
}

/** How often of a hundred times a player does something that a client should not, or cannot help. */
interface Mischief {
  /** The connection breaks after the answer was sent, before anything comes back. */
  readonly leaves: number
  readonly repeats: number
  /** Sends an answer to an old question. */
  readonly recalls: number
  /** Gives two answers to a question and takes one back, and says that in any order. */
  readonly regrets: number
}

export const MISCHIEVOUS: Mischief = { leaves: 12, repeats: 15, recalls: 10, regrets: 0 }
export const UNDECIDED: Mischief = { ...MISCHIEVOUS, regrets: 20 }

/** A move as the log would have it, and the question that it answers. */
interface Said {
  readonly text: string
  readonly question: number | null
}

/** Plays a match to its end whatever happens to the connection, at any of the addresses. */
export class Player {
  readonly name: string
  readonly match: string
  readonly history = new MatchHistory()
  /** What was answered to each question, by the log's length at which it opened. */
  readonly sent = new Map<number, string>()
  /** All that was said, by its ref. */
  readonly said = new Map<number, Said>()
  /** What the server has said is done: the log's length, and the move. */
  readonly acknowledged = new Map<number, Said>()
  seat: Seat | null = null
  private visitor: TestClient
  private read = 0
  private refs = 1_000_000
  private readonly random: Random
  private readonly mischief: Mischief
  private readonly addresses: () => readonly string[]

  constructor(
    visitor: TestClient,
    match: string,
    random: Random,
    mischief: Mischief,
    addresses: () => readonly string[] = () => [visitor.base],
  ) {
    this.visitor = visitor
    this.name = visitor.cookie
    this.match = match
    this.random = random
    this.mischief = mischief
    this.addresses = addresses
  }

  /** How it stands, for who wonders why nothing happens. */
  get standing(): string {
    const { history, visitor, match, seat } = this
    const asked = history.newest?.question?.opened ?? 'nothing'
    const heard = visitor.heard.slice(-3).map(({ type }) => type)
    const line = `${visitor.base} ${visitor.socket?.readyState}, heard ${visitor.heard.length}: ${heard.join(' ')}`
    return `${match} seat ${seat} at ${history.length}, asked ${asked}, last sent ${[...this.sent.keys()].at(-1)}, ${line}; ${history.wrong.join('; ')}`
  }

  /** Until the game is over. */
  async playOut(): Promise<Update> {
    for (;;) {
      try {
        await this.arrive()
        const end = await this.playOn()
        this.visitor.leave()
        return end
      } catch (error) {
        if (!(error instanceof Gone)) throw error
      }
    }
  }

  /** A new connection that goes on where the last one ended; tried until a server is there. */
  private async arrive(): Promise<void> {
    for (let tries = 0; ; tries++) {
      const visitor = new TestClient(pick(this.random, this.addresses()))
      visitor.cookie = this.name
      try {
        await visitor.connect()
      } catch (error) {
        if (tries > 300) throw error
        await pause(100)
        continue
      }
      this.visitor = visitor
      this.read = 0
      this.history.resume()
      this.tell({ type: 'watch', match: this.match, since: this.history.length })
      return
    }
  }

  private async playOn(): Promise<Update> {
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
      const id = this.sent.get(opened) ?? pick(this.random, able).id
      this.sent.set(opened, id)
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
        // Sometimes at once, sometimes when something is on its way back.
        if (this.happens(50)) await pause(this.random.int(5))
        this.visitor.leave()
        throw new Gone()
      }
    }
  }

  private recall(opened: number): void {
    if (!this.happens(this.mischief.recalls)) return
    const old = [...this.sent].filter(([question]) => question < opened)
    if (old.length > 0) this.answer(...pick(this.random, old))
  }

  private answer(question: number, id: string): void {
    const ref = this.moves({ kind: 'answer', id }, question)
    this.tell({ type: 'answer', ref, match: this.match, question, id })
  }

  /** The answer that is on its way; or all that may be taken back. */
  private takeBack({ answers, undoable }: Update): void {
    const { match } = this
    if (this.happens(40)) this.tell({ type: 'withdraw', ref: this.moves({ kind: 'withdraw' }), match })
    else {
      const to = this.happens(80) ? answers : undoable
      this.tell({ type: 'undo', ref: this.moves({ kind: 'undo', to }), match, to })
    }
  }

  private moves(move: Move, question: number | null = null): number {
    const ref = ++this.refs
    this.said.set(ref, { text: moveText(move), question })
    return ref
  }

  private happens(percent: number): boolean {
    return this.random.int(100) < percent
  }

  private tell(message: Parameters<TestClient['tell']>[0]): void {
    this.visitor.tell(message)
  }

  /** Waits for something, and for the end of the connection. */
  private async await<T>(holds: () => T | null): Promise<T> {
    const { visitor } = this
    const { socket } = visitor
    const gone = Promise.withResolvers<never>()
    const leave = (): void => gone.reject(new Gone())
    socket?.once('close', leave)
    try {
      const found = visitor.until(() => {
        this.listen(visitor.heard)
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

  private listen(heard: readonly FromServer[]): void {
    for (; this.read < heard.length; this.read++) {
      const message = heard[this.read]
      if (message?.type === 'update') this.history.add(message)
      if (message?.type === 'waiting') this.history.wait(message)
      if (message?.type === 'table') this.seat = message.seat
      if (message?.type === 'done') this.acknowledge(message.ref, message.length)
      if (message?.type === 'refused') {
        const isAnswer = typeof this.said.get(message.ref ?? 0)?.question === 'number'
        if (isAnswer && message.reason !== 'gone') this.history.wrong.push(message.problem)
      }
    }
  }

  private acknowledge(ref: number, length: number | undefined): void {
    const said = this.said.get(ref)
    if (said === undefined) this.history.wrong.push(`nobody asked for ${ref}`)
    else if (length === undefined) {
      // The others are asked whether they agree.
      if (!said.text.startsWith('undo'))
        this.history.wrong.push(`'${said.text}' is done, and nobody knows where`)
    } else if (this.acknowledged.has(length))
      this.history.wrong.push(`entry ${length} was acknowledged twice`)
    else this.acknowledged.set(length, said)
  }
}

class Gone extends Error {}

/** Somebody who is there all the time, on the seat of a player, and only listens. */
export async function witness(
  visitor: TestClient,
  match: string,
): Promise<{ readonly history: MatchHistory; readonly end: Promise<void> }> {
  const history = new MatchHistory()
  const other = new TestClient(visitor.base)
  other.cookie = visitor.cookie
  await other.connect()
  let read = 0
  const listen = (): boolean => {
    for (; read < other.heard.length; read++) {
      const message = other.heard[read]
      if (message?.type === 'update') history.add(message)
      if (message?.type === 'waiting') history.wait(message)
    }
    return history.newest !== null && history.newest.waiting.length === 0
  }
  other.tell({ type: 'watch', match })
  const end = other.until(listen, 600_000).then(() => other.leave())
  end.catch(() => {})
  return { history, end }
}

type Seated = 'person' | 'novice' | 'random'

/** A match that runs, with these at its table. */
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
  for (const other of people.slice(1)) await other.ask('join', { invitation }, { match: match.id })
  await host.ask('start', {}, { match: match.id })
  return { id: match.id, people, host }
}

/** The record of a match that is over; it replays to the scores that it says. */
export async function recordIn(visitor: TestClient | undefined, match: string): Promise<GameRecord> {
  const { record: text } = (await visitor?.ask('record', undefined, { match })) ?? { record: '' }
  const record = parseRecord(text)
  if (isProblem(record)) throw new Error(sentence(record))
  const rules = GAMES.get(record.game)?.game
  expect(record.scores).toBeDefined()
  expect(rules && verify(rules, record)).not.toHaveProperty('code')
  return record
}

/** Where nobody has taken anything back: nothing that was acknowledged is missing, and nothing was done twice. */
export function expectOneAnswerEach(record: GameRecord, { seat, sent, acknowledged, history }: Player): void {
  const given = record.answers.filter((answer) => answer.seat === seat).map(({ id }) => id)
  const questions = [...sent].sort(([one], [other]) => one - other)
  expect(given, 'each question has one answer').toEqual(questions.map(([, answer]) => answer))
  for (const [length, { text }] of acknowledged) {
    const answer = record.answers[length - 1]
    expect([answer?.seat, `answer ${answer?.id}`]).toEqual([seat, text])
  }
  expect(history.resumptions.filter(({ known, from }) => known !== from)).toEqual([])
  expect(history.wrong).toEqual([])
}

/**
 * Each entry of the log is something that its seat has said, once, to the question that was open then; what was acknowledged
 * stands where it was said to stand; and all of it comes to the record.
 */
export function expectInOrder(record: GameRecord, log: readonly Entry[], players: readonly Player[]): void {
  const rules = GAMES.get(record.game)?.game
  const table = rules && replay(rules, record, 0)
  if (table === undefined || isProblem(table)) throw new Error(`${record.game} does not begin`)
  const said = players.map((player) => [...player.said.values()])
  for (const { seat, text } of log) {
    const own = said[players.findIndex((player) => player.seat === seat)] ?? []
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

/** An undo of an answer beside which others are still asked is its withdrawal; one of bots' answers goes back to an own one. */
export function isWritten(said: string, text: string): boolean {
  if (said === text || !said.startsWith('undo')) return said === text
  const [kind, to] = text.split(' ')
  return kind === 'withdraw' || (kind === 'undo' && Number(to) <= Number(said.split(' ')[1]))
}

/** An entry of the log; the problem if that cannot be done. */
export function perform(table: Table, seat: Seat, text: string): Refused | null {
  const move = moveIn(text)
  if (move.kind === 'answer') return table.answer(seat, move.id)
  if (move.kind === 'withdraw') return table.withdraw(seat)
  if (move.kind === 'undo') table.undo(move.to)
  return null
}
