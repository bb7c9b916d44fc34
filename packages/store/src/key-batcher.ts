import { setImmediate } from 'node:timers/promises'

import type { Row } from './database.ts'

/** Reads rows by key. Keys that are requested at the same time, or while a query is running, share the next query. */
export class KeyBatcher {
  private readonly column: string
  private readonly read: (keys: readonly string[]) => Promise<readonly Row[]>
  private next: { readonly keys: Set<string>; readonly found: Promise<Map<string, Row[]>> } | null = null
  private last: Promise<unknown> = Promise.resolve()

  constructor(column: string, read: (keys: readonly string[]) => Promise<readonly Row[]>) {
    this.column = column
    this.read = read
  }

  async rows(key: string): Promise<readonly Row[]> {
    if (this.next === null) {
      const keys = new Set<string>()
      const found = this.last.then(() => this.readAll(keys))
      this.last = found.catch(() => {})
      this.next = { keys, found }
    }
    const { keys, found } = this.next
    keys.add(key)
    return (await found).get(key) ?? []
  }

  private async readAll(keys: ReadonlySet<string>): Promise<Map<string, Row[]>> {
    await setImmediate()
    this.next = null
    return Map.groupBy(await this.read([...keys]), (row) => String(row[this.column]))
  }
}
