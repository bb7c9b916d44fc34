import type { Seat } from '@ziggurat/kernel'

import type { LiveMatch } from './live-match.ts'

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

/** People at the table, not bots. */
const peopleAt = (live: LiveMatch): readonly Seat[] =>
  Array.from({ length: live.match.seats }, (_, seat) => seat).filter((seat) => {
    const holder = live.holder(seat)
    return holder !== null && holder.person !== null && holder.bot === null
  })

/** Votes that are going on, by match. They are not kept: who wants one can call it again. */
export class Votes {
  private readonly going = new Map<string, readonly Vote[]>()

  of(live: LiveMatch): readonly Vote[] {
    const votes = (this.going.get(live.id) ?? []).filter(({ at }) => at === live.length)
    if (votes.length === 0) this.going.delete(live.id)
    else this.going.set(live.id, votes)
    return votes
  }

  /** Calls a vote; true if nobody else needs to be asked. */
  call(live: LiveMatch, on: Vote['on'], by: Seat, to: number, voter: Seat): boolean {
    const needed = peopleAt(live).filter((seat) => on === 'undo' || seat !== by)
    const vote: Vote = { on, by, to, at: live.length, agreed: [voter], needed }
    if (isCarried(vote)) return true
    this.going.set(live.id, [...this.of(live).filter((each) => each.on !== on), vote])
    return false
  }

  /** A voice; the vote if that carries it, null if it goes on or there is none. */
  cast(live: LiveMatch, on: Vote['on'], seat: Seat, agree: boolean): Vote | null {
    const vote = this.of(live).find((each) => each.on === on)
    if (vote === undefined || !vote.needed.includes(seat)) return null
    const others = this.of(live).filter((each) => each !== vote)
    if (!agree) {
      this.going.set(live.id, others)
      return null
    }
    const now: Vote = { ...vote, agreed: [...new Set([...vote.agreed, seat])] }
    this.going.set(live.id, isCarried(now) ? others : [...others, now])
    return isCarried(now) ? now : null
  }
}

const isCarried = ({ needed, agreed }: Vote): boolean => needed.every((seat) => agreed.includes(seat))
