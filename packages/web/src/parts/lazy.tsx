import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'

import { say } from '../core/language.ts'

interface Loaded<T> {
  readonly value: T | null
  readonly failed: boolean
  readonly again: () => void
}

/** Loads something when the component mounts, and again when `key` changes. */
export function useLoaded<T>(load: () => Promise<T>, key: string): Loaded<T> {
  const [state, setState] = useState<{
    readonly key: string
    readonly value: T | null
    readonly failed: boolean
  }>({
    key,
    value: null,
    failed: false,
  })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let wanted = true
    setState((old) => ({ key, value: old.key === key ? old.value : null, failed: false }))
    load()
      .then((value) => wanted && setState({ key, value, failed: false }))
      .catch(() => wanted && setState({ key, value: null, failed: true }))
    return () => {
      wanted = false
    }
  }, [key, tries])
  const again = (): void => setTries((count) => count + 1)
  return { value: state.key === key ? state.value : null, failed: state.failed, again }
}

/** A component whose code is loaded when it is first shown. */
export function lazy<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  let found: FunctionComponent<Props> | null = null
  return function Lazy(props: Props) {
    const { value, failed, again } = useLoaded(async () => {
      found ??= await load()
      return { Page: found }
    }, 'page')
    if (failed) return <Failed again={again} />
    const Page = found ?? value?.Page
    return Page === undefined ? <Loading /> : <Page {...props} />
  }
}

export const Loading: FunctionComponent = () => (
  <p class="loading" role="status">
    {say.value.common.loading}
  </p>
)

export const Failed: FunctionComponent<{ readonly again: () => void; readonly why?: string }> = ({
  again,
  why,
}) => (
  <div class="loading" role="alert">
    <p>{why ?? say.value.common.failed}</p>
    <button type="button" class="button" onClick={again}>
      {say.value.common.tryAgain}
    </button>
  </div>
)
