import type { Cursor } from '@ziggurat/store'

/** How many rows a page of a list has. */
export const PAGE = 50

interface Page<Row> {
  readonly rows: readonly Row[]
  /** Where the next page begins; null if this is the last. */
  readonly next: string | null
}

/** A page of a list. `read` reads one row more than are shown, to know whether there are more. */
export async function pageOf<Row extends { readonly id: string }>(
  read: (limit: number) => Promise<readonly Row[]>,
  keyOf: (row: Row) => string | number,
): Promise<Page<Row>> {
  const found = await read(PAGE + 1)
  const rows = found.slice(0, PAGE)
  const last = rows.at(-1)
  const next = last === undefined || found.length <= PAGE ? null : `${keyOf(last)} ${last.id}`
  return { rows, next }
}

/** The place in a list that a page ended with; null for its beginning. */
export function cursorIn(text: string | undefined): Cursor<string> | null {
  const [, key = '', id = ''] = /^(.*) (\S+)$/u.exec(text ?? '') ?? []
  return id === '' ? null : { key, id }
}

/** The same for a list by time. */
export function timeCursorIn(text: string | undefined): Cursor<number> | null {
  const cursor = cursorIn(text)
  return cursor !== null && /^\d{1,15}$/.test(cursor.key) ? { ...cursor, key: Number(cursor.key) } : null
}
