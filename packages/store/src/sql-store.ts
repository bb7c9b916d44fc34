import type { Database } from './database.ts'
import { sqlBlocks } from './sql-blocks.ts'
import { sqlErrands } from './sql-errands.ts'
import { sqlMatches } from './sql-matches.ts'
import { sqlPeople } from './sql-people.ts'
import { sqlPurge } from './sql-purge.ts'
import { sqlReports } from './sql-reports.ts'
import { sqlSchedule } from './sql-schedule.ts'
import { sqlSettings } from './sql-settings.ts'
import type { Store } from './store.ts'

/** A store on an SQL database. */
export const sqlStore = (database: Database): Store => ({
  ...sqlPeople(database),
  ...sqlMatches(database),
  ...sqlSchedule(database),
  ...sqlErrands(database),
  ...sqlBlocks(database),
  ...sqlReports(database),
  ...sqlSettings(database),
  ...sqlPurge(database),
  listen: (listener) => database.listen(listener),
  subscribe: (match) => database.subscribe(match),
  unsubscribe: (match) => database.unsubscribe(match),
  announcePresence: (match, people) => database.announcePresence(match, people),
  async ping() {
    await database.rows('SELECT 1 AS one', [])
  },
  close: () => database.close(),
})
