import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliCompressSync, constants } from 'node:zlib'

import { anyAnswer, pick, quick, readOptions, seedFrom, Table, usualOptions } from '@ziggurat/kernel'
import type { Game, GameOptions, Question, Random, Seat, Seed } from '@ziggurat/kernel'
import { GAMES } from '@ziggurat/library'
import type { Body } from '@ziggurat/protocol'
import { postgresStore, sqliteStore } from '@ziggurat/store'
import type { Store } from '@ziggurat/store'
import { dumped, inDatabase, postgresServer } from '@ziggurat/store/databases'

import { Log, readConfig, startServer } from '../../src/index.ts'
import type { Config } from '../../src/index.ts'
import { Visitor } from '../client.ts'

/**
 * Made the old data beside it, once: everything that a server keeps, by the code of that day, in a file of SQLite and as a
 * dump of PostgreSQL, with what people had been told by then.
 */
const TO = join(import.meta.dirname, '2026-11-17')

// ---- a server in a process of its own, that can be killed

interface Word {
  readonly seed?: Seed
  readonly ahead?: number
  readonly stop?: true
}

async function serve(given: Readonly<Record<string, string>>): Promise<void> {
  const seeds: Seed[] = []
  let ahead = 0
  const tools = {
    log: new Log('warn'),
    now: () => Date.now() + ahead,
    rates: 1_000_000,
    round: 20,
    grace: 0,
    seed: () => seeds.shift() ?? seedFrom(`${Math.random()}`),
  }
  const server = await startServer(readConfig(given) as Config, tools)
  process.on('message', (word: Word) => {
    if (word.seed !== undefined) seeds.push(word.seed)
    ahead += word.ahead ?? 0
    if (word.stop) void server.stop().then(() => process.exit())
    else process.send?.('heard')
  })
  process.on('disconnect', () => process.exit())
  process.send?.(server.port)
}

class Server {
  private readonly child: ChildProcess
  readonly base: string

  private constructor(child: ChildProcess, port: number) {
    this.child = child
    this.base = `http://127.0.0.1:${port}`
  }

  static async start(given: Readonly<Record<string, string>>): Promise<Server> {
    const child = fork(import.meta.filename, ['serve', JSON.stringify(given)])
    const [port] = (await once(child, 'message')) as [number]
    return new Server(child, port)
  }

  async tell(word: Word): Promise<void> {
    this.child.send(word)
    await once(this.child, 'message')
  }

  /** As a host stops it: a snapshot of each match in memory is kept. */
  async stop(): Promise<void> {
    this.child.send({ stop: true })
    await once(this.child, 'exit')
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL')
    await once(this.child, 'exit')
  }
}

// ---- games that are thought out before they are played

interface Plan {
  readonly what: string
  readonly game: string
  readonly options: GameOptions
  readonly seats: number
  readonly seed: Seed
  readonly answers: readonly { readonly seat: Seat; readonly id: string }[]
}

type Stop = (table: Table, asked: Question | null) => string | null

/** A random game up to where `stop` has a name for it; null if it never has. */
function planned(game: Game, options: GameOptions, seats: number, words: string, stop: Stop): Plan | null {
  const random = quick(Number.parseInt(seedFrom(words).slice(0, 8), 16))
  const seed = seedFrom(words)
  const table = Table.open(game, { seats, options, seed })
  let last: Question | null = null
  for (;;) {
    const what = stop(table, last)
    if (what !== null) return { what, game: game.id, options, seats, seed, answers: table.answers }
    if (table.outcome !== null || table.count > 3000) return null
    last = pick(random, table.questions)
    table.answer(last.seat, anyAnswer(random, last).id)
  }
}

/** In the middle of choosing several things one by one: which choice that is. */
const midSet: Stop = ({ questions }, last) => {
  const [question] = questions
  if (question === undefined || last === null || questions.length > 1) return null
  const { about, kind, seat } = question
  if (seat !== last.seat || kind !== last.kind) return null
  if (Array.isArray(about?.['picked']))
    return about['picked'].length > 0 ? `${kind} ${about['picked'].length}` : null
  if (about?.['card'] === undefined || about['card'] !== last.about?.['card']) return null
  return about['effect'] === last.about?.['effect'] ? `${about['card']} ${kind}` : null
}

const KINDS = ['edition', 'level']

function formsOf(game: Game): readonly GameOptions[] {
  let all: readonly GameOptions[] = [usualOptions(game.options)]
  for (const key of KINDS) {
    const values = game.options[key]?.values
    if (values !== undefined)
      all = all.flatMap((options) => values.map((value) => ({ ...options, [key]: value })))
  }
  return all.filter((options) => !('problem' in readOptions(game, options)))
}

function variantsOf(game: Game): readonly GameOptions[] {
  const unusual = Object.entries(game.options).filter(([key]) => !KINDS.includes(key))
  return unusual.flatMap(([key, { values, usual }]) =>
    values
      .filter((value) => value !== usual)
      .flatMap((value) =>
        formsOf(game)
          .map((form) => ({ ...form, [key]: value }))
          .filter((options) => !('problem' in readOptions(game, options)))
          .slice(-1),
      ),
  )
}

const nameOf = (game: Game, options: GameOptions): string =>
  [game.id, ...KINDS.flatMap((key) => options[key] ?? [])].join(' ')

function plans(store: string): readonly Plan[] {
  const all: Plan[] = []
  const found = new Map<string, number>()
  const add = (plan: Plan | null): void => void (plan === null || all.push(plan))
  for (const { game } of GAMES.values()) {
    const { min, max } = game.seats
    const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i)
    for (const [number, options] of formsOf(game).entries()) {
      for (const seats of counts) {
        const words = `${store} ${nameOf(game, options)} ${seats}`
        add(
          planned(game, options, seats, `${words} finished`, (table) =>
            table.outcome === null ? null : 'finished',
          ),
        )
        add(
          planned(game, options, seats, `${words} young`, ({ count }) =>
            count === 7 + seats ? 'young' : null,
          ),
        )
        const far =
          game.id === 'seven-wonders' || options['level'] === 'simple' ? 36 + 2 * seats : 75 + 13 * seats
        add(planned(game, options, seats, `${words} on`, ({ count }) => (count === far ? 'running' : null)))
        if (game.id === 'seven-wonders')
          add(
            planned(game, options, seats, `${words} group`, ({ count, questions }) =>
              count > 20 && questions.length > 0 && questions.length < seats ? 'group' : null,
            ),
          )
      }
      // Each way to choose several things once, where several is at least two.
      for (let tries = 0; tries < 60; tries++) {
        const seats = counts[(number + tries) % counts.length] ?? min
        add(
          planned(game, options, seats, `${store} ${nameOf(game, options)} set ${tries}`, (table, last) => {
            const what = midSet(table, last)
            const name = `${nameOf(game, options)}: ${what}`
            if (what === null || found.has(name)) return null
            found.set(name, 1)
            return `middle of ${what}`
          }),
        )
      }
    }
    for (const [number, options] of variantsOf(game).entries()) {
      const seats = counts[number % counts.length] ?? min
      const words = `${store} ${game.id} ${JSON.stringify(options)}`
      add(planned(game, options, seats, `${words} on`, ({ count }) => (count === 40 ? 'variant' : null)))
    }
  }
  return all
}

// ---- people who play them

/** What the server has told people about a match, and what is to be known of it later. */
interface Played {
  readonly id: string
  readonly what: string
  readonly people: readonly (number | null)[]
  /** What was acknowledged: the log's length, whose, what. */
  readonly said: [number, Seat, string][]
  readonly chat: string[]
}

interface Wish {
  readonly what: string
  readonly game: string
  readonly options?: GameOptions
  readonly seats: readonly (string | null)[]
  readonly seed?: Seed
  readonly clock?: Body<'open'>['clock']
  readonly atZero?: Body<'open'>['atZero']
  readonly listed?: boolean
}

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gala'] as const

class Play {
  readonly all: Played[] = []
  people: Visitor[] = []
  private server: Server | null = null
  private readonly given: Readonly<Record<string, string>>
  private readonly random: Random

  constructor(given: Readonly<Record<string, string>>, random: Random) {
    this.given = given
    this.random = random
  }

  async open(): Promise<void> {
    this.server = await Server.start(this.given)
    const before = this.people
    this.people = []
    for (const [at, name] of NAMES.entries()) {
      const known = before[at]
      const visitor =
        known === undefined ? await Visitor.named(this.server.base, name) : new Visitor(this.server.base)
      if (known !== undefined) {
        visitor.cookie = known.cookie
        visitor.person = known.person
      } else if (at < 3) {
        visitor.person = (await visitor.ask('register', { name, password: `the word of ${name}` })).person
        await visitor.ask('addToken', { label: 'a script' })
      }
      this.people.push(await visitor.connect())
    }
  }

  async close(how: 'stop' | 'kill'): Promise<void> {
    for (const visitor of this.people) visitor.leave()
    await this.server?.[how]()
  }

  async later(ahead: number): Promise<void> {
    await this.server?.tell({ ahead })
  }

  async begin(wish: Wish): Promise<Played> {
    const first = this.all.length
    const people = wish.seats.map((bot, seat) => (bot === null ? (first + seat) % NAMES.length : null))
    const [host = 0, ...others] = people.filter((each) => each !== null)
    if (wish.seed !== undefined) await this.server?.tell({ seed: wish.seed })
    let sat = false
    const seats = wish.seats.map((bot) => {
      if (bot !== null) return { bot }
      const place = sat ? ('open' as const) : ('me' as const)
      sat = true
      return place
    })
    const { what: _, seed: __, ...more } = wish
    const { match, invitation } = await this.person(host).ask('open', { ...more, seats })
    const played: Played = { id: match.id, what: wish.what, people, said: [], chat: [] }
    this.all.push(played)
    for (const other of others) await this.person(other).ask('join', { invitation }, { match: match.id })
    await this.person(host).ask('start', {}, { match: match.id })
    await this.watch(played)
    return played
  }

  person(at: number): Visitor {
    return this.people[at] as Visitor
  }

  at({ people }: Played, seat: Seat): Visitor {
    return this.person(people[seat] ?? -1)
  }

  async watch({ id, people }: Played): Promise<void> {
    for (const at of people) {
      if (at === null) continue
      const visitor = this.person(at)
      await visitor.watch(id)
      await visitor.until(() => visitor.updates.get(id))
    }
  }

  unwatch({ id, people }: Played): void {
    for (const at of people) if (at !== null) this.person(at).tell({ type: 'unwatch', match: id })
  }

  private async answer(played: Played, seat: Seat, id: string): Promise<number | null> {
    const visitor = this.at(played, seat)
    const reply = await visitor.answers(played.id, id)
    if (reply.type !== 'done' || reply.length === undefined) return null
    played.said.push([reply.length, seat, `answer ${id}`])
    return reply.length
  }

  /** Takes back the last answer, alone or because all agree. */
  private async takeBack(played: Played, seat: Seat): Promise<boolean> {
    const { id: match } = played
    const visitor = this.at(played, seat)
    const { answers, given, length } = visitor.at(match)
    if (given !== null) {
      const reply = await visitor.says({ type: 'withdraw', match })
      if (reply.type !== 'done' || reply.length === undefined) return false
      played.said.push([reply.length, seat, 'withdraw'])
      await this.seen(played, reply.length)
      return true
    }
    const reply = await visitor.says({ type: 'undo', match, to: answers - 1 })
    if (reply.type !== 'done') return false
    if (reply.length === undefined) {
      for (const other of played.people.keys()) {
        if (other === seat || played.people[other] === null) continue
        const voter = this.at(played, other)
        await voter.until(() => voter.at(match).votes.length > 0 || voter.at(match).length > length)
        await voter.says({ type: 'vote', match, on: 'undo', agree: true })
      }
    }
    await this.seen(played, length + 1)
    played.said.push([length + 1, seat, `undo ${answers - 1}`])
    return true
  }

  private async seen(played: Played, length: number): Promise<void> {
    for (const seat of played.people.keys()) {
      if (played.people[seat] === null) continue
      const visitor = this.at(played, seat)
      await visitor.until(() => visitor.at(played.id).length >= length)
    }
  }

  /** As it was thought out, with second thoughts now and then that are taken back. */
  async follow(plan: Plan, clock: Body<'open'>['clock'] = { kind: 'none' }): Promise<Played> {
    const seats = Array.from({ length: plan.seats }, () => null)
    const played = await this.begin({ ...plan, seats, clock })
    let length = 0
    const { game } = GAMES.get(plan.game) as { game: Game }
    const table = Table.open(game, plan)
    const goesOn = (seat: Seat, id: string): boolean => {
      const other = table.fork()
      return other.answer(seat, id) === null && other.outcome === null
    }
    for (const [at, { seat, id }] of plan.answers.entries()) {
      const visitor = this.at(played, seat)
      await visitor.until(
        () => visitor.at(played.id).length >= length && visitor.at(played.id).question !== null,
      )
      const options =
        visitor.at(played.id).question?.options.filter((each) => each.id !== 'resign' && each.id !== id) ?? []
      if (options.length > 0 && this.random.int(100) < 4 && at > 0) {
        const second = pick(this.random, options).id
        // What ends the game cannot be taken back.
        if (goesOn(seat, second)) {
          await this.answer(played, seat, second)
          if (!(await this.takeBack(played, seat))) throw new Error(`${plan.what}: not taken back`)
          await visitor.until(() => visitor.at(played.id).question?.options.some((each) => each.id === id))
        }
      }
      table.answer(seat, id)
      const done = await this.answer(played, seat, id)
      if (done === null) throw new Error(`${plan.game} ${plan.what}: ${id} was refused`)
      length = done
      if (at === 5) await this.talk(played, seat, `${plan.what}: a good move?`)
    }
    return played
  }

  async talk(played: Played, seat: Seat, text: string): Promise<void> {
    await this.at(played, seat).says({ type: 'say', match: played.id, text })
    played.chat.push(text)
  }

  /** Those who are people answer anything; true if it is over. */
  async playOn(played: Played, most: number, enough = (): boolean => false): Promise<boolean> {
    const { id, people } = played
    const seats = [...people.keys()].filter((seat) => people[seat] !== null)
    for (let given = 0; given < most && !enough();) {
      const asked = seats.filter((seat) => this.at(played, seat).at(id).question !== null)
      const all = seats.map((seat) => this.at(played, seat).at(id))
      if (all.some(({ waiting }) => waiting.length === 0)) return true
      if (asked.length === 0) {
        await pause(5)
        continue
      }
      const seat = pick(this.random, asked)
      const options =
        this.at(played, seat)
          .at(id)
          .question?.options.filter((each) => each.id !== 'resign') ?? []
      if ((await this.answer(played, seat, pick(this.random, options).id)) !== null) given++
      else await pause(20)
    }
    return false
  }
}

// ---- everything that there is

async function fill(
  play: Play,
  name: string,
  spoil: (sql: string) => Promise<void>,
  store: () => Promise<Store>,
): Promise<number> {
  const all = plans(name)
  const SLOW = { kind: 'slow', days: 3 } as const
  const LIVE = { kind: 'live', reserve: 3600, increment: 5 } as const

  // Matches that went on from a snapshot because the server could not read a part of their log.
  await play.open()
  const spoiled: { played: Played; early: boolean }[] = []
  for (const plan of all.filter(({ what, seats }) => what === 'running' && seats === 3).slice(0, 6)) {
    const played = await play.follow(
      {
        ...plan,
        seed: seedFrom(`${name} ${plan.game} ${spoiled.length}`),
        answers: [],
        what: 'went on from a snapshot',
      },
      SLOW,
    )
    await play.playOn(played, plan.game === 'seven-wonders' ? 44 : 70)
    spoiled.push({ played, early: spoiled.length % 2 === 0 })
  }
  await play.close('kill')
  const kept = await store()
  for (const { played, early } of spoiled) {
    const at = early ? 3 : ((await kept.snapshot(played.id))?.length ?? 0) + 2
    await spoil(
      `UPDATE log SET text = 'answer nobody can read this' WHERE match = '${played.id}' AND number = ${at}`,
    )
  }
  await kept.close()

  // Those of which a snapshot is kept because the server stops.
  await play.open()
  for (const { played } of spoiled) {
    await play.watch(played)
    await play.playOn(played, 5)
    play.unwatch(played)
  }
  const follow = async (plan: Plan, number: number): Promise<void> => {
    const played = await play.follow(plan, [undefined, SLOW, LIVE][number % 3])
    process.stderr.write(`${played.said.length} ${plan.game} ${plan.seats} ${plan.what}\n`)
    play.unwatch(played)
  }
  for (const [number, plan] of all.entries()) if (number % 2 === 0) await follow(plan, number)
  await play.close('stop')

  // Those that were last kept some moves ago, or never.
  await play.open()
  for (const [number, plan] of all.entries()) if (number % 2 === 1) await follow(plan, number)
  await people(play, name)
  await clocks(play)
  await play.close('kill')
  return Date.now()
}

/** Bots, votes, orders, tables that have not begun, people who leave, records from elsewhere. */
async function people(play: Play, name: string): Promise<void> {
  const seats = (...all: readonly (string | null)[]): readonly (string | null)[] => all
  for (const [game, options, most] of [
    ['seven-wonders', {}, 1000],
    ['seven-wonders', {}, 9],
    ['innovation', { edition: 'first' }, 1000],
    ['innovation', { edition: 'third' }, 20],
    ['through-the-ages', { edition: '2015' }, 25],
    ['through-the-ages', { edition: '2006', level: 'simple' }, 1000],
    ['through-the-ages', { edition: '2006', level: 'full' }, 40],
  ] as const) {
    const played = await play.begin({
      what: 'with bots',
      game,
      options,
      seats: seats(null, 'novice', 'random'),
    })
    const over = await play.playOn(played, most)
    process.stderr.write(`with bots ${game} ${played.said.length} ${over}\n`)
    await play.talk(played, 0, 'the bots are good')
    play.unwatch(played)
  }
  for (const game of GAMES.keys()) {
    // A vote on an undo that waits for the others, and one that somebody was against.
    const asked = await play.begin({ what: 'undo asked for', game, seats: seats(null, null, null) })
    await play.playOn(asked, 30)
    const voter = play.at(asked, 0)
    await voter.says({ type: 'undo', match: asked.id, to: 12 })
    await play.at(asked, 1).until(() => play.at(asked, 1).at(asked.id).votes.length > 0)
    await play.at(asked, 1).says({ type: 'vote', match: asked.id, on: 'undo', agree: true })
    play.unwatch(asked)
    const against = await play.begin({ what: 'undo refused', game, seats: seats(null, null) })
    await play.playOn(against, 30)
    await play.at(against, 0).says({ type: 'undo', match: against.id, to: 3 })
    await play.at(against, 1).until(() => play.at(against, 1).at(against.id).votes.length > 0)
    await play.at(against, 1).says({ type: 'vote', match: against.id, on: 'undo', agree: false })
    await play.playOn(against, 6)
    play.unwatch(against)
    // Somebody leaves: a bot plays on.
    const left = await play.begin({ what: 'somebody left', game, seats: seats(null, null) })
    await play.playOn(left, 14)
    await play.at(left, 1).ask('leave', {}, { match: left.id })
    const alone = { ...left, people: [left.people[0] ?? null, null] }
    await play.playOn(alone, 5)
    play.unwatch(left)
  }
  for (const [number, options] of [
    { edition: '2015' },
    { edition: '2006', level: 'full' },
    { edition: '2006', level: 'advanced' },
  ].entries()) {
    // Standing orders, some of which have answered by now.
    const game = 'through-the-ages'
    const played = await play.begin({
      what: 'standing orders',
      game,
      options,
      seats: seats(null, null, null),
      seed: seedFrom(`${name} orders ${number}`),
    })
    let byOrder = 0
    for (let rounds = 0; rounds < 14 && byOrder < 3; rounds++) {
      await play.playOn(played, 40)
      for (const seat of [0, 1, 2]) {
        const visitor = play.at(played, seat)
        if (visitor.at(played.id).waiting.length === 0) continue
        byOrder = Math.max(byOrder, visitor.at(played.id).ordered.length)
        const { possible } = await visitor.ask('orders', undefined, { match: played.id })
        for (const order of possible) {
          if (visitor.at(played.id).question?.kind !== 'bid')
            await visitor.request('leaveOrder', { id: order.id }, { match: played.id })
        }
      }
    }
    process.stderr.write(`orders ${played.said.length}, answered by them ${byOrder}\n`)
    play.unwatch(played)
  }
  // Tables that have not begun, one of them for those who have played together.
  const host = play.person(0)
  await host.ask('open', {
    game: 'innovation',
    seats: ['me', 'open', { bot: 'novice' }],
    listed: true,
    clock: { kind: 'slow', days: 2 },
  })
  const over = play.all.find(({ what }) => what === 'finished')
  if (over !== undefined) await play.at(over, 0).ask('rematch', {}, { match: over.id })
  // A record from elsewhere.
  const { record } = await host.ask('record', undefined, { match: over?.id ?? '' })
  await host.ask('upload', { record })
}

/** Clocks that have run out: last, because they run everywhere. */
async function clocks(play: Play): Promise<void> {
  const SHORT = { kind: 'live', reserve: 30, increment: 0 } as const
  const game = 'innovation'
  const asked = async (what: string, atZero: 'vote' | 'bot'): Promise<Played> => {
    const played = await play.begin({ what, game, seats: [null, null, null], clock: SHORT, atZero })
    await play.playOn(played, 6)
    return played
  }
  const open = await asked('absence asked about', 'vote')
  const agreed = await asked('absence agreed to by one', 'vote')
  const decided = await asked('absence decided', 'vote')
  const bot = await asked('a bot plays on for somebody', 'bot')
  const slow: Played[] = []
  for (const each of GAMES.keys()) {
    const played = await play.begin({
      what: 'a live clock',
      game: each,
      seats: [null, null],
      clock: { kind: 'live', reserve: 600, increment: 10 },
    })
    await play.playOn(played, 12)
    slow.push(played)
  }
  await play.later(40_000)
  for (const [played, count] of [
    [open, 0],
    [agreed, 1],
    [decided, 2],
  ] as const) {
    const first = play.at(played, 0)
    const vote = await first.until(() => first.at(played.id).votes.find(({ on }) => on === 'absent'))
    for (const seat of vote.needed.slice(0, count))
      await play.at(played, seat).says({ type: 'vote', match: played.id, on: 'absent', agree: true })
  }
  const holds = async (played: Played): Promise<boolean> => {
    const { match } = await play.at(played, 0).ask('match', undefined, { match: played.id })
    return match.seats.some(({ kind }) => kind === 'bot')
  }
  for (const played of [decided, bot]) while (!(await holds(played))) await pause(50)
  for (const played of slow) await play.playOn(played, 4)
  await pause(1000)
}

// ---- what is kept of it

async function kept(play: Play, store: Store): Promise<readonly unknown[]> {
  const all = []
  for (const { id, what, people: seats, said, chat } of play.all) {
    const match = await store.match(id)
    if (match === null) throw new Error(`${id} is gone`)
    const { game, options, status, length, data, rules } = match
    const { outcome, votes = [] } = data as { outcome: unknown; votes?: readonly { on: string }[] }
    const snapshot = (await store.snapshot(id))?.length ?? null
    const orders = (await store.orders(id)).length
    all.push({
      id,
      what,
      game,
      rules,
      options,
      status,
      length,
      outcome,
      snapshot,
      orders,
      votes: votes.map(({ on }) => on),
      people: seats,
      said,
      chat,
    })
  }
  return all
}

async function recordsOf(
  all: readonly { id: string; status: string }[],
  given: Readonly<Record<string, string>>,
): Promise<Map<string, string>> {
  const server = await Server.start(given)
  const records = new Map<string, string>()
  const visitor = new Visitor(server.base)
  for (const { id, status } of all)
    if (status === 'over') records.set(id, (await visitor.ask('record', undefined, { match: id })).record)
  await server.kill()
  return records
}

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(TO, { recursive: true })
  const packed = brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    },
  })
  writeFileSync(join(TO, file), packed)
  process.stderr.write(`${file}: ${packed.length} bytes\n`)
}

async function make(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ziggurat-old-'))
  const file = join(folder, 'ziggurat.db')
  const inFile = { port: '0', host: '127.0.0.1', data: folder }
  const sqlite = new Play(inFile, quick(1))
  const madeFile = await fill(
    sqlite,
    'sqlite',
    async (sql) => {
      const database = new DatabaseSync(file)
      database.exec(sql)
      database.close()
    },
    () => sqliteStore(file),
  )
  const copy = join(folder, 'copy.db')
  const database = new DatabaseSync(file)
  database.exec(`VACUUM INTO '${copy}'`)
  database.close()
  write('ziggurat.db.br', readFileSync(copy))
  const storeOfFile = await sqliteStore(file)
  const ofFile = (await kept(sqlite, storeOfFile)) as { id: string; status: string }[]
  await storeOfFile.close()
  const recordsOfFile = await recordsOf(ofFile, inFile)

  const server = await postgresServer()
  const address = await server.fresh()
  const inPostgres = {
    port: '0',
    host: '127.0.0.1',
    data: folder,
    databaseUrl: address,
    secret: 'the same for all nodes',
  }
  const postgres = new Play(inPostgres, quick(2))
  const madeDump = await fill(
    postgres,
    'postgres',
    (sql) => inDatabase(address, sql),
    () => postgresStore(address),
  )
  write('dump.sql.br', await dumped(address))
  const storeOfDump = await postgresStore(address)
  const ofDump = (await kept(postgres, storeOfDump)) as { id: string; status: string }[]
  await storeOfDump.close()
  const recordsOfDump = await recordsOf(ofDump, inPostgres)
  await server.stop()
  rmSync(folder, { recursive: true, force: true })

  const told = (
    play: Play,
    made: number,
    all: readonly { id: string }[],
    records: Map<string, string>,
  ): unknown => ({
    made,
    people: play.people.map(({ cookie, person }, at) => ({
      cookie,
      name: person?.name,
      ...(at < 3 && { password: `the word of ${NAMES[at]}` }),
    })),
    matches: all.map((each) => ({ ...each, record: records.get(each.id) ?? null })),
  })
  write(
    'told.json.br',
    JSON.stringify({
      sqlite: told(sqlite, madeFile, ofFile, recordsOfFile),
      postgres: told(postgres, madeDump, ofDump, recordsOfDump),
    }),
  )
}

if (process.argv[2] === 'serve') await serve(JSON.parse(process.argv[3] ?? '{}') as Record<string, string>)
else await make()
