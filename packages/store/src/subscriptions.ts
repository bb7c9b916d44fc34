import { setImmediate } from 'node:timers/promises'

/** Not in the log of the database: a node that finds it empty writes it again. */
export const ATTENDING = `
  CREATE UNLOGGED TABLE IF NOT EXISTS attending (match TEXT, node TEXT, PRIMARY KEY (match, node))`

const CHANGE = `
  WITH gone AS (DELETE FROM attending WHERE node = ? AND match = ANY(?::text[]))
  INSERT INTO attending (match, node) SELECT match, ? FROM unnest(?::text[]) AS come (match)
  ON CONFLICT DO NOTHING`

type Perform = (sql: string, values: readonly unknown[]) => Promise<unknown>

/** The matches that a node attends to, written down for the others: who writes to a match tells those nodes alone. */
export class Attendance {
  private readonly node: string
  private readonly perform: Perform
  private readonly attended = new Set<string>()
  /** What is not written down yet. */
  private readonly changed = new Set<string>()
  private next: Promise<void> | null = null
  private last: Promise<void> = Promise.resolve()

  constructor(node: string, perform: Perform) {
    this.node = node
    this.perform = perform
  }

  /** Whoever writes to the match after this is fulfilled tells this node. */
  attend(match: string): Promise<void> {
    if (!this.attended.has(match)) {
      this.attended.add(match)
      this.changed.add(match)
    }
    return this.written()
  }

  leave(match: string): void {
    if (!this.attended.delete(match)) return
    this.changed.add(match)
    // If it fails it is done with the next; until then this node is told more than it needs.
    this.written().catch(() => {})
  }

  /** Writes it down again. */
  renew(): Promise<void> {
    for (const match of this.attended) this.changed.add(match)
    return this.written()
  }

  /** One statement at a time, so that the last word on a match is the last one written. */
  private written(): Promise<void> {
    if (this.next === null && this.changed.size > 0) {
      this.next = this.last.catch(() => {}).then(() => this.write())
      this.last = this.next
    }
    return this.next ?? this.last
  }

  private async write(): Promise<void> {
    await setImmediate()
    this.next = null
    const changed = [...this.changed]
    this.changed.clear()
    const come = changed.filter((match) => this.attended.has(match))
    const gone = changed.filter((match) => !this.attended.has(match))
    try {
      await this.perform(CHANGE, [this.node, gone, this.node, come])
    } catch (error) {
      for (const match of changed) this.changed.add(match)
      throw error
    }
  }
}
