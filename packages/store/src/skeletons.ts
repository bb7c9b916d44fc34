import type { Database } from './database.ts'
import { skeletonOf } from './names.ts'
import { text } from './rows.ts'
import { StatementRunner } from './statements.ts'

/** How many accounts are changed in one commit. */
const AT_ONCE = 1_000

/** Called at the start, after each commit and at the end, with the number of accounts that have a skeleton, and of all. */
export type OnSkeletons = (done: number, all: number) => void

/**
 * Computes the skeletons of accounts that older code has stored. If two of them look alike, the later one gets a skeleton that
 * nothing else has: both keep their names, and nobody can take a third name like theirs. If it breaks off, the next start does
 * the rest. Two nodes must not do it at the same time.
 */
export async function addSkeletons(database: Database, onProgress: OnSkeletons = () => {}): Promise<void> {
  const sql = new StatementRunner(database)
  const query =
    'SELECT id, name FROM people WHERE name_key IS NOT NULL AND skeleton IS NULL ORDER BY created, id'
  const accounts = await sql.rows(query)
  const all = accounts.length
  if (all === 0) return
  onProgress(0, all)
  for (let from = 0; from < all; from += AT_ONCE) {
    const batch = accounts
      .slice(from, from + AT_ONCE)
      .map((row) => ({ id: text(row, 'id'), skeleton: skeletonOf(text(row, 'name')) }))
    const skeletons = batch.map(({ skeleton }) => skeleton)
    const found = `SELECT skeleton FROM people WHERE skeleton IN (${batch.map(() => '?').join(', ')})`
    const taken = new Set((await sql.rows(found, ...skeletons)).map((row) => text(row, 'skeleton')))
    const made = batch.flatMap(({ id, skeleton }) => {
      const isTaken = taken.has(skeleton)
      taken.add(skeleton)
      return [id, isTaken ? `${skeleton} ${id}` : skeleton]
    })
    const values = batch.map(() => '(?, ?)').join(', ')
    await sql.change(
      // Also to compare `skeleton` with null would make SQLite go through the values for each account.
      `UPDATE people SET skeleton = made.column2 FROM (VALUES ${values}) AS made WHERE people.id = made.column1`,
      ...made,
    )
    onProgress(Math.min(from + AT_ONCE, all), all)
  }
}
