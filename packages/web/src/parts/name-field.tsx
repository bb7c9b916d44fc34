import { effect, signal } from '@preact/signals'
import { LIMITS } from '@ziggurat/protocol/limits'
import type { FunctionComponent } from 'preact'
import { useId } from 'preact/hooks'

import { say } from '../core/language.ts'
import { enter, me } from '../core/session.ts'
import { storage } from '../core/settings.ts'
import { ErrorText } from './error-text.tsx'

const KEY = 'ziggurat.name'
/** The name that is being typed, shared by all forms that ask for it. A person who never enters is asked for it only once. */
export const draftName = signal(storage()?.getItem(KEY) ?? '')
// Without a connection nobody knows who this is, and the name at a table on this device is the last one.
effect(() => storage()?.setItem(KEY, me.value?.name ?? draftName.value))

/** My name at a table on this device; '' if I have none. */
export const ownName = (): string => me.value?.name ?? draftName.value.trim()

/** For people who type no name. */
function friendlyName(): string {
  const names = say.value.home.guestNames
  const name = names[Math.floor(Math.random() * names.length)] ?? 'Ziggurat'
  return `${name} ${10 + Math.floor(Math.random() * 90)}`
}

/** Enters as a guest, unless the person has entered already. */
export async function ensureEntered(): Promise<void> {
  if (me.value) return
  await enter(draftName.value.trim() || friendlyName())
}

interface Props {
  readonly error?: unknown
  readonly large?: boolean
}

export const NameField: FunctionComponent<Props> = ({ error = null, large = false }) => {
  const { home } = say.value
  const id = useId()
  const wrong = error !== null
  return (
    <div class="entry">
      <label for={id}>{home.yourName}</label>
      <input
        id={id}
        class="field"
        data-large={large || undefined}
        autocomplete="nickname"
        maxLength={LIMITS.name}
        aria-invalid={wrong}
        aria-describedby={`${id}-more`}
        value={draftName}
        onInput={({ currentTarget }) => (draftName.value = currentTarget.value)}
      />
      <div id={`${id}-more`}>
        {wrong ? <ErrorText error={error} /> : <p class="entry__hint">{home.nameHint}</p>}
      </div>
    </div>
  )
}
