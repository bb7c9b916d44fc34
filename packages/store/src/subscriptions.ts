import { setImmediate } from 'node:timers/promises'

/**
 * The table `attending` holds the subscriptions: which node follows which match. Unlogged: it is empty after a
 * crash of the database, and each node writes its rows again.
 */
export const SUBSCRIPTIONS_TABLE = `
  CREATE UNLOGGED TABLE IF NOT EXISTS attending (match TEXT, node TEXT, PRIMARY KEY (match, node))`

const CHANGE = `
  WITH removed AS (DELETE FROM attending WHERE node = ? AND match = ANY(?::text[]))
  INSERT INTO attending (match, node) SELECT match, ? FROM unnest(?::text[]) AS added (match)
  ON CONFLICT DO NOTHING`

type Perform = (sql: string, values: readonly unknown[]) => Promise<unknown>

/** The matches that this node subscribes to, stored in the database. A node that changes a match notifies only its subscribers. */
export class Subscriptions {
  private readonly node: string
  private readonly perform: Perform
  private readonly subscribed = new Set<string>()
  /** Matches whose row must be written or deleted. */
  private readonly changed = new Set<string>()
  private next: Promise<void> | null = null
  private last: Promise<void> = Promise.resolve()

  constructor(node: string, perform: Perform) {
    this.node = node
    this.perform = perform
  }

  /** Resolves when this node will be notified of all later changes. */
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
    // If it fails, the next write does it; until then this node only gets more notices than it needs.
    this.written().catch(() => {})
  }

  /** Writes all rows again. */
  renew(): Promise<void> {
    for (const match of this.subscribed) this.changed.add(match)
    return this.written()
  }

  /** One statement at a time, so that the last change of a match is the last one written. */
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
    const added = changed.filter((match) => this.subscribed.has(match))
    const removed = changed.filter((match) => !this.subscribed.has(match))
    try {
      await this.perform(CHANGE, [this.node, removed, this.node, added])
    } catch (error) {
      for (const match of changed) this.changed.add(match)
      throw error
    }
  }
}
