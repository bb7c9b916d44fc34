import { isBotName } from '@ziggurat/bots'
import { isProblem, newSeed, readOptions } from '@ziggurat/kernel'
import type { Game, GameOptions, Problem, Seed } from '@ziggurat/kernel'
import { GAMES } from '@ziggurat/library'
import { problem } from '@ziggurat/protocol'
import type { Asked, MatchShape, OwnMatchShape } from '@ziggurat/protocol'
import type { Holder, Match, NewMatch, OwnMatch, Person, Store, Time } from '@ziggurat/store'

import { noSuchBot } from '../background/bots.ts'
import { DAY } from '../durations.ts'
import type { ServerEvents } from '../events.ts'
import type { MatchCache } from '../match/cache.ts'
import type { LiveMatch } from '../match/live-match.ts'
import { NEW_MATCH_DATA, seatsOf } from '../match/match-data.ts'
import type { MatchData } from '../match/match-data.ts'
import type { MatchReader } from '../match/reader.ts'
import type { MatchWriter } from '../match/writer.ts'
import { newId } from '../people.ts'
import type { Invitations } from './invitations.ts'
import { hosted } from './seating.ts'
import type { Seating } from './seating.ts'
import { seatIn } from './shape-maker.ts'
import type { ShapeMaker } from './shape-maker.ts'

type Wish = Asked<'open'>

/**
 * How many matches one host may have, and how many of one network come first in the list. So nobody can push others off the list
 * with many tables of many guests.
 */
export const MOST_MATCHES = { unfinished: 50, listed: 3, inFront: 10 } as const
/** How long a table waits for players, in milliseconds. Those who want to play live do so at once. */
export const OPEN_TABLE = { live: DAY, other: 14 * DAY } as const
/** How many open and how many running matches the list has. */
export const LISTED = 50
/** How often something is tried again after another request changed the match first. */
const TRIES = 20
const OWN = 100
/** How many matches are read at a time. */
const PAGE = 50
const TOO_MANY = problem('too-many-matches', { most: MOST_MATCHES.unfinished, listed: MOST_MATCHES.listed })

/** Opens, closes and lists matches. */
export class Lobby {
  private readonly store: Store
  private readonly cache: MatchCache
  private readonly reader: MatchReader
  private readonly writer: MatchWriter
  private readonly seating: Seating
  private readonly shapes: ShapeMaker
  private readonly invitations: Invitations
  private readonly events: ServerEvents
  private readonly now: () => number
  private readonly seed: () => Seed

  constructor(parts: {
    readonly store: Store
    readonly cache: MatchCache
    readonly reader: MatchReader
    readonly writer: MatchWriter
    readonly seating: Seating
    readonly shapes: ShapeMaker
    readonly invitations: Invitations
    readonly events: ServerEvents
    readonly now: () => number
    /** Makes the secrets of new matches; random unless given. */
    readonly seed?: (() => Seed) | undefined
  }) {
    this.store = parts.store
    this.cache = parts.cache
    this.reader = parts.reader
    this.writer = parts.writer
    this.seating = parts.seating
    this.shapes = parts.shapes
    this.invitations = parts.invitations
    this.events = parts.events
    this.now = parts.now
    this.seed = parts.seed ?? newSeed
  }

  /** Opens a match. `address` is where the request came from. */
  async open(host: Person, wish: Wish, address: string): Promise<MatchShape | Problem> {
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
      if (who === 'me') return [{ seat, person: host.id, bot: null, since, contribution: wish.contribution }]
      return [{ seat, person: null, bot: who.bot, since }]
    })
    const id = newId()
    return (await this.add(id, game, host, options, seats, wish, address, holders))
      ? this.asKnown(id)
      : TOO_MANY
  }

  private async add(
    id: string,
    game: Game,
    host: Person,
    options: GameOptions,
    seats: number,
    { listed, clock, atZero }: Pick<Wish, 'listed' | 'clock' | 'atZero'>,
    address: string,
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
      network: this.invitations.codeOf(address),
      data: { ...NEW_MATCH_DATA, clock, atZero, offered },
    }
    // Holders are added in the same transaction, so that nobody can take their seats first.
    return this.store.addMatch(match, MOST_MATCHES, holders)
  }

  /** Whether an invitation is valid, so that a page can report a wrong one before the person tries to join. */
  async isInvitation(id: string, invitation: string): Promise<{ readonly valid: boolean } | Problem> {
    const live = await this.reader.get(id)
    return live === null ? problem('no-such-match') : { valid: invitation === this.invitations.to(id) }
  }

  /** The match's invitation, for its players and its host. */
  async invited(person: Person, id: string): Promise<{ readonly invitation: string } | Problem> {
    const live = await this.reader.get(id)
    if (live === null) return problem('no-such-match')
    if (live.match.host !== person.id && live.seatOf(person.id) === null) return problem('not-seated')
    return { invitation: this.invitations.to(id) }
  }

  async close(host: Person, id: string): Promise<Problem | null> {
    const live = await hosted(this.reader, host, id)
    if (isProblem(live)) return live
    return (await this.remove(id)) ? null : problem('game-begun')
  }

  /**
   * A person loses all their seats, the seats that are reserved for them, and their tables that have not started. Returns the
   * matches, where something may have changed.
   */
  async unseat(person: string, why: 'banned' | 'deleted'): Promise<readonly string[]> {
    const found: string[] = []
    for (;;) {
      const page = await this.store.unfinishedMatchesOf(person, found.at(-1) ?? '', PAGE)
      for (const id of page) {
        await this.removeOpenTableOf(person, id)
        await this.seating.unreserve(person, id)
        await this.seating.vacate(person, id, why)
      }
      found.push(...page)
      if (page.length < PAGE) return found
    }
  }

  /** Removes a table that has not started, if this person is its host. */
  private async removeOpenTableOf(person: string, id: string): Promise<void> {
    const match = await this.store.match(id)
    if (match?.host === person && match.status === 'open') await this.remove(id)
  }

  /** Removes an open table, or ends a running game without an outcome. `write` adds the act to the audit log first. */
  async closeForAdministrator(id: string, write: () => Promise<void>): Promise<Problem | null> {
    for (let tries = 0; tries < TRIES; tries++) {
      const live = await this.reader.current(id)
      if (live === null) return problem('no-such-match')
      const { status, revision } = live.match
      if (status === 'over') return problem('game-over')
      if (tries === 0) await write()
      const ended = live.timeAt(this.now())
      const over = { status: 'over', ended, data: { ...live.data, votes: [], closed: true } } as const
      const done =
        status === 'open'
          ? await this.remove(id)
          : await this.store.changeMatch(id, 'running', over, revision)
      if (!done) continue
      await this.reader.refresh(id)
      return null
    }
    return problem('try-again')
  }

  /** Removes an open match that has waited too long; false if it may wait on, or if it has just started. */
  async expire({ id, created, data }: Match, now: Time): Promise<boolean> {
    const { kind } = (data as MatchData).clock
    const waits = kind === 'live' ? OPEN_TABLE.live : OPEN_TABLE.other
    return created + waits <= now && this.remove(id)
  }

  private async remove(id: string): Promise<boolean> {
    if (!(await this.store.removeMatch(id, 'open'))) return false
    this.cache.drop(id)
    this.events.emit('matchInfo', id)
    return true
  }

  /**
   * A new match with the same options and bots, or with another bot at their seats, and a reserved seat for each person, except
   * where a block stands between them and the person who opens it. Later requests join the same match.
   */
  async rematch(
    person: Person,
    id: string,
    address: string,
    { contribution, bot }: Asked<'rematch'>,
  ): Promise<MatchShape | Problem> {
    if (bot !== undefined && !isBotName(bot)) return noSuchBot(bot)
    const live = await this.reader.current(id)
    if (live === null || live.match.status !== 'over') return problem('game-not-over')
    if (live.seatOf(person.id) === null) return problem('not-seated')
    const next = this.invitations.rematchOf(id)
    if ((await this.reader.get(next)) === null && !(await this.openAgain(next, live, person, address, bot)))
      return TOO_MANY
    if (live.data.rematch !== next) {
      await this.store.changeMatch(id, 'over', { data: { ...live.data, rematch: next } })
      await this.reader.refresh(id)
    }
    const again = await this.reader.get(next)
    if (again?.match.status === 'open') {
      const invitation = this.invitations.to(next)
      const joined = await this.seating.join(person, next, { invitation, contribution })
      if (typeof joined === 'object' && joined !== null) return joined
    }
    return this.shown(next)
  }

  private async openAgain(
    id: string,
    before: LiveMatch,
    host: Person,
    address: string,
    bot: string | undefined,
  ): Promise<boolean> {
    const { game, match, data } = before
    const held = seatsOf(match).map((seat) => before.holder(seat))
    const apart = await this.blockedEitherWay(host)
    const offered = await Promise.all(
      held.map(async (holder) => {
        const person = holder?.person ?? null
        const isGone = person === null || (await this.store.person(person))?.name === ''
        return isGone || apart.has(person) ? null : person
      }),
    )
    const wish = { listed: match.listed, clock: data.clock, atZero: data.atZero }
    const since = this.now()
    const bots = held.flatMap((holder) =>
      holder !== null && holder.bot !== null && holder.person === null
        ? [{ ...holder, bot: bot ?? holder.bot, since }]
        : [],
    )
    try {
      return await this.add(id, game, host, match.options, match.seats, wish, address, bots, offered)
    } catch (error) {
      if ((await this.store.match(id)) === null) throw error
      return true
    }
  }

  private async blockedEitherWay({ id }: Person): Promise<ReadonlySet<string>> {
    const own = await this.store.blocksOf(id)
    return new Set([...own.map(({ other }) => other), ...(await this.store.blockersOf(id))])
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
    const shape = await this.shapes.of(match, await this.store.holders(match.id))
    const seat = seatIn(shape, person)
    if (seat === null) return null
    const asked = match.status === 'running' ? (match.asked ?? (await this.writer.asked(match.id))) : []
    const due = asked.find((each) => each.seat === seat)?.due ?? null
    return { ...shape, seat, seen, waiting: asked.map((each) => each.seat), due }
  }

  async shown(id: string): Promise<MatchShape | Problem> {
    if (this.cache.has(id)) await this.reader.refresh(id)
    else {
      const table = await this.store.matchWithHolders(id)
      if (table?.match.status === 'over') return this.shapes.of(table.match, table.holders)
    }
    return this.asKnown(id)
  }

  /** A match from the cache, after this node has changed it. */
  async asKnown(id: string): Promise<MatchShape | Problem> {
    const live = await this.reader.get(id)
    return live === null ? problem('no-such-match') : this.shapes.ofLive(live)
  }

  async allShown(matches: readonly Match[]): Promise<MatchShape[]> {
    return Promise.all(
      matches.map(async (match) => this.shapes.of(match, await this.store.holders(match.id))),
    )
  }
}
