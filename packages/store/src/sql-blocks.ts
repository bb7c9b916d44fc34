import type { Database } from './database.ts'
import { number, text } from './rows.ts'
import { lockPerson, StatementRunner, statement } from './statements.ts'
import type { Block, BlockStore } from './store.ts'

/** The blocks between people, in a database. */
export function sqlBlocks(database: Database): BlockStore {
  const sql = new StatementRunner(database)

  const blockersOf = async (person: string): Promise<ReadonlySet<string>> => {
    const query = 'SELECT person, other FROM blocks WHERE other IN (?)'
    const rows = await database.rowsOf(query, 'other', person)
    return new Set(rows.map((row) => text(row, 'person')))
  }

  return {
    async addBlock(person: string, { other, at }: Block, most: number): Promise<boolean> {
      const own = 'SELECT count(*) FROM blocks WHERE person = ?'
      const query =
        `INSERT INTO blocks (person, other, at) SELECT ?, ?, ? WHERE (${own}) < ? ` +
        'ON CONFLICT (person, other) DO NOTHING'
      const values = [person, other, at, person, most]
      await database.transaction([lockPerson(person), statement(query, ...values)])
      return (await blockersOf(other)).has(person)
    },

    async removeBlock(person: string, other: string): Promise<void> {
      await sql.change('DELETE FROM blocks WHERE person = ? AND other = ?', person, other)
    },

    async blocksOf(person: string): Promise<readonly Block[]> {
      const query = 'SELECT other, at FROM blocks WHERE person = ? ORDER BY at, other'
      return (await sql.rows(query, person)).map((row) => ({
        other: text(row, 'other'),
        at: number(row, 'at'),
      }))
    },

    blockersOf,
  }
}
