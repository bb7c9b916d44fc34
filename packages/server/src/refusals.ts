import { PROBLEMS } from '@ziggurat/protocol'

import { CUT_REASONS } from './events.ts'
import type { CutReason, ServerEvents } from './events.ts'
import { LIMIT_NAMES } from './limits.ts'
import type { LimitName } from './limits.ts'
import { rarely } from './logger.ts'
import type { Logger } from './logger.ts'
import type { Metrics } from './metrics.ts'

/** Counts what was refused, failed sign-ins and which connections were cut, and logs it, with a limited number of lines. */
export function watchRefusals(
  events: ServerEvents,
  { metrics, log, now }: { readonly metrics: Metrics; readonly log: Logger; readonly now: () => number },
): void {
  const isNew = rarely(now)
  const countRefusal = (limit: LimitName, by: number): void =>
    metrics.count('ziggurat_refusals_total', limit, by)
  const countCut = (why: CutReason, by: number): void =>
    metrics.count('ziggurat_connections_cut_total', why, by)
  const countProblem = (code: string, by: number): void => metrics.count('ziggurat_problems_total', code, by)
  for (const code of Object.keys(PROBLEMS)) countProblem(code, 0)
  for (const limit of LIMIT_NAMES) countRefusal(limit, 0)
  for (const why of CUT_REASONS) countCut(why, 0)
  events.on('refused', (limit, address) => {
    countRefusal(limit, 1)
    if (isNew(`refused ${limit} ${address}`)) log.info('a limit was reached', { limit, address })
  })
  events.on('problem', (code) => {
    // Each code is a time series of its own, so nothing else may become one.
    if (Object.hasOwn(PROBLEMS, code)) countProblem(code, 1)
  })
  events.on('signInFailed', (name, address) => {
    metrics.count('ziggurat_failed_sign_ins_total')
    // Only the beginning of the name: some people type their password into the wrong field.
    const beginning = `${Array.from(name).slice(0, 3).join('')}…`
    if (isNew(`sign-in ${address}`)) log.info('a sign-in failed', { name: beginning, address })
  })
  events.on('cut', (why, address) => {
    countCut(why, 1)
    if (isNew(`cut ${why} ${address}`)) log.info('a connection was cut', { why, address })
  })
}
