/** How long a piece of long work keeps the event loop at a time, in milliseconds. */
const SLICE = 8

/** Those who wait for their turn: one in each round of the event loop, however many there are. */
const waiting: (() => void)[] = []

const turn = (): Promise<void> =>
  new Promise((begin) => {
    waiting.push(begin)
    if (waiting.length === 1) setImmediate(next)
  })

function next(): void {
  const [begin] = waiting
  begin?.()
  // The one that has begun works when this returns; the others are not before the next round.
  setImmediate(() => {
    waiting.shift()
    if (waiting.length > 0) next()
  })
}

/** Long work in short slices: all else that a server has to do comes in between. */
export async function timeSliced<T>(work: Generator<void, T>): Promise<T> {
  for (;;) {
    await turn()
    const end = performance.now() + SLICE
    do {
      const step = work.next()
      if (step.done === true) return step.value
    } while (performance.now() < end)
  }
}

/** So many small pieces of work are done in a round of the event loop, however many come at once. */
const IN_A_ROUND = 16

const pieces: (() => void)[] = []

/** A small piece of work, after those that came before: in this round, or one of the next. */
export function runSoon(work: () => void): void {
  pieces.push(work)
  if (pieces.length === 1) setImmediate(round)
}

function round(): void {
  const now = pieces.splice(0, IN_A_ROUND)
  if (pieces.length > 0) setImmediate(round)
  for (const work of now) work()
}
