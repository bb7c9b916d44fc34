import type { Seat } from '@ziggurat/kernel'
import type { Store } from '@ziggurat/store'

import type { LiveMatch } from './live-match.ts'
import type { Matches } from './matches.ts'

/** Something that several must agree to: to take back what was seen, or to go on without somebody. */
export interface Vote {
  readonly on: 'undo' | 'absent'
  /** Who wants it, or who is absent. */
  readonly by: Seat
  /** To how many answers. */
  readonly to: number
  /** The log's length when it was called: it is over when something else happens. */
  readonly at: number
  readonly agreed: readonly Seat[]
  readonly needed: readonly Seat[]
}

/** The votes that are going on. */
export const votesAt = ({ data, length }: LiveMatch): readonly Vote[] =>
  (data.votes ?? []).filter(({ at }) => at === length)

/** Whether the others decide about somebody who does not answer. */
export const absenceVote = (live: LiveMatch): Vote | undefined =>
  votesAt(live).find(({ on }) => on === 'absent')

/** People at the table, not bots. */
const peopleAt = (live: LiveMatch): readonly Seat[] =>
  Array.from({ length: live.match.seats }, (_, seat) => seat).filter((seat) => {
    const holder = live.holder(seat)
    return holder !== null && holder.person !== null && holder.bot === null
  })

/** Asks those at the table, and counts. A vote is kept with its match, where every node finds it. */
export class Votes {
  private readonly store: Store
  private readonly matches: Matches

  constructor(store: Store, matches: Matches) {
    this.store = store
    this.matches = matches
  }

  /** Calls a vote; true if nobody else needs to be asked. */
  async call(live: LiveMatch, on: Vote['on'], by: Seat, to: number): Promise<boolean> {
    const others = peopleAt(live).filter((seat) => seat !== by)
    if (on === 'undo' && others.length === 0) return true
    const [agreed, needed] = on === 'undo' ? [[by], [by, ...others]] : [[], others]
    const vote: Vote = { on, by, to, at: live.length, agreed, needed }
    await this.keep(live, [...votesAt(live).filter((each) => each.on !== on), vote])
    return false
  }

  /** A voice: the vote as it stands then, or null if this seat is not asked. */
  async cast(live: LiveMatch, on: Vote['on'], seat: Seat, agree: boolean): Promise<Vote | null> {
    const vote = votesAt(live).find((each) => each.on === on)
    if (vote === undefined || !vote.needed.includes(seat)) return null
    const agreed = vote.agreed.filter((each) => each !== seat)
    const now: Vote = { ...vote, agreed: agree ? [...agreed, seat] : agreed }
    if (isCarried(now)) return now
    const others = votesAt(live).filter((each) => each !== vote)
    // One who is against it ends an undo; somebody who is absent is waited for until all agree.
    await this.keep(live, agree || on === 'absent' ? [...others, now] : others)
    return now
  }

  private async keep(live: LiveMatch, votes: readonly Vote[]): Promise<void> {
    await this.store.changeMatch(live.id, 'running', { data: { ...live.data, votes } })
    await this.matches.refresh(live.id)
  }
}

export const isCarried = ({ needed, agreed }: Vote): boolean => needed.every((seat) => agreed.includes(seat))
