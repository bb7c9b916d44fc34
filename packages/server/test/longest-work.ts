/** Measures the longest block of the event loop, in milliseconds of CPU time of this thread. */
export function longestWork(): () => number {
  const used = (): number => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  let last = used()
  let most = 0
  const measure = (): void => {
    const now = used()
    most = Math.max(most, now - last)
    last = now
    measuring = setImmediate(measure)
  }
  let measuring = setImmediate(measure)
  return () => {
    clearImmediate(measuring)
    return most
  }
}
