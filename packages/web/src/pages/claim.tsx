import type { FunctionComponent } from 'preact'
import { useEffect } from 'preact/hooks'

import { say } from '../core/language.ts'
import { go } from '../core/router.ts'
import { me, server } from '../core/session.ts'
import { ErrorText } from '../parts/error-text.tsx'
import { Loading } from '../parts/lazy.tsx'
import { useTitle } from '../parts/title.ts'
import { useAction } from '../parts/use-action.ts'
import { administration } from './admin/words.ts'

/** A link of the host that makes an account the administrator. */
export const Claim: FunctionComponent<{ readonly code: string }> = ({ code }) => {
  const words = administration.now
  useTitle(`${say.value.common.administration} · Ziggurat`)
  const { error, busy, act } = useAction()
  useEffect(() => void act(() => administration.ready()), [])
  if (words === null || me.value === undefined)
    return error.value === null ? <Loading /> : <ErrorText error={error.value} />
  const claim = (): void =>
    void act(async () => {
      await server.ask('claim', { code })
      go('/admin')
    })
  return (
    <div class="page">
      <section class="panel page__text stack terrace" aria-labelledby="claim">
        <h1 id="claim">{words.claimTitle}</h1>
        <p>{words.claimMore}</p>
        {me.value?.account === true ? (
          <p class="page__line cluster">
            <button type="button" class="button button--do" aria-disabled={busy.value} onClick={claim}>
              {words.claim}
            </button>
          </p>
        ) : (
          <>
            <p>{words.claimNeedsAccount}</p>
            <p class="page__line cluster">
              <a class="button" href="/account">
                {say.value.common.account}
              </a>
            </p>
          </>
        )}
        <ErrorText error={error.value} />
      </section>
    </div>
  )
}
