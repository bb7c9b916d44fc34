import type { Database } from './database.ts'
import { sqlMatches } from './sql-matches.ts'
import { sqlPeople } from './sql-people.ts'
import { sqlSchedule } from './sql-schedule.ts'
import type { Store } from './store.ts'

/** The store on a database that speaks SQL. */
export const sqlStore = (database: Database): Store => ({
  ...sqlPeople(database),
  ...sqlMatches(database),
  ...sqlSchedule(database),
  watch: (ears) => database.watch(ears),
  attend: (match) => database.attend(match),
  leave: (match) => database.leave(match),
  here: (match, people) => database.here(match, people),
  async ping() {
    await database.rows('SELECT 1 AS one', [])
  },
  close: () => database.close(),
})
