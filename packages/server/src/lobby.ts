import { createHmac } from 'node:crypto'

import { BOTS, isBotName } from '@ziggurat/bots'
import {
  hashSeed,
  isProblem,
  newSeed,
  parseRecord,
  printRecord,
  readOptions,
  verifying,
} from '@ziggurat/kernel'
import type { Game, GameOptions, Problem, Seat, Seed } from '@ziggurat/kernel'
import { GAMES } from '@ziggurat/library'
import { problem } from '@ziggurat/protocol'
import type { Asked, MatchShape, Occupant, OwnMatchShape, PersonShape, Reply } from '@ziggurat/protocol'
import type { Holder, Match, NewMatch, OwnMatch, Person, Store } from '@ziggurat/store'

import { handsIn } from './hands.ts'
import type { LiveMatch } from './live-match.ts'
import { holderOf, holdersSince, NOTHING_YET } from './match-data.ts'
import type { MatchData } from './match-data.ts'
import type { Matches } from './matches.ts'
import { moveText } from './moves.ts'
import { newId } from './people.ts'
import { recordOver } from './records.ts'
import { inSlices } from './slices.ts'

type Wish = Asked<'open'>

/** How many tables that are not over one person may have opened. */
const MOST_TABLES = 50
const LISTED = 50
const OWN = 100
/** Who plays on for somebody. */
export const SUBSTITUTE = 'novice'

const TRIES = 10
const AGAIN = problem('try-again')
const BEGUN = problem('game-begun')
const TOO_MANY = problem('too-many-tables', { most: MOST_TABLES })

/** What could not be done because somebody else was faster is tried again with the table as it is then. */
async function untilFastest<T>(attempt: () => Promise<T | Problem>): Promise<T | Problem> {
  for (let tries = 1; ; tries++) {
    const done = await attempt()
    if (done !== AGAIN || tries === TRIES) return done
  }
}

const noSuchBot = (bot: string): Problem => problem('no-such-bot', { bot, known: BOTS })

/** Opens tables, and seats people and bots at them. */
export class Lobby {
  private readonly store: Store
  private readonly matches: Matches
  private readonly secret: string
  private readonly now: () => number
  private readonly seed: () => Seed
  /** Who somebody was a moment ago: every table that is told names some. */
  private readonly people = new Map<string, Promise<PersonShape>>()

  constructor(store: Store, matches: Matches, secret: string, now: () => number, seed = newSeed) {
    this.store = store
    this.matches = matches
    this.secret = secret
    this.now = now
    this.seed = seed
  }

  async open(host: Person, wish: Wish): Promise<MatchShape | Problem> {
    const entry = GAMES.get(wish.game)
    if (entry === undefined) return problem('no-such-game', { game: wish.game })
    const { game } = entry
    const options: GameOptions | Problem = readOptions(game, wish.options)
    if (isProblem(options)) return options
    const { min, max } = game.seats
    const seats = wish.seats.length
    if (seats < min || seats > max)
      return problem('wrong-seats', { game: game.id, least: min, most: max, seats })
    if (wish.seats.filter((seat) => seat === 'me').length > 1) return problem('one-seat-each')
    for (const seat of wish.seats) {
      if (typeof seat === 'object' && !isBotName(seat.bot)) return noSuchBot(seat.bot)
    }
    const since = this.now()
    const holders = wish.seats.flatMap((who, seat): Holder[] => {
      if (who === 'open') return []
      return [{ seat, person: who === 'me' ? host.id : null, bot: who === 'me' ? null : who.bot, since }]
    })
    const id = newId()
    return (await this.add(id, game, host, options, seats, wish, holders)) ? this.asKnown(id) : TOO_MANY
  }

  private async add(
    id: string,
    game: Game,
    host: Person,
    options: GameOptions,
    seats: number,
    { listed, clock, atZero }: Pick<Wish, 'listed' | 'clock' | 'atZero'>,
    holders: readonly Holder[],
    offered: readonly (string | null)[] = [],
  ): Promise<boolean> {
    const match: NewMatch = {
      id,
      game: game.id,
      rules: game.version,
      seats,
      options,
      seed: this.seed(),
      listed,
      host: host.id,
      created: this.now(),
      data: { ...NOTHING_YET, clock, atZero, offered },
    }
    // With those who sit there from the start: nobody is faster than they.
    return this.store.addMatch(match, MOST_TABLES, holders)
  }

  /** What lets somebody join a table that is not listed, or take over from a bot. */
  invitation(match: string): string {
    return this.signed(match, 22)
  }

  private signed(text: string, length: number): string {
    return createHmac('sha256', this.secret).update(text).digest('base64url').slice(0, length)
  }

  /** Whether an invitation is one to this table: who comes with another one should hear of it at once. */
  async isInvitation(id: string, invitation: string): Promise<{ readonly valid: boolean } | Problem> {
    const live = await this.matches.get(id)
    return live === null ? problem('no-such-table') : { valid: invitation === this.invitation(id) }
  }

  /** For those who sit at the table, and for who opened it. */
  async invited(person: Person, id: string): Promise<{ readonly invitation: string } | Problem> {
    const live = await this.matches.get(id)
    if (live === null) return problem('no-such-table')
    if (live.match.host !== person.id && live.seatOf(person.id) === null) return problem('not-seated')
    return { invitation: this.invitation(id) }
  }

  /**
   * The seat that one has, is offered, or an open one; with an invitation also that of a bot that plays for nobody.
   */
  async join(
    person: Person,
    id: string,
    seat: Seat | undefined,
    invitation: string | undefined,
  ): Promise<Seat | Problem> {
    return untilFastest(async () => {
      const live = await this.matches.current(id)
      if (live === null || live.match.status === 'over') return problem('no-such-table')
      const own = live.seatOf(person.id)
      if (own !== null) return own === (seat ?? own) ? own : problem('seated-already')
      const invited = invitation === this.invitation(id)
      const offered = (live.data.offered ?? []).indexOf(person.id)
      if (!live.match.listed && !invited && offered < 0) return problem('by-invitation')
      const free = this.freeSeats(live, person, invited)
      const chosen = seat ?? (free.includes(offered) ? offered : free[0])
      if ((chosen === undefined || !free.includes(chosen)) && seenFrom(live, person).length > 0)
        return problem('seen-from-another-seat')
      if (chosen === undefined) return problem('no-free-seat')
      if (!free.includes(chosen)) return problem('seat-taken')
      const sits = { seat: chosen, person: person.id, bot: null }
      return (await this.matches.hold(live, sits, live.match.status)) ? chosen : AGAIN
    })
  }

  private freeSeats(live: LiveMatch, person: Person, invited: boolean): readonly Seat[] {
    const running = live.match.status === 'running'
    // Nobody sees two hands by going from seat to seat.
    const seen = seenFrom(live, person)
    return seatsOf(live.match).filter((seat) => {
      const holder = live.holder(seat)
      const offered = live.data.offered?.[seat] ?? null
      if (seen.some((each) => each !== seat)) return false
      if (isEmpty(holder)) return offered === null || offered === person.id
      return running && invited && holder?.person === null
    })
  }

  /** Before the game the seat is open again, afterwards a bot plays on. */
  async leave(person: Person, id: string): Promise<Problem | null> {
    return untilFastest(async () => {
      const live = await this.matches.current(id)
      const seat = live?.seatOf(person.id) ?? null
      if (live === null || seat === null) return problem('not-seated')
      const { status } = live.match
      if (status === 'over') return problem('game-over')
      const bot = status === 'running' ? SUBSTITUTE : null
      // Refused if the game begins at this moment: then a bot is to play on.
      return (await this.matches.hold(live, { seat, person: null, bot }, status)) ? null : AGAIN
    })
  }

  /** The host gives a seat to a bot, or opens it. */
  async seatBot(host: Person, id: string, seat: Seat, bot: string | null): Promise<Problem | null> {
    return untilFastest(async () => {
      const live = await this.hosted(host, id)
      if (isProblem(live)) return live
      if (seat >= live.match.seats) return problem('no-such-seat', { seat })
      if (bot !== null && !isBotName(bot)) {
        return noSuchBot(bot)
      }
      if ((live.holder(seat)?.person ?? null) !== null) return problem('seat-taken')
      // Who does not come back for his seat is waited for as long as the host likes.
      if ((live.data.offered?.[seat] ?? null) !== null) {
        const offered = (live.data.offered ?? []).map((each, at) => (at === seat ? null : each))
        const data = { ...live.data, offered }
        if (!(await this.store.changeMatch(id, 'open', { data }, live.match.revision))) return AGAIN
      }
      return (await this.matches.hold(live, { seat, person: null, bot }, 'open')) ? null : AGAIN
    })
  }

  private async hosted(host: Person, id: string): Promise<LiveMatch | Problem> {
    const live = await this.matches.current(id)
    if (live === null) return problem('no-such-table')
    if (live.match.host !== host.id) return problem('host-only')
    if (live.match.status !== 'open') return BEGUN
    return live
  }

  async start(host: Person, id: string): Promise<Problem | null> {
    return untilFastest(async () => {
      const live = await this.hosted(host, id)
      if (isProblem(live)) return live
      if (seatsOf(live.match).some((seat) => isEmpty(live.holder(seat)))) return problem('seats-open')
      // Not before those sat down who sit there, by whatever clock.
      const now = live.timeAt(this.now())
      const begins = { status: 'running', started: now, touched: now } as const
      // Refused if somebody leaves at this moment, on whatever node.
      if (!(await this.store.changeMatch(id, 'open', begins, live.match.revision))) return AGAIN
      await this.matches.refresh(id)
      return null
    })
  }

  async close(host: Person, id: string): Promise<Problem | null> {
    const live = await this.hosted(host, id)
    if (isProblem(live)) return live
    if (!(await this.store.removeMatch(id, 'open'))) return BEGUN
    this.matches.drop(id)
    this.matches.onTable(id)
    return null
  }

  /** The same bots and options at a new table, and a seat for each of the people; who asks second comes to the same one. */
  async rematch(person: Person, id: string): Promise<MatchShape | Problem> {
    const live = await this.matches.current(id)
    if (live === null || live.match.status !== 'over') return problem('game-not-over')
    if (live.seatOf(person.id) === null) return problem('not-seated')
    // Two who ask at the same moment ask for the same table.
    const next = this.signed(`rematch ${id}`, 16)
    if ((await this.matches.get(next)) === null && !(await this.openAgain(next, live, person)))
      return TOO_MANY
    if (live.data.rematch !== next) {
      await this.store.changeMatch(id, 'over', { data: { ...live.data, rematch: next } })
      await this.matches.refresh(id)
    }
    const again = await this.matches.get(next)
    if (again?.match.status === 'open' && again.seatOf(person.id) === null) {
      const joined = await this.join(person, next, undefined, this.invitation(next))
      if (typeof joined !== 'number') return joined
    }
    return this.shown(next)
  }

  private async openAgain(id: string, before: LiveMatch, host: Person): Promise<boolean> {
    const { game, match, data } = before
    const held = seatsOf(match).map((seat) => before.holder(seat))
    const offered = held.map((holder) => holder?.person ?? null)
    const wish = { listed: match.listed, clock: data.clock, atZero: data.atZero }
    const since = this.now()
    const bots = held.flatMap((holder) =>
      holder !== null && holder.bot !== null && holder.person === null ? [{ ...holder, since }] : [],
    )
    try {
      return await this.add(id, game, host, match.options, match.seats, wish, bots, offered)
    } catch (error) {
      if ((await this.store.match(id)) === null) throw error
      return true
    }
  }

  async record(id: string): Promise<Reply<'record'> | Problem> {
    const live = await this.matches.current(id)
    if (live === null) return problem('no-such-table')
    if (live.match.status !== 'over') return problem('game-not-over')
    const record = printRecord(recordOver(live, await this.store.entries(id, 0)))
    return { record, hands: [...handsIn(live)] }
  }

  /** A record becomes a match that is over. */
  async upload(person: Person, text: string): Promise<MatchShape | Problem> {
    const record = parseRecord(text)
    if (isProblem(record)) return record
    const entry = GAMES.get(record.game)
    if (entry === undefined) return problem('no-such-game', { game: record.game })
    if (record.seed === undefined) return problem('record-not-over')
    if (record.start !== undefined) return problem('record-without-beginning')
    const table = await inSlices(verifying(entry.game, record))
    if (isProblem(table)) return table
    const { outcome } = table
    if (outcome === null) return problem('record-not-over')
    const now = this.now()
    const data: MatchData = { ...NOTHING_YET, outcome }
    const id = newId()
    const { game } = entry
    const { seats, options } = table.setting
    const settled = { id, game: game.id, rules: game.version, seats, options, seed: record.seed }
    const entries = table.answers.map((answer) => ({
      at: now,
      seat: answer.seat,
      text: moveText({ kind: 'answer', id: answer.id }),
    }))
    await this.store.addPlayed({ ...settled, listed: false, host: person.id, created: now, data }, entries)
    return this.shown(id)
  }

  async listed(): Promise<{ open: MatchShape[]; running: MatchShape[] }> {
    const [open, running] = await Promise.all([
      this.store.listed('open', LISTED),
      this.store.listed('running', LISTED),
    ])
    return { open: await this.allShown(open), running: await this.allShown(running) }
  }

  async own(person: Person): Promise<OwnMatchShape[]> {
    const all = await this.store.matchesOf(person.id, OWN)
    const shapes = await Promise.all(all.map((match) => this.ownShape(match, person)))
    return shapes.filter((shape) => shape !== null)
  }

  private async ownShape({ seen, ...match }: OwnMatch, person: Person): Promise<OwnMatchShape | null> {
    // Of a game that is over, and one may have many, no table is needed.
    const live = match.status === 'running' ? await this.matches.get(match.id) : null
    const shape =
      live === null ? await this.shapeOf(match, await this.store.holders(match.id)) : await this.shape(live)
    const seat = seatIn(shape, person)
    if (seat === null) return null
    return { ...shape, seat, seen, waiting: [...(live?.waiting ?? [])], due: live?.clocks.due(seat) ?? null }
  }

  async shown(id: string): Promise<MatchShape | Problem> {
    if (this.matches.has(id)) await this.matches.refresh(id)
    else {
      const table = await this.store.table(id)
      if (table?.match.status === 'over') return this.shapeOf(table.match, table.holders)
    }
    return this.asKnown(id)
  }

  /** A table as it stands after something was done to it here. */
  async asKnown(id: string): Promise<MatchShape | Problem> {
    const live = await this.matches.get(id)
    return live === null ? problem('no-such-table') : this.shape(live)
  }

  private async allShown(matches: readonly Match[]): Promise<MatchShape[]> {
    return Promise.all(matches.map(async (match) => this.shapeOf(match, await this.store.holders(match.id))))
  }

  shape({ match, durable, holders, data }: LiveMatch): Promise<MatchShape> {
    return this.shapeOf({ ...match, length: durable, data }, holders)
  }

  private async shapeOf(match: Match, holders: readonly Holder[]): Promise<MatchShape> {
    const { id, game, rules, options, listed, status, created, started, ended, length, seed } = match
    const { clock, atZero, outcome, rematch, offered, rewound = false } = match.data as MatchData
    const occupants = seatsOf(match).map((seat) => {
      return this.occupant(holderOf(holders, seat), offered?.[seat] ?? null)
    })
    const [host, ...seats] = await Promise.all([this.known(match.host), ...occupants])
    const before = holdersSince(holders, started).filter((each) => holderOf(holders, each.seat) !== each)
    const past = before.map(async (each) => ({ seat: each.seat, who: await this.occupant(each, null) }))
    return {
      id,
      game,
      rules,
      options: { ...options },
      listed,
      host,
      seats,
      past: await Promise.all(past),
      clock,
      atZero,
      status,
      created,
      started,
      ended,
      hash: hashSeed(seed),
      length,
      outcome: outcome === null ? null : { scores: [...outcome.scores], places: [...outcome.places] },
      rewound,
      rematch,
      changes: changesOf(match, holders),
    }
  }

  private async occupant(holder: Holder | null, offered: string | null): Promise<Occupant> {
    const { person, bot, since } = holder ?? { person: null, bot: null, since: 0 }
    if (bot !== null)
      return { kind: 'bot', bot, since, for: person === null ? null : await this.known(person) }
    if (person !== null) return { kind: 'person', person: await this.known(person), since }
    return { kind: 'open', ...(offered !== null && { for: await this.known(offered) }) }
  }

  known(id: string): Promise<PersonShape> {
    let found = this.people.get(id)
    if (found === undefined) {
      found = this.store.person(id).then((person) => (person === null ? unknown(id) : shapeOf(person)))
      found.catch(() => this.people.delete(id))
      this.people.set(id, found)
    }
    return found
  }

  /** Somebody has another name, or anybody may have one by now. */
  forgetNames(person?: Person): void {
    if (person === undefined) this.people.clear()
    else this.people.delete(person.id)
  }
}

/** The seat that a person holds, himself or through a bot that plays on for him. */
export function seatIn({ seats }: MatchShape, { id }: Person): Seat | null {
  const seat = seats.findIndex(
    (each) =>
      (each.kind === 'person' && each.person.id === id) || (each.kind === 'bot' && each.for?.id === id),
  )
  return seat < 0 ? null : seat
}

export const shapeOf = ({ id, name, account }: Person): PersonShape => ({ id, name, account })
export const unknown = (id: string): PersonShape => ({ id, name: '?', account: false })

const seatsOf = ({ seats }: Match): readonly Seat[] => Array.from({ length: seats }, (_, seat) => seat)

const STATUSES = ['open', 'running', 'over'] as const

/**
 * Grows with all that everybody can see: nobody learns from it that somebody has left an order. A node may hear from the
 * log that the game is over before it hears who sits there, so the seats weigh more.
 */
function changesOf({ status, data }: Match, holders: readonly Holder[]): number {
  const { rematch, offered = [], rewound = false } = data as MatchData
  const offeredToNobody = offered.filter((each) => each === null)
  const seen = holders.length + offeredToNobody.length + (rematch === null ? 0 : 1) + (rewound ? 1 : 0)
  return seen * STATUSES.length + STATUSES.indexOf(status)
}

/** The seats that somebody has had since the game began. */
const seenFrom = ({ holders, match: { started } }: LiveMatch, { id }: Person): readonly Seat[] =>
  holdersSince(holders, started).flatMap(({ person, seat }) => (person === id ? [seat] : []))

const isEmpty = (holder: Holder | null): boolean =>
  holder === null || (holder.person === null && holder.bot === null)
