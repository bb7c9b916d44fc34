import { setTimeout as pause } from 'node:timers/promises'

import { isProblem, parseRecord, pick, verify } from '@ziggurat/kernel'
import type { GameRecord, Random, Seat } from '@ziggurat/kernel'
import { GAMES } from '@ziggurat/library'
import { afterWaiting } from '@ziggurat/protocol'
import type { Body, FromServer, Update } from '@ziggurat/protocol'
import { expect } from 'vitest'

import { Visitor } from './client.ts'

type Event = Update['events'][number]

/** What came over one or many connections, put together as a client does. */
export class Story {
  length = 0
  events: Event[] = []
  /** Updates that came with a gap before them, or with what was known already. */
  readonly wrong: string[] = []
  newest: Update | null = null
  private exact = false

  /** A new connection: the next update must begin where this ends. */
  resume(): void {
    this.exact = this.length > 0
  }

  add(update: Update): void {
    const { from, events, length } = update
    const known = this.events.length
    if (from > known) this.wrong.push(`${known} events were known, and it went on with ${from}`)
    if (this.exact && from !== known) this.wrong.push(`${known} events were known, and ${from} on came again`)
    if (length < this.length) this.wrong.push(`after length ${this.length} came ${length}`)
    this.exact = false
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
}

export const MISCHIEVOUS: Mischief = { leaves: 12, repeats: 15, recalls: 10 }

/** Plays a match to its end whatever happens to the connection, at any of the addresses. */
export class Player {
  readonly name: string
  readonly match: string
  readonly story = new Story()
  /** What was answered to each question, by the log's length at which it opened. */
  readonly sent = new Map<number, string>()
  /** What the server has said is done: the log's length, and the answer. */
  readonly acknowledged = new Map<number, string>()
  seat: Seat | null = null
  private visitor: Visitor
  private read = 0
  private refs = 1_000_000
  private readonly waiting = new Map<number, string>()
  private readonly random: Random
  private readonly mischief: Mischief
  private readonly addresses: () => readonly string[]

  constructor(
    visitor: Visitor,
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
    const { story, visitor, match, seat } = this
    const asked = story.newest?.question?.opened ?? 'nothing'
    const heard = visitor.heard.slice(-3).map(({ type }) => type)
    const line = `${visitor.base} ${visitor.socket?.readyState}, heard ${visitor.heard.length}: ${heard.join(' ')}`
    return `${match} seat ${seat} at ${story.length}, asked ${asked}, last sent ${[...this.sent.keys()].at(-1)}, ${line}; ${story.wrong.join('; ')}`
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
      const visitor = new Visitor(pick(this.random, this.addresses()))
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
      this.story.resume()
      this.tell({ type: 'watch', match: this.match, since: this.story.length })
      return
    }
  }

  private async playOn(): Promise<Update> {
    let tried = -1
    for (;;) {
      const update = await this.await(() => {
        const { newest } = this.story
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
      this.answer(opened, id)
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
    const ref = ++this.refs
    this.waiting.set(ref, id)
    this.tell({ type: 'answer', ref, match: this.match, question, id })
  }

  private happens(percent: number): boolean {
    return this.random.int(100) < percent
  }

  private tell(message: Parameters<Visitor['tell']>[0]): void {
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
      if (message?.type === 'update') this.story.add(message)
      if (message?.type === 'waiting') this.story.wait(message)
      if (message?.type === 'table') this.seat = message.seat
      if (message?.type === 'done') this.acknowledge(message.ref, message.length)
      if (message?.type === 'refused') {
        if (message.reason !== 'gone') this.story.wrong.push(message.problem)
      }
    }
  }

  private acknowledge(ref: number, length: number | undefined): void {
    const id = this.waiting.get(ref)
    if (id === undefined || length === undefined) this.story.wrong.push(`nobody asked for ${ref}`)
    else if (this.acknowledged.has(length)) this.story.wrong.push(`entry ${length} was acknowledged twice`)
    else this.acknowledged.set(length, id)
  }
}

class Gone extends Error {}

/** Somebody who is there all the time, on the seat of a player, and only listens. */
export async function witness(
  visitor: Visitor,
  match: string,
): Promise<{ readonly story: Story; readonly end: Promise<void> }> {
  const story = new Story()
  const other = new Visitor(visitor.base)
  other.cookie = visitor.cookie
  await other.connect()
  let read = 0
  const listen = (): boolean => {
    for (; read < other.heard.length; read++) {
      const message = other.heard[read]
      if (message?.type === 'update') story.add(message)
      if (message?.type === 'waiting') story.wait(message)
    }
    return story.newest !== null && story.newest.waiting.length === 0
  }
  other.tell({ type: 'watch', match })
  const end = other.until(listen, 600_000).then(() => other.leave())
  end.catch(() => {})
  return { story, end }
}

type Seated = 'person' | 'novice' | 'random'

/** A match that runs, with these at its table. */
export async function started(
  bases: readonly string[],
  game: string,
  seats: readonly Seated[],
  more: Partial<Pick<Body<'open'>, 'clock' | 'options'>> = {},
): Promise<{ readonly id: string; readonly people: readonly Visitor[]; readonly host: Visitor }> {
  const people: Visitor[] = []
  for (const seat of seats) {
    const base = bases[people.length % bases.length] ?? ''
    if (seat === 'person') people.push(await Visitor.named(base, `Player ${people.length}`))
  }
  const host = people[0] ?? (await Visitor.named(bases[0] ?? '', 'Host'))
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
export async function recordIn(visitor: Visitor | undefined, match: string): Promise<GameRecord> {
  const { record: text } = (await visitor?.ask('record', undefined, { match })) ?? { record: '' }
  const record = parseRecord(text)
  if (isProblem(record)) throw new Error(record.problem)
  const rules = GAMES.get(record.game)?.game
  expect(record.scores).toBeDefined()
  expect(rules && verify(rules, record)).not.toHaveProperty('problem')
  return record
}

/** Nothing that was acknowledged is missing, and nothing was done twice. */
export function expectOneAnswerEach(record: GameRecord, { seat, sent, acknowledged, story }: Player): void {
  const given = record.answers.filter((answer) => answer.seat === seat).map(({ id }) => id)
  const questions = [...sent].sort(([one], [other]) => one - other)
  expect(given, 'each question has one answer').toEqual(questions.map(([, answer]) => answer))
  for (const [length, id] of acknowledged) expect(record.answers[length - 1]).toMatchObject({ seat, id })
  expect(story.wrong).toEqual([])
}
