/**
 * Loaded into a server under test; reports what it has used so far. The server itself does not know about it.
 */
export interface Reading {
  /** Bytes in use after garbage collection: objects, and buffers outside the heap. */
  readonly live: number
  /** Bytes that the process has from the operating system. */
  readonly resident: number
  /** Milliseconds of processor time since the last reading. */
  readonly worked: number
  /**
   * The longest time that the event loop ran without a pause since the last reading; other processes do not
   * count.
   */
  readonly longest: number
}

const used = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
const usedByAll = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

let last = used()
let longest = 0
let before = usedByAll()
setInterval(() => {
  const now = used()
  longest = Math.max(longest, now - last)
  last = now
}, 1).unref()

process.on('message', () => {
  const worked = usedByAll() - before
  const most = longest
  for (let i = 0; i < 3; i++) globalThis.gc?.()
  const { rss, heapUsed, external } = process.memoryUsage()
  const reading: Reading = { live: heapUsed + external, resident: rss, worked, longest: most }
  process.send?.(reading)
  last = used()
  longest = 0
  before = usedByAll()
})
// The measuring process is gone.
process.on('disconnect', () => process.exit())
process.channel?.unref()
