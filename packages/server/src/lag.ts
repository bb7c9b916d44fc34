import { monitorEventLoopDelay } from 'node:perf_hooks'

const EVERY = 10

/** How late the event loop was at worst since this was last asked, in seconds. */
export function eventLoopLag(): () => number {
  const delays = monitorEventLoopDelay({ resolution: EVERY })
  delays.enable()
  return () => {
    const { max } = delays
    delays.reset()
    return Math.max(0, max / 1e6 - EVERY) / 1000
  }
}
