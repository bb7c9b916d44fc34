import { useSignal } from '@preact/signals'
import { LIMITS } from '@ziggurat/protocol/limits'
import type { FunctionComponent } from 'preact'

import { say } from '../../core/language.ts'
import { deleteMe } from '../../core/session.ts'
import { Icon } from '../../look/icon.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { FieldForm } from './field-form.tsx'
import { Field } from './field.tsx'

interface Props {
  readonly account: boolean
}

/** What the server stores about this person: a download, and its deletion. */
export const OwnData: FunctionComponent<Props> = ({ account }) => {
  const words = say.value.account
  const deleting = useSignal(false)
  const title = account ? words.deleteAccount : words.deleteGuest
  return (
    <section class="panel page__text stack terrace" aria-labelledby="own-data">
      <h2 id="own-data">{words.data}</h2>
      <p class="soft">{words.dataMore}</p>
      <div class="cluster">
        <a class="button" href="/api/me/export" download>
          <Icon name="download" /> {words.download}
        </a>
        <button
          type="button"
          class="button button--danger"
          aria-haspopup="dialog"
          onClick={() => (deleting.value = true)}
        >
          {title}
        </button>
      </div>
      {deleting.value && (
        <Sheet title={title} onClose={() => (deleting.value = false)}>
          <DeleteForm account={account} />
        </Sheet>
      )}
    </section>
  )
}

const DeleteForm: FunctionComponent<Props> = ({ account }) => {
  const words = say.value.account
  const password = useSignal('')
  return (
    <div class="stack">
      <ul class="account-deletes">
        {words.deleteMore.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <FieldForm
        class="page__form stack"
        danger
        button={words.deleteForGood}
        onSubmit={() => deleteMe(password.value)}
      >
        {account && (
          <Field
            of="old"
            label={words.password}
            value={password}
            type="password"
            autocomplete="current-password"
            most={LIMITS.password.most}
          />
        )}
      </FieldForm>
    </div>
  )
}
