import type { Connection } from './hub.ts'

interface Bucket {
  tokens: number
  at: number
}

/** So many at once, and so many more each second. */
interface Rate {
  readonly burst: number
  readonly perSecond: number
}

/** How fast one may talk, ask and try passwords. */
const RATES = {
  messages: { burst: 200, perSecond: 40 },
  requests: { burst: 300, perSecond: 30 },
  passwords: { burst: 10, perSecond: 0.1 },
  guests: { burst: 30, perSecond: 0.2 },
} as const satisfies Record<string, Rate>
export type RateName = keyof typeof RATES

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
    bucket.tokens = Math.min(
      burst * this.factor,
      bucket.tokens + ((now - bucket.at) / 1000) * perSecond * this.factor,
    )
    bucket.at = now
    this.buckets.set(id, bucket)
    if (bucket.tokens < 1) return false
    bucket.tokens--
    return true
  }

  mayTalk({ person, address }: Connection): boolean {
    return this.may('messages', person?.id ?? address)
  }

  /** Forgets those who have been quiet for long. */
  sweep(): void {
    const before = this.now() - 600_000
    for (const [id, { at }] of this.buckets) if (at < before) this.buckets.delete(id)
  }
}
