/** How long one slice of a long task may block the event loop, in milliseconds. */
const SLICE = 8

/** Tasks waiting for a slice: only one gets a slice per iteration of the event loop. */
const waiting: (() => void)[] = []

const turn = (): Promise<void> =>
  new Promise((begin) => {
    waiting.push(begin)
    if (waiting.length === 1) setImmediate(next)
  })

function next(): void {
  const [begin] = waiting
  begin?.()
  // The task runs when this function has returned; the next one waits for the next iteration.
  setImmediate(() => {
    waiting.shift()
    if (waiting.length > 0) next()
  })
}

/** Runs a long task in short slices, with other work in between. */
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
