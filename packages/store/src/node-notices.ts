import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import { Client } from 'pg'

import type { Row } from './database.ts'
import { changeNotice, dispatchNotice, presenceNotice } from './notices.ts'
import type { Appended, ChangeKind, Listener } from './store.ts'
import { Subscriptions } from './subscriptions.ts'

/** Each node listens on a channel of its own. Its connection has the same name. */
export const CHANNEL = 'ziggurat_'

/**
 * Sends notices to the other nodes that subscribe to a match, in the order of its log. Notices need not be durable: the
 * changes that they announce are.
 */
const NOTIFY = `
  WITH quick AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true)),
  notices AS MATERIALIZED (
    SELECT attending.node, sent.notice
    FROM unnest(?::text[], ?::text[]) WITH ORDINALITY AS sent (match, notice, number)
    JOIN attending ON attending.match = sent.match AND attending.node <> ?
    ORDER BY sent.number
  )
  SELECT pg_notify('${CHANNEL}' || node, notice) FROM quick, notices`

const DROP_DEAD_NODES = `
  DELETE FROM attending
  WHERE '${CHANNEL}' || node NOT IN (SELECT application_name FROM pg_stat_activity WHERE application_name IS NOT NULL)`

/** How often sending notices is tried, and the pause between tries in milliseconds. */
const TRIES = 20
const RETRY_AFTER = 500
const RECONNECT_AFTER = 500

interface Notice {
  readonly match: string
  readonly text: string
}

type Query = (sql: string, values: readonly unknown[]) => Promise<readonly Row[]>

/** Notifies the other nodes of a database of this node's changes, and receives theirs. */
export class NodeNotices {
  private readonly url: string
  private readonly timeout: number
  private readonly query: Query
  /** A unique name, also for each restart. */
  private readonly name = randomBytes(8).toString('hex')
  private readonly subscriptions: Subscriptions
  private listener: Omit<Listener, 'known'> | null = null
  private connection: Client | null = null
  private unsent: Notice[] = []
  private sending: Promise<void> = Promise.resolve()
  private closed = false

  constructor(url: string, timeout: number, query: Query) {
    this.url = url
    this.timeout = timeout
    this.query = query
    this.subscriptions = new Subscriptions(this.name, query)
  }

  /** Not in the transaction of the change: PostgreSQL serializes commits that have notices. */
  announce(match: string, what: ChangeKind, appended?: Appended): void {
    this.send({ match, text: changeNotice(match, what, appended) })
  }

  announcePresence(match: string, people: readonly string[]): void {
    this.send({ match, text: presenceNotice({ match, people, node: this.name }) })
  }

  subscribe(match: string): Promise<void> {
    return this.subscriptions.subscribe(match)
  }

  unsubscribe(match: string): void {
    this.subscriptions.unsubscribe(match)
  }

  private send(notice: Notice): void {
    this.unsent.push(notice)
    if (this.unsent.length === 1) this.sending = this.sending.then(() => this.sendAll())
  }

  /** Retries on failure: nodes poll for changes of the log that they have missed, but not for chat. */
  private async sendAll(): Promise<void> {
    const notices = this.unsent
    this.unsent = []
    const values = [notices.map(({ match }) => match), notices.map(({ text }) => text), this.name]
    for (let tries = 1; tries <= TRIES; tries++) {
      try {
        await this.query(NOTIFY, values)
        return
      } catch {
        if (this.closed) return
        await pause(RETRY_AFTER)
      }
    }
  }

  listen(listener: Omit<Listener, 'known'>): void {
    this.listener = listener
    void this.connect()
  }

  /** Listens on a separate connection, and reconnects when it breaks. */
  private async connect(): Promise<void> {
    if (this.closed) return
    const channel = `${CHANNEL}${this.name}`
    const client = new Client({
      connectionString: this.url,
      application_name: channel,
      connectionTimeoutMillis: this.timeout,
      // The connection may be idle for hours; without this, a router may drop it and neither side notices.
      keepAlive: true,
      keepAliveInitialDelayMillis: 60_000,
    })
    const reconnect = (): void => {
      if (this.connection !== client) return
      this.connection = null
      client.end().catch(() => {})
      if (!this.closed) setTimeout(() => void this.connect(), RECONNECT_AFTER)
    }
    client.on('error', reconnect)
    client.on('end', reconnect)
    client.on('notification', ({ payload = '' }) => {
      if (this.listener !== null) dispatchNotice(payload, this.listener)
    })
    this.connection = client
    try {
      await client.connect()
      await client.query(`LISTEN ${channel}`)
      await client.query(DROP_DEAD_NODES)
      await this.subscriptions.renew()
      // Any match may have changed before this node listened.
      this.listener?.onChange('', 'match')
    } catch {
      reconnect()
      // The connection may be listening although the subscriptions could not be written.
      client.end().catch(() => {})
    }
  }

  /** Must be called before the connections of `query` are closed. */
  async close(): Promise<void> {
    this.closed = true
    await this.connection?.end()
    await this.sending
    await this.query('DELETE FROM attending WHERE node = ?', [this.name]).catch(() => {})
  }
}
