import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'

import { ErrorText } from '../../parts/error-text.tsx'
import { Loading } from '../../parts/lazy.tsx'
import { useAction } from '../../parts/use-action.ts'
import { administration } from './words.ts'

interface Page<Row> {
  readonly rows: readonly Row[]
  readonly next: string | null
}

interface Props<Row> {
  /** Loads the page that begins there. */
  readonly load: (after: string | undefined) => Promise<Page<Row>>
  /** Another key loads the list again. */
  readonly version: string
  readonly children: (row: Row) => ComponentChildren
}

/** A list that is loaded page by page. */
export const Pages = <Row extends { readonly id: string }>({ load, version, children }: Props<Row>) => {
  const words = administration.value
  const rows = useSignal<readonly Row[] | null>(null)
  const next = useSignal<string | null>(null)
  const { error, busy, act } = useAction()
  const add = async (before: readonly Row[], after: string | undefined): Promise<void> => {
    const page = await load(after)
    rows.value = [...before, ...page.rows]
    next.value = page.next
  }
  useEffect(() => void act(() => add([], undefined)), [version])
  if (rows.value === null) return error.value === null ? <Loading /> : <ErrorText error={error.value} />
  return (
    <>
      {rows.value.length === 0 && <p class="soft">{words.nothing}</p>}
      <ul class="admin-list">
        {rows.value.map((row) => (
          <li key={row.id} class="cluster">
            {children(row)}
          </li>
        ))}
      </ul>
      {next.value !== null && (
        <button
          type="button"
          class="button"
          aria-disabled={busy.value}
          onClick={() => void act(() => add(rows.value ?? [], next.value ?? undefined))}
        >
          {words.more}
        </button>
      )}
      <ErrorText error={error.value} />
    </>
  )
}
