/** The longest time that this thread worked without a pause, in milliseconds; others on the machine do not count. */
export function longestWork(): () => number {
  const used = (): number => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  let last = used()
  let most = 0
  const look = (): void => {
    const now = used()
    most = Math.max(most, now - last)
    last = now
    looking = setImmediate(look)
  }
  let looking = setImmediate(look)
  return () => {
    clearImmediate(looking)
    return most
  }
}
