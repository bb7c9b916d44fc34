import type { IncomingMessage } from 'node:http'
import { isIPv4, isIPv6 } from 'node:net'

import type { ServerEvents } from './events.ts'
import type { ClientConnection } from './socket/connection.ts'

interface Bucket {
  readonly rate: Rate
  tokens: number
  at: number
}

/** A token bucket: its size, and how many tokens are added per second. */
interface Rate {
  readonly burst: number
  readonly perSecond: number
}

/** Rate limits, per address or per person. */
export const RATES = {
  messages: { burst: 200, perSecond: 40 },
  /** For all people at one address together, because guests are easy to create. */
  messagesFrom: { burst: 3_000, perSecond: 500 },
  /** A watch request is expensive: the whole match is sent. */
  watching: { burst: 100, perSecond: 5 },
  /** For all people at one address together. */
  watchingFrom: { burst: 100, perSecond: 10 },
  chat: { burst: 20, perSecond: 1 },
  /** For all people at one address together. */
  chatFrom: { burst: 60, perSecond: 2 },
  /** An undo replays a part of the game, and adds to the log. */
  takingBack: { burst: 40, perSecond: 1 },
  /** For all people at one address together. */
  takingBackFrom: { burst: 200, perSecond: 5 },
  /** Requests for a bot's seat, by person and table: each of them interrupts the people who play. */
  seatRequests: { burst: 3, perSecond: 0.005 },
  /** New TCP connections, of which a browser opens up to six. Those over the rate are not refused: they wait. */
  connects: { burst: 60, perSecond: 30 },
  requests: { burst: 300, perSecond: 30 },
  ownRequests: { burst: 200, perSecond: 20 },
  /** Files of the browser client, and everything else outside `/api`. Large enough for a school class that opens the site at once. */
  files: { burst: 3_000, perSecond: 300 },
  /** Large enough for a school class that signs in at once from one address. */
  passwords: { burst: 30, perSecond: 0.1 },
  /** Of those who guess one account's password: see `People.guessersOf`. */
  triesAtName: { burst: 100, perSecond: 0.2 },
  /** A club that meets at one address, and then about a hundred in an hour. */
  guests: { burst: 100, perSecond: 0.03 },
  exports: { burst: 5, perSecond: 0.01 },
  /** A deletion looks through all unfinished matches. */
  deletions: { burst: 5, perSecond: 0.02 },
  reports: { burst: 10, perSecond: 0.02 },
  /** Somebody who was away for weeks hands in 50 games at once, and again if the connection broke. */
  uploads: { burst: 100, perSecond: 0.01 },
  /** For all people at one address together: uploads are permanent, and guests are easy to create. */
  uploadsFrom: { burst: 200, perSecond: 0.01 },
} as const satisfies Record<string, Rate>
type RateName = keyof typeof RATES

/** How many there may be at the same time. */
export const CAPS = {
  /** Sockets of a person. All clients of one address that have not entered count as one person. */
  sockets: 100,
  socketsFrom: 1_000,
  /** TCP connections, of any kind. */
  connections: 10_000,
  connectionsFrom: 2_000,
  /** Requests whose replies are not finished. */
  requestsAtOnce: 3_000,
  requestsAtOnceFrom: 300,
  /** Matches that all clients of an address watch: those stay in memory. */
  watchedFrom: 1_000,
  /** Matches in memory, of 30 to 300 kB each. */
  matches: 4_000,
  /** Passwords that are being hashed or wait for it: about two seconds of work. */
  hashes: 60,
} as const
export type CapName = keyof typeof CAPS
export type Caps = { readonly [Each in CapName]?: number }

/** All limits, as they are logged and counted. */
export type LimitName = RateName | CapName
export const LIMIT_NAMES = [...Object.keys(RATES), ...Object.keys(CAPS)] as LimitName[]

/** Rate limits, so that one client cannot slow the server down for all others. */
export class Limits {
  private readonly buckets = new Map<string, Bucket>()
  private readonly now: () => number
  private readonly events: ServerEvents
  private readonly factor: number
  private readonly caps: Caps

  /** `factor` multiplies all limits, for benchmarks; `caps` replaces some. */
  constructor(now: () => number, events: ServerEvents, factor = 1, caps: Caps = {}) {
    this.caps = caps
    this.now = now
    this.events = events
    this.factor = factor
  }

  /** Takes a token from a key's bucket; false if it is empty. `address` is where the client is, unless that is the key. */
  may(name: RateName, key: string, address = key): boolean {
    const bucket = this.bucketOf(name, key)
    if (bucket.tokens < 1) return this.refused(name, address)
    bucket.tokens--
    return true
  }

  /** Takes a token from an address's bucket, or the next one that nobody has taken; how long until it is there, in milliseconds. */
  delay(name: RateName, address: string): number {
    const bucket = this.bucketOf(name, address)
    bucket.tokens--
    if (bucket.tokens >= 0) return 0
    this.refused(name, address)
    return (-bucket.tokens / (bucket.rate.perSecond * this.factor)) * 1000
  }

  private bucketOf(name: RateName, key: string): Bucket {
    const now = this.now()
    const id = `${name} ${key}`
    const bucket = this.buckets.get(id) ?? { rate: RATES[name], tokens: Infinity, at: now }
    bucket.tokens = this.tokensAt(bucket, now)
    bucket.at = now
    this.buckets.set(id, bucket)
    return bucket
  }

  private tokensAt({ rate, tokens, at }: Bucket, now: number): number {
    // The system clock may have been set back.
    const seconds = Math.max(0, now - at) / 1000
    return Math.min(rate.burst * this.factor, tokens + seconds * rate.perSecond * this.factor)
  }

  private refused(limit: LimitName, address: string): false {
    this.events.emit('refused', limit, address)
    return false
  }

  maySend({ person, address }: ClientConnection): boolean {
    return this.may('messages', person?.id ?? address, address) && this.may('messagesFrom', address)
  }

  mayWatch({ person, address }: ClientConnection): boolean {
    return this.may('watching', person?.id ?? address, address) && this.may('watchingFrom', address)
  }

  mayTakeBack({ person, address }: ClientConnection): boolean {
    return this.may('takingBack', person?.id ?? '', address) && this.may('takingBackFrom', address)
  }

  /** Whether there may be one more. */
  hasRoom(cap: CapName, count: number, address: string): boolean {
    return count < this.most(cap) || this.refused(cap, address)
  }

  most(cap: CapName): number {
    return this.caps[cap] ?? CAPS[cap] * this.factor
  }

  /** Whether one more socket may be opened. */
  mayConnect(from: Pick<ClientConnection, 'person' | 'address'>, open: Iterable<ClientConnection>): boolean {
    let [ofPerson, ofAddress] = [0, 0]
    for (const { person, address } of open) {
      if (address === from.address) ofAddress++
      if (person?.id === from.person?.id && (person !== null || address === from.address)) ofPerson++
    }
    const { address } = from
    return this.hasRoom('sockets', ofPerson, address) && this.hasRoom('socketsFrom', ofAddress, address)
  }

  /** Drops buckets that are full again. */
  sweep(): void {
    const now = this.now()
    for (const [id, bucket] of this.buckets)
      if (this.tokensAt(bucket, now) >= bucket.rate.burst * this.factor) this.buckets.delete(id)
  }
}

/** The address that a request counts for: the one that the outermost trusted proxy reports. */
export function addressOf({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const own = socket.remoteAddress ?? ''
  return networkOf(trustedProxies === 0 ? own : (forwarded.at(-trustedProxies) ?? own))
}

const LONGEST_ADDRESS = 45
/** The network of an address that somebody has typed; null if it is none. */
export const networkIn = (text: string): string | null =>
  isIPv4(text.trim()) || isIPv6(text.trim()) ? networkOf(text.trim()) : null

/** A household has 2^64 IPv6 addresses: the /64 network counts as one. Some proxies append a port, which is dropped. */
export function networkOf(text: string): string {
  const [, address = text] = /^\[(.*)\](?::\d+)?$/.exec(text) ?? /^([\d.]+):\d+$/.exec(text) ?? []
  const [, mapped = ''] = /^::ffff:([\d.]+)$/i.exec(address) ?? []
  if (isIPv4(mapped)) return mapped
  // A proxy that is trusted by mistake may pass on any text.
  if (!isIPv6(address)) return address.slice(0, LONGEST_ADDRESS)
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::`
}
