import { useSignal } from '@preact/signals'
import type { ReadonlySignal } from '@preact/signals'

interface Action {
  readonly busy: ReadonlySignal<boolean>
  /** What went wrong the last time. */
  readonly error: ReadonlySignal<unknown>
  /** Does one thing at a time, and keeps what went wrong; true if it was done. */
  readonly act: (action: () => Promise<unknown>) => Promise<boolean>
}

export function useAction(): Action {
  const busy = useSignal(false)
  const error = useSignal<unknown>(null)
  const act = async (action: () => Promise<unknown>): Promise<boolean> => {
    if (busy.value) return false
    busy.value = true
    error.value = null
    try {
      await action()
      return true
    } catch (thrown) {
      error.value = thrown
      return false
    } finally {
      busy.value = false
    }
  }
  return { busy, error, act }
}
