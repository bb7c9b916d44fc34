import { setImmediate } from 'node:timers/promises'

import { AT_ONCE } from './database.ts'
import type { Database, Row } from './database.ts'
import { KEEP_DUE } from './sql-matches.ts'
import type { Care, End, Entry, Store } from './store.ts'

const STATEMENTS_AT_ONCE = 2
/** After how many milliseconds an append is tried again to a match that another node writes to. */
const PASSED_FOR = 5

/** A database that takes lists as values. */
interface ListDatabase extends Database {
  rows(sql: string, values: readonly unknown[]): Promise<readonly Row[]>
}

interface Appending {
  readonly match: string
  readonly length: number
  readonly entries: readonly Entry[]
  readonly care: Care | undefined
  readonly end: End | undefined
  /** How often the match was passed over. */
  passed: number
  readonly done: (grown: boolean) => void
  readonly failed: (error: unknown) => void
}

/**
 * Appends to different matches in one statement: one way there and back, and one commit. A match that another node
 * writes to at this moment is passed over, so that nobody waits for what others do with other matches.
 */
const APPEND = `
  WITH wanted AS (
    SELECT match, length, more, touched, ended, data
    FROM unnest($1::text[], $2::int[], $3::int[], $4::bigint[], $14::bigint[], $15::text[])
      AS w (match, length, more, touched, ended, data)
  ), locked AS MATERIALIZED (
    SELECT id FROM matches WHERE id = ANY($1::text[]) FOR NO KEY UPDATE SKIP LOCKED
  ), grown AS (
    UPDATE matches SET length = matches.length + w.more, touched = w.touched,
      status = CASE WHEN w.ended IS NULL THEN status ELSE 'over' END,
      ended = COALESCE(w.ended, matches.ended), data = COALESCE(w.data, matches.data),
      revision = revision + CASE WHEN w.ended IS NULL THEN 0 ELSE 1 END
    FROM wanted w JOIN locked ON locked.id = w.match
    WHERE matches.id = w.match AND matches.length = w.length
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
    ${KEEP_DUE}
  ), nothing_due AS (
    DELETE FROM schedule USING unnest($10::text[], $11::bigint[]) AS c (match, due)
    WHERE schedule.match = c.match AND c.due IS NULL AND c.match IN (SELECT id FROM grown)
  )
  SELECT locked.id, grown.id IS NOT NULL AS grown FROM locked LEFT JOIN grown ON grown.id = locked.id`

function columns(batch: readonly Appending[]): readonly unknown[] {
  const lines = batch.flatMap(({ match, length, entries }) =>
    entries.map((entry, i) => ({ ...entry, match, number: length + 1 + i })),
  )
  const cared = batch.flatMap(({ match, length, entries, care }) =>
    care === undefined
      ? []
      : [{ match, due: care.due, claimed: care.until ?? 0, length: length + entries.length }],
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
    cared.map(({ match }) => match),
    cared.map(({ due }) => due),
    cared.map(({ claimed }) => claimed),
    cared.map(({ length }) => length),
    batch.map(({ end }) => end?.ended ?? null),
    batch.map(({ end }) => (end === undefined ? null : JSON.stringify(end.data))),
  ]
}

/** Appends that come while others are on their way go together. */
export class Appends {
  private readonly postgres: ListDatabase
  private readonly tries: number
  private waiting: Appending[] = []
  /** Appends to matches that another node is writing to. */
  private passed: Appending[] = []
  private underway = 0

  /** `tries`: how often an append is tried to a match that another node writes to. */
  constructor(postgres: ListDatabase, tries: number) {
    this.postgres = postgres
    this.tries = tries
  }

  readonly append: Store['append'] = (match, length, entries, care, end) =>
    new Promise((done, failed) => {
      this.waiting.push({ match, length, entries, care, end, passed: 0, done, failed })
      if (this.waiting.length === 1) void this.sendSoon()
    })

  /** The log has so many entries now: what waits to be added before them need not be tried. */
  overtaken(match: string, length: number): void {
    const isLate = (each: Appending): boolean => each.match === match && each.length < length
    for (const list of [this.waiting, this.passed]) {
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
    if (this.underway >= STATEMENTS_AT_ONCE || this.waiting.length === 0) return
    const batch = new Map<string, Appending>()
    for (const each of this.waiting) if (!batch.has(each.match)) batch.set(each.match, each)
    this.waiting = this.waiting.filter((each) => batch.get(each.match) !== each)
    this.underway++
    await this.perform([...batch.values()])
    this.underway--
    void this.send()
  }

  private end({ match, length, entries, done }: Appending, grown: boolean): void {
    if (grown) this.postgres.announce(match, 'log', { after: length, entries })
    done(grown)
  }

  /** Most often news of what the other node wrote comes first, and it need not be tried again. */
  private later(each: Appending): void {
    each.passed++
    this.passed.push(each)
    if (this.passed.length > 1) return
    setTimeout(() => {
      this.waiting.push(...this.passed)
      this.passed = []
      void this.send()
    }, PASSED_FOR)
  }

  private async perform(batch: readonly Appending[]): Promise<void> {
    try {
      const rows = await this.postgres.rows(APPEND, columns(batch))
      const grown = new Map(rows.map((row) => [row['id'], Boolean(row['grown'])]))
      for (const [at, each] of batch.entries()) {
        if (at > 0 && at % AT_ONCE === 0) await setImmediate()
        const done = grown.get(each.match)
        if (done === undefined && each.passed < this.tries) this.later(each)
        else this.end(each, done === true)
      }
    } catch (error) {
      // One that cannot be done takes no other with it.
      if (batch.length > 1) for (const each of batch) await this.perform([each])
      else for (const each of batch) each.failed(error)
    }
  }
}
