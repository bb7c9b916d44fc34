import { CUT_REASONS } from './events.ts'
import type { CutReason, ServerEvents } from './events.ts'
import { LIMIT_NAMES } from './limits.ts'
import type { LimitName } from './limits.ts'
import type { Logger } from './logger.ts'
import type { Metrics } from './metrics.ts'

/** An address gets one line for each reason in this time, in milliseconds. */
const INTERVAL = 60_000
/** The most lines in that time, so that an attack from many addresses does not fill the disk. */
const MOST_LINES = 200

/** Counts what was refused and which connections were cut, and logs it, with a limited number of lines. */
export function watchRefusals(
  events: ServerEvents,
  { metrics, log, now }: { readonly metrics: Metrics; readonly log: Logger; readonly now: () => number },
): void {
  /** When each line was last logged. */
  const logged = new Map<string, number>()
  // The system clock may have been set back.
  const isRecent = (at: number): boolean => Math.abs(now() - at) < INTERVAL
  const isNew = (line: string): boolean => {
    const last = logged.get(line)
    if (last !== undefined && isRecent(last)) return false
    for (const [each, at] of logged) if (!isRecent(at)) logged.delete(each)
    if (logged.size >= MOST_LINES) return false
    logged.set(line, now())
    return true
  }
  const countRefusal = (limit: LimitName, by: number): void =>
    metrics.add('ziggurat_refusals_total', by, `{limit="${limit}"}`)
  const countCut = (why: CutReason, by: number): void =>
    metrics.add('ziggurat_connections_cut_total', by, `{why="${why}"}`)
  for (const limit of LIMIT_NAMES) countRefusal(limit, 0)
  for (const why of CUT_REASONS) countCut(why, 0)
  events.on('refused', (limit, address) => {
    countRefusal(limit, 1)
    if (isNew(`refused ${limit} ${address}`)) log.info('a limit was reached', { limit, address })
  })
  events.on('cut', (why, address) => {
    countCut(why, 1)
    if (isNew(`cut ${why} ${address}`)) log.info('a connection was cut', { why, address })
  })
}
