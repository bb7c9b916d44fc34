import type { Time } from '@ziggurat/store'

/** How long a lease lasts, in milliseconds. When it expires without being renewed, another node may take the match. */
export const LEASE = 8_000

/** The matches that this node looks after, and when each lease expires. */
export type Leases = Map<string, Time>
