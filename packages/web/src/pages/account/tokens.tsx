import { useSignal } from '@preact/signals'
import { LIMITS } from '@ziggurat/protocol/limits'
import type { FunctionComponent } from 'preact'

import { language, say } from '../../core/language.ts'
import { server } from '../../core/session.ts'
import { Icon } from '../../look/icon.tsx'
import { CopyField } from '../../parts/copy-field.tsx'
import { ErrorText } from '../../parts/error-text.tsx'
import { useLoaded } from '../../parts/lazy.tsx'
import { useAction } from '../../parts/use-action.ts'
import { Choice } from '../choice.tsx'
import { FieldForm } from './field-form.tsx'
import { Field } from './field.tsx'

const SCOPES = ['play', 'read'] as const
type Scope = (typeof SCOPES)[number]
/** For how many days a token can be made. */
const DAYS = [7, 30, LIMITS.tokenDays.usual, LIMITS.tokenDays.most] as const

/** Tokens, with which scripts play as this person. */
export const Tokens: FunctionComponent = () => {
  const words = say.value.account
  const label = useSignal('')
  const scope = useSignal<Scope>('play')
  const days = useSignal<number>(LIMITS.tokenDays.usual)
  const newToken = useSignal<string | null>(null)
  const tried = useSignal('')
  const { error, act } = useAction()
  const { value: tokens, again } = useLoaded(async () => (await server.ask('tokens')).tokens, 'tokens')
  const create = async (): Promise<void> => {
    newToken.value = (
      await server.ask('addToken', { label: label.value, scope: scope.value, days: days.value })
    ).token
    label.value = ''
    again()
  }
  const remove = (id: string): void => {
    tried.value = id
    void act(async () => {
      await server.ask('removeToken', undefined, { token: id })
      newToken.value = null
      again()
    })
  }
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' })
  return (
    <section class="panel page__text stack terrace" aria-labelledby="tokens">
      <h2 id="tokens">{words.tokens}</h2>
      <p class="soft">
        {words.tokensMore} <a href="/about#bots">{words.howTo}</a>
      </p>
      <FieldForm
        class="account-tokens__form page__form stack"
        button={
          <>
            <Icon name="key" /> {words.create}
          </>
        }
        onSubmit={create}
      >
        <Field
          of="label"
          label={words.label}
          value={label}
          autocomplete="off"
          placeholder={words.labelPlaceholder}
          most={LIMITS.label}
        />
        <Choice
          legend={words.scope}
          values={SCOPES.map((each) => [each, words.scopes[each]])}
          value={scope.value}
          onChoose={(value) => (scope.value = value as Scope)}
        />
        <Choice
          legend={words.validFor}
          values={DAYS.map((each) => [`${each}`, words.days(each)])}
          value={`${days.value}`}
          onChoose={(value) => (days.value = Number(value))}
        />
      </FieldForm>
      {newToken.value !== null && (
        <div class="account-tokens__new notice" data-tone="good" role="status">
          <p>{words.shownOnce}</p>
          <CopyField label={words.token} value={newToken.value} />
        </div>
      )}
      {tokens?.length === 0 && <p class="soft">{words.noTokens}</p>}
      <ul class="account-list">
        {tokens?.map(({ id, label: name, scope: may, created, expires }) => (
          <li key={id} class="cluster">
            <strong>{name}</strong>
            <span class="label">{words.scopes[may]}</span>
            <span class="label">{words.created(date.format(created))}</span>
            <span class="label">
              {expires === null ? words.neverExpires : words.expires(date.format(expires))}
            </span>
            <button
              type="button"
              class="button"
              aria-label={words.removeToken(name)}
              onClick={() => remove(id)}
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
