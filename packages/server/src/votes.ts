import type { Seat } from '@ziggurat/kernel'
import type { Store } from '@ziggurat/store'

import type { LiveMatch } from './live-match.ts'
import { SUBSTITUTE } from './lobby.ts'
import type { Matches } from './matches.ts'

/** Something that several must agree to, as it is kept with its match. */
export interface KeptVote {
  readonly on: 'undo' | 'absent'
  /** Who wants it, or who is absent. */
  readonly by: Seat
  /** Who is absent: whoever has the seat after that was not voted on. */
  readonly person?: string | null
  /** To how many answers. */
  readonly to: number
  /** The log's length when it was called: it is over when something else happens. */
  readonly at: number
  readonly agreed: readonly Seat[]
}

/** To take back what was seen, or to go on without somebody. */
export interface Vote extends KeptVote {
  /** The people at the table, as they are now. */
  readonly needed: readonly Seat[]
}

/** The votes that are going on. */
export const votesAt = (live: LiveMatch): readonly Vote[] =>
  keptAt(live).map((vote) => ({ ...vote, needed: neededFor(live, vote) }))

const keptAt = (live: LiveMatch): readonly KeptVote[] =>
  (live.data.votes ?? []).filter(
    ({ at, on, by, person }) => at === live.length && (on === 'undo' || isManned(live, by, person)),
  )

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

/** One that all have agreed to: also because another one who was asked has got up, or because a node died over it. */
export const carriedVote = (live: LiveMatch): Vote | undefined => votesAt(live).find(isCarried)

/** Whether the others decide about somebody who does not answer. */
export const absenceVote = (live: LiveMatch): Vote | undefined =>
  votesAt(live).find(({ on }) => on === 'absent')

/** Who wants an undo must agree to it, and whom a bot stands in for: it is his game too. To go on without somebody, those who are there. */
function neededFor(live: LiveMatch, { on, by }: Pick<KeptVote, 'on' | 'by'>): readonly Seat[] {
  if (on === 'absent') return others(live, by).filter((seat) => isManned(live, seat))
  return [by, ...others(live, by)]
}

/** The seats of other people, not of bots that play for nobody. */
const others = (live: LiveMatch, by: Seat): readonly Seat[] =>
  Array.from({ length: live.match.seats }, (_, seat) => seat).filter(
    (seat) => seat !== by && (live.holder(seat)?.person ?? null) !== null,
  )

/** How often a voice is counted again because another one came in between, on another node perhaps. */
const TRIES = 20

/** Asks those at the table, and counts. A vote is kept with its match, where every node finds it. */
export class Votes {
  private readonly store: Store
  private readonly matches: Matches

  constructor(store: Store, matches: Matches) {
    this.store = store
    this.matches = matches
  }

  /** Calls a vote; true if nobody else needs to be asked. */
  async call(live: LiveMatch, on: KeptVote['on'], by: Seat, to: number): Promise<boolean> {
    const person = live.holder(by)?.person ?? null
    const vote: KeptVote = { on, by, person, to, at: live.length, agreed: on === 'undo' ? [by] : [] }
    if (on === 'undo' && neededFor(live, vote).length === 1) return true
    for (let now: LiveMatch | null = live, tries = 0; now !== null && tries < TRIES; tries++) {
      // Somebody has moved meanwhile, or another node has called the same vote.
      if (now.length !== vote.at || (on === 'absent' && absenceVote(now) !== undefined)) return false
      if (await this.keep(now, [...keptAt(now).filter((each) => each.on !== on), vote])) return false
      now = await this.matches.current(live.id)
    }
    return false
  }

  /** A voice: the vote as it stands then, or null if this seat is not asked. */
  async cast(live: LiveMatch, on: KeptVote['on'], seat: Seat, agree: boolean): Promise<Vote | null> {
    for (let now: LiveMatch | null = live, tries = 0; now !== null && tries < TRIES; tries++) {
      const vote = votesAt(now).find((each) => each.on === on)
      if (vote === undefined || !vote.needed.includes(seat)) {
        // Called on another node a moment ago?
        if (tries > 0) return null
      } else {
        const agreed = [...vote.agreed.filter((each) => each !== seat), ...(agree ? [seat] : [])]
        const others = keptAt(now).filter((each) => each.on !== on)
        const { by, person = null, to, at } = vote
        // One who is against it ends an undo; somebody who is absent is waited for until all agree.
        const kept = agree || on === 'absent' ? [...others, { on, by, person, to, at, agreed }] : others
        if (await this.keep(now, kept)) return { ...vote, agreed }
      }
      now = await this.matches.current(live.id)
    }
    return null
  }

  /** Does what all have agreed to; false if it could not be done any more. */
  async carryOut(live: LiveMatch, { on, by, to, at }: Vote): Promise<boolean> {
    if (on === 'absent') return this.matches.hold(live, { seat: by, person: null, bot: SUBSTITUTE })
    return (await this.matches.perform(live.id, by, { kind: 'undo', to }, at)).kind === 'done'
  }

  /** False if the table has changed since it was read: then the voices are to be counted again. */
  private async keep(live: LiveMatch, votes: readonly KeptVote[]): Promise<boolean> {
    const data = { ...live.data, votes }
    const done = await this.store.changeMatch(live.id, 'running', { data }, live.match.revision)
    if (done) await this.matches.refresh(live.id)
    return done
  }
}

/** Nobody who is needed has not agreed; where nobody is left to ask, nothing is decided. */
export const isCarried = ({ needed, agreed }: Vote): boolean =>
  needed.length > 0 && needed.every((seat) => agreed.includes(seat))
