import { useSignal } from '@preact/signals'
import type { FunctionComponent } from 'preact'

import { say } from '../../core/language.ts'
import { Icon } from '../../look/icon.tsx'

const CONFIRMED = 1600

/** Copies the address of a rule. */
export const CopyLink: FunctionComponent<{ readonly id: string }> = ({ id }) => {
  const done = useSignal(false)
  const words = say.value.rules
  const copy = async (): Promise<void> => {
    const address = new URL(location.href)
    address.hash = id
    await navigator.clipboard.writeText(address.href)
    done.value = true
    setTimeout(() => (done.value = false), CONFIRMED)
  }
  return (
    <button
      type="button"
      class="button button--quiet button--low clause__copy"
      aria-label={words.copy(id)}
      title={words.copy(id)}
      onClick={() => void copy()}
    >
      <Icon name={done.value ? 'check' : 'share'} />
      <span class="clause__copied" role="status">
        {done.value && words.copied}
      </span>
    </button>
  )
}
