import { useSignal } from '@preact/signals'
import type { FunctionComponent } from 'preact'

import { server } from '../../core/session.ts'
import { titleOf } from '../../games/index.ts'
import { namesAt } from '../../match/match-words.ts'
import { ErrorText } from '../../parts/error-text.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { useAction } from '../../parts/use-action.ts'
import { Reason, TextField } from './fields.tsx'
import { Pages } from './pages.tsx'
import { administration, dateText } from './words.ts'

const STATUSES = ['open', 'running'] as const

/** The id in a link to a table, or the id itself. */
const tableIn = (text: string): string => /(?:\/table\/)?([\w-]+)(?:\?.*)?$/u.exec(text.trim())?.[1] ?? ''

/** Listed tables, and a form to close any table by its link. */
export const Tables: FunctionComponent = () => {
  const words = administration.value
  const status = useSignal<(typeof STATUSES)[number]>('running')
  const version = useSignal(0)
  const closing = useSignal<string | null>(null)
  const link = useSignal('')
  const load = async (after: string | undefined) => {
    const wanted = { status: status.value, ...(after !== undefined && { after }) }
    const { tables, next } = await server.ask('tables', wanted)
    return { rows: tables, next }
  }
  return (
    <section class="panel terrace stack" aria-label={words.tabs.tables}>
      <p class="soft">{words.tablesMore}</p>
      <form
        class="admin-search"
        onSubmit={(event) => {
          event.preventDefault()
          if (tableIn(link.value) !== '') closing.value = tableIn(link.value)
        }}
      >
        <TextField label={words.tableLink} value={link} most={300} />
        <button class="button">{words.closeTable}</button>
      </form>
      <Tabs of={STATUSES} chosen={status} label={(each) => words[each]} />
      <Pages load={load} version={`${status.value} ${version.value}`}>
        {(match) => (
          <>
            <span class="admin-list__what">
              <a href={`/table/${match.id}`}>
                <strong>{titleOf(match.game)}</strong>
              </a>{' '}
              <span class="soft">
                {[words.hostedBy(match.host.name), namesAt(match), dateText(match.created)]
                  .filter((each) => each !== '')
                  .join(' · ')}
              </span>
            </span>
            <button
              type="button"
              class="button"
              aria-label={words.closeTableAt(titleOf(match.game), match.host.name)}
              onClick={() => (closing.value = match.id)}
            >
              {words.closeTable}
            </button>
          </>
        )}
      </Pages>
      {closing.value !== null && (
        <CloseTable
          match={closing.value}
          onDone={() => version.value++}
          onClose={() => (closing.value = null)}
        />
      )}
    </section>
  )
}

interface CloseProps {
  readonly match: string
  readonly onDone: () => void
  readonly onClose: () => void
}

const CloseTable: FunctionComponent<CloseProps> = ({ match, onDone, onClose }) => {
  const words = administration.value
  const reason = useSignal('')
  const { error, busy, act } = useAction()
  return (
    <Sheet title={words.closeNow} onClose={onClose}>
      <form
        class="page__form stack"
        onSubmit={(event) => {
          event.preventDefault()
          void act(async () => {
            await server.ask('closeTable', { reason: reason.value }, { match })
            onDone()
            onClose()
          })
        }}
      >
        <p>{words.closeMore}</p>
        <Reason value={reason} />
        <button class="button button--danger" aria-disabled={busy.value}>
          {words.closeNow}
        </button>
        <ErrorText error={error.value} />
      </form>
    </Sheet>
  )
}
