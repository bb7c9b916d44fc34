import type { Seat } from '@ziggurat/kernel'
import type { Store, Time } from '@ziggurat/store'

import { SUBSTITUTE } from '../background/bots.ts'
import { timeToObject } from './clocks.ts'
import type { LiveMatch } from './live-match.ts'
import type { MatchReader } from './reader.ts'
import { undoMove } from './undo.ts'
import type { MatchWriter } from './writer.ts'

/** Something that several must agree to, as it is kept with its match. */
export interface StoredVote {
  readonly on: 'undo' | 'absent'
  /** Who wants it, or who is absent. */
  readonly by: Seat
  /** Who is absent: whoever has the seat after that was not voted on. */
  readonly person?: string | null
  /** To how many answers. */
  readonly to: number
  /** The log's length: when an undo was called for, or when the question opened that is not answered. */
  readonly at: number
  readonly agreed: readonly Seat[]
  /** Since somebody has agreed that one is absent: when he is out, unless another one objects. */
  readonly until?: Time | null
}

/** To take back what was seen, or to go on without somebody. */
export interface Vote extends StoredVote {
  readonly until: Time | null
  /** The people at the table, as they are now. */
  readonly needed: readonly Seat[]
}

/** The votes that are going on. */
export const votesAt = (live: LiveMatch): readonly Vote[] =>
  keptAt(live).map((vote) => ({ until: null, ...vote, needed: neededFor(live, vote) }))

const keptAt = (live: LiveMatch): readonly StoredVote[] =>
  (live.data.votes ?? []).filter(
    (vote) => vote.at === basisOf(live, vote) && (vote.on === 'undo' || isManned(live, vote.by, vote.person)),
  )

/** An undo is off when anything else happens, an absence when who is absent answers: others may do so meanwhile. */
const basisOf = ({ length, table }: LiveMatch, { on, by }: Pick<StoredVote, 'on' | 'by'>): number | null =>
  on === 'undo' ? length : table.opened(by)

/** Whether somebody plays at a seat, not a bot; this person, if one is named. */
function isManned(live: LiveMatch, seat: Seat, person?: string | null): boolean {
  const holder = live.holder(seat)
  return (
    holder !== null &&
    holder.bot === null &&
    holder.person !== null &&
    holder.person === (person ?? holder.person)
  )
}

/** One that all have agreed to, or nobody has objected to: also because another one who was asked has got up, or because a node died over it. */
export const carriedVote = (live: LiveMatch, now: Time): Vote | undefined =>
  votesAt(live).find((vote) => isCarried(vote, now))

/** Whether the others decide about somebody who does not answer. */
export const absenceVote = (live: LiveMatch): Vote | undefined =>
  votesAt(live).find(({ on }) => on === 'absent')

/** Who wants an undo must agree to it, and whom a bot stands in for: it is his game too. To go on without somebody, those who are there. */
function neededFor(live: LiveMatch, { on, by }: Pick<StoredVote, 'on' | 'by'>): readonly Seat[] {
  if (on === 'absent') return live.peopleBeside(by).filter((seat) => isManned(live, seat))
  return [by, ...live.peopleBeside(by)]
}

const NOBODY_AGREES = { agreed: [], until: null }

/** How often a voice is counted again because another one came in between, on another node perhaps. */
const TRIES = 20

/** Asks those at the table, and counts. A vote is kept with its match, where every node finds it. */
export class Votes {
  private readonly store: Store
  private readonly reader: MatchReader
  private readonly writer: MatchWriter
  private readonly now: () => Time

  constructor(store: Store, reader: MatchReader, writer: MatchWriter, now: () => Time) {
    this.store = store
    this.reader = reader
    this.writer = writer
    this.now = now
  }

  /** Calls a vote. */
  async call(live: LiveMatch, on: StoredVote['on'], by: Seat, to: number): Promise<void> {
    const person = live.holder(by)?.person ?? null
    const at = basisOf(live, { on, by })
    if (at === null) return
    const vote: StoredVote = { on, by, person, to, at, agreed: on === 'undo' ? [by] : [] }
    for (let now: LiveMatch | null = live, tries = 0; now !== null && tries < TRIES; tries++) {
      // Somebody has moved meanwhile, or another node has called the same vote.
      if (basisOf(now, vote) !== at || (on === 'absent' && absenceVote(now) !== undefined)) return
      if (await this.keep(now, [...keptAt(now).filter((each) => each.on !== on), vote])) return
      now = await this.reader.current(live.id)
    }
  }

  /** A voice: the vote as it stands then, or null if this seat is not asked. */
  async cast(live: LiveMatch, on: StoredVote['on'], seat: Seat, agree: boolean): Promise<Vote | null> {
    for (let now: LiveMatch | null = live, tries = 0; now !== null && tries < TRIES; tries++) {
      const vote = votesAt(now).find((each) => each.on === on)
      if (vote === undefined || !vote.needed.includes(seat)) {
        // Called on another node a moment ago?
        if (tries > 0) return null
      } else {
        const { needed, ...kept } = vote
        const cast = { ...kept, ...(agree ? this.agreedBy(now, vote, seat) : NOBODY_AGREES) }
        const others = keptAt(now).filter((each) => each.on !== on)
        // One who is against it ends an undo; on who is absent one can agree again.
        if (await this.keep(now, agree || on === 'absent' ? [...others, cast] : others))
          return { ...cast, needed }
      }
      now = await this.reader.current(live.id)
    }
    return null
  }

  /** The first who agrees that somebody is absent sets the others a time. */
  private agreedBy(live: LiveMatch, { on, agreed, until }: Vote, seat: Seat): Pick<Vote, 'agreed' | 'until'> {
    return {
      agreed: [...agreed.filter((each) => each !== seat), seat],
      until: on === 'undo' ? null : (until ?? this.now() + timeToObject(live.data.clock)),
    }
  }

  /** Does what was agreed to; false if it could not be done any more. */
  async carryOut(live: LiveMatch, { on, by, to, at }: Vote): Promise<boolean> {
    if (on === 'undo')
      return (await this.writer.perform(live.id, by, undoMove(live, by, to), at)).kind === 'done'
    for (let tries = 0; tries < TRIES; tries++) {
      // At another node somebody may have objected, or answered at last.
      const now = await this.reader.current(live.id)
      const vote = now === null ? undefined : absenceVote(now)
      if (now === null || vote?.by !== by || !isCarried(vote, this.now())) return false
      const bot = { seat: by, person: null, bot: SUBSTITUTE }
      if (await this.writer.setHolder(now, bot, 'running', now.length)) return true
    }
    return false
  }

  /** False if the table has changed since it was read: then the voices are to be counted again. */
  private async keep(live: LiveMatch, votes: readonly StoredVote[]): Promise<boolean> {
    const data = { ...live.data, votes }
    const done = await this.store.changeMatch(live.id, 'running', { data }, live.match.revision)
    if (done) await this.reader.refresh(live.id)
    return done
  }
}

/** When it is to be done: at once if all who are needed have agreed; where nobody is left to ask, nothing is decided. */
export const carriedFrom = ({ needed, agreed, until }: Vote): Time | null =>
  needed.length > 0 && needed.every((seat) => agreed.includes(seat)) ? 0 : until

export const isCarried = (vote: Vote, now: Time): boolean => (carriedFrom(vote) ?? Infinity) <= now
