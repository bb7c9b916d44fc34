import { hashSeed } from '@ziggurat/kernel'
import type { Seat } from '@ziggurat/kernel'
import type { MatchShape, Occupant, PersonShape } from '@ziggurat/protocol'
import type { Holder, Match, Person, Store } from '@ziggurat/store'

import type { LiveMatch } from '../match/live-match.ts'
import { contributionsTo, holderOf, holdersSince, seatsOf } from '../match/match-data.ts'
import type { MatchData } from '../match/match-data.ts'

/** Matches and people in the form in which they are sent to clients. */
export class ShapeMaker {
  private readonly store: Store
  /** A short-lived cache of people by id: every match that is sent names some. */
  private readonly people = new Map<string, Promise<PersonShape>>()

  constructor(store: Store) {
    this.store = store
  }

  ofLive({ match, durable, holders, data }: LiveMatch): Promise<MatchShape> {
    return this.of({ ...match, length: durable, data }, holders)
  }

  async of(match: Match, holders: readonly Holder[]): Promise<MatchShape> {
    const { id, game, rules, options, listed, status, created, started, ended, length, seed, uploaded } =
      match

    const {
      clock,
      atZero,
      outcome,
      rematch,
      offered,
      shuffle,
      rewound = false,
      closed = false,
    } = match.data as MatchData
    const occupants = seatsOf(match).map((seat) => {
      return this.occupant(holderOf(holders, seat), offered?.[seat] ?? null)
    })
    const [host, ...seats] = await Promise.all([this.person(match.host), ...occupants])
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
      hash: hashSeed(shuffle?.secret ?? seed),
      contributions: [...contributionsTo(match, holders)],
      length,
      outcome: outcome === null ? null : { scores: [...outcome.scores], places: [...outcome.places] },
      rewound,
      closed,
      uploaded,
      rematch,
      changes: changesOf(match, holders),
    }
  }

  private async occupant(holder: Holder | null, offered: string | null): Promise<Occupant> {
    const { person, bot, since } = holder ?? { person: null, bot: null, since: 0 }
    if (bot !== null)
      return { kind: 'bot', bot, since, for: person === null ? null : await this.person(person) }
    if (person !== null) return { kind: 'person', person: await this.person(person), since }
    return { kind: 'open', ...(offered !== null && { for: await this.person(offered) }) }
  }

  /** A person by id. Somebody who has deleted their account, or is not in the store, has no name. */
  person(id: string): Promise<PersonShape> {
    let found = this.people.get(id)
    if (found === undefined) {
      found = this.store.person(id).then((person) => (person === null ? unknown(id) : shapeOf(person)))
      found.catch(() => this.people.delete(id))
      this.people.set(id, found)
    }
    return found
  }

  /** Clears the cache, for one person or for all. */
  forgetNames(person?: Pick<Person, 'id'>): void {
    if (person === undefined) this.people.clear()
    else this.people.delete(person.id)
  }
}

/** The seat that a person holds, also while a bot plays for them. */
export function seatIn({ seats }: MatchShape, { id }: Person): Seat | null {
  const seat = seats.findIndex(
    (each) =>
      (each.kind === 'person' && each.person.id === id) || (each.kind === 'bot' && each.for?.id === id),
  )
  return seat < 0 ? null : seat
}

export const shapeOf = ({ id, name, account }: Person): PersonShape => ({ id, name, account })
const unknown = (id: string): PersonShape => ({ id, name: '', account: false })

const STATUSES = ['open', 'running', 'over'] as const

/**
 * A number that grows with each public change. It does not count private ones, such as a standing order that was left. A node
 * may learn that the game is over before it learns of a change of seats, so seats weigh more than the status.
 */
function changesOf({ status, data }: Match, holders: readonly Holder[]): number {
  const { rematch, offered = [], rewound = false } = data as MatchData
  const offeredToNobody = offered.filter((each) => each === null)
  const seen = holders.length + offeredToNobody.length + (rematch === null ? 0 : 1) + (rewound ? 1 : 0)
  return seen * STATUSES.length + STATUSES.indexOf(status)
}
