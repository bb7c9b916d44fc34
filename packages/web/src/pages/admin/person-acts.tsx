import { useSignal } from '@preact/signals'
import type { KnownPersonShape } from '@ziggurat/protocol'
import { LIMITS } from '@ziggurat/protocol/limits'
import type { FunctionComponent } from 'preact'

import { server } from '../../core/session.ts'
import { ErrorText } from '../../parts/error-text.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { useAction } from '../../parts/use-action.ts'
import { Choice, daysOf, Reason, TermChoice, TextField } from './fields.tsx'
import type { Term } from './fields.tsx'
import { administration } from './words.ts'

type Act = 'mute' | 'unmute' | 'ban' | 'unban' | 'renamePerson' | 'banAddress' | 'makeAdministrator'

/** What can be done about a person now. */
function actsFor({ account, muted, banned, address }: KnownPersonShape): readonly Act[] {
  const now = Date.now()
  return [
    'mute',
    ...(muted > now ? (['unmute'] as const) : []),
    'ban',
    ...(banned > now ? (['unban'] as const) : []),
    'renamePerson',
    ...(address === null ? [] : (['banAddress'] as const)),
    ...(account ? (['makeAdministrator'] as const) : []),
  ]
}

/** The longest that an address is banned together with a guest, in days: others come from it too. */
const LONGEST_OF_ADDRESS = 1

interface Props {
  readonly person: KnownPersonShape
  readonly onDone: () => void
  readonly onClose: () => void
}

/** A form to mute, ban or rename a person, to ban their address, or to make them an administrator. */
export const PersonActs: FunctionComponent<Props> = ({ person, onDone, onClose }) => {
  const words = administration.value
  const act = useSignal<Act>('mute')
  const term = useSignal<Term>('day')
  const name = useSignal('')
  const reason = useSignal('')
  const alsoAddress = useSignal(false)
  const { error, busy, act: run } = useAction()
  const address = person.address ?? ''
  const mayReturn = act.value === 'ban' && !person.account
  const perform = async (): Promise<unknown> => {
    const params = { person: person.id }
    const why = { reason: reason.value }
    const days = daysOf(term.value)
    switch (act.value) {
      case 'mute':
        return server.ask('mute', { days, ...why }, params)
      case 'unmute':
        return server.ask('mute', { days: null, ...why }, params)
      case 'ban':
        // The address comes first: if it cannot be banned, the administrator can still choose.
        if (mayReturn && alsoAddress.value)
          await server.ask('banAddress', { address, days: Math.min(days, LONGEST_OF_ADDRESS), ...why })
        return server.ask('ban', { days, ...why }, params)
      case 'unban':
        return server.ask('ban', { days: null, ...why }, params)
      case 'renamePerson':
        return server.ask('renamePerson', { name: name.value, ...why }, params)
      case 'banAddress':
        return server.ask('banAddress', { address, days, ...why })
      case 'makeAdministrator':
        return server.ask('makeAdministrator', {}, params)
    }
  }
  const nameOf = (each: Act): string =>
    each === 'banAddress' ? words.acts.banAddress(address) : words.acts[each]
  return (
    <Sheet title={person.name} onClose={onClose}>
      <form
        class="page__form stack"
        onSubmit={(event) => {
          event.preventDefault()
          void run(async () => {
            await perform()
            onDone()
            onClose()
          })
        }}
      >
        <Choice label={words.what} of={actsFor(person)} value={act} name={nameOf} />
        {['mute', 'ban', 'banAddress'].includes(act.value) && <TermChoice value={term} />}
        {mayReturn && <p class="soft">{words.guestReturns}</p>}
        {mayReturn && address !== '' && (
          <label class="row">
            <input
              type="checkbox"
              checked={alsoAddress.value}
              onChange={({ currentTarget }) => (alsoAddress.value = currentTarget.checked)}
            />
            {words.alsoAddress(address)}
          </label>
        )}
        {act.value === 'renamePerson' && <TextField label={words.newName} value={name} most={LIMITS.name} />}
        {act.value !== 'makeAdministrator' && <Reason value={reason} />}
        <button class="button" aria-disabled={busy.value}>
          {words.doIt}
        </button>
        <ErrorText error={error.value} />
      </form>
    </Sheet>
  )
}
