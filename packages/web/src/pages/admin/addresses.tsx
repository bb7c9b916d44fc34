import { useSignal } from '@preact/signals'
import type { FunctionComponent } from 'preact'

import { server } from '../../core/session.ts'
import { ErrorText } from '../../parts/error-text.tsx'
import { useAction } from '../../parts/use-action.ts'
import { daysOf, Reason, TermChoice, TextField } from './fields.tsx'
import type { Term } from './fields.tsx'
import { Pages } from './pages.tsx'
import { administration, dateText } from './words.ts'

/** Banned addresses, and a form to ban one. */
export const Addresses: FunctionComponent = () => {
  const words = administration.value
  const version = useSignal(0)
  const address = useSignal('')
  const term = useSignal<Term>('day')
  const reason = useSignal('')
  const { error, busy, act } = useAction()
  const ban = (of: string, days: number | null): void =>
    void act(async () => {
      await server.ask('banAddress', { address: of, days, reason: reason.value })
      address.value = ''
      reason.value = ''
      version.value++
    })
  const load = async () => {
    const { addresses } = await server.ask('bannedAddresses')
    return { rows: addresses.map((each) => ({ ...each, id: each.address })), next: null }
  }
  return (
    <section class="panel terrace stack" aria-label={words.tabs.addresses}>
      <p class="soft">{words.addressesMore}</p>
      <form
        class="page__form stack"
        onSubmit={(event) => {
          event.preventDefault()
          ban(address.value, daysOf(term.value))
        }}
      >
        <TextField label={words.address} value={address} most={60} />
        <TermChoice value={term} />
        <Reason value={reason} />
        <button class="button" aria-disabled={busy.value}>
          {words.banAddress}
        </button>
        <ErrorText error={error.value} />
      </form>
      <Pages load={load} version={`${version.value}`}>
        {(banned) => (
          <>
            <span class="admin-list__what">
              <strong>{banned.address}</strong>{' '}
              <span class="soft">{words.until(dateText(banned.until))}</span>
            </span>
            <button
              type="button"
              class="button"
              aria-label={words.liftOf(banned.address)}
              onClick={() => ban(banned.address, null)}
            >
              {words.lift}
            </button>
          </>
        )}
      </Pages>
    </section>
  )
}
