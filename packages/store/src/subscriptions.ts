import { setImmediate } from 'node:timers/promises'

/** Unlogged: the table is empty after a crash of the database, and each node writes its rows again. */
export const ATTENDING = `
  CREATE UNLOGGED TABLE IF NOT EXISTS attending (match TEXT, node TEXT, PRIMARY KEY (match, node))`

const CHANGE = `
  WITH gone AS (DELETE FROM attending WHERE node = ? AND match = ANY(?::text[]))
  INSERT INTO attending (match, node) SELECT match, ? FROM unnest(?::text[]) AS come (match)
  ON CONFLICT DO NOTHING`

type Perform = (sql: string, values: readonly unknown[]) => Promise<unknown>

/** The matches that this node subscribes to, written to the database: a node that writes to a match notifies only its subscribers. */
export class Subscriptions {
  private readonly node: string
  private readonly perform: Perform
  private readonly subscribed = new Set<string>()
  /** Matches whose row is not written yet. */
  private readonly changed = new Set<string>()
  private next: Promise<void> | null = null
  private last: Promise<void> = Promise.resolve()

  constructor(node: string, perform: Perform) {
    this.node = node
    this.perform = perform
  }

  /** This node is notified of everything that is written to the match after the promise is fulfilled. */
  subscribe(match: string): Promise<void> {
    if (!this.subscribed.has(match)) {
      this.subscribed.add(match)
      this.changed.add(match)
    }
    return this.written()
  }

  unsubscribe(match: string): void {
    if (!this.subscribed.delete(match)) return
    this.changed.add(match)
    // If it fails it is done with the next; until then this node is told more than it needs.
    this.written().catch(() => {})
  }

  /** Writes it down again. */
  renew(): Promise<void> {
    for (const match of this.subscribed) this.changed.add(match)
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
    const come = changed.filter((match) => this.subscribed.has(match))
    const gone = changed.filter((match) => !this.subscribed.has(match))
    try {
      await this.perform(CHANGE, [this.node, gone, this.node, come])
    } catch (error) {
      for (const match of changed) this.changed.add(match)
      throw error
    }
  }
}
