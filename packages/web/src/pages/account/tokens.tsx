import { useSignal } from '@preact/signals'
import { LIMITS } from '@ziggurat/protocol/limits'
import type { FunctionComponent } from 'preact'

import { language, say } from '../../core/language.ts'
import { server } from '../../core/session.ts'
import { Icon } from '../../look/icon.tsx'
import { CopyField } from '../../parts/copy-field.tsx'
import { ErrorText } from '../../parts/error-text.tsx'
import { useLoaded } from '../../parts/lazy.tsx'
import { fieldsOf } from '../../parts/problem.ts'
import { useAction } from '../../parts/use-action.ts'
import { Field, FormError } from './field.tsx'

/** Keys with which scripts play in my name. */
export const Tokens: FunctionComponent = () => {
  const words = say.value.account
  const label = useSignal('')
  const newToken = useSignal<string | null>(null)
  const tried = useSignal('')
  const { error, busy, act } = useAction()
  const { value: tokens, again } = useLoaded(async () => (await server.ask('tokens')).tokens, 'tokens')
  const create = async (): Promise<void> => {
    newToken.value = (await server.ask('addToken', { label: label.value })).token
    label.value = ''
    again()
  }
  const remove = async (id: string): Promise<void> => {
    await server.ask('removeToken', undefined, { token: id })
    newToken.value = null
    again()
  }
  const run = (what: string, action: () => Promise<void>): void => {
    tried.value = what
    void act(action)
  }
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' })
  return (
    <section class="panel page__text stack terrace" aria-labelledby="tokens">
      <h2 id="tokens">{words.tokens}</h2>
      <p class="soft">
        {words.tokensMore} <a href="/about#bots">{words.howTo}</a>
      </p>
      <form
        class="account-tokens__form"
        onSubmit={(event) => {
          event.preventDefault()
          run('', create)
        }}
      >
        <FormError.Provider value={{ error: tried.value === '' ? error.value : null, id: 'tokens-error' }}>
          <Field
            of="label"
            label={words.label}
            value={label}
            autocomplete="off"
            placeholder={words.labelPlaceholder}
            most={LIMITS.label}
          />
        </FormError.Provider>
        <button class="button" aria-disabled={busy.value}>
          <Icon name="key" /> {words.create}
        </button>
      </form>
      {tried.value === '' && fieldsOf(error.value).length === 0 && <ErrorText error={error.value} />}
      {newToken.value !== null && (
        <div class="account-tokens__new notice" data-tone="good" role="status">
          <p>{words.shownOnce}</p>
          <CopyField label={words.token} value={newToken.value} />
        </div>
      )}
      {tokens?.length === 0 && <p class="soft">{words.noTokens}</p>}
      <ul class="account-tokens">
        {tokens?.map(({ id, label: name, created }) => (
          <li key={id} class="cluster">
            <strong>{name}</strong>
            <span class="label">{words.created(date.format(created))}</span>
            <button
              type="button"
              class="button"
              aria-label={words.removeToken(name)}
              onClick={() => run(id, () => remove(id))}
            >
              {words.remove}
            </button>
            {tried.value === id && <ErrorText error={error.value} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
