import { setImmediate } from 'node:timers/promises'

import { AT_ONCE } from './database.ts'
import type { Database, Row } from './database.ts'
import { askedText } from './rows.ts'
import { KEEP_CLAIM } from './sql-matches.ts'
import type { Scheduling, End, Entry, Store } from './store.ts'

const STATEMENTS_AT_ONCE = 2
/** The pause before an append is retried because another node has locked the match, in milliseconds. */
const RETRY_AFTER = 5

/** A database that accepts arrays as parameters. */
interface ListDatabase extends Database {
  rows(sql: string, values: readonly unknown[]): Promise<readonly Row[]>
}

interface Appending {
  readonly match: string
  readonly length: number
  readonly entries: readonly Entry[]
  readonly scheduling: Scheduling | undefined
  readonly end: End | undefined
  /** How often the match was locked by another node. */
  skipped: number
  readonly done: (grown: boolean) => void
  readonly failed: (error: unknown) => void
}

/**
 * Appends to different matches in one statement: one round trip and one commit. A match that another node has locked is
 * skipped, so that the other matches do not wait for it.
 */
const APPEND = `
  WITH wanted AS (
    SELECT match, length, more, touched, ended, data, asked
    FROM unnest($1::text[], $2::int[], $3::int[], $4::bigint[], $14::bigint[], $15::text[], $16::text[])
      AS w (match, length, more, touched, ended, data, asked)
  ), locked AS MATERIALIZED (
    SELECT id FROM matches WHERE id = ANY($1::text[]) FOR NO KEY UPDATE SKIP LOCKED
  ), grown AS (
    UPDATE matches SET length = matches.length + w.more, touched = w.touched, asked = w.asked,
      status = CASE WHEN w.ended IS NULL THEN status ELSE 'over' END,
      ended = COALESCE(w.ended, matches.ended), data = COALESCE(w.data, matches.data),
      revision = revision + CASE WHEN w.ended IS NULL THEN 0 ELSE 1 END
    FROM wanted w JOIN locked ON locked.id = w.match
    WHERE matches.id = w.match AND matches.length = w.length AND matches.status <> 'over'
    RETURNING matches.id
  ), added AS (
    INSERT INTO log (match, number, at, seat, text)
    SELECT e.match, e.number, e.at, e.seat, e.text
    FROM unnest($5::text[], $6::int[], $7::bigint[], $8::int[], $9::text[]) AS e (match, number, at, seat, text)
    WHERE e.match IN (SELECT id FROM grown)
  ), due AS (
    INSERT INTO schedule (match, due, claimed, length)
    SELECT c.match, c.due, c.claimed, c.length
    FROM unnest($10::text[], $11::bigint[], $12::bigint[], $13::int[]) AS c (match, due, claimed, length)
    WHERE c.due IS NOT NULL AND c.match IN (SELECT id FROM grown)
    ORDER BY c.match
    ${KEEP_CLAIM}
  ), nothing_due AS (
    DELETE FROM schedule USING unnest($10::text[], $11::bigint[]) AS c (match, due)
    WHERE schedule.match = c.match AND c.due IS NULL AND c.match IN (SELECT id FROM grown)
  )
  SELECT locked.id, grown.id IS NOT NULL AS grown FROM locked LEFT JOIN grown ON grown.id = locked.id`

function columns(batch: readonly Appending[]): readonly unknown[] {
  const lines = batch.flatMap(({ match, length, entries }) =>
    entries.map((entry, i) => ({ ...entry, match, number: length + 1 + i })),
  )
  const scheduled = batch.flatMap(({ match, length, entries, scheduling }) =>
    scheduling === undefined
      ? []
      : [{ match, due: scheduling.due, claimed: scheduling.until ?? 0, length: length + entries.length }],
  )
  return [
    batch.map(({ match }) => match),
    batch.map(({ length }) => length),
    batch.map(({ entries }) => entries.length),
    batch.map(({ entries }) => entries.at(-1)?.at ?? 0),
    lines.map(({ match }) => match),
    lines.map(({ number }) => number),
    lines.map(({ at }) => at),
    lines.map(({ seat }) => seat),
    lines.map(({ text }) => text),
    scheduled.map(({ match }) => match),
    scheduled.map(({ due }) => due),
    scheduled.map(({ claimed }) => claimed),
    scheduled.map(({ length }) => length),
    batch.map(({ end }) => end?.ended ?? null),
    batch.map(({ end }) => (end === undefined ? null : JSON.stringify(end.data))),
    batch.map(({ scheduling }) => (scheduling?.asked === undefined ? null : askedText(scheduling.asked))),
  ]
}

/** Batches appends that come while others are in flight. */
export class Appends {
  private readonly postgres: ListDatabase
  private readonly tries: number
  private waiting: Appending[] = []
  /** Appends that wait for a retry because another node had locked the match. */
  private skipped: Appending[] = []
  private inFlight = 0

  /** `tries`: how often an append is tried while another node has locked the match. */
  constructor(postgres: ListDatabase, tries: number) {
    this.postgres = postgres
    this.tries = tries
  }

  readonly append: Store['append'] = (match, length, entries, scheduling, end) =>
    new Promise((done, failed) => {
      this.waiting.push({ match, length, entries, scheduling, end, skipped: 0, done, failed })
      if (this.waiting.length === 1) void this.sendSoon()
    })

  /** The log has this length now: queued appends at an earlier length fail without being tried. */
  dropOutdated(match: string, length: number): void {
    const isLate = (each: Appending): boolean => each.match === match && each.length < length
    for (const list of [this.waiting, this.skipped]) {
      const late = list.filter(isLate)
      if (late.length > 0) list.splice(0, Infinity, ...list.filter((each) => !isLate(each)))
      for (const each of late) each.done(false)
    }
  }

  private async sendSoon(): Promise<void> {
    await setImmediate()
    await this.send()
  }

  private async send(): Promise<void> {
    if (this.inFlight >= STATEMENTS_AT_ONCE || this.waiting.length === 0) return
    const batch = new Map<string, Appending>()
    for (const each of this.waiting) if (!batch.has(each.match)) batch.set(each.match, each)
    this.waiting = this.waiting.filter((each) => batch.get(each.match) !== each)
    this.inFlight++
    await this.perform([...batch.values()])
    this.inFlight--
    void this.send()
  }

  private end({ match, length, entries, done }: Appending, grown: boolean): void {
    if (grown) this.postgres.announce(match, 'log', { after: length, entries })
    done(grown)
  }

  /** Usually the other node's notice comes first, and then no retry is needed. */
  private retryLater(each: Appending): void {
    each.skipped++
    this.skipped.push(each)
    if (this.skipped.length > 1) return
    setTimeout(() => {
      this.waiting.push(...this.skipped)
      this.skipped = []
      void this.send()
    }, RETRY_AFTER)
  }

  private async perform(batch: readonly Appending[]): Promise<void> {
    try {
      const rows = await this.postgres.rows(APPEND, columns(batch))
      const grown = new Map(rows.map((row) => [row['id'], Boolean(row['grown'])]))
      for (const [at, each] of batch.entries()) {
        if (at > 0 && at % AT_ONCE === 0) await setImmediate()
        const done = grown.get(each.match)
        if (done === undefined && each.skipped < this.tries) this.retryLater(each)
        else this.end(each, done === true)
      }
    } catch (error) {
      // An append that fails must not fail the others of its batch.
      if (batch.length > 1) for (const each of batch) await this.perform([each])
      else for (const each of batch) each.failed(error)
    }
  }
}
