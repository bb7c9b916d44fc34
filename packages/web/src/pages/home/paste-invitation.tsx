import { useSignal } from '@preact/signals'
import { RequestRefused } from '@ziggurat/protocol/client'
import type { FunctionComponent } from 'preact'
import { useId } from 'preact/hooks'

import { say } from '../../core/language.ts'
import { go } from '../../core/router.ts'
import { server } from '../../core/session.ts'
import { errorText } from '../../parts/problem.ts'
import { pathOfInvitation } from './actions.ts'

/** A field for an invitation: the link or the code of a table that may not be listed. */
export const PasteInvitation: FunctionComponent = () => {
  const { home } = say.value
  const id = useId()
  const text = useSignal('')
  const wrong = useSignal<string | null>(null)
  const follow = async (): Promise<void> => {
    const place = pathOfInvitation(text.value)
    if (place === null) {
      wrong.value = home.notALink
      return
    }
    try {
      const [, , match = ''] = new URL(place, location.href).pathname.split('/')
      await server.ask('match', undefined, { match })
      go(place)
    } catch (error) {
      wrong.value = error instanceof RequestRefused && error.status === 404 ? home.notALink : errorText(error)
    }
  }
  return (
    <form
      class="paste"
      onSubmit={(event) => {
        event.preventDefault()
        void follow()
      }}
    >
      <label class="visually-hidden" for={id}>
        {home.pasteLabel}
      </label>
      <input
        id={id}
        class="field"
        placeholder={home.paste}
        autocomplete="off"
        aria-invalid={wrong.value !== null}
        aria-describedby={`${id}-more`}
        value={text}
        onInput={({ currentTarget }) => {
          text.value = currentTarget.value
          wrong.value = null
        }}
      />
      <button class="button">{home.join}</button>
      <p id={`${id}-more`} class="entry__problem" role="alert">
        {wrong}
      </p>
    </form>
  )
}
