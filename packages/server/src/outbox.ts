import type { CutReason, ServerEvents } from './events.ts'

/** A client that is sent something: a socket, or the reply to a request. */
export interface Receiver {
  readonly address: string
  /** How many bytes waited for it when it was last measured. */
  unsent: number
  /** Ends its connection at once. */
  end(): void
}

/** How many bytes may wait for one client, for all clients of one address, and for all clients together. */
export interface UnsentCaps {
  readonly one: number
  readonly address: number
  readonly all: number
}

/** An address has room for a school class on a slow line; all together leave room for the games on a small machine. */
const CAPS: UnsentCaps = { one: 4_000_000, address: 32_000_000, all: 192_000_000 }

/** Those for whom bytes wait at one address. */
interface AtAddress {
  bytes: number
  readonly receivers: Set<Receiver>
}

/**
 * Counts the bytes that wait until clients read them, so that clients that do not read cannot fill the memory. Over a cap,
 * the client with the most unsent bytes is cut: of the address over its cap, or of the address with the most.
 */
export class Outbox {
  private readonly events: ServerEvents
  private readonly caps: UnsentCaps
  private readonly addresses = new Map<string, AtAddress>()
  private total = 0

  constructor(events: ServerEvents, caps: Partial<UnsentCaps> = {}) {
    this.events = events
    this.caps = { ...CAPS, ...caps }
  }

  /** How many bytes wait for all clients. */
  get bytes(): number {
    return this.total
  }

  /** This many bytes wait for a client now. */
  measured(receiver: Receiver, bytes: number): void {
    const more = bytes - receiver.unsent
    if (more === 0) return
    const { address } = receiver
    const at = this.addresses.get(address) ?? { bytes: 0, receivers: new Set() }
    receiver.unsent = bytes
    at.bytes += more
    this.total += more
    if (bytes > 0) at.receivers.add(receiver)
    else at.receivers.delete(receiver)
    if (at.receivers.size > 0) this.addresses.set(address, at)
    else this.addresses.delete(address)
    if (more > 0) this.keepCaps(receiver, at)
  }

  private keepCaps(receiver: Receiver, at: AtAddress): void {
    const { one, address, all } = this.caps
    if (receiver.unsent > one) this.cut(receiver, 'unsent')
    else if (at.bytes > address) this.cutLargest(at, 'unsent_address')
    else if (this.total > all)
      this.cutLargest(
        largest(this.addresses.values(), (each) => each.bytes),
        'unsent_all',
      )
  }

  private cutLargest(at: AtAddress | null, why: CutReason): void {
    const receiver = at === null ? null : largest(at.receivers, ({ unsent }) => unsent)
    if (receiver !== null) this.cut(receiver, why)
  }

  /** Ends a client's connection without its consent, and forgets what waits for it. */
  cut(receiver: Receiver, why: CutReason): void {
    this.measured(receiver, 0)
    this.events.emit('cut', why, receiver.address)
    receiver.end()
  }
}

function largest<T>(all: Iterable<T>, size: (each: T) => number): T | null {
  let found: T | null = null
  for (const each of all) if (found === null || size(each) > size(found)) found = each
  return found
}
