import type { Problem } from '@ziggurat/kernel'
import { problem } from '@ziggurat/protocol'
import type { Store, Time } from '@ziggurat/store'

/** How many addresses can be banned at a time. */
export const MOST_ADDRESSES = 1_000

/** A time as a problem names it. */
const named = (until: Time): { readonly until: string } => ({ until: new Date(until).toISOString() })

/** Tells which people and addresses are banned, and which people are muted. */
export class Bans {
  private readonly store: Store
  private readonly now: () => Time
  /** The banned addresses and until when. Every request is compared with them, so they are in memory. */
  private addresses: ReadonlyMap<string, Time> = new Map()

  /** `now` is the time by which bans end. */
  constructor(store: Store, now: () => Time) {
    this.store = store
    this.now = now
  }

  /** Why a person may not be here; null if they may. */
  async ofPerson(person: string): Promise<Problem | null> {
    const { banned = 0 } = (await this.store.standing(person)) ?? {}
    return banned > this.now() ? problem('banned', named(banned)) : null
  }

  /** Why a person may not write to others nor choose a name; null if they may. */
  async silences(person: string): Promise<Problem | null> {
    const { muted = 0, banned = 0 } = (await this.store.standing(person)) ?? {}
    if (banned > this.now()) return problem('banned', named(banned))
    return muted > this.now() ? problem('muted', named(muted)) : null
  }

  /** Why nobody may come from an address; null if they may. */
  ofAddress(address: string): Problem | null {
    const until = this.addresses.get(address) ?? 0
    return until > this.now() ? problem('address-banned', named(until)) : null
  }

  /** Reads the banned addresses, which another node may have changed. */
  async refresh(): Promise<void> {
    const banned = await this.store.bannedAddresses(this.now(), MOST_ADDRESSES)
    this.addresses = new Map(banned.map(({ address, until }) => [address, until]))
  }
}
