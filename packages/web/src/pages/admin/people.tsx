import { useSignal } from '@preact/signals'
import type { KnownPersonShape } from '@ziggurat/protocol'
import { LIMITS } from '@ziggurat/protocol/limits'
import type { FunctionComponent } from 'preact'

import { server } from '../../core/session.ts'
import { TextField } from './fields.tsx'
import { Pages } from './pages.tsx'
import { PersonActs } from './person-acts.tsx'
import { administration, dateText } from './words.ts'

/** People by name, or the last who were here. */
export const People: FunctionComponent = () => {
  const words = administration.value
  const typed = useSignal('')
  const name = useSignal('')
  const version = useSignal(0)
  const chosen = useSignal<KnownPersonShape | null>(null)
  const load = async (after: string | undefined) => {
    const wanted = name.value === '' ? {} : { name: name.value }
    const { people, next } = await server.ask('findPeople', {
      ...wanted,
      ...(after !== undefined && { after }),
    })
    return { rows: people, next }
  }
  return (
    <section class="panel terrace stack" aria-label={words.tabs.people}>
      <form
        class="admin-search"
        onSubmit={(event) => {
          event.preventDefault()
          name.value = typed.value.trim()
          version.value++
        }}
      >
        <TextField label={words.beginning} value={typed} most={LIMITS.name} />
        <button class="button">{words.search}</button>
      </form>
      <Pages load={load} version={`${name.value} ${version.value}`}>
        {(person) => <PersonLine person={person} onDecide={() => (chosen.value = person)} />}
      </Pages>
      {chosen.value !== null && (
        <PersonActs
          key={chosen.value.id}
          person={chosen.value}
          onDone={() => version.value++}
          onClose={() => (chosen.value = null)}
        />
      )}
    </section>
  )
}

interface LineProps {
  readonly person: KnownPersonShape
  readonly onDecide: () => void
}

const PersonLine: FunctionComponent<LineProps> = ({ person, onDecide }) => {
  const words = administration.value
  const { name, account, administrator, muted, banned, active, address } = person
  const now = Date.now()
  const facts = [
    administrator ? words.administrator : account ? words.account : words.guest,
    words.lastHere(dateText(active)),
    ...(address === null ? [] : [address]),
  ]
  return (
    <>
      <span class="admin-list__what">
        <strong>{name}</strong> <span class="soft">{facts.join(' · ')}</span>
        {muted > now && <span class="loss"> {words.mutedUntil(dateText(muted))}</span>}
        {banned > now && <span class="loss"> {words.bannedUntil(dateText(banned))}</span>}
      </span>
      {!administrator && (
        <button type="button" class="button" aria-label={words.decideAbout(name)} onClick={onDecide}>
          {words.decide}
        </button>
      )}
    </>
  )
}
