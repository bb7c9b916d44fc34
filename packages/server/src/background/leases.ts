import type { Time } from '@ziggurat/store'

/** How long a node has for a match before another one may look after it, unless it renews its lease in time. */
export const LEASE = 8_000

/** The matches that this node looks after, and until when no other node does. */
export type Leases = Map<string, Time>
