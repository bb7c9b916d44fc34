import type { Database } from './database.ts'
import { text } from './rows.ts'
import { StatementRunner } from './statements.ts'
import type { SettingsStore } from './store.ts'

/** Settings in a database, by key. */
export function sqlSettings(database: Database): SettingsStore {
  const sql = new StatementRunner(database)
  return {
    async settings(): Promise<ReadonlyMap<string, string>> {
      const rows = await sql.rows('SELECT key, value FROM settings')
      return new Map(rows.map((row) => [text(row, 'key'), text(row, 'value')]))
    },

    async saveSetting(key: string, value: string): Promise<void> {
      const query =
        'INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value'
      await sql.change(query, key, value)
    },
  }
}
