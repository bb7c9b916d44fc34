import { monitorEventLoopDelay } from 'node:perf_hooks'

const EVERY = 10

/** The event loop's longest delay since the last call, in seconds. */
export function eventLoopLag(): () => number {
  const delays = monitorEventLoopDelay({ resolution: EVERY })
  delays.enable()
  return () => {
    const { max } = delays
    delays.reset()
    return Math.max(0, max / 1e6 - EVERY) / 1000
  }
}
