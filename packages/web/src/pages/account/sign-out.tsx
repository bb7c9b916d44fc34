import { useSignal } from '@preact/signals'
import type { FunctionComponent } from 'preact'

import { say } from '../../core/language.ts'
import { signOut } from '../../core/session.ts'
import { Icon } from '../../look/icon.tsx'
import { ErrorText } from '../../parts/error-text.tsx'
import { useAction } from '../../parts/use-action.ts'

/** A guest must confirm: without a password nobody can sign in as that person again. */
export const SignOut: FunctionComponent<{ readonly account: boolean }> = ({ account }) => {
  const words = say.value.account
  const { error, act } = useAction()
  const asked = useSignal(false)
  const leave = (): void => void act(signOut)
  return (
    <div class="page__line cluster">
      {asked.value ? (
        <>
          <span>{words.guestLeaves}</span>
          <button type="button" class="button button--danger" onClick={leave}>
            {words.leaveAnyway}
          </button>
          <button type="button" class="button" onClick={() => (asked.value = false)}>
            {words.stay}
          </button>
        </>
      ) : (
        <button type="button" class="button" onClick={account ? leave : () => (asked.value = true)}>
          <Icon name="door" /> {words.signOut}
        </button>
      )}
      <ErrorText error={error.value} />
    </div>
  )
}
