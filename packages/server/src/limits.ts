import type { IncomingMessage } from 'node:http'
import { isIPv4, isIPv6 } from 'node:net'

import type { Connection } from './socket/connection.ts'

interface Bucket {
  tokens: number
  at: number
}

/** So many at once, and so many more each second. */
interface Rate {
  readonly burst: number
  readonly perSecond: number
}

/** How fast one may talk, ask and try passwords: an address, or a person wherever he comes from. */
export const RATES = {
  messages: { burst: 200, perSecond: 40 },
  /** Of all people at one address together: a guest is quickly many guests. */
  messagesFrom: { burst: 3_000, perSecond: 500 },
  /** Who begins to watch is told all that there is. */
  watching: { burst: 100, perSecond: 5 },
  chat: { burst: 20, perSecond: 1 },
  /** To take back plays a part of the game again, and is never forgotten by the log. */
  takingBack: { burst: 40, perSecond: 1 },
  requests: { burst: 300, perSecond: 30 },
  ownRequests: { burst: 200, perSecond: 20 },
  /** A class signs in at the same moment, from one address. */
  passwords: { burst: 30, perSecond: 0.1 },
  /** Tries at one account from anywhere: so wide that nobody is locked out from two addresses, let alone by a neighbour's joke. */
  triesAtName: { burst: 100, perSecond: 0.2 },
  guests: { burst: 30, perSecond: 0.2 },
  uploads: { burst: 20, perSecond: 0.1 },
} as const satisfies Record<string, Rate>
type RateName = keyof typeof RATES

/** How many sockets of a person, or of one address, are open at a time. */
const SOCKETS = { person: 100, address: 1_000 } as const

/** Keeps one from taking the time of all. */
export class Limits {
  private readonly buckets = new Map<string, Bucket>()
  private readonly now: () => number
  private readonly factor: number

  /** The factor makes all rates larger, for measurements. */
  constructor(now: () => number, factor = 1) {
    this.now = now
    this.factor = factor
  }

  /** Takes one of what this key may do; false if there is none left for now. */
  may(name: RateName, key: string): boolean {
    const { burst, perSecond } = RATES[name]
    const now = this.now()
    const id = `${name} ${key}`
    const bucket = this.buckets.get(id) ?? { tokens: burst * this.factor, at: now }
    // The machine's clock may be set back.
    const seconds = Math.max(0, now - bucket.at) / 1000
    bucket.tokens = Math.min(burst * this.factor, bucket.tokens + seconds * perSecond * this.factor)
    bucket.at = now
    this.buckets.set(id, bucket)
    if (bucket.tokens < 1) return false
    bucket.tokens--
    return true
  }

  mayTalk({ person, address }: Connection): boolean {
    return this.may('messages', person?.id ?? address) && this.may('messagesFrom', address)
  }

  /** Whether there may be one more beside those that are open. At one address all whom nobody knows count as one person. */
  mayConnect(who: Pick<Connection, 'person' | 'address'>, open: Iterable<Connection>): boolean {
    let [same, near] = [0, 0]
    for (const { person, address } of open) {
      if (address === who.address) near++
      if (person?.id === who.person?.id && (person !== null || address === who.address)) same++
    }
    return same < SOCKETS.person * this.factor && near < SOCKETS.address * this.factor
  }

  /** Forgets those who have been quiet for long. */
  sweep(): void {
    const before = this.now() - 600_000
    for (const [id, { at }] of this.buckets) if (at < before) this.buckets.delete(id)
  }
}

/** Whose rate a request counts for: who asked the last proxy that we trust. */
export function addressOf({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const own = socket.remoteAddress ?? ''
  return networkOf(trustedProxies === 0 ? own : (forwarded.at(-trustedProxies) ?? own))
}

/** One house has 2^64 addresses of IPv6: they count as one. Some proxies say the port too, another one for each connection. */
function networkOf(said: string): string {
  const [, address = said] = /^\[(.*)\](?::\d+)?$/.exec(said) ?? /^([\d.]+):\d+$/.exec(said) ?? []
  const [, mapped = ''] = /^::ffff:([\d.]+)$/i.exec(address) ?? []
  if (isIPv4(mapped)) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::`
}
