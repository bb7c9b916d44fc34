import { useSignal } from '@preact/signals'
import type { ReadonlySignal } from '@preact/signals'

interface Action {
  readonly busy: ReadonlySignal<boolean>
  /** The error of the last action. */
  readonly error: ReadonlySignal<unknown>
  /** Runs an action, unless one is running, and stores its error; true if it succeeded. */
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
